//! The shorthand: what players type, `1H P 1H ib`, becomes a record, or a list of problems, each with its place.
//!
//! ```text
//! text ──text──► glyphs ──lexer──► lexemes ──layout──► lexemes in a row ──reader──► Record
//!                               ▲                                                     │
//!        PBN, LIN, links ──formats┘                    text ◄──write── reader::plan ◄───┘
//! ```
//!
//! `text` takes off markup and levels ways of writing; `lexer` finds words, bids and brackets by the vocabulary
//! in `token`; `layout` decides what dashes, headers and the dealer say; `reader` keeps track of whose turn it
//! is and writes the events. Nothing here knows the Laws: an illegal call is written down like any other.

pub mod formats;
mod layout;
mod lexer;
mod problem;
mod reader;
mod text;
mod token;
mod write;

pub use problem::{Expected, Problem, ProblemKind, Problems, Reading, Span};
pub use write::write;

use crate::{lawbook::Edition, record::Record};

/// The number of characters that are read; a longer text is a problem.
pub const LIMIT: usize = 4000;

/// Reads shorthand. `laws` is the edition where the text names none.
///
/// # Errors
///
/// Every problem of the text at once, each with its span in the original.
///
/// # Example
///
/// ```
/// use director_please::{bridge::Seat, record::Event, shorthand};
///
/// let record = shorthand::read("1H P 1H ib", None).expect("three calls");
/// assert!(matches!(record.events.last(), Some(Event::Call(made)) if made.by == Some(Seat::South)));
///
/// let problems = shorthand::read("1H Pq 1H ib", None).expect_err("Pq is no call");
/// assert_eq!(problems.fix(), Some("1H P 1H ib"));
/// ```
pub fn read(text: &str, laws: Option<Edition>) -> Result<Record, Problems> {
    read_once(text, laws).map_err(|mut list| {
        list.sort_by_key(|problem| (problem.span.from, problem.span.to));
        let fix = mend(text, &list).filter(|mended| read_once(mended, laws).is_ok());
        Problems { list, fix }
    })
}

fn read_once(text: &str, laws: Option<Edition>) -> Result<Record, Vec<Problem>> {
    if let Some((from, _)) = text.char_indices().nth(LIMIT) {
        let span = Span { from, to: text.len() };
        return Err(vec![Problem::new(ProblemKind::TooLong { limit: LIMIT }, span)]);
    }
    let glyphs = text::clean(text);
    let lexed = lexer::Lexer::run(text, &glyphs);
    let sheet = layout::arrange(text, lexed);
    reader::read(text, sheet, laws)
}

/// The text with every suggestion written in place of its span, if every problem has one.
fn mend(text: &str, problems: &[Problem]) -> Option<String> {
    let mut mended = String::new();
    let mut done = 0;
    for problem in problems {
        mended.push_str(text.get(done..problem.span.from)?);
        mended.push_str(problem.suggestion.as_deref()?);
        done = problem.span.to;
    }
    mended.push_str(text.get(done..)?);
    Some(mended)
}
