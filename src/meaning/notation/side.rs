//! What stands between two `or`s, parted by its commas, and what it says.

use crate::meaning::{Amount, Condition, HandSet, Quality, SuitWord};

/// What stands before an `or`, or after the last one.
#[derive(Clone, Default)]
pub(super) struct Side {
    /// What stands between its commas.
    pub(super) segments: Vec<Vec<Term>>,
    /// Whether a comma stands between it and the `or`.
    pub(super) ends_in_comma: bool,
}

/// One thing said.
#[derive(Clone)]
pub(super) struct Term {
    pub(super) condition: Condition,
    /// Whether it is nothing but a name for what the call is for: `gf`.
    pub(super) is_name: bool,
    /// Whether a word joins it to what stands before: `with`.
    pub(super) is_joined: bool,
    /// Whether it stands in brackets.
    pub(super) is_bracket: bool,
}

impl Term {
    /// What is read as one.
    pub(super) const fn whole(condition: Condition) -> Term {
        Term { condition, is_name: false, is_joined: false, is_bracket: true }
    }

    /// How many cards it wants in a suit, if it wants nothing else.
    pub(super) const fn cards(&self) -> Option<Amount> {
        match &self.condition {
            Condition::Has(Quality::Length(_, amount)) => Some(*amount),
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => None,
        }
    }

    /// How many points it wants, if it wants nothing else.
    pub(super) const fn points(&self) -> Option<Amount> {
        match &self.condition {
            Condition::Has(Quality::Points(amount) | Quality::TotalPoints(amount)) => Some(*amount),
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => None,
        }
    }
}

impl Side {
    /// The same without `multi, …`: a name between commas is of the call and no part of a hand.
    pub(super) fn without_names_beside(&self) -> Side {
        let is_name = |segment: &Vec<Term>| self.segments.len() > 1 && segment.iter().all(|term| term.is_name);
        let segments = self.segments.iter().filter(|segment| !is_name(segment)).cloned().collect();
        Side { segments, ..*self }
    }

    /// Everything that is said, one by one.
    pub(super) fn conditions(&self) -> Vec<Condition> {
        self.segments.iter().flat_map(|segment| conditions(segment)).collect()
    }
}

pub(super) fn conditions(terms: &[Term]) -> Vec<Condition> {
    terms.iter().map(|term| term.condition.clone()).collect()
}

/// The condition, if there is a hand for it: one that nobody can hold was never meant.
pub(super) fn made(condition: Condition) -> Option<Condition> {
    let is_empty = HandSet::of(&condition).and_then(|hands| hands.is_empty()).unwrap_or(false);
    (!is_empty).then_some(condition)
}

pub(super) fn are_the_same(one: &Condition, other: &Condition) -> bool {
    if one == other {
        return true;
    }
    let [one, other] = [one, other].map(HandSet::of);
    let (Ok(one), Ok(other)) = (one, other) else { return false };
    matches!((one.is_within(&other), other.is_within(&one)), (Ok(true), Ok(true)))
}

/// What a hand is limited by.
#[derive(Clone, Copy, Default)]
pub(super) struct Kind {
    pub(super) has_points: bool,
    /// By anything but points.
    pub(super) has_hand: bool,
    pub(super) has_lengths: bool,
}

impl Kind {
    /// By points, and nothing else.
    pub(super) const fn is_points(self) -> bool {
        self.has_points && !self.has_hand
    }

    const fn and(self, other: Kind) -> Kind {
        Kind {
            has_points: self.has_points || other.has_points,
            has_hand: self.has_hand || other.has_hand,
            has_lengths: self.has_lengths || other.has_lengths,
        }
    }

    pub(super) fn of(condition: &Condition) -> Kind {
        match condition {
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().map(Kind::of).fold(Kind::default(), Kind::and)
            }
            Condition::Not(part) => Kind::of(part),
            Condition::Has(Quality::Points(_) | Quality::TotalPoints(_)) => {
                Kind { has_points: true, ..Kind::default() }
            }
            Condition::Has(quality) => {
                let has_lengths = matches!(quality, Quality::Length(..));
                Kind { has_points: false, has_hand: true, has_lengths }
            }
        }
    }

    pub(super) fn of_all(terms: &[Term]) -> Kind {
        terms.iter().map(|term| Kind::of(&term.condition)).fold(Kind::default(), Kind::and)
    }
}

/// The one number of points that is told.
pub(super) fn points_of(terms: &[Term]) -> Option<Amount> {
    let mut points = terms.iter().filter(|term| matches!(term.condition, Condition::Has(Quality::Points(_))));
    let only = points.next()?.points();
    only.filter(|_| points.next().is_none())
}

/// Whether lengths are all that is named, and one at least.
pub(super) fn is_of_lengths(terms: &[Term]) -> bool {
    !terms.is_empty() && terms.iter().all(|term| is_length(&term.condition))
}

fn is_length(condition: &Condition) -> bool {
    match condition {
        Condition::Any(parts) | Condition::All(parts) => !parts.is_empty() && parts.iter().all(is_length),
        Condition::Has(Quality::Length(..)) => true,
        Condition::Has(_) | Condition::Not(_) => false,
    }
}

/// Whether shapes are all that is named, and one at least.
pub(super) fn is_of_shapes(terms: &[Term]) -> bool {
    let is_shape = |term: &Term| matches!(term.condition, Condition::Has(Quality::Shaped(_) | Quality::Distributed(_)));
    !terms.is_empty() && terms.iter().all(is_shape)
}

/// The lengths that are named, in the order in which they stand there.
pub(super) fn lengths_of(terms: &[Term]) -> Vec<(SuitWord, Amount)> {
    fn put(condition: &Condition, found: &mut Vec<(SuitWord, Amount)>) {
        match condition {
            Condition::All(parts) | Condition::Any(parts) => parts.iter().for_each(|part| put(part, found)),
            Condition::Has(Quality::Length(suit, cards)) => found.push((*suit, *cards)),
            Condition::Has(_) | Condition::Not(_) => {}
        }
    }
    let mut found = Vec::new();
    terms.iter().for_each(|term| put(&term.condition, &mut found));
    found
}
