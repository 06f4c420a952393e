//! What keeps a text from being read as agreements, and where.

use strum::EnumCount;

use crate::meaning;

/// One thing that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgreementProblem {
    /// What is wrong.
    pub kind: AgreementFault,
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line with which it begins, counted from 0.
    pub from: usize,
    /// The character after the last one.
    pub to: usize,
    /// What stands there.
    pub found: String,
    /// What probably was meant, to be written in its place.
    pub suggestion: Option<&'static str>,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum AgreementFault {
    /// There is no line that says what a call shows.
    Empty,
    /// The text is longer than `limit` characters.
    TooMuch {
        /// How many are read.
        limit: usize,
    },
    /// It tells of more calls than `limit`.
    TooManyCalls {
        /// How many are read.
        limit: usize,
    },
    /// A line before the first `[…]`.
    NoSection,
    /// `[1H`: the head of a section without its end, or with something else in it than calls.
    BadHead,
    /// `1Z`: no call.
    NotACall,
    /// `[1S 1H]`, `1H =` after `[1S]`: the bid is too low there, or the double has nothing to double.
    NotPossible,
    /// A line without `=`.
    NoEquals,
    /// `2oM`, where no `M` says which major is the other one.
    WhichSuit,
    /// The meaning cannot be read.
    Meaning(meaning::ProblemKind),
    /// `!1NT`, and the section does not say what 1NT shows.
    NotDescribed,
    /// Two calls each leave out what the other shows.
    Circle,
    /// What it leaves out makes it too long to be written down.
    TooLong,
}

impl AgreementFault {
    /// All of them, the meaning's own ones left out; the limit is none that is kept.
    pub const ALL: [AgreementFault; AgreementFault::COUNT - 1] = [
        AgreementFault::Empty,
        AgreementFault::TooMuch { limit: 0 },
        AgreementFault::TooManyCalls { limit: 0 },
        AgreementFault::NoSection,
        AgreementFault::BadHead,
        AgreementFault::NotACall,
        AgreementFault::NotPossible,
        AgreementFault::NoEquals,
        AgreementFault::WhichSuit,
        AgreementFault::NotDescribed,
        AgreementFault::Circle,
        AgreementFault::TooLong,
    ];

    /// One word, for machines: `not_a_call`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            AgreementFault::Empty => "empty_text",
            AgreementFault::TooMuch { .. } => "too_much",
            AgreementFault::TooManyCalls { .. } => "too_many_calls",
            AgreementFault::NoSection => "no_section",
            AgreementFault::BadHead => "bad_head",
            AgreementFault::NotACall => "not_a_call",
            AgreementFault::NotPossible => "not_possible",
            AgreementFault::NoEquals => "no_equals",
            AgreementFault::WhichSuit => "which_suit",
            AgreementFault::Meaning(kind) => kind.name(),
            AgreementFault::NotDescribed => "not_described",
            AgreementFault::Circle => "circle",
            AgreementFault::TooLong => "too_long",
        }
    }

    /// How much is read, where something is too much.
    #[must_use]
    pub const fn limit(self) -> Option<usize> {
        match self {
            AgreementFault::TooMuch { limit } | AgreementFault::TooManyCalls { limit } => Some(limit),
            AgreementFault::Meaning(kind) => kind.limit(),
            _ => None,
        }
    }
}
