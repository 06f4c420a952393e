//! Every state of a ruling in words: a document to be proofread, and what must hold of every page.

use std::{collections::BTreeSet, fmt::Write as _, fs, path::Path};

use director_please::{
    bridge::{Call, Seat},
    explain::{self, Expected, Explanation, Fault, Reader, Spot},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    present::{Page, terminal},
    record::{Event, Facts, LhoChoice, MadeCall, Record, Shows},
};

use crate::totality::{self, Dice};

/// What readers must find words for: a name, and what happened at the table, North dealing. After a call, `c` and
/// `n` are the director's decision on a replacement, `u` and `i` on whether it was unintended.
const STATES: &[(&str, &str)] = &[
    ("regular", "1H P"),
    ("regular, over", "1H P 4H P P P"),
    ("passed out", "P P P P"),
    ("insufficient, nobody has chosen", "1H P 1H"),
    ("insufficient over an opponent's bid", "1S 1H"),
    ("insufficient notrump", "2H 1NT"),
    ("insufficient artificial bid", "2NT P 2C[]"),
    ("declined", "1S 1H rej"),
    ("declined, calls known to be comparable", "1H P 1H{2NT:c,3H:c,X:n} rej"),
    ("replaced before the director came", "1S 1H E:2H"),
    ("replaced before the director came, to be judged", "1S 1H E:2D"),
    ("replaced before the director came, by a double", "1S 1H E:X"),
    ("replaced before the director came, then accepted", "1S 1H E:2H acc"),
    ("the same denomination", "1H P 1H rej 2H"),
    ("the same denomination in notrump", "2H 1NT rej 2NT"),
    ("comparable", "1H P 1H rej 2NT:c"),
    ("to be judged", "1H P 1H rej 2NT"),
    ("not comparable", "1H P 1H rej 2C:n"),
    ("not comparable, a jump in the suit", "1S 1H rej 4H:n"),
    ("a pass", "1S 1H rej P:n"),
    ("double to be judged", "1S 1H rej X"),
    ("double cancelled", "1S 1H rej X:n"),
    ("double cancelled, then replaced", "1S 1H rej X:n 2H"),
    ("double comparable", "1S 1H rej X:c"),
    ("second insufficient bid", "1S 1H rej 1D"),
    ("second insufficient bid, accepted", "1S 1H rej 1D acc"),
    ("second insufficient bid, cancelled", "1S 1H rej 1D rej"),
    ("accepted in words", "1H P 1H acc"),
    ("accepted by a call", "1H P 1H 2C"),
    ("no sufficient bid left", "7NT 7H rej"),
    ("unintended, to be put right", "1H P 1H:u"),
    ("unintended, put right", "1H P 1H:u 1S"),
    ("unintended, LHO had called", "1H P 1H:u W:P S:1S"),
    ("unintended, too late", "1H:u E:P S:2H"),
    ("a change of call", "1S P 2H S:3H"),
    ("a change of an intended call", "1S P 2H:i S:3H"),
    ("a change of an intended call, accepted", "1S P 2H:i S:3H:n acc"),
    ("a change of an intended call, cancelled", "1S P 2H:i S:3H rej"),
    ("two irregularities", "1S 1H rej 2C:n P P 1D"),
    ("two irregularities, both settled", "1S 1H rej 2H P 2D acc"),
    ("over, a restriction on the opening lead", "1S P 2S 1NT rej 3C:n 3S P P P"),
    ("over, a restriction on the lead, notrump", "1S 1H rej 2D:n 3NT P P P"),
    ("over, a restriction on a later lead", "1S 1H rej 2D:n P P 2S P P P"),
    ("over, the restriction lapses", "1S 1H rej 2D:n P P P"),
    ("insufficient and out of turn", "1S S:1H"),
    ("another irregularity", "1S XX"),
];

fn call(text: &str) -> Call {
    text.parse().unwrap_or_else(|_| panic!("{text} is no call"))
}

fn facts(mark: &str) -> Facts {
    let mut facts = Facts::default();
    match mark {
        "" => {}
        "c" | "n" => facts.comparable = Some(mark == "c"),
        "u" | "i" => facts.unintended = Some(mark == "u"),
        _ => panic!("{mark} is no mark"),
    }
    facts
}

fn event(word: &str) -> Event {
    match word {
        "rej" => return Event::Lho(LhoChoice::Declines),
        "acc" => return Event::Lho(LhoChoice::Accepts),
        _ => {}
    }
    let seat = Seat::ALL.into_iter().find(|seat| word.starts_with(&format!("{seat}:")));
    let word = if seat.is_some() { &word[2..] } else { word };
    let (word, known) = word.trim_end_matches('}').split_once('{').unwrap_or((word, ""));
    let (word, artificial) = word.strip_suffix("[]").map_or((word, false), |word| (word, true));
    let (word, mark) = word.split_once(':').unwrap_or((word, ""));
    let mut made = MadeCall { call: call(word), by: seat, facts: facts(mark) };
    if artificial {
        made.facts.shows = Some(Shows::NOTHING);
    }
    for fact in known.split(',').filter(|fact| !fact.is_empty()) {
        let (other, mark) = fact.split_once(':').unwrap();
        made.facts.replacements.insert(call(other), facts(mark));
    }
    Event::Call(made)
}

fn record(events: &str, edition: Edition) -> Record {
    let mut record = Record::new(edition, Seat::North);
    record.events = events.split_whitespace().map(event).collect();
    record
}

fn explanation(record: &Record, reader: Reader) -> Explanation {
    let ruling = laws::rule(record).unwrap_or_else(|bad| panic!("{record:?}: {bad}"));
    explain::explain(record, &ruling, reader)
}

/// Texts that cannot be read, with what is wrong in them.
fn unreadable(language: Language) -> Vec<(&'static str, Vec<Spot>)> {
    let spot = |fault, span, expected: &[Expected], fixed: Option<&str>| Spot {
        fault,
        span,
        expected: expected.to_vec(),
        fixed: fixed.map(str::to_owned),
    };
    let (north, marks) = (vec![Seat::West, Seat::South], &[Expected::Mark, Expected::Call]);
    let double = match language {
        Language::English => "X",
        Language::Norwegian => "D",
    };
    let choices = vec!["1D".to_owned(), double.to_owned()];
    vec![
        ("1H Pq  1H ib", vec![spot(Fault::NotACall, (3, 5), &[Expected::Call], Some("1H P 1H ib"))]),
        ("1H P 1♥ qq 2♥", vec![spot(Fault::UnknownWord, (10, 12), marks, None)]),
        ("1M P 1x ib", vec![spot(Fault::Schematic, (0, 2), &[], None), spot(Fault::Schematic, (5, 7), &[], None)]),
        ("1H P 2", vec![spot(Fault::SuitMissing, (5, 6), &[Expected::Denomination], None)]),
        ("1H\nd 1H ib", vec![spot(Fault::Ambiguous(choices), (3, 4), &[], None)]),
        (
            "1H P 2H ib",
            vec![spot(Fault::SufficientAfterAll { bid: call("2H"), over: Some(call("1H")) }, (5, 10), &[], None)],
        ),
        ("P 1H ib", vec![spot(Fault::SufficientAfterAll { bid: call("1H"), over: None }, (2, 7), &[], None)]),
        ("1H P > 2H", vec![spot(Fault::NothingToReplace, (5, 6), &[], None)]),
        ("P 1H oot", vec![spot(Fault::WhoCalledOutOfTurn { call: call("1H"), candidates: north }, (2, 8), &[], None)]),
        ("ib 1H", vec![spot(Fault::MarkWithoutCall, (0, 2), &[Expected::Call], None)]),
        ("1H P (17", vec![spot(Fault::UnknownWord, (5, 8), &[Expected::Meaning, Expected::Edition], None)]),
        ("X: 1H", vec![spot(Fault::UnknownWord, (0, 2), &[Expected::Seat], None)]),
        ("", vec![spot(Fault::EmptyText, (0, 0), &[], None)]),
        ("1H 1H 1H", vec![spot(Fault::TooLong { limit: 2000 }, (0, 8), &[], None)]),
    ]
}

fn gallery(language: Language) -> String {
    let mut text = String::new();
    let mut show = |title: String, page: &Page| {
        let rule = "=".repeat(title.chars().count());
        write!(text, "{title}\n{rule}\n\n{}\n\n\n", terminal::render(page)).unwrap();
    };
    for (name, events) in STATES {
        for edition in [Edition::Laws2017, Edition::Laws2007] {
            let record = record(events, edition);
            let page = locale::page(&explanation(&record, Reader::Player), language);
            show(format!("{name} | {events} | {edition}"), &page);
            let for_director = locale::page(&explanation(&record, Reader::Director), language);
            if for_director != page {
                show(format!("{name} | {events} | {edition} | director"), &for_director);
            }
        }
    }
    for (words, spots) in unreadable(language) {
        let page = locale::page(&explain::problems(words, &spots), language);
        show(format!("unreadable | {}", words.replace('\n', " / ")), &page);
    }
    text.trim_end().to_owned() + "\n"
}

#[test]
fn the_gallery_shows_what_the_program_says() {
    for language in Language::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/gallery/{}/states.txt", language.tag()));
        let said = gallery(language);
        if std::env::var_os("UPDATE_GALLERY").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, said).unwrap();
            continue;
        }
        let blessed = fs::read_to_string(&path).unwrap_or_default();
        let differs = blessed.lines().zip(said.lines()).position(|(one, other)| one != other);
        let line = differs.unwrap_or_else(|| blessed.lines().count().min(said.lines().count()));
        assert!(
            blessed == said,
            "{}:{}: the program says\n  {}\nUPDATE_GALLERY=1 rewrites it",
            path.display(),
            line + 1,
            said.lines().nth(line).unwrap_or("nothing more")
        );
    }
}

/// All text of a page, as one would count it.
fn all_text(page: &Page) -> String {
    terminal::render(page)
}

/// What must hold of every page, whatever it says.
fn check(page: &Page, context: &str) {
    let text = all_text(page);
    assert!(!page.headline.is_empty(), "{context}");
    assert!(page.headline.chars().count() <= 256, "{context}: {}", page.headline);
    assert!(text.chars().count() <= 4_000, "{context}: {} characters", text.chars().count());
    assert!(!text.contains(['\u{2068}', '\u{2069}', '{', '}']), "{context}: {text}");
    assert!(!text.contains("  :") && !text.contains("()") && !text.contains(" ,"), "{context}: {text}");
    for section in &page.sections {
        assert!(!section.text.is_empty() || !section.items.is_empty(), "{context}: an empty section");
        for item in &section.items {
            assert!(!item.text.is_empty(), "{context}: {} says nothing", item.label);
        }
        let mut seen = BTreeSet::new();
        for item in &section.items {
            assert!(seen.insert((&item.label, &item.text)), "{context}: said twice: {}", item.text);
        }
    }
    for line in text.lines() {
        assert!(line.chars().count() <= 100 || page.fixed.is_some(), "{context}: {line}");
        assert_eq!(line, line.trim_end(), "{context}");
    }
}

#[test]
fn every_state_fits_and_is_whole_for_every_reader() {
    for language in Language::ALL {
        for (name, events) in STATES {
            for edition in Edition::ALL {
                for reader in [Reader::Player, Reader::Director] {
                    let page = locale::page(&explanation(&record(events, edition), reader), language);
                    check(&page, &format!("{name}, {edition}, {}", language.tag()));
                }
            }
        }
    }
}

#[test]
fn any_record_at_all_has_a_page() {
    for seed in 0..400 {
        for edition in Edition::ALL {
            let record = totality::record(&mut Dice::new(seed), edition);
            for reader in [Reader::Player, Reader::Director] {
                let explanation = explanation(&record, reader);
                for language in Language::ALL {
                    let page = locale::page(&explanation, language);
                    let text = all_text(&page);
                    assert!(!text.is_empty() && !text.contains(['{', '}']), "{record:?}");
                    assert!(page.headline.chars().count() <= 256, "{record:?}: {}", page.headline);
                }
            }
        }
    }
}

#[test]
fn the_players_page_asks_nobody_what_he_meant() {
    let open = record("1H P 1H", Edition::Laws2017);
    let page = |reader| {
        let text = all_text(&locale::page(&explanation(&open, reader), Language::English));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(page(Reader::Player).contains("say nothing about what was meant"));
    assert!(!page(Reader::Player).contains("away from the table. Was"));
    assert!(page(Reader::Director).contains("Law 25A comes first"));
    assert!(page(Reader::Director).contains("suggest none"));
}

#[test]
fn a_withdrawn_call_and_the_one_in_its_place_share_a_cell() {
    let settled = record("1H P 1H rej 2H", Edition::Laws2017);
    let page = locale::page(&explanation(&settled, Reader::Player), Language::English);
    let diagram = page.diagram.unwrap();
    assert_eq!(diagram.header, ["West", "North", "East", "South"]);
    assert_eq!(diagram.rows, [["", "1♥", "Pass", "1♥× 2♥"], ["?", "", "", ""]]);
    assert!(diagram.legend.contains("withdrawn") && diagram.legend.contains("West"));
}

#[test]
fn a_mistake_is_underlined_where_it_stands() {
    let spot = Spot { fault: Fault::NotACall, span: (9, 11), expected: vec![], fixed: None };
    let explanation = explain::problems("1♥ P\nK Pq 1♥", &[spot]);
    assert_eq!(explanation.fixed.unwrap(), "K Pq 1♥\n  ^^");
}
