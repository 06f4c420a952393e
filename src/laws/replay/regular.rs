//! A call that no open case waits for: regular, or the first of a new case.

use crate::{
    bridge::{Auction, Call},
    lawbook::{Edition, index_2007, index_2017},
    ruling::{CallStatus, Kind},
};

use super::{
    super::{
        incident::{Case, Progress, Stage25A, Stage25B, Stage27},
        law25::{ChangedCall, LhoCalled, UnintendedCall},
        law27::{InsufficientBid, Timing},
        refer,
    },
    Now, Replay,
};

impl Replay {
    /// Law 25A goes before all others; then what can never be accepted (36 to 39), then rotation, then
    /// sufficiency.
    pub(super) fn regular(&mut self, now: Now<'_>) {
        match self.fault_of(now) {
            None => {
                self.legal.push(now.by, now.made);
                self.set(now.place, CallStatus::Stands);
            }
            Some((Kind::UnintendedCall, _)) => self.open_unintended(now),
            Some((Kind::ChangeOfCall, also)) => self.open_change(now, also),
            Some((Kind::InsufficientBid, _)) => self.open_insufficient(now),
            Some((kind, also)) => self.refer(now, kind, also),
        }
    }

    /// What is wrong with a call, the fault whose law rules first and a second one; `None` for a regular call.
    fn fault_of(&self, now: Now<'_>) -> Option<(Kind, Option<Kind>)> {
        let call = now.made.call;
        let in_turn = now.by == self.legal.auction().turn() && !self.awaits_choice();
        let changes = !in_turn && self.has_just_called(now);
        let mut over = self.legal.auction().clone();
        if changes {
            over.pop();
        }
        let insufficient = is_insufficient(call, &over).then_some(Kind::InsufficientBid);
        let inadmissible = call.is_double_or_redouble() && !over.allows(now.by, call);
        let barred = call != Call::Pass && self.cases.iter().any(|case| case.bars(now.by));
        let fault = if self.legal.auction().is_over() {
            (Kind::CallAfterFinalPass, None)
        } else if now.made.facts.simultaneous {
            (Kind::SimultaneousCall, None)
        } else if in_turn && now.made.facts.unintended == Some(true) {
            (Kind::UnintendedCall, insufficient)
        } else if call.bid().is_some_and(|bid| bid.is_above_seven()) {
            (Kind::BidAboveSeven, None)
        } else if barred {
            (Kind::CallByBarredPlayer, insufficient)
        } else if inadmissible {
            (Kind::InadmissibleDouble, (!in_turn && !changes).then_some(Kind::DoubleOutOfRotation))
        } else if changes {
            (Kind::ChangeOfCall, insufficient)
        } else if !in_turn {
            (refer::out_of_rotation(call), insufficient)
        } else {
            (insufficient?, None)
        };
        Some(fault)
    }

    /// Whether a player has something to choose before anybody may call in turn.
    fn awaits_choice(&self) -> bool {
        self.cases.last().is_some_and(|case| match &case.progress {
            Progress::Insufficient(_, stage) => !matches!(stage, Stage27::Ruled(..)),
            Progress::Changed(_, stage) => matches!(stage, Stage25B::LhoChooses(_)),
            Progress::Unintended(_, stage) => matches!(stage, Stage25A::AwaitsIntendedCall),
            Progress::Refer(_) => true,
        })
    }

    /// Law 25: whether the last call of the table is this player's own and stands, so that he is changing it.
    fn has_just_called(&self, now: Now<'_>) -> bool {
        let last = now.place.checked_sub(1).and_then(|before| self.calls.get(before));
        last.is_some_and(|last| last.by == now.by && last.status == CallStatus::Stands) && !self.awaits_choice()
    }

    fn open_insufficient(&mut self, now: Now<'_>) {
        let bid = InsufficientBid {
            edition: self.edition,
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
        let changed = ChangedCall { edition: self.edition, offender: now.by, first, second: now.made.clone(), before };
        let first_place = now.place.saturating_sub(1);
        self.set(first_place, CallStatus::Pending);
        self.open(now, Kind::ChangeOfCall, also, Progress::Changed(changed, Stage25B::LhoChooses(first_place)));
    }

    /// An irregularity that this version does not rule on. Law 27A2: an insufficient bid out of rotation is one.
    pub(super) fn refer(&mut self, now: Now<'_>, kind: Kind, also: Option<Kind>) {
        let mut clauses = vec![refer::law_of(self.edition, kind)];
        if kind == Kind::BidOutOfRotation && also == Some(Kind::InsufficientBid) {
            let sends_there = match self.edition {
                Edition::Laws2007 => index_2007::L27A2,
                Edition::Laws2017 => index_2017::L27A2,
            };
            clauses.insert(0, sends_there);
        }
        self.open(now, kind, also, Progress::Refer(clauses));
    }

    fn open(&mut self, now: Now<'_>, kind: Kind, also: Option<Kind>, progress: Progress) {
        let Now { event, place, by: offender, made } = now;
        self.cases.push(Case { kind, also, offender, call: made.call, event, place, progress });
    }
}

/// Law 18: whether a bid does not beat the last bid.
fn is_insufficient(call: Call, auction: &Auction) -> bool {
    let last = auction.last_bid().map(|(_, bid)| bid);
    call.bid().is_some_and(|bid| !bid.is_above_seven() && !bid.is_sufficient_over(last))
}
