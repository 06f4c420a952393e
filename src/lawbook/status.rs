//! What we do with a clause, and if we do not rule by it, why.

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

/// What we do with a clause; in tables `encoded`, `cited`, `out`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// The program rules by it, and a test case shows it.
    Encoded,
    /// The program points to it; what it says is the director's to apply.
    Cited,
    /// The program does not rule by it.
    Out(OutReason),
}

/// Why the program does not rule by a clause; in tables `not-in-the-record`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::Display)]
#[strum(serialize_all = "kebab-case")]
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
