//! Nothing that was written disappears, what the program prints it reads, and every word of the vocabulary is known.

use director_please::{
    answer::{self, Asked},
    locale::Language,
    present::terminal,
    record::{Event, Facts},
    shorthand::{self, ProblemKind},
};

use super::calls;

/// What people put between calls, and how many calls there are in it.
const BETWEEN: [(&str, usize); 34] = [
    ("(no alert)", 0),
    ("(didn't see it)", 0),
    ("(corrected to 2H)", 1),
    ("(changed to pass)", 1),
    ("(S bids 2S)", 1),
    ("(should be 2H)", 1),
    ("(intended 2H)", 1),
    ("(E thought N passed)", 0),
    ("(2H)", 1),
    ("(P)", 1),
    ("withdrawn", 0),
    ("intended 3H", 1),
    ("should be 3H", 1),
    ("no, 3H", 2),
    ("North", 0),
    ("West and North", 1),
    ("N/S", 0),
    ("They", 0),
    ("LHO", 0),
    ("East doubled 1NT", 2),
    ("over 1S", 1),
    ("before East", 0),
    ("~~3C~~ 3H", 2),
    ("❌", 0),
    ("✅", 0),
    ("=", 1),
    ("!", 0),
    ("oops", 0),
    ("corrected to 3H", 1),
    ("rettet til 3H", 1),
    ("nord og øst passet", 2),
    ("VM", 0),
    ("then South changed to 3H", 1),
    ("feilmelding", 0),
];

#[test]
fn every_call_that_is_written_is_in_the_record_or_named_as_left_out() {
    let auctions = [["1H", "P", "1H"], ["1S", "1H", "P"], ["P", "1C", "2C"], ["1NT", "X", "1S"], ["1C", "1D", "1H"]];
    let mut read = 0;
    for written in auctions {
        for (between, inside) in BETWEEN {
            for place in 1..=written.len() {
                let (before, after) = written.split_at(place);
                let text = [before.join(" "), between.to_owned(), after.join(" ")].join(" ");
                let Ok(understood) = shorthand::understand(&text, None) else { continue };
                read += 1;
                let found = calls(&understood.record).len() - understood.put_in.len();
                let left_out =
                    understood.left_out.iter().any(|passage| between.contains(passage.trim_matches(['(', ')'])));
                let wanted = written.len() + if left_out { 0 } else { inside };
                assert!(found >= wanted.min(written.len() + inside), "{text}: {understood:?}");
                assert!(found <= written.len() + inside, "{text}: {understood:?}");
            }
        }
    }
    assert!(read > 100, "{read}");
}

#[derive(serde::Deserialize)]
struct Wild {
    row: Vec<Row>,
}

#[derive(serde::Deserialize)]
struct Row {
    #[serde(default)]
    reads: Vec<Reads>,
}

#[derive(serde::Deserialize)]
struct Reads {
    r#as: String,
}

#[test]
fn the_table_of_a_page_is_read_as_what_it_shows_or_not_at_all() {
    let rows = toml::from_str::<Wild>(include_str!("../../shorthand/wild.toml")).unwrap().row;
    let (mut read, mut refused) = (0, 0);
    for short in rows.iter().flat_map(|row| &row.reads).map(|reads| &reads.r#as) {
        let record = shorthand::read(short, None).unwrap();
        let has_facts = |event: &Event| matches!(event, Event::Call(made) if made.facts != Facts::default());
        if record.events.iter().any(has_facts) || record.laws != director_please::lawbook::Edition::Laws2017 {
            continue;
        }
        for language in Language::ALL {
            let page = terminal::render(&answer::answer(&Asked::new(short, language)).page);
            let is_header =
                |line: &&str| ["North", "Nord"].iter().any(|seat| line.split_whitespace().nth(1) == Some(*seat));
            let Some(header) = page.lines().position(|line| is_header(&line)) else { continue };
            let lines: Vec<&str> = page.lines().skip(header).take_while(|line| !line.is_empty()).collect();
            for text in [lines.join("\n"), page.clone()] {
                match shorthand::read(&text, None) {
                    Ok(found) => {
                        assert_eq!(found, record, "{short}:\n{text}");
                        read += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    println!("{read} read, {refused} refused");
    assert!(read > 50, "{read} read, {refused} refused");
}

#[test]
fn a_suggestion_holds_the_same_calls_by_the_same_players() {
    let rows = toml::from_str::<Wild>(include_str!("../../shorthand/wild.toml")).unwrap().row;
    let mut mended = 0;
    for short in rows.iter().flat_map(|row| &row.reads).map(|reads| &reads.r#as) {
        let record = shorthand::read(short, None).unwrap();
        for mark in ["insuficient", "insufficiant", "utilstrekelig"] {
            for words in [format!("{short} {mark}"), format!("{short} {mark} 2017")] {
                // A long mark with a slip in it is read, or mended.
                let read = match shorthand::read(&words, None) {
                    Ok(read) => read,
                    Err(problems) => match problems.fix() {
                        Some(fix) => shorthand::read(fix, None).unwrap(),
                        None => continue,
                    },
                };
                mended += 1;
                assert_eq!(calls(&read), calls(&record), "{words}");
            }
        }
    }
    assert!(mended > 50, "{mended}");
    for text in
        ["1S 1H ib pls", "1S 1H not intended", "1H oot", "1H P E:P", "1H =", "1S 2H oops", "1997 1H", "1K 1C 1T 1P"]
    {
        if let Err(problems) = shorthand::read(text, None) {
            assert_eq!(problems.fix(), None, "{text}");
        }
    }
}

/// Words that are not read are cut from no text that says something else without them.
#[test]
fn what_is_understood_in_part_is_no_more_than_was_said() {
    for text in [
        "1S 1H South will never accept",
        "1S 1H nto accepted",
        "1S 1H south will surely accept",
        "1sp 1hj syd vil ikke godkjenne",
        "1S, if 1H then 2C",
        "1S never 1H",
        "1H shows 5H P 1H",
        "1C 2C showing 5S and 5H, 1S",
        "1D viser 4R p 1K",
        "1sp p 2hj mener 1hj",
        "1H P 2H showing 3S",
        "N E S W\n1S 1H\n\nEast claimed North had passed. Nobody cared.",
    ] {
        let problems = shorthand::read(text, None).expect_err(text);
        assert_eq!((problems.fix(), problems.partly()), (None, None), "{text}");
    }
    let known = shorthand::read("1S 1H, banana", None).expect_err("a word");
    assert!(known.partly().is_some(), "an unknown word in a clause of its own may be left out");
}

/// What follows an unknown word after the irregular call may be a correction or a thought: it is never suggested as a call.
#[test]
fn what_was_understood_ends_before_a_doubtful_call() {
    for word in ["um", "wobble", "perhaps it was", "W leads off", "could", "altså", "vent", "contract was not"] {
        for call in ["2H", "3C", "5 hearts", "X"] {
            let text = format!("1S P 1H {word} {call}");
            let problems = shorthand::read(&text, None).expect_err(&text);
            let Some(partly) = problems.partly() else { continue };
            assert_eq!(partly.record, shorthand::read("1S P 1H", None).unwrap(), "{text}");
            assert!(
                partly.left_out.iter().any(|passage| passage.contains(word.split(' ').next().unwrap())),
                "{text}: {partly:?}"
            );
        }
    }
    for text in ["1S P 2S with 5 hearts", "1S P 2S med 5 hjerter", "1H P 1H LHO doesn't want it here. then P"] {
        let partly = shorthand::read(text, None).err().and_then(|problems| problems.partly().cloned());
        let calls = partly.map_or(0, |partly| partly.record.events.len());
        assert!(calls <= 3, "{text}: {calls}");
    }
}

/// An excuse in brackets is named, and says nothing about the call.
#[test]
fn an_excuse_is_no_meaning() {
    for excuse in ["misbid", "slow fingers", "tired", "trøtt", "forhastet", "beklager", "was in a hurry", "glemte"] {
        for text in [format!("1S 1H ({excuse})"), format!("1S 1H({excuse})")] {
            let understood = shorthand::understand(&text, None).expect(&text);
            assert_eq!(understood.record, shorthand::read("1S 1H", None).unwrap(), "{text}");
            assert!(understood.left_out.iter().any(|passage| passage.contains(excuse)), "{text}: {understood:?}");
        }
    }
}

/// Lists whose words are read wherever they stand; those of others belong beside something.
const ANYWHERE: [&str; 17] = [
    "hint",
    "hint-before",
    "hint-of-double",
    "announced",
    "director",
    "opening",
    "contrast",
    "sees",
    "section",
    "after",
    "card",
    "perceives",
    "deals",
    "everybody",
    "consents-for",
    "passed-before",
    "others-passed",
];

#[test]
fn every_word_of_the_vocabulary_is_known() {
    let lists = include_str!("../../../src/shorthand/words.rs");
    let files = [
        include_str!("../../../src/shorthand/words/en.txt"),
        include_str!("../../../src/shorthand/words/en_everyday.txt"),
        include_str!("../../../src/shorthand/words/nb.txt"),
        include_str!("../../../src/shorthand/words/other.txt"),
    ];
    let mut words = 0;
    for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (name, list) = line.split_once(':').unwrap_or_else(|| panic!("no meaning: {line}"));
        let has_a_place = lists.contains(&format!(" \"{name}\",")) && !ANYWHERE.contains(&name);
        if name.starts_with("column-") || has_a_place {
            continue;
        }
        for word in list.split(',').map(str::trim) {
            words += 1;
            let denomination = ["clubs", "diamonds", "hearts", "spades", "notrump"].contains(&name);
            let text = match name {
                _ if denomination => format!("1{word}"),
                "remark" => format!("1H P 1H ({word})"),
                _ if name.starts_with("level-") => format!("{word} hjerter"),
                _ => format!("1H P {word} 2D"),
            };
            let Err(problems) = shorthand::read(&text, None) else { continue };
            let alone = |problem: &&shorthand::Problem| {
                let span = problem.span();
                text.get(span.from..span.to).is_some_and(|part| word.starts_with(part) && part.len() < word.len())
                    && *problem.kind() == ProblemKind::UnknownWord
            };
            let split = problems.list().iter().find(alone);
            assert!(split.is_none(), "{name}: {word}: {split:?}");
            let unknown = problems.list().iter().any(|one| {
                *one.kind() == ProblemKind::UnknownWord && one.suggestion().is_some()
                    || *one.kind() == ProblemKind::NotACall
            });
            assert!(!unknown, "{name}: {word}: {problems:?}");
        }
    }
    assert!(words > 500, "{words}");
}
