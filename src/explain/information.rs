//! Law 16: who may use what of the calls that were made. A call that was withdrawn or cancelled, of the side that went wrong, is
//! unauthorised for its player's partner, unless its own irregularity frees it.

use super::{
    arg::Together,
    case::{Case, Subject},
    message::Message,
    partner, said_once, third_pass,
};
use crate::{
    bridge::{Call, Seat},
    ruling::{CallStatus, Incident, Information, Kind, Origin, Rectification, RuledCall, Ruling},
};

/// Everything that is certain already, each call once.
pub(super) fn certain(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    together(cases.iter().flat_map(information).chain(others(ruling, cases)))
}

/// What the same player may not use, in one sentence.
fn together(informed: impl Iterator<Item = Message>) -> Vec<Message> {
    let mut text: Vec<Message> = Vec::new();
    for message in informed {
        let Message::InformationSide { partner, calls: Together(more), .. } = &message else {
            text.push(message);
            continue;
        };
        let known = text.iter_mut().find_map(|known| {
            if let Message::InformationSide { partner: other, calls: Together(calls), .. } = known {
                (other == partner).then_some(calls)
            } else {
                None
            }
        });
        match known {
            Some(calls) => {
                let news: Vec<Call> = more.iter().filter(|call| !calls.contains(call)).copied().collect();
                calls.extend(news);
            }
            None => text.push(message),
        }
    }
    said_once::without_contradiction(text)
}

/// Law 16, for an irregularity that is settled.
fn information(case: &Case<'_>) -> Vec<Message> {
    known(case).map_or_else(Vec::new, |result| of(case, result))
}

/// What is certain of an irregularity.
fn known<'a>(case: &Case<'a>) -> Option<&'a Rectification> {
    let is_rotation = case.subject() == Subject::Rotation;
    // While the director judges the meaning, nobody knows yet what partner may use.
    let waits = is_rotation && case.incident.accepted == Some(false) && case.option().is_some();
    case.settled().or(waits.then_some(&case.incident.result))
}

/// Law 16, for one result of it.
pub(super) fn of(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner, lho, side) = (case.offender, case.partner, case.lho, case.side);
    let mut text = Vec::new();
    if let Some(call) = case.lho_withdrawn() {
        text.extend(calls_again(case).then_some(Message::WithdrawnLho { lho, call }));
        text.push(Message::InformationLho { lho, call, offender, partner });
    }
    let calls: Vec<Call> = withdrawn(case).map(|(_, call)| call.call).collect();
    match result.information {
        Some(Information::Authorised) if case.subject() == Subject::Order => {}
        // Law 37A does not say: told where directors differ.
        Some(Information::Authorised) if case.incident.kind == Kind::CallByBarredPlayer => {}
        Some(_) if is_noise(case) => {}
        // Accepted, and cancelled after all (Law 34), or changed (Law 25).
        Some(Information::Authorised) if case.since_accepted().is_some() => {}
        // It may still be cancelled with LHO's pass.
        Some(Information::Authorised) if third_pass::reminder(case).is_some() => {}
        Some(Information::Authorised) => {
            let is_changed = case.subject() == Subject::Changed;
            let call = if is_changed { partner::withdrawn(case, result) } else { case.accepted().unwrap_or(case.call) };
            text.push(Message::InformationAll { offender, call });
        }
        Some(Information::Unauthorised) if !calls.is_empty() => {
            let told = Message::InformationSide { offender, partner, side, calls: Together(calls) };
            text.extend((!is_dummy(case.ruling, case.partner)).then_some(told));
            text.extend(case.cancels_what_followed().then_some(Message::InformationFollowed { side, call: case.call }));
            let at_the_end = case.incident.kind == Kind::PassesOutOfRotationEnd;
            text.extend(at_the_end.then_some(Message::InformationPasses { side }));
        }
        Some(Information::Unauthorised) | None => {}
    }
    said_once::named(case, text)
}

/// The offender's withdrawn calls of which this irregularity tells, with their places: not those that are irregularities of
/// their own.
fn withdrawn<'a>(case: &Case<'a>) -> impl Iterator<Item = (usize, &'a RuledCall)> {
    let mut told: Vec<Call> = Vec::new();
    // What LHO accepted and was withdrawn all the same tells nothing of itself.
    let others = places(case, |other| other.event != case.incident.event && other.accepted != Some(true));
    case.withdrawn().into_iter().filter(move |(place, call)| {
        let is_news = !others.contains(place) && !told.contains(&call.call);
        told.extend(is_news.then_some(call.call));
        is_news
    })
}

/// Where the calls of these irregularities stand.
fn places(case: &Case<'_>, is_meant: impl Fn(&Incident) -> bool) -> Vec<usize> {
    let meant = case.ruling.incidents.iter().filter(|incident| is_meant(incident));
    meant.map(|incident| case.ruling.place_of(incident)).collect()
}

/// Withdrawn calls that are no irregularities: of the side whose irregularity was the last before them, they are unauthorised.
fn others(ruling: &Ruling, cases: &[Case<'_>]) -> Vec<Message> {
    let mut told: Vec<usize> = cases.first().map(|case| places(case, |_| true)).unwrap_or_default();
    let withheld = |case: &&Case<'_>| known(case).is_some_and(|it| it.information == Some(Information::Unauthorised));
    told.extend(cases.iter().filter(withheld).flat_map(|case| withdrawn(case).map(|(place, _)| place)));
    let gone = |call: &RuledCall| {
        call.origin == Origin::Made && matches!(call.status, CallStatus::Withdrawn | CallStatus::Cancelled)
    };
    let calls = ruling.calls.iter().enumerate().filter(|(place, call)| gone(call) && !told.contains(place));
    calls
        .filter_map(|(place, call)| {
            let case = cases.iter().filter(|case| case.first_place() <= place).max_by_key(|case| case.place)?;
            let told_together = case.cancels_what_followed() || case.incident.kind == Kind::PassesOutOfRotationEnd;
            let (offender, partner, side) = (call.by, call.by.partner(), call.by.side());
            let is_withheld = side == case.side && known(case).is_some() && !told_together;
            let calls = Together(vec![call.call]);
            (is_withheld && !is_dummy(ruling, partner)).then_some(Message::InformationSide {
                offender,
                partner,
                side,
                calls,
            })
        })
        .collect()
}

/// Law 25A: whether LHO, whose call was withdrawn, is to call now.
fn calls_again(case: &Case<'_>) -> bool {
    case.ruling.turn == Some(case.lho) && case.ruling.calls.last().is_some_and(|call| call.by == case.offender)
}

/// Whether a player is dummy, who has no use for anything.
fn is_dummy(ruling: &Ruling, seat: Seat) -> bool {
    ruling.contract.is_some_and(|contract| contract.declarer.partner() == seat)
}

/// Law 39: a pass over somebody else's stray call tells nothing.
fn is_noise(case: &Case<'_>) -> bool {
    let is_later = |other: &Incident| {
        other.kind == Kind::CallAfterFinalPass
            && other.event < case.incident.event
            && other.offender.side() != case.side
    };
    let follows = case.call == Call::Pass && case.ruling.incidents.iter().any(is_later);
    case.incident.kind == Kind::CallAfterFinalPass && (follows || is_dummy(case.ruling, case.partner))
}
