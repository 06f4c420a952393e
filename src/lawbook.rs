//! The editions of the Laws, and the addresses of their clauses. Nothing of what the clauses say is here.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod clause;
mod find;
/// The clauses of the 2007 Laws that we may cite, with the Law 27 of 5 March 2008.
pub mod index_2007;
/// The clauses of the 2017 Laws that we may cite, with the WBF's correction of 26B.
pub mod index_2017;
#[cfg(feature = "drill-edition")]
mod index_drill;
mod law;
mod status;
mod text;

use std::{fmt, str::FromStr};

use strum::EnumCount;

pub use clause::Clause;
pub use find::{addresses, steps, with_year};
pub use law::{Heading, Law};
pub use status::{Entry, OutReason, Status};
pub(crate) use text::{Law23, Law25, Law26, Law27, Law29, Law30, Law31, Law32, Law36};

/// The clause of an edition that has the same number in every text of the Laws: `clause_of!(edition, L27B)`.
macro_rules! clause_of {
    ($edition:expr, $name:ident) => {
        $edition.of($crate::lawbook::index_2007::$name, $crate::lawbook::index_2017::$name)
    };
}

pub(crate) use clause_of;

/// An edition of the Laws of Duplicate Bridge. Deliberately without an order: no edition is "at least" another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumCount)]
pub enum Edition {
    /// The Laws of 2007, with Law 27 as reissued on 5 March 2008.
    Laws2007,
    /// The Laws of 2017, with the later WBF correction of 26B (declarer may only forbid).
    #[default]
    Laws2017,
    /// Made up for the tests, and in no program that is built without the feature: the Laws of 2017 with another 26B and 30A.
    #[cfg(feature = "drill-edition")]
    Drill,
}

impl Edition {
    /// Every edition, the older ones first.
    pub const ALL: [Edition; Edition::COUNT] = [
        Edition::Laws2007,
        Edition::Laws2017,
        #[cfg(feature = "drill-edition")]
        Edition::Drill,
    ];

    /// The edition that is played by and the one before it: what changed from one to the other is worth a question.
    pub const LATEST: [Edition; 2] = [Edition::Laws2007, Edition::Laws2017];

    /// The year by which players call it.
    #[must_use]
    pub const fn year(self) -> &'static str {
        match self {
            Edition::Laws2007 => "2007",
            Edition::Laws2017 => "2017",
            #[cfg(feature = "drill-edition")]
            Edition::Drill => "2099",
        }
    }

    /// Every other edition, the older ones first.
    pub fn others(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |edition| *edition != self)
    }

    /// The edition that this one amends: where nothing is said of a clause of this one, what is said there holds. `None` for
    /// an edition that stands by itself.
    #[must_use]
    pub const fn amends(self) -> Option<Edition> {
        match self {
            Edition::Laws2007 | Edition::Laws2017 => None,
            #[cfg(feature = "drill-edition")]
            Edition::Drill => Some(Edition::Laws2017),
        }
    }

    /// Of clauses that say the same in each edition, the one of this edition.
    #[must_use]
    pub(crate) const fn of(self, laws_2007: Clause, laws_2017: Clause) -> Clause {
        match self {
            Edition::Laws2007 => laws_2007,
            Edition::Laws2017 => laws_2017,
            #[cfg(feature = "drill-edition")]
            Edition::Drill => self.own(laws_2017),
        }
    }

    /// The clause of this edition with the number of that clause: of the same edition, or of the one that this edition amends.
    #[must_use]
    pub(crate) const fn own(self, clause: Clause) -> Clause {
        Clause::new(self, clause.address())
    }

    /// Every clause of this edition that we know of, in the order of the book.
    #[must_use]
    pub fn index(self) -> &'static [Entry] {
        match self {
            Edition::Laws2007 => index_2007::INDEX,
            Edition::Laws2017 => index_2017::INDEX,
            #[cfg(feature = "drill-edition")]
            Edition::Drill => &index_drill::INDEX,
        }
    }

    /// The index, law by law: what the program rules on, what it points to, and what it leaves out and why.
    pub fn laws(self) -> impl Iterator<Item = Law> {
        Law::all(self)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.year())
    }
}

/// The text names no edition that we know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the year of an edition of the Laws, such as {}", Edition::default())]
pub struct ParseEditionError;

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Edition::ALL.into_iter().find(|edition| edition.year() == text).ok_or(ParseEditionError)
    }
}
