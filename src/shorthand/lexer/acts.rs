//! What somebody is said to have done, in words that are left out: `E was thinking S bid 1H`.

use super::{
    Lexer, Token, WORDS, Within,
    bids::letters_of,
    reasons::{Word, is_somebody},
};
use crate::{
    bridge::{Call, Seat},
    shorthand::{auction::Source, text::clean},
};

/// A player and, right behind, what they did.
pub(in crate::shorthand) struct Act {
    /// Who is named, if it is by their seat.
    pub by: Option<Seat>,
    /// The call, unless it is a choice.
    pub call: Option<Call>,
}

/// All that players are said to have done in a passage.
pub(in crate::shorthand) fn acts_told(passage: &str) -> Vec<Act> {
    let glyphs = clean(passage);
    let inside = Lexer::new(Source::plain(passage), &glyphs, Within::Text, letters_of(&glyphs));
    inside.acts_told(glyphs.len())
}

impl Lexer<'_> {
    /// `I'm not sure West passed`: a player in the next glyphs, and right behind what they did.
    pub(super) fn tells_of_an_act(&self, length: usize) -> bool {
        !self.acts_told(length).is_empty()
    }

    /// All that players are said to have done in the next glyphs.
    fn acts_told(&self, length: usize) -> Vec<Act> {
        let (mut at, mut player, mut acts) = (0, None, Vec::new());
        while at < length {
            let begins = self.is_in_chunk(at) && !at.checked_sub(1).is_some_and(|before| self.is_in_chunk(before));
            if !begins {
                at += 1;
                continue;
            }
            let (word, taken) = self.word_of_reason(at);
            match word {
                Word::Call(call) => acts.extend(player.take().map(|by| Act { by, call: Some(call) })),
                Word::Token(Token::Accepted | Token::Declined) => {
                    acts.extend(player.take().map(|by| Act { by, call: None }));
                }
                Word::Unknown if self.is_letter_of_call(at) => {
                    let call = WORDS.at(self.glyphs, self.at + at).and_then(|(token, _)| token.call());
                    acts.extend(player.take().map(|by| Act { by, call }));
                }
                // `vi endte i 2H`: in Norwegian that letter is no player.
                Word::Token(_) if self.is_letter_before_a_number(at, taken) => player = None,
                Word::Token(token) if is_somebody(token) => {
                    player = (!self.is_genitive_at(at, taken)).then_some(token.seat());
                }
                Word::Token(token) if token.is_verb() || token == Token::Filler => {}
                Word::Token(_) | Word::Unknown => player = None,
            }
            at += taken;
        }
        acts
    }

    /// `i 2H`, `i 2020`
    pub(super) fn is_letter_before_a_number(&self, at: usize, length: usize) -> bool {
        let next = at + length + self.spaces(at + length);
        self.peek(at) == Some('i') && length == 1 && self.peek(next).is_some_and(|ch| ch.is_ascii_digit())
    }
}
