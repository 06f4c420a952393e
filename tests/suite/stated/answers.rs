//! Bids that answer partner's bid, where that is artificial: nothing follows from their names.

use super::*;

fn ruled(text: &str, edition: Edition) -> Ruling {
    laws::rule(&shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))).unwrap()
}

/// Partner's bids over opponents' notrump, and bids above them in their suit or another.
#[test]
fn an_answer_to_a_bid_over_their_notrump_is_not_natural() {
    let mut ruled_on = 0;
    let pairs = [
        ("2C", "1D", "2D"),
        ("2C", "1H", "2H"),
        ("2D", "1H", "2H"),
        ("2D", "1S", "2S"),
        ("2H", "1S", "2S"),
        ("2S", "2H", "3H"),
    ];
    for (edition, (over, low, high)) in Edition::ALL.into_iter().flat_map(|edition| pairs.map(|pair| (edition, pair))) {
        for told in ["", "(multi)", "(transfer)", "(frobnicate)", "(5+H)", "(5+S)", "(6+M)"] {
            let named = |suit: &str| over.ends_with(suit) && told == format!("(5+{suit})");
            if named("H") || named("S") || told == "(transfer)" && over == "2C" {
                continue;
            }
            for auction in ["1NT {} P {low}", "1NT E:{} X {low}", "1NT P P {} P {low}"] {
                let auction = auction.replace("{}", &format!("{over}{told}")).replace("{low}", low);
                // Told by opponents of nobody, a transfer over notrump may be partner's.
                let Ok(record) = shorthand::read(&format!("{auction} ib > {high}"), Some(edition)) else { continue };
                let ruling = laws::rule(&record).unwrap();
                ruled_on += 1;
                let is_free = ruling.incidents[0].result.cites("27B1(a)") && !asks(&ruling);
                let shows_another = told == "(5+H)" && low.ends_with('S') || told == "(5+S)" && low.ends_with('H');
                assert!(!is_free || shows_another, "{auction} > {high} {edition:?}\n{ruling}");
            }
        }
        let natural = ruled(&format!("1NT {over}(nat) P {low} ib > {high}"), edition);
        assert!(!asks(&natural), "{natural}");
    }
    assert!(ruled_on > 150, "{ruled_on}");
}

/// The suit that a transfer shows, and any where nobody knows the suit.
#[test]
fn completing_partners_transfer_shows_nothing() {
    for edition in Edition::ALL {
        for text in [
            "1C 2D(multi) P 1H ib > 2H",
            "1H 2D(multi) P 1S ib > 2S",
            "1C 2D(5+H) P 1H ib > 2H",
            "1C 2C(5+S) P 1S ib > 2S",
            "1D 2C(6+M) P 1S ib > 2S",
            "2H(S) P 1S ib > 2S",
            "3C(D) P 2D ib > 3D",
            "2C(strong) P 2D(5+H) P 1H ib > 2H",
            "1H X 1NT(5+C) P 1C ib > 2C",
            "2D(weak or strong) P 1H ib > 2H",
        ] {
            assert!(asks(&ruled(text, edition)), "{text} {edition:?}");
        }
        for text in [
            "2C P 2D(waiting) P 1H ib > 2H",
            "1H 2H(michaels) P 1S ib > 2S",
            "2D(weak) P 1S ib > 2S",
            "1H 2D P 1S ib > 2S",
        ] {
            assert!(!asks(&ruled(text, edition)), "{text} {edition:?}");
        }
    }
}

/// A minor that may be short was bid all the same.
#[test]
fn a_suit_that_may_be_short_is_theirs() {
    for edition in Edition::ALL {
        for told in ["", "(2+C)", "(could be 2)", "(could be short)", "(kan være kort)", "(3+C)"] {
            for replacement in ["2C", "1D"] {
                let ruling = ruled(&format!("1C{told} 1C ib > {replacement}"), edition);
                assert!(asks(&ruling), "1C{told} 1C > {replacement} {edition:?}\n{ruling}");
            }
        }
        assert!(!asks(&ruled("1C(16+) 1C ib > 2C", edition)));
    }
}

/// `weak` says of an opening two diamonds what `weak two` says.
#[test]
fn a_weak_opening_of_two_is_natural() {
    for edition in Edition::ALL {
        for auction in ["2D{} S:P rej E:2H S:P", "E:2D{} rej N:1S E:P", "E:2D{} rej N:1C E:2D{}", "2D{} P 1S ib > 2S"] {
            let of = |word: &str| ruled(&auction.replace("{}", word), edition);
            assert_eq!(of("(weak)").to_string(), of("(weak two)").to_string(), "{auction}");
            assert_eq!(of("(svak)").to_string(), of("(svak to)").to_string(), "{auction}");
        }
    }
}

/// The same cards as an opening and over a bid, or by doubles of two bids: how strong the calls are, nobody said.
#[test]
fn the_same_cards_elsewhere_are_not_settled() {
    let texts = [
        ("E:1D({}) rej N:1S E:2D({})", "5+H"),
        ("E:2D({}) rej N:1D E:3D({})", "5+H 5+S"),
        ("E:2D({}) rej N:2S E:3D({})", "6+H"),
        ("1H W:X({}) rej E:P S:4H W:X({})", "4+S"),
        ("1C W:X({}) rej E:P S:1H W:X({})", "4+S"),
    ];
    for (text, cards) in texts {
        let of = |shown: &str| ruled(&text.replace("{}", shown), Edition::Laws2017);
        assert!(asks(&of(cards)), "{text} {cards}");
        assert!(!asks(&of(&format!("{cards} 10-15"))), "{text} {cards} 10-15");
    }
    for text in
        ["E:2D(5+H 5+S) rej N:1D E:2D(5+H 5+S)", "1NT S:2H(5+S) rej E:2C S:3H(5+S)", "1H W:X(4+S) rej E:P S:P W:X(4+S)"]
    {
        assert!(!asks(&ruled(text, Edition::Laws2017)), "{text}");
    }
}
