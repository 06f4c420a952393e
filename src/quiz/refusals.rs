//! What LHO might have chosen otherwise about a call, and what might have followed from that.

use super::{
    change::{Change, WhatIf},
    natural::{is_natural, would_bid},
    story::{accepted, chosen_about},
    table::Table,
};
use crate::{
    bridge::{Bid, Call, Denomination, Seat},
    record::{Event, Facts, LhoChoice, MadeCall, Shows},
    ruling::{Incident, Kind as Irregularity},
};

/// LHO has accepted what they did not: the record ends there.
pub(super) fn other_choice(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    let chosen = table.record.events.iter().rposition(|event| *event == Event::Lho(LhoChoice::Declines))?;
    if chosen < incident.event {
        return None;
    }
    let mut changed = table.until(chosen)?;
    changed.lho(LhoChoice::Accepts)?;
    let call = chosen_about(table, incident, chosen).unwrap_or(incident.call);
    Some(WhatIf::new(changed, Change::of("accepted", table, incident.offender.lho(), call)))
}

/// Law 27B4: LHO has accepted the first of two insufficient bids, and not refused it: the record ends there.
pub(super) fn first_choice(table: &Table) -> Option<WhatIf> {
    let incident = table.last().filter(|one| one.kind == Irregularity::InsufficientBid && !one.attempts.is_empty())?;
    let chosen = incident.event + 1;
    table.record.events.get(chosen).filter(|event| **event == Event::Lho(LhoChoice::Declines))?;
    let mut changed = table.until(chosen)?;
    changed.lho(LhoChoice::Accepts)?;
    Some(WhatIf::new(changed, Change::of("accepted", table, incident.offender.lho(), incident.call)))
}

/// LHO has refused what they accepted, and those in turn have passed, the offender as the last; or the offender has made a call that is not
/// like the first.
pub(super) fn other_refusals(table: &Table) -> Vec<WhatIf> {
    let refused = || {
        // Law 34 comes on top of Law 29, about the same pass.
        let last = table.last()?;
        let incident = table.ruling.incidents.iter().find(|one| one.event == last.event)?;
        let place = accepted(table, incident)?;
        // Law 27C: what was called in its place before anybody chose is there all the same.
        let is_premature = table.made(place + 1).is_some_and(|made| made.by == Some(incident.offender));
        let mut changed = table.until(place + 1 + usize::from(is_premature))?;
        changed.lho(LhoChoice::Declines)?;
        Some((incident, table.made(place)?.call, changed))
    };
    let Some((incident, call, mut changed)) = refused() else { return Vec::new() };
    // In 2007 bids alone are compared, and by what they mean.
    let is_meant = !table.record.laws.has_comparable_calls() && incident.kind == Irregularity::InsufficientBid;
    let is_unlike = if is_meant { "refused-less-precise" } else { "refused-unlike" };
    let end = |which, by, replacement, changed: Table| {
        let change = Change { other: by, replacement, ..Change::of(which, table, incident.offender.lho(), call) };
        // Where a pass ends the auction, nothing of Laws 30 to 32 is left to do.
        let is_left = !changed.ruling.auction_over || !incident.kind.is_out_of_rotation();
        (changed.is_settled() && is_left).then(|| WhatIf::new(changed, change))
    };
    let mut all: Vec<WhatIf> = end("refused", incident.offender, call, changed.clone()).into_iter().collect();
    let first = changed.ruling.turn;
    // 2007 Law 31B bars partner whatever anybody calls then.
    let is_barred = changed.bound(incident.offender.partner()) == Some(Call::Pass);
    while all.is_empty() {
        let Some(turn) = changed.ruling.turn else { break };
        let is_thought_of = Some(turn) != first || incident.kind == Irregularity::InsufficientBid;
        let unlike = unlike(&changed, incident, call).filter(|_| turn == incident.offender && is_thought_of);
        let which = match Some(turn) == first {
            true if turn == incident.offender => "refused-replaced",
            true => "refused-passed",
            false if is_barred => "refused",
            false => "refused-passed-on",
        };
        let passed = changed.call(turn, changed.bound(turn).unwrap_or(Call::Pass));
        all.extend(passed.and_then(|()| end(which, turn, call, changed.clone())));
        all.extend(unlike.and_then(|(bid, unlike)| end(is_unlike, turn, bid, unlike)));
        if turn == incident.offender || passed.is_none() {
            break;
        }
    }
    all
}

/// The offender has bid something else, not comparable to the withdrawn call, and what that is.
pub(super) fn unlike(table: &Table, incident: &Incident, call: Call) -> Option<(Call, Table)> {
    let auction = &table.ruling.auction;
    let last = auction.last_bid().map(|(_, bid)| bid);
    let named = call.bid().map(|bid| bid.denomination);
    let shown = table.made(incident.event).and_then(|made| made.facts.shows).unwrap_or(Shows::NOTHING);
    // In 2007 nothing hangs on what is called in place of a pass or a double out of turn.
    named.or(is_asked(table, incident).then_some(Denomination::Notrump))?;
    let is_other = |one: &Denomination| Some(*one) != named && !one.suit().is_some_and(|suit| shown.has_suit(suit));
    let others = Denomination::ALL.into_iter().filter(is_other).filter_map(|one| Bid::lowest_in(one, last));
    let mut bids = others.filter(|bid| would_bid(auction, incident.offender, *bid)).map(Call::Bid);
    bids.find_map(|bid| Some((bid, replaced(table, incident, bid)?)))
}

/// Whether calls are compared about this irregularity.
fn is_asked(table: &Table, incident: &Incident) -> bool {
    table.record.laws.has_comparable_calls() || incident.kind == Irregularity::InsufficientBid
}

/// This call has come in place of the first. Where the director has to find out whether it is comparable, they find that it is not.
fn replaced(table: &Table, incident: &Incident, call: Call) -> Option<Table> {
    let mut findings = [None, Some(false)].into_iter().filter(|found| found.is_none() || is_asked(table, incident));
    findings.find_map(|comparable| {
        let mut changed = table.clone();
        changed.call_with(incident.offender, call, Facts { comparable, ..Facts::default() })?;
        changed.is_settled().then_some(changed)
    })
}

/// Laws 31A2 and 32: the call was refused at RHO's turn, RHO has bid, and the offender has passed.
pub(super) fn rho_acted(table: &Table) -> Option<WhatIf> {
    let is_it = |kind| matches!(kind, Irregularity::BidOutOfRotation | Irregularity::DoubleOutOfRotation);
    let incident = table.last().filter(|incident| is_it(incident.kind))?;
    let (call, rho) = (incident.call, incident.offender.rho());
    let mut refused = table.until(incident.event + 1)?;
    refused.lho(LhoChoice::Declines)?;
    let auction = refused.ruling.auction.clone();
    let last = auction.last_bid().map(|(_, bid)| bid);
    let would = |bid: &Bid| would_bid(&auction, rho, *bid) && is_natural(&auction, rho, Call::Bid(*bid));
    let mut bids =
        Denomination::ALL.into_iter().filter_map(|named| Bid::lowest_in(named, last)).filter(would).map(Call::Bid);
    let which = if incident.accepted == Some(true) { "refused-acted" } else { "acted" };
    bids.find_map(|replacement| {
        let mut changed = Some(refused.clone()).filter(|refused| refused.ruling.turn == Some(rho))?;
        changed.call(rho, replacement)?;
        let changed = replaced(&changed, incident, Call::Pass)?;
        let change = Change { other: rho, replacement, ..Change::of(which, table, incident.offender.lho(), call) };
        Some(WhatIf::new(changed, change))
    })
}

/// Law 26: something else was chosen, the offender's side has passed from there on, and the others have bid as high as they did, or
/// as high as they had to.
pub(super) fn gone_on(table: &Table, others: Vec<WhatIf>) -> Vec<WhatIf> {
    let Some(incident) = table.last() else { return Vec::new() };
    let is_theirs = |seat: Seat| seat.side() != incident.offender.side();
    let theirs = |made: &&MadeCall| made.by.is_some_and(is_theirs);
    let to_the_end = |mut one: WhatIf| {
        let mut rest = table.calls_from(incident.event + 1).map(|(_, made)| made).filter(theirs);
        while let Some(turn) = one.table.ruling.turn {
            let auction = &one.table.ruling.auction;
            let (by, last) = auction.last_bid().unzip();
            let enough = |call: Call| match call {
                Call::Bid(bid) if !bid.is_sufficient_over(last) => {
                    Bid::lowest_in(bid.denomination, last).map(Call::Bid)
                }
                call => Some(call).filter(|call| auction.allows(turn, *call)),
            };
            let made = if is_theirs(turn) { rest.next() } else { None };
            let call = made.map_or(Some(Call::Pass), |made| enough(made.call))?;
            let declares = table.ruling.contract.filter(|contract| {
                contract.declarer == turn && call == Call::Pass && is_theirs(turn) && !by.is_some_and(is_theirs)
            });
            let call = match declares {
                Some(contract) => Bid::lowest_in(contract.bid.denomination, last).map(Call::Bid)?,
                None => call,
            };
            one.table.call(turn, one.table.bound(turn).unwrap_or(call))?;
            if one.table.record.events.len() > LONGEST {
                return None;
            }
        }
        one.form = "on";
        Some(one)
    };
    let all = other_refusals(table).into_iter().chain(other_choice(table)).chain(others).chain(rho_acted(table));
    all.filter_map(to_the_end).collect()
}

/// Events after which an auction is given up.
const LONGEST: usize = 40;
