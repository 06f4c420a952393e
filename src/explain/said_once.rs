//! No sentence twice: what follows from several irregularities may be the same, and is said once. Two calls of one name
//! by one player are told apart.

use super::{Part, arg::Together, case::Case, message::Message};
use crate::{
    bridge::{Call, Seat},
    ruling::Kind,
};

/// Takes out of each section what has been said already about the same irregularity, and out of each line what it said.
pub(super) fn said_once(sections: &mut [Part]) {
    let mut said: Vec<(Option<Message>, Vec<Message>)> = Vec::new();
    for part in sections {
        let place = said.iter().position(|(about, _)| *about == part.about).unwrap_or(said.len());
        if place == said.len() {
            said.push((part.about.clone(), Vec::new()));
        }
        if let Some((_, said)) = said.get_mut(place) {
            retain_news(&mut part.text, said);
        }
        let mut seen = Vec::new();
        for line in &mut part.lines {
            retain_news(&mut line.text, &mut Vec::new());
        }
        part.lines.retain(|line| {
            let is_new = !seen.contains(line);
            seen.push(line.clone());
            is_new
        });
    }
}

/// The same for sentences alone.
pub(super) fn once(mut text: Vec<Message>) -> Vec<Message> {
    retain_news(&mut text, &mut Vec::new());
    text
}

fn retain_news(text: &mut Vec<Message>, said: &mut Vec<Message>) {
    text.retain(|message| {
        let is_new = !said.contains(message);
        if is_new {
            said.push(message.clone());
        }
        is_new
    });
}

/// Two calls of one name by one player, one of which may be used and one not: only the latter is told, for nobody could say which
/// of the two is meant.
pub(super) fn without_contradiction(mut text: Vec<Message>) -> Vec<Message> {
    let withheld: Vec<(Seat, Call)> = text
        .iter()
        .filter_map(|message| {
            let Message::InformationSide { offender, calls: Together(calls), .. } = message else { return None };
            Some((*offender, calls))
        })
        .flat_map(|(offender, calls)| calls.iter().map(move |call| (offender, *call)))
        .collect();
    text.retain(|message| {
        !matches!(message, Message::InformationAll { offender, call } if withheld.contains(&(*offender, *call)))
    });
    text
}

/// What to call the irregularity of a call, where the same player made another call of that name that was irregular too.
fn kind(case: &Case<'_>) -> Option<Kind> {
    let its = case.incident;
    let mut others = case.ruling.incidents.iter().filter(|other| other.kind != its.kind && other.event != its.event);
    let is_same = others.any(|other| (other.offender, other.call) == (case.offender, case.call));
    is_same.then_some(its.kind)
}

/// The same messages with the irregularity in them, where the call alone would not tell which of two is meant.
pub(super) fn named(case: &Case<'_>, text: Vec<Message>) -> Vec<Message> {
    let Some(kind) = kind(case) else { return text };
    text.into_iter().flat_map(|message| with_kind(case, message, kind)).collect()
}

fn with_kind(case: &Case<'_>, message: Message, kind: Kind) -> Vec<Message> {
    let its = case.call;
    if let Message::InformationAll { offender, call } = message {
        return vec![if call == its { Message::InformationAllNamed { offender, call, kind } } else { message }];
    }
    if let Message::ReviewHelped { side, offender, call, clauses } = message {
        return vec![Message::ReviewHelpedNamed { side, offender, call, kind, clauses }];
    }
    let Message::InformationSide { offender, partner, side, calls: Together(calls) } = message else {
        return vec![message];
    };
    let rest: Vec<_> = calls.iter().copied().filter(|call| *call != its).collect();
    let is_named = rest.len() < calls.len();
    let named = is_named.then_some(Message::InformationSideNamed { offender, partner, side, call: its, kind });
    let rest =
        (!rest.is_empty()).then_some(Message::InformationSide { offender, partner, side, calls: Together(rest) });
    named.into_iter().chain(rest).collect()
}
