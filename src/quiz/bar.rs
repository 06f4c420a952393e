//! Who has to pass from here on.

use super::deciding_clause::deciding_clause;
use crate::{
    bridge::{Call, Seat, Side},
    explain::Which,
    lawbook::Clause,
    ruling::{Incident, Ruling, Until},
};

/// Who has to pass from here on, as far as a ruling has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// Nobody.
    Nobody,
    /// This player, at their next turn.
    Once(Seat),
    /// This player, for the rest of the auction.
    Throughout(Seat),
    /// Both partners, for the rest of the auction.
    Both(Side),
    /// Laws 31A1 and 32: nobody, but this player must make this call again.
    Repeats(Seat, Call),
}

impl Bar {
    /// What is in force; `None` while something is left to choose or decide, and where more than one thing binds.
    #[must_use]
    pub fn of(ruling: &Ruling) -> Option<Bar> {
        let force = &ruling.in_force;
        if !ruling.incidents.iter().all(Incident::is_settled) {
            return None;
        }
        match (force.must_pass.as_slice(), force.must_repeat) {
            ([], None) => Some(Bar::Nobody),
            ([], Some(bar)) => Some(Bar::Repeats(bar.seat, bar.call)),
            ([bar], None) if bar.until == Until::NextTurn => Some(Bar::Once(bar.seat)),
            ([bar], None) => Some(Bar::Throughout(bar.seat)),
            ([one, other], None) => {
                let is_pair = one.seat.partner() == other.seat;
                let is_long = one.until == Until::EndOfAuction && other.until == Until::EndOfAuction;
                (is_pair && is_long).then_some(Bar::Both(one.seat.side()))
            }
            (_, _) => None,
        }
    }

    /// It as a message has it: how long, and who; where nobody has to pass, a player and a side stand for nobody.
    pub(super) const fn told(self) -> (Which, Seat, Side, Call) {
        match self {
            Bar::Nobody => (Which("nobody"), Seat::North, Side::NorthSouth, Call::Pass),
            Bar::Once(seat) => (Which("once"), seat, seat.side(), Call::Pass),
            Bar::Throughout(seat) => (Which("throughout"), seat, seat.side(), Call::Pass),
            Bar::Both(side) => (Which("both"), Seat::North, side, Call::Pass),
            Bar::Repeats(seat, call) => (Which("repeats"), seat, seat.side(), call),
        }
    }

    /// The clause behind it: of what binds, or of the last irregularity.
    pub(super) fn clause(ruling: &Ruling) -> Option<Clause> {
        let force = &ruling.in_force;
        let last = ruling.incidents.last().map(|incident| incident.result.clauses.as_slice()).unwrap_or_default();
        let all = || force.must_pass.iter().map(|bar| bar.clause).chain(force.must_repeat.map(|bar| bar.clause));
        let newest = all().find(|clause| last.contains(clause));
        // 27B4 sends to 27B3, which bars.
        let behind = |clause: Clause| {
            let of = ruling.incidents.iter().rev().find(|incident| incident.result.clauses.contains(&clause));
            of.and_then(deciding_clause).unwrap_or(clause)
        };
        newest.or_else(|| all().next()).map(behind).or_else(|| ruling.incidents.last().and_then(deciding_clause))
    }
}
