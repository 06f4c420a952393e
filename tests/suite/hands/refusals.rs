//! What is too much is refused, and soon.

use super::conditions::*;
use director_please::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, HandSet, Holding, TooMuch},
};

#[test]
fn deep_nesting_is_refused() {
    let mut condition = points(12, 14);
    for _ in 0..500 {
        condition = some([all([condition, length(Suit::Hearts, 4, 13)]), points(20, 37)]);
    }
    assert_eq!(HandSet::of(&condition).err(), Some(TooMuch::Nesting));
}

#[test]
fn many_parts_are_refused() {
    let condition = Condition::Any((0..5_000).map(|n| points(n as u8 % 30, 37)).collect());
    assert_eq!(HandSet::of(&condition).err(), Some(TooMuch::Parts));
}

#[test]
fn many_tests_are_refused() {
    let cards = |cards: u16| held(Suit::Spades, Holding::Cards { cards, length: 0 });
    let condition = Condition::Any((1..80).map(cards).collect());
    assert_eq!(HandSet::of(&condition).unwrap().count(), Err(TooMuch::Features));
}

#[test]
fn sets_put_together_without_end_are_refused() {
    let one_ace = HandSet::of(&counted(Count::Aces, Amount::exactly(1))).unwrap();
    let two_kings = HandSet::of(&counted(Count::Kings, Amount::exactly(2))).unwrap();
    let mut set = one_ace.clone();
    for _ in 0..100 {
        set = set.and(&two_kings).or(&one_ace);
    }
    assert_eq!(set.count(), Err(TooMuch::Nesting));
}
