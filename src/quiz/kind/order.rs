//! Laws 17 to 19, 37 to 39: whether a call is in order, and if not, what is wrong with it.

use super::super::{
    ask::Ask,
    claim::{Claim, Fault, fault},
    deciding_clause::deciding_clause,
    dice::Dice,
    draft::Draft,
    natural::is_natural,
    plot::Plot,
    reason::{At, Reason},
    settle::{Mind, settle},
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Seat},
    lawbook::Clause,
    ruling::{Incident, Passes},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::InOrder, 10),
    (Plot::Insufficient, 5),
    (Plot::PassOutOfTurn, 1),
    (Plot::BidOutOfTurn, 6),
    (Plot::DoubleOutOfTurn, 1),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 6),
    (Plot::Twice, 16),
];

pub(super) fn play(dice: &mut Dice, table: &mut Table, plot: Plot) -> Option<()> {
    match plot {
        Plot::InOrder => in_order(dice, table)?,
        _ => plot.play(dice, table)?,
    }
    Some(())
}

/// A call in order; often one that looks as if it were not, because an insufficient bid was accepted before it.
fn in_order(dice: &mut Dice, table: &mut Table) -> Option<()> {
    match dice.below(3) {
        0 => Plot::InOrder.play(dice, table),
        1 => after_another(dice, table),
        _ => {
            // Left alone, they would double too seldom.
            let before = table.some_calls(dice, 2, 8);
            table.go_on_for(dice, before)?;
            let seat = table.ruling.turn?;
            let double =
                [Call::Double, Call::Redouble].into_iter().find(|call| table.ruling.auction.allows(seat, *call));
            table.call(seat, double?)
        }
    }
}

/// A call in order after something that was not.
fn after_another(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let first = dice.pick(&[Plot::Insufficient, Plot::Insufficient, Plot::BidOutOfTurn])?;
    first.play(dice, table)?;
    let highest = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let mind = if dice.chance(60) { Mind::Accepts } else { Mind::Refuses };
    settle(dice, table, mind)?;
    if table.ruling.incidents.iter().any(|incident| incident.event + 1 == table.record.events.len()) {
        return None;
    }
    let seat = table.ruling.turn?;
    if table.bound(seat).is_some() {
        return None;
    }
    match between(dice, table, highest) {
        Some(bid) => table.call(seat, Call::Bid(bid)),
        None => table.go_on(dice),
    }
}

/// Law 18C: a bid that beats the accepted one, and would not have beaten the one before.
fn between(dice: &mut Dice, table: &Table, highest: Option<Bid>) -> Option<Bid> {
    let (_, accepted) = table.ruling.auction.last_bid()?;
    let (auction, turn) = (&table.ruling.auction, table.ruling.turn?);
    let is_between = |bid: &Bid| *bid > accepted && Some(*bid) <= highest && is_natural(auction, turn, Call::Bid(*bid));
    let bids: Vec<Bid> = Bid::all().filter(is_between).collect();
    dice.pick(&bids)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let right = fault(&table.record, &table.ruling)?;
    let at = At::last_call(&table)?;
    let all = [None].into_iter().chain(conceivable(&table, at.call).into_iter().map(Some));
    let wrong = all.filter(|one| *one != right).map(Claim::Order).collect();
    Some(Draft { ask: Ask::Order { seat: at.seat, call: at.call }, right: Claim::Order(right), wrong, table })
}

/// Why it is not this fault.
pub(super) fn against(table: &Table, wrong: Fault) -> Option<Reason> {
    let at = At::last_call(table)?;
    let clause = if wrong == Fault::HadToPass { freed(table, at.seat) } else { None };
    Some(Reason { says: at.lacks(wrong)?, clause })
}

/// The clause by which nothing binds this player, although partner did something wrong.
fn freed(table: &Table, seat: Seat) -> Option<Clause> {
    let is_free = |one: &&Incident| one.offender.partner() == seat && one.result.partner_passes == Passes::None;
    table.ruling.incidents.iter().rfind(is_free).and_then(deciding_clause)
}

/// The faults that somebody might suspect in a call, the likeliest first.
fn conceivable(table: &Table, call: Call) -> Vec<Fault> {
    let had_a_past = table.ruling.incidents.iter().any(|incident| incident.event + 1 < table.record.events.len());
    let was_bid = table.record.events.len() > 1;
    let mut all = match call {
        Call::Bid(_) if was_bid => vec![Fault::Insufficient, Fault::OutOfTurn],
        Call::Bid(_) | Call::Pass => vec![Fault::OutOfTurn],
        Call::Double | Call::Redouble => vec![Fault::NotAllowed, Fault::OutOfTurn],
    };
    if had_a_past {
        all.push(Fault::HadToPass);
    }
    all.push(Fault::AfterTheEnd);
    all
}
