//! The report: the ruling as it stands when the last event has been taken.

use std::{borrow::Cow, rc::Rc};

use crate::{
    bridge::Seat,
    ruling::{InForce, Incident, Information, Kind, Outcome, Rectification, Ruling, Until},
};

use super::{
    case::{Case, Law},
    law25::{Node25A, TooLate, UnintendedCall},
    law29::{self, CallOutOfRotation},
    table::Table,
    tree,
    walk::Walk,
};

/// The ruling on everything that was taken.
pub(super) fn report(walk: &Walk) -> Ruling {
    let incidents = incidents(walk);
    let table = &walk.table;
    let auction = table.auction().clone();
    let auction_over = auction.is_over() && !walk.is_blocked();
    let contract = if auction_over { auction.contract() } else { None };
    let turn = match walk.candidates().as_slice() {
        _ if auction_over => None,
        [only] => Some(*only),
        [likeliest, ..] if walk.is_blocked() => Some(*likeliest),
        _ => None,
    };
    let defenders = contract.map(|contract| contract.declarer.lho().side());
    let may_lead = |leader: Seat| !auction_over || defenders == Some(leader.side());
    Ruling {
        edition: table.edition,
        calls: table.shown(),
        in_force: in_force(table, &incidents, may_lead, auction_over),
        incidents,
        turn,
        auction_over,
        contract,
        on_lead: contract.map(|contract| contract.declarer.lho()),
        auction,
    }
}

/// What binds whom: bars end with the auction, a lead restriction lapses when that side declares or the deal is
/// passed out, and reviews stay.
fn in_force(table: &Table, incidents: &[Incident], may_lead: impl Fn(Seat) -> bool, auction_over: bool) -> InForce {
    let mut in_force = InForce::default();
    if !auction_over {
        for (_, bar) in &table.force.must_pass {
            match in_force.must_pass.iter_mut().find(|other| other.seat == bar.seat) {
                Some(other) if other.until == Until::NextTurn && bar.until == Until::EndOfAuction => *other = *bar,
                Some(_) => {}
                None => in_force.must_pass.push(*bar),
            }
        }
        in_force.must_repeat = table.force.must_repeat.first().map(|(_, bar)| *bar);
        in_force.no_double = table.force.no_double.iter().map(|(_, bar)| *bar).collect();
    }
    // What a call costs that waits for LHO to choose is not certain yet.
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
    let cases = || ruled.cases.iter().map(Rc::as_ref);
    let swallowed = |case: &Case| {
        let too_late = cases().filter_map(too_late).any(|first| first.call.place == case.call.place);
        too_late && case.kind != Kind::UnintendedCall && is_accepted(case)
    };
    let mut incidents: Vec<Incident> =
        cases().filter(|case| !swallowed(case)).map(|case| incident(case, &ruled.table)).collect();
    for accepted in cases().filter(|case| swallowed(case)) {
        let also = incident(accepted, &ruled.table);
        let of_call = |first: &&mut Incident| first.event == also.event && first.kind == Kind::UnintendedCall;
        if let Some(first) = incidents.iter_mut().find(of_call) {
            first.accepted = Some(true);
            first.result.clauses.extend(also.result.clauses);
            first.outcome = Outcome::NoRectification(first.result.clone());
        }
    }
    let waits_for = walk.cases.iter().find(|case| !case.waiting.is_empty()).map(|case| case.call.event);
    let waiting: Vec<usize> = walk.cases.iter().flat_map(|case| &case.waiting).map(|call| call.event).collect();
    for incident in incidents.iter_mut().filter(|incident| waiting.contains(&incident.event)) {
        incident.waits_for = waits_for;
    }
    incidents.sort_by_key(|incident| incident.event);
    repeated_and_withdrawn(&mut incidents);
    incidents
}

/// Law 31A1: a call that was repeated, although it was insufficient, is known as far as the insufficient bid is.
fn repeated_and_withdrawn(incidents: &mut [Incident]) {
    let informed: Vec<Option<Information>> = (0..incidents.len())
        .map(|at| {
            let (first, later) = (incidents.get(at)?, incidents.get(at + 1..)?);
            let again = |other: &&Incident| {
                other.kind == Kind::InsufficientBid && (other.offender, other.call) == (first.offender, first.call)
            };
            let is_repeated = first.result.must_repeat == Some(first.call) && first.is_settled();
            later.iter().find(again).filter(|_| is_repeated)?.result.information
        })
        .collect();
    for (incident, information) in incidents.iter_mut().zip(informed) {
        if information.is_some() {
            incident.result.information = information;
            incident.outcome = Outcome::NoRectification(incident.result.clone());
        }
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

/// Law 25A4 (2007: 25A2): an unintended call that stays.
fn too_late(case: &Case) -> Option<&UnintendedCall> {
    let Law::Unintended(call) = &case.law else { return None };
    Some(call).filter(|call| matches!(call.node, Node25A::TooLate(TooLate::PartnerCalled | TooLate::AuctionPeriodOver)))
}

/// Whether LHO accepted the irregular call itself.
fn is_accepted(case: &Case) -> bool {
    if let Law::OutOfRotation(call) = &case.law {
        return call.node == law29::Node::Accepted;
    }
    let Law::Insufficient(bid) = &case.law else { return false };
    bid.accepted_by_lho() == Some(true) && bid.replacement().is_none()
}

fn incident(case: &Case, table: &Table) -> Incident {
    let legal = &table.legal;
    let mut incident = Incident {
        kind: case.kind,
        also: case.also,
        offender: case.call.by,
        call: case.call.made.call,
        event: case.call.event,
        waits_for: None,
        accepted: None,
        replacement: None,
        attempts: Vec::new(),
        result: Rectification::default(),
        assumes: Vec::new(),
        outcome: Outcome::NoRectification(Rectification::default()),
        answers: None,
    };
    match &case.law {
        Law::Unintended(call) => {
            incident.outcome = call.outcome(legal);
            match call.node {
                Node25A::AwaitsIntendedCall(ref lho) => {
                    incident.result = call.substituted(lho.is_some()).rectification().cloned().unwrap_or_default();
                }
                Node25A::Substituted { intended, .. } => incident.replacement = Some(intended),
                Node25A::TooLate(_) => {}
            }
        }
        Law::Changed(call) => {
            incident.accepted = call.accepted_by_lho();
            incident.result = tree::certain(call.clause());
            incident.outcome = call.outcome(legal);
        }
        Law::Insufficient(bid) => {
            incident.attempts = bid.attempts.iter().map(|attempt| attempt.call).collect();
            incident.accepted = bid.accepted_by_lho();
            incident.replacement = bid.replacement();
            incident.result = bid.certain();
            incident.assumes = bid.assumptions(legal);
            incident.outcome = bid.outcome(table);
        }
        Law::OutOfRotation(call) => of_rotation(&mut incident, call, table),
        Law::Inadmissible(double) => {
            incident.replacement = double.replacement(legal).map(|made| made.call);
            incident.result = double.result(legal);
            incident.outcome = double.outcome(table);
        }
        Law::Barred(call) => incident.outcome = call.outcome(legal),
        Law::AboveSeven(bid) => incident.outcome = bid.outcome(legal),
        Law::AfterEnd(call) => incident.outcome = call.outcome(legal),
        Law::Order(clauses, information) => {
            incident.outcome = Outcome::NoRectification(Rectification {
                clauses: clauses.clone(),
                information: Some(*information),
                ..Rectification::default()
            });
        }
    }
    if let Some(result) = incident.outcome.rectification() {
        incident.result = result.clone();
    }
    incident
}

/// Laws 28 to 32. A call that counts as not made is 28B's.
fn of_rotation(incident: &mut Incident, call: &CallOutOfRotation, table: &Table) {
    if call.node == law29::Node::NotMade {
        incident.kind = Kind::ConsideredInRotation;
    }
    incident.accepted = call.accepted_by_lho();
    incident.replacement = call.replacement();
    incident.result = call.certain();
    incident.assumes = call.assumptions(&table.legal);
    incident.outcome = call.outcome(table);
}
