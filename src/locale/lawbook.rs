//! The lawbook in words: what a law is about, and what we do with a clause.

use super::{Language, say};
use crate::lawbook::{Entry, Law};

/// What a law is about.
#[must_use]
pub fn law_heading(law: Law, language: Language) -> String {
    say(language, &format!("laws-heading-{}", law.heading()), &[])
}

/// What we do with a clause, in a word.
#[must_use]
pub fn clause_status(entry: &Entry, language: Language) -> String {
    say(language, &format!("laws-status-{}", entry.status), &[])
}

/// Why we do not rule by a clause; empty where we do.
#[must_use]
pub fn clause_out(entry: &Entry, language: Language) -> String {
    let reason = entry.status.out_reason();
    reason.map(|reason| say(language, &format!("laws-out-{reason}"), &[])).unwrap_or_default()
}
