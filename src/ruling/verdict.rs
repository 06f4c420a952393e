//! The verdict on two meanings: whether a replacement is comparable to the withdrawn call, with the proof.

use strum::IntoStaticStr;

use crate::{lawbook::Clause, meaning::Comparison};

/// Whether a replacement is comparable to the withdrawn call by what both show.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is.
    pub finding: Finding,
    /// The ground: 2017 Law 23A1, 23A2 or 23A3; 2007 Law 27B1(b). Of a question to the director, the ground that is in
    /// doubt. `None` where there is none.
    pub ground: Option<Clause>,
    /// Whether the program's own yardstick decided, because no lawbook says how much *similar* is.
    pub by_yardstick: bool,
    /// The proof.
    pub comparison: Comparison,
}

/// The answer of a comparison of meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Finding {
    /// It is comparable.
    Comparable,
    /// It is not.
    NotComparable,
    /// The director has to judge.
    Judgement,
}

impl Finding {
    /// Its name in JSON: `not_comparable`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
