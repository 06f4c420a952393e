//! `third hand`, `in fourth seat`: before that player's call, or after it.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{lexer::Lexeme, token::Token},
};

impl Sheet {
    /// `1H in third seat, 1D by fourth hand`: if the place comes after its call, it is moved before it.
    pub(super) fn put_places_first(&mut self, text: &str) {
        let mut next = 1;
        while next < self.lexemes.len() {
            let at = next;
            next += 1;
            let Some(Token::Place(place)) = self.token(at) else { continue };
            let seat = self.token(at - 1).is_some_and(|token| token.seat().is_some());
            let by = at > 1 && self.token(at - 2) == Some(Token::By);
            if seat && !by && self.token(at + 1).is_some_and(Token::is_call) {
                // `North in first seat opens 1S`
                self.lexemes.swap(at - 1, at);
                continue;
            }
            let by = self.token(at - 1) == Some(Token::By);
            let Some(call) =
                at.checked_sub(1 + usize::from(by)).filter(|at| self.token(*at).is_some_and(Token::is_call))
            else {
                continue;
            };
            if self.is_of_another(at, place) {
                // `1S P 1H first seat`
                self.ask_whether(at, at);
            } else if !by && (self.is_of_neither(call, at, place, text) || self.is_of_a_pass(call, at, place, text)) {
                // `1H in third seat P`: whose seat it was.
                self.ask_whether(at, at);
            } else if by || self.is_behind(call, at, place, text) {
                // `Vest åpner 1hj i første hånd`
                let named =
                    call.checked_sub(1).filter(|at| self.token(*at).is_some_and(|token| token.seat().is_some()));
                let from = named.filter(|_| !by).unwrap_or(call);
                self.lexemes.get_mut(from..=at).into_iter().for_each(|part| part.rotate_right(1));
                if by {
                    // Said of this place, and of no player who is named behind it.
                    self.lexemes.remove(at);
                    next = at;
                }
            }
        }
    }

    /// Whether this is the only place that is named, and the last call was made in another one, counted from the first.
    fn is_of_another(&self, at: usize, place: usize) -> bool {
        let made = self.calls_before(at);
        let places = self.lexemes.iter().filter(|one| matches!(one.token, Token::Place(_))).count();
        let is_last = !self.lexemes.iter().skip(at).any(|one| one.token.is_call());
        let is_marked = self.lexemes.iter().any(|one| one.token == Token::OutOfTurn);
        places == 1 && made > 1 && is_last && !is_marked && (made - 1) % 4 != place % 4
    }

    /// Whether the place is close to two calls, and fits neither in the order of the calls.
    fn is_of_neither(&self, call: usize, at: usize, place: usize, text: &str) -> bool {
        let made = self.calls_before(at) % 4;
        let span = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span).unwrap_or_default();
        let close = |one: usize, next: usize| Sheet::between(text, span(one), span(next)).trim_matches(' ').is_empty();
        let between = self.token(at + 1).is_some_and(Token::is_call) && close(call, at) && close(at, at + 1);
        between && made != place % 4 && made != (place + 1) % 4
    }

    /// `1H P in second seat 1H`: the pass was made there, or the bid by the player who has just passed.
    fn is_of_a_pass(&self, call: usize, at: usize, place: usize, text: &str) -> bool {
        let made = self.calls_before(at);
        let after = self.token(at + 1).is_some_and(Token::is_call) && self.is_close(at, at + 1, text);
        after && made > 1 && made % 4 == (place + 1) % 4 && self.call_at(call) == Some(Call::Pass)
    }

    /// Whether the place is close to the call before it, and not to one after it. Close to both, it is whose turn it was.
    fn is_behind(&self, call: usize, at: usize, place: usize, text: &str) -> bool {
        let close = |one: Option<&Lexeme>, next: Option<&Lexeme>| {
            one.zip(next)
                .is_some_and(|(one, next)| Sheet::between(text, one.span, next.span).trim_matches(' ').is_empty())
        };
        let here = self.lexemes.get(at);
        let before = close(self.lexemes.get(call), here);
        let after = self.token(at + 1).is_some_and(Token::is_call) && close(here, self.lexemes.get(at + 1));
        let made = self.calls_before(at);
        before && (!after || made % 4 == (place + 1) % 4 && self.call_at(call) != Some(Call::Pass))
    }

    fn calls_before(&self, at: usize) -> usize {
        let calls = |lexeme: &Lexeme| match lexeme.token {
            Token::Passes(count) => count,
            token => usize::from(token.is_call()),
        };
        self.lexemes.iter().take(at).map(calls).sum()
    }
}
