//! Calls that are named and may not have been made: `South accepted anyway 1H`, `pass not allowed`; and words that are called otherwise:
//! `South gave pass`, `their P passes`.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::Call,
    shorthand::{
        problem::{ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// Asks about calls that are named and may not have been made.
    pub(super) fn question_calls_not_made(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        self.question_bids_chosen_about(text);
        self.question_calls_said_to_be_forbidden(text);
        self.question_passes_of_both(text);
        self.question_who_passed_too(text);
        self.question_who_gave(text);
        self.question_partners_of(text);
    }

    /// `South accepted anyway 1H`, `godtok ikke 1hj fra øst`: the bid that was chosen about is named, and nobody bids it again.
    fn question_bids_chosen_about(&mut self, text: &str) {
        let is_mark = |at: &usize| {
            let chooses = || LISTS.chooses_verb.contains(&folded(self.span_of(*at, at + 1).of(text)).as_str());
            matches!(self.token(*at), Some(Token::Accepted | Token::Declined))
                || self.token(*at) == Some(Token::Verb) && chooses()
        };
        let says_little = |at: usize| matches!(self.token(at), Some(Token::Filler | Token::Aside));
        let bid_named = |mark: usize| {
            let bid = (mark + 1..self.lexemes.len()).find(|at| !says_little(*at))?;
            let is_joined = (mark + 1..=bid).all(|at| self.is_close(at - 1, at, text));
            let is_of_somebody = self.token(bid + 1) == Some(Token::By);
            let made = self.call_at(bid).filter(|call| call.bid().is_some())?;
            let was_made = (0..mark).any(|at| self.call_at(at) == Some(made));
            let is_verb = self.token(mark) == Some(Token::Verb);
            (is_joined && was_made && (bid > mark + 1 || is_of_somebody || is_verb)).then_some((bid, made))
        };
        let found: Vec<(usize, Call)> = (0..self.lexemes.len()).filter(is_mark).filter_map(bid_named).collect();
        for (bid, made) in found {
            self.unclear(bid, ProblemKind::Ambiguous { choices: vec![Reading::Remark, Reading::Call(made)] });
        }
    }

    /// `1S 1H rej, pass not allowed`, `dobler ikke lov`: said of a call that is in order, and may not have been made.
    fn question_calls_said_to_be_forbidden(&mut self, text: &str) {
        let irregular = self.first_insufficient();
        let is_forbidden = |at: usize| {
            let said = folded(self.span_of(at, at + 1).of(text));
            let is_word =
                matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::Illegal | Token::BadWord));
            is_word && LISTS.forbidden.contains(&said.as_str())
        };
        let found: Vec<(usize, Call)> = (0..self.lexemes.len())
            .filter(|at| irregular.is_some_and(|irregular| irregular < *at) && is_forbidden(at + 1))
            .filter(|at| self.is_close(*at, at + 1, text))
            .filter_map(|at| Some((at, self.token(at).and_then(as_call)?)))
            .collect();
        for (at, call) in found {
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
        }
    }

    /// `1S pass by both, West 1H`, `pass begge`: one pass or two.
    fn question_passes_of_both(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            let is_both = LISTS.both.contains(&folded(self.span_of(at, at + 1).of(text)).as_str())
                && matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::BadWord));
            let is_no_bid = self.token(at + 1).and_then(as_call).is_some_and(|call| call.bid().is_none());
            let are_named = at > 2 && self.is_player(at - 1) && self.token(at - 2) == Some(Token::And);
            if is_both && is_no_bid && !are_named && self.is_close(at, at + 1, text) {
                // `1S both X`; not `N and E both passed`.
                self.ask_whether(at, at + 1);
                continue;
            }
            let by = usize::from(at > 0 && self.token(at - 1) == Some(Token::By));
            let pass = at.checked_sub(1 + by).filter(|pass| self.call_at(*pass) == Some(Call::Pass));
            if let Some(pass) = pass.filter(|pass| is_both && self.is_close(*pass, pass + 1, text)) {
                self.ask_whether(pass, at);
            }
        }
    }

    /// `1S pass by E and S, 1H`, `E pass, S too`: whether the second player called as well.
    fn question_who_passed_too(&mut self, text: &str) {
        let says_too = |at: usize| {
            matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::BadWord))
                && LISTS.too.contains(&folded(self.span_of(at, at + 1).of(text)).as_str())
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
            let too = says_too(at + 1) && self.is_close(*at, at + 1, text) || *at > 0 && says_too(at - 1);
            let too = too
                && (0..*at)
                    .rev()
                    .find(|before| self.token(*before).is_some_and(Token::is_call))
                    .is_some_and(after_pass);
            self.is_player(*at) && (joined || too) && !calls(at + 1)
        };
        let found: Vec<usize> = (1..self.lexemes.len()).filter(is_second).collect();
        for at in found.into_iter().rev() {
            self.ask_whether(at, at);
        }
    }

    /// `1S 1H, South gave pass`: behind calls, a verb that says who dealt and is followed at once by something else.
    fn question_who_gave(&mut self, text: &str) {
        for at in 1..self.lexemes.len() {
            let said = folded(self.span_of(at, at + 1).of(text));
            let gives = said.split(' ').next_back().is_some_and(|word| LISTS.gives.contains(&word));
            let is_dealer = matches!(self.token(at), Some(Token::Dealer(_) | Token::DealerOf | Token::DealerSeen(_)));
            let is_told = (0..at).any(|at| self.token(at).is_some_and(Token::is_call));
            if gives && is_dealer && is_told && self.is_close(at, at + 1, text) {
                self.ask_whether(at - usize::from(self.is_player(at - 1)), at);
            }
        }
    }

    /// `their P passes`, `E's p doubled`, `me and my P`: partner, or a pass.
    fn question_partners_of(&mut self, text: &str) {
        let is_letter = |at: &usize| {
            let owns = |token: Token| matches!(token, Token::Owner | Token::Mine);
            let before = self.span_of(at - 1, *at);
            let says_whose = self.token(at - 1).is_some_and(owns)
                || LISTS.possessives.contains(&folded(before.of(text)).as_str())
                || self.is_player(at - 1) && folded(before.of(text)).ends_with("'s");
            let is_beside = Sheet::between(text, before, self.span_of(*at, at + 1)) == " ";
            let is_p = self.span_of(*at, at + 1).of(text).eq_ignore_ascii_case("p");
            is_p && self.call_at(*at) == Some(Call::Pass) && says_whose && is_beside
        };
        let found: Vec<usize> = (1..self.lexemes.len()).filter(is_letter).collect();
        for at in found {
            let choices = vec![Reading::Call(Call::Pass), Reading::Remark];
            self.unclear(at, ProblemKind::Ambiguous { choices });
        }
    }
}
