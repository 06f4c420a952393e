//! Brackets that look like a meaning and hold a call, or tell who was silent: `(pass slowly)`, `(2S, RHO)`, `(nobody else bid)`.

use super::{Lexeme, Lexer, Token, length_of};
use crate::{
    bridge::Call,
    meaning,
    shorthand::{
        problem::{ProblemKind, Reading},
        text::Glyph,
        words::LISTS,
    },
};

impl<'t> Lexer<'t> {
    /// A meaning, unless the bracket names a call or speaks of the others and is not understood: then it is asked about. One that
    /// counts cards or points, as `4+D without 4S 6-9`, is about a hand.
    pub(super) fn meaning_or_question(&mut self, inner: &[Glyph], inside: &Lexer<'t>, length: usize) {
        let content: String = inner.iter().map(|glyph| glyph.ch).collect();
        if meaning::understood(&content).is_some() || counts_cards_or_points(inner) {
            return self.push_meaning(inner, length);
        }
        let choices = match inside.lexemes.iter().find_map(|lexeme| self.call_told(lexeme)) {
            Some(call) => vec![Reading::OpponentsCall(call), Reading::Meaning],
            None if inside.speaks_of_bystanders() => vec![Reading::Remark, Reading::Meaning],
            None => return self.push_meaning(inner, length),
        };
        self.problem(length, ProblemKind::Ambiguous { choices }, None);
    }

    /// The call that is named here. `5 hearts` is a length, and a single letter says little.
    fn call_told(&self, lexeme: &Lexeme) -> Option<Call> {
        let written = lexeme.span.of(self.source.text);
        let call = match lexeme.token {
            Token::DoubleVerb => Some(Call::Double),
            token => token.call(),
        }?;
        let is_told = match call {
            Call::Bid(bid) => bid.level.number() < 4 || !written.contains(' '),
            Call::Pass | Call::Double | Call::Redouble => true,
        };
        is_told.then_some(call)
    }

    /// `(nobody else bid)`, `(tatt tilbake)`: of people and not of cards.
    fn speaks_of_bystanders(&self) -> bool {
        let begins_word = |at: usize| {
            let before = at.checked_sub(1).and_then(|before| self.glyphs.get(before));
            before.is_none_or(|before| !before.ch.is_alphanumeric())
        };
        let is_word = |at: usize| LISTS.bystanders.iter().any(|word| length_of(self.glyphs, at, word).is_some());
        !self.names_a_suit() && (0..self.glyphs.len()).any(|at| begins_word(at) && is_word(at))
    }
}

/// Whether it holds `5+` or `6-9`.
fn counts_cards_or_points(inner: &[Glyph]) -> bool {
    inner.windows(2).any(|pair| matches!(pair, [number, sign] if number.ch.is_ascii_digit() && sign.ch == '+'))
        || inner.windows(3).any(|three| match three {
            [low, dash, high] => low.ch.is_ascii_digit() && "-–".contains(dash.ch) && high.ch.is_ascii_digit(),
            _ => false,
        })
}
