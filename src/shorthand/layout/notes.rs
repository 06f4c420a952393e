//! A note before the auction that names a bid: what it shows to this pair, or the final contract. It is asked about, because the
//! bid may be the first call.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Reading, Span},
        token::Token,
    },
};

impl Sheet {
    /// `strong 1C: 1S P 1H`, `3NT by South. 1S P 1H`
    pub(super) fn question_notes(&mut self, text: &str) {
        let is_call = |at: &usize| self.token(*at).is_some_and(Token::is_call);
        let mut calls = (0..self.lexemes.len()).filter(is_call);
        let (Some(at), Some(next)) = (calls.next(), calls.next()) else { return };
        let Some(bid) = self.call_at(at).and_then(Call::bid) else { return };
        // A meaning may come before the bid that it describes.
        let from = |at: usize| self.lexemes.get(at).map(|lexeme| lexeme.span.from);
        let is_meaning = self.token(at + 1) == Some(Token::Meaning) && from(at + 1) < from(at);
        let is_word =
            (0..at).any(|at| matches!(self.token(at), Some(Token::Hint | Token::BarePurpose(_) | Token::Artificial)));
        let is_described = is_meaning || is_word;
        let is_result = self.lexemes.get(at).is_some_and(|bid| has_result(text.get(bid.span.to..).unwrap_or_default()));
        if is_result {
            let span = self.span_of(at, at + 1);
            return self.problem(span, vec![Reading::Contract, Reading::Call(Call::Bid(bid))]);
        }
        let is_labelled = self.is_labelled_by(at + 2);
        let is_contract = is_labelled || self.token(at + 1) == Some(Token::By) && self.is_player(at + 2);
        let end = at + if is_contract { 2 } else { usize::from(is_meaning) };
        if !(is_described || is_contract) || next <= end {
            return;
        }
        let spans = self.lexemes.iter().take(end + 1).map(|lexeme| lexeme.span);
        let span = spans.reduce(|one, next| Span { from: one.from.min(next.from), to: one.to.max(next.to) });
        let span = span.unwrap_or_default();
        let after = self.lexemes.get(end + 1).map_or(span.to, |lexeme| lexeme.span.from);
        let sign = text.get(span.to..after).unwrap_or_default().chars().find(|ch| ":.\n".contains(*ch));
        let is_beaten = self.call_at(next).and_then(Call::bid).is_none_or(|next| next.is_sufficient_over(Some(bid)));
        if is_labelled || sign == Some(':') || sign.is_some() && !is_beaten {
            let other = if is_contract { Reading::Contract } else { Reading::Agreement };
            self.problem(span, vec![Reading::Call(Call::Bid(bid)), other]);
        }
    }
}

/// `3NT-1.`, `4S= :`: the tricks come right after the bid.
fn has_result(after: &str) -> bool {
    let Some(rest) = after.strip_prefix(['-', '+', '=', '−']) else { return false };
    let rest = rest.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let tricks = after.len() - rest.len() - 1;
    (tricks > 0 || after.starts_with('=')) && rest.starts_with([' ', '.', ',', ':', ';', '\n'])
}
