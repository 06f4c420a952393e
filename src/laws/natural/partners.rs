//! What partner's first bid was, where the bids over it are no natural ones for most pairs.

use std::rc::Rc;

use crate::{
    bridge::{Bid, Call, Denomination, Seat},
    meaning::Purpose,
    record::{Feature, MadeCall, Shows},
};

use super::{Called, Nth, Specifies, is_major};

impl Called<'_> {
    /// Partner has bid one in this suit as the first of our side, and opponents have not bid since.
    pub(super) fn is_over_partners_one(self, denomination: Denomination) -> bool {
        self.partners_last().is_some_and(|(at, made)| {
            let is_it = made.call.bid().is_some_and(|bid| bid.level.number() == 1 && bid.denomination == denomination);
            is_it && self.is_first_of_our_side(at) && self.have_not_bid_since(at)
        })
    }

    /// The same of a major at this level.
    pub(super) fn is_over_partners_major(self, level: u8) -> bool {
        self.partners_major(level).is_some_and(|at| self.have_not_bid_since(at))
    }

    /// Partner has opened one of a major after this player had passed, and opponents have not bid.
    pub(super) fn is_over_major_after_pass(self) -> bool {
        let has_passed =
            |at: usize| self.before.iter().take(at).any(|(by, made)| *by == self.by && made.call == Call::Pass);
        self.partners_major(1).is_some_and(|at| {
            has_passed(at) && self.have_not_bid_since(at) && self.before.get(..at).is_some_and(|it| self.is_opening(it))
        })
    }

    /// Partner's bid was the last of our side, and shows the suit of this one and not its own, so that this one may be the answer that a
    /// transfer asks for; or it shows a suit that nobody knows.
    pub(super) fn is_over_partners_convention(self, bid: Bid) -> bool {
        let Some((at, made)) = self.partners_last().filter(|(at, _)| self.is_last_of_our_side(*at)) else {
            return false;
        };
        let Some(named) = made.call.bid().map(|bid| bid.denomination) else { return false };
        if !made.is_described() || made.shows().is_natural_for(named) {
            return false;
        }
        let before = self.before.get(..at).unwrap_or_default();
        let partners = Called { by: self.by.partner(), made, before, is_second: false };
        let shows = partners.shown_by_name().unwrap_or_else(|| made.shows());
        let is_relay = made.purposes().any(|purpose| purpose == Purpose::Relay);
        let is_unknown = shows == Shows::from(Feature::UnknownSuit) || shows.is_empty() && is_relay;
        let is_completed = shows.is_elsewhere(made.call) && shows == Shows::named_by(Call::Bid(bid));
        is_unknown || is_completed
    }

    /// Partner's bid in a suit over opponents' notrump was the first and the last of our side, and it is not taken to be natural.
    pub(super) fn is_over_partners_call_over_notrump(self) -> bool {
        let Some((at, made)) = self.partners_last() else { return false };
        let Some(bid) = made.call.bid().filter(|bid| bid.denomination.suit().is_some()) else { return false };
        let before = self.before.get(..at).unwrap_or_default();
        let last = before.iter().rev().find_map(|(by, made)| Some((*by, made.call.bid()?)));
        let is_notrump =
            |(by, last): (Seat, Bid)| by.side() != self.by.side() && last.denomination == Denomination::Notrump;
        let partners = Called { by: self.by.partner(), made, before, is_second: false };
        let is_natural = || matches!(partners.specifies(), Specifies::This(shows) | Specifies::Perhaps(shows) if shows.is_natural_for(bid.denomination));
        self.is_first_of_our_side(at) && self.is_last_of_our_side(at) && last.is_some_and(is_notrump) && !is_natural()
    }

    fn is_last_of_our_side(self, at: usize) -> bool {
        let is_ours = |(by, made): &(Seat, Rc<MadeCall>)| by.side() == self.by.side() && made.call.bid().is_some();
        !self.before.iter().skip(at + 1).any(is_ours)
    }

    fn partners_major(self, level: u8) -> Option<usize> {
        let (at, made) = self.partners_last()?;
        let is_it = made.call.bid().is_some_and(|bid| bid.level.number() == level && is_major(bid.denomination));
        (is_it && self.is_first_of_our_side(at)).then_some(at)
    }

    /// Partner's one notrump is the first bid of our side, and an opponent has bid two over it.
    pub(super) fn is_over_overcalled_notrump(self) -> bool {
        let theirs = self.before.last().is_some_and(|(by, made)| {
            by.side() != self.by.side() && made.call.bid().is_some_and(|bid| bid.level.number() == 2)
        });
        theirs && self.partners_notrump(Nth::First).is_some_and(|at| self.is_level(at, 1))
    }
}
