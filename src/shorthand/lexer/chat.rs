//! What looks like a call in a chat but is not one: `:P`, `2nd`.

use super::{Gap, Lexeme, Lexer, Token, level, reasons::Word};
use crate::{
    bridge::{Denomination, Seat},
    shorthand::{
        problem::{ProblemKind, Reading},
        words::LISTS,
    },
};

impl Lexer<'_> {
    /// `:P`, `;-D`, `:x`, after a space. `W :P` is West's pass.
    pub(super) fn smiley(&mut self) -> bool {
        let nose = usize::from(self.peek(1) == Some('-'));
        // A seat, or a puzzled face.
        let stands_alone = self.peek(2).is_none_or(|ch| ch == ' ' || ch == '\n');
        let is_puzzled = nose == 0 && self.peek(1) == Some('s') && stands_alone;
        let may_be_either = self.lexemes.last().map_or(self.at == 0, |last| last.token.is_call());
        if is_puzzled && may_be_either && (self.gap != Gap::Nothing || self.at == 0) {
            let choices = vec![Reading::Seat(Seat::South), Reading::Remark];
            self.problem(2, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        let is_face = |ch: &char| {
            "pdxo/|\\".contains(*ch) || *ch == ')' && nose > 0 || *ch == '(' && self.is_never_closed(2 + nose)
        };
        let face = self.peek(1 + nose).filter(is_face);
        let ends = self.peek(2 + nose).is_none_or(|ch| !ch.is_alphanumeric());
        let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
        let names = match self.lexemes.as_slice() {
            [] => self.at > 0,
            [.., by, player] if by.token == Token::By && is_player(player.token) => false,
            // After a full stop the player’s call has already been given.
            [.., last] => is_player(last.token) && !self.follows_a_full_stop(),
        };
        let is_drawn = face.is_some_and(|ch| !ch.is_alphabetic());
        let is_smiley = face.is_some() && ends && (is_drawn || !names && self.gap != Gap::Nothing);
        if is_smiley {
            self.push(2 + nose, Token::Aside);
        }
        is_smiley
    }

    /// `=D`, `=P`, apart from all else, and `>:D`.
    pub(super) fn other_face(&mut self) -> bool {
        let eyes = match (self.peek(0), self.peek(1)) {
            (Some('>'), Some(':' | ';')) => 2,
            (Some('='), _) => 1,
            _ => return false,
        };
        let mouths = if eyes == 1 { "pdxos" } else { "pdxos()" };
        let is_face = self.peek(eyes).is_some_and(|ch| mouths.contains(ch));
        let is_apart =
            (self.at == 0 || self.gap != Gap::Nothing) && self.peek(eyes + 1).is_none_or(|ch| ch == ' ' || ch == '\n');
        if is_face && is_apart {
            self.push(eyes + 1, Token::Aside);
        }
        is_face && is_apart
    }

    /// `x_x`, `d_d`, `x.x`: a face, and no two calls.
    pub(super) fn face_of_letters(&mut self) -> bool {
        let eyes = self.peek(0).filter(|ch| "xdpo".contains(*ch));
        let is_mouth = |ch: char| ch == '_' || ch == '.' && matches!(eyes, Some('x' | 'd'));
        let is_face = eyes.is_some() && self.peek(1).is_some_and(is_mouth) && self.peek(2) == eyes;
        let ends = self.peek(3).is_none_or(|ch| !ch.is_alphanumeric() && !"._".contains(ch));
        let is_face = is_face && ends && self.gap != Gap::Nothing;
        if is_face {
            self.push(3, Token::Aside);
        }
        is_face
    }

    /// `:(` and no other bracket after it.
    fn is_never_closed(&self, ahead: usize) -> bool {
        let rest = self.glyphs.get(self.at + ahead..).unwrap_or_default();
        rest.iter().all(|glyph| glyph.ch != ')')
    }

    fn follows_a_full_stop(&self) -> bool {
        let before = self.glyphs.get(..self.at).unwrap_or_default();
        before.iter().rfind(|glyph| glyph.ch != ' ').is_some_and(|glyph| glyph.ch == '.')
    }

    /// `2nd`, `3rd`, `4th`; `1st` may be notrump in some languages.
    pub(super) fn ordinal(&mut self) -> bool {
        let Some(number) = self.peek(0).and_then(level::digit) else { return false };
        let word = self.glyph_text(3);
        if !LISTS.ordinals.contains(&word.as_str()) || self.is_in_chunk(3) {
            return false;
        }
        let next = 3 + self.spaces(3);
        let is_call = matches!(self.word_of_reason(next).0, Word::Call(_)) || self.is_letter_of_call(next);
        let places = self.lexemes.iter().filter(|one| matches!(one.token, Token::Place(_))).count();
        let is_place = next > 3 && is_call && (1..=4).contains(&number) && (number == 1 || places > 0);
        if is_place && self.counts_the_next_call(number) {
            self.push(3, Token::Place(usize::from(number) - 1));
            return true;
        }
        if is_place && places > 0 {
            // `1st 1H 3rd 1S`
            let choices = vec![Reading::Remark, Reading::NextCall];
            self.problem(3, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        if self.pattern() {
            return true;
        }
        if self.span(3).of(self.source.text) != word {
            return false;
        }
        match level::bid(number, Denomination::Notrump) {
            Some(call) if number == 1 => {
                let choices = vec![Reading::Remark, Reading::Call(call)];
                self.problem(3, ProblemKind::Ambiguous { choices }, None);
            }
            Some(_) | None => self.push(3, Token::Aside),
        }
        true
    }

    /// `1st 1H 2nd P 3rd 1H`: the players in turn, each with a call.
    fn counts_the_next_call(&self, number: u8) -> bool {
        let made = self.lexemes.iter().filter(|lexeme| lexeme.token.is_call()).count();
        let is_plain =
            |one: &Lexeme| one.token.call().is_some() || matches!(one.token, Token::Place(_) | Token::Dealer(_));
        made + 1 == usize::from(number) && self.lexemes.iter().all(is_plain)
    }
}
