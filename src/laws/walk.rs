//! The walk: the events of a record, one by one. The laws of the open cases are asked first whether an event is a branch of
//! their tree. A call that is not one, and that no earlier case waits for, is regular or opens a case.

mod effects;
mod open;
mod snapshot;
mod waiting;

use std::rc::Rc;

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::Edition,
    record::{MadeCall, Yardstick},
    ruling::{CallStatus, Kind, Origin},
};

use snapshot::Snapshot;

use super::{
    case::{Candidates, Case, Law},
    fault::Fault,
    irregular::{self, Irregular},
    law33,
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
    /// The events that were made again, each time that it was taken back to one of them.
    made_again: Vec<Option<usize>>,
}

impl Walk {
    pub(super) fn new(edition: Edition, dealer: Seat, yardstick: Yardstick) -> Walk {
        Walk {
            table: Table::new(edition, dealer, yardstick),
            cases: Vec::new(),
            cancels_passes: false,
            not_repeated: None,
            lead_is_faced: false,
            snapshots: Vec::new(),
            made_again: Vec::new(),
        }
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
        self.table.note_ruling();
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
        let is_late = self.is_late_correction(by) || self.is_late_change(&call);
        let may_be_a_change = irregular.is_some_and(Irregular::may_be_a_change) || is_late;
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
        self.act(&PlacedCall { by, made: Rc::clone(made), place, event: Some(event) }, director);
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
        self.note_in_snapshots(call);
        if self.rules_on_earlier(call, director) {
            return;
        }
        // 2007 Law 25A3, 2017 Law 25A5: once the opening lead is faced, a call falls however it was meant (39).
        if call.made.facts.unintended == Some(true) && !self.lead_is_faced {
            return match self.chosen_by_calling(call) {
                Some((at, effects)) => self.apply_and_act(at, effects, call, director),
                None => self.open_unintended(call),
            };
        }
        let mut waits = None;
        for at in (0..self.cases.len()).rev() {
            match self.offer_to(at, |offender| Next::Call(offender.relation_of(call.by), call), director) {
                Transition::NoBranch => {}
                Transition::Branch(effects) => return self.apply(at, effects, director),
                Transition::ThenTheCall(effects) => return self.apply_and_act(at, effects, call, director),
                Transition::Waits => waits = waits.or(Some(at)),
            }
        }
        match waits.and_then(|at| self.case_mut(at)) {
            Some(case) => case.waiting.push(call.clone()),
            None => self.rule_on(call, director),
        }
    }

    /// A branch, and then the call itself, unless it was made again since.
    fn apply_and_act(&mut self, at: usize, effects: Vec<Effect>, call: &PlacedCall, director: &mut Director) {
        let so_far = self.made_again.len();
        self.apply(at, effects, director);
        self.act_on_all([call], so_far, director);
    }

    /// Law 25A: an opponent's call that was unintended. By calling they have chosen all the same, whichever call they meant, unless the
    /// director is asked. Where the call itself tells what it was made over, the one that was meant does.
    fn chosen_by_calling(&mut self, call: &PlacedCall) -> Option<(usize, Vec<Effect>)> {
        for at in (0..self.cases.len()).rev() {
            let Walk { cases, table, .. } = self;
            let relation = cases.get(at)?.call.by.relation_of(call.by);
            let is_opponent = matches!(relation, Relation::Lho | Relation::Rho);
            let may_choose = |case: &Case| is_opponent && !case.law.hangs_on_lhos_call() && case.is_open(&table.legal);
            let Some(case) = cases.get_mut(at).filter(|case| may_choose(case)) else { continue };
            let (mut chosen, mut director) = (Case::clone(case), Director::default());
            match chosen.take(Next::Call(relation, call), table, &mut director) {
                Transition::ThenTheCall(effects) if director.open.is_none() => {
                    *case = Rc::new(chosen);
                    return Some((at, effects));
                }
                Transition::NoBranch | Transition::Waits => {}
                Transition::Branch(_) | Transition::ThenTheCall(_) => return None,
            }
        }
        None
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
        self.table.note_ruling();
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
}
