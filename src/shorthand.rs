//! The shorthand: what players type, `1H P 1H ib`, becomes a record, or a list of problems, each with its place.
//!
//! ```text
//! text ──text, prose──► glyphs ──lexer──► lexemes ──layout──► lexemes in a row ──reader──► Record
//!                                      ▲                                                     │
//!               PBN, LIN, links ──formats┘                    text ◄──write── reader::plan ◄───┘
//! ```
//!
//! `text` takes off markup and levels ways of writing; `prose` leaves out what stands around a table; `lexer` finds words, bids and brackets by the vocabulary
//! in `token`; `layout` decides what dashes, headers and the dealer say; `reader` keeps track of whose turn it
//! is and writes the events. Nothing here knows the Laws: an illegal call is written down like any other.

pub mod formats;
mod layout;
mod lexer;
mod problem;
mod prose;
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
    understand(text, laws).map(|understood| understood.record)
}

/// What was understood of a text, and what was not even read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Understood {
    /// What happened at the table.
    pub record: Record,
    /// The prose around a table, passage by passage, each on one line. Whoever shows the record has to show it.
    pub left_out: Vec<String>,
}

/// Reads shorthand as [`read`] does, and says what was left out.
///
/// # Errors
///
/// Every problem of the text at once, each with its span in the original.
///
/// # Example
///
/// ```
/// use director_please::shorthand;
///
/// let post = "A strange one:\n\nN E S W\n1H P 1H\n\nWhat should happen?";
/// let understood = shorthand::understand(post, None).expect("three calls in a table");
/// assert_eq!(understood.left_out, ["A strange one:", "What should happen?"]);
/// ```
pub fn understand(text: &str, laws: Option<Edition>) -> Result<Understood, Problems> {
    read_once(text, laws).map_err(|(mut list, left_out)| {
        list.sort_by_key(|problem| (problem.span.from, problem.span.to));
        let fix = mend(text, &list, &left_out).filter(|mended| read_once(mended, laws).is_ok());
        Problems { list, fix }
    })
}

/// What was understood; or every problem, with the prose of which nothing was read.
fn read_once(text: &str, laws: Option<Edition>) -> Result<Understood, (Vec<Problem>, Vec<Span>)> {
    if text.len() > LIMIT
        && let Some((from, _)) = text.char_indices().nth(LIMIT)
    {
        let span = Span { from, to: text.len() };
        return Err((vec![Problem::new(ProblemKind::TooLong { limit: LIMIT }, span)], Vec::new()));
    }
    let prose::Excerpt { glyphs, left_out, settings, problems } = prose::excerpt(text, text::clean(text));
    let mut lexed = lexer::Lexer::run(text, &glyphs);
    lexed.problems.extend(problems);
    let sheet = layout::arrange(text, lexed);
    match reader::read(text, sheet, laws) {
        Ok(record) => {
            Ok(Understood { record, left_out: left_out.iter().map(|span| in_one_line(text, *span)).collect() })
        }
        Err(problems) => {
            let says_nothing = |span: &Span| !settings.iter().any(|setting| span.until(*setting) == *span);
            Err((problems, left_out.into_iter().filter(says_nothing).collect()))
        }
    }
}

fn in_one_line(text: &str, span: Span) -> String {
    span.of(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text with every suggestion written in place of its span, if every problem has one, and without prose.
fn mend(text: &str, problems: &[Problem], left_out: &[Span]) -> Option<String> {
    let suggested: Option<Vec<_>> =
        problems.iter().map(|problem| Some((problem.span, problem.suggestion.as_deref()?))).collect();
    let mut changes: Vec<(Span, &str)> =
        suggested?.into_iter().chain(left_out.iter().map(|span| (*span, ""))).collect();
    changes.sort_by_key(|(span, _)| (span.from, span.to));
    let mut mended = String::new();
    let mut done = 0;
    for (span, instead) in changes {
        mended.push_str(text.get(done..span.from)?);
        mended.push_str(instead);
        done = span.to;
    }
    mended.push_str(text.get(done..)?);
    Some(if left_out.is_empty() { mended } else { mended.trim().to_owned() })
}
