//! Sorts of answers, whatever the players and the calls: so that none of them is right more often than another.

use strum::VariantArray;

use super::{
    bar::Bar,
    claim::{Acceptor, Claim, Fault, Lead, Likeness},
};
use crate::{
    bridge::{Call, Seat, Suit},
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
    /// Who has to pass.
    Passes(BarSort),
    /// A call leaves partner free: one that names what the insufficient bid named, or not.
    Frees {
        /// Whether it does.
        again: bool,
    },
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
    /// A contract: the last bid that anybody made, or another one.
    Contract {
        /// Whether it is the last.
        last: bool,
    },
    /// How alike two calls are.
    Comparable(Likeness),
    /// A call is irregular: the first bid of all, or another one.
    Irregular {
        /// Whether it is the first.
        first: bool,
    },
    /// Who has to pass under each edition, the older one first.
    Editions([BarSort; 2]),
}

/// Who has to pass, whatever the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum BarSort {
    /// Nobody.
    Nobody,
    /// The offender, at their next turn.
    OffenderOnce,
    /// The offender, from here on.
    OffenderThroughout,
    /// Offender's partner, at their next turn.
    PartnerOnce,
    /// Offender's partner, from here on.
    PartnerThroughout,
    /// Both, from here on.
    Both,
    /// Nobody, but the offender has to make their call again.
    Repeats,
}

impl BarSort {
    /// All of them.
    pub const ALL: &'static [BarSort] = BarSort::VARIANTS;
}

impl Claim {
    /// The sort of answer that this is, about a ruling.
    #[must_use]
    pub fn sort(&self, ruling: &Ruling) -> Sort {
        let offender = ruling.incidents.last().map(|incident| incident.offender);
        let withdrawn = ruling.incidents.last().and_then(|incident| incident.call.bid());
        match self {
            Claim::Accepts(Acceptor::Seat(_)) => Sort::Acceptable,
            Claim::Accepts(Acceptor::NobodyCan) => Sort::NobodyCan,
            Claim::Accepts(Acceptor::NothingToAccept) | Claim::Order(None) | Claim::Irregular(None) => Sort::InOrder,
            Claim::Order(Some(fault)) => Sort::Wrong(*fault),
            Claim::Passes(bar) => Sort::Passes(bar.sort(offender)),
            Claim::Free(Some(call)) => {
                Sort::Frees { again: call.bid().map(|bid| bid.denomination) == withdrawn.map(|bid| bid.denomination) }
            }
            Claim::Free(None) => Sort::NoneFrees,
            Claim::Lead(Lead::Nothing) => Sort::LeadFree,
            Claim::Lead(Lead::Forbid(suits)) if suits.len() < Suit::ALL.len() => Sort::ForbidSome,
            Claim::Lead(Lead::Forbid(_)) => Sort::ForbidAny,
            Claim::Lead(Lead::Require(_)) => Sort::Require,
            Claim::Rules(clause) => Sort::Clause(*clause),
            Claim::Contract(contract) => Sort::Contract {
                last: ruling.calls.iter().rev().find_map(|call| call.call.bid()) == Some(contract.bid),
            },
            Claim::Comparable(likeness) => Sort::Comparable(*likeness),
            Claim::Irregular(Some(spot)) => Sort::Irregular {
                first: ruling.calls.iter().find(|call| call.call.bid().is_some()).and_then(|call| call.event)
                    == Some(spot.event),
            },
            Claim::Editions(bars) => Sort::Editions(bars.map(|bar| bar.sort(offender))),
        }
    }
}

impl Bar {
    fn sort(self, offender: Option<Seat>) -> BarSort {
        match self {
            Bar::Nobody => BarSort::Nobody,
            Bar::Once(seat) if Some(seat) == offender => BarSort::OffenderOnce,
            Bar::Once(_) => BarSort::PartnerOnce,
            Bar::Throughout(seat) if Some(seat) == offender => BarSort::OffenderThroughout,
            Bar::Throughout(_) => BarSort::PartnerThroughout,
            Bar::Both(_) => BarSort::Both,
            Bar::Repeats(..) => BarSort::Repeats,
        }
    }

    /// Who that is, when this player is the offender, with this call.
    pub(super) const fn of_sort(sort: BarSort, offender: Seat, call: Call) -> Bar {
        match sort {
            BarSort::Nobody => Bar::Nobody,
            BarSort::OffenderOnce => Bar::Once(offender),
            BarSort::OffenderThroughout => Bar::Throughout(offender),
            BarSort::PartnerOnce => Bar::Once(offender.partner()),
            BarSort::PartnerThroughout => Bar::Throughout(offender.partner()),
            BarSort::Both => Bar::Both(offender.side()),
            BarSort::Repeats => Bar::Repeats(offender, call),
        }
    }
}
