//! What we do with a clause, and if we do not rule by it, why.

use std::fmt;

use strum::VariantArray;

use super::Clause;

/// A line of the index: a clause and what we do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The clause.
    pub clause: Clause,
    /// What we do with it.
    pub status: Status,
}

/// What we do with a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The program rules by it, and a test case shows it.
    Encoded,
    /// The program points to it; what it says is the director's to apply.
    Cited,
    /// The program does not rule by it.
    Out(OutReason),
}

/// Why the program does not rule by a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum OutReason {
    /// It is about what players know, think, say or intend, which no record of the calls can hold.
    NotInTheRecord,
    /// It is about the cards, the play or the score, not about the calls.
    Play,
    /// It is about calls that were made on the cards of another board.
    WrongBoard,
    /// It only explains, or sends to other clauses that are listed themselves.
    Explains,
    /// It leaves something to the authority that makes the regulations.
    Regulation,
}

impl Status {
    /// Why the program does not rule by the clause, if it does not.
    #[must_use]
    pub const fn out_reason(self) -> Option<OutReason> {
        match self {
            Status::Encoded | Status::Cited => None,
            Status::Out(reason) => Some(reason),
        }
    }
}

impl OutReason {
    /// All reasons.
    pub const ALL: &'static [OutReason] = OutReason::VARIANTS;
}

/// As tables write it: `encoded`, `cited`, `out`.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Encoded => "encoded",
            Status::Cited => "cited",
            Status::Out(_) => "out",
        })
    }
}

/// As tables write it: `not-in-the-record`.
impl fmt::Display for OutReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutReason::NotInTheRecord => "not-in-the-record",
            OutReason::Play => "play",
            OutReason::WrongBoard => "wrong-board",
            OutReason::Explains => "explains",
            OutReason::Regulation => "regulation",
        })
    }
}
