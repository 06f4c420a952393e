//! A record that contradicts itself.

use std::fmt;

use crate::bridge::{Call, Seat};

/// A record that contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// The event at fault, from 0.
    pub event: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// LHO accepts or declines, and there is nothing that they could accept.
    NothingToAccept,
    /// Two players could have made this call, and the record does not say who did.
    WhoCalled(Vec<Seat>),
    /// The opening lead is faced before the auction is over.
    LeadBeforeEnd,
    /// Law 33: a call is made at the same instant as the one before it, but there is no call before it.
    SimultaneousAlone(Call),
    /// The same player makes the same call twice with nothing in between: that changes nothing, so one call is listed twice.
    SaidTwice(Seat, Call),
    /// There are more irregularities than `limit`.
    TooMany {
        /// How many are ruled on.
        limit: usize,
    },
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} (counted from 0): ", self.event)?;
        match &self.fault {
            Fault::NothingToAccept => f.write_str("there is no call that LHO could accept or decline here"),
            Fault::LeadBeforeEnd => f.write_str("the opening lead is faced before the auction is over"),
            Fault::SaidTwice(seat, call) => write!(f, "{seat} has made this call already: {call}"),
            Fault::SimultaneousAlone(call) => {
                write!(f, "no call right before {call} with which it can be simultaneous")
            }
            Fault::TooMany { limit } => write!(f, "more than {limit} irregularities"),
            Fault::WhoCalled(candidates) => {
                f.write_str("\"by\" is missing, and more than one player may have called; expected one of")?;
                candidates.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

impl std::error::Error for BadRecord {}
