//! Another call in place of one that is asked about, and all the others as they were.

use super::{
    change::{Change, WhatIf},
    claim::of_last_call,
    draft::Kind,
    natural::{bid, is_natural, lowest, would_bid},
    story::done,
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Denomination, Seat},
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
        (Kind::Irregular, None) => places(end).flat_map(|place| others(kind, table, place)).collect(),
        (Kind::Irregular, Some(incident)) => {
            let before = places(incident.event).flat_map(|place| lower(table, place));
            others(kind, table, incident.event).into_iter().chain(before).collect()
        }
        (Kind::Contract, _) => places(end).flat_map(|place| lower(table, place)).collect(),
        (_, _) => last
            .into_iter()
            .flat_map(|place| others(kind, table, place).into_iter().chain(earlier(table, place)))
            .collect(),
    };
    let asked = table.last().filter(|_| kind == Kind::Irregular).map(|incident| incident.event).or(last);
    let is_alike = |one: &WhatIf| kind != Kind::Contract || one.table.story() == table.story();
    all.into_iter().filter_map(|change| with(table, asked?, change)).filter(is_alike).collect()
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
        (Some(incident), _) if incident.is_out_of_rotation() => vec![(place, None)],
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
        let last = auction.last_bid().map(|(_, bid)| bid);
        let might = |bid: &Bid| would_bid(&auction, seat, *bid) && is_natural(&auction, seat, Call::Bid(*bid));
        let bids = Denomination::ALL.into_iter().filter_map(|named| lowest(last, named)).filter(might).map(Call::Bid);
        let calls: Vec<Call> = match made.call {
            Call::Double => vec![Call::Pass],
            Call::Pass => [Call::Double].into_iter().filter(|call| auction.allows(seat, *call)).chain(bids).collect(),
            Call::Bid(_) | Call::Redouble => Vec::new(),
        };
        Some(calls.into_iter().map(move |call| (place, Some((seat, call)))))
    };
    let all: Vec<Instead> = before.filter_map(of).flatten().collect();
    all.into_iter().rev().collect()
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

/// The table with another call in some place, and all that came after it.
fn with(table: &Table, asked: usize, (place, instead): Instead) -> Option<WhatIf> {
    let mut changed = table.until(place)?;
    let made = table.made(place)?;
    let change = match instead {
        Some((by, call)) => {
            changed.call(by, call)?;
            let which = match call {
                _ if made.by != Some(by) => "called",
                Call::Pass if made.call == Call::Double => "undoubled",
                Call::Pass if place != asked => "passed-for",
                Call::Bid(_) if made.call == Call::Pass => "bid-over",
                Call::Bid(_) => "bid-for",
                Call::Double if made.call == Call::Pass => "doubled-over",
                Call::Pass | Call::Double | Call::Redouble => done(call).0,
            };
            Change { replacement: made.call, offender: made.by?, ..Change::of(which, table, by, call) }
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
            Change::of(which, table, first, made.call)
        }
    };
    for event in table.record.events.iter().skip(place + 1) {
        changed.add(event.clone())?;
    }
    Some(WhatIf::new(changed, change))
}
