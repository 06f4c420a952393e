//! Numbers in words, and what is said in words that are not understood.

use director_please::{laws, meaning, ruling::Ruling, shorthand};

use super::asks;

const NUMBERS: [(&str, &str, u8); 7] = [
    ("one", "en", 1),
    ("two", "to", 2),
    ("three", "tre", 3),
    ("four", "fire", 4),
    ("five", "fem", 5),
    ("six", "seks", 6),
    ("seven", "sju", 7),
];
const SUITS: [(&str, &str); 4] =
    [("spades", "spar"), ("hearts", "hjerter"), ("diamonds", "ruter"), ("clubs", "kløver")];

fn rule(text: &str) -> Ruling {
    laws::rule(&shorthand::read(text, None).unwrap_or_else(|_| panic!("{text}"))).unwrap()
}

/// A number of cards is the same in words as in digits, in both languages, with every limit.
#[test]
fn numbers_in_words_are_numbers() {
    let limits = |number: &str, suit: &str, [least, most, exactly, more]: [&str; 4]| {
        [
            format!("{least} {number} {suit}"),
            format!("{most} {number} {suit}"),
            format!("{exactly} {number} {suit}"),
            format!("{number} {suit} {more}"),
            format!("{least} {number} {suit}, 12-14"),
        ]
    };
    for (english, norwegian, digit) in NUMBERS {
        for (suit, farge) in SUITS {
            let digit = digit.to_string();
            let en = ["at least", "at most", "exactly", "or more"];
            let nb = ["minst", "høyst", "nøyaktig", "eller flere"];
            let pairs = limits(english, suit, en).into_iter().zip(limits(&digit, suit, en));
            // `en spar` is a spade as well as one, and `to` leads from one word to the next.
            let is_sure = |words: &str| !words.starts_with("en ") && !words.starts_with("to ");
            for (words, digits) in pairs.chain(limits(norwegian, farge, nb).into_iter().zip(limits(&digit, farge, nb)))
            {
                if !is_sure(&words) {
                    continue;
                }
                let condition = |text: &str| meaning::read(text).map(|read| read.condition());
                assert!(condition(&digits).is_ok(), "{digits}");
                assert_eq!(condition(&words), condition(&digits), "{words}");
                let ruled = |said: &str| {
                    let ruling = rule(&format!("1S 1H ib > 2H({said})"));
                    ruling.incidents.into_iter().map(|one| one.outcome).collect::<Vec<_>>()
                };
                assert_eq!(ruled(&words), ruled(&digits), "{words}");
            }
        }
    }
}

/// What is not understood of an opponent's call may be that it shows any suit, at every level, so a bid in a suit over it is not
/// ruled on as if it were natural.
#[test]
fn what_is_not_understood_of_opponents_calls_is_asked_about() {
    let over = [("1D", "1C"), ("1H", "1C"), ("1S", "1H"), ("1H X", "1D"), ("1NT", "1S"), ("2D", "1H"), ("2S", "2H")];
    for (theirs, low) in over {
        for said in ["foo", "a minor, 8+", "en minor, svak", "canape", "hearts or so"] {
            for edition in ["2007", "2017"] {
                let bids: Vec<_> = low.chars().collect();
                let again = format!("{}{}", bids[0].to_digit(10).unwrap() + 1, bids[1]);
                let (first, last) = theirs.rsplit_once(' ').map_or(("", theirs), |(first, last)| (first, last));
                let text = format!("{first} {last}({said}) {low} ib > {again} {edition}");
                assert!(asks(&rule(text.trim())), "{text}");
            }
        }
    }
}

/// Partner's bid is made again too low: whether that shows what it names is asked where partner's was not natural, or nobody knows.
#[test]
fn partners_club_made_again_is_what_partners_was() {
    for said in ["16+", "strong", "sterk", "forcing", "foo", "could be as short as 2", "2+C"] {
        for edition in ["2007", "2017"] {
            let text = format!("1C({said}) P 1C ib > 2C {edition}");
            assert!(asks(&rule(&text)), "{text}");
        }
    }
    assert!(!asks(&rule("1C P 1C ib > 2C")));
}

/// Once a major is agreed at three or higher, another suit shows a control for most pairs: that it is natural is not taken for granted.
#[test]
fn suits_beside_an_agreed_major_are_asked_about() {
    let suits = ["C", "D", "H", "S"];
    for (trumps, level) in [("H", 3), ("S", 3), ("H", 4), ("S", 4)] {
        for (at, suit) in suits.iter().enumerate() {
            let rank = |name: &str| suits.iter().position(|suit| *suit == name);
            let low = if Some(at) < rank(trumps) { level } else { level - 1 };
            for edition in ["2007", "2017"] {
                let text =
                    |level| format!("1{trumps} P {level}{trumps} P {low}{suit} ib > {}{suit} {edition}", low + 1);
                assert_eq!(asks(&rule(&text(level))), *suit != trumps, "{}", text(level));
            }
        }
    }
    assert!(!asks(&rule("1H P 2H P 2C ib > 3C")));
}
