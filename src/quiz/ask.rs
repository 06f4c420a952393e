//! What is asked.

use crate::{
    bridge::{Call, Seat},
    explain::Message,
    lawbook::Edition,
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Who may accept this call?
    Accepts {
        /// Who made it.
        offender: Seat,
        /// The call.
        call: Call,
    },
    /// Is this call in order?
    Order {
        /// Who made it.
        seat: Seat,
        /// The call.
        call: Call,
    },
    /// Who has to pass from here on?
    Passes,
    /// Which call in place of this one leaves partner free?
    Free {
        /// Who chooses.
        offender: Seat,
        /// The insufficient bid.
        call: Call,
    },
    /// What may declarer do when this player is first on lead?
    Lead {
        /// Declarer.
        declarer: Seat,
        /// Offender's partner.
        leader: Seat,
    },
    /// Which clause decides about this call?
    Clause {
        /// Who made it.
        offender: Seat,
        /// The call.
        call: Call,
    },
    /// What is the contract, and who plays it?
    Contract,
    /// Are these two calls comparable?
    Comparable {
        /// The withdrawn call.
        call: Call,
        /// The call in its place.
        replacement: Call,
        /// The edition, which asks it in its own words.
        edition: Edition,
    },
    /// Which call is irregular?
    Irregular,
    /// What did 2017 change?
    Editions,
}

impl Ask {
    /// It as a question.
    #[must_use]
    pub const fn message(self) -> Message {
        match self {
            Ask::Accepts { offender, call } => Message::QuizAskAccepts { offender, call },
            Ask::Order { seat, call } => Message::QuizAskOrder { offender: seat, call },
            Ask::Passes => Message::QuizAskPasses {},
            Ask::Free { offender, call } => Message::QuizAskFree { partner: offender.partner(), call },
            Ask::Lead { declarer, leader } => Message::QuizAskLead { declarer, seat: leader },
            Ask::Clause { offender, call } => Message::QuizAskClause { offender, call },
            Ask::Contract => Message::QuizAskContract {},
            Ask::Comparable { call, replacement, edition } => Message::QuizAskComparable { call, replacement, edition },
            Ask::Irregular => Message::QuizAskIrregular {},
            Ask::Editions => Message::QuizAskEditions {},
        }
    }
}
