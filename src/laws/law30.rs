//! Law 30: a pass out of rotation that was not accepted. Artificial passes are ruled by Law 31 (30C).
//!
//! | clause | says | here |
//! |---|---|---|
//! | 2007 30A | before any bid: the offender passes once | [`not_accepted_2007`] |
//! | 2007 30B1, 2017 30A | at RHO's turn: the offender passes once | [`not_accepted`] |
//! | 2007 30B2 | at partner's turn: the offender passes throughout, partner may not double at that turn | [`not_accepted_2007`] |
//! | 2017 30B1(a) | at partner's turn, or LHO's: partner is free | [`not_accepted_2017`] |
//! | 2017 30B1(b) | the offender chooses: comparable or not | [`rectification`] |
//! | 2007 30B3, 2017 30B2 | at LHO's turn by a player who has called: Law 25 | `irregular` |
//! | 30C | an artificial pass, or a pass of partner's artificial call: Law 31 | `rotation` |

use crate::{
    lawbook::{Clause, Law30, index_2007, index_2017},
    ruling::{Passes, Rectification},
};

use super::{
    law16,
    legal::LegalAuction,
    rotation::{Consequence, OffendersCall, OutOfRotation},
};

/// Law 30: what follows once the pass was not accepted.
///
/// `partners_turn_is_gone`: partner, whose turn it was, has called already.
pub(super) fn not_accepted(case: &OutOfRotation, partners_turn_is_gone: bool) -> Consequence {
    match case.of.edition.law30() {
        Law30::Of2007 => Consequence::OffenderPasses(not_accepted_2007(case, partners_turn_is_gone)),
        Law30::Of2017 => not_accepted_2017(case, Passes::Once),
        #[cfg(feature = "drill-edition")]
        Law30::OfDrill => not_accepted_2017(case, Passes::Throughout),
    }
}

/// 2007: before any bid, and at RHO's turn, the offender passes once (30A, 30B1). After a bid at partner's turn they pass
/// throughout, and partner may not double or redouble at that turn (30B2).
///
/// # Reading
/// READING `enforced-pass-information`: nothing in 30A and 30B1 switches 16D2 off, so partner may know that the offender had to pass, and not why.
fn not_accepted_2007(case: &OutOfRotation, partners_turn_is_gone: bool) -> Rectification {
    let own = |clause| case.of.edition.own(clause);
    let nobody_has_bid = case.of.before.auction().last_bid().is_none();
    if nobody_has_bid {
        return passes(own(index_2007::L30A), Passes::Once, vec![own(index_2007::L23)]);
    }
    if case.is_rhos_turn() {
        return passes(own(index_2007::L30B1), Passes::Once, vec![]);
    }
    let mut result = passes(own(index_2007::L30B2A), Passes::Throughout, vec![own(index_2007::L23)]);
    result.no_double = (!partners_turn_is_gone).then_some(own(index_2007::L30B2B));
    result.clauses.extend(result.no_double);
    result
}

/// 2017: at RHO's turn the offender passes once (30A). At partner's turn, or LHO's, partner is free, and the offender
/// chooses at their turn (30B1).
///
/// # Reading
/// READING `repeated-pass-lead`: under 30A the pass is simply repeated, so that no lead restriction follows from Law 26. Nothing in 30A switches
/// 16C2 off.
fn not_accepted_2017(case: &OutOfRotation, offender_passes: Passes) -> Consequence {
    if case.is_rhos_turn() {
        return Consequence::OffenderPasses(passes(case.of.edition.own(index_2017::L30A), offender_passes, vec![]));
    }
    Consequence::OffenderFree(law16::cancelled(vec![case.of.edition.own(index_2017::L30B1A)]))
}

fn passes(clause: Clause, offender_passes: Passes, review: Vec<Clause>) -> Rectification {
    Rectification { offender_passes, passes_by: Some(clause), review, ..law16::cancelled(vec![clause]) }
}

/// 2017 Law 30B1(b): what follows from the offender's call at their turn.
pub(super) fn rectification(case: &OutOfRotation, call: OffendersCall, legal: &LegalAuction) -> Rectification {
    let ends = [index_2017::L30B1BI, index_2017::L30B1BII].map(|clause| case.of.edition.own(clause));
    case.rule_2017(call, ends, |clause| vec![clause], legal)
}
