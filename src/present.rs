//! The page: an explanation in one language, with headings, lists and a table, and no format yet.

pub mod both;
pub mod json;
pub mod terminal;

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
    /// Plain sentences under the heading.
    pub text: Vec<String>,
    /// A list under the sentences.
    pub items: Vec<Item>,
    /// Whether the items are steps to take in order.
    pub numbered: bool,
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
    /// The calls in rows; an empty cell where nobody called.
    pub rows: Vec<[String; 4]>,
    /// What the signs beside the calls mean; one line, empty without signs.
    pub legend: String,
}
