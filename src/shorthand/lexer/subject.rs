//! `S thought E had passed and bid 2S`: a clause that is left out names a player, and the call behind it may be theirs.

use super::{Lexer, Token, WORDS, length_of, level};
use crate::shorthand::{problem::Span, text::says_then, words::LISTS};

/// What of a clause is left out.
pub(super) enum Cut {
    All,
    /// All but the player, whose call follows.
    BehindPlayer(usize, Token),
    /// It cannot be said whose call follows.
    Nothing,
}

impl Lexer<'_> {
    /// How much of a clause about what somebody thought may be left out: where nobody is named who calls behind it, nothing.
    pub(super) fn cut_strictly(&self, clause: usize) -> Cut {
        match self.cut(clause) {
            // `East, thinking it was 1C, bid 1H`
            Cut::All if self.stands_behind_player() => Cut::All,
            Cut::All if self.calls_after(clause).is_some() && self.reason_at_the_start().is_none() => Cut::Nothing,
            cut => cut,
        }
    }

    /// Whether a player is named right before, and a comma follows, and perhaps `who`.
    fn stands_behind_player(&self) -> bool {
        let before = self.lexemes.iter().rev().find(|lexeme| !is_relative(lexeme.token));
        let player = before.filter(|before| before.token.seat().is_some());
        let gap = player.and_then(|player| self.source().text.get(player.span.to..self.span(1).from));
        gap.is_some_and(|gap| gap.trim_start().starts_with(','))
    }

    fn reason_at_the_start(&self) -> Option<usize> {
        LISTS.reasons.iter().filter_map(|word| length_of(self.glyphs, self.at, word)).max()
    }

    /// How much of a clause of this length may be left out, for what follows it.
    pub(super) fn cut(&self, clause: usize) -> Cut {
        let word = |at: usize| WORDS.at(self.glyphs, self.at + at);
        // `W wants to know what they can do and passes`
        let holds_a_call = (0..clause).any(|at| {
            let starts = at == 0 || self.peek(at - 1) == Some(' ');
            let and = word(at).filter(|(token, _)| starts && *token == Token::And);
            and.is_some_and(|(_, length)| self.calls_after(at + length).is_some())
        });
        if holds_a_call {
            return Cut::Nothing;
        }
        let reason = self.reason_at_the_start();
        let joined = word(0).filter(|(token, _)| *token == Token::And).map(|(_, length)| length);
        let start = reason.or(joined).map_or(0, |length| length + self.spaces(length));
        let player = word(start).filter(|(token, length)| {
            let names =
                token.seat().is_some() || matches!(token, Token::Relative(_) | Token::Pronoun | Token::Opponents);
            // `i 2020`: in Norwegian that letter is no player.
            let is_dated = self.is_letter_before_a_number(start, *length);
            names && !is_dated && self.peek(start + length) == Some(' ')
        });
        let Some((player, length)) = player else { return Cut::All };
        match (self.calls_after(clause), reason, joined) {
            (None, _, _) | (Some(Next::Apart), Some(_), _) => Cut::All,
            (Some(Next::Joined), None, None) => Cut::BehindPlayer(length, player),
            // `and` is read first.
            (Some(Next::Apart | Next::Joined), _, _) => Cut::Nothing,
        }
    }

    /// Whether the word there is `så`, and not the verb `sa`.
    pub(super) fn is_then(&self, at: usize, length: usize) -> bool {
        let glyphs = self.glyphs.get(self.at + at..self.at + at + length).unwrap_or_default();
        let written = glyphs.iter().map(|glyph| glyph.span).reduce(Span::until);
        written.is_some_and(|span| says_then(span.of(self.source().text)))
    }

    /// Whether a sign or `and` stands right before this place.
    pub(super) fn stands_apart(&self) -> bool {
        let here = self.span(1).from;
        self.lexemes.last().is_some_and(|last| {
            let gap = self.source().text.get(last.span.to..here).unwrap_or_default();
            last.token == Token::And || gap.contains([',', '.', ';', ':', '\n'])
        })
    }

    /// The call behind the clause, if nobody is named with it.
    fn calls_after(&self, clause: usize) -> Option<Next> {
        let sign = |at: usize| self.peek(at).filter(|ch| " ,.;:!?)\n-".contains(*ch));
        let (mut at, mut next, mut is_apart) = (clause, Next::Apart, false);
        for _ in 0..MOST_BETWEEN {
            while let Some(ch) = sign(at) {
                (at, is_apart) = (at + 1, is_apart || ch != ' ');
            }
            let word = WORDS.at(self.glyphs, self.at + at);
            match word
                .map(|(token, length)| if self.is_then(at, length) { (Token::Filler, length) } else { (token, length) })
            {
                Some((Token::And, length)) => (at, next) = (at + length, Next::Joined),
                // `so bid 3C`, with no sign before it
                Some((Token::Filler, length)) if !is_apart => (at, next) = (at + length, Next::Joined),
                Some((Token::Filler, length)) => at += length,
                Some((token, _)) if token.is_call() || token.is_verb() || may_be_a_call(token) => return Some(next),
                Some(_) => return None,
                None => break,
            }
        }
        let is_bid = self.peek(at).and_then(level::digit).is_some()
            || LISTS.levels.iter().any(|(word, _)| length_of(self.glyphs, self.at + at, word).is_some());
        is_bid.then_some(next)
    }
}

/// How many words between a clause and a call are looked at.
const MOST_BETWEEN: usize = 4;

/// How a call follows a clause.
#[derive(Clone, Copy)]
enum Next {
    Joined,
    Apart,
}

const fn is_relative(token: Token) -> bool {
    matches!(token, Token::Relative(_))
}

const fn may_be_a_call(token: Token) -> bool {
    matches!(token, Token::No | Token::PassOutOfTurn | Token::LoneR | Token::DoubleVerb | Token::Arrow(_))
}
