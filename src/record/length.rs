//! The lengths that a meaning names: `5+H`, `4-5S`, `0-1C`, `4+M`. Nothing else of a meaning is read here.

use super::{Feature, Shows};
use crate::bridge::Suit;

/// Fewer cards than this in a suit specify shortness, not the suit.
const SHORTEST_SUIT: u8 = 3;

impl Shows {
    /// What a meaning specifies by the lengths it names; `None` when it names none.
    ///
    /// # Reading
    /// READING: three cards or more specify the suit, a limit of two or fewer its shortness. Two suits with *or*
    /// between them, and `4+M`, are a suit that is not known.
    #[must_use]
    pub fn by_lengths_in(meaning: &str) -> Option<Shows> {
        let words = meaning.split(|c: char| c.is_whitespace() || ",;&()".contains(c));
        let mut alternatives = false;
        let mut shows = Shows::NOTHING;
        for word in words {
            alternatives |= ["or", "eller", "|"].contains(&word.to_lowercase().as_str());
            shows = shows.union(length(word).into_iter().collect());
        }
        match shows.is_empty() {
            true => None,
            false if alternatives => Some(Shows::from_iter([Feature::UnknownSuit])),
            false => Some(shows),
        }
    }
}

/// One length: a range of cards directly followed by a suit.
fn length(word: &str) -> Option<Feature> {
    let suit_starts = word.find(|c: char| !c.is_ascii_digit() && !"+-=".contains(c))?;
    let (range, suit) = word.split_at_checked(suit_starts)?;
    let least = range.bytes().next().filter(u8::is_ascii_digit)? - b'0';
    let most = range.bytes().rev().find(u8::is_ascii_digit)? - b'0';
    let is_range_of_cards =
        range.bytes().filter(u8::is_ascii_digit).count() == range.split('-').filter(|part| !part.is_empty()).count();
    if !is_range_of_cards {
        return None; // 11-19 is points
    }
    let open_below = range.ends_with('-') && range.len() == 2;
    match (suit, suit_named(suit)) {
        ("M" | "m" | "x", _) if least >= SHORTEST_SUIT => Some(Feature::UnknownSuit),
        (_, Some(suit)) if least >= SHORTEST_SUIT && !open_below => Some(Feature::Suit(suit)),
        (_, Some(suit)) if most < SHORTEST_SUIT && !range.ends_with('+') => Some(Feature::Short(suit)),
        _ => None,
    }
}

fn suit_named(text: &str) -> Option<Suit> {
    match text.to_lowercase().as_str() {
        "s" | "sp" | "spar" | "♠" | "spades" => Some(Suit::Spades),
        "h" | "hj" | "hjerter" | "♥" | "hearts" => Some(Suit::Hearts),
        "d" | "r" | "ru" | "ruter" | "♦" | "diamonds" => Some(Suit::Diamonds),
        "c" | "k" | "kl" | "kløver" | "♣" | "clubs" => Some(Suit::Clubs),
        _ => None,
    }
}
