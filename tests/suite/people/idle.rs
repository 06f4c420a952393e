//! Sentences around an auction that say nothing of it, in words that nobody has listed.

use director_please::shorthand::{self, Understood};

use super::talk::{AUCTIONS, left_out};

/// Sentences with words that are not in the vocabulary, in both languages.
const IDLE: [&str; 14] = [
    "We only spotted it when scoring up",
    "My cat walked over the keyboard",
    "The kibitzer pointed it out",
    "There was a thunderstorm outside",
    "It happened at the village hall on Tuesday",
    "I was terribly confused by the noise",
    "Our scorer was puzzled by this",
    "This is from the county league",
    "Vi oppdaget det da vi regnet ut poengene",
    "Det tordnet og lynte ute",
    "Dette skjedde nettopp på hytta",
    "Vi lurer veldig på konsekvensene av dette",
    "Jeg tror alle var ganske slitne",
    "Det var mye styr rundt kaffetrakteren",
];

#[test]
fn a_sentence_that_says_nothing_is_left_out_by_name() {
    let (mut tried, mut understood) = (0, 0);
    for auction in AUCTIONS {
        let plain = shorthand::read(auction, None).unwrap();
        for sentence in IDLE {
            let longest = sentence.split(' ').max_by_key(|word| word.len()).unwrap();
            for text in [
                format!("{auction}. {sentence}."),
                format!("{auction}\n{sentence}"),
                format!("{sentence}. {auction}"),
                format!("{sentence}!\n{auction}"),
                format!("{auction}. {sentence}. What now?"),
            ] {
                tried += 1;
                let Some(told) = left_out(&text, &plain) else { continue };
                understood += 1;
                assert!(told.contains(longest), "{text}: {told}");
            }
        }
    }
    assert!(understood * 10 >= tried * 9, "{understood} of {tried}");
}

/// A word that may tell of a choice, a change, a turn or a call keeps its sentence from being left out.
#[test]
fn a_sentence_that_may_tell_of_the_auction_is_asked_about() {
    let files = [
        include_str!("../../../src/shorthand/words/en.txt"),
        include_str!("../../../src/shorthand/words/en_everyday.txt"),
        include_str!("../../../src/shorthand/words/nb.txt"),
    ];
    let mut tried = 0;
    let words = |file: &'static str, name: &str| {
        let lines = file.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        lines.flat_map(|list| list.split(", ")).collect::<Vec<_>>()
    };
    let everyday: Vec<&str> = files.iter().flat_map(|file| words(file, "talk")).collect();
    for (file, talk) in files.iter().zip(["we then zounds it", "vi zounds da det"]) {
        for word in words(file, "tells").into_iter().map(|word| word.trim_end_matches('-')) {
            // Alone it may be known, and say nothing.
            if everyday.contains(&word) || shorthand::read(&format!("1S 1H. {word}"), None).is_ok() {
                continue;
            }
            // Where LHO has chosen already, consent tells nothing more.
            for auction in AUCTIONS.iter().filter(|auction| !auction.contains("ikke") && !auction.contains("acc")) {
                let plain = shorthand::read(auction, None).unwrap();
                let told = [". ", "\n"].map(|sign| format!("{auction}{sign}{talk} {word}"));
                let alone = ["then", "and promptly", "da"].map(|then| format!("{auction}. {then} {word}"));
                for text in told.into_iter().chain(alone) {
                    tried += 1;
                    assert_ne!(shorthand::read(&text, None), Ok(plain.clone()), "{text}");
                }
            }
        }
    }
    assert!(tried > 2_000, "{tried}");
}

/// What a player did before they called, in words that are not known, is left out, and the call is theirs.
#[test]
fn what_a_player_did_before_they_called_changes_nothing() {
    let plain = shorthand::read("N 1S, E P, S 1H", None).unwrap();
    for did in ["thought about it", "pondered a while", "looked at the ceiling", "tenkte seg om", "så seg rundt"] {
        for (and, passed) in [("and", "passed"), ("and", "bid pass"), ("og", "passet")] {
            for text in [
                format!("N 1S, E {did} {and} {passed}, S 1H"),
                format!("North 1S. East {did} {and} {passed}. South 1H"),
            ] {
                let Ok(Understood { record, left_out, .. }) = shorthand::understand(&text, None) else { continue };
                assert_eq!(record, plain, "{text}");
                assert!(!left_out.is_empty(), "{text}");
            }
        }
    }
    for did in ["nodded", "changed the bid", "accepted it", "withdrew it", "nikket", "rettet det"] {
        let text = format!("N 1S, E {did} and passed, S 1H");
        assert!(shorthand::read(&text, None).is_err(), "{text}");
    }
}
