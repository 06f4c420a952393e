//! Law 32: a double or redouble out of rotation, allowed by Law 19, that was not accepted.

use crate::{
    bridge::Relation,
    lawbook::{Edition, index_2007, index_2017},
    ruling::{Passes, Rectification},
};

use super::{
    law16,
    law29::{Branch, OutOfRotation, Refused},
    law31,
    legal::LegalAuction,
};

/// Law 32: what a refusal leads to.
///
/// # Editions
/// The lettering is swapped: partner's turn is 32A in 2007 and 32B in 2017. There 2007 silences partner at once; 2017
/// leaves him free until the offender has called.
pub(super) fn refused(case: &OutOfRotation) -> Refused {
    match (case.turn_of, case.edition) {
        (Relation::Rho, _) => Refused::DependsOnRho,
        (_, Edition::Laws2007) => Refused::OffenderFree(Rectification {
            clauses: vec![index_2007::L32A],
            partner_passes: Passes::Throughout,
            information: Some(law16::WITHDRAWN),
            review: vec![index_2007::L23],
            ..Rectification::default()
        }),
        (_, Edition::Laws2017) => Refused::OffenderFree(Rectification {
            clauses: vec![index_2017::L32B1],
            information: Some(law16::WITHDRAWN),
            ..Rectification::default()
        }),
    }
}

/// Law 32: what the offender's call at his turn comes to.
pub(super) fn rectification(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    match (case.edition, branch, case.turn_of) {
        (Edition::Laws2007, Branch::Repeated, _) => law31::repeated(vec![index_2007::L32B1], case.call.call),
        (Edition::Laws2017, Branch::Repeated, _) => law31::repeated(vec![index_2017::L32A1], case.call.call),
        (Edition::Laws2007, _, turn_of) => {
            let clause = match turn_of {
                Relation::Rho => index_2007::L32B2,
                Relation::Partner | Relation::Lho | Relation::Same => index_2007::L32A,
            };
            law31::barred(vec![clause], Passes::Throughout, case.lead(legal), index_2007::L23)
        }
        (Edition::Laws2017, branch, turn_of) => {
            let sent_by = match turn_of {
                Relation::Rho => None,
                Relation::Partner | Relation::Lho | Relation::Same => Some(index_2017::L32B2),
            };
            let chain = |clause| sent_by.into_iter().chain([clause]);
            match branch {
                Branch::Comparable(ground) => law31::comparable(chain(index_2017::L32A2A).chain(ground).collect()),
                Branch::Repeated | Branch::SameDenomination | Branch::Other => {
                    law31::barred(chain(index_2017::L32A2B).collect(), Passes::Once, case.lead(legal), index_2017::L72C)
                }
            }
        }
    }
}
