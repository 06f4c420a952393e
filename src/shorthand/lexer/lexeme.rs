//! What the lexer makes: tokens with their places.

use crate::shorthand::{problem::Span, token::Token};

/// A token, its place, and what is written around it.
#[derive(Clone, Copy, Debug)]
pub(in crate::shorthand) struct Lexeme {
    pub token: Token,
    pub span: Span,
    /// What comes between this lexeme and the one before it.
    pub gap: Gap,
    /// Whether it is written in brackets, as opponents' calls are.
    pub within: Within,
}

/// The fewest letters of a call that is written as a verb.
const VERB: usize = 4;

/// `passet`, `doubled`, and no letter for a call.
pub(in crate::shorthand) fn is_call_in_words(call: &Lexeme, text: &str) -> bool {
    let word = call.span.of(text);
    call.token.is_call() && word.chars().count() > VERB && word.chars().all(char::is_alphabetic)
}

/// What comes before a lexeme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::shorthand) enum Gap {
    Nothing,
    Space,
    Line,
}

/// Whether something is written in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::shorthand) enum Within {
    Text,
    Brackets,
}
