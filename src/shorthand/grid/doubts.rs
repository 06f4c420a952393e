//! Cells of a table that hold no call, or two.

use super::Grid;
use crate::{
    bridge::Call,
    shorthand::{
        lexer::{Lexeme, Lexer},
        problem::{Problem, ProblemKind, Reading, Span},
        text::Glyph,
        token::Token,
    },
};

impl Grid<'_> {
    /// `| 1S | * | 2S |`, `| (thinks) |`: something that is no call, in the place of one.
    pub(super) fn question_cell_without_call(&mut self, cell: &[Glyph]) {
        let lexed = Lexer::run(self.source, cell);
        let says_nothing = |lexeme: &Lexeme| {
            matches!(lexeme.token, Token::Aside | Token::Exclamation | Token::Meaning | Token::AcceptedSign)
        };
        let is_remark =
            !lexed.lexemes.is_empty() && lexed.problems.is_empty() && lexed.lexemes.iter().all(says_nothing);
        let span = lexed.lexemes.iter().map(|lexeme| lexeme.span).reduce(Span::until);
        let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
        let problem = span.filter(|_| is_remark).map(|span| Problem::new(ProblemKind::Ambiguous { choices }, span));
        self.problems.extend(problem);
    }

    /// `| 1S, 2S |`: a second call in a cell, and nothing that says why.
    pub(super) fn question_second_call(&mut self, cell: &[Glyph]) {
        let lexed = Lexer::run(self.source, cell);
        let says_nothing = |token: &Token| {
            matches!(
                token,
                Token::Insufficient
                    | Token::Illegal
                    | Token::Exclamation
                    | Token::Doubt
                    | Token::Filler
                    | Token::Aside
                    | Token::And
                    | Token::Dash
                    | Token::Slash
                    | Token::Meaning
            )
        };
        let said: Vec<_> = lexed.lexemes.iter().filter(|lexeme| !says_nothing(&lexeme.token)).collect();
        let call = |token: Token| token.call().is_some() || token == Token::DoubleVerb;
        let second = said.windows(2).find_map(|pair| match pair {
            [one, next] if call(one.token) && call(next.token) => Some(next.span),
            _ => None,
        });
        let choices = vec![Reading::ChangeOfCall, Reading::Separator];
        self.problems.extend(second.map(|span| Problem::new(ProblemKind::Ambiguous { choices }, span)));
    }
}
