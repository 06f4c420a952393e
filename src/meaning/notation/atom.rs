//! One thing said of a hand.

use super::{
    parse::Parser,
    problem::ProblemKind,
    purpose::Purpose,
    range::range_here,
    tree::{conjunction, disjunction},
    words::Word,
};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Holding, Quality, SuitWord},
};

impl Parser {
    /// The one thing that is said here, if it can be understood.
    pub(super) fn atom(&mut self) -> Option<Condition> {
        self.scan.skip_spaces();
        if let Some(pattern) = self.pattern() {
            return pattern;
        }
        if self.scan.peek(0) == Some('(') {
            return self.group();
        }
        if let Some(rule) = self.rule_of_twenty() {
            return rule;
        }
        let from = self.scan.at;
        match self.scan.word() {
            Some((
                Word::AtLeast | Word::AtMost | Word::FewerThan | Word::MoreThan | Word::Exactly | Word::Between,
                _,
            ))
            | None => {}
            Some((word, length)) => {
                self.scan.at += length;
                return self.said(word, from);
            }
        }
        if let Some(number) = self.number() {
            return number;
        }
        match self.scan.suit() {
            Some((suit, length)) => {
                self.scan.at += length;
                self.of_suit(suit, from)
            }
            None => self.unknown(from),
        }
    }

    pub(super) fn is_at_or(&mut self) -> bool {
        self.scan.skip_separators();
        self.scan.peek(0) == Some('|') || matches!(self.scan.word(), Some((Word::Or, _)))
    }

    pub(super) fn eat_or(&mut self) {
        self.scan.at += match self.scan.word() {
            Some((Word::Or, length)) => length,
            _ => 1,
        };
    }

    pub(super) fn unknown(&mut self, from: usize) -> Option<Condition> {
        self.scan.at = from;
        let unit = self.scan.longest_word(|word| matches!(word, Word::Unit(_)));
        let to = self.scan.end_of_word();
        self.scan.at = to;
        if unit.is_none_or(|(_, length)| from + length < to) {
            self.problem(ProblemKind::UnknownWord, from, to);
            return None;
        }
        self.problem(ProblemKind::NumberFirst, from, to);
        // Its number stands behind it.
        self.scan.skip_spaces();
        let _ = range_here(&mut self.scan);
        None
    }

    /// What a word says that has no number before it.
    fn said(&mut self, word: Word, from: usize) -> Option<Condition> {
        let has = |quality| Some(Condition::Has(quality));
        match word {
            Word::Any if self.scan.word_ahead(1, |word| word == Word::OwnSuit) => {
                self.refuse(ProblemKind::WhichSuit, from)
            }
            Word::Any => {
                self.says_any |= !self.denied;
                Some(Condition::All(Vec::new()))
            }
            Word::Shape(shape) => has(Quality::Shaped(shape)),
            // `pen` is a penalty double where nothing else is said; `pen farge` is Norwegian for a good suit.
            Word::Purpose(Purpose::Penalty)
                if self.scan.plain(from, self.scan.at) == "pen" && !(from == 0 && self.is_before_comma()) =>
            {
                self.unknown(from)
            }
            Word::Purpose(purpose) => {
                self.purpose(purpose, from);
                Some(if purpose == Purpose::Splinter { self.short_suit() } else { Condition::All(Vec::new()) })
            }
            Word::Raise if self.denied => self.refuse(ProblemKind::Misplaced, from),
            Word::AtLeastOwn(least) => self.at_least_own(least, from),
            Word::Support if !self.suits.is_a_raise() || self.denied => self.unknown(from),
            Word::Raise | Word::Support => {
                self.is_named = true;
                self.raise = self.raise.or(Some((from, self.scan.at)));
                Some(Condition::All(Vec::new()))
            }
            Word::Few(least, most) => {
                let (suit, few) = self.few(Amount::between(least, most)?)?;
                has(Quality::Length(suit.unwrap_or(SuitWord::SomeSuit), few))
            }
            Word::Both(_) if self.denied && (self.depth > 0 || self.says_both(from)) => {
                self.refuse(ProblemKind::Unclear, from)
            }
            Word::Both(suits) => {
                if let Some(condition) = self.lengths_behind_both(suits, from) {
                    return Some(condition);
                }
                let cards = self.cards_behind_both(from).unwrap_or(Amount::at_least(4));
                let length = |suit| Condition::Has(Quality::Length(SuitWord::Suit(suit), cards));
                let lengths = suits.map(length).to_vec();
                // `no majors`: neither.
                let condition = if self.denied { disjunction(lengths) } else { conjunction(lengths) };
                self.note(from, self.scan.at, &condition);
                Some(condition)
            }
            Word::Longest | Word::Stopper | Word::Solid => match self.suit_after() {
                Some(suit) => about_suit(word, suit),
                None => self.refuse(ProblemKind::WhichSuit, from),
            },
            Word::Unit(_)
            | Word::OrMore
            | Word::OrFewer
            | Word::To
            | Word::Between
            | Word::In
            | Word::Card
            | Word::RuleOf
            | Word::Notrump
            | Word::OwnSuit
            | Word::PartnersSuit
            | Word::And
            | Word::Or
            | Word::Not
            | Word::NotThat
            | Word::Except
            | Word::Usually
            | Word::AtLeast
            | Word::AtMost
            | Word::FewerThan
            | Word::MoreThan
            | Word::Exactly => match self.scan_suit_from(from) {
                Some(suit) => self.of_suit(suit, from),
                None => self.unknown(from),
            },
        }
    }

    /// `splinter in clubs`: one club at most, by the name.
    fn short_suit(&mut self) -> Condition {
        const MOST: u8 = 1;
        let before = self.scan.at;
        self.scan.skip_spaces();
        let is_said = self.scan.eat_word(Word::In);
        match self.suit_after().filter(|_| is_said) {
            Some(suit @ SuitWord::Suit(_)) => Condition::Has(Quality::Length(suit, Amount::at_most(MOST))),
            Some(SuitWord::SomeMajor | SuitWord::SomeMinor | SuitWord::SomeSuit) | None => {
                self.scan.at = before;
                Condition::All(Vec::new())
            }
        }
    }

    /// `both majors`: when denied, nobody knows whether one of them is left.
    pub(super) fn says_both(&self, from: usize) -> bool {
        let said = self.scan.plain(from, self.scan.at);
        ["both", "begge"].iter().any(|both| said.starts_with(both))
    }

    /// The suit of `void S`; in `singleton or void S` both are of the suit that follows.
    fn few(&mut self, few: Amount) -> Option<(Option<SuitWord>, Amount)> {
        if let Some(suit) = self.suit_after() {
            return Some((Some(suit), few));
        }
        let before = self.scan.at;
        if self.scan.eat_word(Word::Or) {
            self.scan.skip_spaces();
            if let Some((Word::Few(least, most), length)) = self.word_about_suit() {
                self.scan.at += length;
                return self.few(few.or(Amount::between(least, most)?));
            }
        }
        self.scan.at = before;
        Some((None, few))
    }

    fn scan_suit_from(&mut self, from: usize) -> Option<SuitWord> {
        self.scan.at = from;
        let (suit, length) = self.scan.suit()?;
        self.scan.at += length;
        Some(suit)
    }

    pub(super) fn refuse(&mut self, kind: ProblemKind, from: usize) -> Option<Condition> {
        self.problem(kind, from, self.scan.at);
        None
    }

    /// The suit that follows, perhaps after `in` and perhaps in brackets.
    pub(super) fn suit_after(&mut self) -> Option<SuitWord> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        self.scan.eat_word(Word::In);
        self.scan.skip_spaces();
        let bracket = self.scan.eat('(');
        self.scan.skip_spaces();
        let found = self.scan.suit().filter(|(_, length)| {
            let next = (*length..).map_while(|ahead| self.scan.peek(ahead)).find(|ch| !ch.is_whitespace());
            !matches!(next, Some('<' | '>' | '=' | ':' | '≥' | '≤')) && (!bracket || next == Some(')'))
        });
        let Some((suit, length)) = found else {
            self.scan.at = before;
            return None;
        };
        self.scan.at += length;
        if bracket {
            self.scan.skip_spaces();
            self.scan.eat(')');
        }
        Some(suit)
    }

    /// What is said of a suit that stands first: `S>=H`, `H:AQT`, `H void`.
    fn of_suit(&mut self, suit: SuitWord, from: usize) -> Option<Condition> {
        self.scan.skip_spaces();
        match self.scan.peek(0) {
            Some(':') => {
                self.scan.at += 1;
                self.scan.skip_spaces();
                return self.length_behind(suit).unwrap_or_else(|| self.cards(suit));
            }
            Some('<' | '>' | '=' | '≥' | '≤') => return self.compared(suit, from),
            Some(_) | None => {}
        }
        match self.word_about_suit() {
            Some((Word::Few(least, most), length)) => {
                self.scan.at += length;
                Some(Condition::Has(Quality::Length(suit, Amount::between(least, most)?)))
            }
            Some((word, length)) => {
                self.scan.at += length;
                about_suit(word, suit)
            }
            None => match self.length_last(suit) {
                Some(length) => length,
                None => match self.with_another_suit(suit, from) {
                    Some(both) => Some(both),
                    None if self.is_natural_in(suit) => Some(self.natural()),
                    None => self.refuse(ProblemKind::SuitAlone, from),
                },
            },
        }
    }

    /// A word that can stand after the suit of which it is said.
    pub(super) fn word_about_suit(&self) -> Option<(Word, usize)> {
        self.scan.longest_word(|word| matches!(word, Word::Few(..) | Word::Longest | Word::Stopper | Word::Solid))
    }

    /// `>=H` after a suit.
    fn compared(&mut self, one: SuitWord, from: usize) -> Option<Condition> {
        let (sign, mut length) = (self.scan.peek(0), 1);
        let or_equal = self.scan.peek(1) == Some('=') || matches!(sign, Some('≥' | '≤'));
        length += usize::from(self.scan.peek(1) == Some('='));
        self.scan.at += length;
        self.scan.skip_spaces();
        let other = self.scan.suit();
        let (SuitWord::Suit(one), Some((SuitWord::Suit(other), length))) = (one, other) else {
            return self.refuse(ProblemKind::WhichSuit, from);
        };
        self.scan.at += length;
        let mut by = u8::from(!or_equal);
        if self.scan.peek(0) == Some('+')
            && let Some(more) = self.scan.digit(1)
        {
            self.scan.at += 2;
            by += more;
        }
        let longer = |one: Suit, other: Suit, by: u8| Condition::Has(Quality::LongerBy(one, other, by));
        Some(match sign {
            Some('=') => conjunction(vec![longer(one, other, 0), longer(other, one, 0)]),
            Some('<' | '≤') => longer(other, one, by),
            Some(_) | None => longer(one, other, by),
        })
    }

    /// The cards after `H:`.
    fn cards(&mut self, suit: SuitWord) -> Option<Condition> {
        const RANKS: &str = "23456789tjqka";
        let from = self.scan.at;
        let (mut cards, mut length, mut small) = (0_u16, 0_u8, false);
        let mut is_good = true;
        while let Some(ch) = self.scan.peek(0).filter(|ch| ch.is_alphanumeric()) {
            let is_ten = ch == '1' && self.scan.peek(1) == Some('0');
            self.scan.at += usize::from(is_ten);
            match RANKS.find(if is_ten { 't' } else { ch }) {
                Some(rank) if !small && cards & (1 << rank) == 0 => cards |= 1 << rank,
                Some(_) => is_good = false,
                None if ch == 'x' => small = true,
                None => is_good = false,
            }
            length = length.saturating_add(1);
            self.scan.at += 1;
        }
        // `H:10` may be a card or a length.
        let is_digits = length == 1 && self.scan.plain(from, from + 1).contains(|ch: char| ch.is_ascii_digit());
        if !is_good || is_digits || length == 0 || length > 13 {
            return self.refuse(ProblemKind::NoSuchCards, from);
        }
        Some(Condition::Has(Quality::Held(suit, Holding::Cards { cards, length })))
    }

    /// `r20`, `rule of 20`.
    fn rule_of_twenty(&mut self) -> Option<Option<Condition>> {
        let from = self.scan.at;
        let glued = self.scan.peek(0) == Some('r') && self.scan.digit(1).is_some();
        if glued {
            self.scan.at += 1;
        } else if !self.scan.eat_word(Word::RuleOf) {
            return None;
        }
        self.scan.skip_spaces();
        let Some(range) = super::range::range_here(&mut self.scan) else {
            return Some(self.refuse(ProblemKind::NothingThere, from));
        };
        let amount = range.and_then(|range| match range.bare() {
            Some(number) => Ok(Amount::at_least(number)),
            None => range.amount(),
        });
        Some(match amount {
            Ok(amount) => Some(Condition::Has(Quality::RuleOfTwenty(amount))),
            Err(kind) => self.refuse(kind, from),
        })
    }
}

fn about_suit(word: Word, suit: SuitWord) -> Option<Condition> {
    let quality = match word {
        Word::Stopper => Quality::Held(suit, Holding::Stopper),
        Word::Solid => Quality::Held(suit, Holding::Solid),
        _ => Quality::Longest(suit),
    };
    Some(Condition::Has(quality))
}
