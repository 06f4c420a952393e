//! Brackets as players and system cards write them, each with the hands that were meant before anybody read it; and what says two
//! things of the same.

use director_please::{
    meaning::{Shown, understood},
    record::Event,
    shorthand,
};

use super::*;

/// A bracket, and the same in signs; nothing where a director would ask what is meant.
fn brackets() -> Vec<(String, Option<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/meanings/cards.tsv");
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    lines
        .map(|line| {
            let (said, meant) = line.split_once('\t').unwrap_or_else(|| panic!("{line}"));
            (said.to_owned(), (meant != "?").then(|| meant.to_owned()))
        })
        .collect()
}

fn are_the_same(one: &Meaning, other: &Meaning) -> bool {
    let purposes = |of: &Meaning| of.purposes.iter().map(|purpose| purpose.name()).collect::<BTreeSet<_>>();
    let [shown, wanted] = [one, other].map(|of| Shown::new(of.clone()));
    let (shown, wanted) = (shown.hands().unwrap().clone(), wanted.hands().unwrap().clone());
    let within = shown.is_within(&wanted).unwrap() && wanted.is_within(&shown).unwrap();
    within && purposes(one) == purposes(other) && one.says_any == other.says_any
}

#[test]
fn brackets_of_system_cards_mean_what_was_meant() {
    let (mut seen, mut unclear, mut wrong) = (0, 0, Vec::new());
    for (said, meant) in brackets() {
        let read = understood(&said);
        match (&read, &meant) {
            (None, None) => unclear += 1,
            (Some(read), Some(meant))
                if are_the_same(read, &understood(meant).unwrap_or_else(|| panic!("{meant}"))) =>
            {
                seen += 1;
            }
            _ => wrong.push(format!("{said}: {}, not {meant:?}", read.map_or("?".to_owned(), |read| read.to_string()))),
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert!(seen > 170 && unclear > 50, "{seen} understood, {unclear} not");
}

/// Brackets that leave a suit to the auction: where they stand, as `{}`, what they say, and the same in signs.
const IN_AUCTIONS: [[&str; 3]; 38] = [
    ["2S({})", "weak, 6-card suit", "6+S weak"],
    ["2H({})", "svak, 6-kort", "6+H weak"],
    ["1D({})", "naturlig, 4+ farge", "4+D nat"],
    ["3C({})", "preempt, 7 card suit", "7+C preempt"],
    ["1H P 3H({})", "limit raise 4+ trumps", "4+H inv"],
    ["1H P 3H({})", "limit, 4-card support", "4+H inv"],
    ["1H P 2H({})", "6-9, 3-korts støtte", "6-9 3=H"],
    ["1S P 3C({})", "bergen, 7-9, 4+ støtte", "4+S 7-9 bergen"],
    ["1S P 2NT({})", "gf, 4+ support", "4+S gf"],
    ["1D P 2D({})", "10+, 4+ trumf", "10+ 4+D"],
    ["1H 1S 2S({})", "inv+, 3+ support", "3+H inv+"],
    ["1H({})", "5+ card suit, 11-21", "5+H 11-21"],
    ["1S P 2S({})", "single raise, 3+ trumps, 6-9", "3+S 6-9"],
    ["1S P 4C({})", "splinter, 4+ trumps", "4+S splinter"],
    ["1H P 2H({})", "raise", "nat"],
    ["1H P 2H({})", "6-9, raise", "6-9 nat"],
    ["1H P 2H({})", "6-9 support", "6-9 nat"],
    ["1H P 2C({})", "raise", "?"],
    ["1H P 2C({})", "6-9 support", "?"],
    ["1S 2H({})", "hearts, 8-16", "8-16 nat"],
    ["1S 2H({})", "svak med hjerter", "weak nat"],
    ["1S 2H({})", "spades, 8-16", "?"],
    ["1S 2H({})", "hearts or a minor", "?"],
    ["1S 2H({})", "hearts, transfer", "?"],
    ["1S 2H({})", "no hearts, 8-16", "?"],
    ["1C({})", "could be 3", "3+C"],
    ["1C({})", "kan være 3, 12-14", "3+C 12-14"],
    ["1NT({})", "hearts, 8-16", "?"],
    ["1H({})", "any 5-card suit", "?"],
    ["1H({})", "8+ any 5-card suit", "?"],
    ["1H({})", "no 5-card suit", "?"],
    ["1H({})", "11-13, denies a 4-card suit", "?"],
    ["1H({})", "5+ any suit", "?"],
    ["1H({})", "any suit 5+", "?"],
    ["2D({})", "transfer, 5-card suit", "?"],
    ["1NT({})", "15-17, 5-card suit", "?"],
    ["1H P 1S P 3S({})", "4-card support", "4+S"],
    ["P P 2H({})", "3+ trumps", "?"],
];

#[test]
fn a_suit_that_is_left_to_the_auction_is_the_one_that_everybody_knows() {
    for [place, said, meant] in IN_AUCTIONS {
        let record = shorthand::read(&place.replace("{}", said), None).unwrap_or_else(|_| panic!("{place} {said}"));
        let json = record.to_json();
        let again: director_please::record::Record = serde_json::from_str(&json).unwrap();
        for record in [record, again] {
            let last = record.events.iter().filter_map(Event::made_call).next_back().unwrap();
            let told = last.facts.meaning.as_ref().unwrap_or_else(|| panic!("{place} {said}"));
            match (told.meaning(), understood(meant)) {
                (Some(read), Some(wanted)) => assert!(are_the_same(read, &wanted), "{place} {said}: {read}"),
                (read, wanted) => assert_eq!(read.is_some(), wanted.is_some(), "{place} {said}: {read:?}"),
            }
        }
        assert!(
            understood(said).is_none()
                || understood(meant).is_some_and(|meant| are_the_same(&understood(said).unwrap(), &meant)),
            "{said}"
        );
    }
}

/// A second count of the same, in brackets behind the first: another range, a condition, or a doubt. It is never read as if both
/// were promised, and never left out.
#[test]
fn a_second_count_in_brackets_is_not_understood() {
    let counts: [&[&str]; 5] = [
        &["12-14", "18-19", "11+", "15-17", "0-10", "14-17"],
        &["5+H", "4H", "6+H", "3=H", "5-6 hearts"],
        &["2A", "1or4A", "0A"],
        &["7LTC", "6LTC", "8+LTC"],
        &["12+TP", "10-14TP"],
    ];
    let mut refused = 0;
    for counts in counts {
        for (first, second) in counts.iter().flat_map(|first| counts.iter().map(move |second| (first, second))) {
            let [one, other] = [first, second].map(|text| read(text).unwrap());
            let is_range = |one: &Meaning, other: &Meaning| matches!((&one.shows, &other.shows), (Condition::Has(one), Condition::Has(other)) if one == other);
            if is_range(&one, &other) {
                continue;
            }
            for text in [
                format!("{first} ({second})"),
                format!("{first} ({second} 4+C)"),
                format!("{first} bal ({second})"),
                format!("4+D, {first} ({second})"),
                format!("{first}, ({second})"),
                format!("{first} ({second}) or 6+C"),
            ] {
                let read = read(&text).ok();
                let is_end = |one: &Meaning| {
                    let Condition::Has(
                        Quality::Points(amount) | Quality::TotalPoints(amount) | Quality::Length(_, amount),
                    ) = one.shows
                    else {
                        return false;
                    };
                    amount.least() == 0 || amount.most().is_none()
                };
                // `11+ (0-10)` has no hand, `11+ (at most 15)` is a range.
                assert!(read.is_none() || is_end(&one) && is_end(&other), "{text}: {}", read.unwrap());
                refused += 1;
            }
        }
    }
    assert!(refused > 300, "{refused}");
    for text in ["4+H (5+)", "4+H (4-5)", "12-14 bal (5+C 11+)", "(12-14) (18-19)", "10-12 (13-14)", "12-14(18-19)"] {
        assert!(read(text).is_err(), "{text}");
    }
}
