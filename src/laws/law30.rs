//! Law 30: a pass out of rotation that was not accepted. Artificial passes are ruled by Law 31 (30C).

use crate::{
    bridge::Relation,
    lawbook::{Clause, Edition, index_2007, index_2017},
    ruling::{Information, Passes, Rectification},
};

use super::{
    law16,
    law29::{Branch, OutOfRotation, Refused},
    law31,
    legal::LegalAuction,
};

/// Law 30: what a refusal leads to.
pub(super) fn refused(case: &OutOfRotation) -> Refused {
    match case.edition {
        Edition::Laws2007 => Refused::OffenderPasses(refused_2007(case)),
        Edition::Laws2017 => refused_2017(case),
    }
}

/// 2007: before any bid, and at RHO's turn, the offender passes once (30A, 30B1). After a bid at partner's turn he
/// passes throughout, and partner may not double or redouble at that turn (30B2).
fn refused_2007(case: &OutOfRotation) -> Rectification {
    let nobody_has_bid = case.before.auction().last_bid().is_none();
    match case.turn_of {
        _ if nobody_has_bid => passes(index_2007::L30A, Passes::Once, law16::WITHDRAWN, vec![index_2007::L23]),
        Relation::Rho => passes(index_2007::L30B1, Passes::Once, Information::Authorised, vec![]),
        Relation::Partner | Relation::Lho | Relation::Same => {
            let mut result = passes(index_2007::L30B2A, Passes::Throughout, law16::WITHDRAWN, vec![index_2007::L23]);
            result.clauses.push(index_2007::L30B2B);
            result
        }
    }
}

/// 2017: at RHO's turn the offender passes once (30A). At partner's turn, or LHO's, partner is free, and the offender
/// chooses at his turn (30B1).
///
/// # Reading
/// READING: under 30A the pass is simply repeated, so that no lead restriction follows from Law 26.
fn refused_2017(case: &OutOfRotation) -> Refused {
    match case.turn_of {
        Relation::Rho => {
            Refused::OffenderPasses(passes(index_2017::L30A, Passes::Once, Information::Authorised, vec![]))
        }
        Relation::Partner | Relation::Lho | Relation::Same => Refused::OffenderFree(Rectification {
            clauses: vec![index_2017::L30B1A],
            information: Some(law16::WITHDRAWN),
            ..Rectification::default()
        }),
    }
}

fn passes(clause: Clause, offender_passes: Passes, information: Information, review: Vec<Clause>) -> Rectification {
    Rectification {
        clauses: vec![clause],
        offender_passes,
        information: Some(information),
        review,
        ..Rectification::default()
    }
}

/// 2017 Law 30B1(b): what the offender's call at his turn comes to.
pub(super) fn rectification(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    match branch {
        Branch::Comparable(ground) => law31::comparable(std::iter::once(index_2017::L30B1BI).chain(ground).collect()),
        Branch::Repeated | Branch::SameDenomination | Branch::Other => {
            law31::barred(vec![index_2017::L30B1BII], Passes::Once, case.lead(legal), index_2017::L72C)
        }
    }
}
