//! Words that a call was not the one wanted: `misbid`, `by accident`.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{problem::Reading, text::folded, token::Token, words::LISTS},
};

impl Sheet {
    /// `1H P 2D, a misbid, 2H`: the next player's call, or the one that was wanted.
    pub(super) fn question_mistakes(&mut self, text: &str) {
        let irregular = self.first_insufficient().filter(|at| self.is_too_low(*at));
        for at in 1..self.lexemes.len() {
            let Some(lexeme) = self.lexemes.get(at).copied().filter(|lexeme| lexeme.token == Token::Aside) else {
                continue;
            };
            let word = lexeme.span.of(text).trim_matches(['(', ')', '[', ']']).to_lowercase();
            let folded = folded(&word);
            let after_call = self.token(at - 1).is_some_and(Token::is_call) && irregular != Some(at - 1);
            let before_call = self.next_but_remarks(at).is_some_and(Token::is_call);
            if after_call && before_call && LISTS.mistakes.contains(&folded.as_str()) {
                self.problem(lexeme.span, vec![Reading::ChangeOfCall, Reading::NextCall]);
            }
        }
    }

    /// `East bid 1H by accident`: unintended, or a mistake of the mind; the Laws tell the two apart. Where it is said what the
    /// call was, or LHO has chosen since, or the turn was the mistake, the word says no more.
    pub(super) fn question_accidents(&mut self, text: &str) {
        let first_call = self.lexemes.iter().position(|lexeme| lexeme.token.is_call());
        for at in 0..self.lexemes.len() {
            let Some(span) = self.lexemes.get(at).filter(|one| one.token == Token::Accident).map(|one| one.span) else {
                continue;
            };
            let is_said = self.lexemes.iter().any(|one| says_what_it_was(one.token));
            let later = self.lexemes.iter().skip(at + 1);
            let is_chosen = later.clone().any(|one| matches!(one.token, Token::Accepted | Token::Declined));
            let end = (at + 1..self.lexemes.len()).find(|next| !self.is_close(next - 1, *next, text));
            let clause = self.lexemes.get(at..end.unwrap_or(self.lexemes.len())).unwrap_or_default();
            let is_before = first_call.is_none_or(|call| at < call);
            let of_no_call = is_before && !clause.iter().any(|one| one.token.is_call() || is_player(one.token));
            self.lexemes.get_mut(at).into_iter().for_each(|one| one.token = Token::Aside);
            if !is_said && !is_chosen && !of_no_call {
                self.problem(span, vec![Reading::Unintended, Reading::Remark]);
            }
        }
    }

    /// Whether this bid does not beat those before it.
    pub(super) fn is_too_low(&self, at: usize) -> bool {
        let bid = |at: usize| self.call_at(at).and_then(Call::bid);
        let highest = (0..at).filter_map(bid).max();
        bid(at).is_some_and(|bid| !bid.is_sufficient_over(highest))
    }
}

/// Whether it is said, or asked already, what sort of slip a call was.
const fn says_what_it_was(token: Token) -> bool {
    matches!(
        token,
        Token::OutOfTurn | Token::Mispull | Token::WrongCard | Token::Intended | Token::IntendedWord | Token::IMean
    )
}

const fn is_player(token: Token) -> bool {
    token.seat().is_some() || matches!(token, Token::Relative(_) | Token::Pronoun)
}
