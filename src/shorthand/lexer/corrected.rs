//! What puts right something that was written before it: `sorry, it was West`, `it was 2C`.

use std::sync::LazyLock;

use regex::Regex;

use super::{Lexer, Token, Within, reasons::Word, settings::any_of};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        problem::{ProblemKind, Reading},
        words::LISTS,
    },
};

static CORRECTION: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(LISTS.correction_patterns.iter()));

impl Lexer<'_> {
    /// A clause behind the calls that names another player, or another bid, than was written: it is asked about.
    pub(super) fn correction_told(&mut self) -> bool {
        let Some(last) = self.lexemes.iter().rev().find_map(|lexeme| lexeme.token.call()) else { return false };
        let window = self.window();
        let found = CORRECTION.as_ref().and_then(|correction| correction.find(&window));
        let Some(length) = found.map(|found| found.as_str().chars().count()) else { return false };
        let behind = length + self.spaces(length);
        let ends = self.peek(behind).is_none_or(|sign| ".,;!?)\n".contains(sign));
        if !ends || self.within == Within::Brackets {
            return false;
        }
        let choice = match self.last_named(length) {
            (Some(call), _) if call == last => return false,
            (Some(_), _) => Reading::ChangeOfCall,
            (None, Some(seat)) => Reading::CalledBy(seat),
            (None, None) => Reading::IsSo,
        };
        self.problem(length, ProblemKind::Ambiguous { choices: vec![choice, Reading::Remark] }, None);
        true
    }

    /// The call or the player that is named last in the next glyphs.
    fn last_named(&self, length: usize) -> (Option<Call>, Option<Seat>) {
        let (mut call, mut seat) = (None, None);
        let mut at = 0;
        while at < length {
            if !self.is_in_chunk(at) {
                at += 1;
                continue;
            }
            let (word, taken) = self.word_of_reason(at);
            match word {
                Word::Call(named) => (call, seat) = (Some(named), None),
                Word::Token(Token::Seat(named)) => (call, seat) = (None, Some(named)),
                Word::Token(Token::Relative(relation)) => (call, seat) = (None, Some(Seat::South.seen_as(relation))),
                Word::Token(_) | Word::Unknown => {}
            }
            at += taken.max(1);
        }
        (call, seat)
    }
}
