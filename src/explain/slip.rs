//! Law 25A: a call that is said to be unintended. Whether it was, only the director finds; so the page begins with that.

use super::{Part, case::Case, case::Subject, message::Message};
use crate::{
    bridge::{Auction, Call},
    lawbook::Edition,
    ruling::CallStatus,
};

/// The intended call is still to come.
pub(super) fn part(case: &Case<'_>) -> Part {
    Part::headed(Message::Substitute { offender: case.offender }).with_text(conditions(case))
}

/// Players: the offender has put it right already, and the director may not have been called.
pub(super) fn call_director(cases: &[Case<'_>]) -> Option<Message> {
    let case = cases.last().filter(|case| case.subject() == Subject::Unintended)?;
    // The record holds that it was unintended: nothing is left to tell but who finds that.
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

/// While the director has not found it unintended: under what limits he may. What holds in both editions of any slip is told
/// elsewhere.
pub(super) fn limits(case: &Case<'_>, call: Call) -> Vec<Message> {
    let edition = case.ruling.edition;
    let only = match edition {
        Edition::Laws2007 => Some(Message::SubstituteOnly { offender: case.offender, call, edition }),
        Edition::Laws2017 => None,
    };
    only.into_iter().chain(until(case)).collect()
}

/// Until when, where the call ended the auction.
fn until(case: &Case<'_>) -> Option<Message> {
    let auction = last_auction(case)?;
    let has_bid = auction.last_bid().is_some();
    Some(if has_bid { Message::SubstituteUntilLead {} } else { Message::SubstituteUntilHandsBack {} })
}

/// On what conditions a call may be put right.
fn conditions(case: &Case<'_>) -> Vec<Message> {
    let only = Message::SubstituteOnly { offender: case.offender, call: case.call, edition: case.ruling.edition };
    let until = match until(case) {
        Some(until) => until,
        None => Message::SubstituteFree { side: case.side, lho: case.lho },
    };
    vec![only, until]
}

/// 2017 Law 25A5, 2007 Law 25A3: the auction that the call ended, if it did.
fn last_auction(case: &Case<'_>) -> Option<Auction> {
    let mut auction = Auction::new(case.ruling.auction.dealer());
    // Of a change of call, the first call is the one that may have been a slip.
    let its = case.first_place();
    for (place, call) in case.ruling.calls.iter().take(its + 1).enumerate() {
        if place == its || matches!(call.status, CallStatus::Stands | CallStatus::Pending) {
            auction.push(call.by, call.call);
        }
    }
    Some(auction).filter(Auction::is_over)
}
