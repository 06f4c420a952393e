//! What becomes of later calls, made over a call out of rotation before anybody ruled on it.

use crate::{
    bridge::{Call, Seat},
    explain::{case::Case, continuation, message::Message},
    record::LhoChoice,
    ruling::{CallStatus, Origin, RuledCall, Ruling},
};

/// The next call that this player made after the irregular one, and its place among the calls of the ruling.
fn call_by(case: &Case<'_>, seat: Seat) -> Option<(usize, RuledCall)> {
    let mut since = case.ruling.calls.iter().copied().enumerate().skip(case.place + 1);
    since.find(|(_, call)| call.by == seat && call.origin == Origin::Made)
}

/// Whether offender's partner has called before LHO chose. A call that waits for that choice has a sentence of its own.
pub(in crate::explain) fn partner_has_called(case: &Case<'_>) -> bool {
    let waits = |call: Call| {
        let mut incidents = case.ruling.incidents.iter().filter(|it| it.waits_for_earlier());
        incidents.any(|incident| (incident.offender, incident.call) == (case.partner, call))
    };
    call_by(case, case.partner).is_some_and(|(_, call)| call.status == CallStatus::Pending && !waits(call.call))
}

/// What becomes of the call that partner made before LHO chose.
pub(in crate::explain) fn partners_call(case: &Case<'_>) -> Option<Message> {
    let (place, found) = call_by(case, case.partner).filter(|_| partner_has_called(case))?;
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, found.call);
    let after = |choice| Some(case.if_lho(choice)?.calls.get(place)?.status);
    match (after(LhoChoice::Accepts)?, after(LhoChoice::Declines)?) {
        (CallStatus::Stands, _) => None,
        (_, CallStatus::Stands) => Some(Message::PartnerCallStands { offender, partner, lho, call }),
        (_, CallStatus::Pending) => Some(Message::PartnerCallCounts { offender, partner, lho, call }),
        (_, CallStatus::Withdrawn | CallStatus::Cancelled) => Some(Message::PartnerCallGoes { partner, lho, call }),
    }
}

/// Whose turn it is once LHO has declined: the skipped player's, or the next player's if the skipped one has called since.
pub(in crate::explain) fn turn_if_declined(case: &Case<'_>) -> Seat {
    declined(case).and_then(|ruling| ruling.turn).unwrap_or_else(|| case.ruling.auction.turn())
}

/// The ruling once LHO has declined, where partner has called before that.
pub(super) fn declined(case: &Case<'_>) -> Option<Ruling> {
    partner_has_called(case).then(|| case.if_lho(LhoChoice::Declines)).flatten()
}

/// Law 29A: what follows if LHO, whose turn it was, meant to accept.
pub(in crate::explain) fn if_accepted(case: &Case<'_>) -> Message {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    let over = call_by(case, lho).map(|(_, over)| over.call);
    let is_short =
        |over: &Call| over.bid().is_some_and(|bid| call.bid().is_some() && !bid.is_sufficient_over(call.bid()));
    match (over.filter(is_short), continuation::insufficient_bid_of_lho(case)) {
        (Some(_), Some(bid)) if bid.accepted != Some(true) => Message::SettledStands { offender, call, nth: 0 },
        (Some(replacement), None) => Message::RotationStandsInsufficient { lho, call, replacement },
        _ => Message::RotationStands { call, number: case.bound() },
    }
}
