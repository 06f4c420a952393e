//! Law 28: calls that count as made in rotation.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 28A | RHO must pass, so a call at their turn is in rotation | [`passes_first`] |
//! | 28B | an opponent of the offender, whose turn it was, calls first | [`not_made`], `law29`, `removed` |

use crate::{
    bridge::{Call, Seat},
    lawbook::{Edition, clause_of},
    ruling::Rectification,
};

use super::{law16, table::Table, tree::PlacedCall};

/// Law 28A: the player whose turn it is, if they must pass anyway and their LHO calls. Their pass is taken as made, and the
/// call is in rotation.
pub(super) fn passes_first(table: &Table, call: &PlacedCall) -> Option<Seat> {
    let turn = table.auction().turn();
    let is_in_rotation = call.by.rho() == turn && table.force.must_pass(turn) && !table.auction().is_over();
    is_in_rotation.then_some(turn)
}

/// Law 28A: whether this call comes after a pass that ends the auction, so that it is nothing at all.
pub(super) fn follows_the_end(table: &Table, passer: Seat, call: &PlacedCall) -> bool {
    call.made.call == Call::Pass && table.auction().with(passer, Call::Pass).is_over()
}

pub(super) fn result(edition: Edition) -> Rectification {
    law16::stands(vec![clause_of!(edition, L28A)])
}

/// Law 28B: the call out of rotation counts as not made.
///
/// # Reading
/// READING `doubled-out-of-turn`: an opponent in turn who doubles or redoubles that call has nothing left to double, and by the letter 36 rules
/// on it. Others let the double accept the call (29A), or leave the player their turn.
pub(super) fn not_made(edition: Edition) -> Rectification {
    law16::cancelled(vec![clause_of!(edition, L28B)])
}
