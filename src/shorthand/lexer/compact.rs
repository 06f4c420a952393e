//! Calls without separators: `ppp1hpp`.

use super::{
    Lexer,
    level::{bid, digit},
};
use crate::{
    bridge::{Bid, Call, Denomination},
    shorthand::{
        problem::{ProblemKind, Reading},
        token::Token,
    },
};

impl Lexer<'_> {
    /// `ppp1hpp`: calls without separators. Either all passes, or with at least one bid.
    pub(super) fn compact(&mut self) -> bool {
        let chunk = self.chunk();
        let Some(calls) = compact_calls(&self.glyph_text(chunk)) else { return false };
        if let [(first, _), (Call::Bid(next), _)] = calls.as_slice()
            && first.bid().is_some_and(|first| is_shape(first, *next))
        {
            let choices = vec![Reading::Meaning, Reading::Separator];
            self.problem(chunk, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        for (call, length) in calls {
            self.push(length, Token::Call(call));
        }
        true
    }
}

/// `5S4H`: the lengths of two suits in a hand, or two bids.
fn is_shape(first: Bid, next: Bid) -> bool {
    let (one, other) = (first.level.number(), next.level.number());
    let suits = first.denomination.suit().is_some() && next.denomination.suit().is_some();
    suits && one > 3 && other > 3 && first.denomination != next.denomination
}

/// The calls of a text without separators, each with its length.
fn compact_calls(text: &str) -> Option<Vec<(Call, usize)>> {
    let letters: Vec<char> = text.chars().collect();
    let mut calls = Vec::new();
    let mut rest = letters.as_slice();
    while !rest.is_empty() {
        let (call, length) = match *rest {
            [level @ '1'..='9', ref after @ ..] => {
                let (denomination, length) = match *after {
                    ['n', 't', ..] => (Denomination::Notrump, 3),
                    ['n', ..] => (Denomination::Notrump, 2),
                    ['c' | '♣', ..] => (Denomination::Clubs, 2),
                    ['d' | '♦', ..] => (Denomination::Diamonds, 2),
                    ['h' | '♥', ..] => (Denomination::Hearts, 2),
                    ['s' | '♠', ..] => (Denomination::Spades, 2),
                    _ => return None,
                };
                (bid(digit(level)?, denomination)?, length)
            }
            ['x', 'x', ..] => (Call::Redouble, 2),
            ['p', ..] => (Call::Pass, 1),
            ['d' | 'x', ..] => (Call::Double, 1),
            ['r', ..] => (Call::Redouble, 1),
            _ => return None,
        };
        calls.push((call, length));
        rest = rest.get(length..)?;
    }
    let has_bid = letters.iter().any(char::is_ascii_digit);
    let all_passes = letters.iter().all(|&letter| letter == 'p');
    (calls.len() > 1 && (has_bid || all_passes)).then_some(calls)
}
