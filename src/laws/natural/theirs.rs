//! The suits that opponents have bid or shown, also by a convention that is only named, or that nearly every pair plays.

use crate::{
    bridge::{Bid, Call, Denomination, Seat, Suit},
    meaning::Purpose,
    record::MadeCall,
};

use super::Called;

/// A convention that shows suits which depend on the auction.
#[derive(Clone, Copy)]
enum Suits {
    /// Over a major the other one, over a minor both majors.
    OtherMajors,
    /// The two lowest that our side has not bid.
    LowestTwo,
    /// Both majors.
    Majors,
    /// Nobody knows which.
    Any,
}

impl Called<'_> {
    /// Whether an opponent was the first to bid or show the suit.
    pub(super) fn is_their_suit(self, suit: Suit) -> bool {
        let is_theirs = |by: Seat| by.side() != self.by.side();
        let shows = |at: usize, by: Seat, made: &MadeCall| {
            made.shows().has_suit(suit) || is_theirs(by) && (may_show(made) || self.shows_at(at, made, suit))
        };
        let first = self.before.iter().enumerate().find(|(at, (by, made))| shows(*at, *by, made));
        first.is_some_and(|(_, (by, _))| is_theirs(*by))
    }

    /// Whether this call of an opponent shows the suit by a convention.
    fn shows_at(self, at: usize, made: &MadeCall, suit: Suit) -> bool {
        let Some(bid) = made.call.bid() else { return false };
        let Some(by_convention) = named(made, bid).or_else(|| self.usual(at, made, bid)) else { return false };
        let ours = || self.first_suit_of_ours(at);
        match by_convention {
            Suits::OtherMajors => is_major(suit) && ours() != Some(suit),
            Suits::LowestTwo => {
                let ours = ours();
                let lowest = Suit::ALL.into_iter().rev().filter(|suit| Some(*suit) != ours);
                lowest.take(2).any(|lowest| lowest == suit)
            }
            Suits::Majors => is_major(suit),
            Suits::Any => true,
        }
    }

    /// What nearly every pair plays, if nobody says anything of the bid: over one of a suit that suit once more, and 2NT.
    fn usual(self, at: usize, made: &MadeCall, bid: Bid) -> Option<Suits> {
        let is_it = made.is_bare() && bid.level.number() == 2;
        let (_, opening) = at.checked_sub(1).filter(|_| is_it).and_then(|at| self.before.get(at))?;
        let opening = opening.call.bid().filter(|opening| opening.level.number() == 1)?;
        let earlier = self.before.get(..at - 1)?;
        if !self.is_opening(earlier) || opening.denomination == Denomination::Notrump {
            return None;
        }
        if bid.denomination == Denomination::Notrump {
            return Some(Suits::LowestTwo);
        }
        (bid.denomination == opening.denomination).then_some(Suits::OtherMajors)
    }

    /// The first suit that our side bid before this place.
    fn first_suit_of_ours(self, at: usize) -> Option<Suit> {
        let ours = self.before.iter().take(at).filter(|(by, _)| by.side() == self.by.side());
        ours.filter_map(|(_, made)| made.call.bid()).find_map(|bid| bid.denomination.suit())
    }
}

/// What is not understood of a call may be that it shows the suit: two-suited calls and transfers are made at every level.
fn may_show(made: &MadeCall) -> bool {
    !made.is_understood() && made.call != Call::Pass
}

/// The convention that somebody named, while nobody said which suits it shows.
fn named(made: &MadeCall, bid: Bid) -> Option<Suits> {
    if !made.shows().is_empty() {
        return None;
    }
    let is_for = |wanted: Purpose| made.purposes().any(|purpose| purpose == wanted);
    let lowest_two = if bid.denomination == Denomination::Notrump { Suits::LowestTwo } else { Suits::Any };
    let named =
        [(Purpose::Michaels, Suits::OtherMajors), (Purpose::Unusual, lowest_two), (Purpose::Landy, Suits::Majors)];
    named.into_iter().find_map(|(purpose, suits)| is_for(purpose).then_some(suits))
}

const fn is_major(suit: Suit) -> bool {
    matches!(suit, Suit::Spades | Suit::Hearts)
}
