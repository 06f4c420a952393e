//! Several suits at once: the lengths of two, the points in some.

use super::{
    parse::Parser,
    range::Range,
    tree::{conjunction, disjunction},
    words::Word,
};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Quality, SuitWord},
};

impl Parser {
    /// `5-5 M`, `5-4 S/H`: lengths of two suits, either of which may be the longer.
    pub(super) fn two_suits(&mut self, range: &Range) -> Option<Condition> {
        let (long, short) = range.two_lengths()?;
        let before = self.scan.at;
        self.scan.skip_spaces();
        self.scan.eat_word(Word::In);
        self.scan.skip_spaces();
        let suits = self.both_suits().or_else(|| self.suits_listed()).unwrap_or_default();
        let [one, other] = suits.as_slice() else {
            self.scan.at = before;
            return None;
        };
        let length = |suit: Suit, cards| Condition::Has(Quality::Length(SuitWord::Suit(suit), Amount::at_least(cards)));
        let way = |one: Suit, other: Suit| conjunction(vec![length(one, long), length(other, short)]);
        let condition = match long == short {
            true => way(*one, *other),
            false => disjunction(vec![way(*one, *other), way(*other, *one)]),
        };
        self.note(range.from, self.scan.at, &condition);
        Some(condition)
    }

    /// `the minors`
    fn both_suits(&mut self) -> Option<Vec<Suit>> {
        let Some((Word::Both(suits), length)) = self.scan.longest_word(|word| matches!(word, Word::Both(_))) else {
            return None;
        };
        self.scan.at += length;
        Some(suits.to_vec())
    }

    /// `in S+H` after points.
    pub(super) fn suits_counted(&mut self) -> Option<Vec<Suit>> {
        let before = self.scan.at;
        let suits = self.scan.eat_word(Word::In).then(|| self.suits_in_bracket()).flatten();
        if suits.is_none() {
            self.scan.at = before;
        }
        suits
    }

    pub(super) fn suits_in_bracket(&mut self) -> Option<Vec<Suit>> {
        self.scan.skip_spaces();
        let bracket = self.scan.eat('(');
        self.scan.skip_spaces();
        let suits = self.suits_listed()?;
        self.scan.skip_spaces();
        (!bracket || self.scan.eat(')')).then_some(suits)
    }

    /// `SH`, `S+H`, `S/H`, `M`: suits in falling order, each once.
    fn suits_listed(&mut self) -> Option<Vec<Suit>> {
        let mut found = Vec::new();
        let letters: String =
            (0..4).map_while(|ahead| self.scan.peek(ahead)).take_while(char::is_ascii_alphabetic).collect();
        let named =
            |letter: char| Suit::ALL.into_iter().find(|suit| suit.letter().eq_ignore_ascii_case(&letter.to_string()));
        let run: Option<Vec<Suit>> = letters.chars().map(named).collect();
        let ends = !self.scan.peek(letters.len()).is_some_and(char::is_alphanumeric);
        match run.filter(|run| run.len() > 1 && ends) {
            Some(run) => {
                self.scan.at += letters.len();
                found = run;
            }
            None => {
                while let Some((suit, length)) = self.scan.suit() {
                    found.extend_from_slice(suit.suits());
                    self.scan.at += length;
                    let goes_on = matches!(self.scan.peek(0), Some('+' | '/' | '&')) || {
                        self.scan.peek(0).is_some_and(|ch| "♠♥♦♣".contains(ch))
                    };
                    if !goes_on {
                        break;
                    }
                    self.scan.at += usize::from(self.scan.peek(0).is_some_and(|ch| "+/&".contains(ch)));
                }
            }
        }
        found.sort_unstable_by(|one, other| other.cmp(one));
        found.dedup();
        (!found.is_empty()).then_some(found)
    }
}
