//! Bids about which no director would ask: those that nearly every pair plays as natural, where nobody says otherwise.
//!
//! No clause says so. It is what a director takes for granted at the table when the question is whether two calls are comparable
//! (2017 Law 23A, 2007 Law 27B1(b)); what was taken for granted is said, and a pair that plays otherwise says what the call shows.

use std::rc::Rc;

use crate::{
    bridge::{Bid, Call, Denomination, Seat, Suit},
    record::MadeCall,
};

/// A call of a player, and the legal auction before it.
#[derive(Clone, Copy)]
pub(super) struct Called<'a> {
    pub(super) by: Seat,
    pub(super) made: &'a MadeCall,
    pub(super) before: &'a [(Seat, Rc<MadeCall>)],
}

/// Whether two calls cannot be comparable because both are taken to be natural: a natural suit bid, and a pass, another suit or
/// notrump in its place; a natural notrump bid, and a pass or a suit.
///
/// # Reading
/// READING: many play a bid of one club or one diamond on balanced hands, so notrump in place of it is for the director.
pub(super) fn show_something_else(withdrawn: Called<'_>, replacement: Called<'_>) -> bool {
    let Some(old) = withdrawn.natural_bid() else { return false };
    let new = match replacement.made.call {
        Call::Pass => return replacement.made.is_bare(),
        Call::Double | Call::Redouble => return false,
        Call::Bid(_) => replacement.natural_bid(),
    };
    let Some(new) = new else { return false };
    let is_short = old.level.number() == 1 && is_minor(old.denomination);
    match (old.denomination.suit(), new.denomination.suit()) {
        (Some(_), None) => !is_short,
        (None, Some(_)) => true,
        (Some(old), Some(new)) => old != new,
        (None, None) => false,
    }
}

impl Called<'_> {
    /// The bid, if it shows what it names: as somebody said, or, where nobody said anything, as nearly everybody plays it.
    fn natural_bid(self) -> Option<Bid> {
        let bid = self.made.call.bid()?;
        let is_natural = if self.made.is_described() {
            self.made.shows().is_natural_for(bid.denomination)
        } else {
            self.made.is_bare() && !self.is_usually_artificial(bid)
        };
        is_natural.then_some(bid)
    }

    fn is_usually_artificial(self, bid: Bid) -> bool {
        let level = bid.level.number();
        let in_their_suit = bid.denomination.suit().is_some_and(|suit| self.opponents_have_shown(suit));
        let asks_for_aces = level == 4 && bid.denomination == Denomination::Notrump;
        let strong_or_multi = level == 2 && is_minor(bid.denomination) && self.is_opening(self.before);
        in_their_suit
            || asks_for_aces
            || strong_or_multi
            || self.answers_partner(bid)
            || self.overcalls_by_agreement(bid)
    }

    /// Whether it answers a call of partner's after which most bids are agreed on: notrump, an ask, a strong 2♣ or a Multi; or it
    /// is 2NT over partner's major.
    fn answers_partner(self, bid: Bid) -> bool {
        let partners = |(by, made): &&(Seat, Rc<MadeCall>)| *by == self.by.partner() && made.call != Call::Pass;
        let Some(at) = self.before.iter().rposition(|call| partners(&call)) else { return false };
        let Some((_, partner)) = self.before.get(at) else { return false };
        let Some(theirs) = partner.call.bid() else { return false };
        let (is_suit, earlier) = (bid.denomination.suit().is_some(), self.before.get(..at).unwrap_or_default());
        let over_notrump = is_suit && theirs.denomination == Denomination::Notrump;
        let over_two = theirs.level.number() == 2 && is_minor(theirs.denomination) && self.is_opening(earlier);
        let two_notrump = is_two_notrump(bid) && theirs.level.number() == 1 && is_major(theirs.denomination);
        over_notrump || over_two || two_notrump || partner.asks_a_question()
    }

    /// Whether it is our side's first bid, and a suit over their notrump, or a jump to 2NT over their suit.
    fn overcalls_by_agreement(self, bid: Bid) -> bool {
        let ours = self.before.iter().any(|(by, made)| by.side() == self.by.side() && made.call.bid().is_some());
        let theirs = self.before.iter().rev().find_map(|(_, made)| made.call.bid());
        let Some(theirs) = theirs.filter(|_| !ours) else { return false };
        let over_notrump = bid.denomination.suit().is_some() && theirs.denomination == Denomination::Notrump;
        let jump = is_two_notrump(bid) && theirs.level.number() == 1 && theirs.denomination.suit().is_some();
        over_notrump || jump
    }

    fn opponents_have_shown(self, suit: Suit) -> bool {
        self.before.iter().any(|(by, made)| by.side() != self.by.side() && made.shows().has_suit(suit))
    }

    fn is_opening(self, before: &[(Seat, Rc<MadeCall>)]) -> bool {
        before.iter().all(|(_, made)| made.call == Call::Pass)
    }
}

fn is_minor(denomination: Denomination) -> bool {
    matches!(denomination, Denomination::Clubs | Denomination::Diamonds)
}

fn is_major(denomination: Denomination) -> bool {
    matches!(denomination, Denomination::Hearts | Denomination::Spades)
}

fn is_two_notrump(bid: Bid) -> bool {
    bid.level.number() == 2 && bid.denomination == Denomination::Notrump
}
