//! The Laws: a record goes in, the ruling comes out. Total and pure: no IO, no clock, no chance.
//!
//! [`rule`] walks through the record event by event (`walk.rs`). Where a call is irregular, the file of its law gives the tree
//! of what may follow ([`Outcome`](crate::ruling::Outcome)), and the next event is taken as a branch of it. Each law has a file
//! of its own, `law27.rs` and so on; what a law sends to (23, 26, 16) it calls, and nothing calls back. Where the director has
//! yet to decide, the record is ruled on with either answer (`undecided.rs`).

mod case;
mod force;
mod irregular;
mod law16;
mod law23;
mod law25;
mod law26;
mod law27;
mod law28;
mod law29;
mod law30;
mod law31;
mod law32;
mod law34;
mod law36;
mod law37;
mod law38;
mod law39;
mod legal;
mod natural;
mod removed;
mod report;
mod rotation;
mod table;
mod trace;
mod tree;
mod undecided;
mod walk;

use std::fmt;

pub use law23::{compare, verdict};
pub use natural::usual_meanings;
pub use trace::trace;

use crate::{
    bridge::{Call, Seat},
    record::{Event, Record},
    ruling::Ruling,
};
use undecided::Walks;
use walk::Walk;

/// More irregularities than at any table: whoever has more of them wants no ruling, and each makes those before it dearer.
const MOST_IRREGULARITIES: usize = 24;

/// Law 84: rules on a record under its edition.
///
/// # Errors
///
/// When the record contradicts itself: LHO accepts where nothing awaits him, a call that leaves open who made it. When more
/// is irregular than at any table.
pub fn rule(record: &Record) -> Result<Ruling, BadRecord> {
    let mut walks = begin(record);
    let mut at = 0;
    while at < record.events.len() {
        at += take(&mut walks, &record.events, at)?;
    }
    Ok(walks.report())
}

fn begin(record: &Record) -> Walks {
    Walks::new(Walk::new(record.laws, record.dealer, record.yardstick))
}

/// Takes the next event, or two that are simultaneous; gives how many.
fn take(walks: &mut Walks, events: &[Event], at: usize) -> Result<usize, BadRecord> {
    let taken = walks.take(events, at).map_err(|fault| BadRecord { event: at, fault })?;
    if walks.irregularities() > MOST_IRREGULARITIES {
        return Err(BadRecord { event: at, fault: Fault::TooMany { limit: MOST_IRREGULARITIES } });
    }
    Ok(taken)
}

/// Whether an event is a call made at the same instant as the one before it.
fn is_simultaneous(event: Option<&Event>) -> bool {
    matches!(event, Some(Event::Call(made)) if made.facts.simultaneous)
}

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
    /// LHO accepts or declines, and there is nothing that he could accept.
    NothingToAccept,
    /// Two players could have made this call, and the record does not say who did.
    WhoCalled(Vec<Seat>),
    /// The opening lead is faced before the auction is over.
    LeadBeforeEnd,
    /// The same player makes the same call twice, with nothing between: he changes nothing, so it is told twice.
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
            Fault::TooMany { limit } => write!(f, "more than {limit} irregularities"),
            Fault::WhoCalled(candidates) => {
                f.write_str("\"by\" is missing, and more than one player may have called; expected one of")?;
                candidates.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

impl std::error::Error for BadRecord {}
