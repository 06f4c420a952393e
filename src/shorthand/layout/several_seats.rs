//! Several players and one call: `West and North passed`.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `West and North passed` are two passes; who made one bid is asked, and a side is no player.
    pub(super) fn several_seats(&mut self, text: &str) {
        let mut at = 0;
        while at < self.lexemes.len() {
            let chooses = matches!(self.token(at + 1), Some(Token::Accepted | Token::Declined));
            if self.token(at) == Some(Token::Sides) && !chooses {
                let words = self.span_of(at, at + 1).of(text).to_lowercase();
                let of_north = words.starts_with('n');
                let first = if of_north { Seat::North } else { Seat::East };
                self.unclear(at, ProblemKind::WhoIs { candidates: vec![first, first.partner()] });
            }
            let seats = if self.belongs_to_verb(at, text) { Vec::new() } else { self.seats_from(at) };
            let length = self.length_of_seats(at);
            if (2..4).contains(&seats.len()) {
                self.share_call(at, length, &seats);
            } else if seats.len() == 1 {
                self.lexemes.drain(at + 1..at + length);
            }
            at += if seats.len() > 3 { length } else { 1 };
        }
        self.lexemes.retain(|lexeme| lexeme.token != Token::And);
        for at in 0..self.lexemes.len() {
            if self.token(at) == Some(Token::Or) {
                self.unclear(at, ProblemKind::UnknownWord);
            }
        }
    }

    /// `1S pass by both, West 1H`, `pass begge`: one pass or two.
    pub(super) fn question_passes_of_both(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            let is_quiet = matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::BadWord));
            if !is_quiet || !LISTS.both.contains(&self.word_at(at, text).as_str()) {
                continue;
            }
            let is_no_bid = self.token(at + 1).and_then(as_call).is_some_and(|call| call.bid().is_none());
            let are_named = at > 2 && self.is_player(at - 1) && self.token(at - 2) == Some(Token::And);
            if is_no_bid && !are_named && self.is_close(at, at + 1, text) {
                // `1S both X`; not `N and E both passed`.
                self.ask_whether(at, at + 1);
                continue;
            }
            let by = usize::from(at > 0 && self.token(at - 1) == Some(Token::By));
            let pass = at.checked_sub(1 + by).filter(|pass| self.call_at(*pass) == Some(Call::Pass));
            if let Some(pass) = pass.filter(|pass| self.is_close(*pass, pass + 1, text)) {
                self.ask_whether(pass, at);
            }
        }
    }

    /// `1S pass by E and S, 1H`, `E pass, S too`: whether the second player called as well.
    pub(super) fn question_who_passed_too(&mut self, text: &str) {
        let says_too = |at: usize| {
            matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::BadWord))
                && LISTS.too.contains(&self.word_at(at, text).as_str())
        };
        let calls = |at: usize| {
            let next = self.token(at);
            self.is_close(at - 1, at, text) && next.is_some_and(|next| next.is_call() || next.is_verb())
        };
        let is_second = |at: &usize| {
            let after_pass = |before: usize| self.call_at(before) == Some(Call::Pass);
            let joined = *at > 3
                && self.token(at - 1) == Some(Token::And)
                && self.is_player(at - 2)
                && self.token(at - 3) == Some(Token::By)
                && after_pass(at - 4);
            let too = || {
                let last = (0..*at).rev().find(|before| self.token(*before).is_some_and(Token::is_call));
                let is_said = says_too(at + 1) && self.is_close(*at, at + 1, text) || says_too(at - 1);
                is_said && last.is_some_and(after_pass)
            };
            self.is_player(*at) && !calls(at + 1) && (joined || too())
        };
        let found: Vec<usize> = (1..self.lexemes.len()).filter(is_second).collect();
        for at in found {
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(Call::Pass), Reading::Remark] });
        }
    }

    /// `så passet Ø, så meldte S 1H`: that player passed.
    fn belongs_to_verb(&self, at: usize, text: &str) -> bool {
        let after_call = at > 0 && self.call_at(at - 1).is_some() && self.is_verb_of(at, text);
        let is_named = at > 1 && self.is_player(at - 2);
        let next = at + 1 + usize::from(self.token(at + 1) == Some(Token::And));
        let gap = Sheet::between(text, self.span_of(at, at + 1), self.span_of(next, next + 1)).to_lowercase();
        let joined = folded(&gap).split(|ch: char| !ch.is_alphanumeric()).any(|word| LISTS.then.contains(&word));
        after_call && !is_named && (joined || gap.contains([',', '.', ';', '\n']))
    }

    /// The length of a run of seats without a colon, with `and` between them.
    fn length_of_seats(&self, at: usize) -> usize {
        let of_run = |token: Token| matches!(token, Token::Seat(_) | Token::And | Token::Or);
        (at..).map_while(|at| self.token(at)).take_while(|token| of_run(*token)).count()
    }

    /// The seats of the run; one who is named twice in a row is one player.
    fn seats_from(&self, at: usize) -> Vec<Seat> {
        // `X (W), North passed`: that seat belongs to the call before it.
        let of_call_before = at > 0 && self.token(at - 1) == Some(Token::By);
        let begins = matches!(self.token(at), Some(Token::Seat(_))) && !of_call_before;
        let length = if begins { self.length_of_seats(at) } else { 0 };
        let mut seats: Vec<Seat> =
            self.lexemes.iter().skip(at).take(length).filter_map(|lexeme| lexeme.token.seat()).collect();
        seats.dedup();
        seats
    }

    fn share_call(&mut self, at: usize, length: usize, seats: &[Seat]) {
        let Some(call) = self.lexemes.get(at + length).copied().filter(|lexeme| lexeme.token.is_call()) else { return };
        let in_turn = seats.windows(2).all(|pair| matches!(pair, [one, next] if one.lho() == *next));
        let run = || self.lexemes.iter().skip(at).take(length);
        let joined = run().any(|lexeme| lexeme.token == Token::And);
        let asked = !joined || run().any(|lexeme| lexeme.token == Token::Or);
        if call.token != Token::Call(Call::Pass) || !in_turn || asked {
            self.lexemes.drain(at..at + length);
            return self.unclear(at, ProblemKind::WhoCalled { candidates: seats.to_vec() });
        }
        let labels: Vec<Lexeme> =
            self.lexemes.drain(at..=at + length).filter(|one| one.token.seat().is_some()).collect();
        let passes = labels.into_iter().flat_map(|label| [label, call]).collect::<Vec<_>>();
        self.lexemes.splice(at..at, passes);
    }
}
