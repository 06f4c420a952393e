//! Law 26 in sentences: what declarer may do about the lead of offender's partner.

use super::{case::Case, message::Message, result};
use crate::{
    bridge::{Seat, Suit},
    ruling::{InForce, LeadKind, LeadRestriction, Ruling, Until},
};

/// While the auction goes on: what declarer may do should the offending side defend. The offender may yet show a suit, unless
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
    let is_exempt = can_show && lead.kind != LeadKind::ForbidAnyOne;
    [first].into_iter().chain(is_exempt.then_some(Message::LeadExemptShown { offender })).collect()
}

/// Whether this player, whose call was withdrawn, may still bid: then the suits are not final.
pub(super) fn can_show(in_force: &InForce, offender: Seat) -> bool {
    !in_force.must_pass.iter().any(|bar| bar.seat == offender && bar.until == Until::EndOfAuction)
}

/// While the replacement is not known: the suits that it will show are left open.
pub(super) fn open_sentences(case: &Case<'_>, lead: &LeadRestriction) -> Vec<Message> {
    match lead.kind {
        LeadKind::ForbidOne => {
            vec![Message::LeadForbidUnshown { side: case.side, seat: lead.leader, offender: case.offender }]
        }
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

/// Once the auction is over: what declarer may do, or that the restriction lapses.
pub(super) fn after_the_auction(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let Some(contract) = ruling.contract else { return Vec::new() };
    let mut text = Vec::new();
    let mut restrictions: Vec<&LeadRestriction> = ruling.in_force.lead.iter().collect();
    restrictions.sort_by_key(|restriction| ruling.on_lead != Some(restriction.leader));
    for restriction in restrictions {
        let seat = restriction.leader;
        text.extend(match ruling.on_lead {
            Some(leader) if leader != seat => Some(if is_restricted(ruling, leader) {
                Message::LeadWaits { seat, leader }
            } else {
                Message::LeadLater { seat, leader }
            }),
            Some(_) => Some(Message::LeadCheckFirst { seat }),
            None => None,
        });
        text.extend(now(restriction, contract.declarer));
        text.extend(result::disputed(cases, restriction));
    }
    let declaring = contract.declarer.side();
    let lapsed =
        cases.iter().filter(|case| case.side == declaring).filter_map(|case| case.incident.result.lead.as_ref());
    text.extend(lapsed.map(|lead| Message::LeadLapses { side: declaring, seat: lead.leader }));
    text
}

/// Whether declarer may restrict this player's lead.
fn is_restricted(ruling: &Ruling, seat: Seat) -> bool {
    ruling.in_force.lead.iter().any(|lead| lead.leader == seat)
}
