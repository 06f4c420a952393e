//! What is taken out because it is not a call: hands, agreements, the contract and its result; also `?` in a cell.

use super::{Gap, Sheet};
use crate::{
    bridge::Call,
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        token::Token,
    },
};

impl Sheet {
    /// Hands, each with the seat that holds it, and agreements.
    pub(super) fn drop_asides(&mut self) {
        if !self.lexemes.iter().any(|lexeme| matches!(lexeme.token, Token::Hand | Token::Agreement)) {
            return;
        }
        let mut kept: Vec<Lexeme> = Vec::with_capacity(self.lexemes.len());
        let mut after_hand = false;
        let all = std::mem::take(&mut self.lexemes);
        for (at, lexeme) in all.iter().copied().enumerate() {
            if lexeme.token == Token::Hand {
                if kept.last().is_some_and(|last| last.token.seat().is_some()) {
                    kept.pop();
                }
                after_hand = true;
                continue;
            }
            if lexeme.token == Token::Agreement {
                self.left_out.push(lexeme.span);
            }
            // `AKxx/-/KQx`
            let goes_on = || all.get(at + 1).is_some_and(|next| matches!(next.token, Token::Hand | Token::Dash));
            let is_void = lexeme.token == Token::Dash || lexeme.token == Token::Slash && goes_on();
            let is_void = is_void && after_hand && lexeme.gap != Gap::Line;
            if !is_void && lexeme.token != Token::Agreement {
                after_hand = false;
                kept.push(lexeme);
            }
        }
        self.lexemes = kept;
    }

    /// `1♦ ✋ 1♦`: a picture by itself between two calls may take the place of one.
    pub(super) fn question_pictures(&mut self, text: &str) {
        let is_call = |at: usize| self.token(at).is_some_and(Token::is_call);
        // The stop card comes before a jump.
        let is_jump = |at: usize| self.call_at(at).and_then(Call::bid).is_some_and(|bid| bid.level.number() > 1);
        let is_stop = |at: usize| self.token(at) == Some(Token::Filler) && is_jump(at + 1);
        let pictures: Vec<Span> = (1..self.lexemes.len())
            .filter(|at| is_call(at - 1) && is_call(at + 1) && !is_stop(*at))
            .filter_map(|at| self.lexemes.get(at))
            .filter(|one| matches!(one.token, Token::Aside | Token::Filler | Token::AcceptedSign | Token::DeclinedSign))
            .filter(|one| !one.span.of(text).contains(|ch: char| ch.is_ascii() || ch.is_alphabetic()))
            .map(|one| one.span)
            .collect();
        for span in pictures {
            self.problem(span, vec![Reading::Call(Call::Pass), Reading::Remark]);
        }
    }

    /// `?` between calls, with space on both sides, takes the place of one; so do several.
    pub(super) fn find_questions(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            let next = self.lexemes.get(at + 1).copied();
            let is_cell = |token: Token| token.is_call() || token == Token::Question;
            let calls = next.is_some_and(|next| next.gap != Gap::Nothing && is_cell(next.token));
            let Some(lexeme) = self.lexemes.get_mut(at) else { return };
            let free = lexeme.gap != Gap::Nothing && lexeme.span.of(text).starts_with('?');
            if lexeme.token == Token::Doubt && free && calls {
                lexeme.token = Token::Question;
            }
        }
    }

    /// `4♠x -6`, or `1NTx` after the last pass: the contract, which nobody called once more.
    pub(super) fn drop_contract(&mut self, text: &str) {
        let result = self.lexemes.iter().position(|lexeme| lexeme.token == Token::Result);
        if let Some(result) = result {
            self.lexemes.truncate(result);
        }
        let mut calls = self.lexemes.iter().enumerate().rev().filter(|(_, lexeme)| lexeme.token.is_call());
        let Some((last_at, last)) = calls.next() else { return };
        // Nothing comes between, not even a wall.
        let ends = self.lexemes.iter().any(|lexeme| lexeme.span.to == last.span.from);
        let glued = ends && last.gap == Gap::Nothing && last.span.of(text).to_lowercase().chars().all(|ch| ch == 'x');
        let doubled = glued && last.token.call().is_some_and(Call::is_double_or_redouble);
        let bid_at = if doubled { last_at.checked_sub(1) } else { Some(last_at) };
        let Some((bid_at, bid)) = bid_at.and_then(|at| Some((at, *self.lexemes.get(at)?))) else { return };
        let is_bid = bid.token.call().is_some_and(|call| call.bid().is_some());
        let at_the_end = last_at + 1 == self.lexemes.len();
        if !is_bid || bid.gap == Gap::Nothing || !at_the_end || !(doubled || result.is_some()) {
            return;
        }
        let before = self.lexemes.get(..bid_at).unwrap_or_default();
        let is_end = |token: Token| matches!(token, Token::Passes(_) | Token::AllPass | Token::End);
        let passes = before.iter().rev().take_while(|lexeme| lexeme.token == Token::Call(Call::Pass)).count();
        let over = passes > 2 || before.last().is_some_and(|lexeme| is_end(lexeme.token));
        let alone = !before.iter().any(|lexeme| lexeme.token.is_call());
        if over || alone && result.is_some() {
            self.lexemes.truncate(bid_at);
            return;
        }
        let span = bid.span.until(last.span);
        let meant = last.token.call().unwrap_or(Call::Pass);
        let choices = vec![Reading::Contract, Reading::Call(meant)];
        self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
    }
}
