//! Passes that are counted: `Px2`, `pass (x3)`, `3x pass`.

use std::sync::LazyLock;

use super::{Lexer, Token, Vocabulary, WORDS, bids::DENOMINATIONS};
use crate::{bridge::Call, shorthand::words::LISTS};

/// How often, after the pass.
static TIMES: LazyLock<Vocabulary<usize>> = LazyLock::new(|| Vocabulary::new(LISTS.times.iter().copied()));

/// The signs between a number and the pass.
const SIGNS: [char; 3] = ['x', '×', '*'];

impl Lexer<'_> {
    /// `Px2`, `pass x 3`, `pass (three times)`
    pub(super) fn counted_passes(&mut self) -> bool {
        // The sign may come right after the letter: `Px2`.
        let is_pass = |found: Option<(Token, usize)>| found.filter(|(token, _)| *token == Token::Call(Call::Pass));
        let letters = (0..).map_while(|at| self.peek(at)).take_while(|ch| ch.is_alphabetic()).count();
        let but_last = self.glyphs.get(self.at..self.at + letters.saturating_sub(1)).unwrap_or_default();
        let found = is_pass(WORDS.at(self.glyphs, self.at)).or_else(|| is_pass(WORDS.at(but_last, 0)));
        let Some((_, length)) = found else { return false };
        // A line may end between the words.
        let gap = (length..).map_while(|at| self.peek(at)).take_while(|ch| matches!(ch, ' ' | '\n')).count();
        let Some((count, taken)) = TIMES.at(self.glyphs, self.at + length + gap) else { return false };
        let end = length + gap + taken;
        if DENOMINATIONS.at(self.glyphs, self.at + end + self.spaces(end)).is_some() {
            return false; // `P X 2 H`
        }
        self.push(end, Token::Passes(count));
        true
    }

    /// `3x pass`, `2 x P`
    pub(super) fn number_of_passes(&mut self) -> bool {
        let Some(count) = self.peek(0).and_then(|ch| ch.to_digit(10)).filter(|count| (2..5).contains(count)) else {
            return false;
        };
        let sign = 1 + self.spaces(1);
        let after = sign + 1 + self.spaces(sign + 1);
        let is_times = self.peek(sign).is_some_and(|ch| SIGNS.contains(&ch));
        match WORDS.at(self.glyphs, self.at + after).filter(|_| is_times) {
            Some((Token::Call(Call::Pass), length)) => {
                self.push(after + length, Token::Passes(usize::try_from(count).unwrap_or_default()));
                true
            }
            Some(_) | None => false,
        }
    }
}
