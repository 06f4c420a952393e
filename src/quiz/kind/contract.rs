//! Law 22: the contract and its declarer, where a call was accepted or withdrawn on the way.

use super::super::{
    ask::Ask,
    claim::Claim,
    dice::Dice,
    draft::Draft,
    plot::Plot,
    settle::{Mind, settle},
    table::Table,
};
use crate::bridge::{Bid, Contract, Seat, Side};

pub(super) const PLOTS: &[(Plot, u32)] =
    &[(Plot::Insufficient, 6), (Plot::BidOutOfTurn, 6), (Plot::NotAllowed, 1), (Plot::Slip, 2), (Plot::Twice, 1)];

/// Out of a hundred tables at which even a careless reader finds the contract, so many are kept.
const KEPT: u32 = 30;

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    let mind = if dice.chance(60) { Mind::Accepts } else { Mind::Refuses };
    settle(dice, &mut table, mind)?;
    table.finish(dice)?;
    let right = table.ruling.contract?;
    if careless(&table) == Some(right) && !dice.chance(KEPT) {
        return None;
    }
    about(table)
}

/// The contract of a reader who takes every call that was made for legal, and the highest bid for the last; or who
/// forgets that the irregular call was accepted.
fn careless(table: &Table) -> Option<Contract> {
    let highest = bids(table).into_iter().max_by_key(|(_, bid)| *bid)?;
    Some(Contract { bid: highest.1, declarer: first(table, highest.0.side(), highest.1)?, ..table.ruling.contract? })
}

/// Every bid that was made, whatever became of it.
fn bids(table: &Table) -> Vec<(Seat, Bid)> {
    table.ruling.calls.iter().filter_map(|call| Some((call.by, call.call.bid()?))).collect()
}

/// Who of a side was the first to name the denomination, whatever became of that bid.
fn first(table: &Table, side: Side, bid: Bid) -> Option<Seat> {
    let named = |(seat, other): &(Seat, Bid)| seat.side() == side && other.denomination == bid.denomination;
    bids(table).into_iter().find(named).map(|(seat, _)| seat)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    if table.ruling.incidents.is_empty() {
        return None;
    }
    let right = table.ruling.contract?;
    let careless = careless(&table).filter(|careless| careless.bid != right.bid);
    let highest = bids(&table).into_iter().filter(|(_, bid)| *bid != right.bid).max_by_key(|(_, bid)| *bid);
    let other = careless.or_else(|| {
        let (seat, bid) = highest?;
        Some(Contract { bid, declarer: first(&table, seat.side(), bid).unwrap_or(seat), ..right })
    })?;
    // Two bids, each with both of a side: neither stands there more often.
    let of = |contract: Contract, declarer| (Claim::Contract(Contract { declarer, ..contract }), None);
    let wrong =
        vec![of(right, right.declarer.partner()), of(other, other.declarer), of(other, other.declarer.partner())];
    Some(Draft { ask: Ask::Contract, right: Claim::Contract(right), wrong, table })
}
