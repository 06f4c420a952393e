//! Law 34, with 17D3 (2007: 17E2): three passes in a row after a call, one of them out of rotation.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 34 | the auction is not over | [`passes_out_of_rotation`] |
//! | 2007 17E2, 2017 17D3 | it goes back to the first player who lost a turn; all passes after that are cancelled | [`goes_back`] |

use crate::{
    bridge::{Auction, Call},
    lawbook::{Edition, clause_of, index_2007, index_2017},
    ruling::Rectification,
};

use super::{law16, table::Table, tree::PlacedCall};

/// Law 34: the place of the first pass out of rotation among three or more passes after a call, with which the auction would end.
/// There are more where LHO has passed over a third pass that was out of rotation too.
///
/// # Reading
/// READING `three-passes`: only passes that follow a call count. Four passes of which the first was out of rotation and accepted end the
/// auction (22).
fn passes_out_of_rotation(auction: &Auction) -> Option<usize> {
    let calls = auction.calls();
    let first = calls.iter().rposition(|(_, call)| *call != Call::Pass).map_or(1, |last| last + 1);
    if calls.len() < first + 3 {
        return None;
    }
    let skips_a_turn = |at: &usize| {
        let before = at.checked_sub(1).and_then(|at| calls.get(at));
        calls.get(*at).zip(before).is_some_and(|((by, _), (before, _))| *by != before.lho())
    };
    (first..calls.len()).find(skips_a_turn)
}

/// The auction goes back to the first player who lost a turn, and the passes after that point are cancelled; the first of
/// them.
pub(super) fn goes_back(table: &mut Table) -> Option<PlacedCall> {
    let first = passes_out_of_rotation(table.auction())?;
    let pass = table.standing_at(first);
    table.cancel_from(first);
    pass
}

pub(super) fn result(edition: Edition) -> Rectification {
    let auction_goes_back = edition.of(index_2007::L17E2, index_2017::L17D3);
    law16::cancelled(vec![clause_of!(edition, L34), auction_goes_back])
}
