//! What partner's first bid was, where the bids over it are no natural ones for most pairs.

use crate::bridge::{Call, Denomination};

use super::{Called, Nth, is_major};

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
