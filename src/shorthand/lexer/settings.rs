//! What is said around the auction: who dealt, the number of the board, laws and web addresses.

use std::sync::LazyLock;

use super::{Lexeme, Lexer, Token, Vocabulary, WORDS};
use crate::{
    bridge::Seat,
    shorthand::problem::{Expected, Problem, ProblemKind},
};

/// What stands before the number of a law.
static LAW: LazyLock<Vocabulary<()>> =
    LazyLock::new(|| Vocabulary::new(&[(&["law", "laws", "lov", "loi", "paragraf", "art", "przepis"], ())]));

impl Lexer<'_> {
    /// The word `dealer`; a seat stands after it, or else before it.
    pub(super) fn dealer(&mut self, length: usize) {
        let filler = (length..).map_while(|ahead| self.peek(ahead)).take_while(|ch| " :=".contains(*ch)).count();
        if let Some((Token::Seat(seat), seat_length)) = WORDS.at(self.glyphs, self.at + length + filler) {
            let end = length + filler + seat_length;
            let colon = usize::from(self.peek(end) == Some(':'));
            return self.push(end + colon, Token::Dealer(seat));
        }
        match self.lexemes.last_mut() {
            Some(Lexeme { token: token @ Token::Seat(_), .. }) => {
                if let Token::Seat(seat) = *token {
                    *token = Token::Dealer(seat);
                }
                self.at += length;
            }
            Some(_) | None => self.setting_without_value(length, Expected::Seat),
        }
    }

    fn setting_without_value(&mut self, length: usize, expected: Expected) {
        let problem = Problem::new(ProblemKind::UnknownWord, self.span(length)).expecting(expected);
        self.problems.push(problem);
        self.push(length, Token::BadWord);
    }

    /// The word `board` and its number.
    pub(super) fn board(&mut self, length: usize) {
        let filler = (length..).map_while(|ahead| self.peek(ahead)).take_while(|ch| " :#.".contains(*ch)).count();
        let start = length + filler;
        let digits: String = (start..).map_while(|ahead| self.peek(ahead)).take_while(char::is_ascii_digit).collect();
        let end = start + digits.len();
        let runs_on = self.peek(end).is_some_and(char::is_alphabetic);
        match digits.parse() {
            Ok(number) if number > 0 && !runs_on => self.push(end, Token::Dealer(Seat::dealer_of_board(number))),
            Ok(_) | Err(_) => self.setting_without_value(length, Expected::BoardNumber),
        }
    }

    /// `§ 27`, `Law 27B1(a)`, `L27`: nothing that happened at the table.
    pub(super) fn law_reference(&mut self) -> bool {
        let name = match (self.peek(0), LAW.at(self.glyphs, self.at)) {
            (Some('§'), _) => 1,
            (Some('l'), None) if self.peek(1).is_some_and(|ch| ch.is_ascii_digit()) => 1,
            (_, Some(((), length))) => length,
            _ => return false,
        };
        let start = name + (name..).map_while(|ahead| self.peek(ahead)).take_while(|ch| " .".contains(*ch)).count();
        let number: String = (start..).map_while(|at| self.peek(at)).take_while(char::is_ascii_digit).collect();
        if number.is_empty() || number.len() > 2 {
            return false;
        }
        let mut end = start + number.len();
        if self.peek(end) == Some(' ') && self.peek(end + 2).is_some_and(|ch| ch.is_ascii_digit()) {
            end += usize::from(self.peek(end + 1).is_some_and(|ch| ch.is_ascii_alphabetic()));
        }
        let is_letter = |ch: &char| ch.is_ascii_alphanumeric() || "()".contains(*ch);
        end += (end..).map_while(|ahead| self.peek(ahead)).take_while(is_letter).count();
        self.push(end, Token::Filler);
        true
    }

    /// An address on the web is one word that is not understood.
    pub(super) fn address(&mut self) -> bool {
        let starts = |start: &str| start.chars().zip(0..).all(|(ch, ahead)| self.peek(ahead) == Some(ch));
        if !starts("http://") && !starts("https://") {
            return false;
        }
        let length = (0..).map_while(|ahead| self.peek(ahead)).take_while(|ch| !ch.is_whitespace()).count();
        self.problem(length, ProblemKind::UnknownWord, None);
        true
    }
}
