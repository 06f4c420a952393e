//! The suits that a convention shows of which somebody said only the name.

use std::rc::Rc;

use crate::{
    bridge::{Denomination, Seat, Suit},
    meaning::Purpose,
    record::{Feature, MadeCall, Shows},
};

use super::{Called, is_major};

/// What a convention shows, where that depends on the auction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Suits {
    /// Over a major the other one and a minor, over a minor both majors.
    OtherMajors,
    /// The two lowest that opponents have not bid.
    LowestTwo,
    /// Both majors.
    Majors,
    /// One of the majors.
    UnknownMajor,
    /// Over partner's notrump the major above the bid.
    MajorAbove,
    /// Support for partner's major.
    Partners,
    /// The same, and shortness in the suit of the bid.
    PartnersWithShortness,
    /// Nobody knows which.
    Any,
}

impl Suits {
    /// The convention that somebody named, while nobody said which suits it shows.
    pub(super) fn named(made: &MadeCall) -> Option<Suits> {
        let bid = made.call.bid().filter(|_| made.shows().is_empty())?;
        let is_notrump = bid.denomination == Denomination::Notrump;
        let in_notrump = |suits: Suits, otherwise: Suits| if is_notrump { suits } else { otherwise };
        let by_name = [
            (Purpose::Michaels, Suits::OtherMajors),
            (Purpose::Unusual, in_notrump(Suits::LowestTwo, Suits::Any)),
            (Purpose::Multi, Suits::UnknownMajor),
            (Purpose::Landy, Suits::Majors),
            (Purpose::Transfer, in_notrump(Suits::Any, Suits::MajorAbove)),
            (Purpose::Jacoby, in_notrump(Suits::Partners, Suits::MajorAbove)),
            (Purpose::Bergen, Suits::Partners),
            (Purpose::Drury, Suits::Partners),
            (Purpose::Splinter, Suits::PartnersWithShortness),
        ];
        let is_for = |wanted: Purpose| made.purposes().any(|purpose| purpose == wanted);
        by_name.into_iter().find_map(|(purpose, suits)| is_for(purpose).then_some(suits))
    }
}

impl Called<'_> {
    /// What the bid shows by the name of its convention, as far as the auction tells.
    pub(super) fn shown_by_name(self) -> Option<Shows> {
        self.shown_by(Suits::named(self.made)?, self.by, self.made, self.before.len())
    }

    /// What this convention shows in the call of this player at this place of the auction; `None` where nobody knows.
    pub(super) fn shown_by(self, suits: Suits, by: Seat, made: &MadeCall, at: usize) -> Option<Shows> {
        let opponents = self.first_suit(at, |other| other.side() != by.side());
        let partners = || self.natural_suit(at, by.partner());
        let named = made.call.bid().and_then(|bid| bid.denomination.suit());
        let of = |suits: &[Suit]| Shows::from_iter(suits.iter().copied().map(Feature::Suit));
        Some(match suits {
            Suits::OtherMajors => match opponents? {
                Suit::Spades => of(&[Suit::Hearts]).union(Feature::UnknownSuit.into()),
                Suit::Hearts => of(&[Suit::Spades]).union(Feature::UnknownSuit.into()),
                Suit::Diamonds | Suit::Clubs => of(&[Suit::Spades, Suit::Hearts]),
            },
            Suits::LowestTwo => {
                let lowest = Suit::ALL.into_iter().rev().filter(|suit| Some(*suit) != opponents);
                lowest.take(2).map(Feature::Suit).collect()
            }
            Suits::Majors => of(&[Suit::Spades, Suit::Hearts]),
            Suits::UnknownMajor => Feature::UnknownSuit.into(),
            Suits::MajorAbove => {
                let over = self.before.iter().take(at).rev().filter(|(other, _)| *other == by.partner());
                let over_notrump =
                    over.filter_map(|(_, made)| made.call.bid()).next()?.denomination == Denomination::Notrump;
                match named.filter(|_| over_notrump)? {
                    Suit::Diamonds => of(&[Suit::Hearts]),
                    Suit::Hearts => of(&[Suit::Spades]),
                    Suit::Spades | Suit::Clubs => return None,
                }
            }
            Suits::Partners => of(&[partners().filter(|suit| is_major((*suit).into()))?]),
            Suits::PartnersWithShortness => of(&[partners()?]).union(Feature::Short(named?).into()),
            Suits::Any => return None,
        })
    }

    /// The suit of this player's last bid before this place, if the bid is natural.
    fn natural_suit(self, at: usize, by: Seat) -> Option<Suit> {
        let is_bid = |(other, made): &(Seat, Rc<MadeCall>)| *other == by && made.call.bid().is_some();
        let place = self.before.get(..at)?.iter().rposition(is_bid)?;
        let (_, made) = self.before.get(place)?;
        let bid =
            Called { by, made, before: self.before.get(..place)?, is_second: false }.interpretation().natural_bid();
        bid.and_then(|bid| bid.denomination.suit())
    }

    /// The first suit that one of these players bid before this place.
    fn first_suit(self, at: usize, is_of: impl Fn(Seat) -> bool) -> Option<Suit> {
        let bids = self.before.iter().take(at).filter(|(by, _)| is_of(*by));
        bids.filter_map(|(_, made)| made.call.bid()).find_map(|bid| bid.denomination.suit())
    }
}
