//! Random pairs of conditions, counted hand by hand: every set of honours with every number of small cards, looked at
//! by the valuation of single hands, which shares nothing with the sets.

use super::{choose, conditions::*, random::Maker};
use crate::dice::Dice;
use director_please::meaning::{Condition, Hand, HandSet, Quality, TooMuch, compare};

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
