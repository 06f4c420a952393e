//! Words that name the suit of a bid without making it natural: a strong club, a short club, a suit or else something, an answer to aces.

use super::*;

fn ruled(text: &str, edition: Edition) -> Ruling {
    laws::rule(&shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))).unwrap()
}

/// The insufficient bid in its own suit, a level higher: free only if the first was natural.
fn is_free(low: &str, told: &str, high: &str, edition: Edition) -> bool {
    let over = if low.ends_with('C') { "1D" } else { "1S" };
    let ruling = ruled(&format!("{over} {low}({told}) ib > {high}"), edition);
    ruling.incidents[0].result.cites("27B1(a)") && !asks(&ruling)
}

#[test]
fn an_adjective_before_the_suit_makes_the_name_of_a_convention() {
    for edition in Edition::ALL {
        for told in
            ["strong club", "strong C", "forcing club", "sterk kløver", "sterk kl", "krav kløver", "strong club 16+"]
        {
            assert!(!is_free("1C", told, "2C", edition), "{told} {edition:?}");
        }
        for told in ["clubs", "natural", "4+C", "kløver", "naturlig"] {
            assert!(is_free("1C", told, "2C", edition), "{told} {edition:?}");
        }
    }
    // 2007: nothing is named, so any suit may be forbidden.
    for told in ["strong club", "sterk kløver", "kort kløver", "short clubs", "natural or strong"] {
        let ruling = ruled(&format!("E:1C({told}) rej 1D P"), Edition::Laws2007);
        assert!(ruling.incidents[0].result.cites("26B"), "{told}: {ruling}");
    }
}

#[test]
fn a_suit_in_one_case_only_is_not_shown() {
    let suits = [("1C", "2C", ["clubs", "natural", "kløver"]), ("1H", "2H", ["hearts", "natural", "hjerter"])];
    for edition in Edition::ALL {
        for (low, high, names) in suits {
            for (name, other) in names
                .into_iter()
                .flat_map(|name| ["balanced", "strong", "any strong", "jevn"].map(|other| (name, other)))
            {
                for told in [
                    format!("{name} or {other}"),
                    format!("{other} or {name}"),
                    format!("{name} eller {other}"),
                    format!("{other} eller {name}"),
                ] {
                    assert!(!is_free(low, &told, high, edition), "{low}({told}) {edition:?}");
                }
            }
        }
    }
}

#[test]
fn a_short_suit_of_a_bid_of_one_may_only_be_short() {
    for edition in Edition::ALL {
        for told in ["short club", "short clubs", "kort kløver", "kort kl", "may be short", "kort kløver 11+"] {
            let ruling = ruled(&format!("1D 1C({told}) ib > 2C(5+C)"), edition);
            assert!(asks(&ruling), "{told} {edition:?}\n{ruling}");
        }
        // A number is meant, and so is shortness higher up.
        let same =
            ["1S 1H(at most 1H) ib", "1S 1H(0-1H) ib"].map(|text| ruled(text, edition).incidents[0].outcome.clone());
        assert_eq!(same[0], same[1]);
    }
}

#[test]
fn an_answer_to_aces_does_not_vanish() {
    for edition in Edition::ALL {
        for told in ["response to blackwood", "answer to aces", "svar på ess", "answering aces", "response to gerber"]
        {
            let text = format!("1H P 4C P 3H({told}) ib > 4H");
            let Ok(record) = shorthand::read(&text, Some(edition)) else { continue };
            let ruling = laws::rule(&record).unwrap();
            assert!(asks(&ruling), "{text} {edition:?}\n{ruling}");
        }
    }
}
