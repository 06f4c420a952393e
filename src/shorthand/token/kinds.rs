//! What sort of token one is.

use super::Token;
use crate::bridge::{Call, Seat};

impl Token {
    /// The call, if it is one.
    pub(in crate::shorthand) const fn call(self) -> Option<Call> {
        if let Token::Call(call) = self { Some(call) } else { None }
    }

    /// The seat, with or without a colon.
    pub(in crate::shorthand) const fn seat(self) -> Option<Seat> {
        if let Token::Seat(seat) | Token::Label(seat, _) = self { Some(seat) } else { None }
    }

    /// `bids`, `raised to`
    pub(in crate::shorthand) const fn is_verb(self) -> bool {
        matches!(self, Token::Verb | Token::OpenVerb | Token::PartnersVerb | Token::OwnVerb)
    }

    /// `opener`: a player, by what they did.
    pub(in crate::shorthand) const fn is_role(self) -> bool {
        matches!(self, Token::Opener | Token::Responder | Token::Overcaller)
    }

    /// Whether it is a bid in a suit that may as well tell how many cards somebody has: `5H`.
    pub(in crate::shorthand) fn may_count_cards(self) -> bool {
        self.call().and_then(Call::bid).is_some_and(|bid| bid.level.number() >= 4 && bid.denomination.suit().is_some())
    }

    /// Whether it takes a player's turn.
    pub(in crate::shorthand) const fn is_call(self) -> bool {
        matches!(
            self,
            Token::Call(_)
                | Token::DoubleVerb
                | Token::No
                | Token::Refusal
                | Token::LoneR
                | Token::Passes(_)
                | Token::Equals
                | Token::BadCall
        )
    }

    /// Something said about a call, not a call.
    pub(in crate::shorthand) const fn is_claim(self) -> bool {
        matches!(
            self,
            Token::Accepted
                | Token::Declined
                | Token::AcceptedSign
                | Token::DeclinedSign
                | Token::Comparable
                | Token::NotComparable
                | Token::Mispull
                | Token::WrongCard
                | Token::Intended
                | Token::OutOfTurn
                | Token::Withdrawn
                | Token::MadeGood
                | Token::Artificial
        )
    }

    /// A call, a player, or something said about one: without it the text would say something else.
    pub(in crate::shorthand) const fn is_material(self) -> bool {
        self.is_claim()
            || self.is_call()
            || self.seat().is_some()
            || matches!(self, Token::Relative(_) | Token::AllPass | Token::Arrow(_) | Token::Skip(_))
    }
}
