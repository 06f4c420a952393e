//! The calls around an irregularity: what it was changed from or replaced by, what was made since, and what became of each.

use super::{Case, Subject};
use crate::{
    bridge::{Call, Seat},
    record::{Event, LhoChoice},
    ruling::{CallStatus, Incident, Kind, Origin, RuledCall},
};

impl<'a> Case<'a> {
    /// The last attempt to replace the call.
    pub(in crate::explain) fn last_attempt(&self) -> Option<Call> {
        self.incident.attempts.last().copied()
    }

    /// Law 27B4: the second insufficient bid that LHO may accept, if one awaits that choice.
    pub(in crate::explain) fn second_pending(&self) -> Option<Call> {
        let option = self.option()?;
        let waits = option.clause.address() == "27B4" && option.is_lho_choice();
        let pending = |call: &&RuledCall| call.by == self.offender && call.status == CallStatus::Pending;
        self.since().iter().rfind(pending).filter(|_| waits).map(|call| call.call)
    }

    /// The call that LHO accepted, if any: the first one, or a second insufficient bid.
    pub(in crate::explain) fn accepted(&self) -> Option<Call> {
        self.accepted_call().filter(|call| *call != self.call || !self.is_cancelled())
    }

    /// The same, whatever has become of it since.
    fn accepted_call(&self) -> Option<Call> {
        self.accepted_second().or_else(|| (self.incident.accepted == Some(true)).then_some(self.call))
    }

    /// Law 27B4: the second insufficient bid, perhaps the same one again, where that was accepted.
    pub(in crate::explain) fn accepted_second(&self) -> Option<Call> {
        self.incident.replacement.filter(|_| self.cites("27B4") && self.cites("27A1"))
    }

    /// The call in whose place this replacement stands.
    pub(in crate::explain) fn replaced_by(&self, replacement: Call) -> Call {
        if self.subject() != Subject::Changed {
            return self.call;
        }
        let (first, second) = self.changed();
        if replacement == second { first } else { second }
    }

    /// Whether this player has called since the offender chose another call in place of the irregular one.
    pub(in crate::explain) fn has_called_since(&self, seat: Seat) -> bool {
        let since = self.ruling.calls.get(self.place + 1..).unwrap_or_default();
        // Calls of which only one answer lets all stand hang on the question.
        let stands = |call: &RuledCall| {
            call.status == CallStatus::Stands || call.status == CallStatus::Pending && self.asks_which_law()
        };
        let chosen = since.iter().position(|call| stands(call) && call.by == self.offender);
        let from = match self.declined_event().filter(|_| self.bars_at_once()) {
            Some(declined) if seat == self.partner => since.iter().position(|call| call.event > Some(declined)),
            Some(_) | None if seat == self.offender => chosen,
            Some(_) | None => chosen.map(|at| at + 1),
        };
        since.iter().skip(from.unwrap_or(0)).any(|call| stands(call) && call.by == seat)
    }

    /// The event by which LHO declined the irregular call.
    fn declined_event(&self) -> Option<usize> {
        let events = self.record.events.iter().enumerate().skip(self.incident.event);
        events.filter(|(_, event)| **event == Event::Lho(LhoChoice::Declines)).map(|(at, _)| at).next()
    }

    /// Whether the irregular call is cancelled.
    pub(in crate::explain) fn is_cancelled(&self) -> bool {
        self.ruling.calls.get(self.place).is_some_and(|call| call.status == CallStatus::Cancelled)
    }

    /// Whether the irregular call stands.
    pub(in crate::explain) fn stands(&self) -> bool {
        self.ruling.calls.get(self.place).is_some_and(|call| call.status == CallStatus::Stands)
    }

    /// What became later of an irregular call that LHO accepted, where it does not stand.
    pub(in crate::explain) fn since_accepted(&self) -> Option<CallStatus> {
        let status = self.ruling.calls.get(self.place).map(|call| call.status);
        status.filter(|status| {
            self.incident.accepted == Some(true) && self.accepted_second().is_none() && *status != CallStatus::Stands
        })
    }

    /// How many calls that stand were made after the irregular one.
    pub(in crate::explain) fn calls_since(&self) -> usize {
        let later = self.ruling.calls.iter().skip(self.place + 1);
        later.filter(|call| call.status == CallStatus::Stands).count()
    }

    /// Law 25B: the first call and the one to which it was changed.
    pub(in crate::explain) fn changed(&self) -> (Call, Call) {
        (self.ruling.calls.get(self.first_place()).map_or(self.call, |call| call.call), self.call)
    }

    /// Law 25B: the place of the first call, over which LHO may have called; otherwise that of the irregular call.
    pub(in crate::explain) fn first_place(&self) -> usize {
        let before = self.ruling.calls.get(..self.place).unwrap_or_default();
        let its = |call: &RuledCall| call.by == self.offender && call.origin == Origin::Made;
        // Neither a slip that was put right nor an earlier change that was refused is what was changed now.
        let slips = self.ruling.incidents.iter();
        let slips = slips.filter(|other| other.kind == Kind::UnintendedCall && other.replacement.is_some());
        let slips = || slips.map(|slip| self.ruling.place_of(slip)).collect::<Vec<_>>();
        let first = || {
            let slips = slips();
            let mut kept = before.iter().enumerate().rev().filter(|(place, _)| !slips.contains(place));
            let kept = kept.find(|(_, call)| its(call) && call.status != CallStatus::Cancelled).map(|(place, _)| place);
            kept.or_else(|| before.iter().rposition(its))
        };
        (self.incident.kind == Kind::ChangeOfCall).then(first).flatten().unwrap_or(self.place)
    }

    /// Law 25B: whether partner called between the first call and the change, which was then too late.
    pub(in crate::explain) fn partner_called_between(&self) -> bool {
        let between = self.ruling.calls.iter().take(self.place).skip(self.first_place());
        between.into_iter().any(|call| call.by == self.partner && call.origin == Origin::Made)
    }

    /// The calls from the irregularity on (a change of call: from the first call on).
    fn since(&self) -> &'a [RuledCall] {
        self.ruling.calls.get(self.first_place()..).unwrap_or_default()
    }

    /// The offender's calls at this turn that were withdrawn or cancelled, with their places. The turn ends when partner calls.
    pub(in crate::explain) fn withdrawn(&self) -> Vec<(usize, &'a RuledCall)> {
        let calls = self.ruling.calls.iter().enumerate().skip(self.first_place());
        let last = self.passes_cancelled_for_others();
        let turn = calls.take_while(|(place, call)| *place <= self.place || call.by != self.partner && *place < last);
        let gone = |call: &RuledCall| matches!(call.status, CallStatus::Withdrawn | CallStatus::Cancelled);
        turn.filter(|(_, call)| call.by == self.offender && gone(call)).collect()
    }

    /// Laws 34 and 17D3 (2007: 17E2): from which place on passes were cancelled since an opponent had passed out of rotation. Those
    /// who followed are no offenders.
    fn passes_cancelled_for_others(&self) -> usize {
        let is_it = |other: &&Incident| {
            let is_end = other.kind == Kind::PassesOutOfRotationEnd && other.event > self.incident.event;
            is_end && other.offender.side() != self.side
        };
        self.ruling.incidents.iter().find(is_it).map_or(usize::MAX, |end| self.ruling.place_of(end))
    }

    /// Laws 36A and 38D: whether the call over it, and so what followed, is cancelled with it. After the opening lead, a pass
    /// over a double stands.
    pub(in crate::explain) fn cancels_what_followed(&self) -> bool {
        let mut later = self.ruling.calls.iter().skip(self.place + 1).filter(|call| call.origin == Origin::Made);
        let over = later.find(|call| call.by != self.offender);
        // Once the director has ruled, a double of theirs falls by 36B.
        let is_irregular = |call: &RuledCall| self.ruling.incidents.iter().any(|it| Some(it.event) == call.event);
        let falls = over.is_some_and(|call| call.status == CallStatus::Cancelled && !is_irregular(call));
        falls && (self.cites("36A") || self.cites("38B"))
    }

    /// Law 25A: the call of LHO over an unintended call, if it was withdrawn.
    pub(in crate::explain) fn lho_withdrawn(&self) -> Option<Call> {
        if self.incident.kind != Kind::UnintendedCall {
            return None;
        }
        let over = self.ruling.calls.get(self.place + 1)?;
        (over.by == self.lho && over.status == CallStatus::Withdrawn).then_some(over.call)
    }

    /// Whether LHO accepted in words rather than by calling.
    pub(in crate::explain) fn accepted_in_words(&self) -> bool {
        let from = self.incident.event;
        let later = self.ruling.incidents.iter().map(|incident| incident.event).filter(|event| *event > from);
        let to = later.min().unwrap_or(self.record.events.len());
        let between = self.record.events.get(from..to).unwrap_or_default();
        between.contains(&Event::Lho(LhoChoice::Accepts))
    }
}
