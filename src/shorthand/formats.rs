//! Auctions as other programs write them: PBN, LIN, and the links and tags of BBO's hand viewer. Each is recognised
//! where it begins and read from the original text; what stands around it is ordinary shorthand.

mod compact;
mod hand_viewer;
mod lin;
mod notes;
pub mod pbn;
mod percent;

use super::{
    lexer::Gap,
    problem::{Problem, ProblemKind, Span},
    token::Token,
};

/// A stretch of text in another form, read.
pub(super) struct Foreign {
    /// The byte after it.
    pub end: usize,
    /// What it says, in the order of the auction.
    pub tokens: Vec<(Token, Span)>,
    /// The texts to which [`Token::Note`] points.
    pub notes: Vec<String>,
    /// What could not be read in it.
    pub problems: Vec<Problem>,
}

impl Foreign {
    fn new() -> Foreign {
        Foreign { end: 0, tokens: Vec::new(), notes: Vec::new(), problems: Vec::new() }
    }

    fn push(&mut self, token: Token, span: Span) {
        self.tokens.push((token, span));
    }

    /// Something that stands in a call's place and is none.
    fn not_a_call(&mut self, span: Span) {
        self.problems.push(Problem::new(ProblemKind::NotACall, span));
        self.push(Token::BadCall, span);
    }
}

/// What is written in another form at this byte of the text, if anything is, and read up to `end`. `gap` stands before it.
pub(super) fn at(whole: &str, from: usize, end: usize, gap: Gap) -> Option<Foreign> {
    let text = whole.get(..end)?;
    let rest = text.get(from..)?;
    match rest.chars().next()? {
        '[' => hand_viewer::tag(text, from).or_else(|| pbn::read(text, from)),
        ch if !ch.is_ascii_alphabetic() || gap == Gap::Nothing => None,
        _ => lin::read(whole, text, from).or_else(|| hand_viewer::link(text, from)),
    }
}

/// The part of a text between two bytes.
fn part(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}
