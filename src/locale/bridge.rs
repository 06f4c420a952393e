//! Seats, suits and bids as `bridge.ftl` names them.

use super::{Language, bundle};
use crate::bridge::{Bid, Denomination, Seat, Suit};

/// The name with this id; the arguments are words or numbers.
pub(super) fn named<const N: usize>(id: &str, args: [(&'static str, String); N], language: Language) -> String {
    bundle::name(id, &args, language)
}

/// A seat as the texts select by it.
pub(super) const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "north",
        Seat::East => "east",
        Seat::South => "south",
        Seat::West => "west",
    }
}

/// A suit as the texts tell it.
pub(super) fn told_suit(suit: Suit, language: Language) -> String {
    let name = denomination_name(suit.into());
    named("bridge-suit", [("suit", name.to_owned())], language)
}

/// A bid as the texts tell it.
pub(super) fn told_bid(bid: Bid, language: Language) -> String {
    let level = bid.level.number().to_string();
    let denomination = denomination_name(bid.denomination).to_owned();
    named("bridge-bid", [("level", level), ("denomination", denomination)], language)
}

/// A denomination as the texts select by it.
pub(super) const fn denomination_name(denomination: Denomination) -> &'static str {
    match denomination {
        Denomination::Clubs => "clubs",
        Denomination::Diamonds => "diamonds",
        Denomination::Hearts => "hearts",
        Denomination::Spades => "spades",
        Denomination::Notrump => "notrump",
    }
}
