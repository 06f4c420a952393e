//! Calls that are named and may not have been made: `South accepted anyway 1H`, `pass not allowed`.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::Call,
    shorthand::{
        problem::{ProblemKind, Reading},
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
    }

    /// `South accepted anyway 1H`, `godtok ikke 1hj fra øst`: the bid that was chosen about is named, and nobody bids it again.
    fn question_bids_chosen_about(&mut self, text: &str) {
        let is_mark = |at: &usize| {
            let chooses = || LISTS.chooses_verb.contains(&self.word_at(*at, text).as_str());
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
            let is_word =
                matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::Illegal | Token::BadWord));
            is_word && LISTS.forbidden.contains(&self.word_at(at, text).as_str())
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
}
