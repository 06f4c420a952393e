//! A later call that can only be ruled on once LHO has chosen about an earlier irregularity. Until then a page describes the
//! earlier one as if it were alone, and says that this one comes after it.

use super::{
    Line, Part, Reader,
    case::{Case, if_lho},
    continuation,
    message::Message,
    rectification,
};
use crate::{
    bridge::Call,
    lawbook::Clause,
    record::{LhoChoice, Record},
    ruling::{Incident, Ruling},
};

/// Every call that waits for somebody's choice, one sentence each; for the director, what each will be after either choice.
pub(super) fn part(record: &Record, ruling: &Ruling, reader: Reader) -> Part {
    let waiting = || ruling.incidents.iter().filter_map(|waiting| Some((waiting, first(ruling, waiting)?)));
    let untold = waiting().filter(|(waiting, _)| !is_told(record, waiting));
    let text = untold.map(|(waiting, first)| continuation::waits(&Case::new(record, ruling, first), waiting));
    match reader {
        Reader::Player => Part::default().with_text(text),
        Reader::Director => match [LhoChoice::Accepts, LhoChoice::Declines].map(|choice| if_lho(record, choice)) {
            [Some(accepted), Some(declined)] => Part::default().with_lines(
                waiting().flat_map(|(waiting, first)| then(waiting, first, [&accepted, &declined])).map(Line::plain),
            ),
            _ => Part::default().with_text(text),
        },
    }
}

/// Law 10C1: the restrictions that this choice brings for later calls, which are ruled on after it, beside it.
pub(super) fn beside(case: &Case<'_>, choice: LhoChoice) -> Vec<Message> {
    let Some(chosen) = chosen(case, choice) else { return Vec::new() };
    restricted(case, &chosen)
        .flat_map(|it| {
            let follows = rectification::in_full(&Case::new(case.record, &chosen, it), &it.result);
            [continuation::what_it_is(it)].into_iter().chain(follows)
        })
        .collect()
}

/// The clauses by which those restrictions follow.
pub(super) fn clauses(cases: &[Case<'_>]) -> Vec<Clause> {
    let open = cases.iter().filter(|case| case.awaits_lho());
    let chosen = open.flat_map(|case| {
        let choices = [LhoChoice::Accepts, LhoChoice::Declines].into_iter();
        choices.filter_map(move |choice| Some((case, chosen(case, choice)?)))
    });
    chosen
        .flat_map(|(case, chosen)| {
            restricted(case, &chosen).flat_map(|it| it.result.clauses.clone()).collect::<Vec<Clause>>()
        })
        .collect()
}

/// The ruling after this choice, where calls have been made that are ruled on after it.
fn chosen(case: &Case<'_>, choice: LhoChoice) -> Option<Ruling> {
    let is_last = case.ruling.calls.len() == case.place + 1;
    if is_last { None } else { if_lho(case.record, choice) }
}

/// The irregularities that bring restrictions after this choice, and are not ruled on before it.
fn restricted<'a>(case: &'a Case<'_>, chosen: &'a Ruling) -> impl Iterator<Item = &'a Incident> {
    let is_ruled =
        |then: &Incident| case.ruling.incidents.iter().any(|it| it.event == then.event && !it.waits_for_earlier());
    let later = chosen.incidents.iter().filter(move |it| it.event > case.incident.event && !is_ruled(it));
    later.filter(|it| restricts(it))
}

fn restricts(incident: &Incident) -> bool {
    !rectification::is_free(&incident.result)
}

/// Whether what follows from a call that waits stands beside either choice already.
fn is_told(record: &Record, waiting: &Incident) -> bool {
    [LhoChoice::Accepts, LhoChoice::Declines].into_iter().all(|choice| {
        if_lho(record, choice).is_some_and(|chosen| chosen.incident_of(waiting.event).is_some_and(restricts))
    })
}

/// A call of partner's that waits for this choice, and about which its own LHO has yet to choose if the first is declined.
pub(super) fn partners_open_call(case: &Case<'_>) -> Option<Call> {
    let waits = |it: &&Incident| {
        it.waits_for == Some(case.incident.event) && it.waits_for_earlier() && it.offender == case.partner
    };
    let waiting = case.ruling.incidents.iter().find(waits)?;
    let declined = case.if_lho(LhoChoice::Declines)?;
    declined.incident_of(waiting.event)?.awaits_lho().then_some(waiting.call)
}

/// The irregularity that it waits for.
fn first<'a>(ruling: &'a Ruling, waiting: &Incident) -> Option<&'a Incident> {
    let is_it = |first: &&Incident| Some(first.event) == waiting.waits_for && first.event < waiting.event;
    ruling.incidents.iter().find(is_it)
}

/// What the waiting call will be, accepted and declined.
fn then(waiting: &Incident, first: &Incident, rulings: [&Ruling; 2]) -> Vec<Message> {
    let (lho, offender, call) = (first.offender.lho(), waiting.offender, waiting.call);
    let kind = |ruling: &Ruling| ruling.incident_of(waiting.event).map(|then| then.kind);
    let [accepted, declined] = rulings.map(kind);
    if let (Some(kind), true) = (accepted, accepted == declined) {
        return vec![Message::WaitsInAnyCase { lho, offender, call, kind }];
    }
    vec![
        match accepted {
            Some(kind) => Message::WaitsIfAccepted { lho, offender, call, kind },
            None => Message::WaitsIfAcceptedInOrder { lho, offender, call },
        },
        match declined {
            Some(kind) => Message::WaitsIfDeclined { lho, offender, call, kind },
            None => Message::WaitsIfDeclinedInOrder { lho, offender, call },
        },
    ]
}
