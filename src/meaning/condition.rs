//! A condition on a hand, as said: the words of the notation, before any hands are counted.

use super::Amount;
use crate::bridge::Suit;

/// A condition on a hand, as said. It is a tree, so that it can be read back, and so that the part of it that a hand
/// breaks can be named.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Every one of these; none at all is any hand.
    All(Vec<Condition>),
    /// At least one of these; none at all is no hand.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// The hand has this quality.
    Has(Quality),
}

impl Condition {
    /// Whether `any` is written in it.
    pub(super) fn names_any(&self) -> bool {
        match self {
            Condition::All(parts) if parts.is_empty() => true,
            Condition::All(parts) | Condition::Any(parts) => parts.iter().any(Condition::names_any),
            Condition::Not(_) | Condition::Has(_) => false,
        }
    }
}

/// One thing that can be said of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Quality {
    /// High-card points in the whole hand (ace 4, king 3, queen 2, jack 1): `12-14`.
    Points(Amount),
    /// High-card points in some suits together: `5+hcpin M`. The suits in falling order.
    PointsIn(Box<[Suit]>, Amount),
    /// High-card points and one for every card beyond four in a suit: `12+TP`.
    TotalPoints(Amount),
    /// High-card points and the lengths of the two longest suits together: `r20` is 20 or more.
    RuleOfTwenty(Amount),
    /// Cards in a suit: `5+H`, `4+M`.
    Length(SuitWord, Amount),
    /// `S>=H`, `S>H`, `S=H`: the first suit is longer than the second by this much or more: `>=` 0, `>` 1.
    /// Equal length is said as both `>=`.
    LongerBy(Suit, Suit, u8),
    /// No other suit is longer: `longest H`.
    Longest(SuitWord),
    /// The kind of distribution.
    Shaped(Shape),
    /// The distribution itself.
    Distributed(Box<Pattern>),
    /// How many of something in the whole hand: `2A`, `1or4 KC(H)`, `7-LTC`.
    Counted(Count, Amount),
    /// How many of a suit's highest cards: `2/3 H` is 2 or more of the top 3.
    TopHonours {
        /// The suit.
        suit: SuitWord,
        /// How many of them the hand has.
        has: Amount,
        /// How many cards count, from the ace down; 1 to 5.
        of: u8,
    },
    /// The suit holds at least these cards.
    Held(SuitWord, Holding),
}

/// Which suit is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SuitWord {
    /// This one.
    Suit(Suit),
    /// One of the majors at least: `M`.
    SomeMajor,
    /// One of the minors at least: `m`.
    SomeMinor,
    /// One of the four suits at least: `x`.
    SomeSuit,
}

impl SuitWord {
    /// The suits of which at least one is meant, in falling order.
    #[must_use]
    pub const fn suits(self) -> &'static [Suit] {
        match self {
            SuitWord::Suit(Suit::Spades) => &[Suit::Spades],
            SuitWord::Suit(Suit::Hearts) => &[Suit::Hearts],
            SuitWord::Suit(Suit::Diamonds) => &[Suit::Diamonds],
            SuitWord::Suit(Suit::Clubs) => &[Suit::Clubs],
            SuitWord::SomeMajor => &[Suit::Spades, Suit::Hearts],
            SuitWord::SomeMinor => &[Suit::Diamonds, Suit::Clubs],
            SuitWord::SomeSuit => &Suit::ALL,
        }
    }
}

/// Kinds of distribution that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// 4333, 4432 or 5332, the long suit any: `bal`.
    Balanced,
    /// Balanced, or 5422 or 6322: `semibal`.
    SemiBalanced,
    /// Not balanced: `unbal`.
    Unbalanced,
}

/// Distributions, as written and order by order: `4=4=3=2` is one, `4432` in any order twelve, `(54)(31)` four.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// How it is written: in order with `=`, otherwise with brackets around what may be exchanged, `x` for any length.
    pub written: String,
    /// The lengths of spades, hearts, diamonds, clubs, one order after the other; `None` is any length.
    pub orders: Box<[[Option<u8>; 4]]>,
}

impl Pattern {
    /// Whether a hand may have these spades, hearts, diamonds and clubs.
    #[must_use]
    pub fn allows(&self, lengths: [u8; 4]) -> bool {
        let fits = |wanted: &[Option<u8>; 4]| {
            wanted.iter().zip(lengths).all(|(wanted, has)| wanted.is_none_or(|wanted| wanted == has))
        };
        self.orders.iter().any(fits)
    }
}

/// What can be counted in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Aces: `2A`.
    Aces,
    /// Kings: `1K`.
    Kings,
    /// Queens: `1Q`.
    Queens,
    /// Tens: `2T`.
    Tens,
    /// Controls, ace 2 and king 1: `5+ctrl`.
    Controls,
    /// The four aces and the king of this suit: `1or4KC(H)`.
    Keycards(Suit),
    /// Losers: in each suit those of the ace, king and queen that are missing, of a doubleton the ace and king, of a
    /// singleton the ace: `7-LTC`.
    Losers,
    /// Quick tricks in halves, each suit once: AK 4, AQ 3, A 2, KQ 2, Kx 1: `2+QT` is 4 or more.
    HalfQuickTricks,
}

/// Cards of one suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holding {
    /// A, Kx, Qxx or Jxxx: `stop S`.
    Stopper,
    /// A K Q and two more at least, or A K Q J: `solid H`.
    Solid,
    /// At least these cards, and small ones for each `x`: `H:AQT`, `H:KJxx`. Bit 12 is the ace, bit 0 the two.
    Cards {
        /// The cards named.
        cards: u16,
        /// How many cards there are at least in all.
        length: u8,
    },
}
