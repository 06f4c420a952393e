//! Signs: marks, dashes, arrows, and separators.

use super::{Gap, Lexer, Token, WORDS};
use crate::{
    bridge::{Call, Relation},
    shorthand::{
        problem::{ProblemKind, Reading},
        text::Glyph,
        token::Arrow,
    },
};

/// Whether there are several letters here that are not a call.
fn is_word(glyphs: &[Glyph]) -> bool {
    glyphs.iter().take_while(|glyph| glyph.ch.is_alphabetic()).count() > 3
}

impl Lexer<'_> {
    pub(super) fn sign(&mut self, ch: char) {
        let run = if "!*?-=/".contains(ch) { self.run_of(ch) } else { 1 };
        match ch {
            '♠' | '♥' | '♦' | '♣' if self.cards() => {}
            '<' if self.peek(1) == Some('h') => self.skip(Gap::Space),
            '-' | '+' if self.result() => {}
            '$' if self.annotation() => {}
            '!' | '♠' | '♥' | '♦' | '♣' if self.suit_first().is_some() => {
                if let Some((call, length)) = self.suit_first() {
                    self.push(length, Token::Call(call));
                }
            }
            '♠' | '♥' | '♦' | '♣' => self.problem(1, ProblemKind::NotACall, None),
            // `!ruling 1S 1H`
            '!' if self.lexemes.is_empty() && self.glyphs.get(self.at + 1..).is_some_and(is_word) => {
                let letters = (1..).map_while(|ahead| self.peek(ahead)).take_while(|ch| ch.is_alphabetic());
                self.push(1 + letters.count(), Token::Aside);
            }
            '!' if self.gap == Gap::Nothing && !self.follows_call() => self.at += run,
            '!' if run > 1 => self.push(run, Token::Doubt),
            '!' | '*' if self.begins_a_footnote(run) => {
                let choices = vec![Reading::Meaning, Reading::NextCall];
                self.problem(run, ProblemKind::Ambiguous { choices }, None);
            }
            '!' | '*' => self.push(run, Token::Exclamation),
            '?' => self.push(run, Token::Doubt),
            '^' if self.irregularity() => {}
            // `2H ^1H`: in place of the call before it, or after it.
            '^' if self.gap != Gap::Nothing && self.peek(1).is_some_and(|next| next.is_ascii_digit()) => {
                let choices = vec![Reading::ChangeOfCall, Reading::NextCall];
                self.problem(1, ProblemKind::Ambiguous { choices }, None);
            }
            '^' => self.push(1, Token::Filler),
            '=' if self.annotation() => {}
            '>' => self.arrow(0),
            '-' | '=' if self.peek(run) == Some('>') => self.arrow(run),
            '-' => self.push(run, Token::Dash),
            '=' if self.precedes_a_player() => self.push(1, Token::By),
            '=' if self.says_where_the_writer_sits() => self.skip(Gap::Space),
            '=' if self.names_a_player() => self.skip(Gap::Space),
            '=' if self.explains_a_word() => self.problem(1, ProblemKind::UnknownWord, None),
            '=' if run > 1 => self.push(run, Token::End),
            '=' => self.push(1, Token::Equals),
            '/' if run > 1 => self.push(run, Token::End),
            '/' => self.push(1, Token::Slash),
            '|' => self.push(1, Token::Bar),
            '&' => self.push(1, Token::And),
            '~' => self.struck_out(),
            '@' if self.peek(1).is_some_and(char::is_alphabetic) => self.mention(),
            '❌' => self.cross(),
            '§' if self.pattern() => {}
            _ if ch.is_ascii() => self.problem(1, ProblemKind::UnknownWord, Some(String::new())),
            _ => self.picture(),
        }
    }

    /// `@anna` addresses somebody. A mention of everybody is not quoted as a mention: only its sign is unknown.
    fn mention(&mut self) {
        let is_name = |ch: &char| ch.is_alphanumeric() || "-_".contains(*ch);
        let name: String = (1..).map_while(|ahead| self.peek(ahead)).take_while(is_name).collect();
        match name.as_str() {
            "everyone" | "here" => self.problem(1, ProblemKind::UnknownWord, Some(String::new())),
            _ => self.push(1 + name.chars().count(), Token::Aside),
        }
    }

    /// How often the sign is repeated here.
    fn run_of(&self, sign: char) -> usize {
        (0..).map_while(|ahead| self.peek(ahead)).take_while(|&next| next == sign).count()
    }

    /// `1S - ... - 2H`: dots in the place of a call, as in a table.
    pub(super) fn dots(&mut self) -> bool {
        let run = self.run_of('.');
        let Some(last) = self.lexemes.last() else { return false };
        let gap = (run..).map_while(|at| self.peek(at)).take_while(|ch| ch.is_whitespace()).count();
        let next = self.peek(run + gap);
        let before = self.source.text.get(..self.span(1).from).unwrap_or_default();
        let free = gap > 0 && before.ends_with(char::is_whitespace);
        if free && last.token == Token::Dash && next == Some('-') {
            self.push(run, Token::Call(Call::Pass));
            self.gap = Gap::Space;
            return true;
        }
        false
    }

    /// `1H* P 1H * 5+ hearts`: the sign of a mark stands once more, by itself, before what may be its note.
    fn begins_a_footnote(&self, run: usize) -> bool {
        let is_marked = self.lexemes.iter().any(|lexeme| lexeme.token == Token::Exclamation);
        let next = self.peek(run + self.spaces(run));
        is_marked && self.gap == Gap::Space && next.is_some_and(char::is_alphanumeric)
    }

    /// `1H: 5H P 1H`: what is glued to a call may tell how many cards it shows.
    pub(super) fn may_tell_a_length(&self) -> bool {
        let is_glued = self.gap == Gap::Nothing && self.lexemes.last().is_some_and(|last| last.token.call().is_some());
        let number = 1 + self.spaces(1);
        let is_number = self.peek(number).is_some_and(|ch| ('4'..='7').contains(&ch));
        is_glued && is_number && self.peek(number + 1).is_some_and(|suit| "shdcrk♠♥♦♣".contains(suit))
    }

    /// `Auction = 1S`, `P = pass`: the sign says what a word means, and stands for no call.
    fn explains_a_word(&self) -> bool {
        let Some(last) = self.lexemes.last().filter(|_| self.gap != Gap::Line) else { return false };
        let is_sign = matches!(
            last.token,
            Token::Bar | Token::Dash | Token::Slash | Token::Equals | Token::End | Token::Question | Token::Doubt
        );
        let has_called = self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        // `opened = 1S, overcall = 1H`
        let of_verb = last.token.is_verb() || last.token.is_role();
        self.explained_call().is_some() || of_verb || !has_called && !is_sign && last.token.seat().is_none()
    }

    /// `P: pass`, `Pass: P`: how calls are written. `1S : P : P` are calls.
    pub(super) fn explains_a_call(&self) -> bool {
        let lengths = self.lexemes.last().zip(self.explained_call());
        lengths.is_some_and(|(last, length)| (last.span.of(self.source.text).chars().count() > 2) != (length > 2))
    }

    /// How long the word behind this sign is, if it stands for the same call as the word before.
    fn explained_call(&self) -> Option<usize> {
        let last = self.lexemes.last().filter(|_| self.gap != Gap::Line)?;
        let call = last.token.call().filter(|call| call.bid().is_none())?;
        let (next, length) = WORDS.at(self.glyphs, self.at + 1 + self.spaces(1))?;
        (next.call() == Some(call) || next == Token::DoubleVerb && call == Call::Double).then_some(length)
    }

    /// `I = West`
    fn says_where_the_writer_sits(&mut self) -> bool {
        let next = WORDS.at(self.glyphs, self.at + 1 + self.spaces(1)).map(|(token, _)| token);
        let is_seat = matches!(next, Some(Token::Seat(_)));
        match self.lexemes.last_mut() {
            Some(last) if is_seat && last.token == Token::Relative(Relation::Same) => last.token = Token::Writer,
            _ => return false,
        }
        true
    }

    fn follows_call(&self) -> bool {
        matches!(
            self.lexemes.last().map(|lexeme| lexeme.token),
            Some(
                Token::Call(_)
                    | Token::LoneR
                    | Token::BadCall
                    | Token::Doubt
                    | Token::Artificial
                    | Token::Exclamation
                    | Token::Shows(_)
                    | Token::Meaning
                    | Token::Hint
                    | Token::Note(_)
                    | Token::Purpose(_)
                    | Token::BarePurpose(_)
            )
        )
    }

    /// `>` after `shaft` dashes.
    fn arrow(&mut self, shaft: usize) {
        let end = shaft + 1;
        let tight = self.gap == Gap::Nothing && self.peek(end).is_some_and(|ch| !ch.is_whitespace());
        let arrow = match self.gap {
            Gap::Nothing if tight && shaft > 0 && self.lexemes.len() == 1 => Arrow::Tight,
            _ if shaft > 0 => Arrow::Clear,
            Gap::Line => Arrow::LineStart,
            Gap::Nothing if tight => Arrow::Tight,
            Gap::Nothing | Gap::Space => Arrow::Bare,
        };
        self.push(end, Token::Arrow(arrow));
    }
}
