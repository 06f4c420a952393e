//! The walk: the events of a record, one by one. The laws of the open cases are asked first whether an event is a branch of
//! their tree. A call that is not one, and that no earlier case waits for, is regular or opens a case.

mod open;
mod snapshot;
mod waiting;

use std::rc::Rc;

use crate::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::{MadeCall, Yardstick},
    ruling::{CallStatus, Kind, Origin},
};

use snapshot::Snapshot;

use super::{
    case::{Candidates, Case, Law},
    fault::Fault,
    irregular::{self, Irregular},
    law29::CallOutOfRotation,
    law33, law34,
    table::Table,
    tree::{Director, Effect, Next, PlacedCall, Transition},
};

/// The table, and the cases that the events have opened.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) table: Table,
    pub(super) cases: Vec<Rc<Case>>,
    /// Laws 34 and 17D3: the auction has just gone back, so that every further pass is cancelled too.
    cancels_passes: bool,
    /// Laws 31A1 and 32: a call in place of the one that had to be repeated, until the next call or the ruling.
    not_repeated: Option<PlacedCall>,
    /// Law 22B: the opening lead is faced.
    pub(super) lead_is_faced: bool,
    /// The walk as it was when a call was made that can never be accepted, the earliest first.
    snapshots: Vec<Snapshot>,
}

impl Walk {
    pub(super) fn new(edition: Edition, dealer: Seat, yardstick: Yardstick) -> Walk {
        let table = Table::new(edition, dealer, yardstick);
        let (cases, snapshots) = (Vec::new(), Vec::new());
        Walk { table, cases, cancels_passes: false, not_repeated: None, lead_is_faced: false, snapshots }
    }

    /// The opening lead is faced.
    pub(super) fn lead_faced(&mut self, director: &mut Director) -> Result<(), Fault> {
        self.offer(Next::LeadFaced, director);
        self.lead_is_faced = true;
        self.snapshots.clear();
        let is_over = self.table.auction().is_over() || self.cancels_passes;
        if is_over { Ok(()) } else { Err(Fault::LeadBeforeEnd) }
    }

    /// The director has ruled.
    pub(super) fn ruled(&mut self, director: &mut Director) {
        self.offer(Next::Ruled, director);
        (self.cancels_passes, self.not_repeated) = (false, None);
        self.snapshots.clear();
    }

    /// Law 33: two calls at the same instant, the first by this player.
    pub(super) fn take_both(
        &mut self,
        at: usize,
        (by, first): (Seat, &Rc<MadeCall>),
        second: &Rc<MadeCall>,
        director: &mut Director,
    ) -> Result<(), Fault> {
        let calls = [(at, Some(by), first), (at + 1, second.by, second)];
        let [one, two] = law33::in_order(self.table.auction().turn(), calls, second.by);
        self.call(one.0, one.1.unwrap_or(self.candidates().0), one.2, director)?;
        let by = two.1.unwrap_or(self.candidates().0);
        let call = PlacedCall { by, made: Rc::clone(two.2), place: self.table.calls_made(), event: Some(two.0) };
        self.open(Kind::SimultaneousCall, None, call, Law::Order(law33::result(self.table.edition)));
        self.call(two.0, by, two.2, director)
    }

    /// Who may call next.
    pub(super) fn candidates(&self) -> Candidates {
        let open = self.cases.iter().rev().find_map(|case| case.candidates(&self.table.legal));
        open.unwrap_or_else(|| (self.table.auction().turn(), None))
    }

    /// Whether somebody has to choose before the auction goes on.
    pub(super) fn is_blocked(&self) -> bool {
        self.cases.iter().any(|case| case.blocks(&self.table.legal))
    }

    /// Whether something irregular may still be ruled on otherwise.
    pub(super) fn is_open(&self) -> bool {
        self.cases.iter().any(|case| case.is_open(&self.table.legal))
    }

    fn case_mut(&mut self, at: usize) -> Option<&mut Case> {
        self.cases.get_mut(at).map(Rc::make_mut)
    }

    fn open(&mut self, kind: Kind, also: Option<Kind>, call: PlacedCall, law: Law) -> usize {
        self.cases.push(Rc::new(Case::new(kind, also, call, law)));
        self.cases.len() - 1
    }

    /// Takes a call that can raise no question to the director: nothing is open, nobody is bound by anything, and the call is
    /// regular or simply opens a case. Whether it is one.
    pub(super) fn unquestioned_call(&mut self, event: usize, by: Seat, made: &Rc<MadeCall>) -> Result<bool, Fault> {
        let is_plain = !self.cancels_passes && self.not_repeated.is_none() && self.table.force.is_empty();
        if !is_plain || made.facts.unintended == Some(true) || self.is_open() {
            return Ok(false);
        }
        let mut call = PlacedCall { by, made: Rc::clone(made), place: self.table.calls_made(), event: Some(event) };
        let is_written = made.call == Call::Pass && self.table.may_write_substitute(by);
        let irregular = irregular::irregularity(&self.table, &call);
        let may_be_a_change = irregular.is_some_and(Irregular::may_be_a_change) || self.is_late_correction(by);
        if is_written || may_be_a_change {
            return Ok(false);
        }
        self.refuse_contradiction(by, made.call)?;
        call.place = self.table.add(by, made.call, event);
        match irregular {
            None => {
                self.table.join(&call);
                self.three_passes();
            }
            Some(irregular) => self.open_irregular(&call, irregular, &mut Director::default()),
        }
        Ok(true)
    }

    /// Takes a call of this player.
    pub(super) fn call(
        &mut self,
        event: usize,
        by: Seat,
        made: &Rc<MadeCall>,
        director: &mut Director,
    ) -> Result<(), Fault> {
        self.refuse_contradiction(by, made.call)?;
        let place = self.table.add(by, made.call, event);
        let call = PlacedCall { by, made: Rc::clone(made), place, event: Some(event) };
        self.note_in_snapshots(&call);
        self.act(&call, director);
        Ok(())
    }

    fn refuse_contradiction(&self, by: Seat, call: Call) -> Result<(), Fault> {
        if self.has_made(by, call) {
            return Err(Fault::SaidTwice(by, call));
        }
        let last = self.table.calls_made().checked_sub(1);
        let forbids = |law: &Law| match law {
            Law::Insufficient(bid) => bid.forbids_another_call(by, last),
            Law::Unintended(slip) => slip.forbids_another_call(by, last),
            Law::Changed(_)
            | Law::OutOfRotation(_)
            | Law::Inadmissible(_)
            | Law::Barred(_)
            | Law::AboveSeven(_)
            | Law::AfterEnd(_)
            | Law::Order(_) => false,
        };
        if self.cases.iter().any(|case| forbids(&case.law)) {
            return Err(Fault::NothingToAccept);
        }
        Ok(())
    }

    /// Whether the last call of the table is this one, by this player, and nothing has come of it yet. Naming it again
    /// changes nothing (Law 25 needs another call), so a record that does so tells one call twice.
    fn has_made(&self, by: Seat, call: Call) -> bool {
        let Some(last) = self.table.last().filter(|last| last.by == by && last.call == call) else { return false };
        match (last.status, last.origin) {
            // A pass that the Laws have put there may be written down once.
            (CallStatus::Stands, Origin::Substituted) => !self.table.may_write_substitute(by),
            (CallStatus::Stands | CallStatus::Pending, _) => true,
            // Law 27B4: a bid that LHO has refused may be made once more.
            (CallStatus::Withdrawn, _) => self.candidates() == (by, None) && !self.may_bid_again(by),
            (CallStatus::Cancelled, _) => false,
        }
    }

    /// Law 27B: whether this player has to replace an insufficient bid that LHO has refused.
    fn may_bid_again(&self, by: Seat) -> bool {
        let has_refused = |case: &Rc<Case>| matches!(case.law, Law::Insufficient(_)) && case.is_open(&self.table.legal);
        self.cases.iter().rev().find(|case| case.call.by == by).is_some_and(has_refused)
    }

    /// A call, in the light of the cases that are open, the latest first.
    fn act(&mut self, call: &PlacedCall, director: &mut Director) {
        // 2007 Law 25A3, 2017 Law 25A5: once the opening lead is faced, a call falls however it was meant (39).
        if call.made.facts.unintended == Some(true) && !self.lead_is_faced {
            return self.open_unintended(call);
        }
        if self.rules_on_earlier(call, director) {
            return;
        }
        let mut waits = None;
        for at in (0..self.cases.len()).rev() {
            match self.offer_to(at, |offender| Next::Call(offender.relation_of(call.by), call), director) {
                Transition::NoBranch => {}
                Transition::Branch(effects) => return self.apply(at, effects, director),
                Transition::ThenTheCall(effects) => {
                    self.apply(at, effects, director);
                    return self.act(call, director);
                }
                Transition::Waits => waits = waits.or(Some(at)),
            }
        }
        match waits.and_then(|at| self.case_mut(at)) {
            Some(case) => case.waiting.push(call.clone()),
            None => self.rule_on(call, director),
        }
    }

    fn offer_to<'a>(&mut self, at: usize, next: impl FnOnce(Seat) -> Next<'a>, director: &mut Director) -> Transition {
        let Walk { cases, table, .. } = self;
        let Some(case) = cases.get_mut(at).filter(|case| case.is_open(&table.legal)) else {
            return Transition::NoBranch;
        };
        let case = Rc::make_mut(case);
        case.take(next(case.call.by), table, director)
    }

    /// The earliest irregular call that waits for LHO.
    pub(super) fn awaits_lho(&self) -> Option<&PlacedCall> {
        self.cases.iter().find(|case| case.awaits_lho(&self.table.legal)).map(|case| &case.call)
    }

    /// What LHO says about the irregularity of this event.
    pub(super) fn lho(&mut self, about: usize, next: Next<'_>, director: &mut Director) -> Result<(), Fault> {
        let is_a_slip = |case: &Case| matches!(&case.law, Law::Unintended(slip) if slip.may_be_declined());
        let declines = matches!(next, Next::Declines);
        let is_it = |case: &Rc<Case>| {
            let hears = case.awaits_lho(&self.table.legal) || declines && is_a_slip(case);
            case.call.event == Some(about) && hears
        };
        let at = self.cases.iter().position(is_it).ok_or(Fault::NothingToAccept)?;
        match self.offer_to(at, |_| next, director) {
            Transition::Branch(effects) | Transition::ThenTheCall(effects) => self.apply(at, effects, director),
            Transition::NoBranch | Transition::Waits => return Err(Fault::NothingToAccept),
        }
        self.renew_snapshots();
        Ok(())
    }

    /// An event that concerns every open case.
    fn offer(&mut self, next: Next<'_>, director: &mut Director) {
        for at in (0..self.cases.len()).rev() {
            if let Transition::Branch(effects) | Transition::ThenTheCall(effects) =
                self.offer_to(at, |_| next, director)
            {
                self.apply(at, effects, director);
            }
        }
    }

    /// What a branch does to the table. Once LHO has chosen, the calls that waited for it are ruled on.
    fn apply(&mut self, at: usize, effects: Vec<Effect>, director: &mut Director) {
        let Some((event, offender)) = self.cases.get(at).map(|case| (case.call.event, case.call.by)) else { return };
        for effect in effects {
            match effect {
                Effect::Stands(call) => self.stands(&call, director),
                Effect::StandsAsSecond(call) => {
                    self.stands(&call, director);
                    self.table.legal.last_is_second();
                }
                Effect::Status(place, status) => self.table.set(place, status),
                Effect::TakesOutLast => self.table.take_out_last(),
                Effect::Binds(result) => {
                    self.table.force.remove(event);
                    self.table.force.add(event, offender, &result);
                }
                Effect::Frees => self.table.force.remove(event),
                Effect::NeverMade(call) => self.never_made(&call),
                Effect::Rules(call) => self.act(&call, director),
                Effect::RulesInOrder(call) => {
                    let Some(case) = self.case_mut(at) else { return };
                    let later = case.waiting.partition_point(|waiting| waiting.place < call.place);
                    let earlier: Vec<PlacedCall> = case.waiting.drain(..later).collect();
                    earlier.iter().chain([&call]).for_each(|call| self.act(call, director));
                }
                Effect::WithdrawsWaiting => {
                    let Some(case) = self.case_mut(at) else { return };
                    let (gone, kept): (Vec<PlacedCall>, _) =
                        case.waiting.drain(..).partition(|call| call.by == offender);
                    case.waiting = kept;
                    gone.iter().for_each(|call| self.table.set(call.place, CallStatus::Withdrawn));
                }
                Effect::NoSubstitute(place) => self.take_out_substitute(place),
                Effect::IsSubstitute(call) => self.table.write_substitute(&call),
                Effect::CountsAsPass(place) => self.table.count_as_pass(offender, place),
                Effect::StandsIfLegal(call) => {
                    let by = self.table.auction().turn();
                    let auction = self.table.auction();
                    if auction.allows(by, call.made.call) && !auction.is_over() {
                        self.stands(&PlacedCall { by, ..call }, director);
                    }
                }
            }
        }
        let Some(case) = self.cases.get(at).filter(|case| !case.waiting.is_empty()) else { return };
        let awaits_lho = case.awaits_lho(&self.table.legal);
        // Law 27B4: a second insufficient bid has been replaced in its turn, before LHO chose about the first.
        let is_released = |call: &PlacedCall| {
            !awaits_lho || call.by == offender && matches!(&case.law, Law::Insufficient(bid) if bid.awaits_second())
        };
        let (waiting, kept): (Vec<PlacedCall>, _) = case.waiting.iter().cloned().partition(is_released);
        if let Some(case) = self.case_mut(at) {
            case.waiting = kept;
        }
        waiting.iter().for_each(|call| self.act(call, director));
    }

    /// Laws 37A and 38: the pass that the Laws had put in place of this call is taken out again.
    fn take_out_substitute(&mut self, place: usize) {
        let Some(pass) = self.table.take_out_substitute(place) else { return };
        for case in &mut self.cases {
            if matches!(case.law, Law::OutOfRotation(_))
                && let Law::OutOfRotation(of) = &mut Rc::make_mut(case).law
            {
                of.loses_substitute(pass);
            }
        }
    }

    /// Law 25A: the cases that this call has settled are open once more.
    fn never_made(&mut self, call: &PlacedCall) {
        let Walk { cases, table, .. } = self;
        for case in cases {
            let event = case.call.event;
            let binds = match &mut Rc::make_mut(case).law {
                Law::Insufficient(bid) => bid.reopened_by(call),
                Law::OutOfRotation(of) => of.reopened_by(call, &table.legal),
                Law::Unintended(_)
                | Law::Changed(_)
                | Law::Inadmissible(_)
                | Law::Barred(_)
                | Law::AboveSeven(_)
                | Law::AfterEnd(_)
                | Law::Order(_) => None,
            };
            if let Some(result) = binds {
                table.force.remove(event);
                table.force.add(event, call.by, &result);
            }
        }
    }

    /// A call joins the legal auction.
    fn stands(&mut self, call: &PlacedCall, director: &mut Director) {
        let in_turn = call.by == self.table.auction().turn();
        self.table.join(call);
        self.replaces_over_it();
        let replaced = |case: &Rc<Case>| matches!(&case.law, Law::Insufficient(bid) if bid.is_replaced_by(call));
        if let Some(at) = self.cases.iter().position(replaced)
            && let Some(Case { law: Law::Insufficient(bid), .. }) = self.case_mut(at)
        {
            let result = bid.stands_after_all(call, director);
            self.apply(at, vec![Effect::Binds(result)], director);
        }
        for at in 0..self.cases.len() {
            let is_superseded = self.is_superseded(at);
            let Walk { cases, table, .. } = self;
            let Some(case) = cases.get_mut(at).filter(|case| case.is_open(&table.legal)) else { continue };
            let Case { law: Law::OutOfRotation(waiting), .. } = Rc::make_mut(case) else { continue };
            if let Some(effect) = waiting.call_stands(call, &table.legal, is_superseded, director) {
                self.apply(at, vec![effect], director);
            }
        }
        // LHO's call over a pass out of rotation decides whether that pass stands, so the count waits for a call in turn.
        if in_turn {
            self.three_passes();
        }
    }

    /// Law 27B: a refused bid is replaced over the last call that stands.
    fn replaces_over_it(&mut self) {
        let Walk { cases, table, .. } = self;
        for case in cases.iter_mut().filter(|case| matches!(case.law, Law::Insufficient(_))) {
            if let Law::Insufficient(bid) = &mut Rc::make_mut(case).law {
                bid.follows_changed_call(&table.legal);
            }
        }
    }

    /// Laws 31A1 and 32: whether another call of this offender was refused at the same turn since, of which the last is repeated; or
    /// whether they have to pass.
    fn is_superseded(&self, at: usize) -> bool {
        let Some((case, later)) = self.cases.get(at..).and_then(<[Rc<Case>]>::split_first) else { return false };
        let Law::OutOfRotation(first) = &case.law else { return false };
        if case.call.made.call != Call::Pass && self.table.force.must_pass(case.call.by) {
            return true;
        }
        let supersedes = |later: &CallOutOfRotation| later.is_refused() && later.is_at_the_turn_of(first);
        later.iter().any(|case| matches!(&case.law, Law::OutOfRotation(later) if supersedes(later)))
    }

    /// Law 34, with 17D3 (2007: 17E2).
    fn three_passes(&mut self) {
        let Some(pass) = law34::goes_back(&mut self.table) else { return };
        let law = Law::Order(law34::result(self.table.edition));
        self.open(Kind::PassesOutOfRotationEnd, None, pass, law);
        self.cancels_passes = true;
    }
}
