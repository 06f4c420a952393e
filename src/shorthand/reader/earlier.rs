//! What LHO has yet to choose about, although others have called since.

use super::table::{Earlier, Fault, Open, Table};
use crate::{
    bridge::{Call, Seat},
    record::{Event, LhoChoice},
};

impl Table {
    /// Whether calls were made after as many passes in a row as end an auction, in turn or not: then the order of calls does not
    /// show what is open.
    pub(super) fn has_gone_on_after_the_end(&self) -> bool {
        let (mut passes, mut needed, mut ended) = (0, 4, false);
        for made in self.events.iter().filter_map(Event::made_call) {
            if ended {
                return true;
            }
            passes = if made.call == Call::Pass { passes + 1 } else { 0 };
            needed = if made.call.bid().is_some() { 3 } else { needed };
            ended = passes >= needed;
        }
        false
    }

    /// Whether LHO has just accepted the last call, so that it stands.
    pub(super) fn was_accepted(&self) -> bool {
        self.last_choice() == Some(LhoChoice::Accepts)
    }

    /// What LHO has just chosen about the last call, where nothing about it is open any more.
    pub(super) fn last_choice(&self) -> Option<LhoChoice> {
        let is_about_last = self.last.is_some_and(|last| last.event + 2 == self.events.len());
        match self.events.last() {
            Some(Event::Lho(choice)) if is_about_last && self.open == Open::Nothing => Some(*choice),
            _ => None,
        }
    }

    /// A call by another player leaves LHO's choice open.
    pub(super) fn keep_earlier(&mut self, by: Seat, call: Call) {
        let offender = |open: Open| match open {
            Open::Irregular { fault: Fault::Insufficient | Fault::OutOfTurn, offender, .. } => Some(offender),
            Open::Changed { player, .. } => Some(player),
            Open::Irregular { .. }
            | Open::Nothing
            | Open::Awaiting { .. }
            | Open::Replaced { .. }
            | Open::Unintended { .. } => None,
        };
        if self.earlier.is_none() && offender(self.open).is_some_and(|offender| offender != by) {
            self.earlier = Some(Earlier { open: self.open, in_turn: None });
        }
        let Some(Earlier { open, in_turn }) = &mut self.earlier else { return };
        if offender(*open).is_some_and(|offender| offender.lho() == by) {
            self.earlier = None;
            return;
        }
        let Open::Irregular { fault: Fault::OutOfTurn, offender, proper, before, .. } = *open else { return };
        if by == offender.rho() && (by == proper || in_turn.is_some()) {
            // Law 28B: it counts as not made.
            self.standing.truncate(before);
            if let Some((seat, call)) = *in_turn {
                self.standing.push(seat, call);
            }
            self.earlier = None;
        } else if by == proper && by == offender.partner() && in_turn.is_none() {
            *in_turn = Some((by, call));
        }
    }

    /// LHO chooses: about the earliest irregular call, as the Laws rule on one after the other. The call that its offender's
    /// partner has made in turn since, if there is one.
    pub(super) fn goes_back_to_earliest(&mut self) -> Option<(Seat, Call)> {
        let Earlier { open, in_turn } = self.earlier.take()?;
        if let Open::Irregular { offender, call, before, .. } = open {
            self.standing.truncate(before);
            self.standing.push(offender, call);
        }
        self.later = Some(self.open).filter(|later| matches!(later, Open::Irregular { .. }) && *later != open);
        self.open = open;
        in_turn
    }

    /// `1H 1D W:1S rej acc`: the next LHO chooses about the later of two irregular calls. Whether there is one.
    pub(super) fn choose_about_later(&mut self, choice: LhoChoice) -> bool {
        let Some(Open::Irregular { offender, call, .. }) = self.later.take() else { return false };
        self.choice(choice);
        if choice == LhoChoice::Accepts {
            // Partner, whose turn it was, may have called since.
            if let Some(last) = self.last.filter(|last| last.by == offender.partner()) {
                self.standing.truncate(last.before);
            }
            self.standing.push(offender, call);
            (self.turn, self.open) = (offender.lho(), Open::Nothing);
        }
        true
    }
}
