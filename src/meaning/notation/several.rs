//! Several suits at once: the lengths of two, the points in some.

use super::{
    bound::LONG_SUIT,
    counted::Counted,
    parse::Parser,
    problem::ProblemKind,
    range::{Form, MOST_CARDS, Range, range_here},
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
        let condition = lengths_of_two([*one, *other], long, short);
        self.note(range.from, self.scan.at, &condition);
        Some(condition)
    }

    /// `5+ both majors`: the number counts the cards in each.
    pub(super) fn cards_in_both(&mut self, range: &Range) -> Option<Option<Condition>> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        self.scan.eat_word(Word::In);
        self.scan.skip_spaces();
        let word = self.scan.at;
        let suits = self.both_suits().filter(|_| self.says_both(word) && may_be_of_each(range));
        let Some(suits) = suits else {
            self.scan.at = before;
            return None;
        };
        let Some(cards) = cards_of_each(range).filter(|_| !self.denied) else {
            return Some(self.refuse(ProblemKind::Unclear, range.from));
        };
        let length = |suit: Suit| Condition::Has(Quality::Length(SuitWord::Suit(suit), cards));
        let condition = conjunction(suits.into_iter().map(length).collect());
        self.note(range.from, self.scan.at, &condition);
        Some(Some(condition))
    }

    /// `both majors 5+`: how many in each, if no unit stands behind it.
    pub(super) fn cards_behind_both(&mut self, word: usize) -> Option<Amount> {
        let before = self.scan.at;
        if !self.says_both(word) {
            return None;
        }
        self.scan.skip_spaces();
        let from = self.scan.at;
        let range = range_here(&mut self.scan).and_then(Result::ok).map(|range| self.limited(range));
        let of_each = range.filter(|range| may_be_of_each(range) && matches!(self.counted(range), Counted::Nothing));
        let Some(range) = of_each else {
            self.scan.at = before;
            return None;
        };
        let cards = cards_of_each(&range).filter(|_| !self.denied);
        if cards.is_none() {
            self.problem(ProblemKind::Unclear, from, self.scan.at);
        }
        cards
    }

    /// `hearts and spades`, `H+S`: two suits, as `both majors` are.
    pub(super) fn with_another_suit(&mut self, one: SuitWord, from: usize) -> Option<Condition> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        self.scan.eat('+');
        self.scan.skip_separators();
        let between = self.scan.plain(before, self.scan.at);
        let is_joined = between.trim() == "+" || between.trim() == "&" || super::parse::joins(&between);
        let found = self.scan.suit().filter(|_| is_joined && !between.contains([',', ';']) && !self.denied);
        let (SuitWord::Suit(one), Some((SuitWord::Suit(other), length))) = (one, found) else {
            self.scan.at = before;
            return None;
        };
        self.scan.at += length;
        if let Some(condition) = self.lengths_behind_both([one, other], from).filter(|_| one != other) {
            return Some(condition);
        }
        self.scan.skip_spaces();
        let goes_on = !matches!(self.scan.peek(0), None | Some(',' | ';' | ')')) && !self.is_at_or();
        if one == other || goes_on && self.scan.word().is_none() {
            self.scan.at = before;
            return None;
        }
        let condition = lengths_of_two([one, other], LONG_SUIT, LONG_SUIT);
        self.note(from, self.scan.at, &condition);
        Some(condition)
    }

    /// `both majors, 5-4`: how many in one and in the other.
    pub(super) fn lengths_behind_both(&mut self, suits: [Suit; 2], word: usize) -> Option<Condition> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        self.scan.eat(',');
        self.scan.skip_spaces();
        let range = range_here(&mut self.scan).and_then(Result::ok);
        self.scan.eat_word(Word::OrMore);
        let lengths = range.filter(|_| !self.denied).and_then(|range| Some((range.two_lengths()?, range)));
        let counted = lengths.filter(|(_, range)| matches!(self.counted(range), Counted::Nothing));
        let Some(((long, short), _)) = counted else {
            self.scan.at = before;
            return None;
        };
        let condition = lengths_of_two(suits, long, short);
        self.note(word, self.scan.at, &condition);
        Some(condition)
    }

    /// `hearts 5+`, `♥ 4-5`: a length behind its suit, if nothing follows that it can belong to.
    pub(super) fn length_last(&mut self, suit: SuitWord) -> Option<Option<Condition>> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        let range = self.scan.digit(0).and_then(|_| range_here(&mut self.scan)).and_then(Result::ok);
        let range = range.filter(|range| {
            let is_of_cards = range.over.is_none() && range.numbers().all(|number| number <= MOST_CARDS);
            let next = (0..).map_while(|ahead| self.scan.peek(ahead)).find(|ch| !ch.is_whitespace());
            is_of_cards && range.form != Form::Bare && matches!(next, None | Some(',' | ';' | ')'))
        });
        let Some(range) = range else {
            self.scan.at = before;
            return None;
        };
        Some(match self.cards_in(suit, &range) {
            Ok(condition) => Some(condition),
            Err(kind) => self.refuse(kind, before),
        })
    }

    /// `H: 5+`: a length; a holding has an honour or several cards.
    pub(super) fn length_behind(&mut self, suit: SuitWord) -> Option<Option<Condition>> {
        let before = self.scan.at;
        self.scan.digit(0)?;
        if self.scan.peek(1).is_some_and(char::is_alphanumeric) {
            return None;
        }
        let range = range_here(&mut self.scan).and_then(Result::ok);
        let range = range.filter(|_| !self.scan.peek(0).is_some_and(char::is_alphanumeric));
        let Some(range) = range else {
            self.scan.at = before;
            return None;
        };
        let range = self.limited(range);
        Some(match self.cards_in(suit, &range) {
            Ok(condition) => Some(condition),
            Err(kind) => self.refuse(kind, before),
        })
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

/// As many cards at least in the two suits, either of which may be the longer.
fn lengths_of_two([one, other]: [Suit; 2], long: u8, short: u8) -> Condition {
    let length = |suit: Suit, cards| Condition::Has(Quality::Length(SuitWord::Suit(suit), Amount::at_least(cards)));
    let way = |one: Suit, other: Suit| conjunction(vec![length(one, long), length(other, short)]);
    match long == short {
        true => way(one, other),
        false => disjunction(vec![way(one, other), way(other, one)]),
    }
}

/// Whether it can be a number of cards in each of two suits: a range, or a higher number, is of points.
fn may_be_of_each(range: &Range) -> bool {
    range.form != Form::Between && range.over.is_none() && range.numbers().all(|number| number <= MOST_CARDS)
}

/// How many in each; of six or more nobody knows whether they are points.
fn cards_of_each(range: &Range) -> Option<Amount> {
    const MOST_IN_EACH: u8 = 5;
    let is_of_cards = range.form != Form::AtMost && range.numbers().all(|number| number <= MOST_IN_EACH);
    match range.bare() {
        Some(cards) if cards >= LONG_SUIT => Some(Amount::at_least(cards)),
        Some(_) | None => range.amount().ok(),
    }
    .filter(|_| is_of_cards)
}
