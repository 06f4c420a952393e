//! The index of clauses: in the order of the book, without gaps, and with words in every language.

use std::{collections::BTreeSet, fs, path::Path};

use director_please::{
    lawbook::{Clause, Edition, Entry, Heading, OutReason, Status},
    locale::{self, Language},
};

use crate::cases::editions;

/// Encoded clauses that no ruling cites. The legal auction rests on those of Laws 17 to 22; `auction.rs` shows them.
/// 23B and 26A say what does *not* follow a comparable call: every case whose ruling names 23A shows them.
pub const SHOWN_WITHOUT_A_CITATION: [(Edition, &[&str]); 2] = [
    (
        Edition::Laws2007,
        &[
            "17B", "17C", "18B", "18C", "18D", "18E", "19A1", "19B1", "19C", "22A1", "22A2", "29C", "30B3", "36B1",
            "36B2", "36B3", "37B1", "37B2", "38A", "39A",
        ],
    ),
    (
        Edition::Laws2017,
        &[
            "17B", "17C", "18B", "18C", "18D", "18E", "19A1", "19B1", "19C", "22A", "22B", "23B", "26A", "29C",
            "30B1(a)", "30B2", "31B1", "31C", "32B1", "32C", "36B1", "36B2", "36B3", "37B1", "37B2", "38A", "39A",
        ],
    ),
];

/// The laws that an edition's index must have; 72C of 2017 is Law 23 of 2007.
fn laws_in_scope(edition: Edition) -> Vec<u8> {
    let both = [9, 10, 11, 16, 17, 18, 19, 22, 23].into_iter().chain(25..=39);
    if edition == Edition::Laws2007 { both.collect() } else { both.chain([72]).collect() }
}

/// `27B1(a)` as the book sorts it: numbers as numbers, a clause after the one that it belongs to.
fn sort_key(address: &str) -> Vec<(u8, String)> {
    let parts = regex::Regex::new(r"[0-9]+|[A-Z]|\([a-z]+\)").unwrap();
    let key: Vec<_> = parts.find_iter(address).map(|part| part.as_str().to_owned()).collect();
    assert_eq!(key.concat(), address, "{address} is not an address of a clause");
    key.into_iter().map(|part| (part.parse().unwrap_or(0), part)).collect()
}

fn source(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The ids of the messages in a Fluent file, each with the text on its line.
fn messages(path: &str) -> Vec<(String, String)> {
    let message = regex::Regex::new(r"(?m)^([a-z][A-Za-z0-9-]*) = (.+)$").unwrap();
    message.captures_iter(&source(path)).map(|found| (found[1].to_owned(), found[2].to_owned())).collect()
}

#[test]
fn clauses_stand_in_the_order_of_the_book_and_only_once() {
    for edition in Edition::ALL {
        for pair in edition.index().windows(2) {
            let [first, next] = [pair[0].clause.address(), pair[1].clause.address()];
            assert!(sort_key(first) < sort_key(next), "{edition}: {next} must not come after {first}");
            // Within a law, a page sorts the clauses that it cites by their letters alone.
            let is_same_law = pair[0].clause.law() == pair[1].clause.law();
            assert!(!is_same_law || first < next, "{edition}: {first} and {next} need more than their letters");
        }
        assert!(edition.index().iter().all(|entry| entry.clause.edition() == edition));
    }
}

#[test]
fn every_law_in_scope_is_in_the_index_and_no_other() {
    for edition in Edition::ALL {
        let laws: Vec<u8> = edition.laws().map(|law| law.number).collect();
        assert_eq!(laws, laws_in_scope(edition), "{edition}");
        let entries: usize = edition.laws().map(|law| law.entries.len()).sum();
        assert_eq!(entries, edition.index().len(), "{edition}: the table leaves out a clause");
    }
}

#[test]
fn a_constant_is_named_as_its_clause_and_made_where_it_is_listed() {
    let line = regex::Regex::new(r#"(?m)^    (L\w+) "([^"]+)" "#).unwrap();
    for edition in editions() {
        let text = source(&format!("src/lawbook/index_{edition}.rs"));
        let listed: Vec<_> =
            line.captures_iter(&text).map(|found| (found[1].to_owned(), found[2].to_owned())).collect();
        for (name, address) in &listed {
            assert_eq!(*name, format!("L{}", address.replace(['(', ')'], "").to_uppercase()), "{edition}: {address}");
        }
        let addresses: Vec<_> = edition.index().iter().map(|entry| entry.clause.address().to_owned()).collect();
        assert_eq!(listed.into_iter().map(|(_, address)| address).collect::<Vec<_>>(), addresses);
    }
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lawbook")).unwrap() {
        let path = file.unwrap().path();
        let made = fs::read_to_string(&path).unwrap().matches("Clause::new(").count();
        let may = usize::from(path.ends_with("clause.rs"));
        assert_eq!(made, may, "{}: only the macro that lists a clause may make it", path.display());
    }
}

#[test]
fn the_table_has_a_text_in_every_language_for_all_that_it_can_hold() {
    let headings = editions().flat_map(Edition::laws).map(|law| format!("laws-heading-{}", law.heading()));
    let reasons = OutReason::ALL.iter().map(|reason| format!("laws-out-{reason}"));
    let statuses = ["encoded", "cited", "out"].map(|status| format!("laws-status-{status}"));
    let prose = ["laws-edition", "laws-clauses-of", "laws-not-used"].map(str::to_owned);
    let needed: BTreeSet<String> = headings.chain(reasons).chain(statuses).chain(prose).collect();
    for language in Language::ALL {
        let texts = messages(&format!("locales/{}/laws.ftl", language.tag()));
        let ids: BTreeSet<String> = texts.iter().map(|(id, _)| id.clone()).collect();
        assert_eq!(ids.len(), texts.len(), "{}: an id stands twice", language.tag());
        assert_eq!(ids, needed, "{}", language.tag());
    }
}

/// The id of the sentence about a clause: its edition, and its address without brackets.
fn sentence_id(clause: Clause) -> String {
    format!("clause-{}-{}", clause.edition(), clause.address().replace(['(', ')'], ""))
}

#[test]
fn every_clause_that_we_rule_by_has_a_sentence_and_no_other() {
    let ruled_by = || editions().flat_map(Edition::index).filter(|entry| entry.status.out_reason().is_none());
    let needed: BTreeSet<String> = ruled_by().map(|entry| sentence_id(entry.clause)).collect();
    assert_eq!(needed.len(), ruled_by().count(), "two clauses have one id");
    for language in Language::ALL {
        let tag = language.tag();
        let texts = messages(&format!("locales/{tag}/clauses.ftl"));
        let ids: BTreeSet<String> = texts.iter().map(|(id, _)| id.clone()).collect();
        assert_eq!(ids.len(), texts.len(), "{tag}: an id stands twice");
        assert_eq!(ids, needed, "{tag}");
    }
}

#[test]
fn a_sentence_about_a_clause_is_short_and_of_its_own_language() {
    let end = regex::Regex::new(r"[.?!](\s|$)").unwrap();
    for entry in Edition::ALL.into_iter().flat_map(Edition::index) {
        let said = Language::ALL.map(|language| locale::clause_says(entry.clause, language));
        if entry.status.out_reason().is_some() {
            assert_eq!(said, [None, None], "{:?}", entry.clause);
            continue;
        }
        let [english, norwegian] = said.map(Option::unwrap);
        assert_ne!(english, norwegian, "{:?}", entry.clause);
        for (text, foreign) in [(&english, ["§", "Law of"]), (&norwegian, ["Law", "LHO"])] {
            let length = text.chars().count();
            assert!((20..200).contains(&length), "{:?}, {length}: {text}", entry.clause);
            assert!(end.find_iter(text).count() <= 2, "{:?}, more than two sentences: {text}", entry.clause);
            assert!(text.ends_with('.') && !text.contains(['{', '}', '"', '\'']), "{:?}: {text}", entry.clause);
            assert!(foreign.iter().all(|word| !text.contains(word)), "{:?}: {text}", entry.clause);
        }
    }
}

#[test]
fn a_sentence_points_to_clauses_of_its_own_edition() {
    let address = regex::Regex::new(r"(?:Law|§) ([0-9]+[A-Z]?[0-9]?(?:\([a-z]\))?)").unwrap();
    let mut pointed = 0;
    for entry in Edition::ALL.into_iter().flat_map(Edition::index) {
        for text in Language::ALL.into_iter().filter_map(|language| locale::clause_says(entry.clause, language)) {
            for found in address.captures_iter(&text) {
                let is_there = |other: &Entry| other.clause.address().starts_with(&found[1]);
                assert!(entry.clause.edition().index().iter().any(is_there), "{:?}: {text}", entry.clause);
                pointed += 1;
            }
        }
    }
    assert!(pointed > 20, "{pointed}");
}

#[test]
fn what_the_editions_say_differently_is_told_differently() {
    let says = |edition: Edition, address: &str| {
        let entry = edition.index().iter().find(|entry| entry.clause.address() == address).unwrap();
        locale::clause_says(entry.clause, Language::English).unwrap()
    };
    for address in ["25A1", "26B", "27B1(a)", "27B1(b)", "28B", "30A", "31A2(a)", "31A2(b)", "32B1", "32B2"] {
        let [old, new] = Edition::LATEST.map(|edition| says(edition, address));
        assert_ne!(old, new, "{address}");
    }
    // The same law under another number.
    for (old, new) in [("16D", "16C"), ("16D2", "16C2"), ("17E2", "17D3"), ("22A1", "22B"), ("22A2", "22A")] {
        assert_eq!(says(Edition::Laws2007, old), says(Edition::Laws2017, new));
    }
    assert_eq!(says(Edition::Laws2007, "23"), says(Edition::Laws2017, "72C"));
}

#[test]
fn a_number_that_means_two_laws_has_two_headings() {
    for language in Language::ALL {
        let texts = messages(&format!("locales/{}/laws.ftl", language.tag()));
        let text = |heading: Heading| {
            let id = format!("laws-heading-{heading}");
            texts.iter().find(|(other, _)| *other == id).map(|(_, text)| text.clone()).unwrap()
        };
        let [old, new] = Edition::LATEST.map(|edition| edition.laws().find(|law| law.number == 23).unwrap().heading());
        assert_ne!(text(old), text(new), "{}", language.tag());
    }
}

#[test]
fn what_is_shown_without_a_citation_is_encoded() {
    for (edition, addresses) in SHOWN_WITHOUT_A_CITATION {
        for address in addresses {
            let entry = edition.index().iter().find(|entry| entry.clause.address() == *address);
            assert_eq!(entry.map(|entry| entry.status), Some(Status::Encoded), "{edition}: {address}");
        }
    }
}

#[test]
fn every_reason_for_leaving_a_clause_out_is_used() {
    let used: Vec<OutReason> =
        Edition::ALL.into_iter().flat_map(Edition::index).filter_map(|entry| entry.status.out_reason()).collect();
    for &reason in OutReason::ALL {
        assert!(used.contains(&reason), "no clause is left out because of {reason}");
    }
}

#[test]
fn every_clause_is_found_by_its_address_with_what_is_under_it() {
    for edition in Edition::ALL {
        for entry in edition.index() {
            let address = entry.clause.address();
            let found = edition.find(&format!("§ {}", address.replace(['(', ')'], " ").to_lowercase()));
            assert_eq!(found.first(), Some(&entry), "{edition}: {address}");
            assert!(found.iter().all(|one| one.clause.address().starts_with(address)), "{edition}: {address}");
            assert!(!edition.nearest(&format!("{address}Z")).is_empty(), "{edition}: {address}");
        }
        for law in edition.laws() {
            let found = edition.find(&format!("law {}", law.number));
            assert!(found.into_iter().eq(law.entries), "{edition}: {}", law.number);
        }
        for nothing in ["", "2", "law", "§", "27B1(a)(b)", "99999999999999999999999", "B1", "٢٧"] {
            assert!(edition.find(nothing).is_empty(), "{edition}: {nothing}");
        }
        for elsewhere in ["law", "20B", "law 21", "§ 50", "1", "163", "99"] {
            assert_eq!(edition.nearest(elsewhere), Vec::<&str>::new(), "{edition}: {elsewhere}");
        }
    }
}

#[test]
fn every_clause_that_a_text_names_is_explained() {
    // The laws about the play are named all together, to somebody who asks about it.
    let elsewhere = ["41", "71"];
    let named = regex::Regex::new(r"(?:Laws?|§)[ \u{a0}](?:[0-9]+[A-Z0-9()a-z]*(?:, | and | to )?)+").unwrap();
    let address = regex::Regex::new(r"[0-9]+[A-Z]?[0-9]*(?:\([a-z]+\))*").unwrap();
    let mut seen = BTreeSet::new();
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
        for file in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            let said = text.lines().filter(|line| !line.starts_with('#'));
            for found in said.flat_map(|line| named.find_iter(line)) {
                seen.extend(address.find_iter(found.as_str()).map(|one| one.as_str().to_owned()));
            }
        }
    }
    assert!(seen.len() > 40 && seen.contains("10C1") && seen.contains("11A"), "{seen:?}");
    for address in &seen {
        let is_known = Edition::ALL.into_iter().any(|edition| edition.known(address).is_some());
        assert!(is_known || elsewhere.contains(&address.as_str()), "{address} is not explained");
    }
}
