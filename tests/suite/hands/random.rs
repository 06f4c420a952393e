//! Conditions by lot.

use super::conditions::*;
use crate::dice::Dice;
use director_please::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Holding, Quality, Shape, SuitWord},
};

/// What makes them.
pub struct Maker {
    pub dice: Dice,
    /// Whether tens are named.
    pub tens: bool,
}

impl Maker {
    fn number(&mut self, below: usize) -> u8 {
        u8::try_from(self.dice.below(below)).unwrap()
    }

    fn amount(&mut self, highest: usize) -> Amount {
        let least = self.number(highest);
        match self.dice.below(5) {
            0 => Amount::at_most(least),
            1 => Amount::exactly(least),
            2 => Amount::at_least(least),
            3 => between(least, least + self.number(highest)),
            _ => Amount::exactly(least).or(Amount::exactly(self.number(highest))),
        }
    }

    fn suit(&mut self) -> Suit {
        Suit::ALL[self.dice.below(4)]
    }

    fn word(&mut self) -> SuitWord {
        match self.dice.below(6) {
            0 => SuitWord::SomeMajor,
            1 => SuitWord::SomeMinor,
            2 => SuitWord::SomeSuit,
            _ => SuitWord::Suit(self.suit()),
        }
    }

    fn quality(&mut self) -> Quality {
        match self.dice.below(18) {
            0..=2 => Quality::Points(self.amount(20)),
            3..=5 => Quality::Length(self.word(), self.amount(7)),
            6 => Quality::TotalPoints(self.amount(20)),
            7 => Quality::RuleOfTwenty(self.amount(24)),
            8 => Quality::LongerBy(self.suit(), self.suit(), self.number(3)),
            9 => Quality::Longest(self.word()),
            10 => Quality::Shaped([Shape::Balanced, Shape::SemiBalanced, Shape::Unbalanced][self.dice.below(3)]),
            11 => {
                let lengths = every_lengths().into_iter().filter(|_| self.dice.below(5) == 0);
                Quality::Distributed(Box::new(distributed("", lengths)))
            }
            12 => {
                let suits = Suit::ALL.into_iter().filter(|_| self.dice.below(2) == 0).collect();
                Quality::PointsIn(suits, self.amount(12))
            }
            13 | 14 => {
                let what = self.count();
                Quality::Counted(what, self.amount(if matches!(what, Count::Losers) { 12 } else { 5 }))
            }
            15 => {
                let of = 1 + self.number(if self.tens { 5 } else { 4 });
                Quality::TopHonours { suit: self.word(), has: self.amount(4), of }
            }
            _ => Quality::Held(self.word(), self.holding()),
        }
    }

    fn count(&mut self) -> Count {
        match self.dice.below(8) {
            0 => Count::Aces,
            1 => Count::Kings,
            2 => Count::Queens,
            3 => Count::Controls,
            4 => Count::Keycards(self.suit()),
            5 => Count::HalfQuickTricks,
            6 if self.tens => Count::Tens,
            _ => Count::Losers,
        }
    }

    fn holding(&mut self) -> Holding {
        match self.dice.below(3) {
            0 => Holding::Stopper,
            1 => Holding::Solid,
            _ => {
                let honours = if self.tens { 5 } else { 4 };
                let cards =
                    (0..1 + self.dice.below(3)).fold(0_u16, |cards, _| cards | 1 << 12 >> self.dice.below(honours));
                Holding::Cards { cards, length: self.number(7) }
            }
        }
    }

    pub fn condition(&mut self, depth: usize) -> Condition {
        let parts = |maker: &mut Maker| (0..2 + maker.dice.below(2)).map(|_| maker.condition(depth - 1)).collect();
        match self.dice.below(if depth == 0 { 1 } else { 6 }) {
            0 => Condition::Has(self.quality()),
            1..=3 => Condition::All(parts(self)),
            4 => Condition::Any(parts(self)),
            _ => Condition::Not(Box::new(self.condition(depth - 1))),
        }
    }
}
