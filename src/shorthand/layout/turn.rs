//! Whose turn it was when another player called: `South opened 1H but it was North's turn`.

use super::Sheet;
use crate::{
    bridge::{Relation, Seat},
    shorthand::{lexer::Lexeme, problem::ProblemKind, token::Token},
};

/// Who dealt, as the text puts it.
#[derive(Clone, Copy)]
enum Dealt {
    Seat(Seat),
    Seen(Relation),
}

impl Sheet {
    /// `it was North's turn`, about the only call: North dealt. `after North's 1H` it was somebody's turn later, and where a call
    /// follows and the turn is the next player's, it is told in order or of the call before.
    pub(super) fn turn_of_dealer(&mut self, text: &str) {
        let calls = self.lexemes.iter().filter(|lexeme| lexeme.token.is_call()).count();
        while let Some(turn) = self.lexemes.iter().position(|lexeme| lexeme.token == Token::TurnWord) {
            let owner = turn.checked_sub(1).filter(|at| self.token(*at) == Some(Token::Owner));
            let player = owner.unwrap_or(turn).checked_sub(1).and_then(|at| Some((at, self.token(at)?)));
            // `South opened 1H but it was North's turn.`
            let before = self.lexemes.iter().take(turn).filter(|lexeme| lexeme.token.is_call()).count();
            let player = player.filter(|(at, _)| calls < 2 || before == 1 || self.was_passed_over(*at));
            let dealer = match player {
                Some((at, Token::Seat(seat))) => Some((at, Dealt::Seat(seat))),
                Some((at, Token::Relative(relation))) => Some((at, Dealt::Seen(relation))),
                Some(_) | None => None,
            };
            let Some((at, dealt)) = dealer else {
                self.unclear(turn, ProblemKind::UnknownWord);
                continue;
            };
            if let Some(told) = self.lexemes.get(turn).copied().filter(|_| self.was_passed_over(at)) {
                let claim = Lexeme { token: Token::OutOfTurn, ..told };
                self.lexemes.splice(at..=turn, [claim]);
                continue;
            }
            // `1S West's turn 1H`: at their turn, or before it, nobody knows who bid what.
            let is_untold = calls > 1 && before == 1 && !(0..at).any(|at| self.is_player(at));
            if self.token(turn + 1) == Some(Token::Over) || is_untold || self.is_told_in_order(at, turn, text) {
                self.unclear(turn, ProblemKind::UnknownWord);
                continue;
            }
            self.lexemes.drain(at..=turn);
            match dealt {
                Dealt::Seat(seat) => self.dealer = self.dealer.or(Some(seat)),
                Dealt::Seen(relation) => self.dealer_seen = self.dealer_seen.or(Some(relation)),
            }
            self.question_caller(dealt);
        }
    }

    /// `N opened 1C. W bid 1H. It was E's turn`: the last call came when the player named last was to call, after their RHO.
    fn was_passed_over(&self, at: usize) -> bool {
        let calls: Vec<usize> =
            (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let &[.., before, last] = calls.as_slice() else { return false };
        let by = |call: usize| {
            let named = (0..call).rev().find(|at| !self.token(*at).is_some_and(Token::is_verb))?;
            self.seat_at(named)
        };
        let is_last = (last + 1..at).all(|at| matches!(self.token(at), Some(Token::Filler)));
        let passed_over = self.seat_at(at);
        let (first, second) = (by(before), by(last));
        last < at
            && is_last
            && first.map(Seat::lho) == passed_over
            && passed_over.is_some()
            && second.is_some_and(|second| Some(second) != passed_over)
    }

    /// `North bid 1H. It was East's turn. South bid 2H`: whether North, or South, called out of turn.
    fn is_told_in_order(&self, at: usize, turn: usize, text: &str) -> bool {
        let Some(Token::Seat(seat)) = self.token(at) else { return false };
        let follows = self.lexemes.iter().skip(turn).any(|lexeme| lexeme.token.is_call());
        let before = (0..at).rev().find(|at| self.token(*at).is_some_and(Token::is_call));
        let caller = before.and_then(|call| self.token(call.checked_sub(1)?)?.seat());
        let gap = before.map(|call| Sheet::between(text, self.span_of(call, call + 1), self.span_of(at, at + 1)));
        let is_apart = gap.is_some_and(|gap| gap.contains(['.', ',', ';', '\n']));
        follows && is_apart && caller.is_some_and(|caller| caller.lho() == seat)
    }

    /// `it was North's turn, but there was a bid of 1NT`: whose.
    fn question_caller(&mut self, dealt: Dealt) {
        let mut calls = (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call));
        let only = calls.next().filter(|_| calls.next().is_none());
        let is_named =
            (0..self.lexemes.len()).any(|at| self.is_player(at) || self.token(at).is_some_and(Token::is_role));
        let Some(call) = only.filter(|_| !is_named) else { return };
        let candidates = match dealt {
            Dealt::Seat(seat) => vec![seat.partner(), seat.lho(), seat.rho()],
            Dealt::Seen(_) => Seat::ALL.to_vec(),
        };
        self.unclear(call, ProblemKind::WhoCalled { candidates });
    }
}
