//! Questions, sentence by sentence: `Do I have to accept?`, `Kan Syd melde 2H?`. They do not say what happened.

use std::sync::LazyLock;

use super::{Lexer, Token, Vocabulary, Within};
use crate::shorthand::words::LISTS;

/// Words with which a question begins.
static ASKS: LazyLock<Vocabulary<()>> = LazyLock::new(|| Vocabulary::new(LISTS.asks.iter().map(|word| (*word, ()))));

/// No question is longer.
const LONGEST: usize = 160;

/// A question after a comma or a dash has at least this many words.
const SHORTEST: usize = 3;

impl Lexer<'_> {
    /// A whole sentence that asks something, with no auction in it.
    pub(super) fn question_sentence(&mut self) -> bool {
        let begins = self.begins_sentence();
        let may_begin = begins || self.follows_a_pause();
        if self.within == Within::Brackets || !may_begin || ASKS.at(self.glyphs, self.at).is_none() {
            return false;
        }
        let sentence = (0..LONGEST).map_while(|ahead| self.peek(ahead));
        let length = sentence.take_while(|ch| !".!?:;\n".contains(*ch)).count();
        if self.peek(length) != Some('?') {
            return false;
        }
        let inside = self.glyphs.get(self.at..self.at + length).unwrap_or_default();
        let lexemes = Lexer::run(self.source, inside).lexemes;
        let bids = lexemes.iter().filter(|lexeme| is_bid(lexeme.token)).count();
        // `1S 1H, was accepted?`
        let chosen = lexemes.iter().any(|lexeme| lexeme.token.is_claim() && !matches!(lexeme.token, Token::OutOfTurn));
        if bids > 1 || !begins && (bids > 0 || chosen || lexemes.len() < SHORTEST) {
            return false; // `Is 1H P 1H ok?`
        }
        self.push(length + 1, Token::Aside);
        true
    }

    /// `:)`
    pub(super) fn closes_a_smiley(&self) -> bool {
        let eyes = self.at.checked_sub(1).and_then(|before| self.glyphs.get(before));
        eyes.is_some_and(|glyph| matches!(glyph.ch, ':' | ';'))
    }

    /// `1S 1H - may South double?`
    fn follows_a_pause(&self) -> bool {
        let before = self.glyphs.get(..self.at).unwrap_or_default();
        let last = before.iter().rev().map(|glyph| glyph.ch).find(|ch| *ch != ' ');
        last.is_some_and(|ch| ",;-–—".contains(ch)) && before.last().is_some_and(|glyph| glyph.ch == ' ')
    }

    /// Whether only the end of a sentence or of a line comes before this place.
    fn begins_sentence(&self) -> bool {
        let before = self.glyphs.get(..self.at).unwrap_or_default();
        let last = before.iter().rev().map(|glyph| glyph.ch).find(|ch| *ch != ' ');
        last.is_none_or(|ch| ".?!\n:)🙂".contains(ch))
    }
}

fn is_bid(token: Token) -> bool {
    token.call().is_some_and(|call| call.bid().is_some())
}
