//! Where directors differ: what no text decides, or what two texts decide differently, and what this page follows.

mod readings;

use super::{
    case::{Case, Subject},
    gone_on,
    message::Message,
    third_pass,
};
use crate::{
    bridge::Call,
    lawbook::Clause,
    record::Event,
    ruling::{CallStatus, Kind, Outcome, Passes, Rectification},
};

/// What is arguable about a case. `ends` are the leaves of its tree.
pub(super) fn lines(case: &Case<'_>, ends: &[&Rectification]) -> Vec<Message> {
    let lines =
        [standing(case), barred_early(case), refused_pass(case, ends), third_pass(case, ends), two_withdrawn(case)];
    let later = [second_accepted(case), change(case, ends), repeated(case, ends), over_artificial(case, ends)];
    let lines = lines.into_iter().chain(later).flatten();
    lines.chain(gone_on::differ(case)).chain(readings::followed(case, ends)).collect()
}

fn cites(ends: &[&Rectification], address: &str) -> bool {
    ends.iter().any(|end| end.cites(address))
}

/// Law 37A: a call that stands although nobody accepted it.
fn standing(case: &Case<'_>) -> Option<Message> {
    case.cites("37A").then_some(Message::DifferStanding { partner: case.partner, call: case.call })
}

/// Whether this player had to pass at the next turn only, for another irregularity.
fn passed_once(case: &Case<'_>) -> bool {
    case.ruling.incidents.iter().filter(|other| other.event < case.incident.event).any(|other| {
        let once = |passes, seat| passes == Passes::Once && seat == case.offender;
        once(other.result.partner_passes, other.offender.partner())
            || once(other.result.offender_passes, other.offender)
    })
}

/// Whether it was another player's turn when the call was made.
fn was_out_of_turn(case: &Case<'_>) -> bool {
    case.turn_before().is_some_and(|turn| turn != case.offender)
}

/// A player who must pass at their next turn calls out of turn before it.
fn barred_early(case: &Case<'_>) -> Option<Message> {
    let is_it = case.incident.kind == Kind::CallByBarredPlayer && passed_once(case) && was_out_of_turn(case);
    is_it.then_some(Message::DifferBarredEarly { offender: case.offender, call: case.call })
}

/// Whether a pass out of rotation is declined and has to be made in turn.
fn is_refused_pass(case: &Case<'_>, ends: &[&Rectification]) -> bool {
    case.incident.kind == Kind::PassOutOfRotation
        && case.incident.accepted != Some(true)
        && ["30A", "30B1"].into_iter().any(|address| cites(ends, address))
}

/// 2017 Law 30A, 2007 Laws 30A and 30B1: whether Law 16 binds partner.
fn refused_pass(case: &Case<'_>, ends: &[&Rectification]) -> Option<Message> {
    let (offender, partner, edition) = (case.offender, case.partner, case.ruling.edition);
    is_refused_pass(case, ends).then_some(Message::DifferRefusedPass { offender, partner, edition })
}

fn is_law_30(clause: &Clause) -> bool {
    clause.address().starts_with("30")
}

/// 2017 Law 17D3, 2007 Law 17E2, or Law 30.
fn third_pass(case: &Case<'_>, ends: &[&Rectification]) -> Option<Message> {
    let is_refused = case.incident.kind == Kind::PassOutOfRotation && case.incident.accepted != Some(true);
    let is_it = is_refused && third_pass::is_third(case) && ends.iter().any(|end| end.clauses.iter().any(is_law_30));
    let (seat, edition) = (third_pass::skipped(case), case.ruling.edition);
    match case.incident.outcome {
        Outcome::NoRectification(_) | Outcome::Rectification(_) => {
            is_it.then_some(Message::DifferThirdPass { seat, edition })
        }
        Outcome::PlayersOption(_) => is_it.then_some(Message::DifferThirdPassOpen { seat, edition }),
        Outcome::DirectorsOption(_) => None,
    }
}

/// Law 27B3: the insufficient bid and the cancelled double were both withdrawn.
fn two_withdrawn(case: &Case<'_>) -> Option<Message> {
    let attempt = case.incident.attempts.iter().copied().find(|call| call.is_double_or_redouble())?;
    let has_lead = case.incident.result.lead.is_some() && case.incident.replacement.is_some();
    let (call, edition) = (case.call, case.ruling.edition);
    (has_lead && call != Call::Pass).then_some(Message::DifferCancelledDouble { call, attempt, edition })
}

/// Law 27B4: the second insufficient bid was accepted, or may be, and the first was withdrawn.
fn second_accepted(case: &Case<'_>) -> Option<Message> {
    if let Some(replacement) = case.second_pending() {
        return Some(Message::DifferSecondOpen { call: case.call, replacement });
    }
    let replacement = case.accepted().filter(|_| case.cites("27B4"))?;
    Some(Message::DifferSecondAccepted { call: case.call, replacement })
}

/// 2017 Law 25B1: the calls may be comparable, and Laws 25B3 and 26A then disagree.
fn change(case: &Case<'_>, ends: &[&Rectification]) -> Option<Message> {
    let comparable = ["23A", "23A1", "23A2", "23A3"].into_iter().any(|address| cites(ends, address));
    let is_it = case.subject() == Subject::Changed
        && case.ruling.edition.has_comparable_calls()
        && cites(ends, "25B1")
        && comparable;
    is_it.then(|| Message::DifferChange { call: case.changed().0 })
}

/// 2007 Law 31A2(a): the denomination is repeated, and Law 26 restricts the lead by its own terms.
fn repeated(case: &Case<'_>, ends: &[&Rectification]) -> Option<Message> {
    let restricts = |end: &&Rectification| end.lead.is_some() && cites(&[end], "31A2(a)");
    let is_it = !case.ruling.edition.has_comparable_calls() && ends.iter().any(restricts);
    is_it.then_some(Message::DifferRepeatedLead { call: case.call })
}

/// 2007 Law 30C: a pass out of rotation over an artificial call of an opponent's.
fn over_artificial(case: &Case<'_>, ends: &[&Rectification]) -> Option<Message> {
    let before = case.ruling.calls.get(..case.place).unwrap_or_default();
    let last = before.iter().rfind(|call| call.status == CallStatus::Stands && call.call != Call::Pass)?;
    let made = last.event.and_then(|event| case.record.events.get(event));
    let is_artificial = matches!(made, Some(Event::Call(made)) if made.is_artificial());
    let is_it = case.incident.kind == Kind::PassOutOfRotation
        && case.incident.accepted != Some(true)
        && case.ruling.edition.pass_binds_partner()
        && ["30B1", "30B2(a)"].into_iter().any(|address| cites(ends, address))
        && last.by.side() != case.side;
    (is_it && is_artificial).then_some(Message::DifferPassOverArtificial { call: last.call })
}
