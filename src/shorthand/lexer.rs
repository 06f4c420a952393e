//! Glyphs become lexemes: words, bids, signs and brackets, each with its place in the original text.

mod acts;
mod asides;
mod bids;
mod brackets;
mod chat;
mod compact;
mod corrected;
mod described;
mod excuses;
mod guess;
mod hidden;
mod lengths;
mod level;
mod lexeme;
mod names;
mod notation;
mod players;
mod questions;
mod reasons;
mod remarks;
mod seats_in_brackets;
mod sentences;
mod settings;
mod shown;
mod sign;
mod struck;
mod subject;
mod talk;
mod times;
mod told;
mod unknown;
mod vocabulary;
mod word;

use std::{cell::RefCell, rc::Rc, sync::LazyLock};

use super::{
    auction::Source,
    problem::{Problem, ProblemKind, Reading, Span},
    text::{FOREIGN, Glyph},
    token::{Arrow, Colon, Token},
    words::LISTS,
};
use crate::bridge::{Call, Seat};
pub(super) use acts::{Act, acts_told};
pub(super) use excuses::is_excuse;
pub(super) use lexeme::{Gap, Lexeme, Within, is_call_in_words};
pub(super) use players::{Player, player};
pub(super) use seats_in_brackets::as_labels;
pub(super) use sentences::tells;
pub(super) use told::{Named, Told, named, names_what_happened, told};
use vocabulary::Vocabulary;
pub(super) use vocabulary::length_of;
pub(super) use word::{call, claims_insufficiency, correction, description, is_all_pass, knows, letters};

/// Every word of the shorthand.
static WORDS: LazyLock<Vocabulary<Token>> = LazyLock::new(|| Vocabulary::new(LISTS.tokens.iter().copied()));

/// The word of the shorthand at this place, and its number of glyphs.
pub(super) fn word_at(glyphs: &[Glyph], at: usize) -> Option<(Token, usize)> {
    WORDS.at(glyphs, at)
}

/// Which language's letters stand for the suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    Usual,
    /// Some bids are in French letters, so that `C` and `K` may be too.
    French,
}

pub(super) struct Lexer<'t> {
    source: Source<'t>,
    glyphs: &'t [Glyph],
    at: usize,
    gap: Gap,
    within: Within,
    letters: Letters,
    /// Where `~~` has begun to strike out.
    struck_from: Option<usize>,
    /// Whether seats come in brackets after the calls, once that is known.
    seats_behind: Option<bool>,
    pub lexemes: Vec<Lexeme>,
    pub problems: Vec<Problem>,
    /// The texts to which notes point.
    pub notes: Vec<String>,
    /// Where the writer sits, if a bracket says so.
    pub writer: Option<Seat>,
    /// What was last searched for patterns, and where it begins.
    window: RefCell<Option<(usize, Rc<str>)>>,
}

/// How many characters are searched for a pattern.
const WINDOW: usize = 120;

impl<'t> Lexer<'t> {
    /// All lexemes of the text, and the problems met on the way.
    pub(super) fn run(source: Source<'t>, glyphs: &'t [Glyph]) -> Lexer<'t> {
        let letters = bids::letters_of(glyphs);
        let mut lexer = Lexer::new(source, glyphs, Within::Text, letters);
        lexer.lexemes.reserve(glyphs.len() / 2);
        lexer.read_all();
        lexer
    }

    /// The lexemes up to and including the first one like this.
    pub(super) fn run_until(source: Source<'t>, glyphs: &'t [Glyph], stop: impl Fn(&Lexeme) -> bool) -> Lexer<'t> {
        let mut lexer = Lexer::new(source, glyphs, Within::Text, Letters::Usual);
        let mut read = 0;
        while let Some(ch) = lexer.peek(0) {
            lexer.read_at(ch);
            if lexer.lexemes.get(read..).unwrap_or_default().iter().any(&stop) {
                break;
            }
            read = lexer.lexemes.len();
        }
        lexer
    }

    pub(super) const fn source(&self) -> Source<'t> {
        self.source
    }

    fn new(source: Source<'t>, glyphs: &'t [Glyph], within: Within, letters: Letters) -> Lexer<'t> {
        let (lexemes, problems, notes) = (Vec::new(), Vec::new(), Vec::new());
        Lexer {
            source,
            glyphs,
            at: 0,
            gap: Gap::Line,
            within,
            letters,
            struck_from: None,
            seats_behind: None,
            lexemes,
            problems,
            notes,
            writer: None,
            window: RefCell::new(None),
        }
    }

    fn read_all(&mut self) {
        while let Some(ch) = self.peek(0) {
            self.read_at(ch);
        }
    }

    fn read_at(&mut self, ch: char) {
        match ch {
            FOREIGN => self.foreign(),
            '\n' => self.skip(Gap::Line),
            '\'' if self.is_genitive() => self.push(2, Token::Owner),
            '\'' if self.is_plural() || self.is_past_tense() => self.at += 2,
            '.' if self.dots() => {}
            ':' | ';' if self.smiley() => {}
            '=' | '>' if self.other_face() => {}
            ':' if self.may_tell_a_length() => {
                let choices = vec![Reading::Meaning, Reading::NextCall];
                self.problem(1, ProblemKind::Ambiguous { choices }, None);
            }
            ':' if self.explains_a_call() => self.problem(1, ProblemKind::UnknownWord, None),
            ' ' | ',' | ';' | '.' | ':' | '#' | '\'' | '"' => self.skip(Gap::Space),
            '(' | '[' | '{' => self.bracket(),
            ')' if self.closes_a_smiley() => self.skip(Gap::Space),
            ')' | ']' | '}' => self.problem(1, ProblemKind::LoneBracket, Some(String::new())),
            _ if ch.is_ascii_digit() => self.number(),
            _ if ch.is_alphabetic() && self.face_of_letters() => {}
            _ if ch.is_alphabetic() => self.word(),
            _ => self.sign(ch),
        }
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.glyphs.get(self.at + ahead).map(|glyph| glyph.ch)
    }

    fn skip(&mut self, gap: Gap) {
        self.at += 1;
        self.gap = self.gap.max(gap);
    }

    /// The span of the next `count` glyphs.
    fn span(&self, count: usize) -> Span {
        let part = self.glyphs.get(self.at..self.at + count).unwrap_or_default();
        match (part.first(), part.last()) {
            (Some(first), Some(last)) => first.span.until(last.span),
            _ => Span::default(),
        }
    }

    fn push(&mut self, count: usize, token: Token) {
        self.push_at(self.span(count), token);
        self.at += count;
    }

    fn push_at(&mut self, span: Span, token: Token) {
        self.lexemes.push(Lexeme { token, span, gap: self.gap, within: self.within });
        self.gap = Gap::Nothing;
    }

    /// Notes a problem with the next `count` glyphs, and what was probably meant.
    fn problem(&mut self, count: usize, kind: ProblemKind, suggestion: Option<String>) {
        let is_for_a_call = matches!(
            kind,
            ProblemKind::NotACall
                | ProblemKind::SuitMissing { .. }
                | ProblemKind::Schematic { .. }
                | ProblemKind::Ambiguous { .. }
                | ProblemKind::WhoDealt { .. }
                | ProblemKind::WhoseCall { .. }
        );
        let token = if is_for_a_call { Token::BadCall } else { Token::BadWord };
        let mut problem = Problem::new(kind, self.span(count));
        problem.suggestion = suggestion;
        self.problems.push(problem);
        self.push(count, token);
    }

    /// What is written here in another form. Calls before it are another auction.
    fn foreign(&mut self) {
        let stretch = self.span(1);
        let is_second = self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        let within = std::mem::replace(&mut self.within, Within::Text);
        for auction in self.source.auctions(stretch) {
            if is_second && auction.has_calls() {
                self.problems.push(Problem::new(ProblemKind::TwoTables, auction.span));
                continue;
            }
            let known = self.notes.len();
            self.notes.extend(auction.notes.iter().cloned());
            for &(token, span) in &auction.tokens {
                let token = if let Token::Note(note) = token { Token::Note(known + note) } else { token };
                self.push_at(span, token);
                self.gap = Gap::Space;
            }
            self.problems.extend(auction.problems.iter().cloned());
        }
        self.within = within;
        self.at += 1;
    }

    /// The number of consecutive letters, digits and suit signs from here on.
    fn chunk(&self) -> usize {
        (0..).take_while(|&ahead| self.is_in_chunk(ahead)).count()
    }

    /// Whether exactly this many of them are together.
    fn is_chunk_of(&self, length: usize) -> bool {
        (0..length).all(|ahead| self.is_in_chunk(ahead)) && !self.is_in_chunk(length)
    }

    fn is_in_chunk(&self, ahead: usize) -> bool {
        self.peek(ahead).is_some_and(|ch| ch.is_alphanumeric() || is_suit_sign(ch))
    }

    /// What is searched for patterns from here on. Several look at the same place, so it is put together once.
    fn window(&self) -> Rc<str> {
        let mut last = self.window.borrow_mut();
        match &*last {
            Some((at, window)) if *at == self.at => Rc::clone(window),
            Some(_) | None => {
                let window: Rc<str> = self.glyph_text(WINDOW).into();
                *last = Some((self.at, Rc::clone(&window)));
                window
            }
        }
    }

    fn glyph_text(&self, count: usize) -> String {
        (0..count).map_while(|ahead| self.peek(ahead)).collect()
    }

    fn spaces(&self, ahead: usize) -> usize {
        (ahead..).map_while(|ahead| self.peek(ahead)).take_while(|&ch| ch == ' ').count()
    }

    fn word(&mut self) {
        if self.shown_beside()
            || self.correction_told()
            || self.cards_in_a_suit()
            || self.pattern()
            || self.question_sentence()
            || self.counted_passes()
            || self.aside()
            || self.sits_as()
            || self.consents_for()
            || self.accepts_with()
            || self.excepts()
        {
            return;
        }
        if let Some((call, length)) = self.level_in_words().or_else(|| self.suit_first()) {
            if !self.agreement(call, length) && !self.length_beside(call, length) {
                self.push(length, Token::Call(call));
            }
            return;
        }
        if self.glued_seat() {
            return;
        }
        if self.is_numbered_hand() {
            return self.board(0);
        }
        match WORDS.at(self.glyphs, self.at) {
            Some((Token::Seat(seat), length)) => self.seat(seat, length),
            Some((word @ (Token::DealerWord | Token::DealerOf), length)) => self.dealer(word, length),
            Some((Token::BoardWord, length)) => self.board(length),
            Some((Token::Remark, _)) if self.within == Within::Text => self.unknown_word(),
            // `P poot`: the pass is there already.
            Some((Token::PassOutOfTurn, length)) if self.lexemes.last().is_some_and(is_pass) => {
                self.push(length, Token::OutOfTurn);
            }
            Some((Token::PassOutOfTurn, length)) => {
                self.push_at(self.span(length), Token::Call(Call::Pass));
                self.push(length, Token::OutOfTurn);
            }
            Some((Token::ByMe, length)) => self.by_me(length),
            Some((Token::BySeen(relation), length)) => self.by_neighbour(relation, length),
            Some((Token::Writer, length)) => self.writer(length),
            // `D: W`, and `D W: 1H` at the start, say who dealt.
            Some((Token::Call(Call::Double), 1))
                if self.peek(0) == Some('d') && (self.is_colon_before_player() || self.is_dealer_at_the_start()) =>
            {
                self.dealer(Token::DealerWord, 1)
            }
            // `så ikke godtatt`
            Some((Token::Unseen, _)) if self.first_word_before_a_choice().is_some() => {
                self.push(self.first_word_before_a_choice().unwrap_or_default(), Token::Filler);
            }
            // `, så 1S`
            Some((Token::Verb, length)) if self.is_then(0, length) && self.stands_apart() => {
                self.push(length, Token::Filler);
            }
            Some((Token::Unseen, length)) => self.push(length + self.object_unseen(length), Token::Unseen),
            Some((token, length)) => self.push(length, token),
            None => {
                if let Some((Token::Purpose(purpose), length)) = self.purpose() {
                    self.push(length, Token::BarePurpose(purpose));
                } else if !self.hint() && !self.compact() {
                    self.unknown_word();
                }
            }
        }
    }

    fn purpose(&self) -> Option<(Token, usize)> {
        brackets::purpose_at(self.glyphs, self.at)
    }

    /// A seat, and the colon that may follow it.
    fn seat(&mut self, seat: Seat, length: usize) {
        let spaces = self.spaces(length);
        if self.peek(length + spaces) != Some(':') {
            return self.push(length, Token::Seat(seat));
        }
        let length = length + spaces + 1;
        let colon = match self.peek(length) {
            None | Some(' ' | '\n') => Colon::Spaced,
            Some(_) => Colon::Glued,
        };
        self.push(length, Token::Label(seat, colon));
    }
}

fn is_pass(lexeme: &Lexeme) -> bool {
    lexeme.token == Token::Call(Call::Pass)
}

const fn is_suit_sign(ch: char) -> bool {
    matches!(ch, '♠' | '♥' | '♦' | '♣')
}
