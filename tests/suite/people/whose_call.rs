//! Whose a call is, who dealt, which of several players is meant: the question says what to type, and that reads as it says.

use director_please::{
    bridge::{Bid, Call, Seat},
    explain,
    locale::{self, Language},
    present::Page,
    record::{Event, Record},
    shorthand::{self, ProblemKind, Replaced},
};

use super::read;

/// What stands between the insufficient bid and the next one.
const MARKS: [&str; 10] =
    ["ib", "insufficient", "(ib)", "ib,", "ib;", "ib then", "ib, then", "utilstrekkelig, så", "insufficient -", "ub"];

fn pages(text: &str) -> Vec<(Language, Page)> {
    let problems = shorthand::read(text, None).expect_err(text);
    let page = |language: Language| (language, locale::page(&explain::problems(text, &problems), language));
    Language::ALL.into_iter().map(page).collect()
}

fn last_call(record: &Record) -> Option<(Seat, Call)> {
    record.events.iter().rev().find_map(|event| match event {
        Event::Call(made) => Some((made.by?, made.call)),
        _ => None,
    })
}

/// `1S 1H ib 2H`, by whomever, after whatever passes, in any suit: the player who bid too little, or LHO.
#[test]
fn a_bid_behind_an_insufficient_one_is_asked_about_by_name() {
    let mut asked = 0;
    for (first, low) in Bid::all().take(20).flat_map(|first| Bid::all().map(move |low| (first, low))) {
        let next = Bid::all().find(|bid| bid.denomination == low.denomination && *bid > first);
        let (true, Some(next)) = (low < first && first.level == low.level, next) else { continue };
        for (before, mark) in ["", "P ", "P P ", "W: ", "S: P "].iter().flat_map(|one| MARKS.map(|mark| (one, mark))) {
            let text = format!("{before}{first} {low} {mark} {next}");
            let problems = shorthand::read(&text, None).expect_err(&text);
            let [problem] = problems.list() else { panic!("{text}: {problems:?}") };
            let ProblemKind::WhoseCall { call, over, by: Some(by), mark: Replaced::Irregular } = *problem.kind() else {
                panic!("{text}: {problem:?}")
            };
            assert_eq!((call, over), (Call::Bid(next), Call::Bid(low)), "{text}");
            let replaced = read(&format!("{before}{first} {low} ib > {next}"));
            assert_eq!(last_call(&replaced), Some((by, call)), "{text}");
            let followed = read(&format!("{before}{first} {low} ib {}:{next}", by.lho()));
            assert_eq!(last_call(&followed), Some((by.lho(), call)), "{text}");
            for (language, page) in pages(&text) {
                let letter = match (language, by.lho()) {
                    (Language::Norwegian, Seat::East) => "Ø",
                    (Language::Norwegian, Seat::West) => "V",
                    (_, seat) => seat.letter(),
                };
                let types = [format!("`> {next}`"), format!("`{letter}:{next}`")];
                assert!(types.iter().all(|typed| page.headline.contains(typed.as_str())), "{text}: {page:?}");
            }
            asked += 1;
        }
    }
    assert!(asked > 1_000, "{asked}");
}

/// An arrow between calls that are in order: the call in place of the one before, or the next player's.
#[test]
fn a_call_behind_an_arrow_is_asked_about_by_name() {
    for (text, by) in [
        ("1H P 1H > 2H > 3H", Seat::South),
        ("1S 1H > 2H > 3H", Seat::East),
        ("W: 1S 1H > 2H > 3H", Seat::North),
        ("1S > P 2H", Seat::North),
        ("1H P 2H -> 3H X", Seat::South),
    ] {
        let problems = shorthand::read(text, None).expect_err(text);
        let [problem] = problems.list() else { panic!("{text}: {problems:?}") };
        let ProblemKind::WhoseCall { call, by: named, mark: Replaced::Any, .. } = *problem.kind() else {
            panic!("{text}: {problem:?}")
        };
        assert_eq!(named, Some(by), "{text}");
        let (before, behind) = (&text[..problem.span().from], text[problem.span().to..].trim_start());
        let only = behind.split(' ').next().unwrap_or_default();
        assert_eq!(last_call(&read(&format!("{before}changed to {only}"))), Some((by, call)), "{text}");
        let followed = read(&format!("{before}{}:{only}", by.lho()));
        assert_eq!(last_call(&followed), Some((by.lho(), call)), "{text}");
    }
}

/// Where it is asked who dealt, the answer goes first, and then it is asked no more.
#[test]
fn who_dealt_is_a_question_of_its_own() {
    let mut asked = 0;
    for (caller, seat) in [("North", Seat::North), ("East", Seat::East), ("South", Seat::South), ("West", Seat::West)] {
        for what in ["passed", "bid 1S", "opened 1NT", "doubled"] {
            let text = format!("{caller} {what} out of turn");
            let Err(problems) = shorthand::read(&text, None) else { continue };
            let Some(ProblemKind::WhoDealt { candidates }) = problems.list().first().map(|one| one.kind().clone())
            else {
                continue;
            };
            asked += 1;
            assert!(!candidates.contains(&seat), "{text}");
            for (_, page) in pages(&text) {
                assert!(page.headline.contains('?') && !page.headline.contains(&text), "{page:?}");
            }
            for dealer in candidates {
                assert_eq!(read(&format!("dealer {dealer} {text}")).dealer, dealer, "{text}");
            }
        }
    }
    assert!(asked > 3, "only {asked} were asked about");
}

/// A word that the shorthand has may lack what belongs beside it: nobody reads that it is not known.
#[test]
fn no_word_of_the_shorthand_is_called_unknown() {
    for word in ["dealer", "board", "changed", "before", "not", "giver", "spill", "rettet", "ikke"] {
        assert!(shorthand::begins_a_word(word), "{word}");
    }
    let files = [
        include_str!("../../../src/shorthand/words/en.txt"),
        include_str!("../../../src/shorthand/words/en_everyday.txt"),
        include_str!("../../../src/shorthand/words/nb.txt"),
    ];
    let lines = files.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    let words = lines.filter_map(|line| line.split_once(": ")).flat_map(|(_, words)| words.split(", "));
    let (mut tried, mut refused) = (0, 0);
    let is_word =
        |word: &&str| word.chars().all(|ch| ch.is_alphabetic() || ch == ' ') && shorthand::begins_a_word(word);
    for word in words.filter(is_word) {
        for text in [word.to_owned(), format!("{word} 1S 1H ib"), format!("1S 1H ib {word}")] {
            tried += 1;
            let Err(problems) = shorthand::read(&text, None) else { continue };
            refused += 1;
            for language in Language::ALL {
                let page = locale::page(&explain::problems(&text, &problems), language);
                let unknown = [format!("I don’t know the word “{word}”"), format!("Jeg kjenner ikke ordet «{word}»")];
                let said = page.sections.iter().flat_map(|section| &section.text).chain([&page.headline]);
                for line in said {
                    assert!(unknown.iter().all(|unknown| !line.contains(unknown.as_str())), "{text}: {line}");
                }
            }
        }
    }
    assert!(tried > 1_000 && refused > 100, "{tried} tried, {refused} refused");
}
