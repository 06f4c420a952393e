//! How strong a call is: where nobody says it in points, no jump and no bid of something else is settled as comparable.

use super::*;

fn ruled(text: &str, edition: Edition) -> Ruling {
    laws::rule(&shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))).unwrap()
}

/// A bid too low, what is said of it, and the bids by which it is not the same a level higher.
const JUMPS: [(&str, &str, &[&str]); 6] = [
    ("1S 1H", "5+H", &["3H", "4H"]),
    ("1NT P 1D", "5+H", &["3H", "4H", "4D", "3D"]),
    ("1NT P 1H", "5+S", &["4S", "3S", "4H"]),
    ("2NT P 2D", "5+H", &["4H", "4D"]),
    ("2S 1NT", "minors", &["4NT", "5NT", "4C"]),
    ("1C 1S 1H", "4+H", &["3C", "3D", "3H"]),
];

fn is_settled_as_comparable(ruling: &Ruling) -> bool {
    let incident = &ruling.incidents[0];
    !asks(ruling) && incident.result.cites("27B1(b)")
}

#[test]
fn the_same_cards_by_a_jump_are_not_settled() {
    for (auction, cards, bids) in JUMPS {
        for (edition, bid) in Edition::ALL.into_iter().flat_map(|edition| bids.iter().map(move |bid| (edition, bid))) {
            for words in ["", " weak", " inv", " strong", " gf"] {
                let text = format!("{auction}({cards}{words}) ib > {bid}({cards}{words})");
                assert!(!is_settled_as_comparable(&ruled(&text, edition)), "{text} {edition:?}");
            }
            let text = format!("{auction}({cards} 8-11) ib > {bid}({cards} 8-11)");
            assert!(is_settled_as_comparable(&ruled(&text, edition)), "{text} {edition:?}");
        }
    }
}

/// What is narrower in cards leaves its strength as open.
#[test]
fn more_cards_do_not_settle_it_either() {
    let longer = [("4+H", "6+H"), ("5+H", "6+H"), ("5+H", "7+H")];
    for (edition, (short, long)) in Edition::ALL.into_iter().flat_map(|one| longer.map(|pair| (one, pair))) {
        for words in ["", " weak", " inv", " strong"] {
            for bid in ["3H", "4H"] {
                let text = format!("1S 1H({short}{words}) ib > {bid}({long}{words})");
                assert!(!is_settled_as_comparable(&ruled(&text, edition)), "{text} {edition:?}");
            }
        }
        // The strength of the first is told, and of the second not.
        for points in ["6+", "6-21", "0-18", "7+", "12+"] {
            for bid in ["3H", "4H"] {
                let text = format!("1S 1H({short} {points}) ib > {bid}({long})");
                assert!(!is_settled_as_comparable(&ruled(&text, edition)), "{text} {edition:?}");
                let told = format!("1S 1H({short} {points}) ib > {bid}({long} {points})");
                assert!(is_settled_as_comparable(&ruled(&told, edition)), "{told} {edition:?}");
            }
        }
    }
}

/// A transfer a level higher is the same in whatever words it is told.
#[test]
fn a_transfer_a_level_higher_is_the_same_in_any_words() {
    let auctions = [
        ("1NT P 1D", "2D", "hearts"),
        ("1NT P 1H", "2H", "spades"),
        ("2NT P 2D", "3D", "hearts"),
        ("2NT P 2H", "3H", "spades"),
    ];
    for edition in Edition::ALL {
        for (auction, bid, suit) in auctions {
            let letter = suit[..1].to_uppercase();
            let in_words = [
                "transfer".to_owned(),
                format!("transfer to {suit}"),
                format!("transfer {suit}"),
                suit.to_owned(),
                letter.clone(),
                format!("5+{letter}"),
                "jacoby transfer".to_owned(),
                format!("shows {suit}"),
            ];
            for words in in_words {
                let text = format!("{auction}({words}) ib > {bid}({words})");
                let ruling = ruled(&text, edition);
                assert!(!asks(&ruling) && ruling.incidents[0].result.partner_passes == Passes::None, "{text} {ruling}");
            }
        }
    }
}

/// `2NT(20-21 bal)`: notrump on balanced hands is natural, in whatever auction.
#[test]
fn balanced_hands_make_notrump_natural() {
    let auctions = ["1S 1H", "1S P 1H", "1NT P 1H", "2C 1H"];
    for (edition, auction) in Edition::ALL.into_iter().flat_map(|edition| auctions.map(|auction| (edition, auction))) {
        for points in ["8-9", "10-12", "12-14", "20-21"] {
            let told = ruled(&format!("{auction}(5+H) ib > 2NT({points} bal)"), edition);
            let natural = ruled(&format!("{auction}(5+H) ib > 2NT(natural)"), edition);
            assert_eq!(asks(&told), asks(&natural), "{auction} {points} {told}\n{natural}");
            let twonotrump: Call = "2NT".parse().unwrap();
            let about_it = [Assumption::Natural(twonotrump), Assumption::Open(twonotrump)];
            let is_assumed = told.incidents[0].assumes.iter().any(|assumption| about_it.contains(assumption));
            assert!(!is_assumed, "{auction} {points} {told}");
        }
    }
}

/// `gf` and `nf`, `weak` and `strong`: contrary words are never settled as comparable.
#[test]
fn contrary_words_settle_nothing() {
    let contrary = [["gf", "nf"], ["gf", "sign off"], ["slam try", "nf"], ["weak", "strong"]];
    for (edition, [one, other]) in Edition::ALL.into_iter().flat_map(|edition| contrary.map(|pair| (edition, pair))) {
        for [first, second] in [[one, other], [other, one]] {
            let text = format!("1S 1H(5+H 12+ {first}) ib > 3H(6+H 12+ {second})");
            assert!(asks(&ruled(&text, edition)), "{text} {edition:?}");
        }
    }
}

/// A double says more than how strong it is: neither what replaces one of which only strength is told is settled, nor one in place of a bid.
#[test]
fn strength_alone_makes_no_double_comparable() {
    for edition in Edition::ALL {
        for points in ["12+", "10+", "15+", "12-14"] {
            for bid in ["1NT(15-18)", "1S(12+)", "2H(5+H 15+)", "2D(12-14)"] {
                let ruling = ruled(&format!("1H W:X({points}) rej E:P S:P W:{bid}"), edition);
                let is_free = !asks(&ruling) && ruling.incidents[0].result.partner_passes == Passes::None;
                assert!(!is_free, "{points} {bid} {ruling}");
            }
            let ruling = ruled(&format!("1S 1H(5+H 11-21) ib > X({points})"), edition);
            assert!(asks(&ruling), "{points} {ruling}");
        }
        for word in ["penalty", "takeout", ""] {
            assert!(asks(&ruled(&format!("1D 1S 1H(4+H) ib > X(4+H {word})"), edition)), "{word}");
        }
        assert!(is_settled_as_comparable(&ruled("1D 1S 1H(4+H 6+) ib > X(4+H 6+)", edition)));
    }
}

/// 2017 Law 23A1: the same natural bid that is called weak both times. In a suit that an opponent has bid it is another one, and so may
/// notrump be, and a double over another bid.
#[test]
fn the_same_weak_bid_is_comparable() {
    for text in [
        "E:2H(weak) rej N:1D E:2H(weak)",
        "E:2S(weak two) rej N:1D E:2S(weak two)",
        "E:3C(preempt) rej N:1D E:3C(preempt)",
        "E:1NT(15-17 bal) rej N:1H E:1NT(15-17)",
        "E:1NT(15-17) rej N:1H E:1NT(15-17 bal)",
    ] {
        let ruling = ruled(text, Edition::Laws2017);
        assert!(!asks(&ruling) && ruling.incidents[0].result.partner_passes == Passes::None, "{text} {ruling}");
    }
    for text in
        ["1H P W:X(penalty) rej 2H X(takeout)", "E:2H(weak) rej N:1D E:3H(weak)", "E:2D(multi) rej N:2S E:4D(multi)"]
    {
        let ruling = ruled(text, Edition::Laws2017);
        assert!(asks(&ruling) || ruling.incidents[0].result.partner_passes != Passes::None, "{text} {ruling}");
    }
}
