//! What is suggested for a text that is not read in full says the same: the same calls by the same players, and the same of them.

use director_please::{
    record::Record,
    shorthand::{self, Understood},
};

/// Texts that are read, as words.
const TEXTS: [&str; 14] = [
    "1S 1H ib",
    "N 1S E 1H",
    "N:1S E:1H ib rej E:2H",
    "1H P 1H ib > 2H",
    "1S 1H ib acc 2C",
    "1NT S:P",
    "P P S:1H",
    "1C 1D X changed to P",
    "4S P P P W:4S",
    "1H mispull 1S P",
    "1S 1H ib > 2H ncmp",
    "nord 1sp øst 1hj",
    "1S 1H ub godtatt 2kl",
    "Ø:1H S:P",
];

/// Words that are in no list: they say nothing that could be read.
const UNKNOWN: [&str; 4] = ["blorp", "blorp snurf", "kvakk", "zounds"];

/// Words that relate what stands on either side of them.
const RELATING: [&str; 20] = [
    "on", "or", "from", "against", "than", "because", "while", "off", "into", "under", "mot", "fra", "enn", "eller",
    "mens", "fordi", "under", "mellom", "hos", "unntatt",
];

/// Every text that is suggested for this one, and what is understood without the words that are not known.
fn suggested(text: &str) -> Vec<Record> {
    let Err(problems) = shorthand::understand(text, None) else { return Vec::new() };
    let fix = problems.fix().and_then(|fix| shorthand::read(fix, None).ok());
    fix.into_iter().chain(problems.partly().map(|Understood { record, .. }| record.clone())).collect()
}

/// The text with a word in each of its gaps, before it and after it.
fn with_word<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = (usize, String)> + 'a {
    let words: Vec<&str> = text.split(' ').collect();
    (0..=words.len()).map(move |at| {
        let (before, after) = words.split_at(at);
        (at, [before, &[word], after].concat().join(" "))
    })
}

#[test]
fn without_a_word_that_is_not_known_a_text_says_the_same_or_nothing_is_suggested() {
    let mut made = 0;
    for text in TEXTS {
        let record = shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        for word in UNKNOWN {
            let beside = with_word(text, word).map(|(_, written)| written);
            let apart = [format!("{text}, {word}"), format!("{text}. {word}."), format!("{word}, {text}")];
            for written in beside.chain(apart) {
                for found in suggested(&written) {
                    made += 1;
                    assert_eq!(found, record, "{written}");
                }
            }
        }
    }
    assert!(made > 40, "{made}");
}

#[test]
fn a_word_that_relates_two_calls_is_not_left_out() {
    for text in TEXTS {
        let words: Vec<&str> = text.split(' ').collect();
        // What follows is a call, a player or what LHO chose; that a bid is too low is seen without the mark, and `changed` says enough.
        let relates = |at: usize| at > 0 && words.get(at).is_some_and(|next| !["ib", "ub", "to"].contains(next));
        for word in RELATING {
            for (at, written) in with_word(text, word) {
                assert!(!relates(at) || suggested(&written).is_empty(), "{written}");
            }
        }
    }
}

#[test]
fn no_player_and_no_call_is_left_out_of_a_suggestion() {
    for text in [
        "N S E W 1S 1H blorp",
        "1S 1H ib blorp X",
        "1S 1H ib zounds rej P",
        "blorp E W 1S 1H",
        "1S 1H ib, S refuses to reject it",
        "N 1S, E 1H x or xx?",
        "E 1H on N's 1S",
    ] {
        assert_eq!(suggested(text), [], "{text}");
    }
}
