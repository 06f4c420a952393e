//! A bracket that only restricts the hand says nothing of the suit that the bid names: it makes no two calls comparable.

use super::*;
use director_please::bridge::Suit;

const RESTRICTIONS: [&str; 22] = [
    "15+",
    "16+",
    "17+ hcp",
    "strong, 16+",
    "16+, f1",
    "short",
    "kort",
    "short, 12+",
    "singleton",
    "singel",
    "renons",
    "void",
    "short S",
    "0-1S",
    "no 5-card major",
    "ingen femkorts major",
    "denies 5+H",
    "max 4 spades",
    "bal",
    "unbal",
    "4441",
    "no 4 hearts",
];

fn ruled(text: &str, edition: Edition) -> Ruling {
    let record = shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&record).unwrap()
}

#[test]
fn a_restriction_alone_frees_nobody() {
    let places =
        ["1S 1H({}) ib > 2C({})", "1C 1S 1H({}) ib > 2D({})", "1S 1D({}) ib > 3C({})", "E:1H({}) rej 1S 2D({})"];
    let mut asked = 0;
    for said in RESTRICTIONS {
        for (place, edition) in places.iter().flat_map(|place| Edition::ALL.map(|edition| (place, edition))) {
            let text = place.replace("{}", said);
            let ruling = ruled(&text, edition);
            assert!(!matches!(ruling.incidents[0].outcome, Outcome::NoRectification(_)), "{text}\n{ruling}");
            asked += usize::from(asks(&ruling));
        }
    }
    assert!(asked > 60, "{asked}");
}

/// What says more than that is compared as before: a strong club, any hand, an answer, a length in the suit itself.
#[test]
fn what_says_more_is_compared() {
    for text in [
        "1S 1C(16+) ib > 2D(16+)",
        "1S 1H(any) ib > 2C(any)",
        "1S 1H(2 aces) ib > 2D(2 aces)",
        "1S 1C(2+C, 11+) ib > 2C(2+C, 11+)",
        "1S 1H(5+C) ib > 2C(5+C)",
    ] {
        let ruling = ruled(text, Edition::Laws2017);
        assert!(matches!(ruling.incidents[0].outcome, Outcome::NoRectification(_)), "{text}\n{ruling}");
    }
}

/// A suit that is promised and may be short contradicts itself, and neither half is left out.
#[test]
fn a_promised_suit_that_may_be_short_is_not_understood() {
    for said in ["3+C, could be 2", "could be short, 3+C, 11+", "4+C may be short", "kan være kort, 3+ kløver"] {
        assert!(meaning::understood(said).is_none(), "{said}");
        assert!(asks(&ruled(&format!("1S 1C({said}) ib > 2C"), Edition::Laws2017)), "{said}");
    }
    assert!(meaning::understood("11+, could be short").is_some());
}

/// `6-9 støtte` is no length of six to nine cards, but the points of a raise; `6-9 trumps` is nothing, nor are `5+ kort` shortness.
/// `4 støtte` is four cards.
#[test]
fn a_range_beside_support_is_no_length() {
    for word in ["støtte", "support", "trumps", "trumf"] {
        for range in ["6-9", "8", "5-8", "10-12"] {
            let text = format!("S:P(0-11) rej 1H P 2H({range} {word})");
            let record = shorthand::read(&text, None).unwrap();
            let made = record.events.last().and_then(Event::made_call).unwrap();
            let is_raise = matches!(word, "støtte" | "support") && range != "8" && range != "5-8";
            let is_long = made.hands().is_some_and(|hands| hands.meaning().to_string().contains('H'));
            assert!(!is_long, "{text}");
            assert!(made.is_understood() || !is_raise, "{text}");
        }
        let record = shorthand::read(&format!("S:P(0-11) rej 1H P 2H(4 {word}, 6-9)"), None).unwrap();
        let made = record.events.last().and_then(Event::made_call).unwrap();
        assert!(made.shows().has_suit(Suit::Hearts) && made.is_understood(), "{word}");
    }
    for text in ["5+ kort", "4+kort", "0-1 kort"] {
        assert!(meaning::understood(text).is_none(), "{text}");
    }
    // Most pairs show suits by a weak bid of two notrump.
    for edition in Edition::ALL {
        assert!(asks(&ruled("E:2NT(weak) rej 1S 3NT", edition)), "{edition}");
    }
}
