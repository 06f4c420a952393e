//! Several irregularities that are open at once: in which order they are told, and under which condition.

use crate::{
    bridge::Call,
    explain::{
        Part,
        case::{self, Case, Subject},
        message::Message,
        rectification,
    },
    record::LhoChoice,
    ruling::{Incident, Kind, Outcome},
};

/// Everything that is open. Where several irregularities await an answer, a line above each says which it is about.
pub(in crate::explain) fn open(cases: &[Case<'_>]) -> Vec<Part> {
    let mut open = case::open(cases);
    // Nobody calls any more.
    open.retain(|case| !case.ruling.auction_over || is_left(case));
    slip_before_what_it_replaces(&mut open);
    let waiting: Vec<&Incident> = open.first().into_iter().flat_map(|first| replaced_meanwhile(first)).collect();
    let several = open.iter().filter(|case| case.awaits()).count() + waiting.len() > 1;
    let mut parts = Vec::new();
    for (place, case) in open.iter().enumerate() {
        let from = parts.len();
        if several && case.awaits() {
            let first = open.first().filter(|_| place > 0);
            parts.push(Part::default().with_text(introduction(case, first.copied())));
        }
        if !case.awaits() && open.iter().take(place).any(|other| chooses_at_the_same_turn(other, case)) {
            let (offender, call, kind) = (case.offender, case.call, case.incident.kind);
            let then = [Message::OpenThen { offender, call, kind }, Message::OpenBothPrices { offender }];
            parts.push(Part::default().with_text(then));
        }
        let first = open.first().filter(|_| place > 0);
        parts.extend(first.and_then(|first| parts_if_declined(case, first)).unwrap_or_else(|| super::parts(case)));
        let (offender, call, kind) = (case.offender, case.call, case.incident.kind);
        for part in parts.iter_mut().skip(from).filter(|_| several) {
            part.about = Some(Message::About { offender, call, kind });
        }
    }
    if let Some(first) = open.first() {
        parts.extend(if_declined(first, &waiting));
    }
    parts
}

/// Law 25A comes before every other law: a replacement that is said to be unintended is put right before its price is told.
fn slip_before_what_it_replaces(open: &mut [&Case<'_>]) {
    let Some((slip, earlier)) = open.split_last() else { return };
    let is_replaced = |case: &&Case<'_>| case.option().is_some_and(|option| option.chooser == slip.offender);
    let is_replacement = slip.subject() == Subject::Unintended && earlier.iter().any(is_replaced);
    if is_replacement && slip.awaits() {
        open.rotate_right(1);
    }
}

/// Laws 30 to 32: two calls of one player, in place of which they have yet to call: both were refused, or LHO has yet to choose about
/// the later one.
fn chooses_at_the_same_turn(one: &Case<'_>, other: &Case<'_>) -> bool {
    let chooses = |case: &Case<'_>| {
        // RHO, whose turn it was, decides whether there is a choice (31A, 32).
        let is_at_own_turn = |chooser| {
            chooser == case.offender || case.incident.accepted == Some(false) && chooser == case.offender.rho()
        };
        let is_open = case.awaits_lho() || case.option().is_some_and(|option| is_at_own_turn(option.chooser));
        case.subject() == Subject::Rotation && is_open
    };
    one.offender == other.offender && chooses(one) && chooses(other)
}

/// What holds of a later irregularity if the first call is not accepted, where that binds somebody already (2007 Laws 30B2, 31B
/// and 32A).
fn parts_if_declined(case: &Case<'_>, first: &Case<'_>) -> Option<Vec<Part>> {
    let is_condition = first.awaits_lho() && first.incident.kind != Kind::ChangeOfCall && !chooses_later(case, first);
    let declined = if is_condition { first.if_lho(LhoChoice::Declines)? } else { return None };
    let then = case.again(&declined)?;
    (!then.awaits_lho() && then.incident.outcome == case.incident.outcome).then(|| super::parts(&then))
}

/// Earlier irregularities whose offender has called since, before LHO chose about this call of partner's.
fn replaced_meanwhile<'a>(first: &Case<'a>) -> impl Iterator<Item = &'a Incident> {
    let (event, awaits_lho) = (first.incident.event, first.awaits_lho());
    first.ruling.incidents.iter().filter(move |it| awaits_lho && it.waits_for == Some(event) && it.waits_for_later())
}

/// What follows from them, and from the calls in their place, if LHO declines.
fn if_declined(first: &Case<'_>, waiting: &[&Incident]) -> Vec<Part> {
    if waiting.is_empty() {
        return Vec::new();
    }
    let Some(declined) = first.if_lho(LhoChoice::Declines) else { return Vec::new() };
    let then = waiting.iter().filter_map(|it| first.of_event(&declined, it.event));
    then.flat_map(|case| {
        let (offender, call, kind) = (case.offender, case.call, case.incident.kind);
        let condition = Message::OpenIfDeclined { offender: first.offender, call: first.call };
        let introduction = Part::default().with_text([Message::OpenThen { offender, call, kind }, condition]);
        let replacement = case.incident.replacement.filter(|_| case.incident.is_settled());
        let parts = replacement.map_or_else(|| super::parts(&case), |replacement| vec![replaced(&case, replacement)]);
        let about = Message::About { offender, call, kind };
        [introduction].into_iter().chain(parts).map(move |part| Part { about: Some(about.clone()), ..part })
    })
    .collect()
}

/// The call that stands in place of the irregular one, and what follows.
fn replaced(case: &Case<'_>, replacement: Call) -> Part {
    let stands = Message::DeclineKeeps { replacement };
    let follows = rectification::in_full(case, &case.incident.result);
    Part::default().with_text([stands]).with_text(follows)
}

/// Whether something about it is left to decide. Anything that depends on a turn that never comes is not.
fn is_left(case: &Case<'_>) -> bool {
    match &case.incident.outcome {
        Outcome::DirectorsOption(_) => true,
        Outcome::PlayersOption(_) => case.awaits() || case.subject() == Subject::Inadmissible,
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    }
}

/// Which irregularity the next parts are about, and whether they depend on what becomes of the first.
fn introduction(case: &Case<'_>, first: Option<&Case<'_>>) -> Vec<Message> {
    let (offender, call, kind) = (case.offender, case.call, case.incident.kind);
    let Some(first) = first else { return vec![Message::OpenFirst { offender, call, kind }] };
    let hangs = first.awaits_lho() && first.incident.kind != Kind::ChangeOfCall;
    let condition = match chooses_later(case, first) {
        true => Message::OpenInAnyCase { offender: first.offender, call: first.call, seat: offender },
        false => Message::OpenIfDeclined { offender: first.offender, call: first.call },
    };
    let is_same_turn = first.same_turn().is_some_and(|other| other.incident.event == case.incident.event);
    let is_slip = first.subject() == Subject::Unintended;
    let both = (is_same_turn && !is_slip).then_some(Message::OpenBothPrices { offender });
    let then = [Message::OpenThen { offender, call, kind }];
    then.into_iter().chain(hangs.then_some(condition)).chain(both).collect()
}

/// Laws 30 to 32: whether the offender chooses at a later turn if the first call is accepted.
fn chooses_later(case: &Case<'_>, first: &Case<'_>) -> bool {
    if case.subject() != Subject::Rotation {
        return false;
    }
    let Some(accepted) = case.if_lho(LhoChoice::Accepts) else { return false };
    let is_about_first = first.again(&accepted).is_some_and(|first| first.incident.accepted == Some(true));
    let option = case.again(&accepted).and_then(|case| case.option());
    is_about_first && option.is_some_and(|option| option.chooser == case.offender)
}
