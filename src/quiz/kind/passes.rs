//! Who has to pass from here on, and for how long.

use super::super::{
    ask::Ask,
    bar::Bar,
    claim::Claim,
    deciding_clause::deciding_clause,
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
    ruling::{Incident, Kind as Irregularity, Passes, Until},
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

/// Laws 27, 31 and 32: whether nobody but the offender's partner can have to pass.
const fn binds_partner_only(incident: &Incident) -> bool {
    matches!(
        incident.kind,
        Irregularity::InsufficientBid | Irregularity::BidOutOfRotation | Irregularity::DoubleOutOfRotation
    )
}

/// Why it is not this player, or not for so long.
pub(super) fn against(table: &Table, right: Bar, bar: Bar) -> Option<Reason> {
    let last = table.last()?;
    let is_accepted = right == Bar::Nobody && last.accepted == Some(true);
    let is_replaced = last.replacement.is_some() && last.result.partner_passes == Passes::None;
    let was_barred_once = |seat| barred_once(table, seat).is_some();
    let side_of = |side: Side| if last.offender.side() == side { last.offender } else { last.offender.lho() };
    let (which, seat) = match (bar, right) {
        (Bar::Repeats(..), _) if !is_accepted => return reason::no_repeat(table),
        (Bar::Nobody, _) => {
            // Otherwise what bars them stands above.
            let (seat, clause) = stands_all_the_same(table, right)?;
            return Some(Reason { says: Message::QuizBarred { which: Which("stands"), seat }, clause: Some(clause) });
        }
        (Bar::Both(side), Bar::Once(one) | Bar::Throughout(one)) if one.side() == side => ("only", one),
        (Bar::Once(seat) | Bar::Throughout(seat), Bar::Both(side)) if seat.side() == side => ("too", seat.partner()),
        (Bar::Once(seat) | Bar::Throughout(seat), Bar::Once(one)) if one == seat => ("once", seat),
        (Bar::Once(seat) | Bar::Throughout(seat), Bar::Throughout(one)) if one == seat => ("throughout", seat),
        (Bar::Once(seat) | Bar::Throughout(seat), _) if was_barred_once(seat) => ("spent", seat),
        (Bar::Once(seat) | Bar::Throughout(seat), Bar::Once(one) | Bar::Throughout(one)) if one.partner() == seat => {
            ("only", one)
        }
        (Bar::Once(seat) | Bar::Throughout(seat), _) if !has_offended(table, seat.side()) => ("innocent", seat),
        (Bar::Once(seat) | Bar::Throughout(seat), _) if earlier_by(table, seat.partner()).is_some() => {
            let earlier = earlier_by(table, seat.partner())?;
            let says = Message::QuizBarred { which: Which("earlier"), seat: earlier.offender };
            return Some(Reason { says, clause: deciding_clause(earlier) });
        }
        (_, _) if is_accepted => ("accepted", last.offender),
        (Bar::Once(seat) | Bar::Throughout(seat), Bar::Nobody) if seat != last.offender && is_replaced => {
            ("replaced", last.offender)
        }
        (Bar::Once(seat) | Bar::Throughout(seat), _) if seat == last.offender && binds_partner_only(last) => {
            ("offender", seat)
        }
        (Bar::Once(seat) | Bar::Throughout(seat), _) => ("not", seat),
        (Bar::Both(side), _) if was_barred_once(side_of(side)) || was_barred_once(side_of(side).partner()) => {
            ("no-longer", side_of(side))
        }
        (Bar::Both(_), Bar::Nobody) if is_replaced => ("replaced", last.offender),
        (Bar::Both(_) | Bar::Repeats(..), _) => ("neither", last.offender),
    };
    let clause = Bar::clause(&table.ruling).filter(|_| matches!(which, "once" | "throughout" | "only" | "too"));
    Some(Reason { says: Message::QuizBarred { which: Which(which), seat }, clause })
}
