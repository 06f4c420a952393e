//! What a number counts: the suit or the unit that stands after it.

use super::{
    parse::Parser,
    range::{Form, MOST_CARDS, Range, range_here},
    words::{Follows, Unit, Word},
};
use crate::meaning::{Count, SuitWord};

/// Nobody speaks of support with more cards than this.
const MOST_TRUMPS: u8 = 7;

/// What stands after a range.
pub(super) enum Counted {
    Suit(SuitWord),
    Unit(Unit),
    Nothing,
}

impl Parser {
    /// What the range counts.
    pub(super) fn counted(&mut self, range: &Range) -> Counted {
        let before = self.scan.at;
        self.scan.skip_spaces();
        while self.scan.peek(0) == Some('-') {
            self.scan.at += 1;
        }
        let cards = self.scan.eat_word(Word::Card) || self.eat_letter_for_cards();
        self.scan.skip_spaces();
        let unit = self.scan.longest_word(|word| matches!(word, Word::Unit(_)));
        let other = self.scan.longest_word(|word| !matches!(word, Word::Unit(_))).map_or(0, |(_, length)| length);
        let unit = unit.filter(|&(_, length)| length >= other); // `12 keycard-ask` has no keycards
        if let (Some((Word::Unit(unit), length)), false) = (unit, cards)
            && !(self.scan.at > before && self.is_article())
        {
            self.scan.at += length;
            return Counted::Unit(unit);
        }
        if self.is_keycards_of_suit() {
            self.scan.at += 2;
            return Counted::Unit(Unit::Keycards);
        }
        if let Some(unit) = self.letter_k(range).filter(|_| !cards) {
            return Counted::Unit(unit);
        }
        let spaced = self.scan.at > before;
        let is_of_points = range.numbers().all(|number| number > MOST_CARDS);
        if let Some((_, length)) = self.scan.suit().filter(|_| spaced && !cards && is_of_points) {
            // `15+ S stop`: the suit belongs to what follows.
            let here = self.scan.at;
            self.scan.at += length;
            self.scan.skip_spaces();
            let belongs = self.word_about_suit().is_some();
            self.scan.at = here;
            if belongs {
                self.scan.at = before;
                return Counted::Nothing;
            }
        }
        match self.suit_in_auction(cards, range).or_else(|| self.bare_suit(cards)) {
            Some(suit) => Counted::Suit(suit),
            None => {
                self.scan.at = before;
                Counted::Nothing
            }
        }
    }

    /// `4k hj`, `5c spades`: cards, since the suit follows; `5k` alone is clubs.
    fn eat_letter_for_cards(&mut self) -> bool {
        let before = self.scan.at;
        self.scan.skip_spaces();
        let is_letter = matches!(self.scan.peek_raw(0), Some('k' | 'c'));
        let plus = usize::from(self.scan.peek(1) == Some('+'));
        let is_apart = self.scan.peek(1 + plus).is_some_and(char::is_whitespace);
        if is_letter && is_apart {
            self.scan.at += 1 + plus;
            self.scan.skip_spaces();
            if self.scan.suit().is_some() || self.scan.word_ahead(0, |word| word == Word::OwnSuit) {
                return true;
            }
        }
        self.scan.at = before;
        false
    }

    /// `6-card suit`, `4+ trumps`: the suit that the call names, or partner's. `4+ card heart suit` names one. `6-9 support` may be points.
    fn suit_in_auction(&mut self, cards: bool, range: &Range) -> Option<SuitWord> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        // `any 5-card suit`, `no 5-card suit`
        let is_another = self.denied || self.says_any;
        let (suit, length, is_own) =
            match self.scan.longest_word(|word| matches!(word, Word::OwnSuit | Word::PartnersSuit | Word::Support)) {
                Some((Word::PartnersSuit | Word::Support, length)) => {
                    let may_be_points = range.numbers().any(|number| number > MOST_TRUMPS);
                    (self.suits.partners.filter(|_| !may_be_points), length, false)
                }
                Some((_, length)) => (self.suits.own.filter(|_| !is_another), length, true),
                None if cards && self.is_before_comma() => (self.suits.own.filter(|_| !is_another), 0, true),
                None => (None, 0, false),
            };
        let Some(suit) = suit else {
            self.scan.at = before;
            return None;
        };
        self.names_own |= is_own;
        self.scan.at += length;
        Some(SuitWord::Suit(suit))
    }

    /// `4+ suit`, where the auction does not tell which; `5+ kort`: cards, not shortness; `6-9 support`: points of a
    /// raise, or nobody knows.
    pub(super) fn leaves_suit_to_auction(&mut self, range: &Range) -> bool {
        let is_space = |ch: char| ch.is_whitespace() || ch == '-';
        let ahead = (0..).take_while(|ahead| self.scan.peek(*ahead).is_some_and(is_space)).count();
        let is_of_cards = range.numbers().any(|number| number <= MOST_CARDS);
        let is_kort = self.scan.word_ahead(ahead, |word| word == Word::Card)
            && self.scan.word_ahead(ahead, |word| matches!(word, Word::Few(..)));
        let is_raise = self.suits.is_a_raise() && range.numbers().any(|number| number > MOST_TRUMPS);
        let leaves = |word| matches!(word, Word::OwnSuit | Word::PartnersSuit) || word == Word::Support && !is_raise;
        is_kort && is_of_cards || self.scan.word_ahead(ahead, leaves)
    }

    /// `KCH`, without a bracket.
    fn is_keycards_of_suit(&self) -> bool {
        let letters: String = (0..3).map_while(|ahead| self.scan.peek(ahead)).collect();
        matches!(letters.as_str(), "kcs" | "kch" | "kcd" | "kcc")
            && !self.scan.peek(3).is_some_and(char::is_alphanumeric)
    }

    /// `a`, not an ace: a word follows.
    fn is_article(&self) -> bool {
        self.scan.peek_raw(0) == Some('a')
            && self.scan.peek(1).is_some_and(char::is_whitespace)
            && self.scan.peek(2).is_some_and(char::is_alphabetic)
    }

    /// Whether a suit stands here; `s/o` is none, and neither is the `r` of `r20` after a space.
    fn is_suit(&self) -> bool {
        let before = self.scan.at.checked_sub(1).map(|at| self.scan.plain(at, self.scan.at)).unwrap_or_default();
        if before.chars().all(char::is_whitespace) && self.scan.peek(0) == Some('r') && self.scan.digit(1).is_some() {
            return false;
        }
        let longest = self.scan.longest_word(|_| true).map_or(0, |(_, length)| length);
        self.scan.suit().is_some_and(|(_, length)| length >= longest)
    }

    /// The suit that stands here; `in` may stand before it only where cards have been named.
    fn bare_suit(&mut self, cards: bool) -> Option<SuitWord> {
        let stands = matches!(self.scan.peek(0), Some(ch) if ch != '(') && self.is_suit();
        (stands || cards).then(|| self.suit_after()).flatten()
    }

    /// `K` is kings after a small number; after three or more it is clubs, in Norwegian. Small `k` always is.
    fn letter_k(&mut self, range: &Range) -> Option<Unit> {
        const MANY_KINGS: u8 = 3;
        let is_k = self.scan.peek_raw(0) == Some('K') && !self.scan.peek(1).is_some_and(char::is_alphabetic);
        let few = range.numbers().next().is_some_and(|least| least < MANY_KINGS);
        if !(is_k && few) {
            return None;
        }
        self.scan.at += 1;
        Some(Unit::Count(Count::Kings))
    }

    /// `one major`, `two minors`, `2-2 majors`, `5/5 majors` with another word: what is counted is suits, or nobody knows.
    pub(super) fn counts_suits(&self, suit: SuitWord, range: &Range) -> bool {
        const FEW_SUITS: u8 = 2;
        let said = self.scan.plain(range.to, self.scan.at);
        let is_of_cards = said.chars().filter(|ch| ch.is_alphabetic()).count() < 2
            || ["card", "crd", "cd", "kort"].iter().any(|word| said.contains(word));
        if is_of_cards || matches!(suit, SuitWord::Suit(_)) {
            return false;
        }
        let is_in_words = !self.scan.plain(range.from, range.to).contains(|ch: char| ch.is_ascii_digit());
        let is_few = range.bare().is_some_and(|number| number <= FEW_SUITS);
        is_in_words
            || is_few
            || range.over.is_some()
            || range.form == Form::Between
            || said.contains("majors")
            || said.contains("minors")
    }

    /// What the number that follows counts.
    pub(super) fn number_follows(&mut self) -> Option<Follows> {
        let before = self.scan.at;
        self.scan.skip_spaces();
        let range = range_here(&mut self.scan).and_then(Result::ok);
        let counted = range.map(|range| match self.counted(&range) {
            Counted::Suit(_) => Follows::Cards,
            Counted::Nothing | Counted::Unit(Unit::Points | Unit::TotalPoints) => Follows::Points,
            Counted::Unit(_) => Follows::Else,
        });
        self.scan.at = before;
        counted
    }
}
