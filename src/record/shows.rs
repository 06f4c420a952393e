//! What a call specifies: suits, notrump, an unknown suit, shortness.

use crate::bridge::{Call, Denomination, Suit};

/// One thing that a call specifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    /// Length, or a control, in this suit.
    Suit(Suit),
    /// Notrump.
    Notrump,
    /// A suit that is not known: the opponents cannot tell which.
    UnknownSuit,
    /// Shortness in this suit.
    Short(Suit),
}

/// What a call specifies, as a set. Two calls specify the same when their sets are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shows(u16);

impl Feature {
    /// All features, in the order in which they are listed: S H D C NT, unknown, then shortness.
    pub const ALL: [Feature; 10] = [
        Feature::Suit(Suit::Spades),
        Feature::Suit(Suit::Hearts),
        Feature::Suit(Suit::Diamonds),
        Feature::Suit(Suit::Clubs),
        Feature::Notrump,
        Feature::UnknownSuit,
        Feature::Short(Suit::Spades),
        Feature::Short(Suit::Hearts),
        Feature::Short(Suit::Diamonds),
        Feature::Short(Suit::Clubs),
    ];

    const fn bit(self) -> u16 {
        1 << match self {
            Feature::Suit(suit) => suit as u16,
            Feature::Notrump => 4,
            Feature::UnknownSuit => 5,
            Feature::Short(suit) => 6 + suit as u16,
        }
    }

    /// The suit to which the feature belongs, long or short.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Feature::Suit(suit) | Feature::Short(suit) => Some(suit),
            Feature::Notrump | Feature::UnknownSuit => None,
        }
    }
}

impl Shows {
    /// Nothing: the call specifies no denomination.
    pub const NOTHING: Shows = Shows(0);

    /// What a natural call specifies: a bid what it names; pass, double and redouble nothing.
    #[must_use]
    pub fn named_by(call: Call) -> Shows {
        match call.bid().map(|bid| bid.denomination) {
            None => Shows::NOTHING,
            Some(denomination) => Shows::from_iter([match denomination.suit() {
                Some(suit) => Feature::Suit(suit),
                None => Feature::Notrump,
            }]),
        }
    }

    /// Whether the set holds this feature.
    #[must_use]
    pub const fn contains(self, feature: Feature) -> bool {
        self.0 & feature.bit() != 0
    }

    /// The features in the set, in the order of [`Feature::ALL`].
    pub fn features(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.into_iter().filter(move |&feature| self.contains(feature))
    }

    /// Whether the call specifies this suit, long or short.
    #[must_use]
    pub const fn has_suit(self, suit: Suit) -> bool {
        self.contains(Feature::Suit(suit)) || self.contains(Feature::Short(suit))
    }

    /// The suits that the call specifies, long or short, in the order S H D C.
    pub fn suits(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.has_suit(suit))
    }

    /// What both sets together hold.
    #[must_use]
    pub const fn union(self, other: Shows) -> Shows {
        Shows(self.0 | other.0)
    }

    /// Whether the call specifies nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Law 26 (2007): whether the call relates to known suits and to nothing else.
    #[must_use]
    pub fn is_known_suits_only(self) -> bool {
        !self.is_empty() && self.features().all(|feature| feature.suit().is_some())
    }

    /// Whether the call specifies known suits, and not what it names.
    #[must_use]
    pub fn is_elsewhere(self, call: Call) -> bool {
        self.is_known_suits_only() && Shows::named_by(call).features().all(|named| !self.contains(named))
    }

    /// Whether the call is natural: it specifies exactly the denomination it names.
    #[must_use]
    pub fn is_natural_for(self, denomination: Denomination) -> bool {
        self == Shows::from_iter([denomination.suit().map_or(Feature::Notrump, Feature::Suit)])
    }
}

impl From<Feature> for Shows {
    fn from(feature: Feature) -> Self {
        Shows(feature.bit())
    }
}

impl FromIterator<Feature> for Shows {
    fn from_iter<I: IntoIterator<Item = Feature>>(features: I) -> Self {
        Shows(features.into_iter().fold(0, |set, feature| set | feature.bit()))
    }
}
