//! What is said around the auction: who dealt, the number of the board, laws, web addresses, and the patterns of `words/`.

use std::sync::LazyLock;

use regex::Regex;

use super::{Lexeme, Lexer, Token, WORDS};
use crate::{
    bridge::Seat,
    shorthand::{
        problem::{Expected, Problem, ProblemKind},
        words::LISTS,
    },
};

/// So many characters are looked at in search of a pattern.
const WINDOW: usize = 80;

/// What has no consequence.
static FILLER: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(&LISTS.filler_patterns));
/// What is left out and said to be.
static ASIDE: LazyLock<Option<Regex>> = LazyLock::new(|| any_of(&LISTS.aside_patterns));
/// The word `board` and its number.
static BOARD: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(&format!(r"^(?:{})[ :#.]*(\d{{1,9}})\b(?: (?:of|av) \d{{1,3}}\b)?", words_for(Token::BoardWord))).ok()
});
/// The word `dealer` and what may stand between it and the seat.
static DEALER: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(&format!(r"^(?:{}|d *:)[ :=]*", words_for(Token::DealerWord))).ok());

fn any_of(patterns: &[&str]) -> Option<Regex> {
    Regex::new(&format!("^(?:{})", patterns.join("|"))).ok()
}

/// The words with this meaning, the longest first.
fn words_for(wanted: Token) -> String {
    let mut words: Vec<String> = LISTS
        .tokens
        .iter()
        .filter(|(_, token)| *token == wanted)
        .map(|(word, _)| regex::escape(word).replace(' ', " +"))
        .collect();
    words.sort_by_key(|word| usize::MAX - word.len());
    words.join("|")
}

impl Lexer<'_> {
    /// What is read by a pattern: laws, vulnerability, tables, `the bidding was:`, addresses.
    pub(super) fn pattern(&mut self) -> bool {
        let window = self.glyph_text(WINDOW);
        if window.starts_with("http://") || window.starts_with("https://") {
            // An address on the web is one word that is not understood.
            let length = (0..).map_while(|ahead| self.peek(ahead)).take_while(|ch| !ch.is_whitespace()).count();
            self.problem(length, ProblemKind::UnknownWord, None);
            return true;
        }
        for (patterns, token) in [(&*FILLER, Token::Filler), (&*ASIDE, Token::Aside)] {
            if let Some(found) = patterns.as_ref().and_then(|patterns| patterns.find(&window)) {
                self.push(found.as_str().chars().count(), token);
                return true;
            }
        }
        false
    }

    /// The word `dealer`; a player stands after it, or else before it.
    pub(super) fn dealer(&mut self, length: usize) {
        let window = self.glyph_text(WINDOW);
        let found = DEALER.as_ref().and_then(|dealer| dealer.find(&window));
        let start = found.map_or(length, |found| found.as_str().chars().count());
        let said = WORDS.at(self.glyphs, self.at + start);
        let player = said.and_then(|(token, length)| Some((dealt_by(token)?, length)));
        if let Some((token, seat_length)) = player {
            let end = start + seat_length;
            let colon = usize::from(self.peek(end) == Some(':'));
            return self.push(end + colon, token);
        }
        let word = self.span(length);
        let before = self.lexemes.iter_mut().rev().find(|lexeme| !matches!(lexeme.token, Token::Filler | Token::Owner));
        match before.and_then(|lexeme| Some((dealt_by(lexeme.token)?, lexeme))) {
            Some((token, Lexeme { token: said, span, .. })) => {
                (*said, *span) = (token, span.until(word));
                self.at += length;
            }
            None => self.setting_without_value(length, Expected::Seat),
        }
    }

    /// `: W` after one letter.
    pub(super) fn is_colon_before_player(&self) -> bool {
        let player = 2 + self.spaces(2);
        let said = WORDS.at(self.glyphs, self.at + player).map(|(token, _)| token);
        self.peek(1) == Some(':') && said.and_then(dealt_by).is_some()
    }

    fn setting_without_value(&mut self, length: usize, expected: Expected) {
        let problem = Problem::new(ProblemKind::UnknownWord, self.span(length)).expecting(expected);
        self.problems.push(problem);
        self.push(length, Token::BadWord);
    }

    /// The word `board` and its number.
    pub(super) fn board(&mut self, length: usize) {
        let window = self.glyph_text(WINDOW);
        let found = BOARD.as_ref().and_then(|board| board.captures(&window));
        let number = found.as_ref().and_then(|found| found.get(1)?.as_str().parse().ok()).filter(|number| *number > 0);
        match (number, found.and_then(|found| found.get(0))) {
            (Some(number), Some(all)) => {
                self.push(all.as_str().chars().count(), Token::Dealer(Seat::dealer_of_board(number)));
            }
            _ => self.setting_without_value(length, Expected::BoardNumber),
        }
    }
}

/// The player, as the one who dealt.
const fn dealt_by(token: Token) -> Option<Token> {
    if let Token::Seat(seat) = token {
        return Some(Token::Dealer(seat));
    }
    if let Token::Relative(relation) = token { Some(Token::DealerSeen(relation)) } else { None }
}
