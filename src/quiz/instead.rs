//! Another call in place of one that is asked about, and all the others as they were.

use super::{
    change::{Change, WhatIf},
    claim::of_last_call,
    draft::Kind,
    natural::{bid, is_natural, would_bid},
    story::done,
    table::Table,
};
use crate::{
    bridge::{Auction, Bid, Call, Denomination, Seat},
    record::MadeCall,
    ruling::Kind as Irregularity,
};

/// Another call in place of one, after which all the others come all the same: one in order for one that is not, or one that is
/// not. Players who were passed over have passed first.
pub(super) fn other_calls(kind: Kind, table: &Table) -> Vec<WhatIf> {
    let is_bid = |place: &usize| table.made(*place).is_some_and(|made| made.call.bid().is_some());
    let places = |until: usize| (0..until).rev().filter(is_bid);
    let last = table.last_call();
    let end = table.record.events.len();
    let all: Vec<Instead> = match (kind, table.last()) {
        // Any bid might have been too low.
        (Kind::Irregular, None) => {
            let others = places(end).flat_map(|place| others(kind, table, place));
            let by_partner = last.and_then(|place| {
                let made = table.made(place).filter(|made| made.call != Call::Pass)?;
                Some((place, Some((made.by?.partner(), made.call))))
            });
            others.chain(places(end).flat_map(|place| too_low(table, place))).chain(by_partner).collect()
        }
        (Kind::Irregular, Some(incident)) => {
            let before = places(incident.event).flat_map(|place| lower(table, place));
            others(kind, table, incident.event).into_iter().chain(before).collect()
        }
        (Kind::Contract, last) => {
            // Law 34: the turn that a player would have lost.
            let lost = last.filter(|incident| incident.kind == Irregularity::PassesOutOfRotationEnd);
            let back = lost.and_then(|incident| table.calls_from(incident.event + 1).next()).map(|(place, _)| place);
            let bid_there = back.into_iter().flat_map(|place| bids_instead_of_pass(table, place));
            bid_there.chain(places(end).flat_map(|place| lower(table, place))).collect()
        }
        (_, _) => last
            .into_iter()
            .flat_map(|place| others(kind, table, place).into_iter().chain(earlier(table, place)))
            .collect(),
    };
    let asked = match kind {
        Kind::Contract => None,
        Kind::Irregular => table.last().map(|incident| incident.event).or(last),
        _ => last,
    };
    // Who is asked about a contract thinks of no other irregularity than those that there are.
    let known = table.ruling.incidents.len();
    let is_known = |one: &WhatIf| kind != Kind::Contract || one.table.ruling.incidents.len() <= known;
    let changed = all.into_iter().filter_map(|change| with(table, asked, change)).filter(is_known);
    // Where the same goes wrong, it is easier to think of.
    let is_alike = |one: &WhatIf| kind != Kind::Contract || one.table.story() == table.story();
    let (alike, others): (Vec<WhatIf>, Vec<WhatIf>) = changed.partition(is_alike);
    alike.into_iter().chain(others).collect()
}

/// What is called in some place, and by whom; `None` for passes by those who were passed over.
type Instead = (usize, Option<(Seat, Call)>);

/// What might have been called in the place of a call.
fn others(kind: Kind, table: &Table, place: usize) -> Vec<Instead> {
    let Some((seat, call)) = table.made(place).and_then(|made| Some((made.by?, made.call))) else { return Vec::new() };
    let own = table.ruling.incidents.iter().find(|incident| incident.event == place);
    let of_last = || of_last_call(&table.record, &table.ruling).flatten().filter(|_| table.last_call() == Some(place));
    let incident = own.or_else(of_last);
    let at = table.until(place);
    let last = at.as_ref().and_then(|at| at.ruling.auction.last_bid()).map(|(_, bid)| bid);
    match (incident.map(|incident| incident.kind), call) {
        (None, _) => {
            // Where the call itself is not asked about, a call by another would be another story.
            let turn = at.and_then(|at| at.ruling.turn).filter(|_| kind != Kind::Irregular);
            let by = turn.into_iter().flat_map(|turn| [turn.lho(), turn.partner()]);
            let by_another = by.map(|seat| (place, Some((seat, call))));
            // The call that is asked about is there.
            let is_asked = |(_, instead): &Instead| kind != Kind::Irregular && *instead == Some((seat, Call::Pass));
            lower(table, place).into_iter().filter(|one| !is_asked(one)).chain(by_another).collect()
        }
        (Some(Irregularity::InsufficientBid), Call::Bid(bid)) => {
            let enough = Bid::all().filter(|one| one.is_sufficient_over(last) && one.denomination == bid.denomination);
            enough.map(|bid| (place, Some((seat, Call::Bid(bid))))).collect()
        }
        (Some(incident), _) if incident.is_out_of_rotation() => {
            let turn = at.and_then(|at| at.ruling.turn).filter(|_| kind != Kind::Irregular);
            [None].into_iter().chain(turn.map(|turn| Some((turn, call)))).map(|instead| (place, instead)).collect()
        }
        (Some(Irregularity::BidAboveSeven), _) => {
            let enough = Bid::all().filter(|one| one.is_sufficient_over(last)).map(Call::Bid);
            enough.chain([Call::Double]).map(|call| (place, Some((seat, call)))).collect()
        }
        (Some(_), _) if kind == Kind::Irregular => vec![(place, Some((seat, Call::Pass)))],
        (Some(_), _) => Vec::new(),
    }
}

/// Where nobody can accept the call that is asked about, or it is in order: a double before it that was not made, or a double or a
/// bid in place of a pass before it.
fn earlier(table: &Table, asked: usize) -> Vec<Instead> {
    let before = table.calls_from(0).take_while(|(place, _)| *place < asked);
    let of = |(place, made): (usize, &MadeCall)| {
        let seat = made.by?;
        let auction = table.until(place)?.ruling.auction;
        Some(match made.call {
            Call::Double => vec![(place, Some((seat, Call::Pass)))],
            Call::Pass => {
                let double = Some(Call::Double).filter(|call| auction.allows(seat, *call));
                double
                    .map(|call| (place, Some((seat, call))))
                    .into_iter()
                    .chain(bids_instead_of_pass(table, place))
                    .collect()
            }
            Call::Bid(_) | Call::Redouble => Vec::new(),
        })
    };
    let mut all: Vec<Instead> = before.filter_map(of).flatten().collect();
    all.reverse();
    // A call of a name that its player made once is told from the others.
    all.sort_by_key(|(place, _)| table.nth(*place) > 0);
    all
}

/// A bid in the place of a pass, the lowest in each denomination.
pub(super) fn bids_instead_of_pass(table: &Table, place: usize) -> Vec<Instead> {
    let by = table.made(place).filter(|made| made.call == Call::Pass).and_then(|made| made.by);
    let (Some(seat), Some(before)) = (by, table.until(place)) else { return Vec::new() };
    let auction = &before.ruling.auction;
    let last = auction.last_bid().map(|(_, bid)| bid);
    let might = |bid: &Bid| would_bid(auction, seat, *bid) && is_natural(auction, seat, Call::Bid(*bid));
    let bids = Denomination::ALL.into_iter().filter_map(|named| Bid::lowest_in(named, last)).filter(might);
    bids.map(|bid| (place, Some((seat, Call::Bid(bid))))).collect()
}

/// Law 18: another denomination, in the place of a bid, a level too low.
fn too_low(table: &Table, place: usize) -> Vec<Instead> {
    let by_bid = table.made(place).and_then(|made| made.by.zip(made.call.bid()));
    let (Some((seat, high)), Some(before)) = (by_bid, table.until(place)) else { return Vec::new() };
    let auction = &before.ruling.auction;
    let last = auction.last_bid().map(|(_, bid)| bid);
    let low = |named: Denomination| bid(Bid::lowest_in(named, last)?.level.number().checked_sub(1)?, named);
    let is_known = |low: &Bid| table.calls_from(0).any(|(one, made)| one < place && made.call.bid() == Some(*low));
    let might = |low: &Bid| would_bid(auction, seat, *low) && is_natural(auction, seat, Call::Bid(*low));
    let named = Denomination::ALL.into_iter().filter(|named| *named != high.denomination);
    let bids = named.filter_map(low).filter(|low| !is_known(low) && might(low));
    bids.map(|low| (place, Some((seat, Call::Bid(low))))).collect()
}

/// The same denomination a level lower, in the place of a bid, unless that has been bid already; or a pass.
fn lower(table: &Table, place: usize) -> Vec<Instead> {
    let by_bid = table.made(place).and_then(|made| made.by.zip(made.call.bid()));
    let Some((seat, high)) = by_bid else { return Vec::new() };
    let is_known = |low: &Bid| table.calls_from(0).any(|(one, made)| one < place && made.call.bid() == Some(*low));
    let low = high.level.number().checked_sub(1).and_then(|level| bid(level, high.denomination));
    low.filter(|low| !is_known(low))
        .map(Call::Bid)
        .into_iter()
        .chain([Call::Pass])
        .map(|call| (place, Some((seat, call))))
        .collect()
}

/// The table with another call in some place, and all that came after it; where no call is asked about, until the auction is over.
fn with(table: &Table, asked: Option<usize>, (place, instead): Instead) -> Option<WhatIf> {
    let mut changed = table.until(place)?;
    let made = table.made(place)?;
    // Who had to repeat a call, or to pass, could have called nothing else (31A1, 32).
    let force = &changed.ruling.in_force;
    let bound = force.must_repeat.map(|bar| bar.seat).into_iter().chain(force.must_pass.iter().map(|bar| bar.seat));
    if instead.is_some() && bound.into_iter().any(|seat| Some(seat) == made.by) {
        return None;
    }
    let change = match instead {
        Some((by, call)) => {
            changed.call(by, call)?;
            let which = match call {
                _ if made.by != Some(by) => "called",
                Call::Pass if made.call == Call::Double => "passed-not-doubled",
                Call::Pass if Some(place) != asked => "passed-for",
                Call::Bid(_) if made.call == Call::Pass => "bid-over",
                Call::Bid(_) => "bid-for",
                Call::Double if made.call == Call::Pass => "doubled-over",
                Call::Pass | Call::Double | Call::Redouble => done(call).0,
            };
            let nth = if made.call == Call::Pass { table.nth(place) } else { 0 };
            Change { replacement: made.call, other: made.by?, nth, ..Change::of(which, table, by, call) }
        }
        None => {
            let first = changed.ruling.turn?;
            while changed.ruling.turn != made.by {
                changed.call(changed.ruling.turn?, Call::Pass)?;
            }
            changed.add(table.record.events.get(place)?.clone())?;
            let which = match made.by {
                by if by == Some(first.lho()) => "passed-first",
                by if by == Some(first.partner()) => "two-passed-first",
                _ => "three-passed-first",
            };
            Change { other: first.lho(), ..Change::of(which, table, first, made.call) }
        }
    };
    let removed = made.call.bid().filter(|_| !matches!(instead, Some((_, Call::Bid(_))) | None));
    for (later, event) in table.record.events.iter().enumerate().skip(place + 1) {
        if asked.is_none()
            && changed.ruling.auction_over
            && event.made_call().is_some_and(|made| made.call == Call::Pass)
        {
            continue;
        }
        changed.add(event.clone())?;
        if let Some(made) = event.made_call().filter(|_| Some(later) != asked) {
            let [before, after] = [before(&table.until(later + 1)?), before(&changed)];
            let hangs_on_it = is_of_side(made, change.seat) && removed.is_some_and(|bid| names(made.call, bid));
            if hangs_on_it || !is_as_sound(made, &before, &after) {
                return None;
            }
        }
    }
    Some(WhatIf::new(changed, change))
}

/// The auction before the last call, with what that call may have accepted.
fn before(table: &Table) -> Auction {
    let mut auction = table.ruling.auction.clone();
    let last = table.last_call().and_then(|place| table.made(place)).and_then(|made| Some((made.by?, made.call)));
    if last.is_some() && auction.calls().last().copied() == last {
        auction.pop();
    }
    auction
}

fn is_of_side(made: &MadeCall, seat: Seat) -> bool {
    made.by.is_some_and(|by| by.side() == seat.side())
}

fn names(call: Call, bid: Bid) -> bool {
    call.bid().is_some_and(|other| other.denomination == bid.denomination)
}

/// Whether a call that somebody could well make in the one auction is one that they could make in the other.
fn is_as_sound(made: &MadeCall, before: &Auction, changed: &Auction) -> bool {
    let Some(seat) = made.by else { return false };
    let by = |auction: &Auction| auction.last_bid().map(|(by, _)| by);
    let is_sound = |auction: &Auction| {
        let is_bid = made.call.bid().is_none_or(|bid| would_bid(auction, seat, bid));
        is_bid && auction.turn() == seat && auction.allows(seat, made.call)
    };
    (!made.call.is_double_or_redouble() || by(before) == by(changed)) && (!is_sound(before) || is_sound(changed))
}
