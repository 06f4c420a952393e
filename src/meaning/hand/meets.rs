//! Whether one hand meets a condition, looked at card by card. The sets of hands do not use this; the tests hold the two
//! against each other.

use super::{Hand, count, points_in};
use crate::{
    bridge::Suit,
    meaning::{Condition, Count, Holding, Quality, Shape, SuitWord},
};

const ACE: u16 = 1 << 12;
const KING: u16 = 1 << 11;
const QUEEN: u16 = 1 << 10;
const JACK: u16 = 1 << 9;
const TEN: u16 = 1 << 8;

impl Hand {
    /// Whether the hand is as the condition says.
    #[must_use]
    pub fn meets(self, condition: &Condition) -> bool {
        match condition {
            Condition::All(parts) => parts.iter().all(|part| self.meets(part)),
            Condition::Any(parts) => parts.iter().any(|part| self.meets(part)),
            Condition::Not(part) => !self.meets(part),
            Condition::Has(quality) => self.has(quality),
        }
    }

    /// The first part of the condition that the hand does not meet, as small as it can be named; `None` when it meets
    /// all of it.
    #[must_use]
    pub fn breaks(self, condition: &Condition) -> Option<&Condition> {
        match condition {
            Condition::All(parts) => parts.iter().find_map(|part| self.breaks(part)),
            Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => (!self.meets(condition)).then_some(condition),
        }
    }

    fn has(self, quality: &Quality) -> bool {
        let some = |word: &SuitWord, test: &dyn Fn(Suit) -> bool| word.suits().iter().any(|suit| test(*suit));
        match quality {
            Quality::Points(amount) => amount.allows(self.points()),
            Quality::PointsIn(suits, amount) => amount.allows(self.points_in_suits(suits)),
            Quality::TotalPoints(amount) => {
                let extra: u8 = self.lengths().iter().map(|length| length.saturating_sub(4)).sum();
                amount.allows(self.points() + extra)
            }
            Quality::RuleOfTwenty(amount) => {
                let [_, _, second, first] = sorted(self.lengths());
                amount.allows(self.points() + first + second)
            }
            Quality::Length(word, amount) => some(word, &|suit| amount.allows(self.length(suit))),
            Quality::LongerBy(long, short, by) => self.length(*long) >= self.length(*short).saturating_add(*by),
            Quality::Longest(word) => {
                some(word, &|suit| self.lengths().iter().all(|other| *other <= self.length(suit)))
            }
            Quality::Shaped(shape) => self.is_shaped(*shape),
            Quality::Distributed(pattern) => pattern.allows(self.lengths()),
            Quality::Counted(what, amount) => amount.allows(self.number_of(*what)),
            Quality::TopHonours { suit, has, of } => {
                some(suit, &|suit| has.allows(count(self.cards(suit) >> 13_u8.saturating_sub(*of))))
            }
            Quality::Held(word, holding) => some(word, &|suit| is_held(*holding, self.cards(suit))),
        }
    }

    /// A suit that is named twice counts once.
    fn points_in_suits(self, suits: &[Suit]) -> u8 {
        Suit::ALL.iter().filter(|suit| suits.contains(suit)).map(|suit| points_in(self.cards(*suit))).sum()
    }

    fn is_shaped(self, shape: Shape) -> bool {
        let sorted = sorted(self.lengths());
        let balanced = [[3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]].contains(&sorted);
        match shape {
            Shape::Balanced => balanced,
            Shape::SemiBalanced => balanced || [[2, 2, 4, 5], [2, 2, 3, 6]].contains(&sorted),
            Shape::Unbalanced => !balanced,
        }
    }

    fn number_of(self, what: Count) -> u8 {
        let has = |card: u16| self.suits.iter().map(|cards| u8::from(cards & card != 0)).sum::<u8>();
        match what {
            Count::Aces => has(ACE),
            Count::Kings => has(KING),
            Count::Queens => has(QUEEN),
            Count::Tens => has(TEN),
            Count::Controls => 2 * has(ACE) + has(KING),
            Count::Keycards(suit) => has(ACE) + u8::from(self.cards(suit) & KING != 0),
            Count::Losers => self.suits.iter().map(|cards| losers(*cards)).sum(),
            Count::HalfQuickTricks => self.suits.iter().map(|cards| half_quick_tricks(*cards)).sum(),
        }
    }
}

fn sorted(mut lengths: [u8; 4]) -> [u8; 4] {
    lengths.sort_unstable();
    lengths
}

/// Of as many of the ace, king and queen, in that order, as the suit has cards: those that are missing.
fn losers(cards: u16) -> u8 {
    let honours = [ACE, KING, QUEEN].into_iter().take(usize::from(count(cards)));
    honours.map(|card| u8::from(cards & card == 0)).sum()
}

fn half_quick_tricks(cards: u16) -> u8 {
    let (ace, king, queen) = (cards & ACE != 0, cards & KING != 0, cards & QUEEN != 0);
    match (ace, king, queen) {
        (true, true, _) => 4,
        (true, false, true) => 3,
        (true, false, false) | (false, true, true) => 2,
        (false, true, false) if count(cards) > 1 => 1,
        (false, _, _) => 0,
    }
}

fn is_held(holding: Holding, cards: u16) -> bool {
    let (top, length) = (|honours: u16| cards & honours == honours, count(cards));
    match holding {
        Holding::Stopper => {
            top(ACE) || top(KING) && length >= 2 || top(QUEEN) && length >= 3 || top(JACK) && length >= 4
        }
        Holding::Solid => top(ACE | KING | QUEEN) && (length >= 5 || top(JACK)),
        Holding::Cards { cards: named, length: least } => top(named) && length >= least,
    }
}
