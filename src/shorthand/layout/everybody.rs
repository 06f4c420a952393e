//! `Everyone but East passed`, `all then passed`, `everyone bid 1H`: several players together, and not who made which call.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{problem::ProblemKind, text::folded, token::Token, words::LISTS},
};

impl Sheet {
    /// A word for everybody that stands before a verb or a pass, or before a player who is excepted.
    pub(super) fn question_everybody(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            if self.is_everybody(at, text) && self.acts_together(at, text) {
                self.unclear(at, ProblemKind::UnknownWord);
            }
        }
    }

    /// `everyone`, and not as in `hello everyone` or `North and East both passed`.
    fn is_everybody(&self, at: usize, text: &str) -> bool {
        let word = |at: usize| folded(self.span_of(at, at + 1).of(text));
        let is_small = matches!(self.token(at), Some(Token::Aside | Token::Filler));
        let greets = at > 0 && matches!(self.token(at - 1), Some(Token::Aside)) && self.is_close(at - 1, at, text);
        let of_players = at > 0 && self.is_player(at - 1);
        is_small && !greets && !of_players && LISTS.everybody.contains(&word(at).as_str())
    }

    fn acts_together(&self, at: usize, text: &str) -> bool {
        let small = |token: Token| matches!(token, Token::Filler | Token::Aside);
        let next = (at + 1..).find(|at| !self.token(*at).is_some_and(small)).unwrap_or(at);
        if !(at..next).all(|at| self.is_close(at, at + 1, text)) {
            return false;
        }
        let excepts = (at + 1..next).any(|at| {
            let word = folded(self.span_of(at, at + 1).of(text));
            LISTS.contrasts.contains(&word.as_str()) || LISTS.exceptions.contains(&word.as_str())
        });
        let passes = self.token(next).is_some_and(|token| match token {
            Token::Call(Call::Pass) | Token::Passes(_) => self.span_of(next, next + 1).of(text).len() > 1,
            token => token.is_verb(),
        });
        passes || excepts && self.is_player(next)
    }
}
