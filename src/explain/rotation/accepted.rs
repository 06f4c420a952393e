//! What comes of an earlier irregularity if LHO accepts a call out of rotation: it was made in place of an irregular call, or it
//! takes away the turn at which a bid was to be replaced (27B, 29A).

use crate::{
    bridge::Relation,
    explain::{case::Case, message::Message, rectification, third_pass, waiting},
    record::LhoChoice,
    ruling::{Incident, Kind, Outcome},
};

/// Beside "Accept": who loses a turn, and what follows from an earlier irregularity or a call that waits, where a restriction may.
pub(super) fn beside_accept(case: &Case<'_>) -> Option<Vec<Message>> {
    let text = follows_if_accepted(case);
    (!text.is_empty()).then(|| [who_loses_a_turn(case)].into_iter().chain(text).collect())
}

/// What follows from an earlier irregularity or a call that waits.
pub(super) fn follows_if_accepted(case: &Case<'_>) -> Vec<Message> {
    let was_open = |it: &Incident| it.waits_for.is_some() || matches!(it.outcome, Outcome::PlayersOption(_));
    let mut open = case.ruling.incidents.iter().filter(|it| it.event < case.incident.event && was_open(it)).peekable();
    if open.peek().is_none() {
        return waiting::beside(case, LhoChoice::Accepts);
    }
    let Some(ruling) = case.if_lho(LhoChoice::Accepts) else { return Vec::new() };
    let earlier = open.filter_map(|it| case.of_event(&ruling, it.event)).filter(may_restrict);
    let text = earlier.flat_map(|earlier| follows(case, &earlier));
    text.chain(waiting::beside(case, LhoChoice::Accepts)).collect()
}

fn may_restrict(case: &Case<'_>) -> bool {
    match &case.incident.outcome {
        Outcome::PlayersOption(_) => false,
        Outcome::DirectorsOption(_) => true,
        Outcome::NoRectification(result) | Outcome::Rectification(result) => !rectification::is_free(result),
    }
}

fn follows(case: &Case<'_>, earlier: &Case<'_>) -> Vec<Message> {
    let (offender, call) = (earlier.offender, earlier.call);
    let text = rectification::consequences(earlier, &earlier.incident.outcome);
    let about = if earlier.incident.replacement == Some(case.call) && offender == case.offender {
        match third_pass::choice(case) {
            Some(_) => Message::AcceptIfStandsInPlaceOf { offender, call },
            None => Message::AcceptInPlaceOf { offender, call },
        }
    } else if is_unreplaced_bid(earlier.incident) {
        Message::AcceptUnreplaced { offender, call }
    } else {
        Message::ForThe { offender, call }
    };
    if text.is_empty() { text } else { [about].into_iter().chain(text).collect() }
}

fn who_loses_a_turn(case: &Case<'_>) -> Message {
    let (lho, partner, seat) = (case.lho, case.partner, case.offender.rho());
    match (case.offender.relation_of(case.ruling.auction.turn()), third_pass::choice(case)) {
        (Relation::Rho | Relation::Partner, Some(third)) => third,
        (Relation::Rho, None) => Message::RotationAcceptOnlyOne { lho, seat },
        (Relation::Partner, None) => Message::RotationAcceptOnlyTwo { lho, partner, seat },
        (Relation::Lho, _) => Message::RotationAcceptOnlyOwn { lho },
        (Relation::Same, _) => Message::RotationAcceptOnly { lho },
    }
}

fn is_unreplaced_bid(incident: &Incident) -> bool {
    incident.kind == Kind::InsufficientBid && incident.accepted == Some(false) && incident.replacement.is_none()
}

/// What now, where the call has just been accepted, and an insufficient bid is left without a replacement.
pub(super) fn headline(case: &Case<'_>) -> Option<Message> {
    let is_left = |it: &&Incident| {
        let restricts = it.outcome.rectification().is_some_and(|result| !rectification::is_free(result));
        is_unreplaced_bid(it) && it.event < case.incident.event && restricts
    };
    let bid = case.ruling.incidents.iter().find(is_left)?;
    let (offender, lho, call, first, seat) = (bid.offender, case.lho, case.call, bid.call, case.offender);
    Some(match case.accepted_in_words() {
        true => Message::RotationAcceptedUnreplaced { offender, lho, seat, call, first },
        false => Message::RotationAcceptedByCallUnreplaced { offender, lho, seat, call, first },
    })
}
