//! What a branch of a case's tree does to the table, and what a call that joins the legal auction does to the open cases.

use std::rc::Rc;

use crate::{
    bridge::Call,
    ruling::{CallStatus, Kind},
};

use super::{
    super::{
        case::{Case, Law},
        law29::CallOutOfRotation,
        law34,
        tree::{Director, Effect, PlacedCall},
    },
    Walk,
};

impl Walk {
    /// What a branch does to the table. Once LHO has chosen, the calls that waited for it are ruled on.
    pub(super) fn apply(&mut self, at: usize, effects: Vec<Effect>, director: &mut Director) {
        let Some((event, offender)) = self.cases.get(at).map(|case| (case.call.event, case.call.by)) else { return };
        let so_far = self.made_again.len();
        for effect in effects {
            if self.was_made_again(event, so_far) {
                return;
            }
            match effect {
                Effect::Stands(call) => self.stands(&call, director),
                Effect::StandsAsSecond(call) => {
                    self.stands(&call, director);
                    self.table.legal.last_is_second();
                }
                Effect::Status(place, status) => self.table.set(place, status),
                Effect::TakesOutLast => self.take_out_last(),
                Effect::Binds(result) => {
                    self.table.force.remove(event);
                    self.table.force.add(event, offender, &result);
                }
                Effect::Frees => drop(self.table.force.remove(event)),
                Effect::NeverMade(call) => self.never_made(&call),
                Effect::Rules(call) => self.act(&call, director),
                // A player who has to repeat a call, and will have to pass, may pass at once.
                Effect::RulesUnbound(call)
                    if call.made.call == Call::Pass && self.table.force.must_repeat(call.by).is_some() =>
                {
                    self.act(&call, director);
                }
                Effect::RulesUnbound(call) => {
                    let bound = self.table.force.remove(event);
                    let kept = self.snapshots.len();
                    self.act(&call, director);
                    if !self.was_made_again(event, so_far) {
                        self.table.force = self.table.force.with(&bound);
                        self.bind_in_snapshots(kept, &bound);
                    }
                }
                Effect::RulesInOrder(call) => {
                    let Some(case) = self.case_mut(at) else { return };
                    let later = case.waiting.partition_point(|waiting| waiting.place < call.place);
                    let earlier: Vec<PlacedCall> = case.waiting.drain(..later).collect();
                    self.act_on_all(earlier.iter().chain([&call]), self.made_again.len(), director);
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
        self.act_on_all(&waiting, so_far, director);
    }

    /// Rules on calls, one after the other, but for those that were made again since.
    pub(super) fn act_on_all<'a>(
        &mut self,
        calls: impl IntoIterator<Item = &'a PlacedCall>,
        so_far: usize,
        director: &mut Director,
    ) {
        for call in calls {
            if !self.was_made_again(call.event, so_far) {
                self.act(call, director);
            }
        }
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

    /// Law 25: the last call of the legal auction does not stand after all. If it was the one to repeat, it still is.
    fn take_out_last(&mut self) {
        let last = self.table.last_standing().map(|last| last.place);
        self.table.take_out_last();
        for case in &mut self.cases {
            if let Law::OutOfRotation(of) = &case.law
                && last.is_some_and(|place| of.was_repeated_in(place))
                && let Law::OutOfRotation(of) = &mut Rc::make_mut(case).law
            {
                of.is_due_again();
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
    pub(super) fn stands(&mut self, call: &PlacedCall, director: &mut Director) {
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
    pub(super) fn three_passes(&mut self) {
        let Some(pass) = law34::goes_back(&mut self.table) else { return };
        let law = Law::Order(law34::result(self.table.edition));
        self.open(Kind::PassesOutOfRotationEnd, None, pass, law);
        self.cancels_passes = true;
        self.turns_come_back();
    }

    /// Laws 34 and 17D3: players who lost a turn have it back, with what they had to do or could choose at it. If two calls of one player
    /// were refused, only the later one is repeated, so the latest case goes first.
    fn turns_come_back(&mut self) {
        for at in (0..self.cases.len()).rev() {
            let is_superseded = self.is_superseded(at);
            let Walk { cases, table, .. } = self;
            // Asked first, for `make_mut` copies a case that the walk before this one still has.
            let is_out_of_rotation = |case: &&mut Rc<Case>| matches!(case.law, Law::OutOfRotation(_));
            let Some(case) = cases.get_mut(at).filter(is_out_of_rotation) else { continue };
            let (event, offender) = (case.call.event, case.call.by);
            if let Law::OutOfRotation(of) = &mut Rc::make_mut(case).law
                && let Some(result) = of.turn_comes_back(&table.legal, is_superseded)
            {
                table.force.remove(event);
                table.force.add(event, offender, &result);
            }
        }
    }
}
