//! Conditions, shorter to write.

use director_please::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Holding, Pattern, Quality, Shape, SuitWord},
};

pub fn all<const N: usize>(parts: [Condition; N]) -> Condition {
    Condition::All(parts.into())
}

pub fn some<const N: usize>(parts: [Condition; N]) -> Condition {
    Condition::Any(parts.into())
}

pub fn not(part: Condition) -> Condition {
    Condition::Not(Box::new(part))
}

pub fn any_hand() -> Condition {
    Condition::All(Vec::new())
}

pub fn between(least: u8, most: u8) -> Amount {
    Amount::between(least, most).unwrap()
}

pub fn points(least: u8, most: u8) -> Condition {
    Condition::Has(Quality::Points(between(least, most)))
}

pub fn length(suit: Suit, least: u8, most: u8) -> Condition {
    Condition::Has(Quality::Length(SuitWord::Suit(suit), between(least, most)))
}

pub fn length_of(word: SuitWord, least: u8, most: u8) -> Condition {
    Condition::Has(Quality::Length(word, between(least, most)))
}

pub fn five_card_minor() -> Condition {
    length_of(SuitWord::SomeMinor, 5, 13)
}

pub fn longest(suit: Suit) -> Condition {
    Condition::Has(Quality::Longest(SuitWord::Suit(suit)))
}

pub fn longer_by(long: Suit, short: Suit, by: u8) -> Condition {
    Condition::Has(Quality::LongerBy(long, short, by))
}

pub fn balanced(least: u8, most: u8) -> Condition {
    all([Condition::Has(Quality::Shaped(Shape::Balanced)), points(least, most)])
}

pub fn counted(what: Count, amount: Amount) -> Condition {
    Condition::Has(Quality::Counted(what, amount))
}

pub fn held(suit: Suit, holding: Holding) -> Condition {
    Condition::Has(Quality::Held(SuitWord::Suit(suit), holding))
}

pub fn top(suit: Suit, has: Amount, of: u8) -> Condition {
    Condition::Has(Quality::TopHonours { suit: SuitWord::Suit(suit), has, of })
}

/// These lengths in any order.
pub fn pattern(written: &str) -> Condition {
    let mut wanted: Vec<u8> = written.bytes().map(|digit| digit - b'0').collect();
    wanted.sort_unstable();
    let sorted = |mut lengths: [u8; 4]| {
        lengths.sort_unstable();
        lengths
    };
    let lengths = every_lengths().into_iter().filter(|lengths| sorted(*lengths) == wanted[..]);
    Condition::Has(Quality::Distributed(Box::new(distributed(written, lengths))))
}

/// These distributions and no others.
pub fn distributed(written: &str, lengths: impl Iterator<Item = [u8; 4]>) -> Pattern {
    Pattern { written: written.to_owned(), orders: lengths.map(|each| each.map(Some)).collect() }
}

pub fn every_lengths() -> Vec<[u8; 4]> {
    let mut all = Vec::new();
    for spades in 0..=13 {
        for hearts in 0..=13 - spades {
            for diamonds in 0..=13 - spades - hearts {
                all.push([spades, hearts, diamonds, 13 - spades - hearts - diamonds]);
            }
        }
    }
    all
}
