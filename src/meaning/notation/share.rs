//! Points that stand before several lengths, or behind them after a comma, and belong to all: `6-10, 6+H or 6+S`.

use crate::meaning::{Condition, Quality};

/// Gives the points with which the first side begins, or, after a comma, the last one ends, to every side that names nothing but
/// lengths.
pub(super) fn share_points(sides: &mut [Vec<Condition>], is_comma_before_last: bool) {
    let first = sides.first().filter(|side| side.first().is_some_and(is_of_points));
    let last = sides.last().filter(|side| is_comma_before_last && side.last().is_some_and(is_of_points));
    let shared = first.and_then(|side| points_of(side)).or_else(|| last.and_then(|side| points_of(side)));
    let Some(shared) = shared else { return };
    for side in sides.iter_mut().filter(|side| is_of_lengths(side)) {
        side.extend(shared.iter().cloned());
    }
}

/// The points of a side that names lengths besides, and nothing else.
fn points_of(side: &[Condition]) -> Option<Vec<Condition>> {
    let (points, rest): (Vec<Condition>, Vec<Condition>) = side.iter().cloned().partition(is_of_points);
    is_of_lengths(&rest).then_some(points)
}

const fn is_of_points(condition: &Condition) -> bool {
    matches!(condition, Condition::Has(Quality::Points(_) | Quality::TotalPoints(_)))
}

/// Whether lengths are all that is named, and one at least.
fn is_of_lengths(side: &[Condition]) -> bool {
    let is_word = |one: &Condition| matches!(one, Condition::All(parts) if parts.is_empty());
    let is_length = |one: &Condition| match one {
        Condition::Any(parts) | Condition::All(parts) => !parts.is_empty() && is_of_lengths(parts),
        Condition::Has(quality) => matches!(quality, Quality::Length(..)),
        Condition::Not(_) => false,
    };
    side.iter().all(|one| is_word(one) || is_length(one)) && side.iter().any(is_length)
}
