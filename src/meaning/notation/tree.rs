//! Conditions put together, without a list in a list and without a list of one.

use crate::meaning::{Condition, Quality};

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
