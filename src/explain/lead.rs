//! Law 26 in sentences: what declarer may do about the lead of offender's partner.

use super::{case::Case, message::Message};
use crate::{
    bridge::Seat,
    ruling::{LeadKind, LeadRestriction},
};

/// While the auction goes on: what declarer may do should the offending side defend.
pub(super) fn sentences(lead: &LeadRestriction) -> Vec<Message> {
    let (seat, side) = (lead.leader, lead.leader.side());
    let (suits, number) = (lead.suits.clone(), lead.suits.len());
    let mut text = vec![match lead.kind {
        LeadKind::ForbidOne => Message::LeadForbidOne { side, seat, suits, number },
        LeadKind::RequireOrForbid => Message::LeadRequireOrForbid { side, seat, suits, number },
        LeadKind::ForbidAnyOne => Message::LeadForbidAny { side, seat },
    }];
    if let Some(other) = &lead.or {
        text.extend(sentences(other));
        text.push(Message::LeadOneOf { side });
    }
    text
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
    let mut text = vec![match lead.kind {
        LeadKind::ForbidOne => Message::LeadNowForbidOne { declarer, seat, suits, number },
        LeadKind::RequireOrForbid => Message::LeadNowRequireOrForbid { declarer, seat, suits, number },
        LeadKind::ForbidAnyOne => Message::LeadNowForbidAny { declarer, seat },
    }];
    if let Some(other) = &lead.or {
        text.extend(now(other, declarer));
        text.push(Message::LeadNowOneOf { declarer });
    }
    text
}

/// In the director's list of all prices.
pub(super) fn short(lead: &LeadRestriction) -> Vec<Message> {
    let (suits, number) = (lead.suits.clone(), lead.suits.len());
    let mut text = vec![match lead.kind {
        LeadKind::ForbidOne => Message::ShortForbidOne { suits, number },
        LeadKind::RequireOrForbid => Message::ShortRequireOrForbid { suits, number },
        LeadKind::ForbidAnyOne => Message::ShortForbidAny {},
    }];
    if let Some(other) = &lead.or {
        text.extend(short(other));
        text.push(Message::ShortOneOf {});
    }
    text
}
