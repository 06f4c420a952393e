//! Calls that the Laws remove while the auction is replayed: 36 to 39.

use crate::{
    bridge::{Call, Seat},
    record::MadeCall,
    ruling::{CallStatus, Kind, Origin, RuledCall},
};

use super::{
    super::{
        incident::{Case, Held, Progress, Removal, Removed, Stage37},
        law36::{self, InadmissibleDouble, Lho},
    },
    Now, Replay,
};

impl Replay {
    /// Law 36: a double or redouble that Law 19 does not allow.
    pub(super) fn open_inadmissible(&mut self, now: Now<'_>, also: Option<Kind>) {
        let double = InadmissibleDouble {
            edition: self.edition,
            offender: now.by,
            call: now.made.clone(),
            before: self.legal.clone(),
            must_pass: self.force.bars(now.by),
        };
        self.force.add(now.event, now.by, &double.result(&self.legal));
        self.set(now.place, CallStatus::Cancelled);
        self.open(now, Kind::InadmissibleDouble, also, Progress::Inadmissible(double, Removal::Fresh));
    }

    /// Law 37: a bid, double or redouble by a player who must pass. A pass takes its place, unless LHO calls first.
    pub(super) fn open_barred(&mut self, now: Now<'_>, also: Option<Kind>) {
        let outcome = law36::law37b(self.edition, now.by, now.made, &self.legal);
        self.replaced_by_pass(now, outcome.rectification());
        let removed = Removed { call: now.made.clone() };
        self.open(now, Kind::CallByBarredPlayer, also, Progress::Barred(removed, Stage37::Fresh));
    }

    /// Law 38: a bid above seven. A pass takes its place.
    pub(super) fn open_above_seven(&mut self, now: Now<'_>) {
        let outcome = law36::law38(self.edition, now.by, now.made, &self.legal, Lho::HasNotCalled);
        self.replaced_by_pass(now, outcome.rectification());
        let removed = Removed { call: now.made.clone() };
        self.open(now, Kind::BidAboveSeven, None, Progress::AboveSeven(removed, Removal::Fresh));
    }

    /// Law 39: a call after the final pass. It is also LHO's call over such a call before it.
    pub(super) fn open_after_end(&mut self, now: Now<'_>) {
        self.set(now.place, CallStatus::Cancelled);
        if let Some(case) = self.cases.last_mut()
            && case.offender.lho() == now.by
            && let Progress::AfterEnd(_, lho) = &mut case.progress
        {
            *lho = Lho::HasCalled;
        }
        let removed = Removed { call: now.made.clone() };
        self.open(now, Kind::CallAfterFinalPass, None, Progress::AfterEnd(removed, Lho::HasNotCalled));
    }

    fn replaced_by_pass(&mut self, now: Now<'_>, result: Option<&crate::ruling::Rectification>) {
        self.set(now.place, CallStatus::Cancelled);
        if now.by == self.legal.auction().turn() {
            let place = self.calls.len();
            let (by, call) = (now.by, Call::Pass);
            self.calls.push(RuledCall { by, call, status: CallStatus::Stands, origin: Origin::Substituted });
            self.stands(place, now.by, &MadeCall::new(call, Some(by)));
        }
        if let Some(result) = result {
            self.force.add(now.event, now.by, result);
        }
    }

    /// A call after a double that is not allowed.
    pub(super) fn act_after_inadmissible(&mut self, mut case: Case, now: Now<'_>) {
        let lho = case.offender.lho();
        let Progress::Inadmissible(double, stage) = &mut case.progress else { return self.cases.push(case) };
        let resumes = double.before.auction().turn();
        let event = case.event;
        match stage {
            Removal::Fresh if now.by == lho => {
                *stage = Removal::CalledOver(vec![held(now)]);
                self.force.remove(event);
                self.set(now.place, CallStatus::Cancelled);
                self.cases.push(case);
            }
            Removal::Fresh if now.by == resumes => {
                *stage = Removal::Ruled(Lho::HasNotCalled);
                self.cases.push(case);
                self.regular(now);
            }
            Removal::CalledOver(_) if now.by == resumes => {
                *stage = Removal::Ruled(Lho::HasCalled);
                self.cases.push(case);
                self.regular(now);
            }
            Removal::CalledOver(void) => {
                void.push(held(now));
                self.set(now.place, CallStatus::Cancelled);
                self.cases.push(case);
            }
            Removal::Fresh | Removal::Ruled(_) | Removal::AfterTheLead => {
                *stage = Removal::Ruled(Lho::HasNotCalled);
                self.cases.push(case);
                self.regular(now);
            }
        }
    }

    /// A call after a bid above seven.
    pub(super) fn act_after_above_seven(&mut self, mut case: Case, mut now: Now<'_>) {
        let (offender, event) = (case.offender, case.event);
        let lho = offender.lho();
        let Progress::AboveSeven(removed, stage) = &mut case.progress else { return self.cases.push(case) };
        match stage {
            Removal::Fresh if now.by == offender && now.made.call == Call::Pass => {
                *stage = Removal::Ruled(Lho::HasNotCalled); // he passes, as the Laws demand: that is the rectification
                self.calls.pop(); // the pass that the Laws have put there already
                self.cases.push(case);
            }
            Removal::Fresh if now.by == lho => {
                *stage = Removal::CalledOver(vec![held(now)]);
                let outcome = law36::law38(self.edition, offender, &removed.call, &self.legal, Lho::HasCalled);
                self.force.remove(event);
                if let Some(result) = outcome.rectification() {
                    self.force.add(event, offender, result);
                }
                self.set(now.place, CallStatus::Cancelled);
                self.cases.push(case);
            }
            Removal::CalledOver(void) if now.by != self.legal.auction().turn() => {
                void.push(held(now));
                self.set(now.place, CallStatus::Cancelled);
                self.cases.push(case);
            }
            Removal::Fresh | Removal::CalledOver(_) | Removal::Ruled(_) | Removal::AfterTheLead => {
                let called = if matches!(stage, Removal::CalledOver(_)) { Lho::HasCalled } else { Lho::HasNotCalled };
                *stage = Removal::Ruled(called);
                self.cases.push(case);
                now.place = now.place.min(self.calls.len().saturating_sub(1));
                self.regular(now);
            }
        }
    }

    /// A call after a call by a player who must pass. Law 37A: LHO's call over it lets everything stand.
    pub(super) fn act_after_barred(&mut self, mut case: Case, mut now: Now<'_>) {
        let (offender, event, place) = (case.offender, case.event, case.place);
        let Progress::Barred(removed, stage) = &mut case.progress else { return self.cases.push(case) };
        if now.by == offender && now.made.call == Call::Pass {
            *stage = Stage37::Cancelled; // he passes, as the Laws demand: that is the rectification
            self.calls.pop(); // the pass that the Laws have put there already
            return self.cases.push(case);
        }
        if now.by != offender.lho() {
            *stage = Stage37::Cancelled;
            self.cases.push(case);
            return self.regular(now);
        }
        *stage = Stage37::Stands;
        let call = removed.call.clone();
        self.cases.push(case);
        self.force.remove(event);
        let substituted = place + 1;
        if self.calls.get(substituted).is_some_and(|call| call.origin == Origin::Substituted) {
            self.calls.remove(substituted);
            if self.standing.last() == Some(&substituted) {
                self.falls();
            }
            now.place = now.place.saturating_sub(1);
        }
        self.stands(place, offender, &call);
        self.regular(now);
    }

    /// The director has ruled: nobody's next call changes the ruling any more.
    pub(super) fn director_ruled(&mut self) {
        for case in &mut self.cases {
            match &mut case.progress {
                Progress::Inadmissible(_, stage) | Progress::AboveSeven(_, stage) => match stage {
                    Removal::Fresh => *stage = Removal::Ruled(Lho::HasNotCalled),
                    Removal::CalledOver(_) => *stage = Removal::Ruled(Lho::HasCalled),
                    Removal::Ruled(_) | Removal::AfterTheLead => {}
                },
                Progress::Barred(_, stage) if *stage == Stage37::Fresh => *stage = Stage37::Cancelled,
                Progress::Barred(..)
                | Progress::Insufficient(..)
                | Progress::Unintended(..)
                | Progress::Changed(..)
                | Progress::OutOfRotation(..)
                | Progress::AfterEnd(..)
                | Progress::Done(..) => {}
            }
        }
    }

    /// 2017 Law 36C: the opening lead is faced, and a double that is not allowed was never ruled on. The auction
    /// counts as if the offender had passed.
    pub(super) fn inadmissible_and_lead_faced(&mut self) {
        let Some(position) = self.cases.iter().rposition(|case| case.is_open_before(self.calls.len())) else { return };
        let Some(case) = self.cases.get_mut(position) else { return };
        let (offender, place) = (case.offender, case.place);
        let Progress::Inadmissible(_, stage @ Removal::CalledOver(_)) = &mut case.progress else { return };
        let Removal::CalledOver(void) = std::mem::replace(stage, Removal::AfterTheLead) else { return };
        self.stands_silently(place, offender);
        for held in void {
            let by = self.legal.auction().turn();
            if self.legal.auction().allows(by, held.made.call) && !self.legal.auction().is_over() {
                self.stands(held.place, by, &held.made);
            }
        }
    }

    /// The offender's turn counts as a pass, although no pass is shown.
    fn stands_silently(&mut self, place: usize, by: Seat) {
        if by == self.legal.auction().turn() {
            self.legal.push(by, &MadeCall::new(Call::Pass, Some(by)));
            self.standing.push(place);
        }
    }
}

fn held(now: Now<'_>) -> Held {
    Held { made: now.made.clone(), event: now.event, place: now.place }
}
