//! The shorthand: what players type, `1H P 1H ib`, becomes a record, or a list of problems, each with its place.
//!
//! ```text
//! text ──formats──► auctions ─┐
//!   │                         ▼
//!   └──text, prose──► glyphs ──lexer──► lexemes ──layout──► lexemes in a row ──reader──► Record
//!                                                                                         │
//!                                                         text ◄──write── reader::plan ◄──┘
//! ```
//!
//! `formats` takes PBN, LIN and links out first; the lexer puts their auctions where they stood. `text` takes off markup and
//! levels ways of writing; `footnotes` and `grid` write out notes and tables; `prose` leaves out what stands around a table;
//! `lexer` finds words, bids and brackets by the vocabulary in `words/`; `layout` decides what dashes, headers and the dealer
//! say; `reader` keeps track of whose turn it is and writes the events. Nothing here knows the Laws: an illegal call is
//! written down like any other.

mod attempt;
mod auction;
mod footnotes;
pub mod formats;
mod grid;
mod layout;
mod legend;
mod lexer;
mod next_call;
mod problem;
mod prose;
mod reader;
mod several;
mod suggest;
mod text;
mod token;
mod words;
mod write;

use attempt::{Attempt, Words};
use lexer::Letters;
pub use problem::{Expected, Problem, ProblemKind, Problems, Reading, Replaced, Settled, Span};
pub use words::mistakes_in_words;
pub use write::{write, write_pbn};

use crate::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::{Event, Record},
};

/// The most characters that are read; a longer text is a problem.
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

/// What was understood of a text, and what was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Understood {
    /// What happened at the table.
    pub record: Record,
    /// Passages that have nothing to do with the auction, each on one line. They have to be shown with the record.
    pub left_out: Vec<String>,
    /// The players whose unwritten passes are in the record: `1H (2C) 2H 3H`. They have to be shown too.
    pub put_in: Vec<Seat>,
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
    let attempt = Attempt::new(text, laws, Words::All);
    if attempt.problems.is_empty() {
        return Ok(attempt.understood);
    }
    let fix = suggest::mend(text, &attempt).filter(|mended| {
        let again = Attempt::new(mended, laws, Words::All);
        again.problems.is_empty() && suggest::says_the_same(&attempt.tokens, &again.tokens)
    });
    let partly = attempt.partly(text, laws).map(Box::new);
    let is_shown = partly.is_none() && fix.is_none();
    let so_far = is_shown.then(|| attempt.so_far(text, laws)).flatten().map(Box::new);
    let Attempt { problems: mut list, .. } = attempt;
    list.sort_by_key(|problem| (problem.span.from, problem.span.to));
    Err(Problems { list, fix, partly, so_far })
}

/// Whether these words are words of the shorthand, or the beginning of some: `dealer`, `not`.
#[must_use]
pub fn begins_a_word(words: &str) -> bool {
    let folded = text::folded(words);
    let begins = |name: &str| name.strip_prefix(&*folded).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    !folded.is_empty() && words::LISTS.tokens.iter().any(|(name, _)| begins(name))
}

/// The words of a passage that say this call, as they are written there: `2S` or `2 spar`.
#[must_use]
pub fn as_written(passage: &str, call: Call) -> Option<String> {
    let words: Vec<&str> =
        passage.split_whitespace().map(|word| word.trim_matches([',', '.', ';', ':', '(', ')'])).collect();
    let says = |words: &String| lexer::call(words, Letters::Usual) == Ok(call);
    (1..=2).find_map(|count| words.windows(count).map(|part| part.join(" ")).find(says))
}

/// Whether a text asks about the play, which nothing here rules on: a revoke, a lead out of turn.
#[must_use]
pub fn is_about_the_play(text: &str) -> bool {
    let letters = text::clean(text).into_iter().map(|glyph| glyph.ch);
    let spaced: String = letters.map(|ch| if ch.is_alphanumeric() { ch } else { ' ' }).collect();
    let said = format!(" {} ", spaced.split_whitespace().collect::<Vec<_>>().join(" "));
    let is_about = words::LISTS.play.iter().any(|phrase| said.contains(&format!(" {phrase} ")));
    let is_call = |event: &Event| matches!(event, Event::Call(_));
    is_about && !Attempt::new(text, None, Words::Known).understood.record.events.iter().any(is_call)
}
