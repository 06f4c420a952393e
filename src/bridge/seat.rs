//! The four seats, the two sides, and where players sit relative to each other.

use std::{fmt, str::FromStr};

use strum::EnumCount;

/// A player's place at the table. Play and calls go clockwise: North, East, South, West.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum Seat {
    /// North
    North,
    /// East
    East,
    /// South
    South,
    /// West
    West,
}

/// A partnership.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// North and South
    NorthSouth,
    /// East and West
    EastWest,
}

/// Where a player sits, seen from another one. The Laws speak of players in these words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// The player.
    Same,
    /// Their left-hand opponent, who calls after them.
    Lho,
    /// Their partner.
    Partner,
    /// Their right-hand opponent, who calls before them.
    Rho,
}

impl Seat {
    /// All seats, clockwise from North.
    pub const ALL: [Seat; Seat::COUNT] = [Seat::North, Seat::East, Seat::South, Seat::West];

    /// The seat of the player who sits there, seen from this one.
    #[must_use]
    pub const fn seen_as(self, relation: Relation) -> Seat {
        match relation {
            Relation::Same => self,
            Relation::Lho => self.lho(),
            Relation::Partner => self.partner(),
            Relation::Rho => self.rho(),
        }
    }

    /// The left-hand opponent: the player who calls after this one.
    #[must_use]
    pub const fn lho(self) -> Seat {
        match self {
            Seat::North => Seat::East,
            Seat::East => Seat::South,
            Seat::South => Seat::West,
            Seat::West => Seat::North,
        }
    }

    /// The partner, across the table.
    #[must_use]
    pub const fn partner(self) -> Seat {
        self.lho().lho()
    }

    /// The right-hand opponent: the player who calls before this one.
    #[must_use]
    pub const fn rho(self) -> Seat {
        self.partner().lho()
    }

    /// The partnership that this player belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Seat::North | Seat::South => Side::NorthSouth,
            Seat::East | Seat::West => Side::EastWest,
        }
    }

    /// Where `other` sits, seen from this player.
    #[must_use]
    pub fn relation_of(self, other: Seat) -> Relation {
        if other == self {
            Relation::Same
        } else if other == self.lho() {
            Relation::Lho
        } else if other == self.partner() {
            Relation::Partner
        } else {
            Relation::Rho
        }
    }

    /// The dealer of a board by its number: North deals board 1, East board 2, and so on.
    #[must_use]
    pub const fn dealer_of_board(number: u32) -> Seat {
        match number % 4 {
            1 => Seat::North,
            2 => Seat::East,
            3 => Seat::South,
            _ => Seat::West,
        }
    }

    /// One letter, as records write it: `N`, `E`, `S`, `W`.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Seat::North => "N",
            Seat::East => "E",
            Seat::South => "S",
            Seat::West => "W",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// The text is no seat as records write it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a seat: N, E, S or W")]
pub struct ParseSeatError;

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == text).ok_or(ParseSeatError)
    }
}
