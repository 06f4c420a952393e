//! Calls that replace others, in words: `changed 1H to 2H`, `corrected 2H`, `withdrawn`.

use super::{Sheet, retold::describes};
use crate::{
    bridge::Call,
    shorthand::{
        lexer::Lexeme,
        problem::{ProblemKind, Reading},
        token::{Arrow, Token},
    },
};

impl Sheet {
    /// `changed 1H to 2H`, `rettet Syd til 2H`, `withdrawn`.
    pub(super) fn changes(&mut self) {
        for lexeme in self.lexemes.iter_mut().filter(|lexeme| lexeme.token == Token::Withdrawn) {
            lexeme.token = Token::Arrow(Arrow::Told);
        }
        let mut at = 0;
        while at < self.lexemes.len() {
            if self.token(at) == Some(Token::ChangeVerb) {
                self.change_at(at);
            } else if self.token(at) == Some(Token::ChangeTo) {
                self.unclear(at, ProblemKind::UnknownWord);
            }
            at += 1;
        }
    }

    /// `2hj på 2sp`: `på`, which also stands before the new call of a change, means *over* where nothing was changed and the bid before it is
    /// too low over the bid behind it.
    pub(super) fn settle_bids_on_others(&mut self) {
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let is_on = |at: &usize| {
            let next = (at + 1..).find(|at| !self.is_player(*at) && !self.is_owner(*at)).and_then(bid);
            let low = bid(at - 1).zip(next).is_some_and(|(low, over)| !low.is_sufficient_over(Some(over)));
            low && self.token(*at) == Some(Token::ChangeTo)
        };
        let is_changed = self.lexemes.iter().any(|one| matches!(one.token, Token::ChangeVerb | Token::Arrow(_)));
        let on: Vec<usize> = (1..self.lexemes.len()).filter(|at| !is_changed && is_on(at)).collect();
        for at in on {
            self.lexemes.get_mut(at).into_iter().for_each(|word| word.token = Token::Over);
        }
    }

    /// `> 2H before the TD came`: the call took the other's place before LHO could choose. Where it is not plain of which call that is said, it
    /// is asked.
    pub(super) fn settle_what_was_premature(&mut self) {
        while let Some(at) = self.lexemes.iter().position(|lexeme| lexeme.token == Token::BeforeRuling) {
            let says_little = |token: Token| {
                let is_found = matches!(token, Token::Comparable | Token::NotComparable);
                token.is_verb() || describes(token) || is_found || matches!(token, Token::Filler | Token::Aside)
            };
            let call = (0..at).rev().find(|at| !self.token(*at).is_some_and(says_little));
            let call = call.filter(|at| self.token(*at).is_some_and(Token::is_call));
            let is_arrow = |at: &usize| matches!(self.token(*at), Some(Token::Arrow(_)));
            let arrow = call.and_then(|call| call.checked_sub(1)).filter(is_arrow);
            let is_open = |one: &Lexeme| matches!(one.token, Token::Arrow(arrow) if arrow != Arrow::Told);
            if arrow.is_none() && self.lexemes.iter().any(is_open) {
                self.ask_whether(at, at);
                continue;
            }
            if let Some(arrow) = arrow.and_then(|at| self.lexemes.get_mut(at)) {
                arrow.token = Token::Arrow(Arrow::Told);
            }
            self.lexemes.get_mut(at).into_iter().for_each(|words| words.token = Token::Aside);
        }
    }

    fn is_owner(&self, at: usize) -> bool {
        matches!(self.token(at), Some(Token::Owner | Token::Mine))
    }

    fn stands_before(&self, call: Call, at: usize) -> bool {
        self.lexemes.iter().take(at).any(|one| one.token.call() == Some(call))
    }

    fn change_at(&mut self, at: usize) {
        let player = usize::from(self.is_player(at + 1) && !self.is_owner(at + 2));
        // `changed her 1H to 2H`
        let owner = (at + 1 + player..).take_while(|at| self.is_owner(*at) || self.is_player(*at)).count();
        let first = self.call_at(at + 1 + player + owner);
        let to = at + 1 + player + owner + usize::from(first.is_some());
        let is_new = first.is_some_and(|call| call.bid().is_some() && !self.stands_before(call, at));
        if is_new && player + owner == 0 && self.token(to) != Some(Token::ChangeTo) && at > 0 {
            if let Some((before, after)) = self.call_at(at - 1).and_then(Call::bid).zip(first.and_then(Call::bid))
                && !after.is_sufficient_over(Some(before))
            {
                // `2H replaces 1H`
                return self.problem(self.span_of(at, to), vec![Reading::Unintended, Reading::ChangeOfCall]);
            }
            // `1S 1H corrected 2H`
            self.lexemes.get_mut(at).into_iter().for_each(|verb| verb.token = Token::Arrow(Arrow::Told));
            return;
        }
        if self.token(to) != Some(Token::ChangeTo) || !self.token(to + 1).is_some_and(Token::is_call) {
            return self.unclear(at, ProblemKind::UnknownWord);
        }
        let last = self.lexemes.iter().take(at).rev().find_map(|lexeme| lexeme.token.call());
        if first.is_some() && first != last {
            return self.unclear(to - 1, ProblemKind::NothingToReplace);
        }
        let span = self.span_of(at, to + 1);
        if let Some(lexeme) = self.lexemes.get_mut(to) {
            *lexeme = Lexeme { token: Token::Arrow(Arrow::Told), span, ..*lexeme };
        }
        if player == 1 {
            self.lexemes.swap(at, at + 1);
            self.lexemes.drain(at + 1..to);
        } else {
            self.lexemes.drain(at..to);
        }
    }
}
