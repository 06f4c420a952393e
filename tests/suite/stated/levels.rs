//! Bids over partner's notrump, strong two clubs or Multi: conventional as far up as pairs have agreements, and natural above.

use director_please::bridge::{Auction, Denomination, Seat};

use super::*;

/// Auctions, and the lowest bid that is to play for nearly every pair, as is every higher one but 4NT.
const TO_PLAY_FROM: [(&str, &str); 9] = [
    ("1NT P", "4S"),
    ("2NT P", "4S"),
    ("1NT X", "4S"),
    ("P P 1NT P", "4S"),
    ("2C P", "5C"),
    ("2C P 2D P 2NT P", "4S"),
    ("1NT P 2C P", "5C"),
    ("1NT P 2D P", "5C"),
    ("2D P", "4S"),
];

fn auction(text: &str) -> (Auction, Seat) {
    let record = shorthand::read(text, None).unwrap();
    let mut auction = Auction::new(record.dealer);
    for made in record.events.iter().filter_map(Event::made_call) {
        auction.push(auction.turn(), made.call);
    }
    let turn = auction.turn();
    (auction, turn)
}

fn bid(text: &str) -> Bid {
    text.parse::<Call>().unwrap().bid().unwrap()
}

#[test]
fn a_bid_above_all_agreements_is_natural() {
    for (before, from) in TO_PLAY_FROM {
        let (auction, turn) = auction(before);
        for high in Bid::all().filter(|high| *high >= bid(from) && *high != bid("4NT")) {
            assert!(!laws::is_by_agreement(&auction, turn, high), "{before} {high}");
        }
    }
    let (opened, turn) = auction("1NT P");
    assert!(!laws::is_by_agreement(&opened, turn, bid("4NT")), "a raise of notrump is a raise");
    let (opened, turn) = auction("2D P");
    assert!(!laws::is_by_agreement(&opened, turn, bid("3NT")));
}

/// Up to there nothing is taken for granted: a suit, or 2NT over 1NT, may be natural or not.
#[test]
fn a_bid_below_is_not_taken_to_be_natural() {
    for (before, from) in TO_PLAY_FROM {
        let (auction, turn) = auction(before);
        let last = auction.last_bid().map(|(_, bid)| bid);
        let low = Bid::all().filter(|low| low.is_sufficient_over(last) && *low < bid(from));
        for low in low.filter(|low| low.denomination != Denomination::Notrump) {
            assert!(laws::is_by_agreement(&auction, turn, low), "{before} {low}");
        }
    }
    let (auction, turn) = auction("1NT P");
    assert!(laws::is_by_agreement(&auction, turn, bid("2NT")));
}

fn footer(ruling: &Ruling, record: &Record, language: Language) -> String {
    let page = terminal::render(&locale::page(&explain::explain(record, ruling, Reader::Player), language));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What most pairs play, and that pairs differ, is said only where that is so.
#[test]
fn the_page_says_what_pairs_play_of_no_bid_that_is_to_play() {
    let differ = ["1NT P 1NT ib > 2NT", "1NT P 1S ib > 3S", "2C P 1H ib > 2S", "2NT P 2C ib > 4D"];
    let natural = ["1NT P 1S ib > 4S", "2NT P 2D ib > 6S", "2NT P 2H ib > 4S", "1NT P 1H ib > 6NT", "2C P 1H ib > 6NT"];
    let conventional = ["1NT P 1S ib > 2S", "2NT P 2H ib > 3S", "1NT P 1S ib > 2C", "2D P 1S ib > 3S"];
    for (texts, says, of_pairs) in [
        (&differ[..], Some("pairs differ about"), "parene spiller"),
        (&natural, None, ""),
        (&conventional, Some("(if not, type “natural”"), "(hvis ikke, skriv «naturlig»"),
    ] {
        for text in texts {
            let record = shorthand::read(text, Some(Edition::Laws2017)).unwrap();
            let ruling = laws::rule(&record).unwrap();
            let (english, norwegian) =
                (footer(&ruling, &record, Language::English), footer(&ruling, &record, Language::Norwegian));
            for said in ["pairs differ about", "(if not, type “natural”"] {
                assert_eq!(english.contains(said), says == Some(said), "{text}: {english}");
            }
            assert!(norwegian.contains(of_pairs), "{text}: {norwegian}");
        }
    }
}

/// Over partner's notrump 2NT is natural for some pairs only: the free bid has its condition, and to say that it is natural meets it.
#[test]
fn two_notrump_over_one_is_free_if_it_is_natural() {
    for edition in Edition::ALL {
        let ruled = |text: &str| laws::rule(&shorthand::read(text, Some(edition)).unwrap()).unwrap();
        assert!(asks(&ruled("1NT P 1NT ib > 2NT")));
        let natural = ruled("1NT P 1NT ib > 2NT(natural)");
        assert!(!asks(&natural) && natural.incidents[0].result.cites("27B1(a)"), "{natural}");
        assert!(!asks(&ruled("1NT P 1S ib > 6NT")), "a spade bid, and notrump to play");
    }
}

/// Over partner's suit: raises by a splinter, and what one pair plays as a raise and the next as natural.
#[test]
fn a_jump_over_partners_suit_may_be_a_raise() {
    let by_agreement = [
        ("1H P", "3S 4C 4D 3C 3D 2NT"),
        ("1S P", "4C 4D 4H 3C 3D 3H 2NT"),
        ("1S X", "4C 4D 2NT"),
        ("1C P", "3D 3H 3S"),
        ("1D P", "3H 3S 4C"),
        ("P P 1H P", "2C"),
        ("P P 1S P", "2C"),
    ];
    let natural = [
        ("1H P", "1S 1NT 2C 2D 2H 2S 3H 4H 3NT 4S"),
        ("1S P", "1NT 2C 2D 2H 2S 3S 4S"),
        ("1C P", "1D 1H 1S 2C 3C 2NT"),
        ("1D P", "1H 1S 2C 2D 2H 2S 3C 3D 2NT"),
        ("1H 3S", "4C 4D 4H"),
        ("1H 2C", "2D 2H 2S 3H"),
    ];
    for (rows, is_agreed) in [(&by_agreement[..], true), (&natural[..], false)] {
        for (before, bids) in rows {
            let (auction, turn) = auction(before);
            for said in bids.split(' ') {
                assert_eq!(laws::is_by_agreement(&auction, turn, bid(said)), is_agreed, "{before} {said}");
            }
        }
    }
}
