//! Glyphs become lexemes: words, bids, signs and brackets, each with its place in the original text.

mod asides;
mod bids;
mod brackets;
mod excuses;
mod guess;
mod players;
mod settings;
mod struck;
mod unknown;
mod vocabulary;
mod word;

use std::sync::LazyLock;

use super::{
    formats,
    problem::{Problem, ProblemKind, Reading, Span},
    text::{FOREIGN, Glyph},
    token::{Arrow, Colon, Token},
    words::LISTS,
};
use crate::bridge::{Call, Seat};
pub(super) use excuses::is_excuse;
pub(super) use players::{Player, player};
use vocabulary::{Vocabulary, length_of};
pub(super) use word::{call, is_all_pass, knows, letters};

/// Every word of the shorthand.
static WORDS: LazyLock<Vocabulary<Token>> = LazyLock::new(|| Vocabulary::new(LISTS.tokens.iter().copied()));

/// A token, where it stands, and what is written around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme {
    pub token: Token,
    pub span: Span,
    /// What stands between this lexeme and the one before it.
    pub gap: Gap,
    /// Whether it is written in brackets, as opponents' calls are.
    pub within: Within,
}

/// What stands before a lexeme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    Nothing,
    Space,
    Line,
}

/// Whether something is written in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Within {
    Text,
    Brackets,
}

/// Whose letters stand for the suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    Usual,
    /// Some bids are in French letters, so that `C` and `K` may be too.
    French,
}

pub(super) struct Lexer<'t> {
    text: &'t str,
    glyphs: &'t [Glyph],
    at: usize,
    gap: Gap,
    within: Within,
    letters: Letters,
    /// Where `~~` has begun to strike out.
    struck_from: Option<usize>,
    /// Whether seats stand in brackets behind the calls, once that is known.
    seats_behind: Option<bool>,
    pub lexemes: Vec<Lexeme>,
    pub problems: Vec<Problem>,
    /// The texts to which notes point.
    pub notes: Vec<String>,
}

impl<'t> Lexer<'t> {
    /// All lexemes of the text, and the problems met on the way.
    pub(super) fn run(text: &'t str, glyphs: &'t [Glyph]) -> Lexer<'t> {
        let letters = bids::letters_of(glyphs);
        let mut lexer = Lexer::new(text, glyphs, Within::Text, letters);
        lexer.lexemes.reserve(glyphs.len() / 2);
        lexer.read_all();
        lexer
    }

    fn new(text: &'t str, glyphs: &'t [Glyph], within: Within, letters: Letters) -> Lexer<'t> {
        let (lexemes, problems, notes) = (Vec::new(), Vec::new(), Vec::new());
        Lexer {
            text,
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
            ' ' | ',' | ';' | '.' | ':' | '#' | '\'' | '"' => self.skip(Gap::Space),
            '(' | '[' | '{' => self.bracket(),
            ')' | ']' | '}' => self.problem(1, ProblemKind::LoneBracket, Some(String::new())),
            _ if ch.is_ascii_digit() => self.number(),
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

    /// Notes a problem about the next `count` glyphs, and what was probably meant there.
    fn problem(&mut self, count: usize, kind: ProblemKind, suggestion: Option<String>) {
        let token = match kind {
            ProblemKind::NotACall
            | ProblemKind::SuitMissing { .. }
            | ProblemKind::Schematic { .. }
            | ProblemKind::Ambiguous { .. } => Token::BadCall,
            ProblemKind::EmptyText
            | ProblemKind::TooLong { .. }
            | ProblemKind::UnknownWord
            | ProblemKind::SufficientAfterAll { .. }
            | ProblemKind::NotABid { .. }
            | ProblemKind::InTurnAfterAll { .. }
            | ProblemKind::SaidTwice { .. }
            | ProblemKind::WhoCalled { .. }
            | ProblemKind::MarkWithoutCall
            | ProblemKind::NothingToReplace
            | ProblemKind::NothingToChoose
            | ProblemKind::WhoChooses { .. }
            | ProblemKind::LeadOutOfTurn
            | ProblemKind::AuctionElsewhere
            | ProblemKind::OutsideTable
            | ProblemKind::TwoTables
            | ProblemKind::SeveralAuctions { .. }
            | ProblemKind::NoCalls
            | ProblemKind::LoneBracket => Token::BadWord,
        };
        let mut problem = Problem::new(kind, self.span(count));
        problem.suggestion = suggestion;
        self.problems.push(problem);
        self.push(count, token);
    }

    /// What is written in another form here. Calls before it are another auction.
    fn foreign(&mut self) {
        let stretch = self.span(1);
        let is_second = self.lexemes.iter().any(|lexeme| lexeme.token.is_call());
        let within = std::mem::replace(&mut self.within, Within::Text);
        for auction in formats::read(self.text, stretch) {
            if is_second && auction.has_calls() {
                self.problems.push(Problem::new(ProblemKind::TwoTables, auction.span));
                continue;
            }
            let known = self.notes.len();
            self.notes.extend(auction.notes);
            for (token, span) in auction.tokens {
                let token = if let Token::Note(note) = token { Token::Note(known + note) } else { token };
                self.push_at(span, token);
                self.gap = Gap::Space;
            }
            self.problems.extend(auction.problems);
        }
        self.within = within;
        self.at += 1;
    }

    /// The number of letters, digits and suit signs that stand together from here on.
    fn chunk(&self) -> usize {
        (0..).take_while(|&ahead| self.is_in_chunk(ahead)).count()
    }

    /// Whether so many of them stand together, and no more.
    fn is_chunk_of(&self, length: usize) -> bool {
        (0..length).all(|ahead| self.is_in_chunk(ahead)) && !self.is_in_chunk(length)
    }

    fn is_in_chunk(&self, ahead: usize) -> bool {
        self.peek(ahead).is_some_and(|ch| ch.is_alphanumeric() || is_suit_sign(ch))
    }

    fn glyph_text(&self, count: usize) -> String {
        (0..count).map_while(|ahead| self.peek(ahead)).collect()
    }

    fn spaces(&self, ahead: usize) -> usize {
        (ahead..).map_while(|ahead| self.peek(ahead)).take_while(|&ch| ch == ' ').count()
    }

    fn word(&mut self) {
        if self.pattern() || self.aside() {
            return;
        }
        if let Some((call, length)) = self.level_in_words().or_else(|| self.suit_first()) {
            return self.push(length, Token::Call(call));
        }
        if self.glued_seat() {
            return;
        }
        match WORDS.at(self.glyphs, self.at) {
            Some((Token::Seat(seat), length)) => self.seat(seat, length),
            Some((Token::DealerWord, length)) => self.dealer(length),
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
            // `D: W` says who dealt.
            Some((Token::Call(Call::Double), 1)) if self.peek(1) == Some(':') => self.dealer(1),
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

    fn sign(&mut self, ch: char) {
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
            '!' if self.gap == Gap::Nothing && !self.follows_call() => self.at += run,
            '!' if run > 1 => self.push(run, Token::Doubt),
            '!' | '*' => self.push(run, Token::Exclamation),
            '?' => self.push(run, Token::Doubt),
            '^' if self.irregularity() => {}
            // `2H ^1H`: in place of the call before it, or after it.
            '^' if self.gap != Gap::Nothing && self.peek(1).is_some_and(|next| next.is_ascii_digit()) => {
                let choices = vec![Reading::ChangeOfCall, Reading::Separator];
                self.problem(1, ProblemKind::Ambiguous { choices }, None);
            }
            '^' => self.push(1, Token::Filler),
            '=' if self.annotation() => {}
            '>' => self.arrow(0),
            '-' | '=' if self.peek(run) == Some('>') => self.arrow(run),
            '-' => self.push(run, Token::Dash),
            '=' if self.precedes_a_player() => self.push(1, Token::By),
            '=' if self.names_a_player() => self.skip(Gap::Space),
            '=' if run > 1 => self.push(run, Token::End),
            '=' => self.push(1, Token::Equals),
            '/' if run > 1 => self.push(run, Token::End),
            '/' => self.push(1, Token::Slash),
            '|' => self.push(1, Token::Bar),
            '&' => self.push(1, Token::And),
            '~' => self.struck_out(),
            '❌' => self.cross(),
            '§' if self.pattern() => {}
            _ if ch.is_ascii() => self.problem(1, ProblemKind::UnknownWord, Some(String::new())),
            _ => self.picture(),
        }
    }

    /// How often the sign stands here.
    fn run_of(&self, sign: char) -> usize {
        (0..).map_while(|ahead| self.peek(ahead)).take_while(|&next| next == sign).count()
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

/// What a text in brackets, or a note, says about a call in the words of the shorthand, if it does.
pub(super) fn description(text: &str) -> Option<Token> {
    brackets::description(&super::text::clean(text))
}

/// `Dbl corrected to Pass`: a call and the one in its place, and nothing else.
pub(super) fn correction(text: &str) -> Option<(Call, Call)> {
    let glyphs = super::text::clean(text);
    let inside = Lexer::run(text, &glyphs);
    let tokens: Vec<Token> = inside.lexemes.iter().map(|lexeme| lexeme.token).collect();
    match tokens.as_slice() {
        [Token::Call(first), Token::Arrow(Arrow::Told), Token::Call(then)] => Some((*first, *then)),
        _ => None,
    }
}

fn is_pass(lexeme: &Lexeme) -> bool {
    lexeme.token == Token::Call(Call::Pass)
}

const fn is_suit_sign(ch: char) -> bool {
    matches!(ch, '♠' | '♥' | '♦' | '♣')
}
