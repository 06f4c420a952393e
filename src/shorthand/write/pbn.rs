//! A record as a PBN game.

use crate::{
    bridge::Call,
    lawbook::Edition,
    record::Record,
    shorthand::{
        read,
        reader::plan::{Arrows, Step, Sufficiency, Who, plan},
    },
};

/// Cells on one line: calls, and players who were skipped.
const CELLS_A_LINE: usize = 4;

/// The highest number of a note (3.5.4).
const MOST_NOTES: usize = 32;

/// Writes a record as the tags `Dealer` and `Auction` of a PBN game, with `^I` before insufficient bids, `^S` for
/// every player who is passed over, notes for what calls mean, and a tag of our own that names the call by its place, for
/// what PBN has no sign for. It reads back as the same record.
///
/// `None` where neither signs nor marks can say it, as with [`shorthand::write`](crate::shorthand::write).
///
/// # Example
///
/// ```
/// use director_please::shorthand;
///
/// let record = shorthand::read("1H P 1H ib rej 2H", None).expect("four calls");
/// let game = shorthand::write_pbn(&record).expect("nothing that PBN cannot say");
/// assert_eq!(game, "[Dealer \"N\"]\n[Auction \"N\"]\n1H Pass ^I 1H 2H\n[Mark \"3:rej\"]\n");
/// ```
#[must_use]
pub fn write_pbn(record: &Record) -> Option<String> {
    let steps = plan(record, Arrows::Unknown)?;
    let mut game = String::new();
    if record.laws != Edition::default() {
        game.push_str(&tag("Laws", record.laws.year()));
    }
    game.push_str(&tag("Dealer", record.dealer.letter()));
    game.push_str(&tag("Auction", record.dealer.letter()));
    let (mut notes, mut marks) = (Vec::new(), Vec::new());
    let cells: Vec<String> =
        (1..).zip(&steps).flat_map(|(place, step)| cells(place, step, &mut notes, &mut marks)).collect();
    for line in cells.chunks(CELLS_A_LINE) {
        game.push_str(&line.join(" "));
        game.push('\n');
    }
    for (number, note) in (1..).zip(&notes) {
        game.push_str(&tag("Note", &format!("{number}:{note}")));
    }
    for mark in marks {
        game.push_str(&tag("Mark", &mark));
    }
    (read(&game, None).as_ref() == Ok(record)).then_some(game)
}

/// The players who were skipped, and the call with its signs. What it means becomes a note, and the rest marks.
fn cells(place: usize, step: &Step, notes: &mut Vec<String>, marks: &mut Vec<String>) -> Vec<String> {
    let mut cells = Vec::new();
    if let Who::Named { skipped, .. } = step.who {
        cells.extend(std::iter::repeat_n("^S".to_owned(), skipped));
    }
    let mut words = Vec::new();
    if step.sufficiency == Sufficiency::Insufficient {
        words.push("^I".to_owned());
    }
    words.push(match step.call {
        Call::Pass => "Pass".to_owned(),
        other @ (Call::Double | Call::Redouble | Call::Bid(_)) => other.to_string(),
    });
    let (note, rest) = note_of(&step.marks);
    match note.filter(|_| notes.len() < MOST_NOTES) {
        Some(note) => {
            notes.push(note.to_owned());
            words.push(format!("={}=", notes.len()));
            marks.extend((!rest.is_empty()).then(|| format!("{place}:{}", rest.join(" "))));
        }
        None => marks.extend((!step.marks.is_empty()).then(|| format!("{place}:{}", step.marks.join(" ")))),
    }
    cells.push(words.join(" "));
    cells
}

/// What is said first, if that is said in brackets and nothing else is: a call has one note.
fn note_of(marks: &[String]) -> (Option<&str>, &[String]) {
    let inside = |mark: &'_ String| mark.starts_with('(');
    match marks.split_first() {
        Some((first, rest)) if !rest.iter().any(inside) => {
            (first.strip_prefix('(').and_then(|words| words.strip_suffix(')')), rest)
        }
        Some(_) | None => (None, marks),
    }
}

fn tag(name: &str, value: &str) -> String {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{escaped}\"]\n")
}
