//! The gallery: every case as its readers see it, in every language. Directors proofread `tests/gallery/`;
//! `UPDATE_GALLERY=1 cargo test` rewrites it.

use std::{collections::BTreeSet, env, fmt::Write as _, fs, path::PathBuf};

use director_please::{
    answer::{self, Asked},
    explain::{self, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::terminal,
    shorthand,
};

use crate::cases::{self, Case};

/// The cases that the director's gallery shows; one for each state that a director can meet.
const FOR_DIRECTORS: [&str; 30] = [
    "open-after-overcall",
    "accepted-by-pass",
    "lowest-in-the-same-suit",
    "another-suit",
    "jump-in-the-same-suit-undecided",
    "takeout-double-cancelled",
    "double-undecided",
    "corrected-early-lho-to-choose",
    "natural-notrump-repeated",
    "jacoby-contained",
    "by-meaning-negative-double-stronger-than-the-bid",
    "by-meaning-four-cards-where-five-were-promised",
    "by-meaning-michaels-below-opening-values",
    "stayman-over-two-notrump",
    "second-insufficient-bid-open",
    "over-seven-notrump",
    "bars-end-with-the-auction",
    "insufficient-and-out-of-rotation",
    "mispull-awaiting-the-intended-call",
    "mispull-lho-has-called",
    "mispull-too-late",
    "changed-call-asked",
    "lho-is-dealer-and-calls",
    "suit-at-lhos-turn",
    "rho-passes-must-repeat",
    "rho-bids-to-be-chosen",
    "double-of-a-partners-bid",
    "bid-by-a-barred-player",
    "third-pass-refused",
    "both-partners-out-of-turn",
];

/// The cases of which the gallery shows why; one for each way a ruling can go.
const FOR_WHY: [&str; 21] = [
    "open-after-overcall",
    "lowest-in-the-same-suit",
    "another-suit",
    "stayman-over-two-notrump",
    "takeout-double-cancelled",
    "corrected-early-lho-to-choose",
    "insufficient-and-out-of-rotation",
    "mispull-too-late",
    "changed-call-asked",
    "suit-at-lhos-turn",
    "rho-bids-to-be-chosen",
    "right-player-calls-first",
    "third-pass-refused",
    "simultaneous-the-player-in-turn-counts-first",
    "lho-has-called-over-the-double",
    "bid-by-a-barred-player",
    "pass-before-any-bid-at-rhos-turn",
    "accepted-by-a-lower-bid-than-before",
    "inadmissible-and-out-of-turn",
    "bid-above-seven",
    "double-by-a-defender",
];

fn page(case: &Case, edition: Edition, language: Language, reader: Reader) -> String {
    let record = case.record(edition);
    let ruling = laws::rule(&record).unwrap();
    terminal::render(&locale::page(&explain::explain(&record, &ruling, reader), language))
}

fn why(case: &Case, edition: Edition, language: Language) -> String {
    let record = case.record(edition);
    let (ruling, traces) = (laws::rule(&record).unwrap(), laws::trace(&record).unwrap());
    terminal::render(&locale::page(&explain::why(&record, &ruling, &traces), language))
}

/// A case in both editions.
fn entry(case: &Case, page: impl Fn(&Case, Edition) -> String) -> String {
    let mut text = String::new();
    let auction = &case.auction;
    for edition in cases::editions() {
        let rule = "=".repeat(100);
        write!(text, "{rule}\n{} · {auction} · {edition}\n{rule}\n\n", case.name).unwrap();
        write!(text, "{}\n\n", page(case, edition)).unwrap();
    }
    text
}

/// Texts that cannot be read; one for each kind of problem.
const UNREADABLE: [&str; 31] = [
    "",
    "2017",
    "1H Pq 1H ib",
    "1H P 1H banana",
    "1 P 1 1 1",
    "1M P 1x ib",
    "1H P 2H ib",
    "1H ib",
    "1H P ib",
    "1S 1H oot",
    "1S E:P oot",
    "ib 1H",
    "> 2H",
    "1H P acc",
    "1H (5+H",
    "1K 1C 1T",
    "1S oops",
    "1H LOOT",
    "https://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2",
    "O: 1H",
    "1H P 1D ? 2C",
    "I opened 1H, partner 2H",
    "W P oot. 1H P",
    "W N E S\n1S P 1H× 2H",
    "1H Pq\n1M ib 0H",
    "1S 1H ib 2H",
    "1H P 1H > 2H > 3H",
    "W bid 1S out of turn",
    "1S P, they 2S",
    "dealer 1S 1H ib",
    "1H P 1H ib 2018",
];

/// The answers to texts that cannot be read.
fn unreadable(language: Language) -> String {
    let mut shown = String::new();
    for text in UNREADABLE {
        let answer = answer::answer(&Asked::new(text, language));
        let rule = "=".repeat(100);
        let title = text.replace('\n', " / ");
        write!(shown, "{rule}\n{title}\n{rule}\n\n{}\n\n", terminal::render(&answer.page)).unwrap();
    }
    shown
}

/// Every file of the gallery and what it should hold.
fn gallery() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/gallery");
    let mut files = Vec::new();
    for language in Language::ALL {
        let folder = root.join(language.tag());
        let (mut director, mut reasons) = (String::new(), String::new());
        for (law, cases) in cases::files() {
            let player = |case: &Case, edition| page(case, edition, language, Reader::Player);
            let pages = cases.iter().map(|case| entry(case, player)).collect();
            files.push((folder.join(format!("{law}.txt")), pages));
            let shown = cases.iter().filter(|case| FOR_DIRECTORS.contains(&case.name.as_str()));
            director
                .extend(shown.map(|case| entry(case, |case, edition| page(case, edition, language, Reader::Director))));
            let shown = cases.iter().filter(|case| FOR_WHY.contains(&case.name.as_str()));
            reasons.extend(shown.map(|case| entry(case, |case, edition| why(case, edition, language))));
        }
        files.push((folder.join("director.txt"), director));
        files.push((folder.join("why.txt"), reasons));
        files.push((folder.join("unreadable.txt"), unreadable(language)));
        files.push((folder.join("quiz.txt"), crate::quiz::gallery(language)));
    }
    files
}

#[test]
fn the_gallery_shows_what_readers_see() {
    let mut stale = Vec::new();
    for (path, pages) in gallery() {
        if env::var_os("UPDATE_GALLERY").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &pages).unwrap();
        } else if fs::read_to_string(&path).unwrap_or_default() != pages {
            stale.push(path.display().to_string());
        }
    }
    assert!(stale.is_empty(), "read the changes after UPDATE_GALLERY=1 cargo test: {}", stale.join(", "));
}

#[test]
fn the_directors_gallery_finds_its_cases() {
    let names: Vec<String> = cases::files().into_iter().flat_map(|(_, cases)| cases).map(|case| case.name).collect();
    for name in FOR_DIRECTORS.into_iter().chain(FOR_WHY) {
        assert!(names.iter().any(|other| other == name), "no case is called {name}");
    }
}

#[test]
fn every_kind_of_problem_is_in_the_gallery() {
    let problems = UNREADABLE.iter().filter_map(|text| shorthand::read(text, None).err());
    let kinds: BTreeSet<&str> =
        problems.flat_map(|problems| problems.list().iter().map(|one| one.kind().name()).collect::<Vec<_>>()).collect();
    // A text that is too long would be too long to read here.
    assert_eq!(kinds.len(), 20, "{kinds:?}");
}
