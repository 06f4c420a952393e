//! A text without the words that are not known.

use std::collections::HashSet;

use super::{Lexer, Token};
use crate::shorthand::problem::{Problem, ProblemKind, Span};

impl Lexer<'_> {
    /// Leaves out the words that are not known; gives what was left out of the text around a table.
    pub(in crate::shorthand) fn leave_out_unknown(&mut self) -> Vec<Span> {
        let is_word = |problem: &Problem| {
            // `he` and `club`, and no mistyped bid.
            let number = problem.span.of(self.text).starts_with(|ch: char| ch.is_ascii_digit());
            let no_bid = problem.kind == ProblemKind::NotACall && problem.suggestion.is_none() && !number;
            problem.kind == ProblemKind::UnknownWord || no_bid
        };
        let left_out: HashSet<Span> =
            self.problems.extract_if(.., |problem| is_word(problem)).map(|problem| problem.span).collect();
        for lexeme in self.lexemes.iter_mut().filter(|one| matches!(one.token, Token::BadWord | Token::BadCall)) {
            if left_out.contains(&lexeme.span) {
                lexeme.token = Token::Aside;
            }
        }
        let outside: Vec<Problem> =
            self.problems.extract_if(.., |problem| problem.kind == ProblemKind::OutsideTable).collect();
        outside.into_iter().map(|problem| problem.span).collect()
    }
}
