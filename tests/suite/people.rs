//! What people write, and what a human director understands: `tests/shorthand/people.tsv`. Nothing may be misread.

mod asked;
mod beside;
mod between;
mod boards;
mod both_languages;
mod choices;
mod corrections;
mod doubtful;
mod earlier;
mod families;
mod forms;
mod generated;
mod hidden;
mod idle;
mod in_front;
mod labels;
mod legends;
mod lengths;
mod looks_like;
mod named_again;
mod notes;
mod of_no_player;
mod order;
mod others;
mod pasted;
mod phrases;
mod reasons;
mod relations;
mod retold;
mod said;
mod seen_from;
mod short_rows;
mod short_words;
mod signs;
mod spoken_of;
mod subjects;
mod suggestions;
mod talk;
mod thoughts;
mod told;
mod told_first;
mod told_last;
mod told_twice;
mod two_choices;
mod unsaid;
mod who_dealt;
mod who_else;
mod whose_call;

mod whole;

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::{Event, LhoChoice, MadeCall, Record, Shows},
    shorthand::{self, Understood},
};

/// The calls, each with its player.
fn calls(record: &Record) -> Vec<(Option<Seat>, Call)> {
    record.events.iter().filter_map(Event::made_call).map(|made| (made.by, made.call)).collect()
}

#[track_caller]
fn read(text: &str) -> Record {
    shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

#[track_caller]
fn asks(text: &str) {
    let found = shorthand::read(text, None);
    assert!(found.is_err(), "{text}: {:?}", found.as_ref().ok().and_then(shorthand::write));
}

/// Whether the text is read, with the calls of this auction and no other; it may be asked about.
#[track_caller]
fn adds_no_call(text: &str, auction: &str) -> bool {
    let found = shorthand::read(text, None);
    if let Ok(record) = &found {
        assert_eq!(calls(record), calls(&read(auction)), "{text}");
    }
    found.is_ok()
}

/// What is expected of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// It has one reading.
    Reads,
    /// A director would ask.
    Asks,
    /// The reading is that of the letter, and a director might ask.
    Either,
}

struct Row {
    wanted: Wanted,
    readings: Vec<Record>,
    text: String,
}

fn rows() -> Vec<Row> {
    let lines = include_str!("../shorthand/people.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.map(row).collect()
}

fn row(line: &str) -> Row {
    let [wanted, readings, text] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else { panic!("no row: {line}") };
    let wanted = match wanted {
        "reads" => Wanted::Reads,
        "asks" => Wanted::Asks,
        "either" => Wanted::Either,
        _ => panic!("what is wanted? {line}"),
    };
    let readings: Vec<Record> = readings.split(" | ").filter(|one| !one.is_empty()).map(record).collect();
    assert_eq!(readings.is_empty(), wanted == Wanted::Asks, "{line}");
    Row { wanted, readings, text: text.replace("\\n", "\n").replace("\\t", "\t") }
}

/// `N: N1H EP S1H rej S2H 2007`
fn record(text: &str) -> Record {
    let (dealer, words) = text.split_once(": ").unwrap_or_else(|| panic!("no dealer: {text}"));
    let mut record = Record::new(Edition::Laws2017, dealer.parse().unwrap());
    for word in words.split(' ') {
        match word {
            "acc" => record.events.push(Event::Lho(LhoChoice::Accepts)),
            "rej" => record.events.push(Event::Lho(LhoChoice::Declines)),
            "2007" => record.laws = Edition::Laws2007,
            "mis" | "int" | "sim" | "art" | "cor" | "new" => {
                let Some(Event::Call(made)) = record.events.last_mut() else { panic!("{text}") };
                made.facts.unintended = ["mis", "int"].contains(&word).then_some(word == "mis");
                made.facts.simultaneous = word == "sim";
                made.facts.law = match word {
                    "cor" => Some("25B".to_owned()),
                    "new" => Some("29A".to_owned()),
                    _ => None,
                };
                made.facts.shows = (word == "art").then_some(Shows::NOTHING);
            }
            call => {
                let by: Seat = call[..1].parse().unwrap();
                record.events.push(Event::Call(MadeCall::new(call[1..].parse().unwrap(), Some(by))));
            }
        }
    }
    record
}

/// The record without what is said about the meaning of calls. That a natural bid is artificial is more than that.
fn bare(record: &Record) -> Record {
    let mut record = record.clone();
    for event in &mut record.events {
        let Event::Call(made) = event else { continue };
        made.facts.meaning = None;
        made.facts.purpose = None;
        made.facts.shows = made.facts.shows.filter(|shows| *shows == Shows::NOTHING);
    }
    record
}

/// The result of reading a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    Read,
    Asked,
    Refused,
    Misread,
}

fn came(row: &Row) -> Came {
    match (shorthand::understand(&row.text, None), row.wanted) {
        (Ok(Understood { record, .. }), Wanted::Reads | Wanted::Either) if row.readings.contains(&bare(&record)) => {
            Came::Read
        }
        (Ok(_), _) => Came::Misread,
        (Err(_), Wanted::Asks | Wanted::Either) => Came::Asked,
        (Err(_), Wanted::Reads) => Came::Refused,
    }
}

#[test]
fn nothing_is_misread_and_nine_in_ten_are_read() {
    let rows = rows();
    let of = |wanted: Came| rows.iter().filter(|row| came(row) == wanted).map(|row| &row.text).collect::<Vec<_>>();
    let (read, asked, refused, misread) = (of(Came::Read), of(Came::Asked), of(Came::Refused), of(Came::Misread));
    println!("read {}, asked {}, refused {}, misread {}", read.len(), asked.len(), refused.len(), misread.len());
    for (row, text) in rows.iter().zip(rows.iter().map(|row| &row.text)) {
        match came(row) {
            Came::Misread => {
                println!(
                    "MISREAD {text:?}: {:?}",
                    shorthand::read(text, None).ok().as_ref().and_then(shorthand::write)
                );
            }
            Came::Refused => println!("refused {text:?}"),
            Came::Read | Came::Asked => {}
        }
    }
    assert!(misread.is_empty(), "misread: {misread:#?}");
    let with_one = rows.iter().filter(|row| row.wanted == Wanted::Reads).count();
    assert!(refused.len() * 10 <= with_one, "{} of {with_one} are refused: {refused:#?}", refused.len());
}

/// The edition, however it is named, before the calls and after them.
#[test]
fn an_edition_is_read_however_it_is_named() {
    for year in ["2007", "2017"] {
        let plain = shorthand::read(&format!("1H P 1H ib {year}"), None).unwrap();
        for laws in [
            "laws",
            "law",
            "Laws of",
            "the laws of",
            "lov",
            "lover",
            "lovene",
            "etter lov",
            "lovene fra",
            "lovboka",
            "§",
        ] {
            for text in [
                format!("1H P 1H ib {laws} {year}"),
                format!("1H P 1H ib, {laws} {year}"),
                format!("1H P 1H ib ({laws} {year})"),
                format!("{laws} {year}: 1H P 1H ib"),
                format!("{laws} {year}\n1H P 1H ib"),
            ] {
                assert_eq!(shorthand::read(&text, None).as_ref(), Ok(&plain), "{text}");
            }
        }
    }
}
