//! Verbs that say whose call follows, `raised to`, and players named by what they did: `opener`.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        lexer::{Gap, Lexeme},
        problem::{Problem, ProblemKind},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// After a player every verb is just a verb; a verb that says who calls matters if no player is named. `åpner` after a bid is the
    /// player. An alert belongs to the bid before it.
    pub(super) fn settle_verbs(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let of_player = self.player_before(at);
            if of_player && matches!(self.token(at), Some(Token::PartnersVerb | Token::OwnVerb)) {
                self.answers.extend(self.next_call(at));
            }
            let next = self.next_but_filler(at);
            let calls = next.is_some_and(Token::is_call);
            // `East went to pass`
            if matches!(next, Some(Token::Call(Call::Pass | Call::Double))) && self.leads_to(at, text) {
                self.ask_whether(at, at + 1);
                continue;
            }
            if of_player && calls && self.is_opening(at, text) && self.is_told_backwards(at) {
                self.question_opening(at);
            }
            let settled = match self.token(at) {
                Some(Token::OpenVerb) if !of_player && self.bid_stands_before(at) => Token::Opener,
                Some(Token::OpenVerb) => Token::Verb,
                Some(Token::PartnersVerb | Token::OwnVerb) if of_player || !calls => Token::Verb,
                Some(Token::Alerted) => match () {
                    () if self.is_bid(at + 1) && self.is_close_to_call_after(at, text) => continue,
                    () if at > 0 && self.is_bid(at - 1) => continue,
                    () => Token::Filler,
                },
                _ => continue,
            };
            self.lexemes.get_mut(at).into_iter().for_each(|lexeme| lexeme.token = settled);
        }
    }

    /// `Opener Responder` over two columns: their opponents passed.
    pub(super) fn take_columns_of_a_side(&mut self) {
        let Some(at) = self.lexemes.iter().position(|lexeme| lexeme.token == Token::Opener) else { return };
        let first = !self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call());
        let row = self.lexemes.get(at + 2).is_some_and(|row| row.token.is_call() && row.gap == Gap::Line);
        if first && row && self.token(at + 1) == Some(Token::Responder) {
            self.lexemes.remove(at + 1);
            self.lexemes.get_mut(at).into_iter().for_each(|lexeme| lexeme.token = Token::Uncontested);
        }
    }

    pub(super) fn player_before(&self, at: usize) -> bool {
        let before = (0..at).rev().find(|at| self.token(*at) != Some(Token::Filler));
        before.is_some_and(|before| self.is_player(before) || self.token(before) == Some(Token::Opponents))
    }

    fn next_but_filler(&self, at: usize) -> Option<Token> {
        self.lexemes.iter().skip(at + 1).map(|lexeme| lexeme.token).find(|token| *token != Token::Filler)
    }

    /// The place of the next call, if no player is named before it.
    fn next_call(&self, at: usize) -> Option<usize> {
        let next = self.lexemes.iter().skip(at + 1).find(|lexeme| lexeme.token != Token::Filler)?;
        next.token.is_call().then_some(next.span.from)
    }

    pub(super) fn is_opening(&self, at: usize, text: &str) -> bool {
        let Some(verb) = self.lexemes.get(at).filter(|lexeme| lexeme.token.is_verb()) else { return false };
        let word = folded(&verb.span.of(text).to_lowercase());
        LISTS.openings.contains(&word.as_str())
    }

    /// `went to`, `gikk til`: a bid follows, and to a pass nobody goes.
    fn leads_to(&self, at: usize, text: &str) -> bool {
        let verb = self.lexemes.get(at).filter(|lexeme| lexeme.token.is_verb());
        let last = |verb: &Lexeme| verb.span.of(text).to_lowercase().rsplit_once(' ').map(|(_, last)| last.to_owned());
        verb.and_then(last).is_some_and(|last| LISTS.leads_to.contains(&last.as_str()))
    }

    /// `South 1H over East's 1S, North opened 1C`: the opening comes first, and the text does not say in which order the others came.
    fn is_told_backwards(&self, at: usize) -> bool {
        let is_call = |at: &usize| {
            self.is_bid(*at) || matches!(self.token(*at), Some(Token::DoubleVerb | Token::Call(Call::Double)))
        };
        let bids = (0..at).filter(is_call).count();
        let over = (0..at).rfind(|at| self.token(*at) == Some(Token::Over));
        // `1H after North opened 1S` says the order.
        let is_ordered = over.is_some_and(|over| (over + 1..at).all(|at| self.is_player(at)));
        // `East opened 1H out of turn. South didn't accept and opened 1C.`
        let goes_back = |at: &usize| matches!(self.token(*at), Some(Token::Declined | Token::OutOfTurn));
        (bids > 1 || bids == 1 && !is_ordered) && !(0..at).any(|at| goes_back(&at))
    }

    /// Asks who dealt: the player who opened, or the one mentioned first. Without their seats the verb is not understood.
    fn question_opening(&mut self, at: usize) {
        let seat = |at: usize| self.token(at).and_then(Token::seat);
        let span = self.span_of(at, at + 1);
        match ((0..at).rev().find_map(seat), (0..at).find_map(seat)) {
            (Some(opener), Some(first)) if opener != first => {
                self.ask_who_dealt(span, vec![opener, first]);
            }
            _ => self.problems.push(Problem::new(ProblemKind::UnknownWord, span)),
        }
    }

    fn bid_stands_before(&self, at: usize) -> bool {
        (0..at).any(|at| self.is_bid(at))
    }

    pub(super) fn is_bid(&self, at: usize) -> bool {
        self.call_at(at).and_then(Call::bid).is_some()
    }

    /// `5 spades, opened 1S, East 1H`: a length before the opening, and no bid, or nobody knows.
    pub(super) fn question_openings_behind_bids(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let said = folded(self.span_of(at, at + 1).of(text));
            let opens = LISTS.opened.contains(&said.as_str()) && self.token(at + 1).is_some_and(Token::is_call);
            let is_named =
                || self.player_before(at) || self.lexemes.iter().take(at).any(|one| one.token.seat().is_some());
            if opens && self.is_bid(at + 1) && self.bid_stands_before(at) && !is_named() {
                self.unclear(at, ProblemKind::UnknownWord);
            }
        }
    }

    /// `1NT, stayman 2C`, `rej, strong pass`, `> artificial 2C`: a description comes right before its call, and apart from the one before.
    pub(super) fn descriptions_before_calls(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let describes = match self.token(at) {
                Some(Token::Hint | Token::BarePurpose(_) | Token::Alerted) => true,
                Some(Token::Artificial) => self.span_of(at, at + 1).of(text).starts_with(char::is_alphabetic),
                _ => false,
            };
            if describes && self.is_close_to_call_after(at, text) {
                self.lexemes.swap(at, at + 1);
            }
        }
    }

    fn is_close_to_call_after(&self, at: usize, text: &str) -> bool {
        let between = |one: usize| Sheet::between(text, self.span_of(one, one + 1), self.span_of(one + 1, one + 2));
        let is_close = self.call_at(at + 1).is_some() && between(at).chars().all(|ch| ch == ' ');
        // The words of a note below stand at its sign.
        let from = |at: usize| self.span_of(at, at + 1).from;
        let is_in_order = from(at) < from(at + 1) && at.checked_sub(1).is_none_or(|before| from(before) < from(at));
        // `> a negative X`
        let before = (0..at).rev().find(|at| self.token(*at) != Some(Token::Filler));
        let follows = before.is_none_or(|before| {
            let is_choice =
                self.token(before).is_some_and(|token| token.is_claim() || matches!(token, Token::Arrow(_)));
            // Nobody says of a pass in turn that it is artificial.
            let is_word = self.token(at) == Some(Token::Artificial);
            let is_pass = is_word && self.call_at(before) == Some(Call::Pass) && self.is_bid(at + 1);
            let is_in_turn = is_pass && !before.checked_sub(1).is_some_and(|by| self.is_player(by));
            is_choice || is_in_turn || between(before).contains([',', ';', '.', ':', '\n'])
        });
        is_close && is_in_order && follows
    }
}
