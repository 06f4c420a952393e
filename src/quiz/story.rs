//! What happened, in sentences: what the auction alone does not show.

use super::{Kind, table::Table};
use crate::{
    bridge::{Call, Seat},
    explain::{Message, Together},
    record::{Event, LhoChoice, MadeCall, Shows},
    ruling::{Incident, Kind as Irregularity},
};

/// The story of a table, as somebody tells it who asks a question of this kind about it.
pub(super) fn story(kind: Kind, table: &Table) -> Vec<Message> {
    let mut story = vec![Message::QuizDealt { seat: table.record.dealer }];
    match kind {
        Kind::Accepts | Kind::Order => story.extend(told_up_to_the_last(table)),
        Kind::Irregular => {}
        Kind::Comparable => {
            story.extend(events(table));
            story.extend(meanings(table));
        }
        Kind::Passes | Kind::Free | Kind::Lead | Kind::Clause | Kind::Contract | Kind::Editions => {
            story.extend(shown(table));
            story.extend(events(table));
        }
    }
    story
}

/// What happened, but not that there is something wrong with the last call.
fn told_up_to_the_last(table: &Table) -> Vec<Message> {
    let last = table.record.events.len().saturating_sub(1);
    let mut told = told(table, |incident| incident.event < last);
    let changed = table.last().filter(|incident| incident.kind == Irregularity::ChangeOfCall && incident.event == last);
    told.extend(changed.and_then(|incident| change(table, incident)));
    told
}

fn events(table: &Table) -> Vec<Message> {
    told(table, |_| true)
}

/// Each event in its turn, of the irregularities that are to be told.
fn told(table: &Table, is_told: impl Fn(&Incident) -> bool) -> Vec<Message> {
    let mut story = Vec::new();
    let mut now: Option<&Incident> = None;
    for (place, event) in table.record.events.iter().enumerate() {
        let begins = table.ruling.incidents.iter().find(|incident| incident.event == place && is_told(incident));
        if let Some(incident) = begins {
            story.extend(fault(table, incident));
            story.extend(just_before(table, incident));
            story.extend(no_slip(event, incident));
            now = Some(incident);
            continue;
        }
        let Some(incident) = now else { continue };
        match event {
            Event::Lho(choice) => story.push(chosen(incident, *choice)),
            Event::Call(made) => story.extend(called(table, incident, place, made)),
            Event::DirectorRuled | Event::OpeningLeadFaced => {}
        }
    }
    story
}

/// What was wrong with a call.
fn fault(table: &Table, incident: &Incident) -> Option<Message> {
    let (offender, call) = (incident.offender, incident.call);
    Some(match incident.kind {
        Irregularity::InsufficientBid => Message::QuizWasInsufficient { offender, call },
        Irregularity::PassOutOfRotation
        | Irregularity::BidOutOfRotation
        | Irregularity::DoubleOutOfRotation
        | Irregularity::PassesOutOfRotationEnd => {
            let seat = super::reason::At::call(table, incident.event, offender, call)?.turn()?;
            Message::QuizWasOutOfTurn { offender, call, seat }
        }
        Irregularity::ChangeOfCall => return change(table, incident),
        Irregularity::UnintendedCall => Message::QuizWasASlip { offender, call },
        Irregularity::InadmissibleDouble => Message::QuizWasNotAllowed { offender, call },
        Irregularity::CallByBarredPlayer => Message::QuizShouldHavePassed { offender, call },
        Irregularity::BidAboveSeven => Message::QuizBidAboveSeven { offender, call },
        Irregularity::CallAfterFinalPass => Message::QuizCameAfterTheEnd { offender, call },
        Irregularity::ConsideredInRotation => {
            let seat = super::reason::At::call(table, incident.event, offender, call)?.turn()?;
            Message::QuizCalledFirst { offender, call, seat }
        }
        Irregularity::SimultaneousCall => return None,
    })
}

/// When a call out of turn was made: the columns of an auction do not show it.
fn just_before(table: &Table, incident: &Incident) -> Option<Message> {
    let before = table.record.events.iter().take(incident.event).rev().find_map(Event::made_call);
    let said = match before {
        Some(made) => Message::QuizJustBefore { seat: made.by?, call: made.call },
        None => Message::QuizNobodyHadCalled {},
    };
    incident.kind.is_out_of_rotation().then_some(said)
}

/// Law 25A: the call was meant, and falls under the law of its own fault.
fn no_slip(event: &Event, incident: &Incident) -> Option<Message> {
    let was_meant = matches!(event, Event::Call(made) if made.facts.unintended == Some(false));
    let (offender, call) = (incident.offender, incident.call);
    (was_meant && incident.kind != Irregularity::ChangeOfCall).then_some(Message::QuizNoSlip { offender, call })
}

/// Law 25B: the two calls of one player.
fn change(table: &Table, incident: &Incident) -> Option<Message> {
    let before = incident.event.checked_sub(1)?;
    let Some(Event::Call(first)) = table.record.events.get(before) else { return None };
    let (offender, call, replacement) = (incident.offender, first.call, incident.call);
    Some(Message::QuizChanged { offender, call, replacement })
}

fn chosen(incident: &Incident, choice: LhoChoice) -> Message {
    let lho = incident.offender.lho();
    match choice {
        LhoChoice::Accepts => Message::QuizAcceptedIt { lho },
        LhoChoice::Declines => Message::QuizRefusedIt { lho },
    }
}

/// A call after the irregular one: the offender’s in its place, with what the director found.
fn called(table: &Table, incident: &Incident, place: usize, made: &MadeCall) -> Vec<Message> {
    let is_his = made.by == Some(incident.offender);
    let (offender, call, replacement) = (incident.offender, incident.call, made.call);
    let mut told = Vec::new();
    if is_his && is_first_of(table, incident.offender, incident.event, place) && incident.accepted != Some(true) {
        told.push(match incident.kind {
            // Too late for a slip to be put right: this is the offender’s next call.
            Irregularity::UnintendedCall if incident.replacement.is_none() => return finding(table, made, call),
            Irregularity::UnintendedCall => Message::QuizCorrected { offender, replacement },
            Irregularity::InsufficientBid => Message::QuizReplaced { offender, replacement },
            _ => return finding(table, made, call),
        });
    } else if is_his && incident.attempts.len() > told.len() && incident.replacement == Some(made.call) {
        told.push(Message::QuizReplacedAgain { offender, replacement });
    }
    told.extend(finding(table, made, call));
    told
}

fn finding(table: &Table, made: &MadeCall, call: Call) -> Vec<Message> {
    let (replacement, edition) = (made.call, table.record.laws);
    let found = made.facts.comparable.map(|found| match found {
        true => Message::WhyComparable { call, replacement, edition },
        false => Message::WhyNotComparable { call, replacement, edition },
    });
    found.into_iter().collect()
}

/// Whether this is the player’s first call after another one.
fn is_first_of(table: &Table, seat: Seat, after: usize, place: usize) -> bool {
    let between = table.record.events.iter().take(place).skip(after + 1);
    !between.into_iter().any(|event| matches!(event, Event::Call(made) if made.by == Some(seat)))
}

/// What calls showed that were artificial, those together that showed the same.
fn shown(table: &Table) -> Vec<Message> {
    let mut all: Vec<(Shows, Vec<Call>)> = Vec::new();
    for event in &table.record.events {
        let Event::Call(made) = event else { continue };
        let Some(shows) = made.facts.shows else { continue };
        match all.iter_mut().find(|(known, _)| *known == shows) {
            Some((_, calls)) if calls.contains(&made.call) => {}
            Some((_, calls)) => calls.push(made.call),
            None => all.push((shows, vec![made.call])),
        }
    }
    let told = all.into_iter().map(|(shows, calls)| {
        let (number, suits) = (calls.len(), shows.suits().collect::<Vec<_>>());
        match suits.is_empty() {
            true => Message::QuizShowedNothing { calls: Together(calls), number },
            false => Message::QuizShowed { calls: Together(calls), suits },
        }
    });
    told.collect()
}

/// What both calls mean.
fn meanings(table: &Table) -> Vec<Message> {
    let described = table.record.events.iter().filter_map(Event::made_call).filter_map(|made| {
        let meaning = made.facts.meaning.as_ref()?.meaning()?;
        Some(Message::MeaningOfCall { call: made.call, condition: meaning.shows.clone() })
    });
    described.collect()
}
