//! A number and what it counts: cards, points, aces.

use super::{
    parse::Parser,
    problem::ProblemKind,
    range::{Form, LastLimit, Limit, Range, range_here},
    tree::disjunction,
    words::{Unit, Word},
};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Quality, SuitWord},
};

/// A number up to this one can be a number of cards; a higher one without a unit is points.
const MOST_CARDS: u8 = 7;

/// From this number of cards on, a bare number is a suit that may be longer.
const LONG_SUIT: u8 = 4;

/// What stands after a range.
enum Counted {
    Suit(SuitWord),
    Unit(Unit),
    Nothing,
}

impl Parser {
    /// The number that stands here with what it counts.
    pub(super) fn number(&mut self) -> Option<Option<Condition>> {
        let from = self.scan.at;
        let range = match range_here(&mut self.scan)? {
            Ok(range) => self.joined(range),
            Err(kind) => return Some(self.refuse(kind, from)),
        };
        let range = self.limited(range);
        let before = self.limit.take();
        if let Some(suits) = self.two_suits(&range) {
            return Some(Some(suits));
        }
        let counted = self.counted(&range);
        let to = self.scan.at;
        let range = match counted {
            Counted::Nothing => range,
            Counted::Suit(_) | Counted::Unit(_) => self.limited(range),
        };
        let (range, is_limited) = self.limited_as_before(range, before, &counted);
        let made = match counted {
            Counted::Suit(suit) => self.cards_in_either(suit, &range),
            Counted::Unit(unit) => self.amount_of(unit, &range),
            Counted::Nothing => self.points(&range),
        };
        if let Some(last) = &mut self.limit {
            last.end = self.scan.at;
        }
        if let (Ok(condition), true) = (&made, is_limited) {
            self.note(from, self.scan.at, condition);
        }
        Some(match made {
            Ok(condition) => Some(condition),
            Err(ProblemKind::WhichSuit) => {
                self.problem(ProblemKind::WhichSuit, from, to);
                None
            }
            Err(kind) => self.refuse(kind, from),
        })
    }

    /// `at least 5 hearts and 11 points`, `5+ hearts, 11 points`: the limit holds for the second number too, if that has none of
    /// its own. Without `and`, and where it is only a sign, it holds for points alone. Gives also whether it did so there.
    fn limited_as_before(&mut self, range: Range, before: Option<LastLimit>, counted: &Counted) -> (Range, bool) {
        let between = |last: &LastLimit| {
            let between = self.scan.plain(last.end, range.from);
            between.trim_matches(|ch: char| ch.is_whitespace() || ",;".contains(ch)).to_owned()
        };
        let before = before.map(|last| (last, between(&last)));
        let before = before.filter(|(_, between)| matches!(between.as_str(), "" | "and" | "og" | "&" | "with" | "med"));
        let is_of_points = match counted {
            Counted::Unit(unit) => matches!(unit, Unit::Points | Unit::TotalPoints),
            Counted::Nothing => range.bare().is_some_and(|number| number > MOST_CARDS),
            Counted::Suit(_) => false,
        };
        let is_joined = |between: &str| matches!(between, "and" | "og" | "&");
        let holds = before.as_ref().filter(|(last, between)| {
            range.form == Form::Bare && (is_of_points || last.in_words && is_joined(between))
        });
        let (limit, to) = (holds.map(|(last, _)| last.limit), range.to);
        let is_told_anew = holds.is_some_and(|(last, between)| !last.in_words || !is_joined(between));
        let own =
            range.word.map(|limit| (limit, true)).or_else(|| (!range.has_ceiling()).then_some((Limit::AtLeast, false)));
        let kept = before.map(|(last, _)| (last.limit, last.in_words));
        self.limit = own.or(kept).map(|(limit, in_words)| LastLimit { limit, in_words, end: to });
        match limit {
            Some(limit) => (range.limited_by(limit, to), is_told_anew),
            None => (range, false),
        }
    }

    /// `or more` after a number.
    fn limited(&mut self, range: Range) -> Range {
        if range.form != Form::Bare {
            return range;
        }
        // `5H+` is five or more; `5H+4S` is five hearts and four spades.
        let plus = self.scan.peek(0) == Some('+') && self.scan.digit(1).is_none();
        let limit = if plus {
            self.scan.at += 1;
            Some(Limit::AtLeast)
        } else {
            Limit::after(&mut self.scan)
        };
        match limit {
            Some(limit) => range.limited_by(limit, self.scan.at),
            None => range,
        }
    }

    /// `1 or 4 aces`, `12-14 or 18-19`: one amount, not two things.
    fn joined(&mut self, mut range: Range) -> Range {
        loop {
            let before = self.scan.at;
            if !self.scan.eat_word(Word::Or) {
                return range;
            }
            self.scan.skip_spaces();
            let next = match self.scan.digit(0).and_then(|_| range_here(&mut self.scan)) {
                Some(Ok(next)) => next,
                Some(Err(_)) | None => {
                    self.scan.at = before;
                    return range;
                }
            };
            let after = self.scan.at;
            let joins = match self.counted(&next) {
                // `bal 15-17 or 20+` is a balanced hand, or any with 20 or more.
                Counted::Nothing | Counted::Unit(Unit::Points) => range.has_ceiling() && next.has_ceiling(),
                Counted::Suit(_) | Counted::Unit(_) => range.bare().is_some_and(|number| number <= MOST_CARDS),
            };
            if !joins {
                self.scan.at = before;
                return range;
            }
            self.scan.at = after;
            range = range.or(next);
        }
    }

    /// What the range counts.
    fn counted(&mut self, range: &Range) -> Counted {
        let before = self.scan.at;
        self.scan.skip_spaces();
        while self.scan.peek(0) == Some('-') {
            self.scan.at += 1;
        }
        let cards = self.scan.eat_word(Word::Card);
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
        if let Some((_, length)) = self.scan.suit().filter(|_| spaced && !cards) {
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
        match self.bare_suit(cards) {
            Some(suit) => Counted::Suit(suit),
            None => {
                self.scan.at = before;
                Counted::Nothing
            }
        }
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

    /// `5+H`, or `4+H/S`: in one of these suits.
    fn cards_in_either(&mut self, suit: SuitWord, range: &Range) -> Result<Condition, ProblemKind> {
        let mut suits = vec![suit];
        while self.scan.peek(0) == Some('/') {
            let before = self.scan.at;
            self.scan.at += 1;
            let Some((suit, length)) = self.scan.suit() else {
                self.scan.at = before;
                break;
            };
            self.scan.at += length;
            suits.push(suit);
        }
        let each: Result<Vec<_>, _> = suits.into_iter().map(|suit| self.cards_in(suit, range)).collect();
        each.map(disjunction)
    }

    /// `5+H`, `2/3 H`.
    fn cards_in(&mut self, suit: SuitWord, range: &Range) -> Result<Condition, ProblemKind> {
        if let Some(of @ 1..=5) = range.over
            && range.numbers().all(|number| number <= of)
        {
            let only = Range { over: None, ..range.clone() };
            let has = match only.bare() {
                Some(number @ 1..) => Amount::at_least(number),
                Some(0) | None => only.amount()?,
            };
            return Ok(Condition::Has(Quality::TopHonours { suit, has, of }));
        }
        possible(range, 13)?;
        let bare = range.bare();
        let amount = match bare {
            Some(cards) if cards >= LONG_SUIT => Amount::at_least(cards),
            Some(_) | None => range.amount()?,
        };
        let condition = Condition::Has(Quality::Length(suit, amount));
        if bare.is_some_and(|cards| cards >= 2) || range.form == Form::AtMost || self.ends_in_k() {
            self.note(range.from, self.scan.at, &condition);
        }
        Ok(condition)
    }

    /// `12-14 hp`, `1or4 KC(H)`.
    fn amount_of(&mut self, unit: Unit, range: &Range) -> Result<Condition, ProblemKind> {
        let quality = match unit {
            Unit::Points => {
                possible(range, 40)?;
                match self.suits_counted() {
                    Some(suits) => Quality::PointsIn(suits.into(), range.amount()?),
                    None => Quality::Points(range.amount()?),
                }
            }
            Unit::PointsIn => {
                possible(range, 40)?;
                let suits = self.suits_in_bracket().ok_or(ProblemKind::WhichSuit)?;
                Quality::PointsIn(suits.into(), range.amount()?)
            }
            Unit::TotalPoints => {
                possible(range, 60)?;
                Quality::TotalPoints(range.amount()?)
            }
            Unit::Keycards => {
                possible(range, 5)?;
                let amount = range.amount()?;
                match self.suit_after() {
                    Some(SuitWord::Suit(suit)) => Quality::Counted(Count::Keycards(suit), amount),
                    Some(SuitWord::SomeMajor | SuitWord::SomeMinor | SuitWord::SomeSuit) => {
                        return Err(ProblemKind::WhichSuit);
                    }
                    // Which king is the fifth keycard makes no difference between two answers to the same ask.
                    None => {
                        let condition = Condition::Has(Quality::Counted(Count::Keycards(Suit::Spades), amount));
                        self.note(range.from, self.scan.at, &condition);
                        return Ok(condition);
                    }
                }
            }
            Unit::Count(count) => {
                possible(range, most_of(count))?;
                let amount = if count == Count::HalfQuickTricks { range.halves()? } else { range.amount()? };
                Quality::Counted(count, amount)
            }
        };
        let condition = Condition::Has(quality);
        if range.form == Form::AtMost || self.ends_in_k() {
            self.note(range.from, self.scan.at, &condition);
        }
        Ok(condition)
    }

    /// Whether a capital `K` has just been read.
    fn ends_in_k(&self) -> bool {
        self.scan.written(self.scan.at.saturating_sub(1), self.scan.at) == "K"
    }

    /// A range without a unit: points, unless it is a single number that may be anything.
    fn points(&mut self, range: &Range) -> Result<Condition, ProblemKind> {
        let highest = range.numbers().max().unwrap_or_default();
        let lowest = range.numbers().min().unwrap_or_default();
        if range.two_lengths().is_some() {
            return Err(ProblemKind::WhichSuit);
        }
        let amount = range.amount()?;
        let is_one_number = amount.most() == Some(amount.least());
        if highest <= MOST_CARDS && (is_one_number || !amount.is_unbroken()) {
            return Err(ProblemKind::NumberOfWhat);
        }
        possible(range, 40)?;
        let condition = Condition::Has(Quality::Points(amount));
        let joined = self.scan.plain(range.from, range.to).contains(char::is_whitespace) && !amount.is_unbroken();
        if joined || range.form == Form::AtMost || (highest <= MOST_CARDS && lowest > 0) {
            self.note(range.from, range.to, &condition);
        }
        Ok(condition)
    }
}

/// Whether a hand can have all the numbers that are written.
fn possible(range: &Range, most: u8) -> Result<(), ProblemKind> {
    if range.numbers().any(|number| number > most) { Err(ProblemKind::Impossible) } else { Ok(()) }
}

/// The most that a hand can have of something.
const fn most_of(count: Count) -> u8 {
    match count {
        Count::Aces | Count::Kings | Count::Queens | Count::Tens => 4,
        Count::Controls | Count::Losers => 12,
        Count::Keycards(_) => 5,
        Count::HalfQuickTricks => 8,
    }
}
