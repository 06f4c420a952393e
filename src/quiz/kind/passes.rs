//! Who has to pass from here on, and for how long.

use super::super::{
    ask::Ask,
    bar::Bar,
    binds,
    claim::Claim,
    dice::Dice,
    draft::Draft,
    level::Level,
    plot::Plot,
    reason::{self, Reason},
    settle::{Mind, settle},
    sort::BarSort,
    table::{Table, called_over},
};
use crate::{
    bridge::{Seat, Side},
    explain::{Message, Which},
    lawbook::{Clause, index_2007, index_2017},
    ruling::{Incident, Kind as Irregularity, Until},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 6),
    (Plot::PassOutOfTurn, 5),
    (Plot::BidOutOfTurn, 7),
    (Plot::DoubleOutOfTurn, 4),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 6),
    (Plot::AboveSeven, 1),
    (Plot::Slip, 1),
    (Plot::ChangeOfMind, 1),
    (Plot::Twice, 10),
];

pub(super) fn follow(dice: &mut Dice, table: &mut Table, level: Level) -> Option<()> {
    // A single insufficient bid is harder only where it was replaced by what may not replace it.
    let is_single = table.ruling.incidents.len() == 1;
    let is_insufficient = table.last().is_some_and(|incident| incident.kind == Irregularity::InsufficientBid);
    let mind = match is_single && is_insufficient && level.number() > 1 {
        true => dice.pick(&[Mind::Again, Mind::Doubles])?,
        false => Mind::Either,
    };
    settle(dice, table, mind)?;
    // Who has had to pass once need not be told so: what binds has to bind still.
    let bar = Bar::of(&table.ruling);
    table.go_on_for_some(dice)?;
    (Bar::of(&table.ruling) == bar).then_some(())
}

pub(super) fn about(table: Table) -> Option<Draft> {
    // Where a call has to be made again, nobody has to pass: a choice that says both would be right wherever it is offered.
    let right = Bar::of(&table.ruling).filter(|bar| !matches!(bar, Bar::Repeats(..)))?;
    if table.ruling.auction_over {
        return None;
    }
    let incident = table.last()?;
    let bars = BarSort::ALL.iter().map(|sort| Bar::of_sort(*sort, incident.offender, incident.call));
    let others = bars.filter(|bar| *bar != right && !matches!(bar, Bar::Repeats(..)));
    let wrong = others.map(Claim::Passes).collect();
    Some(Draft { ask: Ask::Passes, right: Claim::Passes(right), wrong, table })
}

/// The clause by which a player had to pass at one turn, if they had.
fn barred_once(table: &Table, seat: Seat) -> Option<Clause> {
    let mut before = (1..table.record.events.len()).filter_map(|place| table.until(place));
    before.find_map(|table| {
        let mut bars = table.ruling.in_force.must_pass.iter();
        bars.find(|bar| bar.seat == seat && bar.until == Until::NextTurn).map(|bar| bar.clause)
    })
}

/// Who had to pass at one turn, and need not pass any more; with the clause that bound them.
pub(in crate::quiz) fn spent(table: &Table) -> Vec<(Seat, Clause)> {
    let is_bound = |seat: Seat| table.ruling.in_force.must_pass.iter().any(|bar| bar.seat == seat);
    let free = Seat::ALL.into_iter().filter(|seat| !is_bound(*seat));
    free.filter_map(|seat| Some((seat, barred_once(table, seat)?))).collect()
}

/// Law 37A: whether the call of a player who had to pass stands, because LHO called over it, and they have to pass still.
fn stands_all_the_same(table: &Table, right: Bar) -> Option<(Seat, Clause)> {
    let is_it = |one: &&Incident| one.kind == Irregularity::CallByBarredPlayer && called_over(table, one) == Some(true);
    let breach = table.ruling.incidents.iter().rfind(is_it)?;
    let is_bound = matches!(right, Bar::Once(seat) | Bar::Throughout(seat) if seat == breach.offender);
    is_bound.then_some((breach.offender, table.record.laws.of(index_2007::L37A, index_2017::L37A)))
}

fn has_offended(table: &Table, side: Side) -> bool {
    table.ruling.incidents.iter().any(|one| one.offender.side() == side)
}

/// An irregularity of this player before the last one.
fn earlier_by(table: &Table, offender: Seat) -> Option<&Incident> {
    let (last, earlier) = table.ruling.incidents.split_last()?;
    earlier.iter().rfind(|one| one.offender == offender && last.offender != offender)
}

/// Why it is not this player, or not for so long.
pub(super) fn against(table: &Table, right: Bar, bar: Bar) -> Option<Reason> {
    match bar {
        Bar::Repeats(..) => reason::no_repeat(table),
        // Otherwise what bars them stands above.
        Bar::Nobody => stands_all_the_same(table, right).map(|(seat, clause)| barred("stands", seat, Some(clause))),
        Bar::Both(_) => Some(binds::against_both(table)),
        Bar::Once(seat) | Bar::Throughout(seat) => against_one(table, right, seat),
    }
}

/// Why it is not this player, or not for so long or so short.
fn against_one(table: &Table, right: Bar, seat: Seat) -> Option<Reason> {
    let clause = Bar::clause(&table.ruling);
    match right {
        Bar::Both(side) if seat.side() == side => return Some(barred("too", seat.partner(), clause)),
        Bar::Once(one) if one == seat => return Some(barred("once", seat, clause)),
        Bar::Throughout(one) if one == seat => return Some(barred("throughout", seat, clause)),
        _ if barred_once(table, seat).is_some() => return Some(barred("spent", seat, None)),
        _ if !has_offended(table, seat.side()) => return Some(barred("innocent", seat, None)),
        _ => {}
    }
    let incident =
        binds::behind(table, seat.partner()).or_else(|| earlier_by(table, seat.partner())).or(table.last())?;
    Some(binds::why_free(table, incident, seat).unwrap_or_else(|| barred("not", seat, None)))
}

fn barred(which: &'static str, seat: Seat, clause: Option<Clause>) -> Reason {
    Reason { says: Message::QuizBarred { which: Which(which), seat }, clause }
}
