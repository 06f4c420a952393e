//! A text without the words that are not known.

use std::collections::HashSet;

use super::{Lexer, Token};
use crate::shorthand::{
    problem::{Problem, ProblemKind, Span},
    words::LISTS,
};

impl Lexer<'_> {
    /// Leaves out the words that are not known, unless what is left may then say something else: where one of them denies or
    /// supposes, or stands beside what is claimed; says whether it has.
    pub(in crate::shorthand) fn leave_out_unknown(&mut self) -> bool {
        let is_word = |problem: &Problem| {
            // `he` and `club`, and no mistyped bid.
            let number = problem.span.of(self.text).starts_with(|ch: char| ch.is_ascii_digit());
            let no_bid = problem.kind == ProblemKind::NotACall && problem.suggestion.is_none() && !number;
            problem.kind == ProblemKind::UnknownWord || no_bid
        };
        let left_out: HashSet<Span> =
            self.problems.extract_if(.., |problem| is_word(problem)).map(|problem| problem.span).collect();
        let says_no = |span: &Span| {
            let word = span.of(self.text).to_lowercase().replace('’', "'");
            LISTS.turning.contains(&word.as_str())
        };
        let unread = |at: usize| self.lexemes.get(at).is_some_and(|lexeme| left_out.contains(&lexeme.span));
        let touches = (0..self.lexemes.len()).any(|at| {
            let claims = self.lexemes.get(at).is_some_and(|lexeme| is_claim(lexeme.token));
            claims && (at > 0 && unread(at - 1) || unread(at + 1))
        });
        if touches || left_out.iter().any(says_no) {
            let spans = left_out.into_iter();
            self.problems.extend(spans.map(|span| Problem::new(ProblemKind::UnknownWord, span)));
            return false;
        }
        for lexeme in self.lexemes.iter_mut().filter(|one| matches!(one.token, Token::BadWord | Token::BadCall)) {
            if left_out.contains(&lexeme.span) {
                lexeme.token = Token::Aside;
            }
        }
        true
    }
}

/// What is said about a call, and not what was called.
const fn is_claim(token: Token) -> bool {
    matches!(
        token,
        Token::Accepted
            | Token::Declined
            | Token::AcceptedSign
            | Token::DeclinedSign
            | Token::Comparable
            | Token::NotComparable
            | Token::Mispull
            | Token::Intended
            | Token::OutOfTurn
            | Token::Withdrawn
            | Token::MadeGood
            | Token::Artificial
    )
}
