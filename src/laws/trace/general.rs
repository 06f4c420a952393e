//! Clauses that lead to no result of their own, so that no branch of the tree holds them: they say what happens where other
//! clauses rule, and apply or not with those.

use crate::{
    bridge::Bid,
    lawbook::{Clause, Edition, Status, clause_of, index_2007, index_2017},
    ruling::{Action, Because, Considered, Incident, Kind, Outcome, Question, Situation, Step},
};

use super::{Place, is_or_contains};

/// Clauses that apply beside those that led to the result.
pub(super) fn beside(incident: &Incident, steps: &[Step], edition: Edition) -> Vec<Clause> {
    let mut found: Vec<Clause> = declined(incident, steps, edition).into_iter().collect();
    let wholes = [clause_of!(edition, L36B), clause_of!(edition, L37B)];
    for whole in wholes.into_iter().filter(|whole| incident.result.clauses.contains(whole)) {
        let entries = edition.index().iter().filter(|entry| entry.status == Status::Encoded).map(|entry| entry.clause);
        let parts = entries.filter(|part| *part != whole && is_or_contains(whole, *part));
        found.extend(parts.filter(|part| !is_36b4(*part)));
    }
    if incident.result.clauses.contains(&clause_of!(edition, L36B4)) {
        found.extend([clause_of!(edition, L36B1), clause_of!(edition, L36B3)]);
    }
    if incident.result.clauses.contains(&clause_of!(edition, L38B)) {
        found.extend([clause_of!(edition, L38A), clause_of!(edition, L38D)]);
    }
    if incident.kind == Kind::CallAfterFinalPass {
        found.push(clause_of!(edition, L39A));
    }
    found
}

/// Laws 27B and 29B: LHO has declined.
fn declined(incident: &Incident, steps: &[Step], edition: Edition) -> Option<Clause> {
    let is_said = steps.iter().any(|step| matches!(step, Step::Chose { action: Action::Decline, .. }));
    if incident.kind == Kind::InsufficientBid && is_said {
        return Some(clause_of!(edition, L27B));
    }
    let is_declined = incident.kind.is_out_of_rotation() && incident.accepted == Some(false);
    is_declined.then(|| clause_of!(edition, L29B))
}

/// 2017 Law 27B, while the director is asked about a bid that 27B1(a) or 27B1(b) may free: those that may.
pub(super) fn either_may_free(incident: &Incident, situation: &Situation, edition: Edition) -> Vec<Clause> {
    let Outcome::DirectorsOption(option) = &incident.outcome else { return Vec::new() };
    let Question::Comparable(replacement) = option.question else { return Vec::new() };
    let (Some(old), Some(new)) = (incident.call.bid(), replacement.bid()) else { return Vec::new() };
    if incident.kind != Kind::InsufficientBid || edition.is_free_by_name() {
        return Vec::new();
    }
    let last = situation.auction.last_bid().map(|(_, bid)| bid);
    let is_lowest = situation.is_artificial != Some(true) && Bid::lowest_in(old.denomination, last) == Some(new);
    let same_denomination = clause_of!(edition, L27B1A);
    let is_free_by_denomination =
        option.if_yes.rectification().is_some_and(|yes| yes.clauses.contains(&same_denomination));
    let mut clauses = Vec::new();
    if is_lowest || is_free_by_denomination {
        clauses.push(same_denomination);
    }
    if is_free_by_denomination {
        clauses.extend([clause_of!(edition, L27B1B), edition.own(index_2017::L23A)]);
    }
    clauses
}

/// Law 29B, while LHO may still decline.
pub(super) fn may_decline(incident: &Incident, open: &[Clause], edition: Edition) -> Option<Clause> {
    let is_open = incident.kind.is_out_of_rotation() && incident.accepted.is_none();
    (is_open && open.iter().any(is_of_30_to_32)).then(|| clause_of!(edition, L29B))
}

/// Law 29C, of an artificial bid out of rotation: it applies where 29B does. While nobody knows what the bid shows, it may apply.
pub(super) fn when_artificial(
    incident: &Incident,
    situation: &Situation,
    applied: &[Clause],
    open: &[Clause],
) -> Option<Place> {
    let is_29b = |clause: &Clause| [index_2007::L29B, index_2017::L29B].contains(&clause.amended());
    let may_be_artificial = incident.call.bid().is_some() && situation.is_artificial != Some(false);
    if !incident.kind.is_out_of_rotation() || !may_be_artificial {
        return None;
    }
    match (applied.iter().any(is_29b), situation.is_artificial) {
        (true, Some(_)) => Some(Place::Applied),
        (true, None) => Some(Place::Open),
        (false, _) => open.iter().any(is_29b).then_some(Place::Open),
    }
}

/// Laws 30 to 32 say what follows where LHO does not accept a call out of rotation.
pub(super) fn is_of_30_to_32(clause: &Clause) -> bool {
    (30..=32).contains(&clause.law())
}

/// A clause about something that did happen, but for which another one rules: what rules out the other clauses of its kind
/// rules it out too.
pub(super) fn with_reason(
    one: Considered,
    considered: &[Considered],
    incident: &Incident,
    steps: &[Step],
    ruling: &[Clause],
) -> Considered {
    if one.because != Because::NotWhatHappened {
        return one;
    }
    let (clause, edition) = (one.clause, one.clause.edition());
    let otherwise = |is_like: &dyn Fn(Clause) -> bool| {
        let ruled_out = |other: &&Considered| matches!(other.because, Because::Otherwise(_)) && is_like(other.clause);
        considered.iter().find(ruled_out).map(|other| other.because)
    };
    let overtaken = || {
        let step = steps.iter().rev().find(|step| matches!(step, Step::Overtaken { .. }))?;
        Some(Because::Otherwise(*step))
    };
    let because = match clause.law() {
        30 if ruling.contains(&clause_of!(edition, L30C)) => Some(Because::TreatedAsBid),
        29 if [clause_of!(edition, L29B), clause_of!(edition, L29C)].contains(&clause) => {
            otherwise(&|other| is_of_30_to_32(&other))
        }
        30..=32 => otherwise(&|other| is_of_30_to_32(&other)),
        27 if is_or_contains(clause_of!(edition, L27B), clause) => accepted(steps).or_else(|| again(clause, incident)),
        36 if incident.result.clauses.contains(&clause_of!(edition, L36A)) && clause.amended() != index_2017::L36C => {
            overtaken()
        }
        // A part of a clause that an event has ruled out is ruled out by the same event, unless it has a condition of its own.
        _ if !is_36b4(clause) => otherwise(&|whole| is_or_contains(whole, clause)),
        _ => None,
    };
    Considered { because: because.unwrap_or(one.because), ..one }
}

/// Law 27A1 or 27C: LHO has accepted the insufficient bid, and nothing replaces it.
fn accepted(steps: &[Step]) -> Option<Because> {
    let is_it = |step: &&Step| match step {
        Step::Chose { action: Action::Accept, .. } | Step::WentOn { .. } => true,
        Step::Chose { .. } | Step::Overtaken { .. } | Step::LeadFaced | Step::Decided { .. } => false,
    };
    steps.iter().find(is_it).map(|step| Because::Otherwise(*step))
}

/// Law 27B4: after a second insufficient bid the ways out of the first are closed.
fn again(clause: Clause, incident: &Incident) -> Option<Because> {
    let edition = clause.edition();
    let ways_out = [clause_of!(edition, L27B1A), clause_of!(edition, L27B1B), clause_of!(edition, L27B2)];
    let by = incident.offender;
    (ways_out.contains(&clause) && !incident.attempts.is_empty()).then_some(Because::Otherwise(Step::Overtaken { by }))
}

/// Law 36B4 is about a double out of turn only.
fn is_36b4(clause: Clause) -> bool {
    clause == clause_of!(clause.edition(), L36B4)
}
