//! Why a wrong choice is wrong, as something to say. A reason is a message with its clause: typed, and without language.

use super::{bar::Bar, claim::Fault, table::Table, what_if};
use crate::{
    bridge::{Bid, Call, Seat},
    explain::Message,
    lawbook::{Clause, Edition, index_2007, index_2017},
    ruling::Kind as Irregularity,
};

/// What the table looked like when the last call was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) seat: Seat,
    pub(super) call: Call,
    /// Whose turn it was, unless the auction was over.
    turn: Option<Seat>,
    /// The last bid before it.
    last: Option<Bid>,
    edition: Edition,
}

impl At {
    /// The last call of a table.
    pub(super) fn last_call(table: &Table) -> Option<At> {
        let last = table.ruling.calls.iter().rev().find(|call| call.origin == crate::ruling::Origin::Made)?;
        At::call(table, table.record.events.len().checked_sub(1)?, last.by, last.call)
    }

    /// The call in this place among the events of a table.
    pub(super) fn call(table: &Table, event: usize, seat: Seat, call: Call) -> Option<At> {
        let mut before = table.record.clone();
        before.events.truncate(event);
        let before = Table::of(before)?;
        Some(At {
            seat,
            call,
            turn: before.ruling.turn,
            last: before.ruling.auction.last_bid().map(|(_, bid)| bid),
            edition: table.record.laws,
        })
    }

    /// Whose turn it was, unless the auction was over.
    pub(super) const fn turn(self) -> Option<Seat> {
        self.turn
    }

    /// The clauses by which a call of this kind is in order.
    pub(super) fn regular(self) -> Vec<Clause> {
        let turn = self.edition.of(index_2007::L17C, index_2017::L17C);
        let enough = self.edition.of(index_2007::L18C, index_2017::L18C);
        match self.call {
            Call::Pass => vec![turn],
            Call::Bid(_) => vec![turn, enough],
            Call::Double | Call::Redouble => vec![turn, self.law_19()],
        }
    }

    /// The clause against which a call with this fault is.
    pub(super) fn against(self, fault: Fault) -> Option<Clause> {
        Some(match fault {
            Fault::Insufficient => self.edition.of(index_2007::L18D, index_2017::L18D),
            Fault::OutOfTurn => self.edition.of(index_2007::L17C, index_2017::L17C),
            Fault::NotAllowed => self.law_19(),
            Fault::AboveSeven => self.law_38a(),
            Fault::AfterTheEnd => self.edition.of(index_2007::L22A2, index_2017::L22A),
            Fault::HadToPass => return None,
        })
    }

    /// The call has this fault.
    pub(super) fn has(self, fault: Fault) -> Message {
        let At { seat: offender, call, .. } = self;
        match (fault, self.last, self.turn) {
            (Fault::Insufficient, Some(last), _) => Message::WhyInsufficient { call, over: Call::Bid(last) },
            (Fault::OutOfTurn, _, Some(seat)) => Message::WhyOutOfTurn { offender, call, seat },
            (Fault::NotAllowed, _, _) => Message::WhySays { says: self.law_19() },
            (Fault::HadToPass, _, _) => Message::QuizHadToPass { seat: offender },
            (Fault::AboveSeven, _, _) => Message::WhySays { says: self.law_38a() },
            (Fault::AfterTheEnd | Fault::Insufficient | Fault::OutOfTurn, _, _) => {
                Message::WhyAfterTheEnd { offender, call }
            }
        }
    }

    /// The call does not have this fault; `None` for one that nobody would see in it.
    pub(super) fn lacks(self, fault: Fault) -> Option<Message> {
        let At { seat: offender, call, .. } = self;
        Some(match (fault, self.last) {
            (Fault::Insufficient, Some(last)) => Message::QuizEnough { call, over: Call::Bid(last) },
            (Fault::OutOfTurn, _) => Message::WhyInTurn { offender, call },
            (Fault::NotAllowed, _) => Message::WhySays { says: self.law_19() },
            (Fault::HadToPass, _) => Message::QuizNotBarred { seat: offender },
            (Fault::AfterTheEnd, _) => Message::QuizNotOver {},
            (Fault::AboveSeven | Fault::Insufficient, _) => return None,
        })
    }

    const fn law_19(self) -> Clause {
        match self.call {
            Call::Redouble => self.edition.of(index_2007::L19B1, index_2017::L19B1),
            Call::Pass | Call::Double | Call::Bid(_) => self.edition.of(index_2007::L19A1, index_2017::L19A1),
        }
    }

    const fn law_38a(self) -> Clause {
        self.edition.of(index_2007::L38A, index_2017::L38A)
    }
}

/// This is how it is: who has to pass, and by which clause. Where LHO has accepted the call, that is said.
pub(super) fn barred(table: &Table, bar: Bar, clause: Clause) -> Message {
    let clauses = vec![clause];
    match bar {
        Bar::Nobody => accepted(table).unwrap_or(Message::QuizBarsNobody { clauses }),
        Bar::Once(seat) => Message::QuizBarsOnce { seat, clauses },
        Bar::Throughout(seat) => Message::QuizBarsThroughout { seat, clauses },
        Bar::Both(side) => Message::QuizBarsBoth { side, clauses },
        Bar::Repeats(offender, call) => Message::QuizMustRepeat { offender, call, seat: offender.rho(), clauses },
    }
}

/// This is how it is under an edition.
pub(super) fn under(edition: Edition, bar: Bar, clause: Clause) -> Message {
    let clauses = vec![clause];
    match bar {
        Bar::Nobody => Message::QuizTrueNobody { edition, clauses },
        Bar::Once(seat) => Message::QuizTrueOnce { edition, seat, clauses },
        Bar::Throughout(seat) => Message::QuizTrueThroughout { edition, seat, clauses },
        Bar::Both(side) => Message::QuizTrueBoth { edition, side, clauses },
        Bar::Repeats(seat, call) => Message::QuizTrueRepeats { edition, seat, call, clauses },
    }
}

/// LHO has accepted the last irregular call, in words or by calling.
pub(super) fn accepted(table: &Table) -> Option<Message> {
    let (in_words, clause) = what_if::accepted(table)?;
    // Law 25B1 leaves nobody barred, but the lead may be restricted.
    let incident = table.last().filter(|incident| incident.kind != Irregularity::ChangeOfCall)?;
    let (lho, call, clauses) = (incident.offender.lho(), incident.call, vec![clause]);
    Some(match in_words {
        true => Message::QuizAccepted { lho, call, clauses },
        false => Message::QuizAcceptedByCall { lho, call, clauses },
    })
}

/// Laws 31A1 and 32: why this call need not be made again. `None` where nobody would think of it.
pub(super) fn no_repeat(table: &Table) -> Option<Message> {
    let incident = table.last()?;
    let (of_2007, of_2017) = match incident.kind {
        Irregularity::BidOutOfRotation => (index_2007::L31A1, index_2017::L31A1),
        Irregularity::DoubleOutOfRotation => (index_2007::L32B1, index_2017::L32A1),
        _ => return None,
    };
    let clause = table.record.laws.of(of_2007, of_2017);
    Some(Message::QuizNoRepeat { seat: incident.offender.rho(), clauses: vec![clause] })
}
