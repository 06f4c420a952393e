//! Excuses and remarks in brackets: `1H (tired)`. They are about the player, and are no meaning of the call.

use super::{
    Arrow, Lexeme, Lexer, Token, Within,
    brackets::{is_description, suit_or_notrump, tells_of_an_event, tells_what_happened},
};
use crate::shorthand::{
    problem::{Problem, ProblemKind},
    text::clean,
};

/// Whether a note to a call is an excuse: `tired`.
pub(in crate::shorthand) fn is_excuse(text: &str) -> bool {
    let glyphs = clean(text);
    let mut inside = Lexer::new(text, &glyphs, Within::Brackets, super::bids::letters_of(&glyphs));
    inside.read_all();
    inside.settle_excuses();
    inside.is_excuse()
}

impl Lexer<'_> {
    /// `(sorry, 2H)` puts a call in the place of another; `(sorry)` is an excuse.
    pub(super) fn settle_excuses(&mut self) {
        let next: Vec<Option<Token>> = self.lexemes.iter().skip(1).map(|one| Some(one.token)).chain([None]).collect();
        for (lexeme, next) in self.lexemes.iter_mut().zip(next).filter(|(one, _)| one.token == Token::Sorry) {
            let changes = next.is_some_and(Token::is_call);
            lexeme.token = if changes { Token::Arrow(Arrow::Told) } else { Token::Remark };
        }
    }

    /// `(tired)`, `(she was in a hurry)`: nothing about the call. A slip that is claimed with it is read.
    pub(super) fn is_excuse(&self) -> bool {
        let has = |is: fn(Token) -> bool| self.lexemes.iter().any(|lexeme| is(lexeme.token));
        has(|token| token == Token::Remark)
            && !self.names_a_suit()
            && !has(|token| is_description(token) || token.call().is_some())
            && !has(|token| tells_what_happened(token) && token != Token::Verb)
            && !tells_of_an_event(&self.lexemes)
    }

    /// `(South: no)`, `(LHO ok)`: what somebody said, and no meaning.
    pub(super) fn is_players_word(&self) -> bool {
        let is_player = |token: Token| token.seat().is_some() || matches!(token, Token::Relative(_));
        let is_word = |token: Token| {
            matches!(
                token,
                Token::No
                    | Token::Refusal
                    | Token::Consent
                    | Token::AcceptedSign
                    | Token::DeclinedSign
                    | Token::Accepted
                    | Token::Declined
            )
        };
        match self.lexemes.as_slice() {
            [player, word] => is_player(player.token) && is_word(word.token),
            [word] => matches!(word.token, Token::Refusal | Token::AcceptedSign | Token::DeclinedSign),
            _ => false,
        }
    }

    /// Beside calls, `thought` may turn round what is said; beside a slip that is claimed, an excuse says no more. Says whether
    /// there was any.
    pub(super) fn question_remarks(&mut self) -> bool {
        let claims = |lexeme: &Lexeme| matches!(lexeme.token, Token::Mispull | Token::IMean | Token::Arrow(_));
        if self.lexemes.iter().any(claims) || self.names_a_suit() {
            return false;
        }
        let known = self.problems.len();
        for lexeme in self.lexemes.iter_mut().filter(|lexeme| lexeme.token == Token::Remark) {
            lexeme.token = Token::BadWord;
            self.problems.push(Problem::new(ProblemKind::UnknownWord, lexeme.span));
        }
        self.problems.len() > known
    }

    /// `spades`, in a word of its own and not as a letter.
    fn names_a_suit(&self) -> bool {
        let words = self.glyphs.split(|glyph| !glyph.ch.is_alphabetic() && !"♠♥♦♣".contains(glyph.ch));
        let mut words = words.map(|word| word.iter().map(|glyph| glyph.ch).collect::<String>());
        words.any(|word| (word.chars().count() > 2 || word.contains(['♠', '♥', '♦', '♣'])) && suit_or_notrump(&word))
    }
}
