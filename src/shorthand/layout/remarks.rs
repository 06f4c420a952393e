//! Excuses, exclamations and thumbs: what they say depends on what is beside them.

use super::Sheet;
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `sorry 2H`: somebody corrects themselves, and it is asked who; a named player may be the next one. Otherwise `sorry` is an
    /// excuse; `oops` before any call says nothing; `South 👍` and `ok by South` accept, and whether `ok` alone does is asked.
    pub(super) fn settle_remarks(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            self.question_dealer(at);
            let is = |token: Token| self.lexemes.get(at).is_some_and(|lexeme| lexeme.token == token);
            let after_call = self.call_stands_before(at);
            let told =
                if is(Token::Consent) && after_call && self.is_all_of_its_clause(at, text) && !self.is_of_player(at) {
                    // Who says so is asked where LHO may choose.
                    Token::AcceptedSign
                } else if is(Token::Sorry) && self.is_before_call(at) && after_call {
                    if self.next_but_remarks(at).is_some_and(Token::is_call) { Token::IMean } else { continue }
                } else if is(Token::Sorry)
                    || is(Token::Remark)
                    || is(Token::Oops) && !after_call
                    || is(Token::Consent) && !self.is_of_player(at)
                {
                    Token::Aside
                } else if (is(Token::AcceptedSign) || is(Token::Consent)) && self.is_of_player(at) {
                    Token::Accepted
                } else if is(Token::DeclinedSign) && self.is_of_player(at) {
                    Token::Declined
                } else {
                    continue;
                };
            self.lexemes.get_mut(at).into_iter().for_each(|lexeme| lexeme.token = told);
        }
    }

    /// `dealer N, sorry, E`: which of the two dealt.
    fn question_dealer(&mut self, at: usize) {
        let Some([before, word, next]) = self.lexemes.get(at..).and_then(|rest| rest.first_chunk()) else { return };
        if let (Token::Dealer(first), Token::Sorry | Token::Oops, Some(other)) =
            (before.token, word.token, next.token.seat())
        {
            let span = next.span;
            self.ask_who_dealt(span, vec![other, first]);
        }
    }

    /// `1H P 1H hm 2H`, `Hm, 1NT 2H 2D`: RHO, not in capitals, with nothing said but a call, or somebody who hesitates.
    pub(super) fn question_hesitations(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let is_short = self.lexemes.get(at).is_some_and(|one| {
                one.token == Token::Relative(Relation::Rho) && !one.span.of(text).chars().all(char::is_uppercase)
            });
            let others = self.lexemes.iter().filter(|one| matches!(one.token, Token::Relative(_))).count();
            let after_call = (0..at).all(|at| matches!(self.token(at), Some(Token::Aside | Token::Filler)))
                || self.token(at - 1).is_some_and(Token::is_call);
            let next = (at + 1..).find(|at| self.token(*at) != Some(Token::Filler)).unwrap_or(at + 1);
            let before_call = self.token(next).is_some_and(Token::is_call);
            let word = self.lexemes.get(at).map_or(0, |one| one.span.to - one.span.from);
            if is_short && word < 3 && others == 1 && after_call && before_call {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Seat(Seat::East), Reading::Remark] });
            }
        }
    }

    /// `same` repeats a pass, or is one after the opening; elsewhere it is about something else.
    pub(super) fn question_repeats(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let after_pass = at == 1 && self.call_at(0).is_some() || at > 0 && self.call_at(at - 1) == Some(Call::Pass);
            let Some(lexeme) = self.lexemes.get_mut(at).filter(|lexeme| lexeme.token.is_call() && !after_pass) else {
                continue;
            };
            if LISTS.repeats.contains(&lexeme.span.of(text).to_lowercase().as_str()) {
                lexeme.token = Token::BadWord;
                let span = lexeme.span;
                self.problems.push(Problem::new(ProblemKind::UnknownWord, span));
            }
        }
    }

    /// `W passed, and again, N 1H`: whether W passed once more.
    pub(super) fn question_once_more(&mut self, text: &str) {
        for at in 2..self.lexemes.len() {
            let said = folded(self.span_of(at, at + 1).of(text));
            let then = folded(self.span_of(at - 1, at).of(text));
            let joined = self.token(at - 1) == Some(Token::And) || LISTS.then.contains(&then.as_str());
            let called = self.token(at - 2).is_some_and(Token::is_call);
            let ends = at + 1 == self.lexemes.len() || !self.is_close(at, at + 1, text);
            if LISTS.once_more.contains(&said.as_str()) && joined && called && ends {
                self.ask_whether(at, at);
            }
        }
    }

    /// `allowed by South`: not South's call, and its meaning is not known.
    pub(super) fn question_what_players_did(&mut self) {
        for at in 0..self.lexemes.len() {
            let token = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.token);
            let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
            let by = token(at) == Some(Token::Aside) && token(at + 1) == Some(Token::By);
            if let Some(span) = self.lexemes.get(at).map(|lexeme| lexeme.span)
                && by
                && token(at + 2).is_some_and(is_player)
                && self.call_stands_before(at)
            {
                self.lexemes.drain(at + 1..at + 3);
                self.problems.push(Problem::new(ProblemKind::UnknownWord, span));
            }
        }
    }

    /// `TD called by W`: calling the director is not a call of the auction.
    pub(super) fn drop_who_called_the_director(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            let token = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.token);
            let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
            let of_director = self.lexemes.get(at).is_some_and(|word| {
                let said = word.span.of(text).to_lowercase();
                word.token == Token::Filler
                    && (LISTS.summons.contains(&said.replace('å', "a").as_str())
                        || said.split(' ').any(|one| LISTS.directors.contains(&one)))
            });
            let of_player = at > 0 && token(at - 1).is_some_and(is_player);
            if of_director && token(at + 1) == Some(Token::By) && token(at + 2).is_some_and(is_player) {
                self.lexemes.drain(at + 1..at + 3);
            } else if of_player
                && !(of_director && self.acts_behind(at))
                && (self.has_no_call(at, of_director, text) || of_director && self.calls_the_director(at, text))
            {
                self.left_out.push(self.span_of(at - 1, at + 1));
                self.lexemes.remove(at - 1);
            }
        }
    }

    /// `North calls the director and accepts`: what the player does besides is theirs.
    fn acts_behind(&self, at: usize) -> bool {
        let next = (at + 1..self.lexemes.len()).filter_map(|at| self.token(at)).find(|token| *token != Token::And);
        let is_joined = self.token(at + 1) == Some(Token::And);
        let acts = |token| {
            matches!(token, Token::Accepted | Token::Declined | Token::ChangeVerb | Token::Arrow(_) | Token::Withdrawn)
        };
        is_joined && next.is_some_and(acts)
    }

    /// `W: director!`, `partner barred`: nothing is told of a call of theirs.
    fn has_no_call(&self, at: usize, of_director: bool, text: &str) -> bool {
        let word = self.lexemes.get(at).map(|word| word.span.of(text).to_lowercase()).unwrap_or_default();
        let folded = folded(&word);
        let labelled = matches!(self.token(at - 1), Some(Token::Label(..))) && self.call_stands_before(at);
        let is_barred = LISTS.barred.contains(&folded.as_str()) && self.is_close(at - 1, at, text);
        let may_be_theirs = self.token(at + 1).is_some_and(Token::is_call);
        let is_asked = self.token(at + 1) == Some(Token::Doubt);
        let ends = at + 1 == self.lexemes.len() || is_asked || !self.is_close(at, at + 1, text);
        (of_director && labelled || is_barred) && ends && !may_be_theirs
    }

    /// `West called the director`: not `South, TD please`. Where a call follows with no sign between, it may be theirs.
    fn calls_the_director(&self, at: usize, text: &str) -> bool {
        let said = |at: usize| self.lexemes.get(at).map(|word| word.span.of(text).to_lowercase()).unwrap_or_default();
        let word = said(at);
        let begins_so = |first: &str| LISTS.directors.contains(&first) || LISTS.definite_articles.contains(&first);
        let begins = word.split(' ').next().is_some_and(begins_so);
        let may_be_theirs = self.call_stands_before(at) && self.token(at + 1).is_some_and(Token::is_call);
        let is_apart = !may_be_theirs || !self.is_close(at, at + 1, text);
        word.contains(' ') && !begins && is_apart && self.is_close(at - 1, at, text)
    }

    /// `1S 1H. West didn't notice. P`, `1S 1H, East called the director, 2H`, `N must pass, 2H`: a remark about a player says nothing
    /// about the call after it, which may be theirs, that of the player whose turn it is, or a correction.
    pub(super) fn question_calls_after_a_remark(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_remark = |at: usize| matches!(self.token(at), Some(Token::Aside | Token::Unseen));
            // `E says director`, `S then called TD`
            let before = |said: &usize| {
                (at + 1..*said).all(|at| self.token(at).is_some_and(|one| one == Token::Filler || one.is_verb()))
            };
            let said = (at + 1..at + 4).take_while(before).find(|said| self.is_about_no_call(at, *said, text));
            let (said, is_idle) = (said.unwrap_or(at + 1), said.is_some());
            let names = self.is_player(at) || self.token(at) == Some(Token::OutOfTurn) && is_idle;
            let told = names && (is_remark(at + 1) && self.is_close(at, at + 1, text) || is_idle);
            if !told || !(0..=at).any(|at| self.token(at).is_some_and(Token::is_call)) {
                continue;
            }
            let says_little = |at: &usize| {
                let is_sign = |token: Token| matches!(token, Token::Filler | Token::Dash) || token.is_verb();
                is_remark(*at) || self.token(*at).is_some_and(is_sign)
            };
            let told_until = if is_idle { said + 1 } else { self.end_of_unseen(at + 1, text) };
            let next = (told_until..self.lexemes.len()).find(|next| !says_little(next)).unwrap_or(at);
            let acts = (told_until..next).any(|at| self.token(at).is_some_and(Token::is_verb));
            let is_theirs = is_idle && acts || self.token(next + 1) == Some(Token::By);
            let is_apart = is_idle || !self.is_close(next - 1, next, text);
            if self.token(next).is_some_and(Token::is_call) && is_apart && !is_theirs {
                self.unclear(next, ProblemKind::WhoCalled { candidates: Seat::ALL.to_vec() });
            }
        }
    }

    /// `N must pass`, `E: director!`: words that tell of no call. Who called the director called nothing else, and is left out, except
    /// where it is not said who calls after a call out of turn.
    fn is_about_no_call(&self, player: usize, at: usize, text: &str) -> bool {
        self.lexemes.get(at).filter(|word| word.token == Token::Filler).is_some_and(|word| {
            let said = folded(word.span.of(text));
            let of_director = said.split([' ', '!']).any(|one| LISTS.directors.contains(&one))
                || LISTS.summons.contains(&said.as_str());
            let labelled = !matches!(self.token(player), Some(Token::Seat(_) | Token::Relative(_)));
            let after_turn = player > 0 && self.token(player - 1) == Some(Token::OutOfTurn);
            let asks = labelled || after_turn || at > player + 1 || !self.calls_the_director(at, text);
            of_director && asks || LISTS.barred.contains(&said.as_str())
        })
    }

    /// `accepted by TD`, `TD said it was fine`, `everyone was happy with it`: only LHO chooses, so whether they did is asked.
    pub(super) fn question_who_chose(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let chose = matches!(self.token(at), Some(Token::Accepted | Token::Declined));
            let by = self.token(at + 1) == Some(Token::By);
            if chose && by && self.token(at + 2).is_none_or(|token| token == Token::Filler) {
                self.ask_whether(at, at + 1);
            } else if chose && at > 0 && self.is_no_player(at - 1, text) && self.is_one_sentence(at - 1, at, text) {
                self.ask_whether(at - 1, at);
            }
        }
    }

    fn is_one_sentence(&self, one: usize, next: usize, text: &str) -> bool {
        let shouts = Sheet::between(text, self.span_of(one, next), self.span_of(next, next + 1)).contains(['!', '?']);
        self.is_close(one, next, text) && !shouts
    }

    /// `TD`, `everyone`: people mentioned who are not one particular player.
    fn is_no_player(&self, at: usize, text: &str) -> bool {
        let Some(word) = self.lexemes.get(at) else { return false };
        let said = folded(word.span.of(text));
        let is_named = |one: &str| LISTS.directors.contains(&one) || LISTS.everybody.contains(&one);
        matches!(word.token, Token::Filler | Token::Aside | Token::BadWord) && said.split(' ').any(is_named)
    }

    /// `1S 1H ib, ok`, `1S 1H. That's fine.`: nothing else is said between the signs around it.
    fn is_all_of_its_clause(&self, at: usize, text: &str) -> bool {
        let says_nothing = |at: usize| self.token(at) == Some(Token::Filler);
        let from = (0..at).rev().take_while(|before| says_nothing(*before)).last().unwrap_or(at);
        let to = (at + 1..self.lexemes.len()).take_while(|next| says_nothing(*next)).last().unwrap_or(at);
        let is_apart = |one: usize, next: usize| next >= self.lexemes.len() || !self.is_close(one, next, text);
        let after_mark = from.checked_sub(1).is_some_and(|before| {
            self.token(before)
                .is_some_and(|token| token.is_call() || matches!(token, Token::Insufficient | Token::Dash))
        });
        let asked = self.token(to + 1) == Some(Token::Doubt);
        !asked && is_apart(to, to + 1) && from > 0 && (after_mark || is_apart(from - 1, from))
    }

    pub(super) fn call_stands_before(&self, at: usize) -> bool {
        self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call())
    }

    fn is_before_call(&self, at: usize) -> bool {
        let names =
            |token: &Token| token.is_verb() || matches!(token, Token::Seat(_) | Token::Label(..) | Token::Relative(_));
        let says_little = |token: &Token| matches!(token, Token::Filler | Token::Aside) || names(token);
        let mut rest = self.lexemes.iter().skip(at + 1).map(|lexeme| lexeme.token);
        rest.find(|token| !says_little(token)).is_some_and(|token| token.is_call())
    }

    pub(super) fn next_but_remarks(&self, at: usize) -> Option<Token> {
        let mut rest = self.lexemes.iter().skip(at + 1).map(|lexeme| lexeme.token);
        rest.find(|token| !matches!(token, Token::Filler | Token::Aside))
    }

    /// `South 👍`, `👍 from South`
    fn is_of_player(&self, at: usize) -> bool {
        let is_player = |at: usize| {
            let token = self.lexemes.get(at).map(|lexeme| lexeme.token);
            token.is_some_and(|token| token.seat().is_some() || matches!(token, Token::Relative(_)))
        };
        let by = self.lexemes.get(at + 1).is_some_and(|lexeme| lexeme.token == Token::By);
        let verb = at > 1 && self.lexemes.get(at - 1).is_some_and(|lexeme| lexeme.token.is_verb());
        at > 0 && is_player(at - 1) || verb && is_player(at - 2) || by && is_player(at + 2)
    }
}
