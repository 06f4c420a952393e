//! The report: the ruling as it stands when the last event has been taken.

use std::{borrow::Cow, rc::Rc};

use crate::{
    bridge::Seat,
    ruling::{CallStatus, InForce, Incident, Information, Kind, Outcome, Rectification, RuledCall, Ruling},
};

use super::{
    case::{Case, Law},
    force::Force,
    walk::Walk,
};

/// The ruling on everything that was taken.
pub(super) fn report(walk: &Walk) -> Ruling {
    let incidents = incidents(walk);
    let table = &walk.table;
    let auction = table.auction().clone();
    let is_blocked = walk.is_blocked();
    let auction_over = auction.is_over() && !is_blocked;
    let contract = if auction_over { auction.contract() } else { None };
    let turn = match (walk.awaits_lho(), walk.candidates()) {
        _ if auction_over => None,
        (Some(call), _) => Some(call.by.lho()),
        (None, (likeliest, other)) => Some(likeliest).filter(|_| other.is_none() || is_blocked),
    };
    let defenders = contract.map(|contract| contract.declarer.lho().side());
    let on_lead = contract.map(|contract| contract.declarer.lho());
    let has_led = |leader: Seat| walk.lead_is_faced && on_lead == Some(leader);
    let may_lead = |leader: Seat| !auction_over || defenders == Some(leader.side()) && !has_led(leader);
    Ruling {
        edition: table.edition,
        calls: calls(walk),
        in_force: in_force(&walk.certain_force(), &incidents, may_lead, auction_over),
        incidents,
        turn,
        auction_over,
        contract,
        on_lead,
        auction,
    }
}

/// The calls with their statuses. A call that the offender has put in place of one out of rotation is undecided while LHO may call
/// over it (25B1).
fn calls(walk: &Walk) -> Vec<RuledCall> {
    let mut calls = walk.table.shown();
    for case in &walk.cases {
        let Law::OutOfRotation(of) = &case.law else { continue };
        let Some(second) = of.open_second() else { continue };
        if let Some(shown) = calls.iter_mut().find(|call| call.event == second.event) {
            shown.status = CallStatus::Pending;
        }
    }
    calls
}

/// What binds whom: bars end with the auction, a lead restriction lapses when that side declares, the deal is passed out, or that
/// player has led, and reviews stay.
fn in_force(force: &Force, incidents: &[Incident], may_lead: impl Fn(Seat) -> bool, auction_over: bool) -> InForce {
    let mut in_force = if auction_over { InForce::default() } else { force.in_force() };
    // The price of a call that waits for LHO's choice is not certain yet.
    for incident in incidents.iter().filter(|incident| incident.waits_for.is_none()) {
        let result = &incident.result;
        in_force.lead.extend(result.lead.iter().filter(|lead| may_lead(lead.leader)).cloned());
        for clause in &result.review {
            if !in_force.review.contains(clause) {
                in_force.review.push(*clause);
            }
        }
    }
    in_force
}

fn incidents(walk: &Walk) -> Vec<Incident> {
    let ruled = with_waiting(walk);
    // Incidents are large, and a vector that grows begins with room for four.
    let mut incidents: Vec<Incident> = Vec::with_capacity(ruled.cases.len());
    let ruled_on = |(at, case): (usize, &Rc<Case>)| {
        ruled.incident_if_declined(at).or_else(|| case.incident(&ruled.table_at_choice(at)))
    };
    incidents.extend(ruled.cases.iter().enumerate().filter_map(ruled_on));
    leave_information_to_the_other(&mut incidents);
    let waits_for = walk.cases.iter().find(|case| !case.waiting.is_empty()).and_then(|case| case.call.event);
    let waiting: Vec<usize> = walk.cases.iter().flat_map(|case| &case.waiting).filter_map(|call| call.event).collect();
    for incident in incidents.iter_mut().filter(|incident| waiting.contains(&incident.event)) {
        incident.waits_for = waits_for;
        // What it comes to as the table stands may be otherwise once LHO has chosen: nothing is certain yet.
        let clauses = std::mem::take(&mut incident.result.clauses);
        incident.result = Rectification { clauses, ..Rectification::default() };
    }
    incidents.sort_by_key(|incident| incident.event);
    repeated(&mut incidents, |seat| walk.table.force.must_repeat(seat).is_some());
    incidents
}

/// Law 25A4 (2007: 25A2): an unintended call that stays and was irregular besides is told once, where LHO has accepted it.
pub(super) fn tell_accepted_slips_once(incidents: &mut Vec<Incident>) {
    let is_told = |at: usize| {
        let besides = incidents.get(at)?;
        incidents.iter().position(|first| is_accepted_too_late(first, besides)).map(|first| (first, at))
    };
    for (first, besides) in (0..incidents.len()).rev().filter_map(is_told).collect::<Vec<_>>() {
        let besides = incidents.remove(besides);
        let Some(first) = incidents.get_mut(first) else { continue };
        first.accepted = Some(true);
        first.result.clauses.extend(besides.result.clauses);
        first.result.information = besides.result.information;
        first.outcome = Outcome::NoRectification(first.result.clone());
    }
}

/// Law 25A4 (2007: 25A2): whether an unintended call that stays was irregular besides, and LHO has accepted it.
fn is_accepted_too_late(first: &Incident, besides: &Incident) -> bool {
    let is_its_own = besides.kind == Kind::InsufficientBid || besides.kind.is_out_of_rotation();
    let is_its_own = is_its_own && besides.accepted == Some(true) && besides.replacement.is_none();
    is_its_own && first.kind == Kind::UnintendedCall && first.event == besides.event
}

/// Law 25A4 (2007: 25A2): what may be used of a call that stays, and is irregular besides, is told with that.
fn leave_information_to_the_other(incidents: &mut [Incident]) {
    let others = incidents.iter().filter(|it| it.kind != Kind::UnintendedCall);
    let irregular: Vec<usize> = others.map(|it| it.event).collect();
    let stays = |it: &&mut Incident| {
        let is_late = it.kind == Kind::UnintendedCall && it.is_settled() && it.replacement.is_none();
        is_late && irregular.contains(&it.event)
    };
    for slip in incidents.iter_mut().filter(stays) {
        slip.result.information = None;
        slip.outcome = Outcome::NoRectification(slip.result.clone());
    }
}

/// Law 31A1: a call that was repeated, although it was insufficient, is known as far as the insufficient bid is. Nothing is certain
/// while LHO may accept a call that takes away the turn at which it is due.
fn repeated(incidents: &mut [Incident], is_due: impl Fn(Seat) -> bool) {
    for at in 0..incidents.len() {
        let Some((first, later)) = incidents.get_mut(at..).and_then(<[Incident]>::split_first_mut) else { continue };
        if first.result.must_repeat != Some(first.call) || !first.is_settled() {
            continue;
        }
        let again = |other: &&Incident| {
            other.kind == Kind::InsufficientBid && (other.offender, other.call) == (first.offender, first.call)
        };
        let known = match later.iter().find(again) {
            None if is_due(first.offender) && later.iter().any(Incident::awaits_lho) => Some(Information::Unauthorised),
            Some(bid) => bid.result.information,
            None => continue,
        };
        first.result.information = known;
        first.outcome = Outcome::NoRectification(first.result.clone());
    }
}

/// The walk in which the calls that wait for LHO's choice have been taken as the table stands, so that each irregularity
/// among them is told.
fn with_waiting(walk: &Walk) -> Cow<'_, Walk> {
    if walk.cases.iter().all(|case| case.waiting.is_empty()) {
        return Cow::Borrowed(walk);
    }
    let mut ruled = walk.clone();
    ruled.rule_on_waiting();
    Cow::Owned(ruled)
}
