//! 2017 Law 17D3, 2007 Law 17E2: three passes, one of them out of rotation, do not end the auction. Who lost a turn, and
//! what LHO has to hear before choosing.

use super::{case::Case, message::Message};
use crate::{
    bridge::{Call, Seat},
    ruling::{CallStatus, DirectorsOption, Kind, Origin, Question, RuledCall},
};

/// 17D3 or 30A (2007: 17E2 or 30B1); the other question of the kind is 28B or 29A.
pub(super) fn is_asked(option: &DirectorsOption) -> bool {
    matches!(option.question, Question::WhichLaw(_, one, _) if one.address().starts_with("17"))
}

/// The first player who lost a turn: on the left of the call before the first pass out of rotation, which may be an earlier one
/// that was accepted.
pub(super) fn skipped(case: &Case<'_>) -> Seat {
    let before = case.ruling.calls.get(..case.place).unwrap_or_default();
    let standing: Vec<&RuledCall> = before.iter().filter(|call| call.status == CallStatus::Stands).collect();
    let from = standing.iter().rposition(|call| call.call != Call::Pass).unwrap_or(0);
    let since = standing.get(from..).unwrap_or_default();
    let earlier = since.windows(2).find(|pair| matches!(pair, [one, next] if next.by != one.by.lho()));
    let last = earlier.and_then(|pair| pair.first()).or(since.last());
    last.map_or(case.ruling.auction.dealer(), |call| call.by.lho())
}

/// Whose turn it was at this call.
fn turn(case: &Case<'_>) -> Seat {
    let before = case.ruling.calls.get(..case.place).unwrap_or_default();
    let last = before.iter().rfind(|call| call.status == CallStatus::Stands);
    last.map_or(case.ruling.auction.dealer(), |call| call.by.lho())
}

/// The passes that did not end the auction, where the last event is that a pass out of rotation among them was
/// accepted.
pub(super) fn accepted_in_vain<'a, 'b>(cases: &'a [Case<'b>]) -> Option<&'a Case<'b>> {
    cases.last().filter(|last| last.call == Call::Pass && last.since_accepted() == Some(CallStatus::Cancelled))?;
    cases.iter().rfind(|case| case.incident.kind == Kind::PassesOutOfRotationEnd)
}

/// What now: the auction goes back, or it went back and somebody called since.
pub(super) fn headline(case: &Case<'_>) -> Message {
    let (offender, seat) = (case.offender, skipped(case));
    if has_called(case, seat) { Message::NotOverSince { offender, seat } } else { Message::NotOver { offender, seat } }
}

/// The player to whom the auction goes back has passed after the three passes, and nothing says that the director had ruled.
pub(super) fn pass_before_ruling(case: &Case<'_>) -> Option<Message> {
    let seat = skipped(case);
    let since = case.ruling.calls.iter().enumerate().skip(case.place + 1);
    let its = |call: &RuledCall| (call.by, call.call, call.origin) == (seat, Call::Pass, Origin::Made);
    let mut later = since.filter(|(place, _)| passes_before(case) + place - case.place >= 3).map(|(_, call)| call);
    let is_cancelled = later.any(|call| its(call) && call.status == CallStatus::Cancelled);
    let is_end = case.incident.kind == Kind::PassesOutOfRotationEnd;
    (is_end && is_cancelled && !has_called(case, seat)).then_some(Message::PassBeforeRuling { seat })
}

/// Beside 17D3, where it is one of two laws that could rule.
pub(super) fn goes_back(case: &Case<'_>) -> Message {
    let seat = skipped(case);
    if has_called(case, seat) {
        Message::RotationWentBack { seat }
    } else {
        Message::RotationGoesBack { seat, number: case.bound() }
    }
}

/// Whether this player has called since.
fn has_called(case: &Case<'_>, seat: Seat) -> bool {
    let mut since = case.ruling.calls.iter().skip(case.place + 1);
    since.any(|call| call.by == seat && call.status == CallStatus::Stands && call.origin == Origin::Made)
}

/// What follows from LHO's pass and from their other calls, where that pass would be the third after a call. LHO may have to
/// pass for another reason.
pub(super) fn choice(case: &Case<'_>) -> Option<Message> {
    let (lho, partner, seat) = (case.lho, case.partner, skipped(case));
    let must_pass = case.is_bound(lho);
    would_end(case).then(|| {
        if seat != turn(case) && must_pass {
            Message::RotationAcceptThirdAllBarred { lho, seat }
        } else if must_pass {
            Message::RotationAcceptThirdBarred { lho, seat }
        } else if seat != turn(case) {
            Message::RotationAcceptThirdAll { lho, seat }
        } else if seat == partner {
            Message::RotationAcceptThirdOfTwo { lho, partner, seat: case.offender.rho() }
        } else {
            Message::RotationAcceptThird { lho, seat }
        }
    })
}

/// The same, once LHO has accepted in words and has not called yet.
pub(super) fn reminder(case: &Case<'_>) -> Option<Message> {
    let is_last = case.ruling.calls.len() == case.place + 1 && case.ruling.turn == Some(case.lho);
    choice(case).filter(|_| is_last && case.incident.accepted == Some(true))
}

/// Whether the pass out of rotation and one more would make three after a call.
fn would_end(case: &Case<'_>) -> bool {
    case.call == Call::Pass && passes_before(case) >= 1
}

/// Whether the pass out of rotation was itself the third.
pub(super) fn is_third(case: &Case<'_>) -> bool {
    case.call == Call::Pass && passes_before(case) >= 2
}

/// Where the third pass was refused and its player has yet to call again: the director may have followed 17D3 (2007: 17E2).
pub(super) fn refused(case: &Case<'_>) -> Option<Message> {
    let is_refused = is_third(case) && case.incident.accepted == Some(false) && !has_called(case, case.offender);
    (is_refused && !case.ruling.auction_over).then_some(Message::RotationThirdDecides {})
}

/// How many passes follow a call, before this pass. The first of an auction without a bid is such a call.
fn passes_before(case: &Case<'_>) -> usize {
    let before = case.ruling.calls.get(..case.place).unwrap_or_default();
    let standing: Vec<Call> =
        before.iter().filter(|call| call.status == CallStatus::Stands).map(|call| call.call).collect();
    let passes = standing.iter().rev().take_while(|call| **call == Call::Pass).count();
    if passes == standing.len() { passes.saturating_sub(1) } else { passes }
}
