//! The suits that opponents have bid or shown, also by a convention that is only named, or that nearly every pair plays.

use crate::{
    bridge::{Bid, Call, Denomination, Seat, Suit},
    record::{Feature, MadeCall, Shows},
};

use super::{Called, conventions::Suits};

impl Called<'_> {
    /// Whether an opponent was the first to bid or show the suit.
    pub(super) fn is_their_suit(self, suit: Suit) -> bool {
        let is_theirs = |by: Seat| by.side() != self.by.side();
        let shows = |at: usize, by: Seat, made: &MadeCall| {
            let is_short = || Shows::named_by(made.call).has_suit(suit) && made.may_be_short();
            made.shows().has_suit(suit)
                || is_theirs(by) && (may_show(made) || is_short() || self.shows_at(at, made, suit))
        };
        let first = self.before.iter().enumerate().find(|(at, (by, made))| shows(*at, *by, made));
        first.is_some_and(|(_, (by, _))| is_theirs(*by))
    }

    /// Whether this call of an opponent shows the suit by a convention.
    fn shows_at(self, at: usize, made: &MadeCall, suit: Suit) -> bool {
        let Some(bid) = made.call.bid() else { return false };
        let by_convention = Suits::named(made).or_else(|| self.usual(at, made, bid));
        let Some((suits, (by, _))) = by_convention.zip(self.before.get(at)) else { return false };
        let shown = self.shown_by(suits, *by, made, at);
        suits == Suits::Any || shown.is_some_and(|shown| shown.contains(Feature::Suit(suit)))
    }

    /// Opponents' last bid, if our side has not bid.
    pub(super) fn their_last_alone(self) -> Option<Bid> {
        let ours = self.before.iter().any(|(by, made)| by.side() == self.by.side() && made.call.bid().is_some());
        self.before.iter().rev().find_map(|(_, made)| made.call.bid()).filter(|_| !ours)
    }

    pub(super) fn first_bid(self) -> Option<Bid> {
        self.before.iter().find_map(|(_, made)| made.call.bid())
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
}

/// What is not understood of a call may be that it shows the suit: two-suited calls and transfers are made at every level.
fn may_show(made: &MadeCall) -> bool {
    !made.is_understood() && made.call != Call::Pass
}
