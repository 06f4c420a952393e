//! Random pairs of conditions, counted hand by hand: every set of honours with every number of small cards, looked at
//! by the valuation of single hands, which shares nothing with the sets.

use super::{choose, conditions::*};
use crate::totality::Dice;
use director_please::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Hand, HandSet, Holding, Quality, Shape, SuitWord, TooMuch, compare},
};

/// Conditions by lot.
struct Maker {
    dice: Dice,
    /// Whether tens are named.
    tens: bool,
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

    fn condition(&mut self, depth: usize) -> Condition {
        let parts = |maker: &mut Maker| (0..2 + maker.dice.below(2)).map(|_| maker.condition(depth - 1)).collect();
        match self.dice.below(if depth == 0 { 1 } else { 6 }) {
            0 => Condition::Has(self.quality()),
            1..=3 => Condition::All(parts(self)),
            4 => Condition::Any(parts(self)),
            _ => Condition::Not(Box::new(self.condition(depth - 1))),
        }
    }
}

/// A condition by lot, such as the pairs are made of.
pub fn random_condition(seed: u64) -> Condition {
    Maker { dice: Dice::new(seed), tens: true }.condition(3)
}

/// Every holding of a suit of this length: one of each kind, and how many there are of it.
fn holdings(length: u8, honours: u32) -> Vec<(u16, u64)> {
    let small = 13 - honours;
    let kinds = (0..1_u16 << honours).filter_map(|set| {
        let spots = u32::from(length).checked_sub(set.count_ones())?;
        let ways = choose(small.into(), spots.into());
        (ways > 0).then(|| (set << small | ((1 << spots) - 1), ways))
    });
    kinds.collect()
}

/// |first|, |second|, |both|, the long way.
fn count_all(first: &Condition, second: &Condition, shapes: &[[u8; 4]], honours: u32) -> [u64; 3] {
    let mut total = [0; 3];
    for lengths in shapes {
        let [spades, hearts, diamonds, clubs] = lengths.map(|length| holdings(length, honours));
        for (spades, a) in &spades {
            for (hearts, b) in &hearts {
                for (diamonds, c) in &diamonds {
                    for (clubs, d) in &clubs {
                        let hand = Hand::new([*spades, *hearts, *diamonds, *clubs]).unwrap();
                        let [one, other] = [first, second].map(|condition| u64::from(hand.meets(condition)));
                        let ways = a * b * c * d;
                        total = [total[0] + ways * one, total[1] + ways * other, total[2] + ways * one * other];
                    }
                }
            }
        }
    }
    total
}

/// One pair; `false` if it is refused.
fn check(seed: u64, shapes_of: impl Fn(&mut Dice, bool) -> Vec<[u8; 4]>) -> bool {
    let mut maker = Maker { dice: Dice::new(seed), tens: false };
    maker.dice.below(2);
    maker.tens = maker.dice.below(10) == 0;
    let shapes = shapes_of(&mut maker.dice, maker.tens);
    let mut within = |depth| {
        let these = Quality::Distributed(Box::new(distributed("", shapes.iter().copied())));
        let condition = maker.condition(depth);
        if shapes.len() == 560 { condition } else { all([condition, Condition::Has(these)]) }
    };
    let first = within(3);
    // Every other pair is a condition and part of it, so that enough sets lie within others.
    let second = if seed.is_multiple_of(2) { within(3) } else { some([first.clone(), within(2)]) };
    let said = format!("pair {seed}: {first:?}\n{second:?}");
    let [one, other] = [&first, &second].map(|condition| HandSet::of(condition).unwrap());
    let venn = match compare(&one, &other) {
        Ok(venn) => venn,
        Err(TooMuch::Work | TooMuch::Features) => return false,
        Err(refused) => panic!("{refused}: {said}"),
    };
    let expected = count_all(&first, &second, &shapes, if maker.tens { 5 } else { 4 });
    assert_eq!([venn.first, venn.second, venn.both], expected, "{said}");
    assert_eq!(one.is_within(&other), Ok(venn.only_first() == 0), "{said}");
    assert_eq!(other.is_within(&one), Ok(venn.only_second() == 0), "{said}");
    for (set, without, hands) in [(&one, &other, venn.only_first()), (&other, &one, venn.only_second())] {
        let witness = set.without(without).witness().unwrap();
        assert_eq!(witness.is_some(), hands > 0, "{said}");
        if let Some(hand) = witness {
            let [in_first, in_second] = [&first, &second].map(|condition| hand.meets(condition));
            assert_eq!(
                [in_first, in_second],
                if std::ptr::eq(set, &one) { [true, false] } else { [false, true] },
                "{said}"
            );
        }
    }
    true
}

/// Few distributions for each pair, as the tests are not optimised.
#[test]
fn random_pairs_are_counted_right() {
    for seed in 0..24 {
        check(seed, |dice, tens| {
            let all = every_lengths();
            (0..if tens { 1 } else { 2 }).map(|_| all[dice.below(560)]).collect()
        });
    }
}

/// `MEANING_PAIRS` pairs: each for some dozens of distributions, and every thirtieth for all.
#[test]
fn as_many_random_pairs_as_one_asks_for() {
    let pairs = std::env::var("MEANING_PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(0);
    let counted = (1_000..1_000 + pairs).filter(|seed| {
        check(*seed, |dice, tens| {
            let all = every_lengths();
            match (tens, seed % 30) {
                (true, _) => vec![all[dice.below(560)]],
                (false, 0) => all,
                (false, _) => all.into_iter().filter(|_| dice.below(14) == 0).collect(),
            }
        })
    });
    let counted = counted.count();
    if pairs > 0 {
        println!("{counted} of {pairs} pairs were counted, the others refused");
    }
}
