//! Points that stand before several lengths, or behind them after a comma, and belong to all: `6-10, 6+H or 6+S`. Of shapes they do so
//! only where a comma follows them: `12-14 bal or 5+C` has no limit for the clubs.

use super::tree::disjunction;
use crate::meaning::{Condition, Quality};

/// What points can belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    Lengths,
    LengthsAndShapes,
}

/// Gives the points with which the first side begins, or, after a comma, the last one ends, to every side that names nothing but
/// lengths.
pub(super) fn share_points(sides: &mut [Vec<Condition>], of: Of, is_comma_before_last: bool) {
    let first = sides.first().filter(|side| side.first().is_some_and(is_of_points));
    let last = sides.last().filter(|side| is_comma_before_last && side.last().is_some_and(is_of_points));
    let shared = first.and_then(|side| points_of(side, of)).or_else(|| last.and_then(|side| points_of(side, of)));
    let Some(shared) = shared else { return };
    for side in sides.iter_mut().filter(|side| is_of_lengths(side, of)) {
        side.extend(shared.iter().cloned());
    }
}

/// `5+H with 4+C or 4+D`: the last of the first side is one of several lengths, and what stands before it belongs to each.
pub(super) fn choose_last(sides: &mut Vec<Vec<Condition>>) {
    let is_length = |one: &Condition| matches!(one, Condition::Has(Quality::Length(..)));
    let Some((first, others)) = sides.split_first() else { return };
    let is_single = others.iter().all(|side| matches!(side.as_slice(), [only] if is_length(only)));
    let Some((last, before)) = first.split_last().filter(|(last, _)| is_single && is_length(last)) else { return };
    let choice = std::iter::once(last).chain(others.iter().flatten()).cloned().collect();
    let whole = before.iter().cloned().chain([disjunction(choice)]).collect();
    *sides = vec![whole];
}

/// The points of a side that names lengths besides, and nothing else.
fn points_of(side: &[Condition], of: Of) -> Option<Vec<Condition>> {
    let (points, rest): (Vec<Condition>, Vec<Condition>) = side.iter().cloned().partition(is_of_points);
    is_of_lengths(&rest, of).then_some(points)
}

const fn is_of_points(condition: &Condition) -> bool {
    matches!(condition, Condition::Has(Quality::Points(_) | Quality::TotalPoints(_)))
}

/// Whether lengths are all that is named, and one at least.
fn is_of_lengths(side: &[Condition], of: Of) -> bool {
    let is_word = |one: &Condition| matches!(one, Condition::All(parts) if parts.is_empty());
    let is_length = |one: &Condition| match one {
        Condition::Any(parts) | Condition::All(parts) => !parts.is_empty() && is_of_lengths(parts, of),
        Condition::Has(Quality::Length(..)) => true,
        Condition::Has(quality) => {
            of == Of::LengthsAndShapes && matches!(quality, Quality::Shaped(_) | Quality::Distributed(_))
        }
        Condition::Not(_) => false,
    };
    side.iter().all(|one| is_word(one) || is_length(one)) && side.iter().any(is_length)
}
