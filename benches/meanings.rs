//! How long it takes to compare what two calls show.
#![allow(clippy::unwrap_used, missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use director_please::{
    bridge::Suit::{Clubs, Diamonds, Hearts, Spades},
    meaning::{
        Amount, Comparison, Condition, Count, HandSet, Holding, Meaning, Quality, Shape, Shown, SuitWord, compare,
    },
};
use std::hint::black_box;

fn has(quality: Quality) -> Condition {
    Condition::Has(quality)
}

fn all<const N: usize>(parts: [Condition; N]) -> Condition {
    Condition::All(parts.into())
}

fn not(part: Condition) -> Condition {
    Condition::Not(Box::new(part))
}

fn points(least: u8, most: u8) -> Condition {
    has(Quality::Points(Amount::between(least, most).unwrap()))
}

fn at_least(suit: SuitWord, cards: u8) -> Condition {
    has(Quality::Length(suit, Amount::at_least(cards)))
}

fn balanced(least: u8, most: u8) -> Condition {
    all([has(Quality::Shaped(Shape::Balanced)), points(least, most)])
}

fn counted(what: Count, amount: Amount) -> Condition {
    has(Quality::Counted(what, amount))
}

fn set(condition: &Condition) -> HandSet {
    HandSet::of(condition).unwrap()
}

/// 4+H 12-21 except (bal 15-17), longest H; made 4+H 13+.
fn shape_and_points() -> [Condition; 2] {
    let hearts = SuitWord::Suit(Hearts);
    let opening = all([at_least(hearts, 4), points(12, 21), not(balanced(15, 17)), has(Quality::Longest(hearts))]);
    [opening, all([at_least(hearts, 4), points(13, 37)])]
}

/// Six things that only the cards can tell, among them holdings of a suit.
fn six_features() -> [Condition; 2] {
    let hearts = SuitWord::Suit(Hearts);
    let solid = has(Quality::TopHonours { suit: hearts, has: Amount::at_least(2), of: 3 });
    let first = all([
        at_least(hearts, 5),
        points(11, 21),
        counted(Count::Controls, Amount::at_least(3)),
        counted(Count::Losers, Amount::at_most(7)),
        counted(Count::Aces, Amount::at_least(1)),
        solid.clone(),
    ]);
    let second = all([
        at_least(hearts, 4),
        points(12, 37),
        counted(Count::HalfQuickTricks, Amount::at_least(4)),
        counted(Count::Keycards(Hearts), Amount::at_least(2)),
        has(Quality::PointsIn([Spades, Hearts].into(), Amount::at_least(6))),
        has(Quality::Longest(hearts)),
    ]);
    [first, second]
}

/// Six sums and the long ranges that cost most.
fn heavy() -> [Condition; 2] {
    let [mut first, mut second] = six_features();
    let more = all([
        counted(Count::Losers, Amount::at_least(5)),
        counted(Count::Tens, Amount::at_least(1)),
        counted(Count::Kings, Amount::at_least(2)),
        counted(Count::Queens, Amount::at_most(2)),
        has(Quality::PointsIn([Diamonds, Clubs].into(), Amount::at_most(9))),
        has(Quality::Held(SuitWord::SomeSuit, Holding::Cards { cards: 0b1_0100_0000_0000, length: 4 })),
    ]);
    first = Condition::Any(vec![first, more.clone()]);
    second = Condition::Any(vec![second, all([more, points(10, 18), at_least(SuitWord::SomeMajor, 5)])]);
    [first, second]
}

/// 35 calls of a natural system, each by lengths and points.
fn system() -> Vec<Condition> {
    let suits = [Clubs, Diamonds, Hearts, Spades];
    let bid = |level: u8, place: usize| match suits.get(place) {
        Some(suit) => all([at_least(SuitWord::Suit(*suit), 3 + level), points(10 + level, 24 - level)]),
        None => balanced(12 + level, 14 + level),
    };
    (1..=7).flat_map(|level| (0..5).map(move |place| bid(level, place))).collect()
}

fn lanes(c: &mut Criterion) {
    for (name, conditions) in
        [("shape and points", shape_and_points()), ("six features", six_features()), ("heavy", heavy())]
    {
        let [first, second] = conditions.each_ref().map(set);
        let within = first.and(&second);
        let mut group = c.benchmark_group(name);
        group.bench_function("sets", |b| b.iter(|| black_box(&conditions).each_ref().map(set)));
        group.bench_function("decide no", |b| b.iter(|| black_box(&second).is_within(black_box(&first))));
        group.bench_function("decide yes", |b| b.iter(|| black_box(&within).is_within(black_box(&first))));
        group.bench_function("count", |b| b.iter(|| compare(black_box(&second), black_box(&first))));
        group.bench_function("count and witness", |b| {
            b.iter(|| (compare(black_box(&second), black_box(&first)), black_box(&second).without(&first).witness()));
        });
        group.finish();
    }
}

fn auction(c: &mut Criterion) {
    let system = system();
    let [withdrawn, _] = shape_and_points();
    c.bench_function("all replacements of one auction", |b| {
        b.iter(|| {
            let shown = set(&withdrawn);
            black_box(&system).iter().filter(|call| set(call).is_within(&shown) == Ok(true)).count()
        });
    });
    let sets: Vec<HandSet> = system.iter().map(set).collect();
    c.bench_function("all replacements of one auction, counted", |b| {
        let shown = set(&withdrawn);
        b.iter(|| black_box(&sets).iter().map(|call| compare(call, &shown).map(|venn| venn.both)).collect::<Vec<_>>());
    });
    c.bench_function("all replacements of one auction, all that is said of them", |b| {
        let shown = |condition: &Condition| Shown::new(Meaning::of(condition.clone()));
        b.iter(|| {
            let withdrawn = shown(&withdrawn);
            let compared = black_box(&system).iter().map(|call| Comparison::of(&withdrawn, &shown(call)));
            compared.filter(|compared| compared.as_ref().is_ok_and(|compared| compared.within_shown)).count()
        });
    });
}

criterion_group!(benches, lanes, auction);
criterion_main!(benches);
