//! What a call is said to specify: somebody told the suits that it shows, or named its convention.

use std::rc::Rc;

use super::case::Case;
use crate::{
    bridge::{Auction, Call, Seat},
    laws,
    record::{Event, MadeCall, Shows},
    ruling::{CallStatus, RuledCall},
};

/// What somebody said that the call specifies.
pub(super) fn specified(case: &Case<'_>) -> Option<Shows> {
    let made = case.made().filter(|made| made.is_described())?;
    Some(laws::shown_by_name(&calls_before(case), case.offender, made).unwrap_or_else(|| made.shows()))
}

/// Whether that is something other than what the call names: to name it tells partner what was meant.
pub(super) fn is_elsewhere(case: &Case<'_>) -> bool {
    specified(case).is_some_and(|shows| shows != Shows::named_by(case.call) && !shows.is_empty())
}

/// The auction before the call.
pub(super) fn before(case: &Case<'_>) -> Auction {
    let mut before = Auction::new(case.record.dealer);
    standing_before(case).for_each(|call| before.push(call.by, call.call));
    before
}

/// The same calls with what was said of them.
fn calls_before(case: &Case<'_>) -> Vec<(Seat, Rc<MadeCall>)> {
    let made = |call: &RuledCall| {
        let event = call.event.and_then(|event| case.record.events.get(event));
        // A pass that the Laws have put there is no event.
        event.and_then(Event::made_call).cloned().unwrap_or_else(|| MadeCall::new(Call::Pass, Some(call.by)))
    };
    standing_before(case).map(|call| (call.by, Rc::new(made(call)))).collect()
}

fn standing_before<'a>(case: &Case<'a>) -> impl Iterator<Item = &'a RuledCall> {
    case.ruling.calls.iter().take(case.place).filter(|call| call.status == CallStatus::Stands)
}
