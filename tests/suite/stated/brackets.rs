//! Brackets that tell how many cards a call shows, in words.

use super::*;
use crate::dice::Dice;

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

/// What the bracket of the only call with one says, and whether anything is left out.
fn told(text: &str) -> meaning::Meaning {
    let read = shorthand::understand(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    assert!(read.left_out.is_empty(), "{text}: {:?}", read.left_out);
    let mut told = read.record.events.iter().filter_map(Event::made_call).filter_map(|made| made.facts.meaning.clone());
    let first = told.next().unwrap_or_else(|| panic!("{text}"));
    assert!(told.next().is_none(), "{text}");
    first.meaning().unwrap_or_else(|| panic!("{text}: {}", first.text())).clone()
}

fn shown(meaning: meaning::Meaning) -> Shown {
    Shown::new(meaning)
}

fn have_the_same_hands(one: &Shown, other: &Shown, text: &str) {
    let relation = meaning::Comparison::of(one, other).unwrap().relation;
    assert_eq!(relation, SetRelation::Equal, "{text}");
}

#[test]
fn two_brackets_behind_a_call_hold_both() {
    let said = [
        "5+S",
        "8-16",
        "bal or 4441",
        "5+H or 5+C",
        "no 4+D",
        "4+S or (8-16 5+C)",
        "12+ except (bal 15-17)",
        "5+S, gf",
    ];
    for one in said {
        for other in said.into_iter().filter(|other| *other != one) {
            let joined = meaning::read(&format!("({one}) ({other})")).unwrap();
            let purposes = joined.purposes.clone();
            let joined = shown(joined);
            for text in [
                format!("1S 1H ib > 2H({one})({other})"),
                format!("1S 1H ib > 2H ({one}) ({other})"),
                format!("1S 1H({other})({one}) ib > 2H"),
                format!("1S 1H ib > 2H({other}) ({one})"),
            ] {
                let told = told(&text);
                assert_eq!(told.purposes, purposes, "{text}");
                have_the_same_hands(&shown(told), &joined, &text);
            }
        }
        for unknown in ["foo", "splodge, 8-16", "one of them"] {
            for text in [format!("1S 1H ib > 2H({one})({unknown})"), format!("1S 1H ib > 2H({unknown})({one})")] {
                let read = shorthand::understand(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                let ruling = laws::rule(&read.record).unwrap();
                assert!(asks(&ruling), "{text}\n{ruling}");
            }
        }
    }
}

/// `(at most 1H)`: no call has such a word beside it, so it is no remark about one.
#[test]
fn a_limit_beside_a_number_and_a_letter_is_a_number_of_cards() {
    let limits = [
        ("at most #", '-'),
        ("max #", '-'),
        ("no more than #", '-'),
        ("not more than #", '-'),
        ("# or less", '-'),
        ("# or fewer", '-'),
        ("høyst #", '-'),
        ("maks #", '-'),
        ("ikke mer enn #", '-'),
        ("ikke flere enn #", '-'),
        ("# eller færre", '-'),
        ("fewer than #", '<'),
        ("less than #", '<'),
        ("færre enn #", '<'),
        ("mindre enn #", '<'),
        ("more than #", '>'),
        ("flere enn #", '>'),
        ("at least #", '+'),
        ("min #", '+'),
        ("minst #", '+'),
        ("# or more", '+'),
        ("# eller flere", '+'),
        ("exactly #", '='),
        ("nøyaktig #", '='),
    ];
    for (limit, sign) in limits {
        for cards in 1..=5_u8 {
            for suit in ["S", "H", "D", "C"] {
                let plain = match sign {
                    '-' => format!("0-{cards}{suit}"),
                    '<' => format!("0-{}{suit}", cards - 1),
                    '>' => format!("{}+{suit}", cards + 1),
                    '+' => format!("{cards}+{suit}"),
                    _ => format!("{cards}={suit}"),
                };
                let wanted = shown(meaning::read(&plain).unwrap());
                let inside = limit.replace('#', &format!("{cards}{suit}"));
                for text in [
                    format!("1S 1H ib > 2H({inside})"),
                    format!("1S 1H ib > 2H ({inside})"),
                    format!("1S 1H({inside}) ib > 2H"),
                    format!("1S 2D({inside}) 1H ib > 2H"),
                ] {
                    have_the_same_hands(&shown(told(&text)), &wanted, &text);
                }
            }
        }
    }
}

#[test]
fn suits_of_one_colour_are_two_suits() {
    let colours = [
        (["both blacks", "black suits", "begge svarte", "svarte"], "4+S 4+C", "1H 2NT(#) 2C ib > 3C"),
        (["both reds", "red suits", "begge røde", "røde"], "4+H 4+D", "1S 2NT(#) 2D ib > 3D"),
    ];
    for (words, plain, theirs) in colours {
        let wanted = shown(meaning::read(plain).unwrap());
        for word in words {
            for text in [
                format!("1S 1H ib > 2H({word})"),
                format!("1S 1H ib > 2H ({word})"),
                format!("1S 1H({word}) ib > 2H"),
                theirs.replace('#', word),
            ] {
                have_the_same_hands(&shown(told(&text)), &wanted, &text);
                let read = shorthand::understand(&text, None).unwrap();
                assert!(asks(&laws::rule(&read.record).unwrap()), "{text}");
            }
        }
    }
}

/// Words that nobody reads in two ways.
#[test]
fn a_clear_bracket_is_a_meaning() {
    let read = |text: &str| meaning::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    for (said, means) in [
        ("short S", "0-1S"),
        ("void S", "0S"),
        ("void in spades", "0S"),
        ("kort spar", "0-1S"),
        ("renons spar", "0S"),
        ("void", "0x"),
        ("5 or 6 spades", "5-6S"),
        ("5 eller 6 spar", "5-6S"),
        ("no 4 hearts", "0-3H"),
        ("no 4 clubs", "0-3C"),
        ("ingen firekorts hjerter", "0-3H"),
        ("femkorts spar", "5+S"),
        ("12+ benekter firekorts major", "12+ 0-3S 0-3H"),
        ("stopper S", "stop S"),
        ("15-17 NT", "15-17 bal"),
        ("15-17 grand", "15-17 bal"),
        ("both majors, 4-4 or better", "4+S 4+H"),
        ("hearts and spades, 6-10", "4+S 4+H 6-10"),
        ("H+S, 6-10", "4+S 4+H 6-10"),
        ("10-12, innbydende", "10-12"),
    ] {
        let text = format!("1C 1S 1H({said}) ib > 2D");
        let record = shorthand::read(&text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        let made = record.events.iter().filter_map(Event::made_call).nth(2).unwrap();
        let meaning = made.facts.meaning.as_ref().and_then(|told| told.meaning().cloned());
        let meaning = meaning.unwrap_or_else(|| panic!("{text}: {made:?}"));
        have_the_same_hands(&shown(meaning), &shown(read(means)), &text);
    }
    for said in ["hearts and spades", "spar og hjerter", "H and S", "S+H"] {
        let record = shorthand::read(&format!("1C 1S 1H({said}) ib > 2D"), None).unwrap();
        let made = record.events.iter().filter_map(Event::made_call).nth(2).unwrap();
        assert_eq!(made.shows().suits().map(|suit| suit.letter()).collect::<String>(), "SH", "{said}");
    }
}
