//! Calls that no player of this auction may have made: the director named them, they end another story, or they were made at another table.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Reading, Span},
        text::folded,
        token::{Arrow, Token},
        words::LISTS,
    },
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
        self.question_to_pass(text);
        self.question_for_a_player(text);
    }

    /// `TD said pass`, `TL rettet til 2hj`: what the director says or does is no call.
    fn question_calls_of_the_director(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let acts = |token: Token| {
                token.is_verb() || matches!(token, Token::ChangeVerb | Token::ChangeTo | Token::Arrow(Arrow::Told))
            };
            let says_little = |token: Token| acts(token) || matches!(token, Token::Filler | Token::Aside);
            let is_joined = |next: &usize| self.is_close(next - 1, *next, text);
            let mut said = (at + 1..self.lexemes.len()).take_while(is_joined);
            let Some(call) = said.find(|next| !self.token(*next).is_some_and(says_little)) else { continue };
            let told = (at + 1..call).any(|at| self.token(at).is_some_and(acts));
            if told && self.token(call).is_some_and(Token::is_call) && self.is_director(at, text) {
                self.ask_whether(at, call);
            }
        }
    }

    /// `TD`, `the director`, and not `called the director`.
    fn is_director(&self, at: usize, text: &str) -> bool {
        let says_nothing = matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::BadWord));
        let said = folded(self.span_of(at, at + 1).of(text));
        let mut words = said.split(' ').skip_while(|word| LISTS.definite_articles.contains(word));
        says_nothing && words.next().is_some_and(|word| LISTS.directors.contains(&word))
    }

    /// `1S 1H eventually 4S`: the next call, or the contract.
    fn question_calls_at_last(&mut self, text: &str) {
        let Some(call) = self.lexemes.iter().rposition(|one| one.token.is_call()) else { return };
        let Some(at) = call.checked_sub(1).filter(|at| self.token(*at) == Some(Token::Filler)) else { return };
        let is_told = (0..at).any(|at| self.token(at).is_some_and(Token::is_call));
        let is_last = LISTS.at_last.contains(&folded(self.span_of(at, call).of(text)).as_str());
        let Some(bid) = self.call_at(call).filter(|bid| bid.bid().is_some()) else { return };
        if is_told && is_last && !self.is_player(at.saturating_sub(1)) {
            self.unclear(call, ProblemKind::Ambiguous { choices: vec![Reading::Call(bid), Reading::Contract] });
        }
    }

    /// `1S 1H table 2: 4S`: behind other calls, a heading that may begin another auction.
    fn question_calls_of_another_table(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let span = self.span_of(at, at + 1);
            let said = folded(span.of(text));
            let first = said.split(' ').next().unwrap_or_default();
            let is_heading = matches!(self.token(at), Some(Token::Aside | Token::Filler))
                && text.get(span.to..).is_some_and(|rest| rest.starts_with(':'))
                && LISTS.labels_of_rooms.contains(&first);
            let is_told = (0..at).any(|at| self.token(at).is_some_and(Token::is_call));
            if is_heading && is_told && self.token(at + 1).is_some_and(Token::is_call) {
                self.ask_whether(at, at + 1);
            }
        }
    }

    /// `1S 1H to pass`: two passes in Norwegian, one in English, where nothing tells which it is.
    fn question_to_pass(&mut self, text: &str) {
        let is_norwegian =
            |word: &str| LISTS.norwegian.contains(&word.trim_start_matches(|ch: char| ch.is_ascii_digit()));
        let folded_text = folded(text);
        if folded_text.split(|ch: char| !ch.is_alphanumeric()).any(is_norwegian) {
            return;
        }
        let is_to_pass = |at: &usize| {
            matches!(self.token(*at), Some(Token::Passes(2)))
                && LISTS.to_pass.contains(&folded(self.span_of(*at, at + 1).of(text)).as_str())
        };
        let found: Vec<usize> = (0..self.lexemes.len()).filter(is_to_pass).collect();
        for at in found {
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(Call::Pass), Reading::Remark] });
        }
    }

    /// `1S 1H pass for West`, `acc for West`: on their behalf, or before they could call; `pass after West`.
    fn question_for_a_player(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_for = matches!(self.token(at), Some(Token::Before | Token::Over))
                && LISTS.on_behalf_of.contains(&folded(self.span_of(at, at + 1).of(text)).as_str());
            let close = self.is_close(at - 1, at, text) && self.is_close(at, at + 1, text);
            let is_said = self
                .token(at - 1)
                .is_some_and(|token| token.is_call() || matches!(token, Token::Accepted | Token::Declined));
            let goes_on = self.token(at + 2).is_some_and(|next| {
                let calls = next.is_call() && self.is_close(at + 1, at + 2, text);
                calls || next.is_verb() || matches!(next, Token::Owner | Token::CouldCall | Token::HadCalled)
            });
            if is_for && close && is_said && !goes_on && self.is_player(at + 1) {
                let seat = self.seat_at(at + 1);
                let choices: Vec<Reading> = seat.map(Reading::CalledBy).into_iter().chain([Reading::Remark]).collect();
                let span: Span = self.span_of(at, at + 2);
                self.lexemes.drain(at..at + 2);
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
            }
        }
    }
}
