//! Exact sets of hands: every one of the 635,013,559,600 hands is in a set or not, and each is counted.
//!
//! A set that speaks of lengths and high-card points alone is a table: 560 distributions, and for each a bit for every
//! number of points. Everything else is an expression over such tables and tests of the cards. To count it, the
//! holdings of a suit that no test can tell apart are taken together, then those of two suits, then both halves.

mod cells;
mod classes;
mod count;
mod distribution;
mod feature;
mod halves;
mod limit;
mod outcomes;
mod packed;
mod question;
mod suits;
mod tree;
mod witness;

use std::sync::Arc;

use super::{Condition, Hand};
use crate::bridge::Suit;
use cells::Cells;
pub use limit::TooMuch;
pub(super) use packed::Packed;
use tree::Tree;

/// A set of hands. Of one condition, it takes less than ten thousand bytes, or is refused; sets that are put together share
/// what they are made of.
#[derive(Clone)]
pub struct HandSet {
    tree: Tree,
}

impl From<&Packed> for HandSet {
    fn from(packed: &Packed) -> HandSet {
        HandSet { tree: Tree::Cells(Arc::new(packed.cells())) }
    }
}

/// How many hands two sets have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Venn {
    /// Hands in the first set.
    pub first: u64,
    /// Hands in the second set.
    pub second: u64,
    /// Hands in both.
    pub both: u64,
}

impl Venn {
    /// Hands in the first set and not in the second.
    #[must_use]
    pub const fn only_first(&self) -> u64 {
        self.first - self.both
    }

    /// Hands in the second set and not in the first.
    #[must_use]
    pub const fn only_second(&self) -> u64 {
        self.second - self.both
    }
}

/// How many hands there are.
pub const ALL_HANDS: u64 = 635_013_559_600;

impl HandSet {
    /// The hands that meet a condition.
    ///
    /// # Errors
    /// If the condition has too many parts, or is nested too deep.
    pub fn of(condition: &Condition) -> Result<HandSet, TooMuch> {
        Tree::kept(condition).map(|tree| HandSet { tree })
    }

    /// The same set in little memory; `None` when it is not in cells, or they cannot be packed.
    pub(super) fn packed(&self) -> Option<Packed> {
        match &self.tree {
            Tree::Cells(cells) => Packed::of(cells),
            Tree::Said(_) | Tree::Test(_) | Tree::All(_) | Tree::Any(_) | Tree::Not(_) => None,
        }
    }

    /// Every hand.
    #[must_use]
    pub fn all() -> HandSet {
        HandSet { tree: Tree::Cells(Arc::new(Cells::ALL)) }
    }

    /// The hands that are in this set and in the other.
    #[must_use]
    pub fn and(&self, other: &HandSet) -> HandSet {
        HandSet { tree: Tree::all(vec![self.tree.clone(), other.tree.clone()]) }
    }

    /// The hands that are in this set or in the other.
    #[must_use]
    pub fn or(&self, other: &HandSet) -> HandSet {
        HandSet { tree: Tree::any(vec![self.tree.clone(), other.tree.clone()]) }
    }

    /// The hands that are in this set and not in the other.
    #[must_use]
    pub fn without(&self, other: &HandSet) -> HandSet {
        HandSet { tree: Tree::all(vec![self.tree.clone(), other.tree.clone().not()]) }
    }

    /// Whether every hand of this set is in the other.
    ///
    /// # Errors
    /// If it takes too much to tell.
    pub fn is_within(&self, other: &HandSet) -> Result<bool, TooMuch> {
        count::is_within(&self.tree, &other.tree)
    }

    /// Whether no hand is in the set.
    ///
    /// # Errors
    /// If it takes too much to tell.
    pub fn is_empty(&self) -> Result<bool, TooMuch> {
        count::is_within(&self.tree, &Tree::Cells(Arc::new(Cells::NONE)))
    }

    /// How many hands are in the set.
    ///
    /// # Errors
    /// If it takes too much to count them.
    pub fn count(&self) -> Result<u64, TooMuch> {
        let [hands, ..] = count::compare(&self.tree, &Tree::Cells(Arc::new(Cells::NONE)))?;
        Ok(hands)
    }

    /// One hand of the set, the same whenever it is asked for: of the distribution and points that most of its hands
    /// have, any one. `None` if the set is empty.
    ///
    /// # Errors
    /// If it takes too much to find one.
    pub fn witness(&self) -> Result<Option<Hand>, TooMuch> {
        witness::witness(&self.tree)
    }

    /// The fewest and the most cards that a hand of the set has in a suit; `None` if the set is empty.
    ///
    /// # Errors
    /// If it takes too much to tell.
    pub fn lengths(&self, suit: Suit) -> Result<Option<(u8, u8)>, TooMuch> {
        let place = Suit::ALL.iter().position(|one| *one == suit).unwrap_or(0);
        count::lengths(&self.tree, place)
    }
}

/// How many hands are in the first set, in the second, and in both.
///
/// # Errors
/// If it takes too much to count them.
pub fn compare(first: &HandSet, second: &HandSet) -> Result<Venn, TooMuch> {
    let [first, second, both] = count::compare(&first.tree, &second.tree)?;
    Ok(Venn { first, second, both })
}
