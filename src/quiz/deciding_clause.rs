//! Which of the clauses of an incident decides it.

use crate::{lawbook::Clause, ruling::Incident};

/// Clauses that only send to another.
const SENDERS: [&str; 5] = ["27A2", "27C", "30C", "31B2", "32B2"];

/// The clause that decides an irregularity; not one that only sends to it.
pub(super) fn deciding_clause(incident: &Incident) -> Option<Clause> {
    let mut clauses = incident.result.clauses.iter();
    clauses.find(|clause| !SENDERS.contains(&clause.address())).or(incident.result.clauses.first()).copied()
}
