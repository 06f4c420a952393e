//! Law 26 in sentences: what declarer may do about the lead of offender's partner.

use super::{case::Case, message::Message, specified};
use crate::{
    bridge::{Seat, Suit},
    ruling::{InForce, LeadKind, LeadRestriction, Rectification, Until},
};

/// While the auction goes on: what declarer may do if the offending side defends. The offender may yet show a suit, unless
/// they have to pass.
pub(super) fn sentences(lead: &LeadRestriction, can_show: bool) -> Vec<Message> {
    let (seat, side, offender) = (lead.leader, lead.leader.side(), lead.leader.partner());
    let (suits, number) = (lead.suits.clone(), lead.suits.len());
    let first = match (lead.kind, &lead.or) {
        (LeadKind::ForbidOne, _) if number == Suit::ALL.len() && can_show => {
            return vec![Message::LeadForbidUnshown { side, seat, offender }];
        }
        (LeadKind::ForbidOne, _) if number == Suit::ALL.len() => Message::LeadForbidAny { side, seat },
        (LeadKind::ForbidOne, _) => Message::LeadForbidOne { side, seat, suits, number },
        (LeadKind::RequireOrForbid, _) => Message::LeadRequireOrForbid { side, seat, suits, number },
        (LeadKind::ForbidAnyOne, None) => Message::LeadForbidAny { side, seat },
        (LeadKind::ForbidAnyOne, Some(or)) => {
            Message::LeadForbidAnyOrRequire { side, seat, suits: or.suits.clone(), number: or.suits.len() }
        }
    };
    let exempt = match (lead.kind, &lead.or) {
        (LeadKind::ForbidOne | LeadKind::RequireOrForbid, _) => Some(Message::LeadExemptShown { offender }),
        (LeadKind::ForbidAnyOne, Some(_)) => Some(Message::LeadNoneRequiredShown { offender }),
        (LeadKind::ForbidAnyOne, None) => None,
    };
    [first].into_iter().chain(exempt.filter(|_| can_show)).collect()
}

/// Whether this player, whose call was withdrawn, may still bid: then the suits are not final.
pub(super) fn can_show(in_force: &InForce, offender: Seat) -> bool {
    !in_force.must_pass.iter().any(|bar| bar.seat == offender && bar.until == Until::EndOfAuction)
}

/// While the replacement is not known: the suits that it will show are left open, and those that the withdrawn call showed are not
/// named where that would tell partner what was meant.
pub(super) fn open_sentences(case: &Case<'_>, lead: &LeadRestriction) -> Vec<Message> {
    let (side, seat, offender) = (case.side, lead.leader, case.offender);
    let hides_suits = specified::is_elsewhere(case);
    match lead.kind {
        LeadKind::ForbidOne => vec![Message::LeadForbidUnshown { side, seat, offender }],
        LeadKind::RequireOrForbid if hides_suits => {
            vec![Message::LeadRequireOrForbidShown { side, seat, offender, call: case.call }]
        }
        LeadKind::ForbidAnyOne if hides_suits && lead.or.is_some() => vec![
            Message::LeadForbidAnyOrRequireShown { side, seat, call: case.call },
            Message::LeadNoneRequiredShown { offender },
        ],
        LeadKind::RequireOrForbid | LeadKind::ForbidAnyOne => sentences(lead, true),
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

/// 2007 Law 27B1: whether a lead is restricted that many directors leave free, because the auction goes on without rectification.
pub(super) fn is_disputed(result: &Rectification) -> bool {
    result.lead.is_some() && result.review.iter().any(|clause| clause.address() == "27D")
}
