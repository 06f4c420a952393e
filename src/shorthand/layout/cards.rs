//! A hand without suit signs, `AKxx x KQx Jxxxx`: `x` is a card there, and a double elsewhere.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Reading, Span},
        token::Token,
    },
};

impl Sheet {
    /// Asks whether `x` or `xx` beside the cards of a suit is a card, or a call.
    pub(super) fn question_cards_beside_hands(&mut self, text: &str) {
        let is_sign = |at: &usize| matches!(self.token(*at), Some(Token::Slash | Token::Dash));
        let places: Vec<usize> = (0..self.lexemes.len()).filter(|at| !is_sign(at)).collect();
        // Other small cards may stand between it and the cards with honours.
        let mut beside = vec![false; self.lexemes.len()];
        let both_ways: [&mut dyn Iterator<Item = &usize>; 2] = [&mut places.iter(), &mut places.iter().rev()];
        for places in both_ways {
            let mut is_by_a_hand = false;
            for at in places {
                if self.small_cards(*at, text).is_none() {
                    is_by_a_hand = self.token(*at) == Some(Token::Hand);
                } else if let Some(beside) = beside.get_mut(*at) {
                    *beside |= is_by_a_hand;
                }
            }
        }
        let beside = beside.iter().enumerate().filter(|(_, is_beside)| **is_beside).map(|(at, _)| at);
        let asked: Vec<(Call, Span)> =
            beside.filter_map(|at| Some((self.small_cards(at, text)?, self.span_of(at, at + 1)))).collect();
        for (call, span) in asked {
            self.problem(span, vec![Reading::Remark, Reading::Call(call)]);
        }
    }

    /// The call that this is, if it is no hand's small cards or void.
    fn small_cards(&self, at: usize, text: &str) -> Option<Call> {
        let call = self.call_at(at)?;
        let said = self.span_of(at, at + 1).of(text);
        let is_small = !said.is_empty() && said.chars().all(|ch| "xX".contains(ch));
        (is_small && call.is_double_or_redouble()).then_some(call)
    }
}
