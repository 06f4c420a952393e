//! Words of order between calls: `then:` before a second auction, `the end: 4S`, `East passed, then 1H`.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading},
        text::clean,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `first: 1S 1H then: 1H P 1D`: another auction.
    pub(super) fn question_second_auctions(&mut self, text: &str) {
        let Some(first) = self.lexemes.iter().position(|lexeme| lexeme.token.is_call()) else { return };
        let begins = |lexeme: &&Lexeme| {
            let after = text.get(lexeme.span.to..).unwrap_or_default();
            after.trim_start_matches(' ').starts_with(':') && LISTS.sections.contains(&word(lexeme, text).as_str())
        };
        if let Some(second) = self.lexemes.iter().skip(first).find(begins) {
            self.problems.push(Problem::new(ProblemKind::TwoTables, second.span));
        }
    }

    /// `1S P 4S, the end: 4S`: the contract, named once more, or a call.
    pub(super) fn question_calls_after_the_end(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let in_words = self.span_of(at, at + 1).of(text).starts_with(char::is_alphabetic);
            let is_end = matches!(self.token(at), Some(Token::End)) && in_words;
            let Some(call) = self.call_at(at + 1).filter(|call| is_end && call.bid().is_some()) else { continue };
            self.unclear(at + 1, ProblemKind::Ambiguous { choices: vec![Reading::Contract, Reading::Call(call)] });
        }
    }

    /// `East passed, then 1H`, `East passed but opened 1H`: the next player's call, or one that East made instead.
    pub(super) fn question_calls_after_a_pass(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let named = self.is_player(at - 1) || at > 1 && self.is_player(at - 2) && self.is_verb_at(at - 1);
            let pass = self.lexemes.get(at).filter(|one| one.token == Token::Call(Call::Pass));
            let in_words = pass.is_some_and(|pass| pass.span.to - pass.span.from > 3);
            let end = (at + 1..).find(|at| !self.goes_on_at(*at, text)).unwrap_or(at);
            let spoken = (at + 1..end).any(|at| self.token(at) != Some(Token::And) || self.is_verb_at(at));
            let Some(call) = self.lexemes.get(end).filter(|call| call.token.is_call()) else { continue };
            if named && in_words && spoken {
                let choices = vec![Reading::ChangeOfCall, Reading::Separator];
                let span = self.span_of(at, end).until(call.span);
                self.unclear(end, ProblemKind::Ambiguous { choices });
                self.problems.last_mut().into_iter().for_each(|problem| problem.span = span);
            }
        }
    }

    fn is_verb_at(&self, at: usize) -> bool {
        self.token(at).is_some_and(Token::is_verb)
    }

    /// `then`, `but`, `and opened`
    fn goes_on_at(&self, at: usize, text: &str) -> bool {
        let is_then = |lexeme: &Lexeme| LISTS.then.contains(&word(lexeme, text).as_str());
        let goes_on = |lexeme: &Lexeme| match lexeme.token {
            Token::And => true,
            Token::Filler => is_then(lexeme),
            token => token.is_verb(),
        };
        self.lexemes.get(at).is_some_and(goes_on)
    }
}

fn word(lexeme: &Lexeme, text: &str) -> String {
    clean(lexeme.span.of(text)).iter().map(|glyph| glyph.ch).collect()
}
