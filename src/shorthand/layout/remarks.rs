//! Excuses, exclamations and thumbs: what they say depends on what is beside them.

use super::Sheet;
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::clean,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `sorry 2H`: somebody corrects themselves, and it is asked who; a named player may be the next one. Otherwise `sorry` is an
    /// excuse; `oops` before any call says nothing; `South 👍` and `ok by South` accept.
    pub(super) fn settle_remarks(&mut self) {
        for at in 0..self.lexemes.len() {
            self.question_dealer(at);
            let is = |token: Token| self.lexemes.get(at).is_some_and(|lexeme| lexeme.token == token);
            let after_call = self.call_stands_before(at);
            let told = if is(Token::Sorry) && self.is_before_call(at) && after_call {
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
            self.problem(span, vec![Reading::Dealer(other), Reading::Dealer(first)]);
        }
    }

    /// `1H P 1H hm 2H`: RHO in small letters with nothing said but a call, or somebody who hesitates.
    pub(super) fn question_hesitations(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_short = self.lexemes.get(at).is_some_and(|one| {
                one.token == Token::Relative(Relation::Rho) && one.span.of(text).chars().all(char::is_lowercase)
            });
            let others = self.lexemes.iter().filter(|one| matches!(one.token, Token::Relative(_))).count();
            let after_call = self.token(at - 1).is_some_and(Token::is_call);
            let before_call = self.token(at + 1).is_some_and(Token::is_call);
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

    /// `1S 1H hmm 2H`, `1S 1H (insufficient), then 2H`, `1S 1H. 2C?`: the player corrects the call, the next one bids, or somebody
    /// asks what would be allowed.
    pub(super) fn question_interjections(&mut self, text: &str) {
        let Some(irregular) = self.first_insufficient() else { return };
        let is_word = |at: &usize| {
            let token = self.token(*at);
            matches!(token, Some(Token::Aside | Token::Filler | Token::And)) || token.is_some_and(Token::is_verb)
        };
        let is_mark = |at: &usize| {
            matches!(self.token(*at), Some(Token::Insufficient | Token::Illegal | Token::Exclamation | Token::Doubt))
        };
        // `1S 1H. 1H ib. 2H`
        let again = |at: &usize| self.call_at(*at) == self.call_at(irregular) && is_mark(&(at + 1));
        let says_little = |at: &usize| is_word(at) || is_mark(at) || self.token(*at) == Some(Token::Dash) || again(at);
        let end = (irregular + 1..).find(|at| !says_little(at)).unwrap_or(irregular);
        let span = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span).unwrap_or_default();
        let between = text.get(span(irregular).to..span(end).from).unwrap_or_default();
        let spoken = (irregular + 1..end).any(|at| is_word(&at)) || between.contains("..");
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let higher = bid(irregular)
            .zip(bid(end))
            .is_some_and(|(one, next)| one.denomination == next.denomination && one.level < next.level);
        let doubt = (end + 1..).find(|at| !is_word(at)).filter(|at| {
            let is_last = at + 1 == self.lexemes.len();
            is_last && self.token(*at) == Some(Token::Doubt) && span(*at).of(text).starts_with('?')
        });
        let apart = spoken || between.contains(['.', '\n', '?', '!']);
        let asks = doubt.is_some() && bid(end).is_some() && (higher || apart);
        let marked = (irregular + 1..end).any(|at| is_mark(&at)) && between.trim_end().ends_with('.');
        if asks || (spoken || marked) && higher {
            let choices = vec![Reading::ChangeOfCall, Reading::Separator];
            self.problem(span(irregular).until(span(end)), choices);
            self.lexemes.drain(irregular + 1..end);
        }
    }

    /// `1H P 2D by mistake, 2H`: the next player's call, or the one that was wanted.
    pub(super) fn question_mistakes(&mut self, text: &str) {
        let irregular = self.first_insufficient().filter(|at| self.is_too_low(*at));
        for at in 1..self.lexemes.len() {
            let Some(lexeme) = self.lexemes.get(at).copied().filter(|lexeme| lexeme.token == Token::Aside) else {
                continue;
            };
            let word = lexeme.span.of(text).trim_matches(['(', ')', '[', ']']).to_lowercase();
            let folded: String = clean(&word).iter().map(|glyph| glyph.ch).collect();
            let after_call = self.token(at - 1).is_some_and(Token::is_call) && irregular != Some(at - 1);
            let before_call = self.next_but_remarks(at).is_some_and(Token::is_call);
            if after_call && before_call && LISTS.mistakes.contains(&folded.as_str()) {
                self.problem(lexeme.span, vec![Reading::ChangeOfCall, Reading::Separator]);
            }
        }
    }

    /// Whether this bid does not beat those before it.
    fn is_too_low(&self, at: usize) -> bool {
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let highest = (0..at).filter_map(bid).max();
        bid(at).is_some_and(|bid| !bid.is_sufficient_over(highest))
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
                word.token == Token::Filler && said.split(' ').any(|one| LISTS.directors.contains(&one))
            });
            if of_director && token(at + 1) == Some(Token::By) && token(at + 2).is_some_and(is_player) {
                self.lexemes.drain(at + 1..at + 3);
            } else if of_director && at > 0 && token(at - 1).is_some_and(is_player) && self.calls_the_director(at, text)
            {
                self.left_out.push(self.span_of(at - 1, at + 1));
                self.lexemes.drain(at - 1..=at);
            }
        }
    }

    /// `West called the director`: not `South, TD please`. Where a call follows with no sign between, it may be theirs.
    fn calls_the_director(&self, at: usize, text: &str) -> bool {
        let said = |at: usize| self.lexemes.get(at).map(|word| word.span.of(text).to_lowercase()).unwrap_or_default();
        let word = said(at);
        let begins = word.split(' ').next().is_some_and(|first| LISTS.directors.contains(&first) || first == "the");
        let may_be_theirs = self.call_stands_before(at) && self.token(at + 1).is_some_and(Token::is_call);
        let is_apart = !may_be_theirs || !self.is_close(at, at + 1, text);
        word.contains(' ') && !begins && is_apart && self.is_close(at - 1, at, text)
    }

    /// `1S 1H. West didn't notice. P`: a remark about a player says nothing about the call after the stop, which may be theirs or
    /// that of the player whose turn it is.
    pub(super) fn question_calls_after_a_remark(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let is_remark = |at: usize| matches!(self.token(at), Some(Token::Aside | Token::Unseen));
            let told = self.is_player(at) && is_remark(at + 1) && self.is_close(at, at + 1, text);
            if !told || !self.call_stands_before(at) {
                continue;
            }
            let says_little = |at: &usize| {
                is_remark(*at) || self.token(*at).is_some_and(|token| token == Token::Filler || token.is_verb())
            };
            let next = (at + 1..self.lexemes.len()).find(|next| !says_little(next)).unwrap_or(at);
            if self.token(next).is_some_and(Token::is_call) && !self.is_close(next - 1, next, text) {
                self.unclear(next, ProblemKind::WhoCalled { candidates: Seat::ALL.to_vec() });
            }
        }
    }

    /// `accepted by TD`, `TD said it was fine`, `everyone was happy with it`: only LHO chooses, so whether they did is asked.
    pub(super) fn question_who_chose(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            let chose = matches!(self.token(at), Some(Token::Accepted | Token::Declined));
            let by = self.token(at + 1) == Some(Token::By);
            if chose && by && self.token(at + 2).is_none_or(|token| token == Token::Filler) {
                self.ask_whether(at, at + 1);
            } else if chose && at > 0 && self.is_no_player(at - 1, text) && self.is_close(at - 1, at, text) {
                self.ask_whether(at - 1, at);
            }
        }
    }

    /// `TD`, `everyone`: people mentioned who are not one particular player.
    fn is_no_player(&self, at: usize, text: &str) -> bool {
        let Some(word) = self.lexemes.get(at) else { return false };
        let said: String = clean(word.span.of(text)).iter().map(|glyph| glyph.ch).collect();
        let is_named = |one: &str| LISTS.directors.contains(&one) || LISTS.everybody.contains(&one);
        matches!(word.token, Token::Filler | Token::Aside | Token::BadWord) && said.split(' ').any(is_named)
    }

    fn call_stands_before(&self, at: usize) -> bool {
        self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call())
    }

    fn is_before_call(&self, at: usize) -> bool {
        let names =
            |token: &Token| token.is_verb() || matches!(token, Token::Seat(_) | Token::Label(..) | Token::Relative(_));
        let says_little = |token: &Token| matches!(token, Token::Filler | Token::Aside) || names(token);
        let mut rest = self.lexemes.iter().skip(at + 1).map(|lexeme| lexeme.token);
        rest.find(|token| !says_little(token)).is_some_and(|token| token.is_call())
    }

    fn next_but_remarks(&self, at: usize) -> Option<Token> {
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
