//! Law 32: a double or redouble out of rotation, allowed by Law 19, that was not accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 2007 32A, 2017 32B | at partner's turn | [`declined`], [`rectification`] |
//! | 2007 32B1, 2017 32A1 | at RHO's turn, and RHO passes: the call is repeated | [`Branch::Repeated`] |
//! | 2007 32B2, 2017 32A2 | at RHO's turn, and RHO acts | [`rectification`] |
//! | 2017 32C | at LHO's turn: Law 25 | `irregular` |

use crate::{
    bridge::Relation,
    lawbook::{Edition, index_2007, index_2017},
    ruling::{Passes, Rectification},
};

use super::{
    legal::LegalAuction,
    rotation::{Branch, Declined, OutOfRotation, barred, comparable, offender_free, partner_barred, repeated},
};

/// Law 32: what follows once the call was not accepted.
///
/// # Editions
/// The lettering is swapped: partner's turn is 32A in 2007 and 32B in 2017. There 2007 silences partner at once; 2017
/// leaves them free until the offender has called.
pub(super) fn declined(case: &OutOfRotation) -> Declined {
    match (case.turn_of, case.edition) {
        (Relation::Rho, _) => Declined::DependsOnRho,
        (_, Edition::Laws2007) => Declined::OffenderFree(partner_barred(vec![index_2007::L32A])),
        (_, Edition::Laws2017) => Declined::OffenderFree(offender_free(vec![index_2017::L32B1])),
    }
}

/// Law 32: what the offender's call at their turn comes to.
pub(super) fn rectification(case: &OutOfRotation, branch: Branch, legal: &LegalAuction) -> Rectification {
    let call = case.call.made.call;
    match (case.edition, branch, case.turn_of) {
        (Edition::Laws2007, Branch::Repeated, _) => repeated(vec![index_2007::L32B1], call),
        (Edition::Laws2017, Branch::Repeated, _) => repeated(vec![index_2017::L32A1], call),
        (Edition::Laws2007, _, turn_of) => {
            let clause = match turn_of {
                Relation::Rho => index_2007::L32B2,
                Relation::Partner | Relation::Lho | Relation::Same => index_2007::L32A,
            };
            barred(vec![clause], Passes::Throughout, case.lead(legal), index_2007::L23)
        }
        (Edition::Laws2017, branch, turn_of) => {
            let sends = match turn_of {
                Relation::Rho => None,
                Relation::Partner | Relation::Lho | Relation::Same => Some(index_2017::L32B2),
            };
            let chain = |clause| sends.into_iter().chain([clause]);
            match branch {
                Branch::Comparable(ground) => comparable(chain(index_2017::L32A2A).chain(ground).collect()),
                Branch::Repeated | Branch::SameDenomination | Branch::Other => {
                    barred(chain(index_2017::L32A2B).collect(), Passes::Once, case.lead(legal), index_2017::L72C)
                }
            }
        }
    }
}
