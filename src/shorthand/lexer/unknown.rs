//! A text without its unknown words.

use std::collections::HashSet;

use super::{Lexeme, Lexer, Token, guess};
use crate::shorthand::{
    problem::{Problem, ProblemKind, Span},
    words::LISTS,
};

/// Up to this many unknown words between two calls may be a misspelt call.
const MAY_BE_A_CALL: usize = 2;

/// More words than this at the end of a clause are about something else.
const TALK: usize = 2;

impl Lexer<'_> {
    /// Leaves out the unknown words, unless the rest may then say something else: they have to be in clauses
    /// of their own, without a call, a player or a claim, that deny and suppose nothing. Returns what was left out.
    pub(in crate::shorthand) fn leave_out_unknown(&mut self) -> Option<Vec<Span>> {
        let is_word = |problem: &Problem| {
            // Short words such as `club` are not mistyped bids.
            let number = problem.span.of(self.source.text).starts_with(|ch: char| ch.is_ascii_digit());
            let no_bid = problem.kind == ProblemKind::NotACall && problem.suggestion.is_none() && !number;
            problem.kind == ProblemKind::UnknownWord || no_bid
        };
        let left_out: HashSet<Span> =
            self.problems.extract_if(.., |problem| is_word(problem)).map(|problem| problem.span).collect();
        let is_unread = |lexeme: &Lexeme| left_out.contains(&lexeme.span);
        let mut clauses: Vec<&[Lexeme]> = Vec::new();
        for clause in self.lexemes.chunk_by(|one, next| !self.parts_clauses(one, next)) {
            // `1S 1H ib any advice would be great`
            let words = clause.iter().rev().take_while(|lexeme| is_unread(lexeme) || !lexeme.token.is_material());
            let words = words.count();
            let (calls, talk) = clause.split_at(clause.len().saturating_sub(if words > TALK { words } else { 0 }));
            clauses.extend([calls, talk].into_iter().filter(|part| !part.is_empty()));
        }
        let last = clauses.len().saturating_sub(1);
        let may_say_something = clauses.iter().enumerate().any(|(at, clause)| {
            let is_between = at > 0 && at < last;
            clause.iter().any(is_unread) && self.may_say_something(clause, &is_unread, is_between)
        });
        if may_say_something || self.stands_for_a_call(&is_unread) {
            let spans = left_out.into_iter();
            self.problems.extend(spans.map(|span| Problem::new(ProblemKind::UnknownWord, span)));
            return None;
        }
        for lexeme in self.lexemes.iter_mut().filter(|one| matches!(one.token, Token::BadWord | Token::BadCall)) {
            if left_out.contains(&lexeme.span) {
                lexeme.token = Token::Aside;
            }
        }
        Some(left_out.into_iter().collect())
    }

    /// `1C oass 1C`: nothing but an unknown word stands between two calls, so that it may be one.
    fn stands_for_a_call(&self, is_unread: &impl Fn(&Lexeme) -> bool) -> bool {
        let is_call = |at: Option<usize>| at.and_then(|at| self.lexemes.get(at)).is_some_and(|one| one.token.is_call());
        let parts = |one: &Lexeme, next: &Lexeme| {
            let gap = self.source.text.get(one.span.to..next.span.from).unwrap_or_default();
            gap.contains(['.', ';', ':', '!', '?'])
        };
        let mut runs = self.lexemes.chunk_by(|one, next| is_unread(one) == is_unread(next) && !parts(one, next));
        let mut at = 0;
        runs.any(|run| {
            let (from, to) = (at, at + run.len());
            at = to;
            let are_unread = run.first().is_some_and(is_unread) && run.len() <= MAY_BE_A_CALL;
            let whole = self.lexemes.get(from.saturating_sub(1)..=to).unwrap_or_default();
            let is_one_clause = whole.windows(2).all(|pair| !matches!(pair, [one, next] if parts(one, next)));
            are_unread && is_call(from.checked_sub(1)) && is_call(Some(to)) && is_one_clause
        })
    }

    /// Whether one clause ends and another begins between two lexemes.
    pub(super) fn parts_clauses(&self, one: &Lexeme, next: &Lexeme) -> bool {
        let between = self.source.text.get(one.span.to..next.span.from).unwrap_or_default();
        between.contains([',', '.', ';', ':', '!', '?', '\n'])
    }

    /// Whether a clause with unknown words may say something about the calls: it denies, relates two calls, mentions
    /// a player or a choice, or a word in it may be a misspelt call.
    fn may_say_something(&self, clause: &[Lexeme], is_unread: &impl Fn(&Lexeme) -> bool, is_between: bool) -> bool {
        let has_call = clause.iter().any(|lexeme| !is_unread(lexeme) && lexeme.token.is_call());
        let unread = clause.iter().filter(|lexeme| is_unread(lexeme)).count();
        let beside_calls = has_call || is_between && clause.len() <= MAY_BE_A_CALL;
        let may_be_calls = beside_calls && unread > MAY_BE_A_CALL;
        // `1S round, S 2C`: three passes, perhaps.
        let goes_round = |one: &Lexeme| {
            is_unread(one) && LISTS.round_the_table.contains(&one.span.of(self.source.text).to_lowercase().as_str())
        };
        may_be_calls
            || unread == 1 && clause.iter().any(goes_round)
            || clause.iter().any(|lexeme| {
                let word = lexeme.span.of(self.source.text).to_lowercase().replace('’', "'");
                let says_no = LISTS.turning.contains(&word.as_str());
                let names_a_bid = LISTS.denomination(&word).is_some();
                let relates = LISTS.ordinary.contains(&word.as_str()) || guess::may_be_a_call(&word);
                let claims = lexeme.token.is_material() && lexeme.token.call().is_none();
                says_no || names_a_bid || !is_unread(lexeme) && claims || is_unread(lexeme) && beside_calls && relates
            })
    }
}
