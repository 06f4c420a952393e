//! What offender's partner may do where an irregularity does not bar them.

use super::{
    arg::Which,
    case::{Case, Subject},
    message::Message,
};
use crate::{
    bridge::Call,
    lawbook::Clause,
    ruling::{Information, Kind, Outcome, Question, Rectification},
};

/// What partner may do where this irregularity does not bar them; another one may have, and Law 16 may bind them.
pub(super) fn may(case: &Case<'_>, result: &Rectification, has_lead: bool) -> Message {
    let partner = case.partner;
    let is_bound = is_bound(case);
    match (case.is_barred(partner), has_lead) {
        (true, false) => Message::Barred { partner },
        (true, true) => Message::BarredAuction { partner },
        (false, _) if is_bound => Message::NoNewRestriction {},
        (false, _) if result.information == Some(Information::Unauthorised) => {
            Message::MayCallNotUse { partner, call: withdrawn(case, result), which: gone(case, result) }
        }
        (false, false) if !helped(result).is_empty() && is_made_again(case) => Message::FreeButReviewedAgain {
            partner,
            call: case.call,
            clauses: helped(result),
            which: gone(case, result),
        },
        (false, false) if !helped(result).is_empty() => {
            Message::FreeButReviewed { partner, call: case.call, clauses: helped(result) }
        }
        (false, false) => Message::Free { partner },
        // 2007: the lead may be restricted all the same.
        (false, true) if !helped(result).is_empty() => {
            Message::FreeAuctionButReviewed { partner, call: case.call, clauses: helped(result) }
        }
        (false, true) => Message::FreeAuction { partner },
    }
}

/// Whether the offender has made the same call once more: its name does not say which of the two is meant.
fn is_made_again(case: &Case<'_>) -> bool {
    let asked = match &case.incident.outcome {
        Outcome::DirectorsOption(option) => option.question == Question::Comparable(case.call),
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    };
    asked || case.incident.replacement == Some(case.call)
}

/// Laws 27D and 23C: the clauses under which the score may be adjusted if the withdrawn call helped.
fn helped(result: &Rectification) -> Vec<Clause> {
    result.review.iter().copied().filter(|clause| matches!(clause.address(), "27D" | "23C")).collect()
}

/// Whether something else binds partner's call.
fn is_bound(case: &Case<'_>) -> bool {
    let force = &case.ruling.in_force;
    let repeats = force.must_repeat.is_some_and(|bar| bar.seat == case.partner);
    let no_double = force.no_double.iter().any(|bar| bar.seat == case.partner);
    case.is_bound(case.partner) || repeats || no_double || will_pass(case) || case.same_turn().is_some()
}

/// Whether an irregularity that waits for this one bars partner in any case, as a bid above seven does (Law 38).
fn will_pass(case: &Case<'_>) -> bool {
    let mut waiting = case.ruling.incidents.iter().filter(|other| other.waits_for == Some(case.incident.event));
    waiting.any(|other| other.kind == Kind::BidAboveSeven && other.offender.side() == case.side)
}

/// Whether partner may call as if nothing had happened.
pub(super) fn is_certainly_free(case: &Case<'_>, result: &Rectification) -> bool {
    !is_bound(case) && result.information != Some(Information::Unauthorised)
}

/// What this result withdraws: of a change of call it is the first call or the second.
pub(super) fn withdrawn(case: &Case<'_>, result: &Rectification) -> Call {
    let accepted = result.cites("25B1");
    if accepted && case.subject() == Subject::Changed { case.changed().0 } else { case.call }
}

/// Law 27B3: the double in place of an insufficient bid that this result cancels, while it is asked about, however far the auction has gone on.
pub(super) fn cancelled_double(case: &Case<'_>, result: &Rectification) -> Option<Call> {
    case.incident.replacement.filter(|call| call.is_double_or_redouble() && result.cites("27B3"))
}

/// What becomes of that call: by Laws 25B1 and 27B it is withdrawn, by the others cancelled.
pub(super) fn gone(case: &Case<'_>, result: &Rectification) -> Which {
    let is_withdrawn = match case.subject() {
        Subject::Changed => result.cites("25B1"),
        subject => subject == Subject::Insufficient,
    };
    Which(if is_withdrawn { "withdrawn" } else { "cancelled" })
}
