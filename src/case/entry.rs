//! What can be entered in a case.

use serde::{Deserialize, Serialize};

use super::Person;
use crate::record::{Event, Record};

/// Something that somebody entered in a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// What happened next at the table.
    Happened(Vec<Event>),
    /// Law 25A: whether the director holds a call unintended.
    Unintended {
        /// The call's place among the record's events, from 0.
        event: usize,
        /// What the hand holds.
        is: bool,
    },
    /// 2017 Law 23A, 2007 Law 27B1(b): whether the director holds a replacement comparable.
    Comparable {
        /// The call's place among the record's events, from 0.
        event: usize,
        /// What the hand holds.
        is: bool,
    },
    /// Which of two clauses the director applies to an irregular call.
    Law {
        /// The call's place among the record's events, from 0.
        event: usize,
        /// The address of the clause.
        clause: String,
    },
    /// What the offender says in private that a call of theirs shows: for directors only, until they have chosen.
    Meant {
        /// The call's place among the record's events, from 0.
        event: usize,
        /// What it shows, in the players' notation.
        shows: String,
    },
    /// The last entry that changed the record is taken back.
    Undone,
    /// The case was shown to everybody.
    Shared,
    /// The table asked for a director.
    Called,
    /// A note.
    Note(String),
    /// A director confirms the ruling.
    Confirmed(Seal),
    /// A director amends the case: a new version.
    Amended {
        /// What happened, as they see it: as much of it as everybody may know.
        record: Record,
        /// The same with what only directors may know. Missing where an earlier version did not keep the two apart.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        in_full: Option<Record>,
        /// Their ruling in their own words, where it is not the program's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<String>,
        /// Why.
        reason: String,
        /// The ruling that the program gave.
        seal: Seal,
    },
    /// A director withdraws the case.
    Withdrawn {
        /// Why.
        reason: String,
    },
}

/// What the program ruled when a director decided: not the ruling, but enough to notice that a later version of
/// the program rules otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    /// A digest of the ruling.
    pub digest: String,
    /// The version of the program.
    pub program: String,
}

/// An entry, by whom, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamped {
    /// Who entered it; `None` once that person was erased.
    pub by: Option<Person>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What was entered.
    pub entry: Entry,
}

impl Entry {
    /// Whether it changes the record on which the program rules.
    pub const fn is_move(&self) -> bool {
        !matches!(self, Entry::Shared | Entry::Called | Entry::Note(_) | Entry::Confirmed(_) | Entry::Withdrawn { .. })
    }
}
