//! What of a case may be read by who is no director: nothing that was said in private, and no notes. What followed from
//! the former is in the record in the least telling form that leads to the same ruling.

use crate::{
    answer,
    bot::card,
    case::{CaseFile, Entry, Stamped},
    explain::Reader,
    locale::Language,
    record::{Event, MadeCall, Record, Told},
    ruling::{Incident, Ruling},
};

/// The case without what only directors may read.
#[must_use]
pub fn file(whole: &CaseFile) -> CaseFile {
    let hidden = hidden(whole);
    let told = told_openly(whole);
    let kept = whole.entries.iter().zip(hidden).filter(|(_, hidden)| !hidden);
    let entries = kept.map(|(stamped, _)| match &stamped.entry {
        Entry::Amended { record, ruling, reason, seal } => {
            let (record, _) = silenced(record, &told);
            let (ruling, reason, seal) = (ruling.clone(), reason.clone(), seal.clone());
            Stamped { entry: Entry::Amended { record, ruling, reason, seal }, ..stamped.clone() }
        }
        Entry::Happened(_)
        | Entry::Unintended { .. }
        | Entry::Comparable { .. }
        | Entry::Meant { .. }
        | Entry::Undone
        | Entry::Shared
        | Entry::Called
        | Entry::Note(_)
        | Entry::Confirmed(_)
        | Entry::Withdrawn { .. } => stamped.clone(),
    });
    CaseFile { entries: entries.collect(), ..whole.clone() }
}

/// The players' record without anything that was said in private.
#[must_use]
pub fn record(whole: &CaseFile) -> Record {
    let record = whole.record(Reader::Player);
    let (bare, silenced) = silenced(&record, &told_openly(whole));
    if silenced.is_empty() {
        return record;
    }
    let ruled = |record: &Record| {
        let asked = card::asked(whole, Reader::Player, Language::default());
        answer::ruled(record.clone(), asked.agreements, Reader::Player).map(|ruled| ruled.ruling).ok()
    };
    let Some(wanted) = ruled(&record) else { return bare };
    let ways = [false, true]
        .into_iter()
        .flat_map(|shows| [None, Some(true), Some(false)].into_iter().map(move |comparable| (shows, comparable)));
    let ways = ways.map(|(shows, comparable)| concluded(&bare, &silenced, shows, comparable));
    let ways: Vec<(Record, Ruling)> = ways.filter_map(|way| ruled(&way).map(|ruling| (way, ruling))).collect();
    let same = ways.iter().find(|(_, ruling)| *ruling == wanted);
    // By a meaning the clause is 23A2, by a director's word 23A.
    let same = same.or_else(|| ways.iter().find(|(_, ruling)| consequences(ruling) == consequences(&wanted)));
    same.map_or(bare, |(way, _)| way.clone())
}

/// What a ruling comes to, whatever its clauses.
fn consequences(ruling: &Ruling) -> impl PartialEq {
    let Ruling { edition: _, calls, incidents, in_force, auction, turn, auction_over, contract, on_lead } =
        ruling.clone();
    let settled: Vec<bool> = incidents.iter().map(Incident::is_settled).collect();
    (calls, settled, in_force, auction, turn, auction_over, contract, on_lead)
}

/// A call of a record whose meaning is not told, and the meaning.
struct Silenced {
    event: usize,
    meant: Told,
}

/// Which entries only directors may read: notes, what was said in private, and that it was taken back.
fn hidden(whole: &CaseFile) -> Vec<bool> {
    let mut moves: Vec<bool> = Vec::new();
    let hidden = whole.entries.iter().map(|stamped| {
        let entry = &stamped.entry;
        match entry {
            Entry::Undone => return moves.pop().unwrap_or(false),
            Entry::Amended { .. } => moves.clear(),
            Entry::Meant { .. } => moves.push(true),
            Entry::Happened(_) | Entry::Unintended { .. } | Entry::Comparable { .. } => moves.push(false),
            Entry::Shared | Entry::Called | Entry::Note(_) | Entry::Confirmed(_) | Entry::Withdrawn { .. } => {}
        }
        matches!(entry, Entry::Meant { .. } | Entry::Note(_))
    });
    hidden.collect()
}

/// The meanings that somebody typed for all to see.
fn told_openly(whole: &CaseFile) -> Vec<Told> {
    let since = whole.entries.iter().filter_map(|stamped| match &stamped.entry {
        Entry::Happened(events) => Some(events),
        Entry::Unintended { .. }
        | Entry::Comparable { .. }
        | Entry::Meant { .. }
        | Entry::Undone
        | Entry::Shared
        | Entry::Called
        | Entry::Note(_)
        | Entry::Confirmed(_)
        | Entry::Amended { .. }
        | Entry::Withdrawn { .. } => None,
    });
    let events = whole.opened_with.events.iter().chain(since.flatten());
    events.filter_map(|event| call(event)?.facts.meaning.clone()).collect()
}

fn call(event: &Event) -> Option<&MadeCall> {
    let Event::Call(made) = event else { return None };
    Some(made)
}

/// The record without the meanings that are not among these, and what is no longer in it.
fn silenced(record: &Record, told: &[Told]) -> (Record, Vec<Silenced>) {
    let mut record = record.clone();
    let mut silenced = Vec::new();
    for (event, happened) in record.events.iter_mut().enumerate() {
        let Event::Call(made) = happened else { continue };
        if let Some(meant) = made.facts.meaning.take_if(|meaning| !told.contains(meaning)) {
            silenced.push(Silenced { event, meant });
        }
    }
    (record, silenced)
}

/// The record with a conclusion in place of what was meant: which suits the call specified, and whether the call in its
/// place is comparable.
fn concluded(bare: &Record, silenced: &[Silenced], shows: bool, comparable: Option<bool>) -> Record {
    let mut record = bare.clone();
    for Silenced { event, meant } in silenced {
        let Some(Event::Call(made)) = record.events.get_mut(*event) else { continue };
        if shows {
            made.facts.shows = made.facts.shows.or(meant.specifies());
        }
        let by = made.by;
        let later = record.events.iter_mut().skip(event + 1).filter_map(|event| {
            let Event::Call(made) = event else { return None };
            Some(made)
        });
        if let Some(replacement) = later.into_iter().find(|made| made.by == by) {
            replacement.facts.comparable = replacement.facts.comparable.or(comparable);
        }
    }
    record
}
