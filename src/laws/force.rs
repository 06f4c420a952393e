//! What binds whom: players who must pass, calls that must be repeated, doubles that may not be made.

use crate::{
    bridge::{Call, Seat},
    ruling::{InForce, MustPass, MustRepeat, NoDouble, Passes, Rectification, Until},
};

/// What is in force, each with the event of the irregularity that brought it.
#[derive(Clone, Debug, Default)]
pub(super) struct Force {
    must_pass: Vec<(Option<usize>, MustPass)>,
    must_repeat: Vec<(Option<usize>, MustRepeat)>,
    no_double: Vec<(Option<usize>, NoDouble)>,
}

impl Force {
    pub(super) fn is_empty(&self) -> bool {
        self.must_pass.is_empty() && self.must_repeat.is_empty() && self.no_double.is_empty()
    }

    /// Whether this player must pass at their next turn: also where it is a pass that they must repeat (Law 31A1).
    pub(super) fn must_pass(&self, seat: Seat) -> bool {
        let must_repeat_pass = self.must_repeat(seat).is_some_and(|bar| bar.call == Call::Pass);
        must_repeat_pass || self.is_barred(seat)
    }

    /// Whether something makes this player pass, whatever they have to repeat.
    pub(super) fn is_barred(&self, seat: Seat) -> bool {
        self.must_pass.iter().any(|(_, bar)| bar.seat == seat)
    }

    /// Laws 31A1 and 32: the call that this player must make at their turn.
    pub(super) fn must_repeat(&self, seat: Seat) -> Option<MustRepeat> {
        self.must_repeat.iter().rev().map(|(_, bar)| *bar).find(|bar| bar.seat == seat)
    }

    pub(super) fn need_not_repeat(&mut self, seat: Seat) {
        self.must_repeat.retain(|(_, bar)| bar.seat != seat);
    }

    /// 2007 Law 30B2(b): whether this player may not double or redouble at their next turn.
    pub(super) fn may_not_double(&self, seat: Seat) -> bool {
        self.no_double.iter().any(|(_, bar)| bar.seat == seat)
    }

    /// Everything that binds a player; if several things make one player pass, the longest.
    pub(super) fn in_force(&self) -> InForce {
        let mut must_pass: Vec<MustPass> = Vec::new();
        for (_, bar) in &self.must_pass {
            match must_pass.iter_mut().find(|other| other.seat == bar.seat) {
                Some(other) if other.until == Until::NextTurn && bar.until == Until::EndOfAuction => *other = *bar,
                Some(_) => {}
                None => must_pass.push(*bar),
            }
        }
        let must_repeat = self.must_repeat.last().map(|(_, bar)| *bar).filter(|bar| !self.is_barred(bar.seat));
        let no_double = self.no_double.iter().map(|(_, bar)| *bar).collect();
        InForce { must_pass, must_repeat, no_double, ..InForce::default() }
    }

    /// Whether what binds this player leaves them this call.
    pub(super) fn allows(&self, seat: Seat, call: Call) -> bool {
        match (self.must_pass(seat), self.must_repeat(seat)) {
            (true, _) => call == Call::Pass,
            (false, Some(bar)) => call == bar.call,
            (false, None) => !(call.is_double_or_redouble() && self.may_not_double(seat)),
        }
    }

    /// A rectification binds its players.
    pub(super) fn add(&mut self, event: Option<usize>, offender: Seat, result: &Rectification) {
        for (seat, passes) in [(offender.partner(), result.partner_passes), (offender, result.offender_passes)] {
            let until = match passes {
                Passes::None => continue,
                Passes::Once => Until::NextTurn,
                Passes::Throughout => Until::EndOfAuction,
            };
            self.must_pass.extend(result.passes_by.map(|clause| (event, MustPass { seat, until, clause })));
        }
        if let (Some(call), Some(clause)) = (result.must_repeat, result.clauses.last()) {
            self.must_repeat.push((event, MustRepeat { seat: offender, call, clause: *clause }));
        }
        let seat = offender.partner();
        self.no_double.extend(result.no_double.map(|clause| (event, NoDouble { seat, clause })));
    }

    /// What is in force here or there.
    pub(super) fn with(&self, other: &Force) -> Force {
        let mut both = self.clone();
        both.must_pass.extend_from_slice(&other.must_pass);
        both.must_repeat.extend_from_slice(&other.must_repeat);
        both.no_double.extend_from_slice(&other.no_double);
        both
    }

    /// Removes what the irregularity at this event brought, and returns it.
    pub(super) fn remove(&mut self, event: Option<usize>) -> Force {
        Force {
            must_pass: self.must_pass.extract_if(.., |(from, _)| *from == event).collect(),
            must_repeat: self.must_repeat.extract_if(.., |(from, _)| *from == event).collect(),
            no_double: self.no_double.extract_if(.., |(from, _)| *from == event).collect(),
        }
    }

    /// This player has had their turn: returns what bound them at it and no longer does.
    pub(super) fn turn_passes(&mut self, seat: Seat) -> Force {
        let is_over = |(_, bar): &mut (Option<usize>, MustPass)| bar.seat == seat && bar.until == Until::NextTurn;
        Force {
            must_pass: self.must_pass.extract_if(.., is_over).collect(),
            must_repeat: self.must_repeat.extract_if(.., |(_, bar)| bar.seat == seat).collect(),
            no_double: self.no_double.extract_if(.., |(_, bar)| bar.seat == seat).collect(),
        }
    }
}
