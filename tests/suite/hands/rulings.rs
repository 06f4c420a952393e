//! Published examples of insufficient bids and their replacements: how much of the replacement lies outside.

use super::conditions::*;
use director_please::{
    bridge::Suit::{Clubs, Diamonds, Hearts, Spades},
    meaning::{Amount, Condition, Count, Hand, HandSet, SuitWord, compare},
};

/// The share of the replacement that lies outside, in percent; and a witness if there is any.
fn outside(withdrawn: &Condition, replacement: &Condition) -> (f64, Option<Hand>) {
    let [shown, replacing] = [withdrawn, replacement].map(|condition| HandSet::of(condition).unwrap());
    let venn = compare(&replacing, &shown).unwrap();
    let rest = replacing.without(&shown);
    let witness = rest.witness().unwrap();
    assert_eq!(rest.count().unwrap(), venn.only_first());
    assert_eq!(replacing.is_within(&shown).unwrap(), venn.only_first() == 0);
    assert_eq!(witness.is_some(), venn.only_first() > 0);
    if let Some(hand) = witness {
        assert!(hand.meets(replacement) && !hand.meets(withdrawn), "{hand}");
    }
    (100.0 * venn.only_first() as f64 / venn.first as f64, witness)
}

fn hearts(least: u8) -> Condition {
    length(Hearts, least, 13)
}

/// Percent, as published to one or two digits after the point.
#[track_caller]
fn leaks(percent: &str, withdrawn: &Condition, replacement: &Condition) {
    let (found, _) = outside(withdrawn, replacement);
    let digits = percent.split_once('.').map_or(0, |(_, digits)| digits.len());
    let found = format!("{found:.digits$}");
    assert_eq!(found, percent);
}

#[track_caller]
fn contained(withdrawn: &Condition, replacement: &Condition) {
    assert_eq!(outside(withdrawn, replacement), (0.0, None));
}

#[test]
fn one_heart_made_a_double() {
    let shown = all([hearts(4), points(6, 37)]);
    contained(&shown, &all([hearts(4), points(6, 37)]));
    let or_three = some([hearts(4), all([length(Hearts, 3, 3), points(8, 37)])]);
    leaks("36.3", &shown, &all([points(6, 37), or_three]));
    let limited = all([hearts(4), points(6, 15)]);
    leaks("11.3", &limited, &shown);
    contained(&limited, &limited);
    let spades_first = all([length(Spades, 5, 13), longer_by(Spades, Hearts, 0)]);
    leaks("8.6", &all([shown.clone(), not(spades_first)]), &shown);
}

#[test]
fn one_heart_made_a_raise_or_a_splinter() {
    let opening = all([hearts(4), points(12, 21)]);
    let raise = all([hearts(4), points(13, 37)]);
    leaks("1.56", &opening, &raise);
    contained(&all([hearts(4), points(12, 37)]), &raise);
    contained(&opening, &all([hearts(4), length(Clubs, 0, 1), points(12, 15)]));
    let not_one_notrump = all([opening, not(balanced(15, 17))]);
    leaks("17.5", &not_one_notrump, &raise);
    leaks("37.7", &all([not_one_notrump, longest(Hearts)]), &raise);
    let five = all([hearts(5), points(12, 21)]);
    leaks("58.4", &five, &raise);
    leaks("43.6", &five, &all([hearts(4), length(Clubs, 0, 1), points(12, 15)]));
}

#[test]
fn one_heart_made_an_overcall() {
    let opening = all([hearts(5), points(12, 21)]);
    let michaels = |least, most| all([hearts(5), five_card_minor(), points(least, most)]);
    contained(&opening, &all([hearts(6), points(14, 16)]));
    contained(&opening, &michaels(12, 21));
    leaks("0.77", &opening, &michaels(12, 37));
    leaks("52.6", &opening, &michaels(8, 37));
    leaks("13.1", &all([opening, longest(Hearts)]), &michaels(12, 21));
}

#[test]
fn one_club_made_three_notrump() {
    let opening = all([length(Clubs, 3, 13), points(12, 21)]);
    let nothing_else = all([length(Spades, 0, 3), length(Hearts, 0, 3), length(Diamonds, 0, 3)]);
    let three_notrump = all([nothing_else, balanced(13, 15)]);
    contained(&opening, &three_notrump);
    leaks("73.7", &all([opening.clone(), not(balanced(12, 14))]), &three_notrump);
    leaks("26.3", &all([opening, not(balanced(15, 17))]), &three_notrump);
}

#[test]
fn aces_after_interference() {
    let one_ace = counted(Count::Aces, Amount::exactly(1));
    contained(&one_ace, &one_ace);
    leaks("8.6", &one_ace, &counted(Count::Aces, Amount::exactly(1).or(Amount::exactly(3))));
    let keycards = counted(Count::Keycards(Hearts), Amount::exactly(1).or(Amount::exactly(4)));
    leaks("25.0", &keycards, &one_ace);
}

#[test]
fn stayman_made_higher() {
    let major = length_of(SuitWord::SomeMajor, 4, 13);
    leaks("9.4", &all([major.clone(), not(balanced(0, 7))]), &all([major.clone(), points(5, 37)]));
    leaks("53.9", &all([major.clone(), points(11, 37)]), &all([major, points(4, 37)]));
    leaks("21.7", &all([hearts(4), points(8, 37)]), &all([hearts(4), points(5, 37)]));
}

#[test]
fn a_strong_club_made_something_natural() {
    contained(&points(16, 37), &balanced(18, 19));
    leaks("86.8", &points(16, 37), &all([length(Spades, 5, 13), points(8, 37)]));
}

/// Queen and jack, and short of everything that was denied: shown, and not shown.
#[test]
fn a_hand_of_five_points() {
    let hand: Hand = "Q432.432.J432.Q2".parse().unwrap();
    assert_eq!(hand.points(), 5);
    let major = length_of(SuitWord::SomeMajor, 4, 13);
    assert!(hand.meets(&all([major.clone(), points(5, 37)])));
    assert!(!hand.meets(&all([major, not(balanced(0, 7))])));
}
