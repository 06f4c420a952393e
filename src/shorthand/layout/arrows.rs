//! Arrows between calls that follow each other: `1H -> P -> 1S`.

use super::Sheet;
use crate::shorthand::{
    lexer::Lexeme,
    problem::{Reading, Span},
    token::{Arrow, Token},
};

impl Sheet {
    /// From the first call on there is an arrow between any two calls, up to the last arrow, and there are several: they stand
    /// for *then*. One arrow puts a call in the place of another, and so do several after an irregular call.
    pub(super) fn drop_arrows_of_a_chain(&mut self) {
        let is_arrow = |lexeme: &Lexeme| matches!(lexeme.token, Token::Arrow(Arrow::Bare | Arrow::Clear));
        let arrows = self.lexemes.iter().filter(|lexeme| is_arrow(lexeme)).count();
        let kinds = || self.lexemes.iter().map(|lexeme| lexeme.token).filter(|token| matches!(token, Token::Arrow(_)));
        let alike = kinds().all(|kind| Some(kind) == kinds().next());
        let Some(last) = self.lexemes.iter().rposition(is_arrow).filter(|_| arrows > 1 && alike) else { return };
        let linked = self.lexemes.get(..last).unwrap_or_default();
        let calls: Vec<&Lexeme> = linked.iter().filter(|lexeme| lexeme.token.is_call()).collect();
        let nobody_accepts = calls.first().and_then(|first| first.token.call()).is_some_and(|call| {
            call.is_double_or_redouble() || call.bid().is_some_and(crate::bridge::Bid::is_above_seven)
        });
        let alternate = linked.split(is_arrow).all(|part| part.iter().filter(|one| one.token.is_call()).count() == 1);
        // `1H mispull > X > 2H`: what was meant takes the place of the slip.
        let is_slip = |lexeme: &Lexeme| matches!(lexeme.token, Token::Mispull | Token::Slip | Token::WrongCard);
        if !alternate || calls.len() != arrows || linked.iter().any(is_slip) {
            return;
        }
        let clear = self.lexemes.get(last).is_some_and(|lexeme| lexeme.token == Token::Arrow(Arrow::Clear));
        if nobody_accepts && (clear || arrows > 2) {
            // `X > P > 1C`: a call that nobody can accept is replaced, and its replacement may be replaced too.
            let span = self.lexemes.get(last).map_or(Span::default(), |lexeme| lexeme.span);
            self.problem(span, vec![Reading::NextCall, Reading::ChangeOfCall]);
        } else if !nobody_accepts {
            self.lexemes.retain(|lexeme| !is_arrow(lexeme));
        }
    }
}
