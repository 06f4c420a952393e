//! A law of one edition with its clauses: the table of what the program rules on.

use std::fmt;

use super::{Edition, Entry};

/// A law of one edition and every clause of it in the index, in the order of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Law {
    /// The edition in which it stands.
    pub edition: Edition,
    /// Its number.
    pub number: u8,
    /// Its clauses, each with what we do with it.
    pub entries: &'static [Entry],
}

/// What a law is about: its number, and its edition where the other edition gives that number to a different law.
/// Printed `27`, `2017-23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// The number means the same wherever it stands.
    Same(u8),
    /// The number means this in this edition, and something else in the other.
    Only(Edition, u8),
}

/// Law 23 is awareness of potential damage in 2007 and the comparable call in 2017.
const DIFFERENT_LAWS: [u8; 1] = [23];

impl Law {
    /// The laws of an edition, in the order of the book.
    pub(super) fn all(edition: Edition) -> impl Iterator<Item = Law> {
        let same_law = |one: &Entry, next: &Entry| one.clause.law() == next.clause.law();
        edition.index().chunk_by(same_law).filter_map(move |entries| {
            let number = entries.first()?.clause.law();
            Some(Law { edition, number, entries })
        })
    }

    /// What the law is about.
    #[must_use]
    pub fn heading(self) -> Heading {
        if DIFFERENT_LAWS.contains(&self.number) {
            Heading::Only(self.edition, self.number)
        } else {
            Heading::Same(self.number)
        }
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Heading::Same(number) => number.fmt(f),
            Heading::Only(edition, number) => write!(f, "{edition}-{number}"),
        }
    }
}
