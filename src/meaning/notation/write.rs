//! The way back: a meaning in the one spelling that is read without any doubt.

use std::fmt::{self, Write as _};

use super::{Meaning, twice::count_the_same};
use crate::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Holding, Quality, Shape, SuitWord},
};

/// Where a condition stands, which decides whether it needs brackets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Alone,
    InList,
    Alternative,
    Single,
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        write(&mut text, self, Place::Alone)?;
        f.write_str(&text)
    }
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let says_more = !self.usually.is_empty() || !self.purposes.is_empty() || !self.excludes.is_empty();
        let mut parts = Vec::new();
        let any = Condition::All(Vec::new());
        let says_any_besides = self.says_any && !self.shows.names_any();
        parts.extend(says_any_besides.then(|| "any".to_owned()));
        if self.shows != any || self.says_any || (!says_more && self.denies.is_empty()) {
            let is_list = matches!(self.shows, Condition::All(_));
            let place = if (says_more || says_any_besides) && !is_list { Place::InList } else { Place::Alone };
            let mut shows = String::new();
            write(&mut shows, &self.shows, place)?;
            parts.push(shows);
        }
        for usual in &self.usually {
            let mut text = String::new();
            let place = if matches!(usual, Condition::Not(_)) { Place::InList } else { Place::Single };
            write(&mut text, usual, place)?;
            parts.push(format!("usually {text}"));
        }
        parts.extend(self.purposes.iter().map(|purpose| purpose.name().to_owned()));
        parts.extend(self.excludes.iter().map(|call| format!("!{call}")));
        parts.extend(self.denies.iter().map(|denial| format!("except ({})", denial.condition)));
        f.write_str(&parts.join(" "))
    }
}

fn write(out: &mut String, condition: &Condition, place: Place) -> fmt::Result {
    match condition {
        Condition::All(parts) if parts.is_empty() => out.write_str("any"),
        Condition::Any(parts) if parts.is_empty() => {
            bracketed(out, is_denial_apart(place), |out| out.write_str("no any"))
        }
        Condition::All(parts) => bracketed(out, place != Place::Alone, |out| list(out, parts, " ", Place::InList)),
        Condition::Any(parts) => {
            bracketed(out, place != Place::Alone, |out| list(out, parts, " or ", Place::Alternative))
        }
        Condition::Not(part) => bracketed(out, is_denial_apart(place), |out| {
            out.write_str("no ")?;
            write(out, part, Place::Single)
        }),
        Condition::Has(quality) => write_quality(out, quality, place),
    }
}

/// `(no 4S) or 5D`: without brackets neither would be there.
fn is_denial_apart(place: Place) -> bool {
    matches!(place, Place::Single | Place::Alternative)
}

/// `no (bal) 12-14`: without brackets both might be denied.
fn may_join_the_next(part: &Condition) -> bool {
    let Condition::Not(denied) = part else { return false };
    matches!(**denied, Condition::Has(Quality::Points(_) | Quality::Shaped(_)))
}

fn bracketed(out: &mut String, brackets: bool, inside: impl FnOnce(&mut String) -> fmt::Result) -> fmt::Result {
    if !brackets {
        return inside(out);
    }
    out.write_char('(')?;
    inside(out)?;
    out.write_char(')')
}

fn list(out: &mut String, parts: &[Condition], between: &str, place: Place) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            out.write_str(between)?;
        }
        match part {
            Condition::Not(denied) if index + 1 < parts.len() && may_join_the_next(part) && place == Place::InList => {
                out.write_str("no (")?;
                write(out, denied, Place::Alone)?;
                out.write_char(')')?;
            }
            _ if place == Place::InList
                && parts.iter().enumerate().any(|(at, other)| at != index && count_the_same(other, part)) =>
            {
                bracketed(out, true, |out| write(out, part, Place::Alone))?;
            }
            _ => write(out, part, place)?,
        }
    }
    Ok(())
}

fn write_quality(out: &mut String, quality: &Quality, place: Place) -> fmt::Result {
    match quality {
        Quality::Points(amount) => {
            // A single number behind `5+H` would be that or more. Low numbers could be cards, and two ranges with `or` between
            // them would run together.
            let unit = if place == Place::Alternative || is_low(*amount) { " hcp" } else { "" };
            write!(out, "{}{unit}", marked(*amount))
        }
        Quality::PointsIn(suits, amount) => {
            let suits: String = suits.iter().map(|suit| suit.letter()).collect();
            write!(out, "{}hcpin({suits})", numbers(*amount, 1))
        }
        Quality::TotalPoints(amount) => write!(out, "{}TP", marked(*amount)),
        Quality::RuleOfTwenty(amount) if *amount == Amount::at_least(amount.least()) => {
            write!(out, "r{}", amount.least())
        }
        Quality::RuleOfTwenty(amount) => write!(out, "r{}", marked(*amount)),
        Quality::Length(suit, amount) => write!(out, "{}{}", marked(*amount), suit_word(*suit)),
        Quality::LongerBy(one, other, 0) => write!(out, "{one}>={other}"),
        Quality::LongerBy(one, other, 1) => write!(out, "{one}>{other}"),
        Quality::LongerBy(one, other, by) => write!(out, "{one}>={other}+{by}"),
        Quality::Longest(suit) => write!(out, "longest {}", suit_word(*suit)),
        Quality::Shaped(shape) => out.write_str(match shape {
            Shape::Balanced => "bal",
            Shape::SemiBalanced => "semibal",
            Shape::Unbalanced => "unbal",
        }),
        Quality::Distributed(pattern) => out.write_str(&pattern.written),
        Quality::Counted(count, amount) => write_counted(out, *count, *amount),
        Quality::TopHonours { suit, has, of } => {
            let least = has.least();
            // `5/5M` would be two suits, and `4/5M` two lengths.
            let is_of_honours = least > 0 && (least + 1 < *of || (least, *of) == (2, 3));
            match is_of_honours && *has == Amount::at_least(least) {
                true => write!(out, "{least}/{of}{}", suit_word(*suit)),
                false => write!(out, "{}/{of}{}", marked(*has), suit_word(*suit)),
            }
        }
        Quality::Held(suit, Holding::Stopper) => write!(out, "stop {}", suit_word(*suit)),
        Quality::Held(suit, Holding::Solid) => write!(out, "solid {}", suit_word(*suit)),
        Quality::Held(suit, Holding::Cards { cards, length }) => {
            write!(out, "{}:{}", suit_word(*suit), Holding::text(*cards, *length))
        }
    }
}

fn write_counted(out: &mut String, count: Count, amount: Amount) -> fmt::Result {
    let numbers = numbers(amount, if count == Count::HalfQuickTricks { 2 } else { 1 });
    match count {
        Count::Aces => write!(out, "{numbers}A"),
        // `K` alone could be clubs.
        Count::Kings => write!(out, "{numbers} kings"),
        Count::Queens => write!(out, "{numbers}Q"),
        Count::Tens => write!(out, "{numbers}T"),
        Count::Controls => write!(out, "{numbers}ctrl"),
        Count::Keycards(suit) => write!(out, "{numbers}KC({suit})"),
        Count::Losers => write!(out, "{numbers}LTC"),
        Count::HalfQuickTricks => write!(out, "{numbers}QT"),
    }
}

/// The letter of a suit, or of the suits of which one is meant.
pub(super) const fn suit_word(suit: SuitWord) -> &'static str {
    match suit {
        SuitWord::Suit(Suit::Spades) => "S",
        SuitWord::Suit(Suit::Hearts) => "H",
        SuitWord::Suit(Suit::Diamonds) => "D",
        SuitWord::Suit(Suit::Clubs) => "C",
        SuitWord::SomeMajor => "M",
        SuitWord::SomeMinor => "m",
        SuitWord::SomeSuit => "x",
    }
}

/// Whether every number that would be written could be a number of cards.
fn is_low(amount: Amount) -> bool {
    const MOST_CARDS: u8 = 7;
    amount.runs().iter().all(|run| run.least() <= MOST_CARDS && run.most().is_none_or(|most| most <= MOST_CARDS))
}

/// The amount with `=` after a single number, which by itself would be read as that number or more.
fn marked(amount: Amount) -> String {
    let sign = if amount.most() == Some(amount.least()) { "=" } else { "" };
    format!("{}{sign}", numbers(amount, 1))
}

/// `5+`, `3-5`, `4`, `1or4`, with numbers counted in parts of a whole.
fn numbers(amount: Amount, parts: u8) -> String {
    let number = |number: u8| match number % parts {
        0 => (number / parts).to_string(),
        _ => format!("{}.5", number / parts),
    };
    let run = |run: &Amount| match run.most() {
        None => format!("{}+", number(run.least())),
        Some(most) if most == run.least() => number(most),
        Some(most) => format!("{}-{}", number(run.least()), number(most)),
    };
    amount.runs().iter().map(run).collect::<Vec<_>>().join("or")
}

impl Holding {
    /// [`Holding::Cards`] from the top, with an `x` for each small one: `KJxx`.
    #[must_use]
    pub fn text(cards: u16, length: u8) -> String {
        const RANKS: &str = "AKQJT98765432";
        let named = RANKS.chars().enumerate().filter(|(place, _)| cards >> (12 - place) & 1 == 1).map(|(_, rank)| rank);
        let small = usize::from(length).saturating_sub(usize::try_from(cards.count_ones()).unwrap_or_default());
        named.chain(std::iter::repeat_n('x', small)).collect()
    }
}
