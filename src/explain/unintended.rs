//! Law 25A: a call that is said to be unintended. Only the director can find whether it was, so the page begins with that.

use super::{
    Line, Part,
    case::{Case, Subject},
    continuation,
    message::Message,
};
use crate::{
    bridge::{Auction, Call},
    lawbook::{index_2007, index_2017},
    laws,
    record::Event,
    ruling::{CallStatus, Incident, Outcome, Ruling},
};

/// The intended call has not been made yet.
pub(super) fn part(case: &Case<'_>) -> Part {
    let offender = case.offender;
    let intended = Line::labelled(Message::IfIntended { call: case.call }, if_intended(case));
    Part::headed(Message::Substitute { offender, call: case.call }).with_text(conditions(case)).with_lines([intended])
}

/// What the call then is: irregular by another law, or the last of the auction.
fn if_intended(case: &Case<'_>) -> Vec<Message> {
    let mut record = case.record.clone();
    record.change_facts(case.incident.event, |facts| facts.unintended = Some(false));
    let call = case.call;
    let Ok(ruling) = laws::rule(&record) else { return vec![Message::UnintendedNo { call }] };
    let incident = ruling.incident_of(case.incident.event);
    // A call that its player had to replace.
    let is_replaced = |it: &&Incident| {
        let option = if let Outcome::PlayersOption(option) = &it.outcome { Some(option) } else { None };
        it.event < case.incident.event && option.is_some_and(|option| option.chooser == case.offender)
    };
    let replaced = case.ruling.incidents.iter().find(is_replaced);
    let is = match (incident, replaced) {
        (Some(incident), _) => continuation::what_it_is(incident),
        (None, Some(first)) => Message::UnintendedNoReplaces { call, other: first.call },
        (None, None) if is_gone(&ruling, case.place) => Message::UnintendedNoCancelled { call },
        (None, None) => Message::UnintendedNo { call },
    };
    let contract = ruling.contract.map(|_| continuation::over(ruling.contract, ruling.on_lead));
    [is].into_iter().chain(contract).collect()
}

/// Law 31A1: whether the call in this place does not count, although it is not irregular: its player has another one to repeat.
fn is_gone(ruling: &Ruling, place: usize) -> bool {
    ruling.calls.get(place).is_some_and(|call| call.status == CallStatus::Cancelled)
}

/// Law 25A is tried before every other law, and an irregular call that its player changes at once may have been a slip.
pub(super) fn slip_first(case: &Case<'_>, replacement: Option<Call>) -> Option<Message> {
    let is_open = case.subject() != Subject::Changed && case.made()?.facts.unintended.is_none();
    let (replacement, call) = (replacement.filter(|_| is_open)?, case.call);
    Some(if is_irregular_in_its_place(case, replacement) {
        Message::SlipFirstIrregular { call, replacement }
    } else {
        Message::SlipFirst { call, replacement }
    })
}

/// Law 25A: whether the call that was meant is irregular too.
fn is_irregular_in_its_place(case: &Case<'_>, replacement: Call) -> bool {
    let mut record = case.record.clone();
    let is_it = |event: &Event| event.made_call().is_some_and(|made| made.call == replacement);
    let since = record.events.iter().skip(case.incident.event + 1).position(is_it);
    let Some(at) = since.map(|since| case.incident.event + 1 + since) else { return false };
    record.events.truncate(at + 1);
    record.change_facts(case.incident.event, |facts| facts.unintended = Some(true));
    laws::rule(&record).is_ok_and(|ruling| ruling.incident_of(at).is_some())
}

/// Law 25A comes before Laws 36 to 38: such a call has just been made, or its player has put another one in its place at once. The
/// calls since.
fn since_removed<'a>(case: &Case<'a>) -> Option<&'a [Event]> {
    let is_removed = case.incident.kind.is_of_36_to_38();
    let since = case.record.events.get(case.incident.event + 1..).filter(|since| is_removed && since.len() <= 2)?;
    let is_own = |event: &Event| {
        event.made_call().is_some_and(|made| made.call != case.call && made.by.is_none_or(|by| by == case.offender))
    };
    since.first().is_none_or(is_own).then_some(since)
}

/// The offender has put another call in place of one that nobody can accept.
pub(super) fn slip_in_place_of_removed(case: &Case<'_>) -> Option<Message> {
    let second = since_removed(case)?.first()?.made_call()?;
    slip_first(case, Some(second.call))
}

/// Whether the director first finds out if a call that nobody can accept was a slip.
pub(super) fn is_removed_and_may_be_a_slip(case: &Case<'_>) -> bool {
    since_removed(case).is_some() && case.made().is_some_and(|made| made.facts.unintended.is_none())
}

/// Players: the offender has put it right already, and the director may not have been called.
pub(super) fn call_director(cases: &[Case<'_>]) -> Option<Message> {
    let case = cases.last().filter(|case| case.subject() == Subject::Unintended)?;
    // The record says that it was unintended: all that is left to say is who finds that.
    let is_last = substitute(case)? + 1 == case.ruling.calls.len();
    is_last.then_some(Message::SlipCallDirector {})
}

/// The place of the intended call.
fn substitute(case: &Case<'_>) -> Option<usize> {
    let replacement = case.incident.replacement?;
    let mut since = case.ruling.calls.iter().enumerate().skip(case.place + 1);
    since.find(|(_, call)| call.by == case.offender && call.call == replacement).map(|(place, _)| place)
}

/// Whether the intended call was itself cancelled.
pub(super) fn is_cancelled(case: &Case<'_>, replacement: Call) -> bool {
    let place = substitute(case).filter(|_| case.incident.replacement == Some(replacement));
    let call = place.and_then(|place| case.ruling.calls.get(place));
    call.is_some_and(|call| matches!(call.status, CallStatus::Cancelled | CallStatus::Withdrawn))
}

/// While the director has not found it unintended: the limits within which they may.
pub(super) fn limits(case: &Case<'_>, call: Call) -> Vec<Message> {
    let edition = case.ruling.edition;
    let only = Message::SubstituteOnly { offender: case.offender, call, edition };
    [only].into_iter().chain(until(case)).collect()
}

/// The time limit, where the call ended the auction.
fn until(case: &Case<'_>) -> Option<Message> {
    let auction = last_auction(case)?;
    let has_bid = auction.last_bid().is_some();
    Some(if has_bid { Message::SubstituteUntilLead {} } else { Message::SubstituteUntilHandsBack {} })
}

/// The conditions on which a call may be corrected.
fn conditions(case: &Case<'_>) -> Vec<Message> {
    let only = Message::SubstituteOnly { offender: case.offender, call: case.call, edition: case.ruling.edition };
    let (side, lho) = (case.side, case.lho);
    let over = case.lho_withdrawn().map(|call| Message::SubstituteOver { side, lho, call });
    let until = until(case).unwrap_or(Message::SubstituteUntilPartner { partner: case.partner });
    [only, until].into_iter().chain(over).collect()
}

/// 2017 Law 25A5, 2007 Law 25A3: the auction that the call ended, or LHO's over it, if one did.
fn last_auction(case: &Case<'_>) -> Option<Auction> {
    let mut auction = Auction::new(case.ruling.auction.dealer());
    // In a change of call, the first call is the one that may have been a slip.
    let its = case.first_place();
    for (place, call) in case.ruling.calls.iter().take(its + 2).enumerate() {
        let is_over_it = place == its + 1 && call.by == case.lho;
        let counts = place < its && matches!(call.status, CallStatus::Stands | CallStatus::Pending);
        if place == its || counts || is_over_it {
            auction.push(call.by, call.call);
        }
    }
    Some(auction).filter(Auction::is_over)
}

/// 2017 Law 25A4, 2007 Law 25A2: an unintended call, after which partner has called.
pub(super) fn is_too_late(case: &Case<'_>) -> bool {
    let edition = case.ruling.edition;
    let clauses = [edition.of(index_2007::L25A2, index_2017::L25A4), edition.of(index_2007::L25A3, index_2017::L25A5)];
    case.subject() == Subject::Unintended && clauses.into_iter().any(|clause| case.cites(clause.address()))
}
