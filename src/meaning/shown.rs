//! A meaning with its hands, which are worked out when they are first asked for, and kept. The wider sets that tell how
//! far apart two meanings are stay packed.

use std::{fmt, sync::OnceLock};

use super::{
    Comparison, Condition, HandSet, Meaning, Quality, Shape, TooMuch,
    hands::Packed,
    notation::{conjunction, is_limit_of_a_long_suit},
};

/// How far *similar* is stretched to see how far apart two meanings are: points at both ends of every range.
pub const SIMILAR_POINTS: u8 = 2;

/// The same for the length of suits: cards at both ends.
pub const SIMILAR_CARDS: u8 = 1;

/// A meaning with the hands that make the call.
pub struct Shown {
    meaning: Meaning,
    hands: OnceLock<Result<HandSet, TooMuch>>,
    by_points: OnceLock<Packed>,
    by_cards: OnceLock<Packed>,
    compared: OnceLock<Box<(Meaning, Result<Comparison, TooMuch>)>>,
}

impl Shown {
    /// A meaning, of which no hands have been asked for yet.
    #[must_use]
    pub const fn new(meaning: Meaning) -> Shown {
        Shown {
            meaning,
            hands: OnceLock::new(),
            by_points: OnceLock::new(),
            by_cards: OnceLock::new(),
            compared: OnceLock::new(),
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
        self.hands.get_or_init(|| HandSet::of(&self.meaning.condition())).as_ref().map_err(|reason| *reason)
    }

    /// The same meaning of balanced hands only.
    #[must_use]
    pub fn balanced(&self) -> Shown {
        let shows = conjunction(vec![self.meaning.shows.clone(), Condition::Has(Quality::Shaped(Shape::Balanced))]);
        Shown::new(Meaning { shows, ..self.meaning.clone() })
    }

    /// The same meaning with what another one tells of strength.
    #[must_use]
    pub fn with_strength_of(&self, other: &Shown) -> Shown {
        let [strength, _] = other.meaning.shows.parted_by_strength();
        let shows = conjunction(vec![self.meaning.shows.clone(), strength]);
        Shown::new(Meaning { shows, ..self.meaning.clone() })
    }

    /// What the first comparison with a withdrawn call came to, if that showed the same: a ruling and its explanation ask
    /// several times.
    pub(super) fn compared_with(
        &self,
        withdrawn: &Meaning,
        compare: impl FnOnce() -> Result<Comparison, TooMuch>,
    ) -> Result<Comparison, TooMuch> {
        let mut compare = Some(compare);
        let kept = self.compared.get_or_init(|| {
            let found = compare.take().map_or(Err(TooMuch::Work), |compare| compare());
            Box::new((withdrawn.clone(), found))
        });
        match (compare, &**kept) {
            (Some(compare), (known, _)) if known != withdrawn => compare(),
            (Some(_) | None, (_, found)) => found.clone(),
        }
    }

    /// The hands that have what the call shows, whatever it denies.
    pub(super) fn whatever_it_denies(&self) -> Result<HandSet, TooMuch> {
        if self.denies() { HandSet::of(&without_limits(&self.meaning.shows)) } else { self.hands().cloned() }
    }

    /// Whether it denies something, with a word that denies or as `0-3S` and `unbal` do.
    pub(super) fn denies(&self) -> bool {
        !self.meaning.denies.is_empty() || without_limits(&self.meaning.shows) != self.meaning.shows
    }

    /// The hands if the call showed [`SIMILAR_POINTS`] more at both ends, and denied what it denies.
    pub(super) fn by_points(&self) -> Result<HandSet, TooMuch> {
        self.wider(&self.by_points, SIMILAR_POINTS, 0)
    }

    /// The hands if it also showed [`SIMILAR_CARDS`] more or fewer in every suit.
    pub(super) fn by_cards(&self) -> Result<HandSet, TooMuch> {
        self.wider(&self.by_cards, SIMILAR_POINTS, SIMILAR_CARDS)
    }

    /// The same if it denied nothing.
    pub(super) fn by_cards_whatever_it_denies(&self) -> Result<HandSet, TooMuch> {
        HandSet::of(&widened(&without_limits(&self.meaning.shows), SIMILAR_POINTS, SIMILAR_CARDS))
    }

    /// Kept when they can be packed. Otherwise finding them takes little beside asking about them.
    fn wider(&self, kept: &OnceLock<Packed>, points: u8, cards: u8) -> Result<HandSet, TooMuch> {
        if let Some(packed) = kept.get() {
            return Ok(packed.into());
        }
        let shows = widened(&self.meaning.shows, points, cards);
        if shows == self.meaning.shows {
            return self.hands().cloned();
        }
        let hands = HandSet::of(&self.meaning.without_denied(shows))?;
        if let Some(packed) = hands.packed() {
            kept.get_or_init(|| packed);
        }
        Ok(hands)
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shown").field(&self.meaning).finish()
    }
}

/// What is said, without what it only denies: `0-3S`, `unbal`, and that another suit is longer.
fn without_limits(condition: &Condition) -> Condition {
    let is_limit = |part: &Condition| {
        let is_relation = |quality: &Quality| {
            matches!(quality, Quality::Shaped(Shape::Unbalanced) | Quality::LongerBy(..) | Quality::Longest(_))
        };
        is_limit_of_a_long_suit(part) || matches!(part, Condition::Has(quality) if is_relation(quality))
    };
    match condition {
        Condition::All(parts) => conjunction(parts.iter().filter(|part| !is_limit(part)).cloned().collect()),
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) if is_limit(condition) => Condition::All(Vec::new()),
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => condition.clone(),
    }
}

/// A condition with more room at both ends of its ranges of points and cards. What is denied stays as it is.
fn widened(condition: &Condition, points: u8, cards: u8) -> Condition {
    let all = |parts: &[Condition]| parts.iter().map(|part| widened(part, points, cards)).collect();
    match condition {
        Condition::All(parts) => Condition::All(all(parts)),
        Condition::Any(parts) => Condition::Any(all(parts)),
        Condition::Has(_) if is_limit_of_a_long_suit(condition) => condition.clone(),
        Condition::Has(Quality::Points(amount)) => Condition::Has(Quality::Points(amount.wider(points))),
        Condition::Has(Quality::TotalPoints(amount)) => Condition::Has(Quality::TotalPoints(amount.wider(points))),
        Condition::Has(Quality::Length(suit, amount)) => Condition::Has(Quality::Length(*suit, amount.wider(cards))),
        Condition::Not(_) | Condition::Has(_) => condition.clone(),
    }
}
