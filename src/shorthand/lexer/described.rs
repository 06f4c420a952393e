//! Brackets that say two things: an opponent's call and what it shows, `(2C majors)`; a meaning and a mark, `(transfer, ib)`.

use super::{Lexeme, Lexer, Token, WORDS, Within, brackets};
use crate::{
    bridge::Call,
    meaning,
    shorthand::{
        problem::{ProblemKind, Reading},
        text::{Glyph, trimmed},
        words::LISTS,
    },
};

impl<'t> Lexer<'t> {
    /// `1NT (2C majors)`, `1H (X = takeout)`: an opponent's call that nobody has made yet, and what it shows.
    pub(super) fn described_call(&mut self, inner: &'t [Glyph], length: usize) -> bool {
        let begins = inner.first().is_some_and(|first| first.ch.is_ascii_digit() || "xd".contains(first.ch));
        if !begins || !self.lexemes.iter().any(|one| one.token.is_call()) {
            return false;
        }
        let mut inside = Lexer::new(self.source, inner, Within::Brackets, self.letters);
        inside.read_all();
        let [first, rest @ ..] = inside.lexemes.as_slice() else { return false };
        let Some(call) = first.token.call().filter(|call| self.is_new(*call)) else { return false };
        let end = inner.iter().position(|glyph| glyph.span.from >= first.span.to).unwrap_or(inner.len());
        let words = without_signs(inner.get(end..).unwrap_or_default());
        let (whole, text) = (text_of(inner), text_of(words));
        let is_understood = meaning::understood(&text).is_some();
        let shows_suits = brackets::description(words).is_some();
        // `(1H?)`: a doubt.
        let says_nothing = words.iter().all(|glyph| matches!(glyph.ch, '?' | ',' | ' '));
        if says_nothing
            || rest.iter().any(|lexeme| says_more(lexeme, is_understood)) && !text.contains('+') && !shows_suits
        {
            return false;
        }
        // `5H 11+` is a length.
        let may_be_length =
            call.bid().is_none_or(|bid| bid.level.number() > 3) && meaning::understood(&whole).is_some();
        if may_be_length {
            return false;
        }
        if !is_understood && !shows_suits {
            let choices = vec![Reading::OpponentsCall(call), Reading::Meaning];
            self.problem(length, ProblemKind::Ambiguous { choices }, None);
            return true;
        }
        self.within = Within::Brackets;
        self.push_at(first.span, first.token);
        self.within = Within::Text;
        self.push_meaning(words, length);
        true
    }

    /// Whether this is a bid that nobody has made, or a double of the call before.
    fn is_new(&self, call: Call) -> bool {
        let mut made = self.lexemes.iter().rev().filter_map(|lexeme| lexeme.token.call());
        match call {
            Call::Bid(_) => !made.any(|made| made == call),
            Call::Double | Call::Redouble => made.next() != Some(call),
            Call::Pass => false,
        }
    }

    /// `(transfer, insufficient)`, `(by South, ib)`: each part says something by itself, and one of them is a mark.
    pub(super) fn several_parts(&mut self, inner: &'t [Glyph], length: usize) -> bool {
        let parts: Vec<&[Glyph]> = inner.split(|glyph| matches!(glyph.ch, ',' | ';')).map(trimmed).collect();
        if parts.len() < 2 {
            return false;
        }
        let Some(parts) = parts.iter().map(|part| self.part(part)).collect::<Option<Vec<_>>>() else { return false };
        let mut lexemes = parts.concat();
        if !lexemes.iter().any(|lexeme| is_mark(lexeme.token)) {
            return false;
        }
        if let Some(first) = lexemes.first_mut() {
            first.gap = self.gap;
        }
        self.lexemes.append(&mut lexemes);
        self.gap = super::Gap::Nothing;
        self.at += length;
        true
    }

    /// What one part says: a mark, who called, or what the call shows.
    fn part(&self, part: &'t [Glyph]) -> Option<Vec<Lexeme>> {
        let mut inside = Lexer::new(self.source, part, Within::Text, self.letters);
        if brackets::description(part).is_some() || is_hint(part) {
            inside.push_meaning(part, part.len());
            return Some(inside.lexemes);
        }
        inside.read_all();
        let by =
            matches!(inside.lexemes.as_slice(), [by, seat] if by.token == Token::By && seat.token.seat().is_some());
        let mark = matches!(inside.lexemes.as_slice(), [mark] if is_mark(mark.token));
        (inside.problems.is_empty() && (by || mark)).then_some(inside.lexemes)
    }
}

fn text_of(glyphs: &[Glyph]) -> String {
    glyphs.iter().map(|glyph| glyph.ch).collect()
}

fn is_hint(part: &[Glyph]) -> bool {
    LISTS.hints.contains(&text_of(part).as_str()) && WORDS.at(part, 0).is_none_or(|(_, taken)| taken != part.len())
}

/// What comes after a call, without the signs before it: `= majors`.
fn without_signs(glyphs: &[Glyph]) -> &[Glyph] {
    let glyphs = trimmed(glyphs);
    let signs = glyphs.iter().take_while(|glyph| " =,:-;".contains(glyph.ch)).count();
    let words = trimmed(glyphs.get(signs..).unwrap_or_default());
    match words {
        [open, within @ .., close] if open.ch == '(' && close.ch == ')' => trimmed(within),
        _ => words,
    }
}

const fn is_mark(token: Token) -> bool {
    matches!(token, Token::Insufficient | Token::Illegal | Token::OutOfTurn | Token::Mispull | Token::Artificial)
}

/// Whether this says more than what a call shows. In a meaning that is understood, words may be part of it.
fn says_more(lexeme: &Lexeme, is_understood: bool) -> bool {
    let token = lexeme.token;
    if is_understood && matches!(token, Token::Filler | Token::Aside) {
        return false;
    }
    token.is_material() && token != Token::Equals
        || token.is_verb()
        || is_mark(token)
        || matches!(
            token,
            Token::IMean
                | Token::Over
                | Token::Unseen
                | Token::By
                | Token::Doubt
                | Token::No
                | Token::Remark
                | Token::Aside
                | Token::Question
                | Token::Sorry
                | Token::Exclamation
                | Token::Filler
                | Token::ChangeVerb
                | Token::Result
        )
}
