//! Law 31: a bid out of rotation that was not accepted; also an artificial pass, or a pass of partner's artificial call.

use crate::{
    bridge::{Call, Denomination, Relation},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{Feature, MadeCall},
    ruling::{Information, Passes, Rectification},
};

use super::{
    law16,
    law26::LeadRuling,
    law29::{Branch, OutOfRotation, Refused},
    legal::LegalAuction,
};

/// Law 31: what a refusal leads to.
///
/// # Editions
/// At RHO's turn it depends on RHO in both. At partner's turn, or LHO's: 2007 silences partner at once (31B), 2017
/// leaves him free until the offender has called (31B1).
pub(super) fn refused(case: &OutOfRotation) -> Refused {
    match (case.turn_of, case.edition) {
        (Relation::Rho, _) => Refused::DependsOnRho,
        (_, Edition::Laws2007) => Refused::OffenderFree(Rectification {
            clauses: prefixed(case, vec![index_2007::L31B]),
            partner_passes: Passes::Throughout,
            information: Some(law16::WITHDRAWN),
            review: vec![index_2007::L23],
            ..Rectification::default()
        }),
        (_, Edition::Laws2017) => Refused::OffenderFree(Rectification {
            clauses: prefixed(case, vec![index_2017::L31B1]),
            information: Some(law16::WITHDRAWN),
            ..Rectification::default()
        }),
    }
}

/// Law 31: what the offender's call at his turn comes to.
pub(super) fn rectification(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    match case.edition {
        Edition::Laws2007 => rule_2007(case, branch, legal),
        Edition::Laws2017 => rule_2017(case, branch, legal),
    }
}

fn rule_2007(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    match (branch, case.turn_of) {
        (Branch::Repeated, _) => repeated(prefixed(case, vec![index_2007::L31A1]), case.call.call),
        (Branch::SameDenomination, _) => {
            barred(prefixed(case, vec![index_2007::L31A2A]), Passes::Once, case.lead(legal), index_2007::L23)
        }
        (Branch::Comparable(_) | Branch::Other, Relation::Rho) => {
            barred(prefixed(case, vec![index_2007::L31A2B]), Passes::Throughout, case.lead(legal), index_2007::L23)
        }
        (Branch::Comparable(_) | Branch::Other, Relation::Partner | Relation::Lho | Relation::Same) => {
            barred(prefixed(case, vec![index_2007::L31B]), Passes::Throughout, case.lead(legal), index_2007::L23)
        }
    }
}

fn rule_2017(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    let sent_by = match case.turn_of {
        Relation::Rho => None,
        Relation::Partner | Relation::Lho | Relation::Same => Some(index_2017::L31B2),
    };
    let chain = |clause: Clause| prefixed(case, sent_by.into_iter().chain([clause]).collect());
    match branch {
        Branch::Repeated => repeated(prefixed(case, vec![index_2017::L31A1]), case.call.call),
        Branch::Comparable(ground) => {
            let mut clauses = chain(index_2017::L31A2A);
            clauses.extend(ground);
            comparable(clauses)
        }
        Branch::SameDenomination | Branch::Other => {
            barred(chain(index_2017::L31A2B), Passes::Once, case.lead(legal), index_2017::L72C)
        }
    }
}

/// 2007 Law 31A2(a), with 29C: whether the offender repeats the denomination at any level; of an artificial bid, one
/// that it specified.
pub(super) fn repeats_the_denomination(case: &OutOfRotation, made: &MadeCall) -> bool {
    let (Some(old), Some(new)) = (case.call.call.bid(), made.call.bid()) else { return false };
    if case.turn_of != Relation::Rho {
        return false;
    }
    let shows = case.call.shows();
    if shows.is_natural_for(old.denomination) {
        return old.denomination == new.denomination;
    }
    let named = match new.denomination {
        Denomination::Notrump => Feature::Notrump,
        Denomination::Clubs | Denomination::Diamonds | Denomination::Hearts | Denomination::Spades => {
            new.denomination.suit().map_or(Feature::Notrump, Feature::Suit)
        }
    };
    shows.contains(named)
}

/// Law 30C sends an artificial pass here.
fn prefixed(case: &OutOfRotation, clauses: Vec<Clause>) -> Vec<Clause> {
    let sent_by = match (case.call.call, case.edition) {
        (Call::Pass, Edition::Laws2007) => Some(index_2007::L30C),
        (Call::Pass, Edition::Laws2017) => Some(index_2017::L30C),
        (Call::Bid(_) | Call::Double | Call::Redouble, _) => None,
    };
    sent_by.into_iter().chain(clauses).collect()
}

/// Laws 31A1 and 32: the call must be repeated; it is then a legal call, and nothing else follows.
pub(super) fn repeated(clauses: Vec<Clause>, call: Call) -> Rectification {
    Rectification {
        clauses,
        must_repeat: Some(call),
        information: Some(Information::Authorised),
        ..Rectification::default()
    }
}

/// 2017 Law 23B: a comparable call; the auction goes on without rectification, but for 23C.
pub(super) fn comparable(clauses: Vec<Clause>) -> Rectification {
    Rectification {
        clauses,
        information: Some(Information::Authorised),
        review: vec![index_2017::L23C],
        ..Rectification::default()
    }
}

/// Partner must pass, and Law 26 may restrict his lead.
pub(super) fn barred(
    mut clauses: Vec<Clause>,
    partner_passes: Passes,
    lead: LeadRuling,
    review: Clause,
) -> Rectification {
    clauses.extend(lead.clauses);
    Rectification {
        clauses,
        partner_passes,
        lead: lead.lead,
        information: Some(law16::WITHDRAWN),
        review: vec![review],
        ..Rectification::default()
    }
}
