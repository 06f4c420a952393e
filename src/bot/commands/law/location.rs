//! A place in the lawbook: an edition and a clause or law.

use std::iter;

use crate::{
    bot::view::text::bot::Text,
    lawbook::{Edition, Entry},
    locale::{Language, clause_out, clause_says, heading},
};

/// What stands for several editions in the value of a menu's option.
const SEVERAL: &str = "-";

/// An address of one clause or of several, in one edition or in several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawLocation {
    /// The address.
    pub address: &'static str,
    /// The edition; `None` for all that have it.
    pub edition: Option<Edition>,
}

impl LawLocation {
    /// The address in those of these editions that have it.
    pub fn of(address: &'static str, editions: &[Edition]) -> LawLocation {
        let mut having = editions.iter().copied().filter(|edition| edition.known(address).is_some());
        let first = having.next();
        let edition = if having.next().is_some() { None } else { first };
        LawLocation { address, edition }
    }

    /// The place in words: `Law 25A4`, and the edition where no other one has such a clause.
    pub fn label(self, language: Language) -> String {
        let only = self.edition.filter(|edition| edition.others().all(|other| other.known(self.address).is_none()));
        match only {
            Some(edition) => Text::ClauseOf { clause: self.address, year: edition.year() },
            None => Text::Clause { clause: self.address },
        }
        .say(language)
    }

    /// What it says: our sentence on the clause, or else what its law is about. Where the editions differ, the one
    /// that is played by now.
    pub fn says(self, language: Language) -> String {
        let newest = Edition::default();
        let having = || iter::once(newest).chain(newest.others()).find(|edition| edition.known(self.address).is_some());
        let edition = self.edition.or_else(having).unwrap_or_default();
        let entry = edition.index().iter().find(|entry| entry.clause.address() == self.address);
        entry
            .and_then(|entry| clause_says(entry.clause, language))
            .unwrap_or_else(|| heading(edition, self.address, language))
    }

    /// Both in one line.
    pub fn line(self, language: Language) -> String {
        Text::ClauseChoice { clause: self.label(language), says: self.says(language) }.say(language)
    }

    /// The value of the option that leads here.
    pub fn value(self) -> String {
        format!("{}:{}", self.edition.map_or(SEVERAL, Edition::year), self.address)
    }

    /// What the value of an option says: an address, and the edition to look in.
    pub fn read(value: &str) -> Option<(&str, Option<Edition>)> {
        match value.split_once(':')? {
            (SEVERAL, address) => Some((address, None)),
            (year, address) => Some((address, Some(year.parse().ok()?))),
        }
    }
}

/// What we say on a clause, or why we do not rule by it.
pub fn sentence(entry: &Entry, language: Language) -> String {
    clause_says(entry.clause, language)
        .unwrap_or_else(|| Text::ClauseOut { reason: clause_out(entry, language) }.say(language))
}
