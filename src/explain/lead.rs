//! Law 26 in sentences: what declarer may do about the lead of offender's partner.

use super::{case::Case, message::Message};
use crate::{
    bridge::{Seat, Suit},
    ruling::{LeadKind, LeadRestriction},
};

/// While the auction goes on: what declarer may do should the offending side defend.
pub(super) fn sentences(lead: &LeadRestriction) -> Vec<Message> {
    let (seat, side) = (lead.leader, lead.leader.side());
    let (suits, number) = (lead.suits.clone(), lead.suits.len());
    vec![match (lead.kind, &lead.or) {
        (LeadKind::ForbidOne, _) if number == Suit::ALL.len() => Message::LeadForbidAny { side, seat },
        (LeadKind::ForbidOne, _) => Message::LeadForbidOne { side, seat, suits, number },
        (LeadKind::RequireOrForbid, _) => Message::LeadRequireOrForbid { side, seat, suits, number },
        (LeadKind::ForbidAnyOne, None) => Message::LeadForbidAny { side, seat },
        (LeadKind::ForbidAnyOne, Some(or)) => {
            Message::LeadForbidAnyOrRequire { side, seat, suits: or.suits.clone(), number: or.suits.len() }
        }
    }]
}

/// While the replacement is not known: the suits that it will show are left open.
pub(super) fn open_sentences(case: &Case<'_>, lead: &LeadRestriction) -> Vec<Message> {
    match lead.kind {
        LeadKind::ForbidOne => {
            vec![Message::LeadForbidUnshown { side: case.side, seat: lead.leader, offender: case.offender }]
        }
        LeadKind::RequireOrForbid | LeadKind::ForbidAnyOne => sentences(lead),
    }
}

/// Once the auction is over and the offending side defends.
pub(super) fn now(lead: &LeadRestriction, declarer: Seat) -> Vec<Message> {
    let seat = lead.leader;
    let (suits, number) = (lead.suits.clone(), lead.suits.len());
    vec![match (lead.kind, &lead.or) {
        (LeadKind::ForbidOne, _) if number == Suit::ALL.len() => Message::LeadNowForbidAny { declarer, seat },
        (LeadKind::ForbidOne, _) => Message::LeadNowForbidOne { declarer, seat, suits, number },
        (LeadKind::RequireOrForbid, _) => Message::LeadNowRequireOrForbid { declarer, seat, suits, number },
        (LeadKind::ForbidAnyOne, None) => Message::LeadNowForbidAny { declarer, seat },
        (LeadKind::ForbidAnyOne, Some(or)) => {
            Message::LeadNowForbidAnyOrRequire { declarer, seat, suits: or.suits.clone(), number: or.suits.len() }
        }
    }]
}

/// In the director's list of all prices.
pub(super) fn short(lead: &LeadRestriction) -> Vec<Message> {
    let (suits, number) = (lead.suits.clone(), lead.suits.len());
    vec![match (lead.kind, &lead.or) {
        (LeadKind::ForbidOne, _) if number == Suit::ALL.len() => Message::ShortForbidAny {},
        (LeadKind::ForbidOne, _) => Message::ShortForbidOne { suits, number },
        (LeadKind::RequireOrForbid, _) => Message::ShortRequireOrForbid { suits, number },
        (LeadKind::ForbidAnyOne, None) => Message::ShortForbidAny {},
        (LeadKind::ForbidAnyOne, Some(or)) => {
            Message::ShortForbidAnyOrRequire { suits: or.suits.clone(), number: or.suits.len() }
        }
    }]
}
