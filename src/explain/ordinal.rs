//! Which of a player's calls of one name is meant: their first pass, their second double.

use super::case::Case;
use crate::ruling::{CallStatus, Incident, Origin, RuledCall, Ruling};

/// Which of its player's calls of this name it is, from 1 on.
pub(super) fn of(ruling: &Ruling, place: usize) -> usize {
    let Some(its) = ruling.calls.get(place) else { return 0 };
    let made = ruling.calls.iter().take(place + 1).filter(|call| call.origin == Origin::Made);
    made.filter(|call| (call.by, call.call) == (its.by, its.call)).count()
}

/// Which of the offender's calls of this name it is, where another was irregular too or one made later stands; otherwise 0.
pub(super) fn where_repeated(case: &Case<'_>) -> usize {
    let is_like = |other: &&Incident| {
        (other.offender, other.call) == (case.offender, case.call) && other.event != case.incident.event
    };
    let stands = |call: &RuledCall| (call.by, call.call, call.status) == (case.offender, case.call, CallStatus::Stands);
    let stands_again = case.ruling.calls.iter().skip(case.place + 1).any(stands);
    let is_one_of_two = stands_again || case.ruling.incidents.iter().any(|other| is_like(&other));
    if is_one_of_two { of(case.ruling, case.place) } else { 0 }
}
