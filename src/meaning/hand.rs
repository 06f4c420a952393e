//! One hand of thirteen cards, written `AKQ4.K73.J7.T982`: spades, hearts, diamonds, clubs.

mod meets;

use std::{fmt, str::FromStr};

use crate::bridge::Suit;

/// The ranks from the ace down, as hands are written.
const RANKS: &str = "AKQJT98765432";

/// Thirteen cards. A suit's cards are a number of 13 bits: bit 12 is the ace, bit 0 the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// Spades, hearts, diamonds, clubs.
    suits: [u16; 4],
}

impl Hand {
    /// The hand with these spades, hearts, diamonds and clubs; `None` unless they are thirteen cards.
    #[must_use]
    pub fn new(suits: [u16; 4]) -> Option<Hand> {
        let cards: u32 = suits.iter().map(|cards| cards.count_ones()).sum();
        (cards == 13 && suits.iter().all(|cards| *cards < 1 << 13)).then_some(Hand { suits })
    }

    /// All the cards of one suit.
    #[must_use]
    pub const fn thirteen(suit: Suit) -> Hand {
        const ALL: u16 = (1 << 13) - 1;
        let suits = match suit {
            Suit::Spades => [ALL, 0, 0, 0],
            Suit::Hearts => [0, ALL, 0, 0],
            Suit::Diamonds => [0, 0, ALL, 0],
            Suit::Clubs => [0, 0, 0, ALL],
        };
        Hand { suits }
    }

    /// The cards in a suit: bit 12 is the ace, bit 0 the two.
    #[must_use]
    pub const fn cards(self, suit: Suit) -> u16 {
        let [spades, hearts, diamonds, clubs] = self.suits;
        match suit {
            Suit::Spades => spades,
            Suit::Hearts => hearts,
            Suit::Diamonds => diamonds,
            Suit::Clubs => clubs,
        }
    }

    /// How many cards the hand has in a suit.
    #[must_use]
    pub fn length(self, suit: Suit) -> u8 {
        count(self.cards(suit))
    }

    /// The lengths of spades, hearts, diamonds and clubs.
    #[must_use]
    pub fn lengths(self) -> [u8; 4] {
        self.suits.map(count)
    }

    /// High-card points: ace 4, king 3, queen 2, jack 1.
    #[must_use]
    pub fn points(self) -> u8 {
        self.suits.iter().map(|cards| points_in(*cards)).sum()
    }
}

/// How many cards these are.
fn count(cards: u16) -> u8 {
    u8::try_from(cards.count_ones()).unwrap_or(16)
}

/// High-card points of the cards of one suit.
fn points_in(cards: u16) -> u8 {
    [(12, 4), (11, 3), (10, 2), (9, 1)].iter().filter(|(bit, _)| cards >> bit & 1 == 1).map(|(_, points)| points).sum()
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cards) in self.suits.iter().enumerate() {
            if place > 0 {
                f.write_str(".")?;
            }
            for (bit, rank) in (0..13).rev().zip(RANKS.chars()) {
                if cards >> bit & 1 == 1 {
                    write!(f, "{rank}")?;
                }
            }
        }
        Ok(())
    }
}

/// The text is not a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected thirteen cards: spades.hearts.diamonds.clubs, as in AKQ4.K73.J7.T982")]
pub struct ParseHandError;

impl FromStr for Hand {
    type Err = ParseHandError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('.');
        let mut suits = [0; 4];
        for suit in &mut suits {
            *suit = parts.next().and_then(cards_of).ok_or(ParseHandError)?;
        }
        if parts.next().is_some() {
            return Err(ParseHandError);
        }
        Hand::new(suits).ok_or(ParseHandError)
    }
}

/// The cards of one suit, in any order, none of them twice.
fn cards_of(text: &str) -> Option<u16> {
    text.chars().try_fold(0, |cards, letter| {
        let card = (0..13).rev().zip(RANKS.chars()).find(|(_, rank)| *rank == letter.to_ascii_uppercase())?.0;
        (cards >> card & 1 == 0).then_some(cards | 1 << card)
    })
}
