//! Sets of hands that can be told by distribution and points alone: for each distribution, the points that belong.

use super::distribution::{ANY_POINTS, DISTRIBUTIONS, Distribution, distributions};
use crate::{
    bridge::Suit,
    meaning::{Amount, Quality, Shape, SuitWord},
};

/// A set of hands: for each distribution a bit for each number of points. Bits for points that no hand of the
/// distribution can have say nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Cells([u64; DISTRIBUTIONS]);

impl Cells {
    /// No hands at all.
    pub const NONE: Cells = Cells([0; DISTRIBUTIONS]);
    /// Every hand.
    pub const ALL: Cells = Cells([ANY_POINTS; DISTRIBUTIONS]);

    /// The hands that have this quality; `None` if it takes more than distribution and points to tell.
    pub fn of(quality: &Quality) -> Option<Cells> {
        let some = |word: &SuitWord, test: &dyn Fn(Suit, &Distribution) -> bool| {
            Cells::where_lengths(|them| word.suits().iter().any(|suit| test(*suit, them)))
        };
        Some(match quality {
            Quality::Points(amount) => Cells::with_extra(*amount, |_| 0),
            Quality::TotalPoints(amount) => {
                Cells::with_extra(*amount, |them| them.lengths.iter().map(|length| length.saturating_sub(4)).sum())
            }
            Quality::RuleOfTwenty(amount) => Cells::with_extra(*amount, |them| them.sorted.iter().skip(2).sum()),
            Quality::Length(word, amount) => some(word, &|suit, them| amount.allows(length(them, suit))),
            Quality::LongerBy(long, short, by) => {
                Cells::where_lengths(|them| length(them, *long) >= length(them, *short).saturating_add(*by))
            }
            Quality::Longest(word) => {
                some(word, &|suit, them| them.lengths.iter().all(|other| *other <= length(them, suit)))
            }
            Quality::Shaped(shape) => Cells::where_lengths(|them| is_shaped(*shape, them.sorted)),
            Quality::Distributed(pattern) => Cells::where_lengths(|them| pattern.allows(them.lengths)),
            Quality::PointsIn(..) | Quality::Counted(..) | Quality::TopHonours { .. } | Quality::Held(..) => {
                return None;
            }
        })
    }

    /// The hands whose lengths pass the test, whatever their points.
    pub fn where_lengths(test: impl Fn(&Distribution) -> bool) -> Cells {
        Cells::from(|them| if test(them) { ANY_POINTS } else { 0 })
    }

    /// The hands whose points and what their lengths add come to this amount.
    fn with_extra(amount: Amount, extra: impl Fn(&Distribution) -> u8) -> Cells {
        Cells::from(|them| amount.bits() >> extra(them) & ANY_POINTS)
    }

    fn from(points: impl Fn(&Distribution) -> u64) -> Cells {
        Cells::of_masks(distributions().iter().map(points))
    }

    /// For each distribution, in their order, the points that belong.
    pub fn of_masks(mut masks: impl Iterator<Item = u64>) -> Cells {
        Cells(std::array::from_fn(|_| masks.next().unwrap_or(0)))
    }

    /// For each distribution, in their order, the points that belong.
    pub fn masks(&self) -> &[u64; DISTRIBUTIONS] {
        &self.0
    }

    /// Leaves only what is in the other set too.
    pub fn keep(&mut self, other: &Cells) {
        self.0.iter_mut().zip(&other.0).for_each(|(mask, other)| *mask &= other);
    }

    /// Adds what is in the other set.
    pub fn add(&mut self, other: &Cells) {
        self.0.iter_mut().zip(&other.0).for_each(|(mask, other)| *mask |= other);
    }

    /// Turns it into the hands that were not in it.
    pub fn invert(&mut self) {
        self.0.iter_mut().for_each(|mask| *mask ^= ANY_POINTS);
    }

    /// Whether every hand of this set is in the other.
    pub fn is_within(&self, other: &Cells) -> bool {
        let pairs = self.0.iter().zip(&other.0);
        pairs.zip(distributions()).fold(0, |left, ((mask, other), them)| left | mask & !other & them.possible) == 0
    }

    /// How many hands are in the first, in the second, and in both.
    pub fn compare(&self, other: &Cells) -> [u64; 3] {
        let pairs = self.0.iter().zip(&other.0);
        pairs.zip(distributions()).fold([0; 3], |[first, second, both], ((mask, other), them)| {
            [first + them.hands(*mask), second + them.hands(*other), both + them.hands(mask & other)]
        })
    }
}

fn length(them: &Distribution, suit: Suit) -> u8 {
    let [spades, hearts, diamonds, clubs] = them.lengths;
    match suit {
        Suit::Spades => spades,
        Suit::Hearts => hearts,
        Suit::Diamonds => diamonds,
        Suit::Clubs => clubs,
    }
}

fn is_shaped(shape: Shape, sorted: [u8; 4]) -> bool {
    let balanced = matches!(sorted, [3, 3, 3, 4] | [2, 3, 4, 4] | [2, 3, 3, 5]);
    match shape {
        Shape::Balanced => balanced,
        Shape::SemiBalanced => balanced || matches!(sorted, [2, 2, 4, 5] | [2, 2, 3, 6]),
        Shape::Unbalanced => !balanced,
    }
}
