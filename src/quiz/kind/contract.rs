//! Law 22: the contract and its declarer, where a call was accepted or withdrawn on the way.

use super::super::{
    ask::Ask,
    claim::Claim,
    dice::Dice,
    draft::Draft,
    plot::Plot,
    reason::Reason,
    settle::{Mind, settle},
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Contract, Seat, Side},
    explain::{Message, Which},
    ruling::{CallStatus, Kind as Irregularity, RuledCall},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 6),
    (Plot::BidOutOfTurn, 6),
    (Plot::Slip, 2),
    (Plot::Twice, 1),
    (Plot::NotOver, 1),
    (Plot::TurnTaken, 1),
];

pub(super) fn follow(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let mind = if dice.chance(60) { Mind::Accepts } else { Mind::Refuses };
    settle(dice, table, mind)?;
    // Law 25A: who could not put a slip right does not bid on as if they had meant it.
    let late = table.last().filter(|one| one.kind == Irregularity::UnintendedCall && one.replacement.is_none());
    match late.map(|one| one.offender) {
        Some(silent) => finish_without(dice, table, silent),
        None => table.finish(dice),
    }
}

/// The auction goes on to its end, and this player only passes.
fn finish_without(dice: &mut Dice, table: &mut Table, silent: Seat) -> Option<()> {
    while let Some(turn) = table.ruling.turn {
        if turn == silent { table.call(turn, Call::Pass)? } else { table.go_on(dice)? }
    }
    Some(())
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
    let right = table.ruling.contract?;
    // The last bid that was made, or the highest but that.
    let bids = bids(&table);
    let last = bids.last().copied().filter(|(_, bid)| *bid != right.bid);
    let highest = bids.into_iter().filter(|(_, bid)| *bid != right.bid).max_by_key(|(_, bid)| *bid);
    let (seat, bid) = last.or(highest)?;
    let other = Contract { bid, declarer: first(&table, seat.side(), bid).unwrap_or(seat), ..right };
    // Two bids, each with both of a side: neither stands there more often.
    let of = |contract: Contract, declarer| Claim::Contract(Contract { declarer, ..contract });
    let wrong =
        vec![of(right, right.declarer.partner()), of(other, other.declarer), of(other, other.declarer.partner())];
    Some(Draft { ask: Ask::Contract, right: Claim::Contract(right), wrong, table })
}

/// Why it is not this contract, or not with this declarer.
pub(super) fn against(table: &Table, right: Contract, wrong: Contract) -> Option<Reason> {
    let call = Call::Bid(wrong.bid);
    if wrong.bid == right.bid {
        return Some(Message::QuizFirstToName { declarer: right.declarer, call }.into());
    }
    let stands = |one: &&RuledCall| one.status == CallStatus::Stands;
    let all = || table.ruling.calls.iter().filter(|one| one.call == call);
    let last = all().rfind(stands).or_else(|| all().next_back())?;
    let which = Which(match last.status {
        CallStatus::Stands => "outbid",
        CallStatus::Withdrawn => "withdrawn",
        CallStatus::Cancelled | CallStatus::Pending => "cancelled",
    });
    let nth = last.event.map(|event| table.nth(event)).unwrap_or_default();
    Some(Message::QuizNoContract { which, offender: last.by, call, nth }.into())
}
