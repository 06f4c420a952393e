//! Two counts of the same kind in one hand: `12-14, 18-19 bal`, `5+ both majors, 8-11`. Nobody who writes them wants both.

use super::{range::MOST_CARDS, side::Term};
use crate::meaning::{Amount, Condition, Quality, SuitWord};

/// Whether two of these count the same; what stands in brackets is whole, unless it stands behind a count of the same: `15-17 (14-17)`.
pub(super) fn counts_twice(terms: &[Term]) -> bool {
    let open = terms.iter().filter(|term| !term.is_bracket).map(|term| &term.condition);
    let again = |(at, term): (usize, &Term)| {
        let before = terms.iter().take(at).filter(|before| !before.is_bracket);
        term.is_bracket
            && before
                .into_iter()
                .any(|before| parts(&term.condition).iter().any(|part| count_the_same(&before.condition, part)))
    };
    any_two(&open.collect::<Vec<_>>()) || terms.iter().enumerate().any(again)
}

/// The same of conditions of which it is not known any more whether they stood in brackets.
pub(super) fn are_counted_twice(conditions: &[Condition]) -> bool {
    any_two(&conditions.iter().flat_map(parts).collect::<Vec<_>>())
}

const fn parts(condition: &Condition) -> &[Condition] {
    match condition {
        Condition::All(parts) => parts.as_slice(),
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => std::slice::from_ref(condition),
    }
}

fn any_two(conditions: &[&Condition]) -> bool {
    let pairs = conditions.iter().enumerate().flat_map(|(at, one)| conditions.iter().take(at).map(move |it| (it, one)));
    pairs.into_iter().any(|(one, other)| count_the_same(one, other))
}

/// Whether both count the same, and are not the two ends of one range: `8+, at most 15`.
pub(super) fn count_the_same(one: &Condition, other: &Condition) -> bool {
    let (Condition::Has(one), Condition::Has(other)) = (one, other) else { return false };
    match (one, other) {
        (Quality::Points(one), Quality::Points(other)) | (Quality::TotalPoints(one), Quality::TotalPoints(other)) => {
            one != other && !are_ends(*one, *other)
        }
        (Quality::Length(suit, one), Quality::Length(same, other)) if suit == same => match suit {
            SuitWord::Suit(_) => one != other && !are_ends(*one, *other),
            // `5+M 4+M` may be the lengths of both.
            SuitWord::SomeMajor | SuitWord::SomeMinor | SuitWord::SomeSuit => {
                one.most().is_none() && other.most().is_none()
            }
        },
        _ => false,
    }
}

fn are_ends(one: Amount, other: Amount) -> bool {
    let is_range = |floor: Amount, ceiling: Amount| {
        floor.most().is_none() && ceiling.least() == 0 && ceiling.most().is_some_and(|most| floor.least() <= most)
    };
    is_range(one, other) || is_range(other, one)
}

/// `4+H (5+)`: a number in a bracket of its own that can as well be of cards.
pub(super) fn is_low_number(condition: &Condition) -> bool {
    let Condition::Has(Quality::Points(points)) = condition else { return false };
    points.most().unwrap_or_else(|| points.least()) <= MOST_CARDS
}

/// `clubs or balanced`, `natural or strong`: whether some alternatives say that the call is natural and others do not, by how often
/// that was said before each and after the last.
pub(super) fn is_natural_in_part(said: &[usize]) -> bool {
    let mut steps = said.windows(2).map(|step| matches!(step, [before, after] if after > before));
    let first = steps.next();
    steps.any(|step| Some(step) != first)
}
