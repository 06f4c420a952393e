//! Calls that no player of this auction may have made: the director named them, they end another story, or they were made at another table.

use super::Sheet;
use crate::shorthand::{
    problem::{ProblemKind, Reading},
    token::{Arrow, Token},
    words::LISTS,
};

impl Sheet {
    /// Asks about calls of which it is not sure that a player of this auction made them.
    pub(super) fn question_calls_of_no_player(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        self.question_calls_of_the_director(text);
        self.question_calls_at_last(text);
        self.question_calls_of_another_table(text);
    }

    /// `TD said pass`, `TL rettet til 2hj`: what the director says or does is no call.
    fn question_calls_of_the_director(&mut self, text: &str) {
        let is_said_by = |at: &usize| self.is_director(*at, text);
        let directors: Vec<usize> = (0..self.lexemes.len()).filter(is_said_by).collect();
        for at in directors {
            let acts = |token: Token| {
                token.is_verb() || matches!(token, Token::ChangeVerb | Token::ChangeTo | Token::Arrow(Arrow::Told))
            };
            let says_little = |token: Token| acts(token) || matches!(token, Token::Filler | Token::Aside);
            let is_joined = |next: &usize| self.is_close(next - 1, *next, text);
            let mut said = (at + 1..self.lexemes.len()).take_while(is_joined);
            let Some(call) = said.find(|next| !self.token(*next).is_some_and(says_little)) else { continue };
            let told = (at + 1..call).any(|at| self.token(at).is_some_and(acts));
            if told && self.token(call).is_some_and(Token::is_call) {
                self.ask_whether(at, call);
            }
        }
    }

    /// `TD`, `the director`, and not `called the director`.
    fn is_director(&self, at: usize, text: &str) -> bool {
        let says_nothing = matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::BadWord));
        let said = if says_nothing { self.word_at(at, text) } else { String::new() };
        let mut words = said.split(' ').skip_while(|word| LISTS.definite_articles.contains(word));
        words.next().is_some_and(|word| LISTS.directors.contains(&word))
    }

    /// `1S 1H eventually 4S`: the next call, or the contract.
    fn question_calls_at_last(&mut self, text: &str) {
        let Some(call) = self.lexemes.iter().rposition(|one| one.token.is_call()) else { return };
        let Some(at) = call.checked_sub(1).filter(|at| self.token(*at) == Some(Token::Filler)) else { return };
        let is_last = LISTS.at_last.contains(&self.word_at(at, text).as_str());
        let Some(bid) = self.call_at(call).filter(|bid| bid.bid().is_some()) else { return };
        if is_last && self.call_stands_before(at) && !self.is_player(at.saturating_sub(1)) {
            self.unclear(call, ProblemKind::Ambiguous { choices: vec![Reading::Call(bid), Reading::Contract] });
        }
    }

    /// `1S 1H table 2: 4S`: behind other calls, a heading that may begin another auction.
    fn question_calls_of_another_table(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_quiet = matches!(self.token(at), Some(Token::Aside | Token::Filler));
            let behind = text.get(self.span_of(at, at + 1).to..);
            if !is_quiet || !behind.is_some_and(|behind| behind.starts_with(':')) {
                continue;
            }
            let said = self.word_at(at, text);
            let is_room = said.split(' ').next().is_some_and(|first| LISTS.labels_of_rooms.contains(&first));
            if is_room && self.token(at + 1).is_some_and(Token::is_call) && self.call_stands_before(at) {
                self.ask_whether(at, at + 1);
            }
        }
    }
}
