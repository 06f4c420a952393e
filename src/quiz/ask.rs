//! What is asked.

use crate::{
    bridge::{Call, Seat},
    explain::{Message, Which},
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
    /// It as a question; with which of its player's calls of that name is meant, or 0.
    #[must_use]
    pub(super) const fn message(self, nth: usize) -> Message {
        match self {
            Ask::Accepts { offender, call } => Message::QuizAskCall { which: Which("accepts"), offender, call, nth },
            Ask::Order { seat, call } => Message::QuizAskCall { which: Which("order"), offender: seat, call, nth },
            Ask::Clause { offender, call } => Message::QuizAskCall { which: Which("clause"), offender, call, nth },
            Ask::Passes => Message::QuizAsk { which: Which("passes") },
            Ask::Free { offender, call } => Message::QuizAskFree { partner: offender.partner(), call },
            Ask::Lead { declarer, leader } => Message::QuizAskLead { declarer, seat: leader },
            Ask::Contract => Message::QuizAsk { which: Which("contract") },
            Ask::Comparable { call, replacement, edition } => Message::QuizAskComparable { call, replacement, edition },
            Ask::Irregular => Message::QuizAsk { which: Which("irregular") },
            Ask::Editions => Message::QuizAsk { which: Which("editions") },
        }
    }
}
