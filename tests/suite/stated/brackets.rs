//! Brackets that tell how many cards a call shows, in words.

use super::*;
use crate::totality::Dice;

/// What stands before and behind a number of cards.
const BEFORE: [&str; 16] = [
    "at least ",
    "shows ",
    "promises ",
    "typically ",
    "may have ",
    "asks for ",
    "raise with ",
    "limit raise, ",
    "two-suiter, ",
    "minst ",
    "viser ",
    "lover ",
    "typisk ",
    "usually at least ",
    "støtte med ",
    "kan ha ",
];
const BEHIND: [&str; 8] =
    ["", " or longer", " and a minor", ", weak", " and 8+ points", " og 6-10 hp", " eller flere", ", gf"];
const SUITS: [[&str; 2]; 4] = [["spades", "spar"], ["hearts", "hjerter"], ["diamonds", "ruter"], ["clubs", "kløver"]];

/// A bracket about cards, and the suit that it names.
fn bracket(dice: &mut Dice) -> (String, usize) {
    let suit = dice.below(4);
    let number = 4 + dice.below(3);
    let (before, behind) = (BEFORE[dice.below(BEFORE.len())], BEHIND[dice.below(BEHIND.len())]);
    (format!("{before}{number} {}{behind}", SUITS[suit][dice.below(2)]), suit)
}

#[test]
fn what_a_bracket_tells_of_cards_is_a_meaning_and_never_left_out() {
    let mut understood = 0;
    for seed in 0..1_500 {
        let (inside, suit) = bracket(&mut Dice::new(seed));
        let names_hearts = suit == 1;
        for text in [
            format!("1S 1H ib > 2H({inside})"),
            format!("1S 1H({inside}) ib > 2H"),
            format!("1S 1H ib > 2H ({inside})"),
        ] {
            let read = shorthand::understand(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
            assert!(read.left_out.is_empty(), "{text}: {:?}", read.left_out);
            let told: Vec<_> = read.record.events.iter().filter_map(Event::made_call).collect();
            let told: Vec<_> = told.iter().filter_map(|made| made.facts.meaning.as_ref()).collect();
            assert_eq!(told.len(), 1, "{text}");
            understood += usize::from(told[0].meaning().is_some());
            let ruling = laws::rule(&read.record).unwrap();
            assert!(asks(&ruling) || names_hearts, "{text}\n{ruling}");
            let is_free = ruling.incidents[0].result.partner_passes == Passes::None && !asks(&ruling);
            assert!(!is_free || told[0].meaning().is_some(), "{text}\n{ruling}");
        }
    }
    assert!(understood > 1_500, "{understood}");
}
