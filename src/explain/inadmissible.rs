//! Laws 35 to 39: inadmissible calls, which nobody can accept. Laws 28, 33 and 34: the order in which calls count.

use super::{
    Part, Reader,
    case::{Case, Subject},
    message::Message,
    ordinal, price, third_pass,
};
use crate::{
    bridge::{Call, Seat},
    record::Event,
    ruling::{CallStatus, Kind, Origin, Outcome, Passes, PlayersOption, Rectification, RuledCall},
};

/// What now, while the offender has to make another call (36B).
pub(super) fn open_headline(case: &Case<'_>, reader: Reader) -> Message {
    let (offender, partner, call) = (case.offender, case.partner, case.call);
    if let Some(again) = must_repeat(case) {
        return match reader {
            Reader::Player => Message::NotAllowedRepeat { offender, partner, call, again },
            Reader::Director => Message::NotAllowedRepeatForDirector { offender, partner, call, again },
        };
    }
    match (case.is_bound(offender), reader) {
        (true, Reader::Player) => Message::NotAllowedPass { offender, partner, call },
        (true, Reader::Director) => Message::NotAllowedPassForDirector { offender, partner, call },
        (false, Reader::Player) => Message::NotAllowed { offender, partner, call },
        (false, Reader::Director) => Message::NotAllowedForDirector { offender, partner, call },
    }
}

/// Laws 31A1 and 32: the call that the offender has to repeat in place of the double.
fn must_repeat(case: &Case<'_>) -> Option<Call> {
    let bar = case.ruling.in_force.must_repeat.filter(|bar| bar.seat == case.offender && bar.call != Call::Pass)?;
    Some(bar.call)
}

/// What the offender may call instead (36B).
pub(super) fn part(case: &Case<'_>, option: &PlayersOption) -> Part {
    let (offender, partner) = (case.offender, case.partner);
    let lines = price::untold(price::lines(case, option), partner);
    // A player who has to pass for another reason, or to repeat a call, has no choice.
    if case.is_bound(offender) || must_repeat(case).is_some() {
        let text = lines.into_iter().flat_map(|line| line.text);
        // The headline says that partner has to pass.
        return Part::default().with_text(text.filter(|text| *text != Message::BarredAuction { partner }));
    }
    Part::headed(Message::OffenderChooses { offender, partner }).with_lines(lines)
}

/// Law 36A: the player to whom the auction went back, if they have called since.
fn goes_on_from(case: &Case<'_>) -> Option<Seat> {
    let seat = case.turn_before()?;
    let stands = |call: &RuledCall| matches!(call.status, CallStatus::Stands | CallStatus::Pending);
    let mut since = case.ruling.calls.iter().skip(case.place + 1).filter(|call| stands(call));
    since.next().filter(|call| call.by == seat).map(|_| seat)
}

/// What now, once it is settled.
pub(super) fn settled_headline(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    let seat = case.ruling.turn;
    match (case.incident.kind, result.partner_passes) {
        (Kind::InadmissibleDouble, Passes::Throughout | Passes::Once) => {
            let is_to_come = case.incident.also.is_some() && !case.has_called_since(offender);
            if is_to_come && !case.ruling.auction_over && case.is_bound(offender) {
                Message::NotAllowedPassOutOfTurn { offender, partner, call }
            } else if is_to_come && !case.ruling.auction_over {
                Message::NotAllowedOutOfTurn { offender, partner, call }
            } else {
                Message::NotAllowedBarred { offender, partner, call }
            }
        }
        (Kind::InadmissibleDouble, Passes::None) => match (seat, goes_on_from(case)) {
            (Some(_), Some(seat)) => Message::NotAllowedVoidSince { offender, call, seat },
            (Some(seat), None) => Message::NotAllowedVoid { offender, call, seat },
            (None, _) => Message::Settled { offender, call },
        },
        (Kind::CallByBarredPlayer, Passes::None) => Message::HadToPassStands { offender, lho, call },
        (Kind::CallByBarredPlayer, Passes::Throughout | Passes::Once) if !has_pass(case) => {
            Message::HadToPassEarly { offender, partner, call }
        }
        (Kind::CallByBarredPlayer, Passes::Throughout | Passes::Once) => Message::HadToPass { offender, partner, call },
        (Kind::BidAboveSeven, _) if case.cancels_what_followed() => Message::AboveSevenVoid { offender, partner, call },
        (Kind::BidAboveSeven, _) => Message::AboveSeven { offender, partner, call },
        (Kind::ConsideredInRotation, _) if case.incident.is_taken_as_not_made() => {
            Message::TurnTaken { offender, call, seat: offender.rho() }
        }
        (Kind::ConsideredInRotation, _) => Message::InTurnAnyway { offender, call, seat: offender.rho() },
        (Kind::SimultaneousCall, _) => Message::CountsAsSecond { offender, call },
        (Kind::PassesOutOfRotationEnd, _) => third_pass::headline(case),
        (Kind::CallAfterFinalPass, _) => Message::AfterTheEnd { offender, call },
        (
            Kind::InsufficientBid
            | Kind::PassOutOfRotation
            | Kind::BidOutOfRotation
            | Kind::DoubleOutOfRotation
            | Kind::ChangeOfCall
            | Kind::UnintendedCall,
            _,
        ) => Message::Settled { offender, call },
    }
}

/// Law 37B: whether a pass stands in place of the call, as it does where it was made in turn.
fn has_pass(case: &Case<'_>) -> bool {
    let next = case.ruling.calls.get(case.place + 1);
    next.is_some_and(|call| call.by == case.offender && call.origin == Origin::Substituted)
}

/// Laws 28, 33, 34 and 37A, which restrict nobody: whether nothing important has happened since.
pub(super) fn is_news(case: &Case<'_>) -> bool {
    let stands = case.incident.kind == Kind::CallByBarredPlayer
        && case.settled().is_some_and(|result| result.partner_passes == Passes::None);
    let taken = case.incident.is_taken_as_not_made();
    (stands || case.subject() == Subject::Order) && case.calls_since() <= usize::from(stands || taken)
}

/// One of several irregularities, in short.
pub(super) fn in_short(case: &Case<'_>, result: &Rectification) -> Message {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    match (case.incident.kind, result.partner_passes) {
        (Kind::CallAfterFinalPass, _) => Message::AfterTheEnd { offender, call },
        (Kind::CallByBarredPlayer, Passes::None) => Message::SettledHadToPass { offender, lho, call },
        (Kind::ConsideredInRotation, _) if !case.incident.is_taken_as_not_made() => {
            Message::SettledInTurn { offender, call }
        }
        (Kind::SimultaneousCall, _) => Message::SettledSecond { offender, call },
        (Kind::PassesOutOfRotationEnd, _) => Message::SettledNotOver { offender },
        (_, Passes::Throughout | Passes::Once) if result.offender_passes != Passes::None => {
            Message::SettledBoth { offender, partner, call }
        }
        (_, Passes::Throughout | Passes::Once) => Message::SettledCancelledBarred { offender, partner, call },
        (_, Passes::None) => Message::SettledCancelled { offender, call, nth: ordinal::where_repeated(case) },
    }
}

/// What to do at the table while the offender has to make another call (36B).
pub(super) fn open_steps(case: &Case<'_>) -> Vec<Message> {
    let (offender, partner, lho, call) = (case.offender, case.partner, case.lho, case.call);
    match case.incident.outcome {
        Outcome::PlayersOption(_) => {
            let tell = match must_repeat(case) {
                Some(again) => Message::StepNotAllowedRepeat { offender, partner, lho, call, again },
                None if case.is_bound(offender) => Message::StepNotAllowedPass { offender, partner, lho, call },
                None => Message::StepNotAllowed { offender, partner, lho, call },
            };
            vec![Message::StepStop {}, tell]
        }
        Outcome::DirectorsOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

/// Laws 36A and 38: the offender has put another call, or a pass, in its place, LHO has called, and the record does not say
/// whether the director had ruled. If not, no restriction of the lead follows.
pub(super) fn if_lho_called_first(case: &Case<'_>) -> Option<Message> {
    let (offender, lho, call) = (case.offender, case.lho, case.call);
    let message = match case.incident.kind {
        Kind::InadmissibleDouble => Message::IfLhoCalledFirst { lho, offender, call },
        Kind::BidAboveSeven => Message::IfLhoCalledFirstAboveSeven { lho, call },
        _ => return None,
    };
    let bars = case.settled().is_some_and(|result| result.partner_passes != Passes::None);
    let is_meant = case.incident.also.is_none() && bars && !case.cancels_what_followed();
    let since = case.record.events.get(case.incident.event + 1..).filter(|_| is_meant)?;
    let [replacement, next, ..] = since else { return None };
    let by = |event: &Event| event.made_call().and_then(|made| made.by);
    let is_lhos = by(replacement) == Some(offender) && by(next) == Some(lho);
    is_lhos.then_some(message)
}

/// What to tell the table once it is settled.
pub(super) fn settled_steps(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let lho = case.lho;
    match (case.incident.kind, result.offender_passes, result.partner_passes) {
        (Kind::CallByBarredPlayer, Passes::Once | Passes::Throughout, _) => {
            vec![both_pass(case), Message::StepNoOffer { lho }]
        }
        (_, Passes::Once | Passes::Throughout, _) => vec![both_pass(case)],
        (_, Passes::None, Passes::Once | Passes::Throughout) => vec![tell_barred(case)],
        (_, Passes::None, Passes::None) => Vec::new(),
    }
}

/// Partner has to pass, and declarer may be able to restrict their lead.
pub(super) fn tell_barred(case: &Case<'_>) -> Message {
    let partner = case.partner;
    if case.ruling.in_force.lead.iter().any(|lead| lead.leader == partner) {
        Message::StepTellBarred { partner }
    } else {
        Message::StepTellBarredOnly { partner }
    }
}

/// Laws 37B and 38: both pass; whose lead declarer may restrict.
fn both_pass(case: &Case<'_>) -> Message {
    let (offender, partner) = (case.offender, case.partner);
    let leads = |seat| case.ruling.in_force.lead.iter().any(|lead| lead.leader == seat);
    match (leads(offender), leads(partner)) {
        (true, true) => Message::StepTellBothLead { offender, partner },
        (false, true) => Message::StepTellBoth { offender, partner },
        (true, false) => Message::StepTellBoth { offender: partner, partner: offender },
        (false, false) => Message::StepTellBothOnly { offender, partner },
    }
}
