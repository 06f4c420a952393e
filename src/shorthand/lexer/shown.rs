//! What a bid shows, in plain words right behind it: `5D one ace`, `1D four cards`, `2D shows hearts`; and dates, which begin with a
//! number as bids do.

use std::sync::LazyLock;

use regex::Regex;

use super::{Gap, Lexer, Token, Within, settings::any_of};
use crate::{bridge::Call, shorthand::words::LISTS};

static SHOWN: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(LISTS.shown_patterns.iter()));

impl Lexer<'_> {
    /// What the bid right before it shows, with nothing but a space between.
    pub(super) fn shown_beside(&mut self) -> bool {
        let bid = self.lexemes.last().filter(|last| last.token.call().and_then(Call::bid).is_some());
        let Some(bid) = bid.filter(|_| self.gap == Gap::Space && self.within == Within::Text) else { return false };
        let between = self.source.text.get(bid.span.to..self.span(1).from).unwrap_or_default();
        if between.is_empty() || between.chars().any(|ch| ch != ' ') {
            return false;
        }
        let window = self.window();
        let found = SHOWN.as_ref().and_then(|shown| shown.find(&window));
        let length = found.map(|found| found.as_str().chars().count());
        length.is_some_and(|length| {
            self.push(length, Token::Meaning);
            true
        })
    }

    /// `2024-11-26`, `26/11` before the auction.
    pub(super) fn date(&mut self, digits: usize) -> bool {
        // `12/10` behind a bid may be points.
        let is_first = !self.lexemes.last().is_some_and(|last| last.token.is_call());
        let may_be = match self.peek(digits) {
            Some('-') => digits == 4,
            Some('/' | '.') => digits < 3 && is_first && self.peek(digits + 1).is_some_and(|ch| ch.is_ascii_digit()),
            _ => false,
        };
        may_be && self.pattern()
    }
}
