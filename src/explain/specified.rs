//! What a call is said to specify: somebody told the suits that it shows, or named its convention.

use super::case::Case;
use crate::{bridge::Auction, laws, record::Shows, ruling::CallStatus};

/// What somebody said that the call specifies.
pub(super) fn specified(case: &Case<'_>) -> Option<Shows> {
    let made = case.made().filter(|made| made.is_described())?;
    let by_name = made.is_named_convention().then(|| laws::shown_by_name(&before(case), case.offender, made));
    Some(by_name.flatten().unwrap_or_else(|| made.shows()))
}

/// Whether that is something other than what the call names: to name it tells partner what was meant.
pub(super) fn is_elsewhere(case: &Case<'_>) -> bool {
    specified(case).is_some_and(|shows| shows != Shows::named_by(case.call) && !shows.is_empty())
}

/// The auction before the call.
pub(super) fn before(case: &Case<'_>) -> Auction {
    let mut before = Auction::new(case.record.dealer);
    let stands = case.ruling.calls.iter().take(case.place).filter(|call| call.status == CallStatus::Stands);
    stands.for_each(|call| before.push(call.by, call.call));
    before
}
