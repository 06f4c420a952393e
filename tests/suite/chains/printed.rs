//! What the program prints, it reads: the table of a page, with the legend below it, gives the calls that it shows, each by its
//! player, or an error that says why not.

use director_please::{
    bridge::{Call, Seat},
    explain::{self, Reader},
    laws,
    locale::{self, Language},
    present::terminal,
    record::{Event, Record},
    shorthand::{self, Problem, ProblemKind},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table},
};

fn calls(record: &Record) -> Vec<(Option<Seat>, Call)> {
    record.events.iter().filter_map(Event::made_call).map(|made| (made.by, made.call)).collect()
}

/// Whether a sign behind this belongs to a call, and is not the legend's.
fn ends_with_a_call(before: &str) -> bool {
    before.ends_with(|ch: char| ch.is_alphanumeric() || "♠♥♦♣!*".contains(ch))
}

/// A table with a call that does not stand does not say how that came about: the error says so, and nothing else.
#[test]
fn a_table_that_is_printed_is_not_read_as_another_one() {
    for_many(300, |dice, edition, tally| {
        if !dice.one_in(6) {
            return;
        }
        let table = Table::played(dice, edition, &EVERY_FAULT, 7);
        let Ok(ruling) = laws::rule(&table.record) else { return };
        let explanation = explain::explain(&table.record, &ruling, Reader::Player);
        for language in [Language::English, Language::Norwegian] {
            let page = terminal::render(&locale::page(&explanation, language));
            let is_table = |part: &&str| {
                ["West ", "Vest "].iter().any(|name| part.trim_start().starts_with(name) && part.lines().count() > 1)
            };
            let Some(printed) = page.split("\n\n").skip(1).find(is_table) else { return };
            let removed = ["×\n", "× "].iter().any(|sign| printed.rsplit(sign).skip(1).any(ends_with_a_call));
            let read = match shorthand::read(printed, None) {
                Ok(read) => read,
                Err(problems) => {
                    let kinds: Vec<&ProblemKind> = problems.list().iter().map(Problem::kind).collect();
                    let is_named = !removed || kinds == [&ProblemKind::Removed];
                    tally.hold(is_named, &table.record, || format!("{printed}\n{kinds:?}"));
                    continue;
                }
            };
            tally
                .hold(calls(&read) == calls(&table.record), &table.record, || format!("{printed}\n{}", read.to_json()));
        }
    });
}

/// `! insufficient · ? North to call`: where a call follows the irregular one, the table says that LHO accepted it by calling, and is
/// read, in every language.
#[test]
fn a_table_whose_irregular_call_was_accepted_by_a_call_is_read() {
    for dealer in Seat::ALL {
        for auction in ["1S P 1H", "1NT P 2D P 1H", "1C 1H 1D", "P 1S 1H"] {
            for then in ["P", "X", "P P", "X P", "P P P"] {
                let text = format!("{dealer}: {auction} {then}");
                let record = shorthand::read(&text, None).expect(&text);
                let ruling = laws::rule(&record).expect(&text);
                let explanation = explain::explain(&record, &ruling, Reader::Player);
                for language in [Language::English, Language::Norwegian] {
                    let page = terminal::render(&locale::page(&explanation, language));
                    let is_table =
                        |part: &&str| ["West ", "Vest "].iter().any(|name| part.trim_start().starts_with(name));
                    let printed = page.split("\n\n").skip(1).find(is_table).expect("a table");
                    let read =
                        shorthand::read(printed, None).unwrap_or_else(|problems| panic!("{printed}: {problems:?}"));
                    assert_eq!(calls(&read), calls(&record), "{printed}");
                }
            }
        }
    }
}
