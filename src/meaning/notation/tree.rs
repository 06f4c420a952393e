//! Conditions put together, without a list in a list and without a list of one.

use crate::{
    bridge::Suit,
    meaning::{Condition, Quality, SuitWord},
};

/// All of these, without a list in a list.
pub(in crate::meaning) fn conjunction(parts: Vec<Condition>) -> Condition {
    let mut flat = Vec::new();
    for part in parts {
        match part {
            Condition::All(parts) => flat.extend(parts),
            Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => flat.push(part),
        }
    }
    flat.shrink_to_fit();
    match flat.len() {
        1 => flat.pop().unwrap_or(Condition::All(Vec::new())),
        _ => Condition::All(flat),
    }
}

/// One of these, each once, without a list in a list.
pub(in crate::meaning) fn disjunction(parts: Vec<Condition>) -> Condition {
    let mut flat = Vec::new();
    for part in parts {
        match part {
            Condition::Any(parts) => flat.extend(parts),
            Condition::All(_) | Condition::Not(_) | Condition::Has(_) => flat.push(part),
        }
    }
    let mut known = std::collections::HashSet::new();
    flat.retain(|part| known.insert(part.clone()));
    flat.shrink_to_fit();
    match flat.len() {
        1 => flat.pop().unwrap_or(Condition::Any(Vec::new())),
        _ => Condition::Any(flat),
    }
}

/// Not this; not any hand is no hand.
pub(in crate::meaning) fn negation(part: Condition) -> Condition {
    match part {
        Condition::All(parts) if parts.is_empty() => Condition::Any(parts),
        Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => Condition::Not(Box::new(part)),
    }
}

/// How many lengths in suits a condition names.
pub(super) fn lengths(condition: &Condition) -> usize {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().map(lengths).sum(),
        Condition::Not(_) => 0,
        Condition::Has(quality) => usize::from(matches!(quality, Quality::Length(..))),
    }
}

/// How many of them only deny that the suit is long: `0-3S`.
pub(super) fn limits_of_long_suits(condition: &Condition) -> usize {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().map(limits_of_long_suits).sum(),
        Condition::Not(_) | Condition::Has(_) => usize::from(is_limit_of_a_long_suit(condition)),
    }
}

/// Whether it denies that a suit is long, and no more: at most two cards, or at most a higher number. One at most is shortness.
pub(in crate::meaning) fn is_limit_of_a_long_suit(condition: &Condition) -> bool {
    const MOST_SHORT: u8 = 1;
    let Condition::Has(Quality::Length(_, cards)) = condition else { return false };
    cards.least() == 0 && cards.is_unbroken() && cards.most().is_some_and(|most| most > MOST_SHORT)
}

/// Whether every hand has three cards or more in a suit that is named.
pub(super) fn promises_a_suit(shows: &Condition) -> bool {
    const SHORTEST_SUIT: u8 = 3;
    match shows {
        Condition::All(parts) => parts.iter().any(promises_a_suit),
        Condition::Any(parts) => !parts.is_empty() && parts.iter().all(promises_a_suit),
        Condition::Has(Quality::Length(SuitWord::Suit(_), cards)) => cards.least() >= SHORTEST_SUIT,
        Condition::Not(_) | Condition::Has(_) => false,
    }
}

/// Whether it names cards in the suit that partner has bid, or in a suit, if that is not known.
pub(super) fn promises_support(shows: &Condition, partners: Option<Suit>) -> bool {
    const SHORTEST_SUPPORT: u8 = 2;
    match shows {
        Condition::All(parts) => parts.iter().any(|part| promises_support(part, partners)),
        Condition::Has(Quality::Length(SuitWord::Suit(suit), cards)) => {
            cards.least() >= SHORTEST_SUPPORT && partners.is_none_or(|partners| partners == *suit)
        }
        Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => false,
    }
}
