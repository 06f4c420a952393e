//! What a question teaches: what it asks, and the clause that decides. Somebody who answers one wrong has that yet to learn, and
//! not the auction.

use std::fmt;

use super::{Kind, Question};
use crate::lawbook::Edition;

/// The kind of a question, and its deciding clause. It prints as `passes 27B2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// What is asked.
    pub kind: Kind,
    /// The address of the clause.
    pub clause: &'static str,
}

impl Topic {
    /// A topic as it prints, if the edition has such a clause.
    #[must_use]
    pub fn read(text: &str, edition: Edition) -> Option<Topic> {
        let (kind, clause) = text.split_once(' ')?;
        let kind = Kind::ALL.iter().copied().find(|one| one.name() == kind)?;
        Some(Topic { kind, clause: edition.known(clause)? })
    }

    /// The law of the clause.
    #[must_use]
    pub fn law(self) -> Option<u8> {
        law_of(self.clause)
    }
}

/// The law of a clause, by its address; of a topic as well, as it prints.
#[must_use]
pub fn law_of(clause: &str) -> Option<u8> {
    let address = clause.rsplit(' ').next()?;
    let number = address.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(address.len());
    address.get(..number)?.parse().ok()
}

impl Question {
    /// What it teaches.
    #[must_use]
    pub fn topic(&self) -> Option<Topic> {
        let clause = self.grounds().first()?.address();
        Some(Topic { kind: self.kind, clause })
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.name(), self.clause)
    }
}
