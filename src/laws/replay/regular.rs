//! A call that no open case waits for: regular, or the first of a new case.

use std::borrow::Cow;

use crate::{
    bridge::{Auction, Call, Seat},
    ruling::{CallStatus, Kind, Origin},
};

use super::{
    super::{
        incident::{Case, Progress, Removal, Stage25A, Stage25B, Stage27, Stage37},
        law25::{ChangedCall, LhoCalled, UnintendedCall},
        law27::{InsufficientBid, Timing},
    },
    Now, Replay,
};

impl Replay {
    /// Law 25A goes before all others; then what can never be accepted (36 to 39), then rotation, then
    /// sufficiency.
    pub(super) fn regular(&mut self, mut now: Now<'_>) {
        let turn = self.legal.auction().turn();
        if now.by.rho() == turn && self.force.bars(turn) && !self.legal.auction().is_over() && !self.is_blocked() {
            now.place = self.considered_in_rotation(now, turn);
        }
        if self.must_repeat_another(now) {
            return self.set(now.place, CallStatus::Cancelled);
        }
        match self.fault_of(now) {
            None => self.stands(now.place, now.by, now.made),
            Some((Kind::UnintendedCall, _)) => self.open_unintended(now),
            Some((Kind::ChangeOfCall, also)) => self.open_change(now, also),
            Some((Kind::InsufficientBid, _)) => self.open_insufficient(now),
            Some((Kind::InadmissibleDouble, also)) => self.open_inadmissible(now, also),
            Some((Kind::CallByBarredPlayer, also)) => self.open_barred(now, also),
            Some((Kind::BidAboveSeven, _)) => self.open_above_seven(now),
            Some((Kind::CallAfterFinalPass, _)) => self.open_after_end(now),
            Some((kind, also)) => self.open_rotation(now, kind, also),
        }
    }

    /// Laws 31A1 and 32: whether the player must repeat a call, and this is another one; it does not count.
    fn must_repeat_another(&self, now: Now<'_>) -> bool {
        let in_turn = now.by == self.legal.auction().turn();
        self.force.must_repeat.is_some_and(|bar| in_turn && bar.seat == now.by && bar.call != now.made.call)
    }

    /// What is wrong with a call, the fault whose law rules first and a second one; `None` for a regular call.
    fn fault_of(&self, now: Now<'_>) -> Option<(Kind, Option<Kind>)> {
        let call = now.made.call;
        let in_turn = now.by == self.legal.auction().turn() && !self.is_blocked();
        let changes = !in_turn && self.has_just_called(now);
        let mut over = Cow::Borrowed(self.legal.auction());
        if changes {
            over.to_mut().pop();
        }
        let insufficient = is_insufficient(call, &over).then_some(Kind::InsufficientBid);
        let inadmissible = call.is_double_or_redouble() && !over.allows(now.by, call);
        let barred = call != Call::Pass && self.force.bars(now.by);
        let forbidden = call.is_double_or_redouble() && self.force.no_double.iter().any(|bar| bar.seat == now.by);
        let fault = if self.legal.auction().is_over() {
            (Kind::CallAfterFinalPass, None)
        } else if in_turn && now.made.facts.unintended == Some(true) {
            (Kind::UnintendedCall, insufficient)
        } else if call.bid().is_some_and(|bid| bid.is_above_seven()) {
            (Kind::BidAboveSeven, None)
        } else if inadmissible || forbidden {
            (Kind::InadmissibleDouble, (!in_turn && !changes).then_some(Kind::DoubleOutOfRotation))
        } else if barred {
            (Kind::CallByBarredPlayer, insufficient)
        } else if changes {
            (Kind::ChangeOfCall, insufficient)
        } else if !in_turn {
            (out_of_rotation(call), insufficient)
        } else {
            (insufficient?, None)
        };
        Some(fault)
    }

    /// Whether a player has something to choose before anybody may call in turn.
    fn is_blocked(&self) -> bool {
        self.cases.iter().any(Case::blocks)
    }

    /// Law 25: whether the last call of the table is this player's own and stands, so that he is changing it.
    fn has_just_called(&self, now: Now<'_>) -> bool {
        let last = now.place.checked_sub(1).and_then(|before| self.calls.get(before));
        last.is_some_and(|last| last.by == now.by && last.status == CallStatus::Stands) && !self.is_blocked()
    }

    /// Whether the last call of the table is this one, by this player, and nothing has come of it yet. Naming it again
    /// changes nothing (Law 25 needs another call), so a record that does so tells one call twice.
    pub(super) fn has_made(&self, by: Seat, call: Call) -> bool {
        let Some(last) = self.calls.last().filter(|last| last.by == by && last.call == call) else { return false };
        let case = self.open_case().map(|case| &case.progress);
        match (last.status, last.origin) {
            // A pass that the Laws have put there may be written down once.
            (CallStatus::Stands, Origin::Substituted) => {
                !matches!(case, Some(Progress::Barred(_, Stage37::Fresh) | Progress::AboveSeven(_, Removal::Fresh)))
            }
            (CallStatus::Stands | CallStatus::Pending, _) => true,
            (CallStatus::Withdrawn, _) => matches!(case, Some(Progress::Unintended(..))),
            (CallStatus::Cancelled, _) => false,
        }
    }

    fn open_insufficient(&mut self, now: Now<'_>) {
        // Law 31A1: the call that had to be repeated is repeated, although it is insufficient now.
        self.force.must_repeat = self.force.must_repeat.filter(|bar| bar.seat != now.by);
        let bid = InsufficientBid {
            edition: self.edition,
            yardstick: self.yardstick,
            offender: now.by,
            bid: now.made.clone(),
            before: self.legal.clone(),
            attempts: Vec::new(),
            timing: Timing::AfterRuling,
        };
        self.open(now, Kind::InsufficientBid, None, Progress::Insufficient(bid, Stage27::LhoChooses));
    }

    fn open_unintended(&mut self, now: Now<'_>) {
        let unintended = UnintendedCall {
            edition: self.edition,
            offender: now.by,
            call: now.made.clone(),
            before: self.legal.clone(),
            lho: LhoCalled::No,
        };
        let also = unintended.is_insufficient().then_some(Kind::InsufficientBid);
        self.set(now.place, CallStatus::Withdrawn);
        let progress = Progress::Unintended(unintended, Stage25A::AwaitsIntendedCall);
        self.open(now, Kind::UnintendedCall, also, progress);
    }

    fn open_change(&mut self, now: Now<'_>, also: Option<Kind>) {
        let Some(first) = self.legal.last_made().cloned() else { return };
        let mut before = self.legal.clone();
        before.pop();
        let (edition, yardstick) = (self.edition, self.yardstick);
        let second = now.made.clone();
        let changed = ChangedCall { edition, yardstick, offender: now.by, first, second, before };
        let first_place = now.place.saturating_sub(1);
        self.set(first_place, CallStatus::Pending);
        self.open(now, Kind::ChangeOfCall, also, Progress::Changed(changed, Stage25B::LhoChooses(first_place)));
    }

    pub(super) fn open(&mut self, now: Now<'_>, kind: Kind, also: Option<Kind>, progress: Progress) {
        let Now { event, place, by: offender, made } = now;
        self.cases.push(Case { kind, also, offender, call: made.call, event, place, progress });
    }
}

/// Laws 30, 31 and 32: the kind of a call out of rotation.
const fn out_of_rotation(call: Call) -> Kind {
    match call {
        Call::Pass => Kind::PassOutOfRotation,
        Call::Bid(_) => Kind::BidOutOfRotation,
        Call::Double | Call::Redouble => Kind::DoubleOutOfRotation,
    }
}

/// Law 18: whether a bid does not beat the last bid.
fn is_insufficient(call: Call, auction: &Auction) -> bool {
    let last = auction.last_bid().map(|(_, bid)| bid);
    call.bid().is_some_and(|bid| !bid.is_above_seven() && !bid.is_sufficient_over(last))
}
