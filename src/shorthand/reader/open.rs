//! What is open at the table: an irregular call, a replacement, a slip, a change.

use crate::bridge::{Call, Seat};

/// What may still be done about the last calls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Open {
    Nothing,
    /// LHO may choose, or the offender replaces.
    Irregular {
        fault: Fault,
        offender: Seat,
        proper: Seat,
        call: Call,
        before: usize,
    },
    /// The offender replaces the call.
    Awaiting {
        offender: Seat,
        call: Call,
        before: usize,
    },
    /// The offender has replaced it.
    Replaced {
        offender: Seat,
        original: Call,
        before: usize,
        timing: Timing,
    },
    /// Law 25A: the intended call has not been made yet.
    Unintended {
        player: Seat,
        /// Whose turn it was.
        turn: Seat,
        before: usize,
        intended: Intended,
    },
    /// Law 25B: a call was changed.
    Changed {
        player: Seat,
        first: Call,
        before: usize,
    },
}

impl Open {
    /// Whether this player made the irregular call.
    pub(super) fn is_by(self, seat: Seat) -> bool {
        matches!(self, Open::Irregular { offender, .. } if offender == seat)
    }
}

/// What is wrong with an irregular call, as far as the order of calls shows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    Insufficient,
    OutOfTurn,
    /// Nobody can accept it: a double of nothing, a bid above seven.
    Inadmissible,
}

/// When a replacement came.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Timing {
    /// After `>`, which says that LHO has declined: in the event at this place. `acc` may yet say otherwise.
    Announced { declines: usize },
    /// Law 27C: before LHO had chosen.
    Premature,
    /// After LHO had chosen.
    Due,
}

impl Timing {
    /// Law 27C: another call in place of a premature double is made before LHO has chosen too.
    pub(super) const fn of_another(self) -> Timing {
        match self {
            Timing::Premature => Timing::Premature,
            Timing::Due | Timing::Announced { .. } => Timing::Due,
        }
    }
}

/// Which call without a mark is the intended one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Intended {
    Next,
    /// The one said to be theirs: others call first.
    Said,
}
