//! What of a case may be read by who is no director: nothing that was said in private, and no notes. What followed from
//! the former is in the record in the least telling form that leads to the same ruling.

use crate::{
    answer,
    case::{CaseFile, Entry, Seal, Stamped},
    casework,
    explain::Reader,
    locale::Language,
    record::{Event, MadeCall, Record, Shows, Told},
    ruling::{Incident, Ruling},
};

/// The case without what only directors may read.
pub fn file(whole: &CaseFile) -> CaseFile {
    let hidden = hidden(whole);
    let kept = whole.entries.iter().zip(hidden).filter(|(_, hidden)| !hidden);
    let entries = kept.map(|(stamped, _)| match &stamped.entry {
        Entry::Amended { record, in_full, ruling, reason, seal } => {
            // Before the two were kept apart, an amendment carried along what the director knew.
            let record = if in_full.is_some() { record.clone() } else { whole.redacted(record, |_, _| true) };
            let (ruling, reason, seal) = (ruling.clone(), reason.clone(), unmarked(seal));
            let entry = Entry::Amended { record, in_full: None, ruling, reason, seal };
            Stamped { entry, ..stamped.clone() }
        }
        Entry::Confirmed(seal) => Stamped { entry: Entry::Confirmed(unmarked(seal)), ..stamped.clone() },
        _ => stamped.clone(),
    });
    CaseFile { entries: entries.collect(), ..whole.clone() }
}

/// A director's ruling follows from what only directors know, and by its digest it could be found.
fn unmarked(seal: &Seal) -> Seal {
    Seal { digest: String::new(), program: seal.program.clone() }
}

/// The players' record without anything that was said in private.
pub fn record(whole: &CaseFile) -> Record {
    let record = whole.record(Reader::Player);
    let bare = whole.redacted(&record, |_, _| true);
    let redactions = redactions(&record, &bare);
    if bare == record {
        return record;
    }
    let ruled = |record: &Record| {
        let asked = casework::asked(whole, Reader::Player, Language::default());
        answer::ruled(record.clone(), asked.agreements, Reader::Player).map(|ruled| ruled.ruling).ok()
    };
    let Some(wanted) = ruled(&record) else { return bare };
    let ways = [false, true]
        .into_iter()
        .flat_map(|shows| [None, Some(true), Some(false)].into_iter().map(move |comparable| (shows, comparable)));
    let ways = ways.map(|(shows, comparable)| concluded(&bare, &redactions, shows, comparable));
    let ways: Vec<(Record, Ruling)> = ways.filter_map(|way| ruled(&way).map(|ruling| (way, ruling))).collect();
    let same = ways.iter().find(|(_, ruling)| *ruling == wanted);
    // By a meaning the clause is 23A2, by a director's word 23A.
    let same = same.or_else(|| ways.iter().find(|(_, ruling)| consequences(ruling) == consequences(&wanted)));
    same.map_or(bare, |(way, _)| way.clone())
}

/// What a ruling decides, whatever its clauses.
fn consequences(ruling: &Ruling) -> impl PartialEq {
    let Ruling { edition: _, calls, incidents, in_force, auction, turn, auction_over, contract, on_lead } =
        ruling.clone();
    let settled: Vec<bool> = incidents.iter().map(Incident::is_settled).collect();
    (calls, settled, in_force, auction, turn, auction_over, contract, on_lead)
}

/// A call of a record of which not everything is told, and what it specifies.
struct Redaction {
    event: usize,
    specifies: Option<Shows>,
}

/// Which entries only directors may read: notes, what was said in private, and that it was taken back.
fn hidden(whole: &CaseFile) -> Vec<bool> {
    let mut moves: Vec<bool> = Vec::new();
    let hidden = whole.entries.iter().map(|stamped| {
        let entry = &stamped.entry;
        match entry {
            Entry::Undone => return moves.pop().unwrap_or(false),
            Entry::Amended { .. } => moves.clear(),
            _ if entry.is_move() => moves.push(matches!(entry, Entry::Meant { .. })),
            _ => {}
        }
        matches!(entry, Entry::Meant { .. } | Entry::Note(_))
    });
    hidden.collect()
}

/// The calls of a record of which less is told in the bare one.
fn redactions(record: &Record, bare: &Record) -> Vec<Redaction> {
    let both = record.events.iter().zip(&bare.events).enumerate().filter(|(_, (whole, bare))| whole != bare);
    let redactions = both.filter_map(|(event, (whole, _))| {
        let Event::Call(MadeCall { facts, .. }) = whole else { return None };
        Some(Redaction { event, specifies: facts.shows.or(facts.meaning.as_ref().and_then(Told::specifies)) })
    });
    redactions.collect()
}

/// The record with a conclusion in place of what was meant: which suits the call specified, and whether the call in its
/// place is comparable.
fn concluded(bare: &Record, redactions: &[Redaction], shows: bool, comparable: Option<bool>) -> Record {
    let mut record = bare.clone();
    for Redaction { event, specifies } in redactions {
        let Some(Event::Call(made)) = record.events.get_mut(*event) else { continue };
        if shows {
            made.facts.shows = made.facts.shows.or(*specifies);
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
