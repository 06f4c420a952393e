//! Levels, and the bids that they make with a denomination.

use crate::bridge::{Bid, Call, Denomination, Level};

/// The bid of a level and a denomination.
pub(super) fn bid(level: u8, denomination: Denomination) -> Option<Call> {
    Some(Call::Bid(Bid { level: Level::new(level)?, denomination }))
}

/// The number that a digit stands for.
pub(super) fn digit(ch: char) -> Option<u8> {
    ch.to_digit(10).and_then(|number| u8::try_from(number).ok())
}
