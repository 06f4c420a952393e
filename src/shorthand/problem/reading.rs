//! The meanings that a text may have.

use super::Expected;
use crate::{
    bridge::{Call, Seat},
    lawbook::Edition,
    record::Shows,
};

/// How a text says that a call took the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaced {
    /// `1S 1H ib > 2H`: of an irregular call.
    Irregular,
    /// `1S changed to 2H`: of any call.
    Any,
}

/// Why LHO has nothing to accept or decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// No call before it is irregular.
    InOrder {
        /// The last call, if there is one: somebody may have made it out of turn.
        last: Option<(Seat, Call)>,
    },
    /// This call has been accepted.
    Accepted(Call),
    /// This call has been declined.
    Declined(Call),
    /// Nobody may accept this call.
    ForNobody(Call),
}

/// One of several meanings of the same text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// This call.
    Call(Call),
    /// This call, made by an opponent.
    OpponentsCall(Call),
    /// All remaining passes.
    AllPass,
    /// Only a sign between two calls.
    Separator,
    /// What the call before it shows: by suits.
    Shows(Shows),
    /// What the call before it shows: a description.
    Meaning,
    /// Law 25A: the call before it was unintended.
    Unintended,
    /// Law 25B: the player changed the call before it.
    ChangeOfCall,
    /// The next player's call.
    NextCall,
    /// The first call of the auction.
    FirstCall,
    /// A call after all those behind it.
    LastCall,
    /// This player dealt.
    Dealer(Seat),
    /// This edition of the Laws.
    Edition(Edition),
    /// A bid whose level is missing.
    BidWithoutLevel,
    /// This player's seat.
    Seat(Seat),
    /// This player lost their turn.
    Skipped(Seat),
    /// This player made the call before it.
    CalledBy(Seat),
    /// It says what this bid means.
    Describes(Call),
    /// LHO accepts the irregular call.
    Accepts,
    /// LHO declines it.
    Declines,
    /// What is asked or denied beside it is true.
    IsSo,
    /// It is not true.
    IsNotSo,
    /// A remark that says nothing about the auction.
    Remark,
    /// A doubt about the call before it.
    Doubt,
    /// The contract in which the auction ended.
    Contract,
    /// What a call means to a pair, no matter who makes it.
    Agreement,
}

impl Reading {
    pub(super) const fn expected(&self) -> Expected {
        match self {
            Reading::Call(_)
            | Reading::OpponentsCall(_)
            | Reading::AllPass
            | Reading::Separator
            | Reading::NextCall
            | Reading::FirstCall
            | Reading::LastCall
            | Reading::Contract
            | Reading::BidWithoutLevel => Expected::Call,
            Reading::Shows(_)
            | Reading::Meaning
            | Reading::Describes(_)
            | Reading::Agreement
            | Reading::Doubt
            | Reading::Unintended
            | Reading::Accepts
            | Reading::Declines
            | Reading::IsSo
            | Reading::IsNotSo
            | Reading::Remark
            | Reading::ChangeOfCall => Expected::Mark,
            Reading::Dealer(_) | Reading::Seat(_) | Reading::Skipped(_) | Reading::CalledBy(_) => Expected::Seat,
            Reading::Edition(_) => Expected::Edition,
        }
    }
}
