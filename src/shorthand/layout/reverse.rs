//! What was called first and is told last: `1H over 1S`, `I bid 1H, RHO had bid 1S`.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        token::{Colon, Token},
    },
};

impl Sheet {
    /// `1H over 1S`, `I bid 1H, RHO had bid 1S`: what was called first is told last. Seats are known by now.
    pub(super) fn reverse_order(&mut self) {
        let is_turn = |lexeme: &Lexeme| matches!(lexeme.token, Token::Over | Token::HadCalled);
        let Some(word) = self.lexemes.iter().position(is_turn) else { return };
        if self.token(word + 1) == Some(Token::End) {
            // `after the end`
            self.left_out.push(self.span_of(word, word + 2));
            self.lexemes.drain(word..word + 2);
            return;
        }
        // `RHO had bid 1S`: the player stands before the word.
        let from = match self.token(word) {
            Some(Token::HadCalled) if word > 0 && self.is_player(word - 1) => word - 1,
            _ => word,
        };
        let of_call = |token: Token| token.is_call() || token.seat().is_some() || token == Token::By;
        let end = word + 1 + self.lexemes.iter().skip(word + 1).take_while(|lexeme| of_call(lexeme.token)).count();
        if matches!(self.token(end), Some(Token::Accepted | Token::Declined)) {
            // `after South accepts`
            return self.unclear(word, ProblemKind::UnknownWord);
        }
        let count = |from: usize, to: usize| {
            self.lexemes.get(from..to).unwrap_or_default().iter().filter(|lexeme| lexeme.token.is_call()).count()
        };
        let (told_first, told_last) = (count(0, from), count(word + 1, end));
        let is_last = !self.lexemes.iter().skip(end).any(|lexeme| lexeme.token.is_call() || is_turn(lexeme));
        let says_who = self.lexemes.iter().take(from).any(|lexeme| lexeme.token.seat().is_some());
        let by = (word..end).find(|at| self.token(*at) == Some(Token::By)).filter(|_| !says_who);
        if let Some(seat) = by.and_then(|by| self.token(by + 1)).and_then(Token::seat) {
            // `1H over 1S by East`: whose of the two.
            let candidates = vec![seat, seat.lho()];
            let span = self.span_of(0, end);
            self.lexemes.truncate(from);
            return self.problems.push(Problem::new(ProblemKind::WhoCalled { candidates }, span));
        }
        if told_first == 1 && told_last > 0 && is_last {
            return self.turn_around(from, word, end);
        }
        // `N 1S, E 1H over 1S`: known already.
        let calls: Vec<Call> = self.lexemes.iter().take(end).filter_map(|lexeme| lexeme.token.call()).collect();
        let known = match calls.as_slice() {
            [.., over, _, again] => told_last == 1 && over == again && over.bid().is_some(),
            _ => false,
        };
        if known || told_last == 0 && told_first > 1 && self.token(word) == Some(Token::Over) {
            self.lexemes.drain(from..end);
            return;
        }
        self.unclear(word, ProblemKind::UnknownWord);
    }

    fn turn_around(&mut self, from: usize, word: usize, end: usize) {
        let mut later: Vec<Lexeme> = self.lexemes.drain(..from).collect();
        let (word, end) = (word - from, end - from);
        self.lexemes.remove(word);
        let end = end - 1;
        let says_who = self.lexemes.iter().take(end).any(|lexeme| lexeme.token.seat().is_some());
        let caller = later.iter().find_map(|lexeme| lexeme.token.seat());
        let calls = self.lexemes.iter().take(end).filter(|lexeme| lexeme.token.is_call()).count();
        if let (Some(caller), false, Some(first)) = (caller, says_who, self.lexemes.first().copied()) {
            let opener = (0..calls).fold(caller, |seat, _| seat.rho());
            self.lexemes.insert(0, Lexeme { token: Token::Label(opener, Colon::Spaced), ..first });
            self.dealer = self.dealer.or(Some(opener));
            let rest = self.lexemes.split_off(end + 1);
            self.lexemes.append(&mut later);
            self.lexemes.extend(rest);
            return;
        }
        let opener = self.lexemes.iter().take(end).find_map(|lexeme| lexeme.token.seat());
        if let (Some(opener), Some(caller), 1) = (opener, caller, calls)
            && caller == opener.partner()
            && !later.iter().any(|lexeme| lexeme.token == Token::OutOfTurn)
        {
            // `I bid 3H after partner's 3S`: whether there was a pass between.
            let choices = vec![Reading::Call(Call::Pass), Reading::Skipped(opener.lho())];
            let span = later.iter().map(|lexeme| lexeme.span).reduce(Span::until).unwrap_or_default();
            self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
        }
        let rest = self.lexemes.split_off(end);
        self.lexemes.append(&mut later);
        self.lexemes.extend(rest);
    }
}
