//! A meaning with its hands, which are worked out when they are first asked for, and kept.

use std::{fmt, sync::OnceLock};

use super::{Condition, HandSet, Meaning, Quality, TooMuch};

/// How far *similar* is stretched to see how far apart two meanings are: points at both ends of every range.
pub const SIMILAR_POINTS: u8 = 2;

/// The same for the length of suits: cards at both ends.
pub const SIMILAR_CARDS: u8 = 1;

type Kept = OnceLock<Result<HandSet, TooMuch>>;

/// A meaning with the hands that make the call.
pub struct Shown {
    meaning: Meaning,
    hands: Kept,
    shown: Kept,
    by_points: Kept,
    by_cards: Kept,
}

impl Shown {
    /// A meaning, of which no hands have been asked for yet.
    #[must_use]
    pub const fn new(meaning: Meaning) -> Shown {
        Shown {
            meaning,
            hands: OnceLock::new(),
            shown: OnceLock::new(),
            by_points: OnceLock::new(),
            by_cards: OnceLock::new(),
        }
    }

    /// The meaning.
    #[must_use]
    pub const fn meaning(&self) -> &Meaning {
        &self.meaning
    }

    /// The hands that have what the call shows and nothing that it denies.
    ///
    /// # Errors
    /// When the meaning has too many parts.
    pub fn hands(&self) -> Result<&HandSet, TooMuch> {
        kept(&self.hands, || self.meaning.condition())
    }

    /// The hands that have what the call shows, whatever it denies.
    pub(super) fn whatever_it_denies(&self) -> Result<&HandSet, TooMuch> {
        kept(&self.shown, || self.meaning.shows.clone())
    }

    /// The hands if the call showed [`SIMILAR_POINTS`] more at both ends, and denied what it denies.
    pub(super) fn by_points(&self) -> Result<&HandSet, TooMuch> {
        kept(&self.by_points, || self.wider(SIMILAR_POINTS, 0))
    }

    /// The hands if it also showed [`SIMILAR_CARDS`] more or fewer in every suit.
    pub(super) fn by_cards(&self) -> Result<&HandSet, TooMuch> {
        kept(&self.by_cards, || self.wider(SIMILAR_POINTS, SIMILAR_CARDS))
    }

    fn wider(&self, points: u8, cards: u8) -> Condition {
        let shows = widened(&self.meaning.shows, points, cards);
        Meaning { shows, ..self.meaning.clone() }.condition()
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shown").field(&self.meaning).finish()
    }
}

fn kept(place: &Kept, condition: impl Fn() -> Condition) -> Result<&HandSet, TooMuch> {
    place.get_or_init(|| HandSet::of(&condition())).as_ref().map_err(|reason| *reason)
}

/// A condition with more room at both ends of its ranges of points and cards. What is denied stays as it is.
fn widened(condition: &Condition, points: u8, cards: u8) -> Condition {
    let all = |parts: &[Condition]| parts.iter().map(|part| widened(part, points, cards)).collect();
    match condition {
        Condition::All(parts) => Condition::All(all(parts)),
        Condition::Any(parts) => Condition::Any(all(parts)),
        Condition::Not(_) => condition.clone(),
        Condition::Has(Quality::Points(amount)) => Condition::Has(Quality::Points(amount.wider(points))),
        Condition::Has(Quality::TotalPoints(amount)) => Condition::Has(Quality::TotalPoints(amount.wider(points))),
        Condition::Has(Quality::Length(suit, amount)) => Condition::Has(Quality::Length(*suit, amount.wider(cards))),
        Condition::Has(
            Quality::PointsIn(..)
            | Quality::RuleOfTwenty(_)
            | Quality::LongerBy(..)
            | Quality::Longest(_)
            | Quality::Shaped(_)
            | Quality::Distributed(_)
            | Quality::Counted(..)
            | Quality::TopHonours { .. }
            | Quality::Held(..),
        ) => condition.clone(),
    }
}
