//! Sorts of answers, whatever the players and the calls: so that none of them is right more often than another.

use super::{
    bar::Bar,
    claim::{Acceptor, Claim, Fault, Lead},
};
use crate::{
    bridge::{Seat, Suit},
    lawbook::Clause,
    ruling::Ruling,
};

/// The sort of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// A player may accept.
    Acceptable,
    /// Nobody can accept.
    NobodyCan,
    /// Nothing is wrong: with the last call, or with any.
    InOrder,
    /// This is wrong with the last call.
    Wrong(Fault),
    /// Nobody has to pass.
    Unbound,
    /// The offender has to pass at their next turn.
    OffenderOnce,
    /// The offender has to pass from here on.
    OffenderThroughout,
    /// Offender's partner has to pass at their next turn.
    PartnerOnce,
    /// Offender's partner has to pass from here on.
    PartnerThroughout,
    /// Both have to pass from here on.
    Both,
    /// The offender has to make their call again.
    Repeats,
    /// A call leaves partner free.
    Frees,
    /// No call leaves partner free.
    NoneFrees,
    /// Any card may be led.
    LeadFree,
    /// Some suits may be forbidden.
    ForbidSome,
    /// Any one suit may be forbidden.
    ForbidAny,
    /// A suit may be required.
    Require,
    /// This clause decides.
    Clause(Clause),
    /// A contract.
    Contract,
    /// The calls are comparable.
    Comparable,
    /// They are not.
    NotComparable,
    /// A call is irregular.
    Irregular,
    /// The editions rule the same.
    Unchanged,
    /// They do not.
    Changed,
}

impl Claim {
    /// The sort of answer that this is, about a ruling.
    #[must_use]
    pub fn sort(&self, ruling: &Ruling) -> Sort {
        let offender = ruling.incidents.last().map(|incident| incident.offender);
        match self {
            Claim::Accepts(Acceptor::Seat(_)) => Sort::Acceptable,
            Claim::Accepts(Acceptor::NobodyCan) => Sort::NobodyCan,
            Claim::Accepts(Acceptor::NothingToAccept) | Claim::Order(None) | Claim::Irregular(None) => Sort::InOrder,
            Claim::Order(Some(fault)) => Sort::Wrong(*fault),
            Claim::Passes(bar) => bar.sort(offender),
            Claim::Free(Some(_)) => Sort::Frees,
            Claim::Free(None) => Sort::NoneFrees,
            Claim::Lead(Lead::Nothing) => Sort::LeadFree,
            Claim::Lead(Lead::Forbid(suits)) if suits.len() < Suit::ALL.len() => Sort::ForbidSome,
            Claim::Lead(Lead::Forbid(_)) => Sort::ForbidAny,
            Claim::Lead(Lead::Require(_)) => Sort::Require,
            Claim::Rules(clause) => Sort::Clause(*clause),
            Claim::Contract(_) => Sort::Contract,
            Claim::Comparable => Sort::Comparable,
            Claim::NotComparable(_) => Sort::NotComparable,
            Claim::Irregular(Some(_)) => Sort::Irregular,
            Claim::Editions([old, new]) if old == new => Sort::Unchanged,
            Claim::Editions(_) => Sort::Changed,
        }
    }
}

impl Bar {
    fn sort(self, offender: Option<Seat>) -> Sort {
        match self {
            Bar::Nobody => Sort::Unbound,
            Bar::Once(seat) if Some(seat) == offender => Sort::OffenderOnce,
            Bar::Once(_) => Sort::PartnerOnce,
            Bar::Throughout(seat) if Some(seat) == offender => Sort::OffenderThroughout,
            Bar::Throughout(_) => Sort::PartnerThroughout,
            Bar::Both(_) => Sort::Both,
            Bar::Repeats(..) => Sort::Repeats,
        }
    }
}
