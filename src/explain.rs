//! Explanations: what a reader has to be told about a ruling, and in which order. Still without language.
//!
//! The order is always the same: what now; who may do what, at what price; what binds whom from here on; what they
//! may know; when to call the director again; and last the clauses. Nothing of the Laws is worked out here.

mod agreements;
mod arg;
mod attention;
mod case;
mod choice;
mod comparable;
mod comparison;
mod continuation;
mod correction;
mod denomination;
mod differ;
mod director;
mod footer;
mod gone_on;
mod headline;
mod in_force;
mod inadmissible;
mod information;
mod lead;
mod meaning;
mod message;
mod next;
mod ordinal;
mod partner;
mod price;
mod problems;
mod rectification;
mod repeats;
mod review;
mod rotation;
mod said_once;
mod settled;
mod specified;
mod table;
mod third_pass;
mod unintended;
mod waiting;
mod why;

pub use arg::{Arg, ArgName, Example, Share, Shorthand, Together, Which};
pub use comparison::{comparison, proved, shown_by};
pub use meaning::{meaning, meaning_problem, meaning_problems, mended};
pub use message::Message;
pub use next::{Decision, Next, NextCall, next};
pub use problems::{bad_record, in_full, left_out, problem, problems, put_in};
pub use table::{Act, Alert, Cell, Mark, Sign, Table};
pub use why::why;

use crate::{record::Record, ruling::Ruling};

/// For whom an explanation is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reader {
    #[default]
    /// Everybody at the table: nothing in it helps one side, or asks a player what they meant.
    Player,
    /// The director: this adds what to do at the table, what to decide, and every price.
    Director,
}

/// What a reader is told, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What now.
    pub headline: Message,
    /// The auction.
    pub table: Option<Table>,
    /// The user's own words with the mistakes underlined.
    pub fixed: Option<String>,
    /// What follows, most urgent first.
    pub sections: Vec<Part>,
    /// Clauses, edition, assumptions, and that the director rules.
    pub footer: Vec<Message>,
}

/// A heading and what stands under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// The heading, if it has one.
    pub heading: Option<Message>,
    /// The irregularity to which it belongs, where several await an answer.
    pub about: Option<Message>,
    /// Sentences under it.
    pub text: Vec<Message>,
    /// A list under the sentences.
    pub lines: Vec<Line>,
    /// Whether the order of the list matters.
    pub order: Order,
    /// Whether nobody needs it before the play is over.
    pub is_for_later: bool,
}

/// A line of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub label: Option<Message>,
    /// What it says, a sentence each.
    pub text: Vec<Message>,
}

/// Whether the order of a list matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Lines that stand side by side.
    #[default]
    Any,
    /// Steps, one after the other.
    Steps,
}

/// Explains a ruling on a record.
#[must_use]
pub fn explain(record: &Record, ruling: &Ruling, reader: Reader) -> Explanation {
    let cases = case::told(record, ruling);
    let headline = headline::headline(ruling, &cases, reader);
    let mut sections = Vec::new();
    match reader {
        Reader::Player => sections.extend(attention::part(&cases)),
        Reader::Director => sections.extend(director::at_the_table(ruling, &cases)),
    }
    sections.extend(choice::open(&cases));
    sections.push(waiting::part(record, ruling, reader));
    sections.extend(in_force::parts(ruling, &cases, &headline));
    match reader {
        Reader::Player => sections.push(comparison::not_understood(record)),
        Reader::Director => sections.extend(director::afterwards(ruling, &cases)),
    }
    said_once::said_once(&mut sections);
    sections.retain(|part| !part.text.is_empty() || !part.lines.is_empty());
    let informed = information::stated_clause(&sections, ruling.edition);
    let mut stated = denomination::condition_clauses(&sections, ruling.edition);
    stated.extend(informed);
    stated.extend(waiting::clauses(&cases));
    let footer = footer::footer(ruling, reader, &stated);
    Explanation { headline, table: Some(table::table(record, ruling, &cases)), fixed: None, sections, footer }
}

/// What the director should review after the play, a sentence each.
#[must_use]
pub fn afterwards(record: &Record, ruling: &Ruling) -> Vec<Message> {
    said_once::once(case::told(record, ruling).iter().flat_map(review::of).collect())
}

impl Part {
    fn headed(heading: Message) -> Part {
        Part { heading: Some(heading), ..Part::default() }
    }

    fn with_text(mut self, text: impl IntoIterator<Item = Message>) -> Part {
        self.text.extend(text);
        self
    }

    fn with_lines(mut self, lines: impl IntoIterator<Item = Line>) -> Part {
        self.lines.extend(lines);
        self
    }
}

impl Line {
    fn labelled(label: Message, text: impl IntoIterator<Item = Message>) -> Line {
        Line { label: Some(label), text: text.into_iter().collect() }
    }

    fn plain(text: Message) -> Line {
        Line { label: None, text: vec![text] }
    }
}
