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
pub(super) fn call_director(cases: &[Case<'_>]) -> Option<Part> {
    let case = cases.last().filter(|case| case.subject() == Subject::Unintended)?;
    let is_last = case.ruling.calls.last().is_some_and(|call| call.by == case.offender);
    (is_last && case.incident.replacement.is_some())
        .then(|| Part::default().with_text([Message::SlipCallDirector {}]).with_text(conditions(case)))
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
        Some(until) => Some(until),
        // What LHO takes back is told in so many words once the intended call is made.
        None if case.incident.replacement.is_some() => None,
        None => Some(Message::SubstituteFree { side: case.side, lho: case.lho }),
    };
    [only].into_iter().chain(until).collect()
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
