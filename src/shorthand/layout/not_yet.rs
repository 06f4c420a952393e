//! Players who had not called yet: `before East could bid`.

use super::Sheet;
use crate::{
    bridge::Seat,
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        token::{Arrow, Token},
        words::LISTS,
    },
};

impl Sheet {
    /// `before East could bid`, `East hadn't bid yet`: nothing that the calls do not say; it is named as left out.
    pub(super) fn not_yet(&mut self, text: &str) {
        let mut at = 0;
        while at < self.lexemes.len() {
            // `before W accepted`: whether W did.
            let chose = matches!(self.token(at + 2), Some(Token::Accepted | Token::Declined));
            let close = self.is_close(at + 1, at + 2, text);
            if self.token(at) == Some(Token::Before) && self.is_player(at + 1) && chose && close {
                self.ask_whether(at, at + 2);
            }
            let length = match (self.token(at), self.token(at + 1)) {
                (Some(Token::Before), _) if self.is_player(at + 1) && self.is_close(at, at + 1, text) => {
                    let verb = matches!(self.token(at + 2), Some(Token::CouldCall | Token::HadCalled));
                    2 + usize::from(verb)
                }
                // `W dealer, N opened 1H before she had called`
                (Some(Token::Before), Some(Token::Pronoun)) => {
                    2 + usize::from(matches!(self.token(at + 2), Some(Token::CouldCall | Token::HadCalled)))
                }
                (_, Some(Token::CouldCall)) if self.is_player(at) => 2,
                _ => 0,
            };
            // `before East passed`, `before East's pass`, `W could bid 2C`: what did not happen, or not yet.
            let next = at + length + usize::from(self.token(at + length) == Some(Token::Owner));
            let tells_of_call = length > 0 && self.token(next).is_some_and(Token::is_call);
            if tells_of_call && self.is_close(at + length - 1, next, text) {
                self.ask_whether(at, next);
            } else if length > 0 && self.is_called_by_who_had_not(at, length) {
                let span = self.span_of(at - 1, at + length);
                self.lexemes.drain(at..at + length);
                self.unclear(
                    at - 1,
                    ProblemKind::Ambiguous { choices: vec![Reading::ChangeOfCall, Reading::NextCall] },
                );
                self.problems.last_mut().into_iter().for_each(|problem| problem.span = span);
                continue;
            } else if length > 0 && (self.call_is_before(at) || self.is_told_in_front(at, length, text)) {
                self.says_who_had_not_called = true;
                self.question_who_was_first(at, length, text);
                self.left_out.push(self.span_of(at, at + length));
                self.lexemes.drain(at..at + length);
                continue;
            }
            if matches!(self.token(at), Some(Token::Before | Token::CouldCall)) {
                self.unclear(at, ProblemKind::UnknownWord);
            }
            at += 1;
        }
    }

    /// `1S 1H pass for West`, `acc for West`: on their behalf, or before they could call; `pass after West`.
    pub(super) fn question_for_a_player(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_for = matches!(self.token(at), Some(Token::Before | Token::Over))
                && LISTS.on_behalf_of.contains(&self.word_at(at, text).as_str());
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
                let span = self.span_of(at, at + 2);
                self.lexemes.drain(at..at + 2);
                self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
            }
        }
    }

    fn call_is_before(&self, at: usize) -> bool {
        self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call())
    }

    /// `Dealer N. Before N could call West passed`, `LHO hasn't called yet. 1H P 1H`: the dealer, or a sentence of its own.
    fn is_told_in_front(&self, at: usize, length: usize, text: &str) -> bool {
        let next = at + length;
        let is_whole = matches!(self.token(next - 1), Some(Token::CouldCall));
        let is_dealer =
            (at..next).any(|at| self.token(at).and_then(Token::seat).is_some_and(|seat| self.dealer == Some(seat)));
        let acts = self.is_player(next) && self.token(at) == Some(Token::Before);
        let gap = Sheet::between(text, self.span_of(next - 1, next), self.span_of(next, next + 1));
        is_whole && self.token(next).is_some() && (is_dealer && acts || gap.contains(['.', '!', '\n']))
    }

    /// `LHO is dealer. I opened 1NT before she had called`: the dealer, where a single call is told.
    pub(super) fn is_of_the_dealer(&self, pronoun: usize) -> bool {
        let calls = self.lexemes.iter().filter(|lexeme| lexeme.token.is_call()).count();
        let is_before = pronoun.checked_sub(1).and_then(|at| self.token(at)) == Some(Token::Before);
        is_before && calls == 1 && self.call_is_before(pronoun) && (self.dealer.is_some() || self.dealer_seen.is_some())
    }

    /// `1H P 2H then 3H before W had called`: by turn the last call would be West's.
    fn is_called_by_who_had_not(&self, at: usize, length: usize) -> bool {
        let Some(call) = at.checked_sub(1).filter(|call| self.call_at(*call).is_some()) else { return false };
        let is_named = |at: usize| at > 0 && self.is_player(at - 1) || self.token(at + 1) == Some(Token::By);
        let mut calls = (0..=call).filter(|at| self.token(*at).is_some_and(Token::is_call));
        let seat = |at: usize| at.checked_sub(1).and_then(|at| self.token(at)?.seat());
        let turn = calls.try_fold(self.dealer.unwrap_or(Seat::North), |turn, at| {
            let by = if is_named(at) { seat(at)? } else { turn };
            Some(by.lho())
        });
        let had_not = (at..at + length).find_map(|at| match self.token(at)? {
            Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
            token => token.seat(),
        });
        let is_seen = (at..at + length).any(|at| matches!(self.token(at), Some(Token::Relative(_))));
        let bid = |at: Option<usize>| at.and_then(|at| self.call_at(at)?.bid());
        let before = (0..call).rev().find(|at| self.call_at(*at).is_some());
        let raises = bid(Some(call)).zip(bid(before)).is_some_and(|(bid, last)| bid.denomination == last.denomination);
        let next = (at + length..self.lexemes.len()).any(|at| self.token(at).is_some_and(Token::is_call));
        let is_changed = call > 0 && matches!(self.token(call - 1), Some(Token::Arrow(Arrow::Told)));
        !is_named(call)
            && !is_changed
            && before.is_some()
            && !next
            && (turn.map(Seat::rho) == had_not || is_seen && raises)
    }

    /// `East opened 1C before North had called`: the first call of the text, and who dealt is not said.
    fn question_who_was_first(&mut self, at: usize, length: usize, text: &str) {
        let calls = (0..at).filter(|at| self.token(*at).is_some_and(Token::is_call)).count();
        let is_said = self.dealer.is_some() || self.dealer_seen.is_some() || calls != 1;
        let seat = |from: usize, to: usize| (from..to).find_map(|at| self.token(at)?.seat());
        if let (Some(caller), Some(other)) = (seat(0, at), seat(at, at + length))
            && !is_said
            && self.is_close(at.saturating_sub(1), at, text)
        {
            let span = self.span_of(at, at + length);
            self.ask_who_dealt(span, vec![other, caller]);
        }
    }
}
