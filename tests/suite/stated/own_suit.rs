//! What is said of a bid about the suit that it names: a stopper in it does not make it natural, and three cards are three or more.

use director_please::{
    lawbook::Edition,
    laws,
    record::Record,
    ruling::{Assumption, Passes, Ruling},
    shorthand,
};

use super::asks;

fn ruled(text: &str, edition: Edition) -> Ruling {
    let record = shorthand::read(text, None).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
    laws::rule(&Record { laws: edition, ..record }).unwrap()
}

/// `1S 1H(stop H) > 2H`: a bid that shows a stopper may be natural, or a cue bid, and nobody knows which.
#[test]
fn a_stopper_does_not_make_a_bid_natural() {
    let said = ["stop {}", "{} stopper", "shows stop in {}", "no stop {}", "hold {}", "stop {} 8+", "8-11 stop {}"];
    for [before, low, high] in [["1S", "1H", "2H"], ["3S P", "3H", "4H"], ["1S P 2S P", "2D", "3D"], ["1H", "1C", "2C"]]
    {
        let suit = &low[1..];
        for words in said.map(|words| words.replace("{}", suit)) {
            for new in [high.to_owned(), format!("{high}(5+{suit})")] {
                for edition in Edition::ALL {
                    let text = format!("{before} {low}({words}) > {new}");
                    let ruling = ruled(&text, edition);
                    let is_assumed = ruling.incidents[0].assumes.contains(&Assumption::Natural(low.parse().unwrap()));
                    assert!(asks(&ruling) && !is_assumed, "{text} {edition}\n{ruling}");
                }
            }
        }
    }
}

/// `1C(3 clubs, 12+)`: nobody opens on just three cards.
#[test]
fn three_cards_in_its_own_suit_are_three_or_more() {
    let ways = [["3C", "3D"], ["3 clubs", "3 diamonds"], ["3 kløver", "3 ruter"], ["3-card suit", "3-card suit"]];
    for (nth, bid) in ["1C", "1D"].into_iter().enumerate() {
        let suit = &bid[1..];
        for way in ways.map(|way| way[nth]) {
            for edition in Edition::ALL {
                for rest in [format!("rej N:1H E:2{suit}(5+{suit} 12+)"), format!("rej N:1S E:X(3+{suit} 14+)")] {
                    let [told, least] =
                        [way, &format!("3+{suit}")].map(|said| ruled(&format!("E:{bid}({said}, 12+) {rest}"), edition));
                    let [told, least] = [told, least].map(|ruling| ruling.incidents[0].outcome.clone());
                    assert_eq!(told, least, "{bid}({way}) {rest} {edition}");
                }
            }
        }
    }
    // Where partner has bid, it is a raise or a preference, and of another suit it is three.
    for [auction, rest] in [
        ["1H P 1S P 2C S:2H(3H 6-9)", "rej E:2D S:3H(4+H 6-9)"],
        ["1S P 1NT P 2D S:2S(3S 6-9)", "rej E:X S:3S(4+S 6-9)"],
        ["1H S:2H(3H 6-9)", "rej E:2D S:3H(4+H 6-9)"],
    ] {
        let text = format!("{auction} {rest}");
        let exactly = text.replacen("(3", "(exactly 3", 1);
        assert_eq!(
            ruled(&text, Edition::Laws2017).incidents[0].outcome,
            ruled(&exactly, Edition::Laws2017).incidents[0].outcome,
            "{text}"
        );
    }
    let [three, least] = ["3S", "3+S"].map(|said| {
        ruled(&format!("E:1H({said} 5+H 12+) rej N:1NT E:2H(4S 5+H 12+)"), Edition::Laws2017).incidents[0]
            .outcome
            .clone()
    });
    assert_ne!(three, least);
}

/// 2007 Law 27B1(b): a transfer is the same transfer a level higher.
#[test]
fn a_transfer_made_good_means_the_same() {
    for [opening, low, high] in [["1NT", "1D", "2D"], ["1NT", "1H", "2H"], ["2NT", "2D", "3D"], ["2NT", "2H", "3H"]] {
        for edition in Edition::ALL {
            let text = format!("{opening} P {low}(transfer) > {high}(transfer)");
            let ruling = ruled(&text, edition);
            let is_free = ruling.incidents[0].result.partner_passes == Passes::None;
            assert!(!asks(&ruling) && is_free, "{text} {edition}\n{ruling}");
            // Another suit is another transfer.
            let other = ruled(&format!("{opening} P {low}(transfer) > 4C(transfer)"), edition);
            let is_bound = other.incidents[0].result.partner_passes == Passes::Throughout;
            assert!(asks(&other) || is_bound, "{edition}\n{other}");
        }
    }
}

/// `4+M`: either major, also of a bid in one of them. The same words of both calls are never found to mean something else.
#[test]
fn some_major_is_not_the_one_that_is_bid() {
    let words = ["4+M 8+", "4+M", "either major 5+, 8+", "5+M 12-21", "a 4-card major 8+", "4+M 6-9"];
    for (said, edition) in words.into_iter().flat_map(|said| Edition::ALL.map(|edition| (said, edition))) {
        for text in [format!("1S 1H({said}) ib > X({said})"), format!("1C 1S 1H({said}) ib > X({said})")] {
            let ruling = ruled(&text, edition);
            let is_barred = ruling.incidents[0].result.partner_passes == Passes::Throughout;
            assert!(asks(&ruling) || !is_barred, "{text} {edition}\n{ruling}");
        }
    }
    for text in [
        "S:2H(6+M 5-10) rej N:P E:1D S:2S(6+S 5-10)",
        "S:2S(6+M 5-10) rej N:P E:2C S:2H(6+H 5-10)",
        "S:1S(5+M 8+) rej N:1D E:P S:1H(5+H 8+)",
        "S:1H(4+M 8+) rej N:1D E:P S:1S(4+S 8+)",
        "S:1D(4+m 12-21) rej N:P E:1S S:2C(4+C 12-21)",
    ] {
        let ruling = ruled(text, Edition::Laws2017);
        let is_free = ruling.incidents[0].result.partner_passes == Passes::None;
        assert!(asks(&ruling) || is_free, "{text}\n{ruling}");
    }
}

/// 2017 Law 27B1(a): balanced notrump with a suit does not specify that suit alone.
#[test]
fn balanced_notrump_is_not_the_suit_that_it_has() {
    for points in ["18-19", "15-17", ""] {
        let ruling = ruled(&format!("1S 1H(4+H 8-16) ib > 1NT({points} bal 4+H)"), Edition::Laws2017);
        let cites = |address: &str| ruling.incidents[0].result.clauses.iter().any(|clause| clause.address() == address);
        assert!(!cites("27B1(a)"), "{points}\n{ruling}");
    }
}
