//! Conditions on a hand in words.

use super::{Language, bridge::named, list::list, word_cache::Joiner};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Expected, Holding, Pattern, Purpose, Quality, Shape, SuitWord},
};

/// What could have stood in a place of a meaning.
pub(super) fn expected(expected: Expected, language: Language) -> String {
    named("meaning-thing", [("what", expected.name().to_owned())], language)
}

/// What a call is for.
pub(super) fn purpose(purpose: Purpose, language: Language) -> String {
    // An id in the texts has no stroke.
    named("meaning-purpose", [("purpose", purpose.name().replace('/', "-").replace('+', "-plus"))], language)
}

/// A condition as one phrase: what holds together is a list, and what is one of several begins with *either*.
pub(super) fn condition(condition: &Condition, language: Language) -> String {
    Words(language).condition(condition)
}

/// Words of one language.
struct Words(Language);

impl Words {
    fn named<const N: usize>(&self, id: &'static str, args: [(&'static str, String); N]) -> String {
        named(id, args, self.0)
    }

    fn list(&self, last: Joiner, words: impl Iterator<Item = String>) -> String {
        list(last, words, self.0)
    }

    fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::All(parts) if parts.is_empty() => self.named("meaning-any-hand", []),
            Condition::Any(parts) if parts.is_empty() => self.named("meaning-no-hand", []),
            Condition::All(parts) => self.list(Joiner::Comma, parts.iter().map(|part| self.condition(part))),
            Condition::Any(parts) => {
                let what = self.list(Joiner::Or, parts.iter().map(|part| self.whole(part)));
                self.named("meaning-either", [("what", what)])
            }
            Condition::Not(part) => self.denied(part),
            Condition::Has(quality) => self.quality(quality),
        }
    }

    fn denied(&self, part: &Condition) -> String {
        let not = |what: String| self.named("meaning-not", [("what", what)]);
        match part {
            Condition::Any(parts) if !parts.is_empty() => {
                let what = self.list(Joiner::Nor, parts.iter().map(|part| self.whole(part)));
                self.named("meaning-neither", [("what", what)])
            }
            Condition::All(parts) if is_plain(parts) => not(format!("({})", self.together(parts))),
            Condition::Has(Quality::Length(suit, amount)) if turned(*amount).is_some() => {
                self.length(*suit, turned(*amount).unwrap_or(*amount), true)
            }
            Condition::Has(quality) => match denied(quality) {
                Some(opposite) => self.quality(&opposite),
                None => not(self.quality(quality)),
            },
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) => not(self.bracketed(part)),
        }
    }

    /// A phrase of which it is plain where it ends.
    fn whole(&self, part: &Condition) -> String {
        match part {
            Condition::Has(quality) => self.quality(quality),
            Condition::All(parts) if parts.is_empty() => self.condition(part),
            Condition::All(parts) if is_plain(parts) => format!("({})", self.together(parts)),
            Condition::Not(_) | Condition::All(_) | Condition::Any(_) => self.bracketed(part),
        }
    }

    fn bracketed(&self, part: &Condition) -> String {
        format!("({})", self.condition(part))
    }

    /// *balanced with 15–17 HCP and 5 or more hearts*: the kind of distribution first. Without one, a list.
    fn together(&self, parts: &[Condition]) -> String {
        let (kinds, others): (Vec<_>, Vec<_>) = parts.iter().partition(|part| is_kind(part));
        if kinds.is_empty() {
            return self.list(Joiner::And, others.into_iter().map(|part| self.condition(part)));
        }
        let mut words = kinds.into_iter().chain(others).map(|part| self.condition(part));
        let Some(first) = words.next() else { return String::new() };
        let rest: Vec<String> = words.collect();
        if rest.is_empty() {
            return first;
        }
        let last = self.list(Joiner::And, rest.into_iter());
        self.named("meaning-with", [("first", first), ("last", last)])
    }

    fn quality(&self, quality: &Quality) -> String {
        match quality {
            Quality::Points(amount) => self.named("meaning-points", [("amount", self.amount(*amount))]),
            Quality::PointsIn(suits, amount) => {
                let suits = self.list(Joiner::And, suits.iter().map(|&suit| self.suit(SuitWord::Suit(suit))));
                self.named("meaning-points-in", [("amount", self.amount(*amount)), ("suits", suits)])
            }
            Quality::TotalPoints(amount) => self.named("meaning-total-points", [("amount", self.amount(*amount))]),
            Quality::RuleOfTwenty(amount) => self.named("meaning-rule-of-twenty", [("amount", self.amount(*amount))]),
            Quality::Length(suit, amount) => self.length(*suit, *amount, false),
            Quality::LongerBy(one, other, by) => {
                let by_how_much = match by {
                    0 => "none",
                    1 => "one",
                    _ => "more",
                };
                let [one, other] = [*one, *other].map(|suit| self.suit(SuitWord::Suit(suit)));
                let by_how_much = ("how", by_how_much.to_owned());
                self.named("meaning-longer", [by_how_much, ("number", by.to_string()), ("first", one), ("last", other)])
            }
            Quality::Longest(suit) => self.about_suit("longest", *suit),
            Quality::Shaped(shape) => {
                let shape = match shape {
                    Shape::Balanced => "balanced",
                    Shape::SemiBalanced => "semi-balanced",
                    Shape::Unbalanced => "unbalanced",
                };
                self.named("meaning-shape", [("shape", shape.to_owned())])
            }
            Quality::Distributed(pattern) => self.pattern(pattern),
            Quality::Counted(count, amount) => self.counted(*count, *amount),
            Quality::TopHonours { suit, has, of } => {
                // No more than all of them can be had.
                let all = *has == Amount::at_least(*of);
                let amount = self.amount(if all { Amount::exactly(*of) } else { *has });
                let suit = ("suit", self.suit(*suit));
                self.named("meaning-top-honours", [("amount", amount), ("number", of.to_string()), suit])
            }
            Quality::Held(suit, Holding::Stopper) => self.about_suit("stopper", *suit),
            Quality::Held(suit, Holding::Solid) => self.about_suit("solid", *suit),
            Quality::Held(suit, Holding::Cards { cards, length }) => {
                let cards = ("cards", Holding::text(*cards, *length));
                self.named("meaning-cards-held", [cards, ("suit", self.suit(*suit))])
            }
        }
    }

    fn suit(&self, suit: SuitWord) -> String {
        self.named("meaning-suit", [("suit", suit_name(suit).to_owned())])
    }

    fn about_suit(&self, what: &str, suit: SuitWord) -> String {
        let name = ("name", suit_name(suit).to_owned());
        self.named("meaning-about-suit", [("what", what.to_owned()), ("suit", self.suit(suit)), name])
    }

    /// A number of cards in a suit; or in each suit of a choice, when that is what is left of a denial.
    fn length(&self, suit: SuitWord, amount: Amount, in_each: bool) -> String {
        let only = amount.most().filter(|most| *most == amount.least());
        match only {
            Some(0) if !in_each => return self.about_suit("void", suit),
            Some(1) if !in_each => return self.about_suit("singleton", suit),
            Some(_) | None => {}
        }
        let text = match only {
            Some(number) => self.named("meaning-exactly", [("number", number.to_string())]),
            None => self.amount(amount),
        };
        let number = number_of(amount.most().filter(|most| *most == 1 && amount.is_unbroken()));
        let suit = match (suit, in_each) {
            (SuitWord::SomeMajor, true) => "each-major",
            (SuitWord::SomeMinor, true) => "each-minor",
            (SuitWord::SomeSuit, true) => "each-suit",
            _ => suit_name(suit),
        };
        self.named("meaning-length", [("amount", text), ("number", number), ("suit", suit.to_owned())])
    }

    fn pattern(&self, pattern: &Pattern) -> String {
        let inside = pattern.written.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        match inside.filter(|inside| !inside.contains('(')) {
            Some(any_order) => self.named("meaning-any-order", [("pattern", any_order.to_owned())]),
            None => self.named("meaning-in-order", [("pattern", pattern.written.clone())]),
        }
    }

    fn counted(&self, count: Count, amount: Amount) -> String {
        let only = amount.most().filter(|most| *most == amount.least());
        let (what, suit) = match count {
            Count::Aces => ("aces", None),
            Count::Kings => ("kings", None),
            Count::Queens => ("queens", None),
            Count::Tens => ("tens", None),
            Count::Controls => ("controls", None),
            Count::Keycards(suit) => ("keycards", Some(suit)),
            Count::Losers => ("losers", None),
            Count::HalfQuickTricks => ("quick-tricks", None),
        };
        let text = match (only, count) {
            (Some(0), _) => self.named("meaning-none", []),
            (_, Count::HalfQuickTricks) => self.parts(amount, 2),
            _ => self.amount(amount),
        };
        let one = if count == Count::HalfQuickTricks { 2 } else { 1 };
        let number = number_of(amount.most().filter(|most| *most == one && amount.is_unbroken() && only != Some(0)));
        let suit = suit.map(|suit| self.suit(SuitWord::Suit(suit))).unwrap_or_default();
        let args = [("amount", text), ("number", number), ("what", what.to_owned()), ("suit", suit)];
        self.named("meaning-counted", args)
    }

    /// `12–14`, `5 or more`, `1 or 4`.
    fn amount(&self, amount: Amount) -> String {
        self.parts(amount, 1)
    }

    /// An amount, counted in parts of a whole.
    fn parts(&self, amount: Amount, parts: u8) -> String {
        let number = |number: u8| match (number / parts, number % parts) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        };
        let run = |run: &Amount| match (run.least(), run.most()) {
            (least, None) => self.named("meaning-at-least", [("number", number(least))]),
            (least, Some(most)) if least == most => number(least),
            (0, Some(most)) => self.named("meaning-at-most", [("number", number(most))]),
            (least, Some(most)) => self.named("meaning-between", [("first", number(least)), ("last", number(most))]),
        };
        self.list(Joiner::Or, amount.runs().iter().map(run))
    }
}

/// Whether it is the kind of distribution.
const fn is_kind(part: &Condition) -> bool {
    matches!(part, Condition::Has(Quality::Shaped(_) | Quality::Distributed(_)))
}

/// All other amounts, where they are as easily said: not 4 or more is at most 3.
fn turned(amount: Amount) -> Option<Amount> {
    match (amount.is_unbroken(), amount.least(), amount.most()) {
        (true, 0, Some(most)) => Some(Amount::at_least(most + 1)),
        (true, least @ 1.., None) => Some(Amount::at_most(least - 1)),
        _ => None,
    }
}

/// The opposite, where it is a quality too.
fn denied(quality: &Quality) -> Option<Quality> {
    Some(match quality {
        Quality::Points(amount) => Quality::Points(turned(*amount)?),
        Quality::PointsIn(suits, amount) => Quality::PointsIn(suits.clone(), turned(*amount)?),
        Quality::TotalPoints(amount) => Quality::TotalPoints(turned(*amount)?),
        Quality::RuleOfTwenty(amount) => Quality::RuleOfTwenty(turned(*amount)?),
        Quality::Counted(count, amount) => Quality::Counted(*count, turned(*amount)?),
        Quality::TopHonours { suit: suit @ SuitWord::Suit(_), has, of } => {
            Quality::TopHonours { suit: *suit, has: turned(*has)?, of: *of }
        }
        _ => return None,
    })
}

/// Whether a list has single qualities only, so that it needs no brackets.
fn is_plain(parts: &[Condition]) -> bool {
    !parts.is_empty() && parts.iter().all(|part| matches!(part, Condition::Has(_)))
}

/// The number as far as a noun depends on it.
fn number_of(only: Option<u8>) -> String {
    if only.is_some() { "one" } else { "other" }.to_owned()
}

const fn suit_name(suit: SuitWord) -> &'static str {
    match suit {
        SuitWord::Suit(Suit::Spades) => "spades",
        SuitWord::Suit(Suit::Hearts) => "hearts",
        SuitWord::Suit(Suit::Diamonds) => "diamonds",
        SuitWord::Suit(Suit::Clubs) => "clubs",
        SuitWord::SomeMajor => "major",
        SuitWord::SomeMinor => "minor",
        SuitWord::SomeSuit => "suit",
    }
}
