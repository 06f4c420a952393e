//! The Laws: a record goes in, the ruling comes out. Total and pure: no IO, no clock, no chance.
//!
//! [`rule`] walks through the record event by event (`walk.rs`). Where a call is irregular, the file of its law gives the tree
//! of what may follow ([`Outcome`](crate::ruling::Outcome)), and the next event is taken as a branch of it. Each law has a file
//! of its own, `law27.rs` and so on; what a law sends to (23, 26, 16) it calls, and nothing calls back. Where the director has
//! yet to decide, the record is ruled on with either answer (`undecided.rs`).

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod case;
mod fault;
mod force;
mod irregular;
mod irregularity;
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
mod law33;
mod law34;
mod law36;
mod law37;
mod law38;
mod law39;
mod legal;
mod natural;
mod readings;
mod removed;
mod report;
mod rotation;
mod table;
mod trace;
mod tree;
mod undecided;
mod walk;

pub use fault::{BadRecord, Fault};
pub use law23::{compare, verdict};
pub use natural::{is_by_agreement, lower_bid_that_shows, shown_by_name, usual_meanings};
pub use readings::{LawReading, READINGS};
pub use trace::trace;

use crate::{record::Record, ruling::Ruling};
use undecided::Walks;

/// Law 84: rules on a record under its edition.
///
/// # Errors
///
/// When the record contradicts itself: LHO accepts where nothing waits for that, a call that leaves open who made it. When
/// more is irregular than at any table.
pub fn rule(record: &Record) -> Result<Ruling, BadRecord> {
    Walks::through(record).map(|walks| walks.report())
}
