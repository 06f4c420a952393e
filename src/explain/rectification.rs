//! What a rectification means for the players, in sentences: in the auction, or once that is over, in the play.

use super::{
    case::{Case, Subject},
    information, lead,
    message::Message,
    partner, review,
};
use crate::{
    bridge::{Contract, Seat},
    ruling::{Information, LeadKind, Outcome, Passes, Rectification},
};

/// What a result means for the players, in sentences.
pub(super) fn text(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    if case.ruling.auction_over {
        return in_the_play(case, result);
    }
    if let Some(contract) = case.contract_under() {
        let told = lead_against(case, result, contract).into_iter();
        return told.chain(information::under(case, result, contract)).chain(review::of_result(case, result)).collect();
    }
    let mut text = auction_text(case, result);
    let can_show = result.offender_passes != Passes::Throughout && lead::can_show(&case.ruling.in_force, case.offender);
    text.extend(result.lead.iter().flat_map(|lead| lead::sentences(lead, can_show)));
    text.extend(lead::is_disputed(result).then_some(Message::LeadDisputed {}));
    text
}

/// The same, while the suits that the offender will show are not known.
pub(super) fn open_text(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let mut text = auction_text(case, result);
    text.extend(result.lead.iter().flat_map(|lead| lead::open_sentences(case, lead)));
    text.extend(lead::is_disputed(result).then_some(Message::LeadDisputed {}));
    text
}

/// The price of a call that is to come, with what 2007 Law 26 exempts from its lead restriction.
pub(super) fn later_text(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let offender = case.offender;
    let mut text = open_text(case, result);
    text.extend(result.lead.as_ref().and_then(|lead| match lead.kind {
        LeadKind::ForbidAnyOne => Some(Message::LeadExemptRepeat { offender, call: case.call }),
        LeadKind::RequireOrForbid | LeadKind::ForbidOne => None,
    }));
    text
}

pub(super) fn auction_text(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner) = (case.offender, case.partner);
    if result.cancels_call {
        return vec![if case.has_bid_left() {
            Message::Cancelled { offender, partner }
        } else {
            Message::CancelledPass { offender, partner }
        }];
    }
    let mut text = Vec::new();
    text.extend(result.must_repeat.map(|call| Message::Repeat { offender, call }));
    text.extend(passes(case, offender, result.offender_passes));
    text.extend(passes(case, partner, result.partner_passes));
    if text.is_empty() {
        let may = partner::may(case, result, result.lead.is_some());
        // A lead that is restricted is a restriction.
        text.extend(Some(may).filter(|may| *may != Message::NoNewRestriction {} || result.lead.is_none()));
    }
    text
}

fn passes(case: &Case<'_>, seat: Seat, passes: Passes) -> Option<Message> {
    match passes {
        Passes::None => None,
        Passes::Once | Passes::Throughout if case.is_barred(seat) => Some(Message::BarredAuction { partner: seat }),
        Passes::Once if case.has_served(seat) => Some(Message::OnceServed { seat }),
        Passes::Once => Some(Message::Once { seat }),
        Passes::Throughout => Some(Message::Throughout { seat }),
    }
}

/// What follows from a branch: the lead, what may be used, when to call the director again.
fn in_the_play(case: &Case<'_>, branch: &Rectification) -> Vec<Message> {
    let mut text = Vec::new();
    if let Some(contract) = case.ruling.contract {
        text.extend(lead_against(case, branch, contract));
        text.extend(information::of(case, branch));
        text.extend(information::of_open_change(case, branch));
    }
    text.extend(review::of_result(case, branch));
    if text.is_empty() {
        text.push(Message::NothingFollows {});
    }
    text
}

/// What a branch means for the lead against this contract.
pub(super) fn lead_against(case: &Case<'_>, branch: &Rectification, contract: Contract) -> Vec<Message> {
    let defends = contract.declarer.side() != case.side;
    let restriction = branch.lead.as_ref().filter(|_| defends);
    restriction.into_iter().flat_map(|lead| lead::now(lead, contract.declarer)).collect()
}

/// What follows from a branch that ends there.
pub(super) fn consequences(case: &Case<'_>, outcome: &Outcome) -> Vec<Message> {
    match outcome {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => text(case, result),
        Outcome::DirectorsOption(option) => match option.if_no.as_ref() {
            Outcome::Rectification(result) => {
                let mut told = text(case, result);
                let edition = case.ruling.edition;
                let is_lead = result.lead.is_some() && !told.contains(&Message::NothingFollows {});
                match (case.is_barred(case.partner), result.partner_passes) {
                    (true, Passes::None) => told.extend(is_lead.then_some(Message::LeadFreeIfComparable { edition })),
                    _ if told == [Message::NothingFollows {}] => {}
                    // Law 25B3: the first call stays unauthorised information.
                    _ if case.subject() == Subject::Changed => {
                        told.extend(is_lead.then_some(Message::LeadFreeIfComparable { edition }));
                    }
                    _ => told.push(Message::UnlessComparable { edition }),
                }
                told
            }
            Outcome::NoRectification(_) | Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => Vec::new(),
        },
        Outcome::PlayersOption(_) => Vec::new(),
    }
}

/// What a result means, where nothing else on the page says who has to pass: not "in any case", but because of it.
pub(super) fn in_full(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let bars = |seat| {
        seat == case.partner && result.partner_passes == Passes::Throughout
            || seat == case.offender && result.offender_passes == Passes::Throughout
    };
    let told = text(case, result).into_iter().map(|text| match text {
        Message::BarredAuction { partner } if bars(partner) => Message::Throughout { seat: partner },
        text => text,
    });
    told.collect()
}

/// Whether nothing follows.
pub(super) fn is_free(result: &Rectification) -> bool {
    result.partner_passes == Passes::None
        && result.offender_passes == Passes::None
        && result.must_repeat.is_none()
        && result.lead.is_none()
        && !result.cancels_call
}

/// Whether offender's partner may not use what was withdrawn.
pub(super) fn is_withheld(result: &Rectification) -> bool {
    result.information == Some(Information::Unauthorised)
}
