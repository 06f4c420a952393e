//! When to call the director again, and why: the laws that allow an adjusted score after the play.

use super::{
    case::{Case, Subject},
    message::Message,
    ordinal, partner,
};
use crate::{
    lawbook::Clause,
    ruling::{CallStatus, Incident, Kind, Outcome, Passes, Rectification},
};

/// When to call the director again, and why.
pub(super) fn of(case: &Case<'_>) -> Vec<Message> {
    match case.incident.outcome {
        Outcome::PlayersOption(_) if !case.is_rectified_before_the_choice() && !case.bars_at_once() => Vec::new(),
        Outcome::PlayersOption(_)
        | Outcome::NoRectification(_)
        | Outcome::Rectification(_)
        | Outcome::DirectorsOption(_) => of_result(case, &case.incident.result),
    }
}

/// Laws 27D and 23C: after a free replacement, where the irregular call may have helped.
pub(super) fn if_it_helped(case: &Case<'_>, result: &Rectification) -> Option<Message> {
    let is_it = |clause: &Clause| matches!(clause.address(), "27D" | "23C");
    let clauses: Vec<Clause> = result.review.iter().copied().filter(is_it).collect();
    // Law 25B1: it is the first call that was withdrawn.
    let (call, nth) = match case.subject() {
        Subject::Changed => (partner::withdrawn(case, result), 0),
        _ => (case.call, ordinal::where_repeated(case)),
    };
    let (side, offender) = (case.side, case.offender);
    (!clauses.is_empty()).then_some(Message::ReviewHelped { side, offender, call, nth, clauses })
}

/// The same for one result of it.
pub(super) fn of_result(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner, side) = (case.offender, case.partner, case.side);
    let mut knew: Vec<Clause> = Vec::new();
    let mut other: Vec<Clause> = Vec::new();
    for &clause in &result.review {
        match clause.address() {
            "27D" | "23C" => {}
            "72C" | "23" => knew.push(clause),
            _ => other.push(clause),
        }
    }
    let mut text: Vec<Message> = if_it_helped(case, result).into_iter().collect();
    if !knew.is_empty() {
        let partner_passes = result.partner_passes != Passes::None;
        let had_turn = !case.ruling.auction_over || case.has_called_since(partner);
        // Partner may never have had to pass, or may have called instead at the one turn (Law 37A).
        text.push(match partner_passes && had_turn && !called_instead(case, result) {
            true => Message::ReviewKnew { side, offender, partner, clauses: knew },
            false => Message::ReviewCould { side, offender, clauses: knew },
        });
    }
    if !other.is_empty() {
        text.push(Message::ReviewDamaged { clauses: other });
    }
    text
}

/// Law 37A: whether partner called at the only turn at which they had to pass, and the call stands.
fn called_instead(case: &Case<'_>, result: &Rectification) -> bool {
    let stands = |other: &Incident| {
        let call = case.ruling.calls.get(case.ruling.place_of(other));
        call.is_some_and(|call| call.status == CallStatus::Stands)
    };
    let is_it = |other: &Incident| {
        other.kind == Kind::CallByBarredPlayer && other.offender == case.partner && other.event > case.incident.event
    };
    result.partner_passes == Passes::Once && case.ruling.incidents.iter().any(|other| is_it(other) && stands(other))
}
