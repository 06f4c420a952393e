//! Calls: bids, passes, doubles and redoubles, written as records write them (`1H`, `P`, `X`, `XX`).

use std::{
    fmt::{self, Write as _},
    str::FromStr,
};

use strum::EnumCount;

/// One of the four suits, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum Suit {
    /// Clubs
    Clubs,
    /// Diamonds
    Diamonds,
    /// Hearts
    Hearts,
    /// Spades
    Spades,
}

impl Suit {
    /// All suits in the order in which players name them: spades, hearts, diamonds, clubs.
    pub const ALL: [Suit; Suit::COUNT] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// One letter: `S`, `H`, `D`, `C`.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Suit::Clubs => "C",
            Suit::Diamonds => "D",
            Suit::Hearts => "H",
            Suit::Spades => "S",
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// Law 18E: the denominations in rising order: clubs, diamonds, hearts, spades, notrump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum Denomination {
    /// Clubs
    Clubs,
    /// Diamonds
    Diamonds,
    /// Hearts
    Hearts,
    /// Spades
    Spades,
    /// Notrump
    Notrump,
}

impl Denomination {
    /// All denominations, lowest first.
    pub const ALL: [Denomination; Denomination::COUNT] = [
        Denomination::Clubs,
        Denomination::Diamonds,
        Denomination::Hearts,
        Denomination::Spades,
        Denomination::Notrump,
    ];

    /// The suit, unless it is notrump.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Denomination::Clubs => Some(Suit::Clubs),
            Denomination::Diamonds => Some(Suit::Diamonds),
            Denomination::Hearts => Some(Suit::Hearts),
            Denomination::Spades => Some(Suit::Spades),
            Denomination::Notrump => None,
        }
    }

    /// As records write it: `C`, `D`, `H`, `S`, `NT`.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self.suit() {
            Some(suit) => suit.letter(),
            None => "NT",
        }
    }
}

impl From<Suit> for Denomination {
    fn from(suit: Suit) -> Self {
        match suit {
            Suit::Clubs => Denomination::Clubs,
            Suit::Diamonds => Denomination::Diamonds,
            Suit::Hearts => Denomination::Hearts,
            Suit::Spades => Denomination::Spades,
        }
    }
}

impl fmt::Display for Denomination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

/// The number of odd tricks of a bid: 1 to 7, and 8 and 9 because people do bid them (Law 38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The seven levels on which a contract can be played.
    pub const PLAYABLE: [Level; 7] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7)];

    /// A level from 1 to 9; `None` for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=9 => Some(Level(number)),
            _ => None,
        }
    }

    /// The number of odd tricks.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A bid: an undertaking to win a number of odd tricks in a denomination. Ordered as Law 18 ranks bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    // The order of the fields gives the order of bids: the level first, then the denomination.
    /// The number of odd tricks.
    pub level: Level,
    /// The denomination named.
    pub denomination: Denomination,
}

impl Bid {
    /// Every bid up to seven notrump, lowest first.
    pub fn all() -> impl Iterator<Item = Bid> {
        Level::PLAYABLE.into_iter().flat_map(|level| Denomination::ALL.map(|denomination| Bid { level, denomination }))
    }

    /// The lowest bid in this denomination that is sufficient over the last one (Law 18); `None` over seven of it.
    #[must_use]
    pub fn lowest_in(denomination: Denomination, last: Option<Bid>) -> Option<Bid> {
        Bid::all().find(|bid| bid.denomination == denomination && bid.is_sufficient_over(last))
    }

    /// Law 18: a bid is sufficient when it beats the last bid. The first bid of an auction always is.
    #[must_use]
    pub fn is_sufficient_over(self, last: Option<Bid>) -> bool {
        last.is_none_or(|last| self > last)
    }

    /// Law 38: nobody can play a contract above the seven level.
    #[must_use]
    pub const fn is_above_seven(self) -> bool {
        self.level.number() > 7
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A page and its JSON are full of bids, and `write!` takes several times as long.
        f.write_char(char::from(b'0' + self.level.number()))?;
        f.write_str(self.denomination.letters())
    }
}

/// A call: any bid, double, redouble or pass. The Laws know no fifth kind, so matches on it are exhaustive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// A pass.
    Pass,
    /// A double.
    Double,
    /// A redouble.
    Redouble,
    /// A bid.
    Bid(Bid),
}

impl Call {
    /// The bid, if the call is one.
    #[must_use]
    pub const fn bid(self) -> Option<Bid> {
        match self {
            Call::Bid(bid) => Some(bid),
            Call::Pass | Call::Double | Call::Redouble => None,
        }
    }

    /// A double or a redouble.
    #[must_use]
    pub const fn is_double_or_redouble(self) -> bool {
        matches!(self, Call::Double | Call::Redouble)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("P"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(bid) => bid.fmt(f),
        }
    }
}

/// The text is no call as records write it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a call: P, X, XX, or a bid from 1C to 9NT")]
pub struct ParseCallError;

impl FromStr for Call {
    type Err = ParseCallError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "P" => return Ok(Call::Pass),
            "X" => return Ok(Call::Double),
            "XX" => return Ok(Call::Redouble),
            _ => {}
        }
        let mut letters = text.chars();
        let level = letters
            .next()
            .and_then(|digit| digit.to_digit(10))
            .and_then(|number| u8::try_from(number).ok())
            .and_then(Level::new)
            .ok_or(ParseCallError)?;
        let denomination = Denomination::ALL
            .into_iter()
            .find(|denomination| denomination.letters() == letters.as_str())
            .ok_or(ParseCallError)?;
        Ok(Call::Bid(Bid { level, denomination }))
    }
}
