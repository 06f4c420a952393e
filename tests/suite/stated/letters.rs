//! Letters behind a number that may stand for cards or for clubs; words for strength beside points that have no ceiling, and of a pass.

use super::*;

fn ruled(text: &str, edition: Edition) -> Ruling {
    laws::rule(&shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))).unwrap()
}

/// `4k hj`, `5c spades`: cards in the suit that follows, as `4-kort hj` says.
#[test]
fn a_letter_before_a_suit_counts_cards_in_it() {
    let suits = [("1H", "1S", ["hearts", "H", "hj", "hjerter"]), ("1D", "1H", ["diamonds", "D", "ru", "ruter"])];
    let mut seen = 0;
    for (low, over, names) in suits {
        for (name, letter) in names.iter().flat_map(|name| ["c", "k", "k+", " k", "-k"].map(|letter| (name, letter))) {
            for (cards, points) in [(4, "6+"), (5, "10-15"), (6, "12+")] {
                let said = [format!("{cards}{letter} {name}, {points}"), format!("{points}, {cards}{letter} {name}")];
                for (told, edition) in said.iter().flat_map(|told| Edition::ALL.map(|edition| (told, edition))) {
                    let with = |told: &str| {
                        let text = format!("1C {over} {low}({told}) ib > X({cards}+{} {points})", &low[1..]);
                        ruled(&text, edition).incidents[0].clone()
                    };
                    let (letter, plain) = (with(told), with(&format!("{cards}+{} {points}", &low[1..])));
                    assert_eq!(letter.result, plain.result, "{low}({told}) {edition:?}");
                    assert_eq!(letter.is_settled(), plain.is_settled(), "{low}({told}) {edition:?}");
                    seen += 1;
                }
            }
        }
    }
    assert_eq!(seen, 480);
}

/// `1H(5k, 12-20)`: five cards or five clubs, so the director is asked. In clubs it is both.
#[test]
fn a_letter_alone_is_not_understood_of_a_bid_in_another_suit() {
    for (told, edition) in
        ["5k, 8+", "5c, 8+", "6-k, 10+", "8+, 5k"].iter().flat_map(|told| Edition::ALL.map(|it| (told, it)))
    {
        assert!(asks(&ruled(&format!("1S P 1H({told}) ib > 2H(5+H 10+)"), edition)), "{told} {edition:?}");
        let clubs = ruled(&format!("1D P 1C({told}) ib > 2C"), edition);
        assert!(clubs.incidents[0].result.cites("27B1(a)"), "{told} {edition:?}: {clubs}");
    }
    assert!(!asks(&ruled("1S P 1H(5+C) ib > 2H(5+H 10+)", Edition::Laws2017)), "clubs, by a capital letter");
}

const UP_TO_A_LIMIT: [&str; 6] = ["inv", "limit", "weak", "preemptive", "sign-off", "nf"];
const FROM_A_LIMIT: [&str; 2] = ["gf", "strong"];

/// Points without a ceiling do not say what the word says, so a raise that is limited is not the same as one that forces to game.
#[test]
fn a_word_for_strength_counts_beside_an_open_range() {
    let verdict = |old: &str, new: &str, edition| ruled(&format!("1S P 1S(4+S {old}) ib > 2NT(4+S {new})"), edition);
    for edition in Edition::ALL {
        for (one, other) in UP_TO_A_LIMIT.into_iter().flat_map(|one| FROM_A_LIMIT.map(|other| (one, other))) {
            for points in ["6+", "8+", "10+"] {
                for (old, new) in [(one, other), (other, one)] {
                    let ruling = verdict(&format!("{points} {old}"), &format!("{points} {new}"), edition);
                    assert!(asks(&ruling), "{points} {old}, {points} {new} {edition:?}: {ruling}");
                }
                let unsaid = verdict(&format!("{points} {one}"), points, edition);
                assert!(asks(&unsaid), "{points} {one}, {points} {edition:?}: {unsaid}");
                let narrower = verdict(points, &format!("{points} {one}"), edition);
                assert!(!asks(&narrower), "{points}, {points} {one} {edition:?}: {narrower}");
            }
            // A range with a ceiling says it.
            let closed = verdict(&format!("10-12 {one}"), "10-12", edition);
            assert!(!asks(&closed), "10-12 {one} {edition:?}: {closed}");
        }
        assert!(!asks(&verdict("16+ strong", "16+", edition)), "{edition:?}");
        assert!(!asks(&verdict("13+ gf", "14+", edition)), "{edition:?}");
        // The same word says the same.
        for (low, high) in [("6+", "10+"), ("10+", "12+"), ("11+", "13+")] {
            for word in UP_TO_A_LIMIT.into_iter().chain(FROM_A_LIMIT) {
                let ruling = verdict(&format!("{low} {word}"), &format!("{high} {word}"), edition);
                assert!(!asks(&ruling), "{low} {word}, {high} {word} {edition:?}: {ruling}");
            }
        }
    }
}

/// Law 30C, by the Definitions: a pass that promises strength is artificial, in whatever words; one that denies it is not.
#[test]
fn a_pass_that_promises_strength_is_artificial() {
    let clauses =
        |told: &str, edition| ruled(&format!("1S S:P({told}) rej P"), edition).incidents[0].result.clauses.clone();
    for edition in Edition::ALL {
        let cites = |told: &str| clauses(told, edition).iter().any(|clause| clause.address() == "30C");
        for told in ["inv", "inv+", "gf", "strong", "12+", "10+ inv", "relay", "transfer", "multi", "kunstig", "sterk"]
        {
            assert!(cites(told), "{told} {edition:?}");
        }
        for told in ["weak", "negative", "svak", "0-5", "max 11"] {
            assert!(!cites(told), "{told} {edition:?}");
        }
    }
}
