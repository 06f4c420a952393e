//! Calls of partner's that ask, so that the answers to them are not natural.

use crate::{
    bridge::{Bid, Denomination, Seat, Suit},
    record::MadeCall,
};

use super::{Called, is_major};

impl Called<'_> {
    /// Whether partner's last call asks something, or agrees our suit for a slam: as somebody said; or it is one that nearly every
    /// pair plays so, and nobody said that it is natural.
    pub(super) fn partner_asks(self) -> bool {
        let Some((at, made)) = self.partners_last() else { return false };
        let Some(bid) = made.call.bid() else { return made.asks_a_question() };
        made.is_answered_by_agreement() || !says_natural(made, bid) && self.asks_by_agreement(at, bid)
    }

    /// 4NT; 5NT over our answer to it; 2NT over our major or weak two; 4C over our notrump.
    fn asks_by_agreement(self, at: usize, bid: Bid) -> bool {
        let earlier = self.before.get(..at).unwrap_or_default();
        let ours = earlier.iter().filter(|(by, _)| by.side() == self.by.side());
        let mut ours = ours.filter_map(|(by, made)| Some((*by, made.call.bid()?)));
        let (first, second) = (ours.next(), ours.next());
        let opened = first.filter(|(by, _)| *by == self.by && second.is_none()).map(|(_, bid)| bid);
        let is_opened = |is_it: fn(Bid) -> bool| opened.is_some_and(is_it);
        match (bid.level.number(), bid.denomination) {
            (4, Denomination::Notrump) => true,
            (5, Denomination::Notrump) => second.is_some(),
            (2, Denomination::Notrump) => is_opened(|bid| match bid.level.number() {
                1 => is_major(bid.denomination),
                2 => !matches!(bid.denomination, Denomination::Clubs | Denomination::Notrump),
                _ => false,
            }),
            (4, Denomination::Clubs) => {
                is_opened(|bid| bid.denomination == Denomination::Notrump && bid.level.number() < 3)
            }
            _ => false,
        }
    }

    /// Whether our side has bid the other three suits below three and opponents none, so that this one asks.
    pub(super) fn is_fourth_suit(self, suit: Suit) -> bool {
        let mut seen = 0u8;
        for (by, made) in self.before {
            let Some(bid) = made.call.bid() else { continue };
            let Some(bid_suit) = bid.denomination.suit() else { return false };
            if by.side() != self.by.side()
                || bid_suit == suit
                || bid.level.number() > 2
                || !made.shows().is_natural_for(bid.denomination)
            {
                return false;
            }
            seen |= 1 << bid_suit as u8;
        }
        seen.count_ones() == 3
    }

    /// The major that one of our side bid, and the other raised to three or higher, with no bid by opponents since: another suit then
    /// shows a control.
    pub(super) fn agreed_major(self) -> Option<Suit> {
        let is_ours = |by: Seat| by.side() == self.by.side();
        let theirs = self.before.iter().rposition(|(by, made)| !is_ours(*by) && made.call.bid().is_some());
        let natural = |at: usize| {
            let (by, made) = self.before.get(at)?;
            let bid = made.call.bid()?;
            (is_ours(*by) && made.shows().is_natural_for(bid.denomination)).then_some((*by, bid))
        };
        let is_raise = |(at, raiser, bid): &(usize, Seat, Bid)| {
            let is_first = |(by, first): (Seat, Bid)| by == raiser.partner() && first.denomination == bid.denomination;
            let is_high = bid.level.number() >= 3 && is_major(bid.denomination);
            is_high && (0..*at).filter_map(natural).any(is_first)
        };
        let since = theirs.map_or(0, |at| at + 1)..self.before.len();
        let mut bids = since.rev().filter_map(|at| natural(at).map(|(by, bid)| (at, by, bid)));
        bids.find(is_raise).and_then(|(_, _, bid)| bid.denomination.suit())
    }

    /// Whether before this place our side has only opened a strong two clubs and waited.
    pub(super) fn is_after_strong_club(self, at: usize) -> bool {
        let ours = self.before.iter().take(at).filter(|(by, _)| by.side() == self.by.side());
        let mut bids = ours.filter_map(|(by, made)| Some((*by, made, made.call.bid()?)));
        let is_two = |bid: Bid, denomination| bid.level.number() == 2 && bid.denomination == denomination;
        let (Some((opener, opening, club)), Some((by, _, answer)), None) = (bids.next(), bids.next(), bids.next())
        else {
            return false;
        };
        opener == self.by.partner()
            && by == self.by
            && is_two(club, Denomination::Clubs)
            && is_two(answer, Denomination::Diamonds)
            && !says_natural(opening, club)
    }
}

/// Whether somebody said that the bid is natural.
fn says_natural(made: &MadeCall, bid: Bid) -> bool {
    made.is_described() && made.shows().is_natural_for(bid.denomination) || made.is_balanced_notrump()
}
