//! The lawbook in words: what a law is about, and what we do with a clause.

use super::{Language, list::list, say, word_cache::Joiner};
use crate::lawbook::{Clause, Edition, Entry, Law};

/// What a law is about.
#[must_use]
pub fn law_heading(law: Law, language: Language) -> String {
    let of = |law: Law| say(language, &format!("laws-heading-{}", law.heading()), &[]);
    let amended = |law: Law| law.edition.amends().map(|edition| of(Law { edition, ..law })).unwrap_or_default();
    Some(of(law)).filter(|heading| !heading.is_empty()).unwrap_or_else(|| amended(law))
}

/// The years of these editions, in words: `2007 and 2017`.
#[must_use]
pub fn years(editions: impl IntoIterator<Item = Edition>, language: Language) -> String {
    list(Joiner::And, editions.into_iter().map(Edition::year), language)
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

/// A reading of the Laws in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawReadingText {
    /// What is open.
    pub asks: String,
    /// How it is read here.
    pub here: String,
    /// What else is defensible.
    pub other: String,
}

/// The reading of this name in words; empty texts where there is none.
#[must_use]
pub fn reading(name: &str, language: Language) -> LawReadingText {
    let text = |part: &str| say(language, &format!("readings-{name}{part}"), &[]);
    LawReadingText { asks: text(""), here: text("-here"), other: text("-else") }
}

/// Clauses of several editions, by edition: `2007: 26A1, 26A2; 2017: 26B`.
#[must_use]
pub fn by_edition(clauses: &[Clause], language: Language) -> String {
    let of = |edition: Edition| {
        let own = clauses.iter().filter(|clause| clause.edition() == edition).map(|clause| clause.address());
        let own = own.collect::<Vec<_>>();
        let number = if own.len() == 1 { "one" } else { "other" };
        let joined = own.join(", ");
        let args = [("year", edition.year()), ("number", number), ("clauses", joined.as_str())];
        (!own.is_empty()).then(|| say(language, "laws-clauses-of", &args))
    };
    Edition::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join("; ")
}
