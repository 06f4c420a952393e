//! The name of a convention tells more of the hands than a range beside it does.

use director_please::{
    bridge::{Bid, Call},
    lawbook::Edition,
    laws,
    meaning::{self, Purpose, Shown},
    record::{Shows, Yardstick},
    ruling::{Assumption, Finding},
    shorthand,
};

use super::asks;

/// The conventions by whose name nobody knows all the hands.
fn conventions() -> impl Iterator<Item = &'static str> {
    let tells_of_hands = |purpose: &&Purpose| {
        let is_simple = purpose.is_about_strength() || matches!(purpose, Purpose::Artificial | Purpose::MayBeShort);
        !is_simple
    };
    Purpose::ALL.iter().filter(tells_of_hands).map(|purpose| purpose.name())
}

/// A range beside the name of a convention answers no question that the name alone leaves to the director.
#[test]
fn a_range_beside_a_convention_settles_nothing() {
    let mut asked = 0;
    for name in conventions() {
        for edition in ["2007", "2017"] {
            let texts = [
                format!("1S 1H(5+H 8-16) ib > 2S(@) {edition}"),
                format!("1S 1H(@) ib > 3H(6+H 10-12) {edition}"),
                format!("1D 3S 3H(@) ib > 4D(4+D 10-13) {edition}"),
                format!("1C 1S 1H(4+H 6+) ib > X(@) {edition}"),
                format!("E:2D(@) rej 1S 3C(6+C 8-10) {edition}"),
                format!("1NT P 1S(5+S 8+) ib > 2H(@) {edition}"),
            ];
            for text in texts {
                // `1S 1H(stayman)` may be an answer to partner's 1♠, and is asked about before anything is ruled.
                let [alone, beside] = [name, &format!("{name} 8-16")].map(|said| text.replace('@', said));
                let (Ok(alone), Ok(beside)) = (shorthand::read(&alone, None), shorthand::read(&beside, None)) else {
                    continue;
                };
                let [alone, beside] = [alone, beside].map(|record| laws::rule(&record).unwrap());
                assert!(!asks(&alone) || asks(&beside), "{name} {text}\n{beside}");
                asked += usize::from(asks(&alone));
            }
        }
    }
    assert!(asked > 150, "{asked}");
}

/// 2017 Law 23A3: both ask for a major, or for aces.
fn ask_alike(name: &str, other: &str) -> bool {
    let pairs = [["stayman", "puppet"], ["ace-ask", "keycard-ask"]];
    pairs.iter().any(|pair| pair.contains(&name) && pair.contains(&other))
}

/// Two conventions are not comparable by a range that both have, nor is one with any hand in that range; within the same convention a
/// range counts, unless it shows other suits by another bid.
#[test]
fn conventions_are_not_compared_by_their_ranges() {
    let finding = |edition, withdrawn: &str, replacement: &str| {
        let [withdrawn, replacement] =
            [withdrawn, replacement].map(|text| Shown::new(meaning::read(text).unwrap_or_else(|_| panic!("{text}"))));
        laws::compare(edition, Yardstick::default(), &withdrawn, &replacement).unwrap().finding
    };
    for edition in Edition::ALL {
        for name in conventions() {
            for other in conventions().filter(|other| *other != name).chain(["", "5+H"]) {
                let found = finding(edition, &format!("{name} 8-16"), &format!("{other} 8-16"));
                assert!(found != Finding::Comparable || ask_alike(name, other), "{edition} {name} / {other}");
                let found = finding(edition, &format!("{other} 8-16"), &format!("{name} 6-18"));
                assert_ne!(found, Finding::NotComparable, "{edition} {other} / {name}");
            }
        }
        assert_eq!(finding(edition, "landy 8-16", "landy 10-12"), Finding::Comparable);
        assert_eq!(finding(edition, "transfer 8-16", "transfer 10-12"), Finding::Judgement);
        assert_eq!(finding(edition, "5+H transfer", "5+H transfer"), Finding::Comparable);
    }
}

/// A bid that most pairs play by agreement, and that nobody explains, is ruled on as the same bid that is said to be artificial: that is
/// what is assumed.
#[test]
fn to_say_that_a_conventional_bid_is_artificial_changes_nothing() {
    let mut same = 0;
    for edition in ["2007", "2017"] {
        for before in ["1S 1H ib >", "1H P 1H ib >", "1S 1D ib >", "2C 1S ib >"] {
            for bid in Bid::all() {
                let [bare, said] = ["", "!"].map(|sign| format!("{before} {bid}{sign} {edition}"));
                let [Ok(bare), Ok(said)] = [bare, said].map(|text| shorthand::read(&text, None)) else { continue };
                let [Ok(bare), Ok(said)] = [bare, said].map(|record| laws::rule(&record)) else { continue };
                let is_assumed = |made: &Assumption| *made == Assumption::Conventional(Call::Bid(bid), Shows::NOTHING);
                if bare.incidents.iter().any(|one| one.assumes.iter().any(is_assumed)) {
                    assert_eq!(bare.to_string(), said.to_string(), "{before} {bid} {edition}");
                    same += 1;
                }
            }
        }
    }
    assert!(same > 20, "{same}");
}
