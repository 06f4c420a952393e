//! Laws 31A1 and 32: the call has to be made again. Where it is a bid that is then insufficient, Law 27 follows.

use crate::{
    bridge::{Call, Seat},
    explain::{case::Case, message::Message},
    ruling::{Action, CallStatus, Kind, Origin, Outcome, PlayersOption},
};

/// Laws 31A1 and 32: whether the offender has yet to repeat the call.
pub(in crate::explain) fn is_due(case: &Case<'_>) -> bool {
    case.ruling.in_force.must_repeat.is_some_and(|bar| bar.seat == case.offender)
}

/// Whether the offender has made the call again. A pass that the Laws put in place of another call was not made by them.
pub(in crate::explain) fn is_done(case: &Case<'_>) -> bool {
    let mut since = case.ruling.calls.iter().skip(case.place + 1).filter(|made| made.by == case.offender);
    !is_due(case) && since.any(|made| made.call == case.call && made.origin == Origin::Made)
}

/// Whether the repeated call is an insufficient bid (Law 27A2).
fn is_insufficient(case: &Case<'_>) -> bool {
    case.incident.also == Some(Kind::InsufficientBid)
}

/// What now: RHO has passed.
pub(in crate::explain) fn headline(case: &Case<'_>) -> Message {
    let (offender, lho, call, seat) = (case.offender, case.lho, case.call, case.offender.rho());
    if is_insufficient(case) {
        Message::RotationRepeatInsufficient { offender, lho, call, seat }
    } else if let Some(replacement) = instead(case) {
        Message::RotationRepeatInstead { offender, call, replacement, seat, number: case.bound() }
    } else {
        Message::RotationRepeatNow { offender, call, seat, number: case.bound() }
    }
}

/// The call that the offender made where the same call had to be made again.
fn instead(case: &Case<'_>) -> Option<Call> {
    let last = case.ruling.calls.last().filter(|last| last.by == case.offender && last.call != case.call)?;
    let is_gone = matches!(last.status, CallStatus::Withdrawn | CallStatus::Cancelled);
    is_gone.then_some(last.call)
}

/// Under "If RHO passes".
pub(in crate::explain) fn must(case: &Case<'_>, option: &PlayersOption) -> Message {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    if is_over(option) {
        Message::RotationPassEnds { offender }
    } else if is_insufficient(case) {
        Message::RotationMustRepeatInsufficient { offender, lho, call }
    } else {
        Message::RotationMustRepeat { offender, call, number: case.bound() }
    }
}

/// Law 22: whether RHO's pass ends the auction, so that nothing is left to repeat.
fn is_over(option: &PlayersOption) -> bool {
    let passed = option.after(Action::Passes).and_then(Outcome::rectification);
    passed.is_some_and(|result| result.must_repeat.is_none())
}

/// Whether RHO can pass at all: a player who has to make a call again cannot.
pub(in crate::explain) fn can_pass(case: &Case<'_>, seat: Seat) -> bool {
    !case.ruling.in_force.must_repeat.is_some_and(|bar| bar.seat == seat && bar.call != Call::Pass)
}

/// Beside "Decline".
pub(in crate::explain) fn back(case: &Case<'_>, option: &PlayersOption) -> Message {
    let (offender, lho, call, seat) = (case.offender, case.lho, case.call, option.chooser);
    if !can_pass(case, seat) || case.is_bound(offender) {
        return Message::RotationBack { seat };
    }
    if is_over(option) {
        Message::RotationBackPassEnds { offender, seat }
    } else if is_insufficient(case) {
        Message::RotationBackInsufficient { offender, lho, call, seat }
    } else {
        Message::RotationBackDepends { offender, seat, number: case.bound() }
    }
}

/// The director's step.
pub(in crate::explain) fn step(case: &Case<'_>) -> Message {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    if is_insufficient(case) {
        Message::StepTellRepeatInsufficient { offender, lho, call }
    } else {
        Message::StepTellRepeat { offender, call }
    }
}
