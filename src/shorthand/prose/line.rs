//! One line of a text with a table in it: header, row, something else that is understood, or prose.

use crate::{
    bridge::Seat,
    shorthand::{
        auction::Source,
        layout,
        lexer::{Lexeme, Lexer},
        problem::{Problem, ProblemKind, Span},
        text::Glyph,
        token::{Arrow, Token},
        words::LISTS,
    },
};

/// Where a line is: above the table, in it, or below it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Above,
    /// The header, and what comes below it without an empty line between.
    Inside,
    Below,
}

/// A line, and what a first reading makes of it.
pub(super) struct Line<'t> {
    pub glyphs: &'t [Glyph],
    pub place: Place,
    lexemes: Vec<Lexeme>,
    /// How many words are not understood.
    unknown: usize,
}

impl<'t> Line<'t> {
    pub(super) fn new(source: Source<'t>, glyphs: &'t [Glyph]) -> Line<'t> {
        let Lexer { lexemes, problems, .. } = Lexer::run(source, glyphs);
        Line { glyphs, place: Place::Above, lexemes, unknown: problems.len() }
    }

    /// The line without the white space around it.
    pub(super) fn span(&self) -> Span {
        let mut seen = self.glyphs.iter().filter(|glyph| !glyph.ch.is_whitespace()).map(|glyph| glyph.span);
        let Some(first) = seen.next() else { return Span::default() };
        seen.next_back().map_or(first, |last| first.until(last))
    }

    pub(super) fn is_blank(&self) -> bool {
        self.glyphs.iter().all(|glyph| glyph.ch.is_whitespace())
    }

    /// Whether the line begins with four seats in order, one of which may be a slip.
    pub(super) fn is_header(&self) -> bool {
        let is_rule = |token| matches!(token, Token::Bar | Token::Dash | Token::Slash);
        let cells = self.lexemes.iter().map(|lexeme| lexeme.token).filter(|token| !is_rule(*token));
        let seats: Vec<Seat> = cells.map_while(Token::seat).take(4).collect();
        layout::rotation(&seats).is_some()
    }

    /// Whether the line is neither part of the table nor understood.
    pub(super) fn is_prose(&self, source: Source) -> bool {
        let remark = self.place == Place::Below && self.is_remark(source);
        if remark || self.unknown == 0 || self.is_header() {
            return remark;
        }
        let strong = |lexeme: &&Lexeme| lexeme.token.is_call() && !is_everyday(lexeme, source.text);
        let calls = self.lexemes.iter().filter(strong).count();
        let has_cells = self.lexemes.iter().any(|lexeme| lexeme.token == Token::Bar);
        let first = self.lexemes.iter().find(|lexeme| lexeme.token != Token::Bar);
        let begins = first.is_some_and(|first| first.token != Token::BadCall && strong(&first));
        let mostly_calls = calls > 0 && 2 * calls >= self.lexemes.len();
        match self.place {
            Place::Above => true,
            Place::Inside => !(has_cells || begins || mostly_calls),
            Place::Below => !(begins || mostly_calls),
        }
    }

    /// Whether the whole line is a remark in brackets, in several words that are not understood.
    fn is_remark(&self, source: Source) -> bool {
        let is_bracket = match self.lexemes.as_slice() {
            [only] if matches!(only.token, Token::BadWord | Token::BadCall) => {
                only.span.of(source.text).starts_with(['(', '[', '{'])
            }
            [only] => only.token == Token::Meaning,
            _ => false,
        };
        let of_word = |problem: &&Problem| matches!(problem.kind(), ProblemKind::UnknownWord);
        is_bracket && Lexer::run(source, &self.without_brackets()).problems.iter().filter(of_word).count() > 1
    }

    fn without_brackets(&self) -> Vec<Glyph> {
        let flat = |glyph: &Glyph| Glyph { ch: if "()[]{}".contains(glyph.ch) { ' ' } else { glyph.ch }, ..*glyph };
        self.glyphs.iter().map(flat).collect()
    }

    /// Where the line mentions calls, or what somebody did about one: from the first such word to the last.
    pub(super) fn touches_the_ruling(&self, source: Source) -> Option<Span> {
        let glyphs = self.without_brackets();
        let lexed = Lexer::run(source, &glyphs);
        let spans = lexed.lexemes.iter().filter(|lexeme| matters(lexeme, source.text)).map(|lexeme| lexeme.span);
        spans.reduce(Span::until)
    }

    /// Who dealt, and which Laws: what is read even in prose.
    pub(super) fn settings(&self, text: &str) -> impl Iterator<Item = Span> {
        let is_setting = |lexeme: &&Lexeme| match lexeme.token {
            Token::Dealer(_) | Token::OtherEdition => true,
            Token::Edition(_) => !layout::is_date(text, lexeme.span),
            _ => false,
        };
        self.lexemes.iter().filter(is_setting).map(|lexeme| lexeme.span)
    }
}

fn is_everyday(lexeme: &Lexeme, text: &str) -> bool {
    let word = lexeme.span.of(text).to_lowercase();
    // `a club` is a place to play.
    let article = word.split_once(' ').map(|(first, _)| first);
    LISTS.everyday.contains(&word.as_str()) || article.is_some_and(|first| LISTS.indefinite_articles.contains(&first))
}

/// Whether a word in prose may change the ruling on the table beside it.
fn matters(lexeme: &Lexeme, text: &str) -> bool {
    let words = || lexeme.span.of(text);
    match lexeme.token {
        Token::Call(_)
        | Token::DoubleVerb
        | Token::PassOutOfTurn
        | Token::Passes(_)
        | Token::AllPass
        | Token::OutOfTurn => !is_everyday(lexeme, text),
        // Something like a bid: `1M`, `1hh`. Other numbers count boards and tables.
        Token::BadCall => words().starts_with(|ch: char| ch.is_ascii_digit()) && words().contains(char::is_alphabetic),
        Token::Artificial => words().contains(char::is_alphabetic),
        Token::Arrow(arrow) => arrow != Arrow::LineStart,
        // A year alone may be a date.
        Token::Edition(_) | Token::OtherEdition => {
            words().chars().all(|ch| ch.is_ascii_digit()) && !layout::is_date(text, lexeme.span)
        }
        Token::Insufficient
        | Token::Illegal
        | Token::SeatOrSuit(..)
        | Token::Accepted
        | Token::Declined
        | Token::MadeGood
        | Token::Comparable
        | Token::NotComparable
        | Token::Mispull
        | Token::WrongCard
        | Token::Slip
        | Token::Intended
        | Token::IntendedWord
        | Token::Withdrawn
        | Token::WrongCall
        | Token::Simultaneous
        | Token::LeadOutOfTurn
        | Token::LeadFaced
        | Token::SkippedWord
        | Token::Skip(_)
        | Token::Uncontested
        | Token::Purpose(_)
        | Token::BarePurpose(_)
        | Token::Shows(_)
        | Token::Meaning
        | Token::Hint
        | Token::Note(_)
        | Token::ToldChoice
        | Token::Comment => true,
        _ => false,
    }
}
