//! Law 32: a double or redouble out of rotation, allowed by Law 19, that was not accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 2007 32A, 2017 32B | at partner's turn | [`not_accepted`], [`rectification`] |
//! | 2007 32B1, 2017 32A1 | at RHO's turn, and RHO passes: the call is repeated | [`OffendersCall::Repeated`] |
//! | 2007 32B2, 2017 32A2 | at RHO's turn, and RHO acts | [`rectification`] |
//! | 2017 32C | at LHO's turn: Law 25 | `irregular` |

use crate::{
    lawbook::{Clause, Law32, index_2007, index_2017},
    ruling::{Passes, Rectification},
};

use super::{
    law16,
    legal::LegalAuction,
    rotation::{Consequence, OffendersCall, OutOfRotation},
};

/// Law 32: what follows once the call was not accepted.
///
/// # Editions
/// The lettering is swapped: partner's turn is 32A in 2007 and 32B in 2017. There 2007 silences partner at once; 2017
/// leaves them free until the offender has called.
pub(super) fn not_accepted(case: &OutOfRotation) -> Consequence {
    if case.is_rhos_turn() {
        return Consequence::DependsOnRho;
    }
    let edition = case.of.edition;
    match edition.law32() {
        Law32::Of2007 => case.partner_passes_at_once(vec![edition.own(index_2007::L32A)]),
        Law32::Of2017 => Consequence::OffenderFree(law16::cancelled(vec![edition.own(index_2017::L32B1)])),
    }
}

/// Law 32: what follows from the offender's call at their turn.
pub(super) fn rectification(case: &OutOfRotation, call: OffendersCall, legal: &LegalAuction) -> Rectification {
    let edition = case.of.edition;
    match (edition.law32(), call) {
        (_, OffendersCall::Repeated) => case.repeated(vec![edition.of(index_2007::L32B1, index_2017::L32A1)]),
        (Law32::Of2007, _) => {
            let clause = if case.is_rhos_turn() { index_2007::L32B2 } else { index_2007::L32A };
            case.partner_passes(vec![edition.own(clause)], Passes::Throughout, legal)
        }
        (Law32::Of2017, _) => {
            let sends = (!case.is_rhos_turn()).then_some(edition.own(index_2017::L32B2));
            let leads_to = |clause: Clause| sends.into_iter().chain([clause]).collect();
            case.rule_2017(call, [edition.own(index_2017::L32A2A), edition.own(index_2017::L32A2B)], leads_to, legal)
        }
    }
}
