//! Auctions in other forms, as the lexer takes them over, and the text that it reads.

use super::{
    problem::{Problem, ProblemKind, Span},
    token::Token,
};

/// A text, and the parts of it that are written in other forms.
#[derive(Clone, Copy)]
pub(super) struct Source<'t> {
    pub text: &'t str,
    /// In the order of the text.
    pub foreign: &'t [Stretch],
}

impl<'t> Source<'t> {
    /// A text in which nothing is in another form.
    pub const fn plain(text: &'t str) -> Source<'t> {
        Source { text, foreign: &[] }
    }

    /// The auctions of the stretch at this place.
    pub fn auctions(self, stretch: Span) -> &'t [Auction] {
        let at = self.foreign.partition_point(|known| known.span.from < stretch.from);
        self.foreign.get(at).map_or(&[], |known| &known.auctions)
    }
}

/// A stretch of a text in another form.
pub(super) struct Stretch {
    pub span: Span,
    pub auctions: Vec<Auction>,
}

/// An auction in another form, read.
#[derive(Default)]
pub(super) struct Auction {
    /// The name of its board, if that is given.
    pub name: String,
    /// Where it stands.
    pub span: Span,
    /// What it says, in the order of the auction.
    pub tokens: Vec<(Token, Span)>,
    /// The texts to which [`Token::Note`] points.
    pub notes: Vec<String>,
    /// What could not be read in it.
    pub problems: Vec<Problem>,
}

impl Auction {
    pub fn push(&mut self, token: Token, span: Span) {
        self.tokens.push((token, span));
    }

    /// Something in a call's place that is not a call.
    pub fn not_a_call(&mut self, span: Span) {
        self.problem(ProblemKind::NotACall, span, Token::BadCall);
    }

    pub fn problem(&mut self, kind: ProblemKind, span: Span, instead: Token) {
        self.problems.push(Problem::new(kind, span));
        self.push(instead, span);
    }

    /// Whether anybody called. A board may have only a dealer.
    pub fn has_calls(&self) -> bool {
        self.tokens.iter().any(|(token, _)| token.is_call() || *token == Token::AllPass)
    }
}
