//! The table: every call that was made, the legal auction, and what binds whom.

use std::rc::Rc;

use crate::{
    bridge::{Auction, Call, Seat},
    lawbook::Edition,
    record::{MadeCall, Yardstick},
    ruling::{CallStatus, Origin, RuledCall},
};

use super::{force::Force, legal::LegalAuction, tree::PlacedCall};

/// The table as the record has left it.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) legal: LegalAuction,
    pub(super) force: Force,
    calls: Vec<TableCall>,
    /// The place of each call of the legal auction.
    standing: Vec<usize>,
    /// What bound its player at the turn of each call of the legal auction, and no longer does.
    bound: Vec<Force>,
    /// Laws 28A, 37B and 38: the places of the passes that the Laws have put there.
    substitutes: Vec<usize>,
    /// How many calls there were when the director last ruled, or LHO last said what they choose.
    ruled: usize,
}

/// A call on the table. Its place is its number among them all, in the order in which they came.
#[derive(Clone, Copy, Debug)]
struct TableCall {
    ruled: RuledCall,
    /// Where it is shown: a pass that the Laws put there stands beside the call that brought it.
    order: (usize, Beside),
    is_shown: bool,
    /// Whether the record names a pass that the Laws had put there.
    is_written: bool,
    /// How many calls there were at the last ruling before it was made.
    ruled_before: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Beside {
    Before,
    Itself,
    After,
}

impl Table {
    pub(super) fn new(edition: Edition, dealer: Seat, yardstick: Yardstick) -> Table {
        Table {
            edition,
            yardstick,
            legal: LegalAuction::new(dealer),
            force: Force::default(),
            calls: Vec::new(),
            standing: Vec::new(),
            bound: Vec::new(),
            substitutes: Vec::new(),
            ruled: 0,
        }
    }

    pub(super) fn auction(&self) -> &Auction {
        self.legal.auction()
    }

    /// A call is made; its place.
    pub(super) fn add(&mut self, by: Seat, call: Call, event: usize) -> usize {
        let place = self.calls.len();
        let ruled = RuledCall { by, call, status: CallStatus::Pending, origin: Origin::Made, event: Some(event) };
        let order = (place, Beside::Itself);
        self.calls.push(TableCall { ruled, order, is_shown: true, is_written: false, ruled_before: self.ruled });
        place
    }

    /// Laws 28A, 37B and 38: the Laws put a pass beside the call in this place.
    pub(super) fn substitute(&mut self, by: Seat, beside: usize, is_before: bool) -> PlacedCall {
        let place = self.calls.len();
        let origin = Origin::Substituted;
        let ruled = RuledCall { by, call: Call::Pass, status: CallStatus::Pending, origin, event: None };
        let order = (beside, if is_before { Beside::Before } else { Beside::After });
        self.calls.push(TableCall { ruled, order, is_shown: true, is_written: false, ruled_before: self.ruled });
        self.substitutes.push(place);
        PlacedCall { by, made: Rc::new(MadeCall::new(Call::Pass, Some(by))), place, event: None }
    }

    /// The pass that the Laws have put after the call in this place.
    fn substitute_of(&self, place: usize) -> Option<usize> {
        self.calls.iter().rposition(|call| call.order == (place, Beside::After) && call.is_shown)
    }

    /// Laws 37A and 38: the pass that the Laws had put in place of this call is taken out again; its place.
    pub(super) fn take_out_substitute(&mut self, place: usize) -> Option<usize> {
        let substitute = self.substitute_of(place)?;
        self.hide(substitute);
        if self.standing.last() == Some(&substitute) {
            self.take_out_last();
        }
        Some(substitute)
    }

    fn hide(&mut self, place: usize) {
        if let Some(call) = self.calls.get_mut(place) {
            call.is_shown = false;
        }
    }

    pub(super) fn set(&mut self, place: usize, status: CallStatus) {
        if let Some(call) = self.calls.get_mut(place) {
            call.ruled.status = status;
        }
    }

    /// A call joins the legal auction.
    pub(super) fn join(&mut self, call: &PlacedCall) {
        let in_turn = call.by == self.auction().turn();
        self.bound.push(if in_turn { self.force.turn_passes(call.by) } else { Force::default() });
        self.legal.push(call.by, &call.made);
        self.standing.push(call.place);
        self.set(call.place, CallStatus::Stands);
    }

    /// The last call of the legal auction does not stand after all. What bound its player at that turn binds them again.
    pub(super) fn take_out_last(&mut self) {
        self.legal.pop();
        self.standing.pop();
        if let Some(bound) = self.bound.pop() {
            self.force = self.force.with(&bound);
        }
    }

    /// What binds the player who called last, if they change that call at once: as it was at their turn.
    pub(super) fn binds_change(&self) -> Force {
        self.bound.last().map_or_else(|| self.force.clone(), |bound| self.force.with(bound))
    }

    /// Laws 31A1 and 32: this player need not repeat a call any more.
    pub(super) fn need_not_repeat(&mut self, seat: Seat) {
        self.force.need_not_repeat(seat);
        self.bound.iter_mut().for_each(|bound| bound.need_not_repeat(seat));
    }

    /// The legal auction from this place on is cancelled.
    pub(super) fn cancel_from(&mut self, number: usize) {
        let cancelled = self.standing.split_off(number.min(self.standing.len()));
        for bound in self.bound.split_off(number.min(self.bound.len())) {
            self.force = self.force.with(&bound);
        }
        self.legal.truncate(number);
        cancelled.iter().for_each(|place| self.set(*place, CallStatus::Cancelled));
    }

    /// How many calls there are on the table, which is the place of the next.
    pub(super) fn calls_made(&self) -> usize {
        self.calls.len()
    }

    /// Whether this player has called since the call in this place, unless they have taken the call back.
    pub(super) fn has_called_since(&self, seat: Seat, place: usize) -> bool {
        let is_call = |call: &RuledCall| call.origin == Origin::Made && call.status != CallStatus::Withdrawn;
        self.calls.iter().skip(place + 1).any(|call| call.ruled.by == seat && is_call(&call.ruled))
    }

    /// Whether partner was the last of the two to call before this call, if only a bid that LHO refused. What the player has
    /// taken back is no call of theirs.
    pub(super) fn partner_called_last(&self, call: &PlacedCall) -> bool {
        let side = [call.by, call.by.partner()];
        let calls = self.calls.iter().take(call.place).map(|call| &call.ruled).filter(|call| side.contains(&call.by));
        let is_call = |ruled: &&RuledCall| ruled.by != call.by || ruled.status != CallStatus::Withdrawn;
        let last = calls.filter(|ruled| ruled.origin == Origin::Made).rfind(is_call);
        last.is_some_and(|last| last.by != call.by)
    }

    /// This player's call, if it was the very last before this one, but for what the player of this one has taken back, and was made
    /// after `ruled` others.
    fn follows_at_once(&self, call: &PlacedCall, by: Seat, ruled: usize) -> Option<&RuledCall> {
        let is_taken_back = |one: &RuledCall| one.by == call.by && one.status == CallStatus::Withdrawn;
        let since = self.calls.get(ruled..call.place).unwrap_or_default();
        let last = since.iter().map(|last| &last.ruled).rfind(|last| !is_taken_back(last))?;
        (last.by == by && last.origin == Origin::Made).then_some(last)
    }

    /// Whether partner's was the very last call before this one, they have not taken it back, and nobody has ruled since.
    pub(super) fn follows_partner_before_ruling(&self, call: &PlacedCall) -> bool {
        let last = self.follows_at_once(call, call.by.partner(), self.ruled);
        last.is_some_and(|last| last.status != CallStatus::Withdrawn)
    }

    /// Whether LHO's was the very last call before this one, if only one that was refused later, and nobody had ruled when it was made.
    pub(super) fn follows_lho_before_ruling(&self, call: &PlacedCall) -> bool {
        let ruled = self.calls.get(call.place).map_or(self.ruled, |call| call.ruled_before);
        self.follows_at_once(call, call.by.lho(), ruled).is_some()
    }

    /// Whether nothing has happened since the last call that stands, but for what this player has taken back.
    pub(super) fn comes_at_once(&self, call: &PlacedCall) -> bool {
        let Some(last) = self.last_standing() else { return false };
        let between = self.calls.get(last.place + 1..call.place).unwrap_or_default();
        let is_taken_back =
            |between: &TableCall| between.ruled.by == call.by && between.ruled.status == CallStatus::Withdrawn;
        let next = last.event.and_then(|event| event.checked_add(1 + between.len()));
        between.iter().all(is_taken_back) && next == call.event
    }

    /// The director rules, or LHO says what they choose.
    pub(super) fn note_ruling(&mut self) {
        self.ruled = self.calls.len();
    }

    /// The last call of the legal auction.
    pub(super) fn last_standing(&self) -> Option<PlacedCall> {
        self.standing_at(self.standing.len().checked_sub(1)?)
    }

    /// The last call of this player that stands.
    pub(super) fn last_of(&self, seat: Seat) -> Option<PlacedCall> {
        let number = self.auction().calls().iter().rposition(|(by, _)| *by == seat)?;
        self.standing_at(number)
    }

    /// The call in this place of the legal auction.
    pub(super) fn standing_at(&self, number: usize) -> Option<PlacedCall> {
        let (by, made) = self.legal.at(number)?;
        let place = *self.standing.get(number)?;
        let event = self.calls.get(place)?.ruled.event;
        Some(PlacedCall { by, made: Rc::clone(made), place, event })
    }

    /// The legal auction up to the call in this place of the table.
    pub(super) fn legal_before(&self, place: usize) -> LegalAuction {
        let mut before = self.legal.clone();
        before.truncate(self.standing.iter().position(|standing| *standing == place).unwrap_or(before.len()));
        before
    }

    /// Laws 28A, 37B and 38: whether the last thing that happened at this player's turn is a pass that the Laws have put there,
    /// and that the record has not named.
    pub(super) fn may_write_substitute(&self, seat: Seat) -> bool {
        self.unwritten_substitute(seat).is_some()
    }

    fn unwritten_substitute(&self, seat: Seat) -> Option<usize> {
        let is_it = |call: &TableCall| call.ruled.by == seat && call.is_shown;
        let mut latest = self.substitutes.iter().rev().copied();
        let at = latest.find(|at| self.calls.get(*at).is_some_and(is_it))?;
        let substitute = self.calls.get(at).filter(|call| !call.is_written)?;
        let stands = |call: &TableCall| call.ruled.origin == Origin::Made && call.ruled.status == CallStatus::Stands;
        let later = self.calls.iter().skip(substitute.order.0 + 1).any(stands);
        (!later).then_some(at)
    }

    /// The call is the pass that the Laws have put there.
    pub(super) fn write_substitute(&mut self, call: &PlacedCall) {
        if let Some(substitute) = self.unwritten_substitute(call.by).and_then(|at| self.calls.get_mut(at)) {
            substitute.is_written = true;
        }
        self.hide(call.place);
    }

    /// 2017 Law 36C: the turn of the call in this place counts as a pass, although no pass is shown.
    pub(super) fn count_as_pass(&mut self, by: Seat, place: usize) {
        if by == self.auction().turn() {
            self.legal.push(by, &Rc::new(MadeCall::new(Call::Pass, Some(by))));
            self.standing.push(place);
            self.bound.push(Force::default());
        }
    }

    /// The last call that is shown. A pass that the Laws put before or after a call was added right after it, so it is one of the
    /// last three.
    pub(super) fn last(&self) -> Option<RuledCall> {
        self.calls
            .iter()
            .rev()
            .filter(|call| call.is_shown)
            .take(3)
            .max_by_key(|call| call.order)
            .map(|call| call.ruled)
    }

    /// The calls in the order in which they are shown.
    pub(super) fn shown(&self) -> Vec<RuledCall> {
        let mut shown: Vec<&TableCall> = self.calls.iter().filter(|call| call.is_shown).collect();
        shown.sort_by_key(|call| call.order);
        shown.into_iter().map(|call| call.ruled).collect()
    }
}
