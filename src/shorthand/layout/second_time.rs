//! An auction that is told a second time, or another one behind the first: `1S 1H correction: it was 1S 2H`, `1S 1H. Board 2. 1S 2H`.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{Problem, ProblemKind, Reading, Span},
        token::Token,
    },
};

/// Signs that set one auction apart from another, where no other calls have them between.
const SIGNS: &str = ".:;!?\n";

impl Sheet {
    /// Asks whether the first call is made once more, where the auction may begin again.
    pub(super) fn question_second_tellings(&mut self, text: &str) {
        if self.in_form || self.problems.iter().any(|problem| problem.kind == ProblemKind::TwoTables) {
            return;
        }
        let calls: Vec<usize> =
            (0..self.lexemes.len()).filter(|at| self.token(*at).and_then(as_call).is_some()).collect();
        if let Some(span) = self.number_between(&calls, text) {
            return self.problems.push(Problem::new(ProblemKind::TwoTables, span));
        }
        let (Some(&first), Some(call)) = (calls.first(), calls.first().and_then(|at| self.call_at(*at))) else {
            return;
        };
        let Call::Bid(_) = call else { return };
        for nth in 2..calls.len() {
            let (Some(&before), Some(&at)) = (calls.get(nth - 1), calls.get(nth)) else { return };
            let goes_on = nth + 1 < calls.len();
            // `1H P 1H. 1H > 2H`: a call that is named again right behind itself, and something is said of it.
            let is_followed = self.token(at + 1).is_some_and(Token::is_call) || self.is_player(at + 1);
            let is_named_again = self.call_at(before) == Some(call) && !is_followed;
            let is_again = self.call_at(at) == Some(call) && !is_named_again && goes_on;
            let is_one = is_again && self.are_of_one(first, at);
            if is_one && (self.begins_again(before, at, &calls, text) || self.go_on_alike(&calls, nth)) {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    /// `N bid 1S. E bid 1H. N 1S, E 1H.`: the same players make the same calls.
    fn go_on_alike(&self, calls: &[usize], nth: usize) -> bool {
        let named = |nth: usize| {
            let at = *calls.get(nth)?;
            let is_little = |at: &usize| self.token(*at).is_some_and(|token| token.is_verb() || token == Token::Filler);
            let player = (0..at).rev().find(|at| !is_little(at)).filter(|before| self.is_player(*before))?;
            Some((self.token(player)?.seat()?, self.call_at(at)?))
        };
        [(0, nth), (1, nth + 1)].into_iter().all(|(one, other)| named(one).is_some() && named(one) == named(other))
    }

    /// Whether two calls may be of one player: it is not said that they are of two.
    fn are_of_one(&self, first: usize, again: usize) -> bool {
        let named = |at: usize| -> Option<Option<Seat>> {
            let player = at.checked_sub(1).filter(|before| self.is_player(*before))?;
            Some(self.token(player).and_then(Token::seat))
        };
        named(first).zip(named(again)).is_none_or(|(one, other)| one == other)
    }

    /// Whether words that say nothing of the calls, or a sign that stands between no other calls, part a call from the one before.
    fn begins_again(&self, before: usize, at: usize, calls: &[usize], text: &str) -> bool {
        let between = || (before + 1..at).filter_map(|at| self.token(at));
        if between().any(|token| {
            matches!(token, Token::Arrow(_) | Token::ChangeVerb | Token::Over | Token::Accepted | Token::Declined)
        }) {
            return false;
        }
        let is_word = |token: Token| {
            matches!(token, Token::Aside | Token::Filler | Token::Mispull | Token::BadWord | Token::Dealer(_))
        };
        let signs = |one: usize, next: usize| -> String {
            let gap = Sheet::between(text, self.span_of(one, one + 1), self.span_of(next, next + 1));
            gap.chars().filter(|ch| SIGNS.contains(*ch)).collect()
        };
        let earlier: String = calls
            .windows(2)
            .take_while(|pair| pair.last() < Some(&at))
            .filter_map(|pair| Some(signs(*pair.first()?, *pair.last()?)))
            .collect();
        between().any(is_word) || signs(before, at).chars().any(|sign| !earlier.contains(sign))
    }

    /// `1S 1H. Board 2. 1S 2H`: a number of a board, a table or a round that stands alone, with two calls or more on either side.
    fn number_between(&self, calls: &[usize], text: &str) -> Option<Span> {
        let is_number = |at: &usize| {
            let span = self.span_of(*at, at + 1);
            let said = span.of(text).trim_end_matches([' ', '.', ':', ',']);
            let is_token = matches!(self.token(*at), Some(Token::Dealer(_) | Token::Aside));
            is_token && said.starts_with(char::is_alphabetic) && said.ends_with(|ch: char| ch.is_ascii_digit())
        };
        // `1S P 1H at table 4 P P` goes on.
        let is_a_head = |at: &usize| {
            let gap = |one: usize, next: usize| {
                Sheet::between(text, self.span_of(one, one + 1), self.span_of(next, next + 1))
            };
            let ends = self.span_of(*at, at + 1).of(text).ends_with([':', '.']);
            *at > 0
                && gap(at - 1, *at).contains(['.', ';', '!', '\n'])
                && (ends || gap(*at, at + 1).contains(['.', ':', '\n']))
        };
        let at = (0..self.lexemes.len()).filter(is_number).filter(is_a_head).find(|at| {
            let before = calls.iter().filter(|call| *call < at).count();
            before >= 2 && calls.len() - before >= 2
        })?;
        Some(self.span_of(at, at + 1))
    }
}
