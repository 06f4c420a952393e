//! Languages: an explanation becomes a page in one of them. The only user of Fluent.

mod bridge;
mod bundle;
mod language;
mod lawbook;
mod list;
mod meaning;
mod names;
mod search;
mod texts;
mod word_cache;

pub use bundle::{MissingMessage, clause_says, say};
pub use language::Language;
pub use lawbook::{LawReadingText, by_edition, clause_out, clause_status, law_heading, reading, years};
pub use search::{clauses_about, heading};
pub use texts::tell;

use bundle::LIKELY_LENGTH;

use crate::{
    explain::{self, Explanation, Line, Message, Order, Part, Table},
    present::{Cell, Diagram, Item, Page, Section},
    shorthand::Expected,
};

/// Puts an explanation into words.
#[must_use]
pub fn page(explanation: &Explanation, language: Language) -> Page {
    let writer = Writer(language);
    Page {
        headline: writer.line(&explanation.headline),
        diagram: explanation.table.as_ref().map(|table| writer.diagram(table)),
        fixed: explanation.fixed.clone(),
        sections: explanation.sections.iter().map(|part| writer.section(part)).collect(),
        footer: explanation.footer.iter().map(|message| writer.text(message)).collect(),
    }
}

/// One sentence in a language; should it be missing there, in English.
#[must_use]
pub fn sentence(message: &Message, language: Language) -> String {
    Writer(language).line(message)
}

/// The auction of an explanation in one line, the dealer first, and what now: `N: 1♥ Pass 1♥! ? · South’s 1♥ is …`.
#[must_use]
pub fn auction_in_one_line(explanation: &Explanation, language: Language) -> String {
    let writer = Writer(language);
    let Some(table) = &explanation.table else { return writer.line(&explanation.headline) };
    let cells = || table.rows.iter().flatten().flatten();
    let dealer = table.rows.iter().flat_map(|row| row.iter().zip(&table.seats)).find(|(cells, _)| !cells.is_empty());
    let letter = dealer.and_then(|(_, seat)| *seat).map(|seat| names::letter(seat, language)).unwrap_or_default();
    let calls: Vec<String> = cells().map(|cell| writer.cell(*cell, &[]).signed()).collect();
    format!("{letter}: {} · {}", calls.join(" "), writer.line(&explanation.headline))
}

/// What could have stood in a place of a text, in words.
#[must_use]
pub fn expected(expected: Expected, language: Language) -> String {
    names::expected(expected, language)
}

/// Words of which one holds, as a list.
pub(crate) fn one_of<'w>(words: impl IntoIterator<Item = &'w str>, language: Language) -> String {
    list::list(word_cache::Joiner::Or, words, language)
}

/// What could have stood in a place of a meaning, in words.
#[must_use]
pub fn meant(expected: crate::meaning::Expected, language: Language) -> String {
    meaning::expected(expected, language)
}

/// Writes in one language.
struct Writer(Language);

impl Writer {
    /// The text of a message; should it be missing, the English one.
    fn text(&self, message: &Message) -> String {
        let mut text = String::with_capacity(LIKELY_LENGTH);
        self.add(&mut text, message);
        text
    }

    /// The same at the end of a text.
    fn add(&self, text: &mut String, message: &Message) {
        // What no language has is left out; a test makes sure that there is no such thing.
        let _ = texts::add(text, message, self.0).or_else(|_| texts::add(text, message, Language::English));
    }

    /// The text of a message as a line of its own, which starts with a capital.
    fn line(&self, message: &Message) -> String {
        let mut line = String::with_capacity(LIKELY_LENGTH);
        self.add_line(&mut line, message);
        line
    }

    /// The same at the end of a text.
    fn add_line(&self, text: &mut String, message: &Message) {
        let start = text.len();
        self.add(text, message);
        let first = text.get(start..).and_then(|line| line.chars().next()).filter(|first| first.is_lowercase());
        if let Some(first) = first {
            text.replace_range(start..start + first.len_utf8(), &first.to_uppercase().to_string());
        }
    }

    fn lines(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.line(message)).collect()
    }

    /// The texts of messages, each as [`Writer::line`] has it, in one line.
    fn in_one_line(&self, messages: &[Message]) -> String {
        let mut text = String::with_capacity(messages.len() * LIKELY_LENGTH);
        for (place, message) in messages.iter().enumerate() {
            text.push_str(if place > 0 { " " } else { "" });
            self.add_line(&mut text, message);
        }
        text
    }

    fn section(&self, part: &Part) -> Section {
        Section {
            heading: part.heading.as_ref().map(|heading| self.line(heading)).unwrap_or_default(),
            about: part.about.as_ref().map(|about| self.line(about)).unwrap_or_default(),
            text: self.lines(&part.text),
            items: part.lines.iter().map(|line| self.item(line)).collect(),
            numbered: part.order == Order::Steps,
            is_for_later: part.is_for_later,
        }
    }

    fn item(&self, line: &Line) -> Item {
        Item {
            label: line.label.as_ref().map(|label| self.line(label)).unwrap_or_default(),
            text: self.in_one_line(&line.text),
        }
    }

    fn diagram(&self, table: &Table) -> Diagram {
        let words: Vec<(&Message, String)> =
            table.legend.iter().map(|(_, message)| (message, self.text(message))).collect();
        let header = table.seats.map(|seat| seat.map(|seat| names::seat(seat, self.0).to_owned()).unwrap_or_default());
        let row = |row: &[Vec<explain::Cell>; 4]| {
            row.each_ref().map(|cells| cells.iter().map(|cell| self.cell(*cell, &words)).collect())
        };
        let signs = table.legend.iter().map(|(sign, _)| sign.symbol()).zip(&words);
        let legend: Vec<String> = signs.map(|(sign, (_, word))| [sign, " ", word].concat()).collect();
        Diagram { header, rows: table.rows.iter().map(row).collect(), legend: legend.join(" · ") }
    }

    /// `words`: what is told already of the signs.
    fn cell(&self, cell: explain::Cell, words: &[(&Message, String)]) -> Cell {
        let (call, alert) = match cell {
            explain::Cell::Turn(..) => (None, explain::Alert::None),
            explain::Cell::Call(call, _, alert) => (Some(call), alert),
        };
        let alert = alert.word().map(|message| self.text(&message)).unwrap_or_default();
        let text = call.map(|call| names::cell(call, self.0).to_owned()).unwrap_or_default();
        let (sign, word) = cell.sign().map(|(sign, message)| (sign, self.word(&message, words))).unzip();
        Cell { call, text, sign, word: word.unwrap_or_default(), alert }
    }

    fn word(&self, message: &Message, words: &[(&Message, String)]) -> String {
        let known = words.iter().find(|(known, _)| *known == message);
        known.map_or_else(|| self.text(message), |(_, word)| word.clone())
    }
}
