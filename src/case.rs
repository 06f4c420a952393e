//! A case: what was asked, what was added to it, and what the directors said. It holds what people did and nothing
//! that can be worked out; the record, and the director's word on it, follow from the entries.
//!
//! Entries are only ever appended, so a case tells its whole story and nothing in it is overwritten.

mod entry;
mod file;
mod place;
mod replay;
mod rights;

pub use entry::{Entry, Seal, Stamped};
pub use file::{CaseFile, DecisionKind, DirectorDecision, State};
pub use place::{CaseId, Person, Place};
pub use replay::Replay;
pub use rights::{Act, Standing};
