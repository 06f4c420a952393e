//! Why a wrong choice is wrong, as something to say. A reason is a message with its clause: typed, and without language.

use super::{
    bar::Bar,
    claim::{Fault, of_last_call},
    table::Table,
};
use crate::{
    bridge::{Auction, Bid, Call, Doubled, Seat},
    explain::{Message, Which},
    lawbook::{Clause, Edition, index_2007, index_2017},
    ruling::{Incident, Kind as Irregularity},
};

/// What is said for or against an answer, and the clause that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is said.
    pub says: Message,
    /// The clause, where it is about one.
    pub clause: Option<Clause>,
}

impl From<Message> for Reason {
    fn from(says: Message) -> Reason {
        Reason { says, clause: None }
    }
}

/// What the table looked like when a call was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) seat: Seat,
    pub(super) call: Call,
    /// Whose turn it was, unless the auction was over.
    turn: Option<Seat>,
    /// Whether nobody had called.
    is_first: bool,
    /// The last bid before it, who made it, and whether it was doubled.
    pub(super) last: Option<Bid>,
    last_by: Option<Seat>,
    doubled: Doubled,
    edition: Edition,
}

impl At {
    /// The last call that was made at a table.
    pub(super) fn last_call(table: &Table) -> Option<At> {
        let last = table.ruling.calls.iter().rev().find(|call| call.origin == crate::ruling::Origin::Made)?;
        let before = match of_last_call(&table.record, &table.ruling)? {
            Some(incident) => before(table, incident)?,
            None => {
                let mut before = table.ruling.auction.clone();
                before.pop();
                before
            }
        };
        Some(At::of(table, &before, last.by, last.call))
    }

    /// An irregular call, in the legal auction as it stood when the call was made.
    pub(super) fn incident(table: &Table, incident: &Incident) -> Option<At> {
        Some(At::of(table, &before(table, incident)?, incident.offender, incident.call))
    }

    fn of(table: &Table, before: &Auction, seat: Seat, call: Call) -> At {
        let turn = (!before.is_over()).then(|| before.turn());
        let (last_by, last) = before.last_bid().unzip();
        At {
            seat,
            call,
            turn,
            is_first: before.calls().is_empty(),
            last,
            last_by,
            doubled: before.doubled(),
            edition: table.record.laws,
        }
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
            Fault::OutOfTurn if self.is_first => self.edition.of(index_2007::L17B, index_2017::L17B),
            Fault::OutOfTurn => self.edition.of(index_2007::L17C, index_2017::L17C),
            Fault::NotAllowed => self.law_19(),
            Fault::AboveSeven => self.law_38a(),
            Fault::AfterTheEnd => self.edition.of(index_2007::L22A2, index_2017::L22A),
            Fault::HadToPass => return None,
        })
    }

    /// Law 22: what had ended the auction.
    fn was_over(self) -> Option<Message> {
        self.last.filter(|_| self.turn.is_none()).map(|last| over("was", Call::Bid(last)))
    }

    /// Why the call is in order.
    pub(super) fn in_order(self) -> Vec<Message> {
        let At { seat: offender, call, .. } = self;
        let enough = call.bid().and_then(|_| self.beats("beats"));
        let allowed = call.is_double_or_redouble().then(|| self.doubled());
        [Message::WhyInTurn { offender, call }].into_iter().chain(enough).chain(allowed).collect()
    }

    /// Whether the call beats the last bid, and whose that was.
    fn beats(self, which: &'static str) -> Option<Message> {
        self.beats_with(which, self.call)
    }

    /// The same of another call in its place.
    pub(super) fn beats_with(self, which: &'static str, call: Call) -> Option<Message> {
        let (seat, last) = self.last_by.zip(self.last)?;
        Some(Message::QuizBeats { which: Which(which), call, seat, over: Call::Bid(last) })
    }

    /// The call has this fault.
    fn has(self, fault: Fault) -> Message {
        let At { seat: offender, call, .. } = self;
        let after_the_end = Message::WhyAfterTheEnd { offender, call };
        match (fault, self.turn) {
            (Fault::Insufficient, _) => self.beats("not").unwrap_or(after_the_end),
            (Fault::OutOfTurn, Some(seat)) => {
                let which = of(offender, seat);
                match self.is_first {
                    true => Message::QuizDealerFirst { which, seat, offender },
                    false => Message::QuizTurnOf { which, seat, offender },
                }
            }
            (Fault::NotAllowed, _) => self.doubled(),
            (Fault::HadToPass, _) => Message::QuizBarred { which: Which("was"), seat: offender },
            (Fault::AboveSeven, _) => Message::WhySays { says: self.law_38a() },
            (Fault::AfterTheEnd | Fault::OutOfTurn, _) => after_the_end,
        }
    }

    /// The call has this fault, and what made it one.
    pub(super) fn why(self, fault: Fault) -> Vec<Message> {
        let over = self.was_over().filter(|_| fault == Fault::AfterTheEnd);
        over.into_iter().chain([self.has(fault)]).collect()
    }

    /// The call does not have this fault; `None` for one that nobody would see in it.
    pub(super) fn lacks(self, fault: Fault) -> Option<Message> {
        let At { seat: offender, call, .. } = self;
        Some(match fault {
            Fault::Insufficient => return self.beats("beats"),
            Fault::OutOfTurn if self.turn.is_none() => over("turn", call),
            Fault::OutOfTurn => Message::WhyInTurn { offender, call },
            Fault::NotAllowed => self.doubled(),
            Fault::HadToPass => Message::QuizBarred { which: Which("not"), seat: offender },
            Fault::AfterTheEnd => over("not", call),
            Fault::AboveSeven => return None,
        })
    }

    /// Laws 19A1 and 19B1: whose the last bid was, and whether it was doubled.
    fn doubled(self) -> Message {
        let is_theirs = self.last_by.is_some_and(|by| by.side() != self.seat.side());
        let which = match (self.last, self.doubled, is_theirs) {
            (None, _, _) => "no-bid",
            // Whether it was doubled matters for a redouble only.
            (_, Doubled::No | Doubled::Doubled, false) if self.call == Call::Double => "own",
            (_, Doubled::No, true) => "theirs",
            (_, Doubled::No, false) => "ours",
            (_, Doubled::Doubled, true) => "theirs-doubled",
            (_, Doubled::Doubled, false) => "ours-doubled",
            (_, Doubled::Redoubled, _) => "redoubled",
        };
        let over = self.last.map_or(Call::Pass, Call::Bid);
        Message::QuizLastBidWas { which: Which(which), seat: self.seat, call: self.call, over }
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

/// Who a player is to another one.
fn of(player: Seat, other: Seat) -> Which {
    Which(match other {
        _ if other == player.lho() => "left",
        _ if other == player.rho() => "right",
        _ => "partner",
    })
}

/// Law 22: whether the auction was over.
const fn over(which: &'static str, over: Call) -> Message {
    Message::QuizOver { which: Which(which), over }
}

/// The legal auction before an irregular call, with what that call itself let stand (37A).
fn before(table: &Table, incident: &Incident) -> Option<Auction> {
    let mut auction = table.until(incident.event + 1)?.ruling.auction;
    // A pass may have been put in its place (37).
    let is_it =
        |call: Call| call == incident.call || incident.kind == Irregularity::CallByBarredPlayer && call == Call::Pass;
    if auction.calls().last().is_some_and(|(by, call)| *by == incident.offender && is_it(*call)) {
        auction.pop();
    }
    Some(auction)
}

/// Whether a pass out of turn was the third in a row after a call, and LHO has chosen about it. Refused, whether Law 30 applies or
/// the auction only goes back is disputed; accepted, it goes back as long as LHO passes (17D3), and nobody has lost a turn.
pub(super) fn is_third_pass(table: &Table, incident: &Incident) -> bool {
    let went_back = |one: &Incident| one.kind == Irregularity::PassesOutOfRotationEnd;
    incident.accepted.is_some() && !table.ruling.incidents.iter().any(went_back) && would_be_third_pass(table, incident)
}

/// Whether a pass out of turn would be the third in a row after a call: if LHO passes over it, the auction goes back (17D3).
pub(super) fn would_be_third_pass(table: &Table, incident: &Incident) -> bool {
    let may_be = incident.call == Call::Pass && incident.kind.is_out_of_rotation();
    let passes = |auction: &Auction| auction.calls().iter().rev().take_while(|(_, call)| *call == Call::Pass).count();
    let is_third = |auction: Auction| passes(&auction) >= 2 && passes(&auction) < auction.calls().len();
    may_be && before(table, incident).is_some_and(is_third)
}

/// Whether LHO accepted a call out of turn that was made at LHO's own turn: nobody was skipped, and Law 28B may rule instead.
pub(super) fn is_accepted_in_turn(table: &Table, incident: &Incident) -> bool {
    let turn = At::incident(table, incident).and_then(At::turn);
    incident.kind.is_out_of_rotation() && incident.accepted == Some(true) && turn == Some(incident.offender.lho())
}

/// This is how it is under an edition.
pub(super) fn under(edition: Edition, bar: Bar, clause: Clause) -> Reason {
    let (which, seat, side, call) = bar.told();
    Reason { says: Message::QuizTrue { edition, which, seat, side, call }, clause: Some(clause) }
}

/// Laws 31A1 and 32: why this call need not be made again. `None` where nobody would think of it.
pub(super) fn no_repeat(table: &Table) -> Option<Reason> {
    let incident = table.last()?;
    let (which, of_2007, of_2017) = match incident.kind {
        Irregularity::BidOutOfRotation => ("turn", index_2007::L31A1, index_2017::L31A1),
        Irregularity::DoubleOutOfRotation => ("turn", index_2007::L32B1, index_2017::L32A1),
        Irregularity::InadmissibleDouble => ("not-allowed", index_2007::L36A, index_2017::L36A),
        _ => return None,
    };
    let clause = Some(table.record.laws.of(of_2007, of_2017)).filter(|_| which == "turn");
    let rho = incident.offender.rho();
    let was_in_turn = At::incident(table, incident).is_some_and(|at| at.turn() == Some(rho));
    let which = if which == "turn" && was_in_turn { "in-turn" } else { which };
    let says = Message::QuizNoRepeat { which: Which(which), seat: rho, call: incident.call };
    Some(Reason { says, clause })
}
