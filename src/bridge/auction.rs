//! The legal auction: the calls that stand, whose turn it is, and what the Laws allow next.

use super::{Bid, Call, Seat, Side};

/// The auction as it legally stands: calls in order, each with its player. Withdrawn and cancelled
/// calls are not in it; irregular calls that were accepted are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<(Seat, Call)>,
}

/// Law 19: whether the last bid is doubled or redoubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubled {
    /// Neither.
    No,
    /// Doubled.
    Doubled,
    /// Redoubled.
    Redoubled,
}

/// Law 22: the contract in which an auction has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// The last bid.
    pub bid: Bid,
    /// Whether it is doubled.
    pub doubled: Doubled,
    /// The player of the side that made the last bid who first legally named its denomination.
    pub declarer: Seat,
}

impl Auction {
    /// An auction in which nobody has called yet.
    #[must_use]
    pub fn new(dealer: Seat) -> Auction {
        Auction { dealer, calls: Vec::new() }
    }

    /// Who dealt.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The calls that stand, in order.
    #[must_use]
    pub fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// Adds a call that stands, made in turn or not.
    pub fn push(&mut self, by: Seat, call: Call) {
        self.calls.push((by, call));
    }

    /// Takes the last call out again, when it turns out not to stand.
    pub fn pop(&mut self) -> Option<(Seat, Call)> {
        self.calls.pop()
    }

    /// The same auction with one call more.
    #[must_use]
    pub fn with(&self, by: Seat, call: Call) -> Auction {
        let mut longer = self.clone();
        longer.push(by, call);
        longer
    }

    /// Law 17: the dealer calls first; after that the player to the left of the one who called last.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.calls.last().map_or(self.dealer, |(by, _)| by.lho())
    }

    /// The last bid and who made it.
    #[must_use]
    pub fn last_bid(&self) -> Option<(Seat, Bid)> {
        self.calls.iter().rev().find_map(|&(by, call)| Some((by, call.bid()?)))
    }

    /// Laws 17 and 22: the auction has ended: three passes in rotation after a call. An accepted pass out of rotation is a call
    /// like any other, so four passes without a bid may begin with one.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let [.., (before, _), (first, one), (second, two), (third, three)] = self.calls.as_slice() else {
            return false;
        };
        let passes = [one, two, three].into_iter().all(|call| *call == Call::Pass);
        passes && *first == before.lho() && *second == first.lho() && *third == second.lho()
    }

    /// Law 19C: whether the last bid is doubled or redoubled now.
    #[must_use]
    pub fn doubled(&self) -> Doubled {
        let last = self.calls.iter().rev().map(|&(_, call)| call).find(|call| *call != Call::Pass);
        match last {
            Some(Call::Double) => Doubled::Doubled,
            Some(Call::Redouble) => Doubled::Redoubled,
            Some(Call::Pass | Call::Bid(_)) | None => Doubled::No,
        }
    }

    /// Laws 18, 19 and 38: whether the player may legally make this call, were it their turn.
    #[must_use]
    pub fn allows(&self, by: Seat, call: Call) -> bool {
        let last = self.last_bid();
        let side_of_last = last.map(|(seat, _)| seat.side());
        match call {
            Call::Pass => true,
            Call::Bid(bid) => !bid.is_above_seven() && bid.is_sufficient_over(last.map(|(_, bid)| bid)),
            Call::Double => side_of_last.is_some_and(|side| side != by.side()) && self.doubled() == Doubled::No,
            Call::Redouble => side_of_last == Some(by.side()) && self.doubled() == Doubled::Doubled,
        }
    }

    /// Every legal call of this player, were it their turn: pass, double, redouble, then bids, lowest first.
    pub fn legal_calls(&self, by: Seat) -> impl Iterator<Item = Call> + '_ {
        [Call::Pass, Call::Double, Call::Redouble]
            .into_iter()
            .chain(Bid::all().map(Call::Bid))
            .filter(move |&call| self.allows(by, call))
    }

    /// Law 22: the contract, once the auction is over and unless it was passed out.
    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        if !self.is_over() {
            return None;
        }
        let (seat, bid) = self.last_bid()?;
        let declarer = self.first_to_name(seat.side(), bid).unwrap_or(seat);
        Some(Contract { bid, doubled: self.doubled(), declarer })
    }

    fn first_to_name(&self, side: Side, contract: Bid) -> Option<Seat> {
        self.calls.iter().find_map(|&(by, call)| {
            let names_it = call.bid().is_some_and(|bid| bid.denomination == contract.denomination);
            (by.side() == side && names_it).then_some(by)
        })
    }
}
