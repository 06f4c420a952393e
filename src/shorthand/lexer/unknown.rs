//! A text without the words that are not known.

use std::collections::HashSet;

use super::{Lexeme, Lexer, Token, relates_calls};
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Span},
        words::LISTS,
    },
};

impl Lexer<'_> {
    /// Leaves out the words that are not known, unless what is left may then say something else: where one of them denies or
    /// supposes, or stands beside what is claimed; gives those that it has left out.
    pub(in crate::shorthand) fn leave_out_unknown(&mut self) -> Option<Vec<Span>> {
        let is_word = |problem: &Problem| {
            // `he` and `club`, and no mistyped bid.
            let number = problem.span.of(self.source.text).starts_with(|ch: char| ch.is_ascii_digit());
            let no_bid = problem.kind == ProblemKind::NotACall && problem.suggestion.is_none() && !number;
            problem.kind == ProblemKind::UnknownWord || no_bid
        };
        let left_out: HashSet<Span> =
            self.problems.extract_if(.., |problem| is_word(problem)).map(|problem| problem.span).collect();
        let says_no = |span: &Span| {
            let word = span.of(self.source.text).to_lowercase().replace('’', "'");
            LISTS.turning.contains(&word.as_str())
        };
        let unread = |at: usize| self.lexemes.get(at).is_some_and(|lexeme| left_out.contains(&lexeme.span));
        let touches = (0..self.lexemes.len()).any(|at| {
            let claims = self.lexemes.get(at).is_some_and(|lexeme| lexeme.token.is_claim());
            claims && (at > 0 && unread(at - 1) || unread(at + 1))
        });
        let tells_lengths = (1..self.lexemes.len()).any(|at| {
            let verb = at > 1 && unread(at - 2);
            // `with` stands in `replaced with` too.
            let with = self.lexemes.get(at - 1).is_some_and(|before| before.token == Token::ChangeTo);
            (with || unread(at - 1)) && self.may_be_a_length(at, verb)
        });
        if touches || tells_lengths || left_out.iter().any(says_no) || self.relates(&left_out) {
            let spans = left_out.into_iter();
            self.problems.extend(spans.map(|span| Problem::new(ProblemKind::UnknownWord, span)));
            return None;
        }
        self.leave_out_everyday_calls(&left_out);
        for lexeme in self.lexemes.iter_mut().filter(|one| matches!(one.token, Token::BadWord | Token::BadCall)) {
            if left_out.contains(&lexeme.span) {
                lexeme.token = Token::Aside;
            }
        }
        Some(left_out.into_iter().collect())
    }

    /// `E 1H on N's 1S`: a word that is not known relates what stands before it to the call or the player after it.
    fn relates(&self, left_out: &HashSet<Span>) -> bool {
        let is_unread = |lexeme: &Lexeme| left_out.contains(&lexeme.span) || lexeme.token == Token::Aside;
        let is_read = |lexeme: &Lexeme| !is_unread(lexeme) && lexeme.token.is_material();
        let text = self.source.text;
        self.lexemes.iter().enumerate().any(|(at, lexeme)| {
            left_out.contains(&lexeme.span)
                && relates_calls(lexeme.span.of(text))
                && self.lexemes.iter().take(at).any(is_read)
                && self.lexemes.iter().skip(at + 1).find(|next| !is_unread(next)).is_some_and(is_read)
        })
    }

    /// `same again`: an everyday word for a call is a word like others beside one that is not known.
    fn leave_out_everyday_calls(&mut self, left_out: &HashSet<Span>) {
        let is_left_out = |lexeme: Option<&Lexeme>| lexeme.is_some_and(|lexeme| left_out.contains(&lexeme.span));
        let everyday: Vec<usize> = (0..self.lexemes.len())
            .filter(|at| {
                let word = self.lexemes.get(*at).map(|lexeme| lexeme.span.of(self.source.text).to_lowercase());
                let before = at.checked_sub(1).and_then(|before| self.lexemes.get(before));
                let beside = is_left_out(before) || is_left_out(self.lexemes.get(at + 1));
                beside && word.is_some_and(|word| LISTS.everyday.contains(&word.as_str()))
            })
            .collect();
        for at in everyday {
            self.lexemes
                .get_mut(at)
                .filter(|one| one.token.is_call())
                .into_iter()
                .for_each(|one| one.token = Token::Aside);
        }
    }

    /// `with 5 hearts`, of which the first word is not read: cards, and not a bid. `came in with 1 heart` may be one.
    fn may_be_a_length(&self, at: usize, after_verb: bool) -> bool {
        let Some((lexeme, before)) = self.lexemes.get(at).zip(self.lexemes.get(at - 1)) else { return false };
        let Some(bid) = lexeme.token.call().and_then(Call::bid) else { return false };
        let in_words = lexeme.span.of(self.source.text).contains(' ');
        let many = bid.level.number() > 3;
        let word = before.span.of(self.source.text).to_lowercase();
        let holds = LISTS.holding.contains(&word.as_str()) && !after_verb;
        holds && (in_words || many) || in_words && many
    }
}
