//! A number and what it counts: cards, points, aces.

use super::{
    bound::{LONG_SUIT, is_against_its_word},
    counted::Counted,
    parse::Parser,
    problem::ProblemKind,
    range::{Form, LastLimit, Limit, MOST_CARDS, Range, range_here},
    tree::{conjunction, disjunction},
    words::{Unit, Word},
};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Quality, Shape, SuitWord},
};

impl Parser {
    /// The number that stands here with what it counts.
    pub(super) fn number(&mut self) -> Option<Option<Condition>> {
        let from = self.scan.at;
        let range = match range_here(&mut self.scan)? {
            Ok(range) => self.joined(range),
            Err(kind) => return Some(self.refuse(kind, from)),
        };
        let range = self.limited(range);
        let range = self.second_length(range);
        let before = self.limit.take();
        if let Some(both) = self.cards_in_both(&range) {
            return Some(both);
        }
        if let Some(suits) = self.two_suits(&range) {
            let is_upper = matches!(range.word, Some(Limit::AtMost | Limit::Exactly));
            return Some(if is_upper { self.refuse(ProblemKind::Unclear, from) } else { Some(suits) });
        }
        if range.is_of_two {
            return Some(self.refuse(ProblemKind::Unclear, from));
        }
        let counted = self.counted(&range);
        let to = self.scan.at;
        if matches!(counted, Counted::Nothing) && self.leaves_suit_to_auction(&range) {
            return Some(self.refuse(ProblemKind::WhichSuit, from));
        }
        if is_against_its_word(&range, self.says_from(&range)) {
            return Some(self.refuse(ProblemKind::Unclear, from));
        }
        let range = match counted {
            Counted::Nothing => range,
            Counted::Suit(_) | Counted::Unit(_) => self.limited(range),
        };
        let (range, is_limited) = self.limited_as_before(range, before, &counted);
        let made = match counted {
            Counted::Suit(suit) if self.counts_suits(suit, &range) => Err(ProblemKind::Unclear),
            Counted::Suit(suit) => self.cards_in_either(suit, &range),
            Counted::Unit(unit) => self.amount_of(unit, &range),
            Counted::Nothing => self.points(&range),
        };
        if let Some(last) = &mut self.limit {
            last.end = self.scan.at;
        }
        let made = match counted {
            Counted::Nothing => made.map(|points| self.of_notrump(points, range.from)),
            Counted::Suit(_) | Counted::Unit(_) => made,
        };
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

    /// `15-17 NT`: balanced hands with these points.
    fn of_notrump(&mut self, points: Condition, from: usize) -> Condition {
        if self.denied || !self.scan.eat_word(Word::Notrump) {
            return points;
        }
        let balanced = conjunction(vec![points, Condition::Has(Quality::Shaped(Shape::Balanced))]);
        self.note(from, self.scan.at, &balanced);
        balanced
    }

    /// `or more` after a number.
    pub(super) fn limited(&mut self, range: Range) -> Range {
        if let (Some(least), Some('+'), None) = (range.long_of_two(), self.scan.peek(0), self.scan.digit(1)) {
            self.scan.at += 1;
            let runs = vec![(least, Some(least))];
            return Range { runs, form: Form::Bare, to: self.scan.at, is_of_two: true, ..range };
        }
        if range.form != Form::Bare {
            return range;
        }
        // `5H+` is five or more; `5H+4S` is five hearts and four spades.
        let plus = self.scan.peek(0) == Some('+') && self.scan.digit(1).is_none();
        let limit = if plus {
            self.scan.at += 1;
            Some(Limit::AtLeast)
        } else {
            Limit::after(&mut self.scan).or_else(|| self.limit_behind(&range))
        };
        match limit {
            Some(limit) => range.limited_by(limit, self.scan.at),
            None => range,
        }
    }

    /// `5+5+`: the lengths of two suits.
    fn second_length(&mut self, range: Range) -> Range {
        let least = match range.runs.as_slice() {
            [(least, None)] if *least <= 2 * MOST_CARDS && range.over.is_none() => *least,
            _ => return range,
        };
        let is_sign = self.scan.plain(self.scan.at.saturating_sub(1), self.scan.at) == "+";
        if !is_sign || self.scan.digit(0).is_none() {
            return range;
        }
        let Some(Ok(second)) = range_here(&mut self.scan) else { return range };
        let over = second.numbers().next();
        Range { runs: vec![(least, Some(least))], over, to: self.scan.at, form: Form::Bare, is_of_two: true, ..range }
    }

    /// `1 or 4 aces`, `12-14 or 18-19`: one amount, not two things.
    fn joined(&mut self, mut range: Range) -> Range {
        loop {
            let before = self.scan.at;
            if !self.scan.eat_word(Word::Or) && !self.eat_stroke() {
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
                // Beside anything else it depends on the whole which hand a range belongs to.
                Counted::Nothing | Counted::Unit(Unit::Points) => {
                    let is_alone = self.denied || self.since_comma == 0 && self.is_before_comma();
                    range.has_ceiling() && next.has_ceiling() && is_alone
                }
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

    /// `|`, after spaces.
    fn eat_stroke(&mut self) -> bool {
        let before = self.scan.at;
        self.scan.skip_spaces();
        let found = self.scan.eat('|');
        self.scan.at = if found { self.scan.at } else { before };
        found
    }

    /// Whether a comma or the end of all follows.
    pub(super) fn is_before_comma(&self) -> bool {
        let next = (0..).map_while(|ahead| self.scan.peek(ahead)).find(|ch| !ch.is_whitespace());
        matches!(next, None | Some(',' | ';' | ')'))
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
    pub(super) fn cards_in(&mut self, suit: SuitWord, range: &Range) -> Result<Condition, ProblemKind> {
        if let Some(of @ 1..=5) = range.over
            && range.numbers().all(|number| number <= of)
            && !range.is_of_neighbours()
        {
            let only = Range { over: None, ..range.clone() };
            let has = match only.bare() {
                Some(number @ 1..) => Amount::at_least(number),
                Some(0) | None => only.amount()?,
            };
            return Ok(Condition::Has(Quality::TopHonours { suit, has, of }));
        }
        if range.over.is_some_and(|over| range.runs.iter().any(|(least, _)| least / 2 > over)) {
            return Err(ProblemKind::Unclear);
        }
        possible(range, 13)?;
        let bare = range.bare();
        let amount = match bare {
            // `denies 3 spades`: fewer than three.
            Some(cards) if cards >= LONG_SUIT || self.negated && cards > 1 => Amount::at_least(cards),
            // `1C(3 clubs)` is three or more. Where partner has bid, it may be a raise or a preference on just three.
            Some(3)
                if self.suits.own.is_some_and(|own| suit == SuitWord::Suit(own))
                    && !self.suits.partner_may_have_bid =>
            {
                Amount::at_least(3)
            }
            Some(1) if self.negated => return Err(ProblemKind::Unclear),
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
                    None => Quality::Points(points_of(range)?),
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
        let amount = points_of(range)?;
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

/// Of points, `15/17` and `0/10` are from the first to the second. `0/3` and `2/5` are answers that count.
fn points_of(range: &Range) -> Result<Amount, ProblemKind> {
    const MOST_KEYCARDS: u8 = 5;
    // Runs are kept in halves.
    if let ([(least, _)], Form::Bare, Some(most)) = (range.runs.as_slice(), range.form, range.over)
        && most > MOST_KEYCARDS
        && least / 2 < most
        && let Some(amount) = Amount::between(least / 2, most)
    {
        return Ok(amount);
    }
    range.amount()
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
