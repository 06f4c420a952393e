//! The shorthand: what players type, `1H P 1H ib`, becomes a record, or a list of problems, each with its place.
//!
//! ```text
//! text ──text, prose──► glyphs ──lexer──► lexemes ──layout──► lexemes in a row ──reader──► Record
//!   │                                  ▲                                                     │
//!   └─► PBN, LIN, links ──formats──────┘                      text ◄──write── reader::plan ◄───┘
//! ```
//!
//! `text` takes off markup and levels ways of writing; `footnotes` and `grid` write out notes and tables; `prose` leaves out what stands around a table; `lexer` finds words, bids and brackets by the vocabulary
//! in `words/`; `layout` decides what dashes, headers and the dealer say; `reader` keeps track of whose turn it
//! is and writes the events. Nothing here knows the Laws: an illegal call is written down like any other.

mod footnotes;
pub mod formats;
mod grid;
mod layout;
mod lexer;
mod problem;
mod prose;
mod reader;
mod several;
mod suggest;
mod text;
mod token;
mod words;
mod write;

pub use problem::{Expected, Problem, ProblemKind, Problems, Reading, Span};
pub use write::write;

use crate::{
    bridge::Seat,
    lawbook::Edition,
    record::{Event, Record},
};

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
    /// What has nothing to do with the auction, passage by passage, each on one line. It has to be shown with the record.
    pub left_out: Vec<String>,
    /// Whose passes were not written and are in the record: `1H (2C) 2H 3H`. They have to be shown too.
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
    let Attempt { problems: mut list, .. } = attempt;
    list.sort_by_key(|problem| (problem.span.from, problem.span.to));
    let partly = list.iter().any(is_about_words).then(|| Attempt::new(text, laws, Words::Known)).and_then(|known| {
        let events = &known.understood.record.events;
        let calls = events.iter().filter(|event| matches!(event, Event::Call(_))).count();
        (known.problems.is_empty() && calls > 1).then(|| Box::new(known.understood))
    });
    Err(Problems { list, fix, partly })
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

/// Whether the problem may go with the words that are not known.
const fn is_about_words(problem: &Problem) -> bool {
    matches!(
        problem.kind,
        ProblemKind::UnknownWord | ProblemKind::NotACall | ProblemKind::MarkWithoutCall | ProblemKind::OutsideTable
    )
}

/// Which words are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    All,
    /// Those that are known; the others are left out.
    Known,
}

/// A text as far as it was read.
struct Attempt {
    understood: Understood,
    problems: Vec<Problem>,
    /// What was said, in the order of the text.
    tokens: Vec<token::Token>,
    /// The prose of which nothing was read.
    prose: Vec<Span>,
}

impl Attempt {
    fn new(text: &str, laws: Option<Edition>, words: Words) -> Attempt {
        let nothing = Understood {
            record: Record::new(Edition::default(), Seat::North),
            left_out: Vec::new(),
            put_in: Vec::new(),
        };
        let foreign = formats::find(text);
        if let Some(problem) = too_long(text, &foreign).or_else(|| one_of_several(text, &foreign)) {
            return Attempt { understood: nothing, problems: vec![problem], tokens: Vec::new(), prose: Vec::new() };
        }
        let (glyphs, unplaced) = footnotes::put_in_place(text::clean_around(text, &foreign));
        let (glyphs, unclear) = grid::write_out(text, glyphs);
        let twice = several::second(text, &glyphs);
        let prose::Excerpt { glyphs, left_out: mut prose, settings, problems } = prose::excerpt(text, glyphs);
        let mut lexed = lexer::Lexer::run(text, &glyphs);
        lexed.problems.extend(unplaced.into_iter().chain(unclear).chain(twice).chain(problems));
        let mut unread: Vec<Span> = prose.clone();
        let cut = words == Words::Known && lexed.leave_out_unknown();
        let tokens = lexed.lexemes.iter().map(|lexeme| lexeme.token).collect();
        let sheet = layout::arrange(text, lexed);
        let asides = sheet.left_out.clone();
        let reader::Read { record, mut problems, put_in, left_out: unused } = reader::read(text, sheet, laws);
        if let [Problem { kind: kind @ ProblemKind::EmptyText, .. }] = problems.as_mut_slice()
            && !foreign.is_empty()
            && !foreign.iter().flat_map(|span| formats::read(text, *span)).any(|auction| auction.has_calls())
        {
            *kind = ProblemKind::NoCalls;
        }
        if cut {
            // Players and marks that lost their calls with the words.
            let lost =
                |problem: &mut Problem| matches!(problem.kind, ProblemKind::UnknownWord | ProblemKind::MarkWithoutCall);
            unread.extend(problems.extract_if(.., lost).map(|problem| problem.span));
        }
        unread.extend(asides.into_iter().chain(unused));
        unread.sort_by_key(|span| (span.from, span.to));
        let left_out = passages(text, &unread);
        prose.retain(|span| !settings.iter().any(|setting| span.until(*setting) == *span));
        Attempt { understood: Understood { record, left_out, put_in }, problems, tokens, prose }
    }
}

/// Whether more is written than anybody says about an auction. What stands in other forms has comments and sections beside
/// its calls, and a limit of its own for these.
fn too_long(text: &str, foreign: &[Span]) -> Option<Problem> {
    if text.len() <= LIMIT {
        return None;
    }
    let is_shorthand = |at: usize| {
        let before = foreign.partition_point(|span| span.from <= at);
        before.checked_sub(1).and_then(|last| foreign.get(last)).is_none_or(|span| span.to <= at)
    };
    let (from, _) = text.char_indices().filter(|(at, _)| is_shorthand(*at)).nth(LIMIT)?;
    Some(Problem::new(ProblemKind::TooLong { limit: LIMIT }, Span { from, to: text.len() }))
}

/// Boards in other forms of which one is asked about: they are never one auction.
fn one_of_several(text: &str, foreign: &[Span]) -> Option<Problem> {
    let auctions = foreign.iter().flat_map(|span| formats::read(text, *span)).filter(formats::Auction::has_calls);
    let auctions: Vec<formats::Auction> = auctions.collect();
    let second = auctions.get(1)?;
    let name = |(number, auction): (usize, &formats::Auction)| match auction.name.trim() {
        "" => number.to_string(),
        name => name.to_owned(),
    };
    let boards = (1..).zip(&auctions).map(name).collect();
    Some(Problem::new(ProblemKind::SeveralAuctions { boards }, second.span))
}

/// The spans as they are written, each on one line; those with nothing but signs between are one.
fn passages(text: &str, spans: &[Span]) -> Vec<String> {
    let mut joined: Vec<Span> = Vec::new();
    for span in spans {
        let is_apart = |last: &Span| {
            let between = text.get(last.to..span.from).unwrap_or_default();
            between.contains(char::is_alphanumeric)
        };
        match joined.last_mut() {
            Some(last) if !is_apart(last) => *last = last.until(*span),
            Some(_) | None => joined.push(*span),
        }
    }
    let with_stop = |span: &Span| {
        let rest = text.get(span.to..).unwrap_or_default();
        let stops = rest.chars().take_while(|ch| ":?!.".contains(*ch)).count();
        text.get(span.from..span.to + stops).unwrap_or_default()
    };
    let in_one_line = |passage: &str| passage.split_whitespace().collect::<Vec<_>>().join(" ");
    joined.iter().map(|span| in_one_line(with_stop(span))).collect()
}
