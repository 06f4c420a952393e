//! Whether people call at a table as they do at a club: nobody forgets what they have shown, and neither do the others, also where
//! that was withdrawn; and whether the Laws say what each of them has to do.

use super::{natural::is_game, table::Table};
use crate::{
    bridge::{Bid, Call, Doubled, Seat},
    record::{MadeCall, Shows},
    ruling::{CallStatus, Incident, Kind as Irregularity},
};

/// A bid that was made, and whether it is gone.
#[derive(Clone, Copy)]
struct Made {
    event: usize,
    by: Seat,
    bid: Bid,
    is_gone: bool,
}

/// Whether nobody calls what hardly any player would, or stands between two duties.
pub(super) fn is_sound(table: &Table) -> bool {
    let bids = bids(table);
    // Nobody leaves a redouble in who can help it.
    let is_left_in = table.ruling.auction_over && table.ruling.auction.doubled() == Doubled::Redoubled;
    let is_odd = |late: &Made| {
        let mut earlier = bids.iter().filter(|early| early.event < late.event);
        let is_beside = |early: &Made| is_lower(table, early, late) || is_theirs(early, late);
        earlier.any(is_beside) || opens_notrump_after_passing(table, late)
    };
    let passes = |one: &Incident| passes_an_opening(table, one);
    let bids_on = |one: &Incident| bids_on_a_slip(table, one);
    !is_left_in
        && !table.ruling.incidents.iter().any(bids_on)
        && !bids.iter().any(is_odd)
        && !table.ruling.incidents.iter().any(passes)
        && !is_bound_twice(table)
}

/// Law 25A: whether a player who could not put a slip right goes on as if they had meant it.
fn bids_on_a_slip(table: &Table, incident: &Incident) -> bool {
    let is_it = incident.kind == Irregularity::UnintendedCall && incident.replacement.is_none();
    let is_call = |made: &MadeCall| made.by == Some(incident.offender) && made.call != Call::Pass;
    is_it && table.calls_from(incident.event + 1).any(|(_, made)| is_call(made))
}

/// Laws 31A1, 31B and 32: whether a player had to make a call again, and to pass. The Laws do not say which comes first.
fn is_bound_twice(table: &Table) -> bool {
    let first = table.ruling.incidents.first().filter(|_| table.ruling.incidents.len() > 1).map(|one| one.event);
    let stages = first.into_iter().flat_map(|first| first + 1..=table.record.events.len());
    stages.filter_map(|end| table.until(end)).any(|stage| {
        let in_force = &stage.ruling.in_force;
        in_force.must_repeat.is_some_and(|again| in_force.must_pass.iter().any(|bar| bar.seat == again.seat))
    })
}

/// The natural bids, whatever became of them.
fn bids(table: &Table) -> Vec<Made> {
    let made = table.calls_from(0).filter_map(|(event, made)| {
        let is_natural = made.facts.shows.is_none_or(|shows| shows == Shows::named_by(made.call));
        let status = table.ruling.calls.iter().find(|call| call.event == Some(event)).map(|call| call.status);
        let is_gone = matches!(status, Some(CallStatus::Withdrawn | CallStatus::Cancelled));
        Some(Made { event, by: made.by?, bid: made.call.bid().filter(|_| is_natural)?, is_gone })
    });
    made.collect()
}

/// Whether a player bids no more than they did, and not in place of that, nor to put a slip right (Law 25).
fn is_lower(table: &Table, early: &Made, late: &Made) -> bool {
    let is_of_25 = |one: &Incident| match one.kind {
        Irregularity::UnintendedCall => one.event == early.event,
        Irregularity::ChangeOfCall => one.event == late.event,
        _ => false,
    };
    let is_again = early.is_gone && late.bid == early.bid;
    late.by == early.by && late.bid <= early.bid && !is_again && !table.ruling.incidents.iter().any(is_of_25)
}

/// Whether a player bids the suit of an opponent that everybody knows about from a bid that is gone.
fn is_theirs(early: &Made, late: &Made) -> bool {
    let is_same = late.bid.denomination == early.bid.denomination && late.bid.denomination.suit().is_some();
    early.is_gone && is_same && early.by.side() != late.by.side()
}

/// Whether a player opens in notrump who has passed before anybody had bid.
fn opens_notrump_after_passing(table: &Table, late: &Made) -> bool {
    let mut before = table.calls_from(0).take_while(|(event, _)| *event < late.event);
    let is_opening = late.bid.denomination.suit().is_none()
        && !table.calls_from(0).any(|(event, made)| event < late.event && made.call.bid().is_some());
    is_opening && before.any(|(_, made)| made.by == Some(late.by) && made.call == Call::Pass)
}

/// Whether a player who has opened at another's turn passes when partner has opened, or nobody has.
fn passes_an_opening(table: &Table, incident: &Incident) -> bool {
    let passes = || {
        let (before, replaced) = (table.until(incident.event)?, incident.replacement? == Call::Pass);
        incident.call.bid().filter(|bid| bid.level.number() == 1 || bid.denomination.suit().is_none())?;
        let is_ours = |seat: Seat| seat.side() == incident.offender.side();
        let is_first = !before.ruling.auction.calls().iter().any(|(by, call)| is_ours(*by) && call.bid().is_some());
        let place = table.calls_from(incident.event + 1).find(|(_, made)| made.by == Some(incident.offender))?.0;
        let last = table.until(place)?.ruling.auction.last_bid();
        let is_high = |(by, bid): (Seat, Bid)| !is_ours(by) || is_game(bid);
        Some(replaced && is_first && !last.is_some_and(is_high))
    };
    incident.kind == Irregularity::BidOutOfRotation && passes().unwrap_or_default()
}
