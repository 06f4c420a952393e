//! What a meaning holds of the memory, in bytes that were really taken from the heap.

#[path = "../../benches/memory/held.rs"]
mod held;

use super::{conditions::*, dice::Dice, random::Maker};
use director_please::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, HandSet, Shown, TooMuch},
};
use held::{compared, held, of_presets, of_tests};

/// What no set of hands takes, and no meaning that anybody has written so far with all its words.
const LIMIT: usize = 10_000;

/// How many bytes the hands take that meet a condition.
fn bytes(condition: &Condition) -> Result<usize, TooMuch> {
    let (bytes, set) = held(|| HandSet::of(condition));
    set.map(|_| bytes + size_of::<HandSet>())
}

#[test]
fn a_withdrawn_call_that_was_compared_is_small() {
    compared("5+H"); // the tables that all meanings share
    for text in of_presets().into_iter().map(|(_, text)| text).chain(of_tests()) {
        let (bytes, _) = held(|| compared(&text));
        assert!(bytes + size_of::<Shown>() < LIMIT, "{bytes}: {text}");
    }
}

#[test]
fn sets_of_hands_are_small() {
    compared("5+H");
    let seeds = std::env::var("MEANING_PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(500);
    for seed in 0..seeds {
        let condition = Maker { dice: Dice::new(seed), tens: true }.condition(3);
        let bytes = bytes(&condition).unwrap_or_else(|refused| panic!("{refused}: {condition:?}"));
        assert!(bytes < LIMIT, "{bytes}: {condition:?}");
    }
}

/// However many alternatives: small, or refused.
#[test]
fn no_set_of_hands_is_large() {
    compared("5+H");
    let alternative = |number: u8| {
        let aces = counted(Count::Aces, Amount::exactly(number % 5));
        all([aces, length(Suit::ALL[usize::from(number / 5 % 4)], number % 7, 13), points(number, 37)])
    };
    let mut largest = 0;
    for alternatives in 1..200 {
        match bytes(&Condition::Any((0..alternatives).map(|number| alternative(number % 37)).collect())) {
            Ok(bytes) => largest = largest.max(bytes),
            Err(refused) => assert_eq!((refused, alternatives > 60), (TooMuch::Parts, true), "{alternatives}"),
        }
    }
    assert!((LIMIT - 500..LIMIT).contains(&largest), "{largest}");
}
