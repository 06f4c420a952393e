//! Brackets in the notation of meanings, which no call is written like: `(>=6 H)`, `(5S 4H)`.

use crate::meaning::{self, Condition, Meaning, Quality};

/// `(>=6 H)`, `(at least two clubs)`, `(4sf)`: what a call shows, in signs or in more words than a call has, or what it is for. Glued
/// to a call, `(5S 4H)` is two lengths, as opponents do not call twice.
pub(super) fn is_notation(content: &str, glued: bool) -> bool {
    let has_signs = content.contains(['+', '=', '<', '>', '≥', '≤', '~']);
    if !has_signs && !glued && content.starts_with(|ch: char| ch.is_ascii_digit()) && content.chars().count() == 2 {
        return false; // `(1H)`
    }
    let is_phrase = content.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count() > 2;
    let is_told = |meaning: Meaning| {
        let several = matches!(&meaning.shows, Condition::All(parts) if parts.len() > 1);
        has_signs
            || is_phrase
            || !meaning.purposes.is_empty()
            || glued && (several || is_worded(content, &meaning.shows))
    };
    meaning::understood(content).is_some_and(is_told)
}

/// `short S`, `no 4 hearts`, `5 or 6 spades`: what no call is written like.
fn is_worded(content: &str, shows: &Condition) -> bool {
    let begins_in_words = content.starts_with(char::is_alphabetic);
    match shows {
        Condition::Has(Quality::Length(_, cards)) => {
            cards.most().is_some() && (begins_in_words || cards.most() != Some(cards.least()))
        }
        Condition::Has(Quality::Held(..) | Quality::Longest(_)) => begins_in_words,
        Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => false,
    }
}
