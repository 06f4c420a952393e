//! The walk: the events of a record, one by one. The laws of the open cases are asked first whether an event is a branch of
//! their tree; a call that is none, and no earlier one waits for, is regular or opens a case.

mod open;

use std::rc::Rc;

use crate::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::{Event, LhoChoice, MadeCall, Yardstick},
    ruling::{CallStatus, Information, Kind, Origin},
};

use super::{
    Fault,
    case::{Candidates, Case, Law},
    law16, law28, law34,
    table::Table,
    tree::{Asks, Effect, Next, PlacedCall, Taken},
};

/// The table, and the cases that the events have opened.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) table: Table,
    pub(super) cases: Vec<Rc<Case>>,
    pub(super) asks: Asks,
    /// Laws 34 and 17D3: the auction has just gone back, so that every further pass is cancelled too.
    passes_fall: bool,
    /// Laws 31A1 and 32: a call in place of the one that had to be repeated, until the next call or the ruling.
    not_repeated: Option<PlacedCall>,
}

impl Walk {
    pub(super) fn new(edition: Edition, dealer: Seat, yardstick: Yardstick) -> Walk {
        let table = Table::new(edition, dealer, yardstick);
        Walk { table, cases: Vec::new(), asks: Asks::default(), passes_fall: false, not_repeated: None }
    }

    /// Takes the next event.
    pub(super) fn take(&mut self, at: usize, event: &Event) -> Result<(), Fault> {
        match event {
            Event::Call(made) => match (made.by, self.candidates().as_slice()) {
                (Some(by), _) => self.call(at, by, made),
                (None, &[by]) => self.call(at, by, made),
                (None, candidates) => Err(Fault::WhoCalled(candidates.to_vec())),
            },
            Event::Lho(LhoChoice::Accepts) => self.lho(Next::Accepts),
            Event::Lho(LhoChoice::Declines) => self.lho(Next::Declines),
            Event::OpeningLeadFaced => {
                self.offer(Next::LeadFaced);
                let is_over = self.table.auction().is_over() || self.passes_fall;
                if is_over { Ok(()) } else { Err(Fault::LeadBeforeEnd) }
            }
            Event::DirectorRuled => {
                self.offer(Next::Ruled);
                (self.passes_fall, self.not_repeated) = (false, None);
                Ok(())
            }
        }
    }

    /// Law 33: two calls at the same instant. The one by the player whose turn it was counts as the first.
    pub(super) fn take_both(&mut self, at: usize, first: &MadeCall, second: &MadeCall) -> Result<(), Fault> {
        let in_order = second.by != Some(self.table.auction().turn());
        let [one, two] = if in_order { [(at, first), (at + 1, second)] } else { [(at + 1, second), (at, first)] };
        self.take(one.0, &Event::Call(one.1.clone()))?;
        let by = two.1.by.or_else(|| self.candidates().first().copied());
        let by = by.ok_or_else(|| Fault::WhoCalled(Seat::ALL.to_vec()))?;
        let made = MadeCall { by: Some(by), ..two.1.clone() };
        let place = self.table.calls_made();
        let call = PlacedCall { by, made: made.clone(), place, event: two.0 };
        let clause = law28::law33(self.table.edition);
        self.open(Kind::SimultaneousCall, None, call, Law::Order(vec![clause], Information::Authorised));
        self.call(two.0, by, &made)
    }

    /// Who may call next: one player, or several where only the record can tell.
    pub(super) fn candidates(&self) -> Candidates {
        let turn = self.table.auction().turn();
        let open = self.cases.iter().rev().find_map(|case| case.candidates(turn));
        open.unwrap_or_else(|| vec![turn])
    }

    /// Whether somebody has to choose before the auction goes on.
    pub(super) fn is_blocked(&self) -> bool {
        self.cases.iter().any(|case| case.blocks())
    }

    fn case_mut(&mut self, at: usize) -> Option<&mut Case> {
        self.cases.get_mut(at).map(Rc::make_mut)
    }

    fn open(&mut self, kind: Kind, also: Option<Kind>, call: PlacedCall, law: Law) -> usize {
        self.cases.push(Rc::new(Case::new(kind, also, call, law)));
        self.cases.len() - 1
    }

    /// Whether this player's call may raise a question to the director: not if it is made in turn, and nothing is open.
    pub(super) fn may_ask(&self, by: Seat) -> bool {
        by != self.table.auction().turn() || self.cases.iter().any(|case| case.is_open() || case.waits_for_a_call())
    }

    /// Takes a call of this player.
    pub(super) fn call(&mut self, event: usize, by: Seat, made: &MadeCall) -> Result<(), Fault> {
        if self.has_made(by, made.call) {
            return Err(Fault::SaidTwice(by, made.call));
        }
        if self.is_ruled_out(by) {
            return Err(Fault::NothingToAccept);
        }
        let place = self.table.add(by, made.call);
        self.act(&PlacedCall { by, made: made.clone(), place, event });
        Ok(())
    }

    /// Law 27B3: the offender calls again, so the director cannot have found their double comparable.
    fn is_ruled_out(&self, by: Seat) -> bool {
        let last = self.table.calls_made().checked_sub(1);
        let hangs = |law: &Law| {
            let Law::Insufficient(bid) = law else { return None };
            bid.hanging_double().filter(|double| double.by == by).map(|double| double.place)
        };
        last.is_some() && self.cases.iter().any(|case| hangs(&case.law) == last)
    }

    /// Whether the last call of the table is this one, by this player, and nothing has come of it yet. Naming it again
    /// changes nothing (Law 25 needs another call), so a record that does so tells one call twice.
    fn has_made(&self, by: Seat, call: Call) -> bool {
        let Some(last) = self.table.last().filter(|last| last.by == by && last.call == call) else { return false };
        match (last.status, last.origin) {
            // A pass that the Laws have put there may be written down once.
            (CallStatus::Stands, Origin::Substituted) => !self.table.may_write_substitute(by),
            (CallStatus::Stands | CallStatus::Pending, _) => true,
            (CallStatus::Withdrawn, _) => self.candidates() == [by],
            (CallStatus::Cancelled, _) => false,
        }
    }

    /// The calls that wait for LHO's choice are ruled on as the table stands, and the cases for which they wait are left as
    /// they are.
    pub(super) fn rule_on_waiting(&mut self) {
        let mut waiting = Vec::new();
        for at in 0..self.cases.len() {
            if let Some(case) = self.case_mut(at).filter(|case| !case.waiting.is_empty()) {
                waiting.append(&mut case.waiting);
                case.is_set_aside = true;
            }
        }
        waiting.iter().for_each(|call| self.act(call));
    }

    /// A call, in the light of the cases that are open, the latest first.
    fn act(&mut self, call: &PlacedCall) {
        if call.made.facts.unintended == Some(true) {
            return self.open_unintended(call);
        }
        let mut waits = None;
        for at in (0..self.cases.len()).rev() {
            match self.offer_to(at, |offender| Next::Call(offender.relation_of(call.by), call)) {
                Taken::NoBranch => {}
                Taken::Branch(effects) => return self.apply(at, effects),
                Taken::ThenTheCall(effects) => {
                    self.apply(at, effects);
                    return self.act(call);
                }
                Taken::Waits => waits = waits.or(Some(at)),
            }
        }
        match waits.and_then(|at| self.case_mut(at)) {
            Some(case) => case.waiting.push(call.clone()),
            None => self.regular(call),
        }
    }

    fn offer_to<'a>(&mut self, at: usize, next: impl FnOnce(Seat) -> Next<'a>) -> Taken {
        let Walk { cases, table, asks, .. } = self;
        let Some(case) = cases.get_mut(at).filter(|case| case.is_open()) else { return Taken::NoBranch };
        let case = Rc::make_mut(case);
        case.take(next(case.call.by), table, asks)
    }

    /// What LHO says, about the earliest irregularity that waits for it.
    fn lho(&mut self, next: Next<'_>) -> Result<(), Fault> {
        let at = self.cases.iter().position(|case| case.awaits_lho()).ok_or(Fault::NothingToAccept)?;
        match self.offer_to(at, |_| next) {
            Taken::Branch(effects) | Taken::ThenTheCall(effects) => self.apply(at, effects),
            Taken::NoBranch | Taken::Waits => return Err(Fault::NothingToAccept),
        }
        Ok(())
    }

    /// An event that concerns every open case.
    fn offer(&mut self, next: Next<'_>) {
        for at in (0..self.cases.len()).rev() {
            if let Taken::Branch(effects) | Taken::ThenTheCall(effects) = self.offer_to(at, |_| next) {
                self.apply(at, effects);
            }
        }
    }

    /// What a branch does to the table. Once LHO has chosen, the calls that waited for it are ruled on.
    fn apply(&mut self, at: usize, effects: Vec<Effect>) {
        let Some((event, offender)) = self.cases.get(at).map(|case| (case.call.event, case.call.by)) else { return };
        for effect in effects {
            match effect {
                Effect::Stands(call) => self.stands(&call),
                Effect::Status(place, status) => self.table.set(place, status),
                Effect::Falls => self.table.fall(),
                Effect::Binds(result) => {
                    self.table.force.remove(event);
                    self.table.force.add(event, offender, &result);
                }
                Effect::Frees => self.table.force.remove(event),
                Effect::Rules(call) => self.act(&call),
                Effect::NoSubstitute(place) => self.table.take_out_substitute(place),
                Effect::IsSubstitute(call) => self.table.write_substitute(&call),
                Effect::CountsAsPass(place) => self.table.count_as_pass(offender, place),
                Effect::StandsIfLegal(call) => {
                    let by = self.table.auction().turn();
                    let auction = self.table.auction();
                    if auction.allows(by, call.made.call) && !auction.is_over() {
                        self.stands(&PlacedCall { by, ..call });
                    }
                }
            }
        }
        if self.cases.get(at).is_none_or(|case| case.waiting.is_empty() || case.awaits_lho()) {
            return;
        }
        let waiting = self.case_mut(at).map(|case| std::mem::take(&mut case.waiting)).unwrap_or_default();
        waiting.iter().for_each(|call| self.act(call));
    }

    /// A call joins the legal auction.
    fn stands(&mut self, call: &PlacedCall) {
        let in_turn = call.by == self.table.auction().turn();
        self.table.join(call);
        if in_turn {
            self.table.force.turn_passes(call.by);
        }
        for at in 0..self.cases.len() {
            let Walk { cases, table, asks, .. } = self;
            let Some(case) = cases.get_mut(at).filter(|case| case.waits_for_a_call()) else { continue };
            let Case { law: Law::OutOfRotation(waiting), call: first, .. } = Rc::make_mut(case) else { continue };
            let by = first.by.relation_of(call.by);
            if let Some(effect) = waiting.call_stands(by, &call.made, &table.legal, asks) {
                self.apply(at, vec![effect]);
            }
        }
        // LHO's call over a pass out of rotation decides whether that pass stands, so the count waits for a call in turn.
        if in_turn {
            self.three_passes();
        }
    }

    /// Law 34, with 17D3 (2007: 17E2): the auction goes back to the first player who lost a turn, and the passes after
    /// that point are cancelled.
    fn three_passes(&mut self) {
        let Some(first) = law34::passes_out_of_rotation(self.table.auction()) else { return };
        let passer = self.table.auction().calls().get(first).map(|(by, _)| *by);
        let cancelled = self.table.cancel_from(first);
        let (Some(by), Some(place)) = (passer, cancelled.first().copied()) else { return };
        let Some(event) = self.cases.iter().find(|case| case.call.place == place).map(|case| case.call.event) else {
            return;
        };
        let call = PlacedCall { by, made: MadeCall::new(Call::Pass, Some(by)), place, event };
        let law = Law::Order(law34::clauses(self.table.edition), law16::WITHDRAWN);
        self.open(Kind::PassesOutOfRotationEnd, None, call, law);
        self.passes_fall = true;
    }
}
