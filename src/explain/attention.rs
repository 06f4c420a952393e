//! Law 9B: attention has been drawn to something, and the director is called first. Where the headline does not say so, players
//! are told below the auction.

use super::{
    Part,
    case::{Case, Subject},
    inadmissible,
    message::Message,
    unintended,
};
use crate::{
    record::Event,
    ruling::{Kind, Outcome, Question},
};

/// What players do before anything else.
pub(super) fn part(cases: &[Case<'_>]) -> Option<Part> {
    let slip = cases.last().and_then(unintended::slip_in_place_of_removed);
    let called = of_question(cases).or_else(|| of_cancelled_call(cases)).or_else(|| unintended::call_director(cases));
    let before = cases.iter().find_map(inadmissible::if_lho_called_first);
    let call = called.or_else(|| (slip.is_some() || before.is_some()).then_some(Message::CallDirector {}))?;
    Some(Part::default().with_text([call].into_iter().chain(slip).chain(before)))
}

/// The director still has something to decide, although the auction is over or it is certain which call stands.
fn of_question(cases: &[Case<'_>]) -> Option<Message> {
    let is_led = |case: &&Case<'_>| case.record.events.contains(&Event::OpeningLeadFaced);
    let asks = |case: &&Case<'_>| matches!(case.incident.outcome, Outcome::DirectorsOption(_)) && !is_led(case);
    let mut asked = cases.iter().filter(asks);
    // The headline says that it is asked whether the first call was unintended.
    let is_asked = |case: &Case<'_>| {
        let Outcome::DirectorsOption(option) = &case.incident.outcome else { return false };
        matches!(option.question, Question::Unintended(_))
    };
    let is_changed =
        |case: &Case<'_>| case.subject() == Subject::Changed && case.incident.accepted.is_some() && !is_asked(case);
    asked.find_map(|case| match case.ruling.auction_over {
        true if case.ruling.contract.is_none() => Some(Message::CallDirectorBeforeHandsBack {}),
        true => Some(Message::CallDirectorBeforeLead {}),
        false => is_changed(case).then_some(Message::CallDirector {}),
    })
}

/// Laws 36 to 38: such a call has just been made, and the director has not ruled.
fn of_cancelled_call(cases: &[Case<'_>]) -> Option<Message> {
    let case = cases.last().filter(|case| case.subject() == Subject::Inadmissible && case.incident.is_settled())?;
    let later = case.record.events.get(case.incident.event + 1..).unwrap_or_default();
    let is_fresh = later.is_empty() && case.incident.kind != Kind::CallAfterFinalPass;
    let call = match (case.ruling.auction_over, case.ruling.contract) {
        (false, _) => Message::CallDirector {},
        (true, Some(_)) => Message::CallDirectorBeforeLead {},
        (true, None) => Message::CallDirectorBeforeHandsBack {},
    };
    is_fresh.then_some(call)
}
