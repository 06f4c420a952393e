//! The same table, had one thing been otherwise: what the real confusions come from.

use super::{claim::Claim, deciding_clause::deciding_clause, table::Table};
use crate::{
    explain::Message,
    lawbook::{Clause, Edition},
    record::{Event, LhoChoice, Record},
    ruling::Incident,
};

/// The ruling as it would be, had one thing been otherwise, and what to say to somebody who gives it.
#[derive(Clone, Debug)]
pub(super) struct WhatIf {
    pub(super) table: Table,
    pub(super) wrong: Message,
}

/// Everything that could have been otherwise about a record.
pub(super) fn what_ifs(table: &Table) -> Vec<WhatIf> {
    let all = [other_edition(table), other_finding(table), other_choice(table), other_mind(table)];
    all.into_iter().flatten().collect()
}

/// The first of these in which the claim would be right: that is the confusion behind it.
pub(super) fn confusion(all: &[WhatIf], claim: &Claim) -> Option<Message> {
    all.iter().find(|one| claim.holds(&one.table.record)).map(|one| one.wrong.clone())
}

/// The clause that decides the last irregularity.
fn last_decisive(table: &Table) -> Option<Clause> {
    table.last().and_then(deciding_clause)
}

/// The other edition of the two that people confuse.
fn other_edition(table: &Table) -> Option<WhatIf> {
    let edition = Edition::LATEST.into_iter().find(|edition| *edition != table.record.laws)?;
    let story = table.story();
    let table = Table::of(Record { laws: edition, ..table.record.clone() })?;
    // Where the other edition silences somebody who has bid since, or asks what nobody has said, it is another story.
    let clause = last_decisive(&table).filter(|_| table.is_settled() && table.story() == story)?;
    Some(WhatIf { wrong: Message::QuizOtherEdition { edition, clauses: vec![clause] }, table })
}

/// The director has found the other thing about the replacement.
fn other_finding(table: &Table) -> Option<WhatIf> {
    let mut record = table.record.clone();
    let (place, found, by, call) =
        record.events.iter_mut().enumerate().rev().find_map(|(place, event)| match event {
            Event::Call(made) => {
                let found = made.facts.comparable.as_mut()?;
                *found = !*found;
                Some((place, *found, made.by?, made.call))
            }
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        })?;
    let before = |incident: &&Incident| incident.offender == by && incident.event < place;
    let incident = table.ruling.incidents.iter().rfind(before)?;
    let (withdrawn, event) = (incident.call, incident.event);
    let changed = Table::of(record)?;
    let clause = deciding_clause(changed.ruling.incidents.iter().find(|incident| incident.event == event)?)?;
    let (edition, clauses) = (table.record.laws, vec![clause]);
    let wrong = match found {
        true => Message::QuizIfComparable { call: withdrawn, replacement: call, edition, clauses },
        false => Message::QuizIfNotComparable { call: withdrawn, replacement: call, edition, clauses },
    };
    Some(WhatIf { table: changed, wrong })
}

/// LHO has chosen the other thing: the record ends there.
fn other_choice(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?.clone();
    let lho = incident.offender.lho();
    let chosen = table.record.events.iter().rposition(|event| matches!(event, Event::Lho(_)))?;
    let refused = table.record.events.get(chosen) == Some(&Event::Lho(LhoChoice::Declines));
    if !refused || chosen < incident.event {
        return None;
    }
    let mut changed =
        Record { events: table.record.events.iter().take(chosen).cloned().collect(), ..table.record.clone() };
    changed.events.push(Event::Lho(LhoChoice::Accepts));
    let changed = Table::of(changed)?;
    let clause = last_decisive(&changed)?;
    Some(WhatIf { table: changed, wrong: Message::QuizHadAccepted { lho, clauses: vec![clause] } })
}

/// The offender has taken the lowest bid in the denomination of their insufficient bid, and not something else.
fn other_mind(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    let place = replaced_at(table, incident)?;
    let before = Record { events: table.record.events.iter().take(place).cloned().collect(), ..table.record.clone() };
    let mut before = Table::of(before)?;
    let call = super::claim::free(&before.ruling)?.first().copied()?;
    if Some(call) == incident.replacement {
        return None;
    }
    before.call(incident.offender, call)?;
    let clause = last_decisive(&before)?;
    let wrong = Message::QuizHadChosen { offender: incident.offender, call, clauses: vec![clause] };
    Some(WhatIf { table: before, wrong })
}

/// The place of the first call by which the offender replaced their own.
fn replaced_at(table: &Table, incident: &Incident) -> Option<usize> {
    incident.replacement?;
    let later = table.record.events.iter().enumerate().skip(incident.event + 1);
    later
        .filter_map(|(place, event)| Some((place, event.made_call()?.by)))
        .find(|(_, by)| *by == Some(incident.offender))
        .map(|(place, _)| place)
}

/// Whether LHO accepted the last irregular call in words, and not by calling over it, and by which clause; `None` when they
/// did not accept it.
pub(super) fn accepted(table: &Table) -> Option<(bool, Clause)> {
    let incident = table.last().filter(|incident| incident.accepted == Some(true))?;
    let accepts = Event::Lho(LhoChoice::Accepts);
    let in_words = table.record.events.iter().skip(incident.event).any(|event| *event == accepts);
    Some((in_words, last_decisive(table)?))
}
