//! The page: an explanation in one language, with headings, lists and a table, and no format yet.

pub mod editions;
pub mod json;
pub mod picture;
pub mod terminal;

use crate::{bridge::Call, explain::Sign};

/// What a reader sees, in one language. Terminal and Discord each lay it out in their own way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// One sentence: what now.
    pub headline: String,
    /// The auction as a table.
    pub diagram: Option<Diagram>,
    /// Text in which every column counts: the user's words with the mistakes underlined.
    pub fixed: Option<String>,
    /// What follows, most urgent first.
    pub sections: Vec<Section>,
    /// Clauses, edition, assumptions, and that the director rules.
    pub footer: Vec<String>,
}

/// A heading and what stands under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The heading; may be empty.
    pub heading: String,
    /// The irregularity to which it belongs, where the page tells of several; may be empty. Nobody sees it: it says which
    /// sections of two editions belong together.
    pub about: String,
    /// Plain sentences under the heading.
    pub text: Vec<String>,
    /// A list under the sentences.
    pub items: Vec<Item>,
    /// Whether the items are steps to take in order.
    pub numbered: bool,
    /// Whether nobody needs it before the play is over.
    pub is_for_later: bool,
}

/// A line of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// What the line is about, set off from the rest; may be empty.
    pub label: String,
    /// What it says.
    pub text: String,
}

/// The auction as a table of four columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The seats, from the left.
    pub header: [String; 4],
    /// The calls in rows. What happened at one player's turn, usually one call, stands in one place; nothing where
    /// nobody called.
    pub rows: Vec<[Vec<Cell>; 4]>,
    /// What the signs beside the calls mean; one line, empty without signs.
    pub legend: String,
}

/// A call in the diagram, or that it is somebody's turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The call, where there is one.
    pub call: Option<Call>,
    /// The call in words; empty where one is awaited.
    pub text: String,
    /// The sign beside it.
    pub sign: Option<Sign>,
    /// What the sign means here; empty without one.
    pub word: String,
    /// What more is said of the call; empty where nothing is.
    pub alert: String,
}

impl Page {
    /// The footer in one line, which begins as a sentence does.
    #[must_use]
    pub fn small_print(&self) -> String {
        let joined = self.footer.join(" · ");
        let mut letters = joined.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }
}

impl Cell {
    /// The call with its signs: `1♥!`, `1♣*`, `(Pass)`.
    #[must_use]
    pub fn signed(&self) -> String {
        let mut text = String::new();
        self.add_signed(&mut text);
        text
    }

    fn add_signed(&self, text: &mut String) {
        let (before, after) = match self.sign {
            None => ("", ""),
            Some(Sign::Substituted) => ("(", ")"),
            Some(sign @ (Sign::Irregular | Sign::Gone | Sign::Turn | Sign::Alert)) => ("", sign.symbol()),
        };
        let alert = if self.alert.is_empty() { "" } else { Sign::Alert.symbol() };
        [before, self.text.as_str(), alert, after].into_iter().for_each(|part| text.push_str(part));
    }
}

impl Diagram {
    /// The rows with a text in each place: `1♥× 2♥`.
    #[must_use]
    pub fn lines(&self) -> Vec<[String; 4]> {
        let place = |cells: &Vec<Cell>| {
            cells.iter().enumerate().fold(String::new(), |mut text, (number, cell)| {
                text.push_str(if number > 0 { " " } else { "" });
                cell.add_signed(&mut text);
                text
            })
        };
        self.rows.iter().map(|row| row.each_ref().map(place)).collect()
    }

    /// The auction as it is read aloud: `North 1♥, East Pass, South 1♥ (insufficient), West to choose`.
    #[must_use]
    pub fn aloud(&self) -> String {
        let places = self.rows.iter().flat_map(|row| self.header.iter().zip(row));
        let calls = places.flat_map(|(seat, cells)| cells.iter().map(move |cell| (seat, cell)));
        let said = calls.map(|(seat, cell)| {
            let words = [&cell.alert, &cell.word].into_iter().map(String::as_str).filter(|word| !word.is_empty());
            match (cell.text.as_str(), words.collect::<Vec<_>>().join(", ")) {
                (text, word) if word.is_empty() => format!("{seat} {text}"),
                ("", word) => word,
                (text, word) => format!("{seat} {text} ({word})"),
            }
        });
        said.collect::<Vec<_>>().join(", ")
    }
}
