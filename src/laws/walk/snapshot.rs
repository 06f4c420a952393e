//! Laws 28B, 36A, 37A and 38B: an opponent calls before the director has ruled on a call that can never be accepted. What has been
//! called since falls, or counts as if nobody had been bound by that call. Either way the walk is taken back to where it was when
//! the call had been made.

use std::rc::Rc;

use super::{
    super::{
        force::Force,
        removed::Decision,
        tree::{Director, Effect, Next, PlacedCall, Transition},
    },
    Walk,
};

/// The walk as a call left it that can never be accepted.
#[derive(Clone, Debug)]
pub(super) struct Snapshot {
    /// The place of its case.
    case: usize,
    walk: Rc<Walk>,
    /// What has been called since.
    since: Vec<PlacedCall>,
}

impl Walk {
    /// The last case is about a call that can never be accepted.
    pub(super) fn keep_snapshot(&mut self) {
        self.snapshots.extend(self.cases.len().checked_sub(1).map(|case| self.snapshot(case)));
    }

    fn snapshot(&self, case: usize) -> Snapshot {
        Snapshot { case, walk: Rc::new(self.clone()), since: Vec::new() }
    }

    /// LHO has chosen about another call, as the director told them to: what was called before that stays as it was ruled on.
    pub(super) fn renew_snapshots(&mut self) {
        for snapshot in std::mem::take(&mut self.snapshots).iter().filter(|snapshot| snapshot.since.is_empty()) {
            self.snapshots.push(self.snapshot(snapshot.case));
        }
    }

    /// This binds players in the snapshots too but for the first `kept`.
    pub(super) fn bind_in_snapshots(&mut self, kept: usize, bound: &Force) {
        for snapshot in self.snapshots.iter_mut().skip(kept) {
            let table = &mut Rc::make_mut(&mut snapshot.walk).table;
            table.force = table.force.with(bound);
        }
    }

    /// A call is ruled on, which may have waited before.
    pub(super) fn note_in_snapshots(&mut self, call: &PlacedCall) {
        for snapshot in &mut self.snapshots {
            if snapshot.since.iter().all(|noted| noted.event != call.event) {
                snapshot.since.push(call.clone());
            }
        }
    }

    /// Whether this event was made again after the first `so_far`: the walk was taken back to where it had not come yet.
    pub(super) fn was_made_again(&self, event: Option<usize>, so_far: usize) -> bool {
        self.made_again.iter().skip(so_far).any(|again| *again == event)
    }

    /// Whether an opponent of the player who made a call that can never be accepted calls before the director has ruled, and so decides
    /// what it comes to. That is then ruled on first, and what was called since as it follows from it.
    pub(super) fn rules_on_earlier(&mut self, call: &PlacedCall, director: &mut Director) -> bool {
        let decided = |(number, snapshot): (usize, &Snapshot)| {
            Some((number, self.cases.get(snapshot.case)?.law.decided_by(call)?))
        };
        let Some((number, decision)) = self.snapshots.iter().enumerate().find_map(decided) else { return false };
        let Snapshot { case: at, walk, since } = self.snapshots.swap_remove(number);
        let mut made_again = std::mem::take(&mut self.made_again);
        made_again.extend(since.iter().map(|call| call.event));
        *self = Walk { made_again, ..(*walk).clone() };
        let made_before = self.table.calls_made();
        self.snapshots.push(Snapshot { case: at, walk, since: Vec::new() });
        if decision == Decision::AllFalls {
            let since = since.into_iter().filter_map(|call| self.made_again(call, made_before)).collect();
            let effects = self.fall(at, since);
            self.apply(at, effects, director);
            return true;
        }
        match self.offer_to(at, |offender| Next::Call(offender.relation_of(call.by), call), director) {
            Transition::ThenTheCall(effects) => self.apply(at, effects, director),
            // It was not made over that call after all.
            Transition::NoBranch | Transition::Branch(_) | Transition::Waits => drop(self.snapshots.pop()),
        }
        for call in since {
            if let Some(call) = self.made_again(call, made_before) {
                self.act(&call, director);
            }
        }
        true
    }

    /// Laws 36A and 38B: what LHO's call does to all that was called since.
    fn fall(&mut self, at: usize, since: Vec<PlacedCall>) -> Vec<Effect> {
        let Walk { cases, table, .. } = self;
        cases.get_mut(at).map(|case| Rc::make_mut(case).law.fall(since, &table.legal)).unwrap_or_default()
    }

    /// The same call in its place on this table. The first `made_before` calls are on it already.
    fn made_again(&mut self, call: PlacedCall, made_before: usize) -> Option<PlacedCall> {
        let is_there = call.place < made_before;
        let place = if is_there { call.place } else { self.table.add(call.by, call.made.call, call.event?) };
        let call = PlacedCall { place, ..call };
        self.note_in_snapshots(&call);
        Some(call)
    }
}
