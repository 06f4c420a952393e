//! Which of the clauses of an incident decides it.

use crate::{lawbook::Clause, ruling::Incident};

/// The clause that decides an irregularity; not one that only sends to it.
pub(super) fn deciding_clause(incident: &Incident) -> Option<Clause> {
    let clauses = &incident.result.clauses;
    clauses.iter().find(|clause| !only_sends(**clause)).or(clauses.first()).copied()
}

/// Laws 31B2 and 32B2: the clause that sends to the one for RHO's turn, where it was partner's.
pub(super) fn sending_clause(incident: &Incident) -> Option<Clause> {
    let sends = |clause: &Clause| matches!(clause.address(), "31B2" | "32B2") && only_sends(*clause);
    incident.result.clauses.iter().copied().find(sends)
}

/// Whether a clause only sends to another. Law 32B2 does so since 2017; in 2007 it bars by itself.
fn only_sends(clause: Clause) -> bool {
    match clause.address() {
        "27A2" | "27C" | "30C" => true,
        "31B2" | "32B2" => clause.edition().has_comparable_calls(),
        _ => false,
    }
}
