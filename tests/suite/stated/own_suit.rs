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
    let said = ["stop {}", "{} stopper", "shows stop in {}", "no stop {}", "hold {}", "stop {} 8+"];
    for [before, low, high] in [["1S", "1H", "2H"], ["3S P", "3H", "4H"], ["1S P 2S P", "2D", "3D"], ["1H", "1C", "2C"]]
    {
        let suit = &low[1..];
        for words in said.map(|words| words.replace("{}", suit)) {
            for new in [high.to_owned(), format!("{high}(5+{suit})")] {
                for edition in Edition::ALL {
                    let text = format!("{before} {low}({words}) > {new}");
                    let ruling = ruled(&text, edition);
                    let is_assumed = ruling.incidents[0].assumes.contains(&Assumption::Natural(low.parse().unwrap()));
                    let is_barred = ruling.incidents[0].result.partner_passes == Passes::Throughout;
                    assert!((asks(&ruling) || is_barred) && !is_assumed, "{text} {edition}\n{ruling}");
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
    // Of another suit it is three.
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
