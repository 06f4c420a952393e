//! `Everyone but East passed`, `all then passed`, `everyone bid 1H`: several players together, and not who made which call.

use super::Sheet;
use crate::{
    bridge::{Call, Seat},
    shorthand::{lexer::Lexeme, problem::ProblemKind, text::folded, token::Token, words::LISTS},
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

    /// `dealer S, everyone passed except N, who opened 1H`: each of the others passed, those who sit before North and those behind.
    pub(super) fn settle_exceptions(&mut self, text: &str) {
        let Some(dealer) = self.dealer else { return };
        let Some(all) = self.lexemes.iter().position(|lexeme| lexeme.token == Token::AllPass) else { return };
        let Some((seat, call)) = self.token(all + 1).and_then(Token::seat).zip(self.call_at(all + 2)) else { return };
        let gap = folded(Sheet::between(text, self.span_of(all, all + 1), self.span_of(all + 1, all + 2)));
        let of_others = LISTS.others_passed.contains(&folded(self.span_of(all, all + 1).of(text)).as_str());
        let excepts = gap
            .split(|ch: char| !ch.is_alphanumeric())
            .any(|word| LISTS.contrasts.contains(&word) || LISTS.exceptions.contains(&word))
            || LISTS.exceptions.contains(&gap.trim());
        let acts = |token: Token| token.is_call() || matches!(token, Token::AllPass | Token::Arrow(_));
        let others = self.lexemes.iter().enumerate().filter(|(at, _)| !(all..all + 3).contains(at));
        let is_all = !others.into_iter().any(|(_, lexeme)| acts(lexeme.token));
        if !excepts || of_others || !is_all || call.bid().is_none() {
            return;
        }
        let before =
            std::iter::successors(Some(dealer), |seat| Some(seat.lho())).take_while(|turn| *turn != seat).count();
        if let Some(passes) = self.lexemes.get(all).copied() {
            let of = |count: usize| Lexeme { token: Token::Passes(count), ..passes };
            self.lexemes.insert(all + 3, of(Seat::ALL.len() - 1 - before));
            self.lexemes.splice(all..=all, [of(before)]);
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
