//! How many bytes a meaning holds: its hands alone, and all of a withdrawn call, words included, when it has been compared.
//! And what a ruling takes and leaves, the first and a later one.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, missing_docs)]

mod held;
mod history;

use director_please::meaning::{HandSet, Shown, read};
use held::{compared, held, of_presets, of_tests};

/// A meaning, and its bytes.
struct Row {
    what: String,
    hands: usize,
    withdrawn: usize,
}

impl Row {
    fn of(what: String, text: &str) -> Row {
        let condition = read(text).unwrap().condition();
        let (hands, _) = held(|| HandSet::of(&condition).unwrap());
        let (withdrawn, _) = held(|| compared(text));
        Row { what, hands: hands + size_of::<HandSet>(), withdrawn: withdrawn + size_of::<Shown>() }
    }

    fn print(&self, kind: &str) {
        println!("{kind:44}{:>8}{:>12}   {}", self.hands, self.withdrawn, self.what);
    }
}

/// The largest by its hands, and the largest by all of it.
fn print_largest(kind: &str, rows: &[Row]) {
    for (by, size) in [("hands", (|row| row.hands) as fn(&Row) -> usize), ("all", |row| row.withdrawn)] {
        if let Some(row) = rows.iter().max_by_key(|row| size(row)) {
            row.print(&format!("{kind}, most by {by}"));
        }
    }
}

fn main() {
    compared("5+H"); // the tables that all meanings share
    println!("{:44}{:>8}{:>12}   bytes", "", "hands", "withdrawn");
    let one = |kind: &str, text: &str| Row::of(text.chars().take(60).collect(), text).print(kind);
    one("lengths and points", "4+H 12-21 except (bal 15-17)");
    one("particular cards", "5+H 11-21 3+ctrl 7-LTC 1+A 2/3 H");
    one("three alternatives of particular cards", "(5+H 2/3H 10-15) or (5+S stop D 16+) or (bal 15-17 1K)");
    let each = |(name, text): &(String, String)| Row::of(name.clone(), text);
    print_largest("presets", &of_presets().iter().map(each).collect::<Vec<_>>());
    print_largest("tests/meanings", &of_tests().iter().map(|text| Row::of(text.clone(), text)).collect::<Vec<_>>());
    one("200 patterns, as many as are read", &"5431 ".repeat(200));
    one("200 conditions, as many as are read", &"!1A 2A ".repeat(100));
    history::after(1); // the texts
    for times in [0, 100_000] {
        let info = history::after(times / history::TEXTS.len());
        let (count, bytes, left) = (info.count_total, info.bytes_total, info.bytes_current);
        println!("six rulings after {times}: {count} allocations, {bytes} bytes; {left} bytes stay");
    }
}
