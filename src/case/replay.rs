//! The record of a case, entry by entry.

use super::{CaseFile, Entry};
use crate::{
    explain::Reader,
    record::{Event, Facts, MadeCall, Record, Told},
};

/// A case entered again from its beginning, so that the record is known before and after each entry.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    file: &'a CaseFile,
    /// The record to begin with: what the case was opened with, or the last amendment.
    base: Base<'a>,
    /// The moves since then that were not taken back.
    moves: Vec<&'a Entry>,
    /// What was said in private before then about which call, and was not taken back.
    said: Vec<(usize, &'a str)>,
}

#[derive(Clone, Copy, Debug)]
enum Base<'a> {
    /// What somebody typed for all to see.
    Opened(&'a Record),
    /// What a director amended: for everybody, and with what only directors may know.
    Amended { record: &'a Record, in_full: Option<&'a Record> },
}

impl<'a> Replay<'a> {
    /// A case without entries.
    pub const fn new(file: &'a CaseFile) -> Replay<'a> {
        Replay { file, base: Base::Opened(&file.first_record), moves: Vec::new(), said: Vec::new() }
    }

    /// Enters what was entered next.
    pub fn enter(&mut self, entry: &'a Entry) {
        match entry {
            Entry::Undone => drop(self.moves.pop()),
            Entry::Amended { record, in_full, .. } => {
                self.said = self.said_in_private().collect();
                self.base = Base::Amended { record, in_full: in_full.as_ref() };
                self.moves.clear();
            }
            _ if entry.is_move() => self.moves.push(entry),
            _ => {}
        }
    }

    /// The record. What was said in private counts for players only once the offender has called again.
    pub fn record(&self, reader: Reader) -> Record {
        let mut record = self.base.in_full().clone();
        for entry in &self.moves {
            if let Entry::Happened(events) = entry {
                record.events.extend_from_slice(events);
            }
        }
        if reader == Reader::Player {
            self.silence(&mut record);
        }
        for entry in &self.moves {
            match entry {
                Entry::Unintended { event, is } => record.change_facts(*event, |facts| facts.unintended = Some(*is)),
                Entry::Comparable { event, is } => record.change_facts(*event, |facts| facts.comparable = Some(*is)),
                Entry::Law { event, clause } => record.change_facts(*event, |facts| facts.law = Some(clause.clone())),
                Entry::Meant { event, shows } if reader == Reader::Director || has_called_again(&record, *event) => {
                    record.change_facts(*event, |facts| facts.meaning = Some(Told::from(shows.clone())));
                }
                _ => {}
            }
        }
        record.read_in_auction();
        record
    }

    /// What was said in private about which call of the record, in order.
    pub fn said_in_private(&self) -> impl Iterator<Item = (usize, &'a str)> {
        let since = self.moves.iter().filter_map(|entry| {
            let Entry::Meant { event, shows } = entry else { return None };
            Some((*event, shows.as_str()))
        });
        self.said.iter().copied().chain(since)
    }

    /// Whether something happened since the beginning or the last amendment, and was not taken back.
    pub(super) fn has_moves(&self, reader: Reader) -> bool {
        let seen = |entry: &&&Entry| reader == Reader::Director || !matches!(entry, Entry::Meant { .. });
        self.moves.iter().any(|entry| seen(&entry))
    }

    /// Takes out of the beginning what only directors may know of a call, as long as its player has not called again.
    fn silence(&self, record: &mut Record) {
        let Base::Amended { record: amended, in_full } = self.base else { return };
        let open = match in_full {
            Some(_) => amended.clone(),
            // Before the two were kept apart, an amendment carried along what the director knew.
            None => self.file.redacted(amended, |_, _| true),
        };
        for (event, open) in open.events.into_iter().enumerate() {
            let is_private = record.events.get(event).is_some_and(|known| *known != open);
            if is_private
                && !has_called_again(record, event)
                && let Some(known) = record.events.get_mut(event)
            {
                *known = open;
            }
        }
    }
}

impl<'a> Base<'a> {
    const fn in_full(self) -> &'a Record {
        match self {
            Base::Opened(record) | Base::Amended { record, in_full: None } => record,
            Base::Amended { in_full: Some(in_full), .. } => in_full,
        }
    }
}

impl CaseFile {
    /// A record without what was not said openly about its calls; only of those that are `wanted`, by their places among
    /// the events.
    pub fn redacted(&self, record: &Record, wanted: impl Fn(usize, &MadeCall) -> bool) -> Record {
        let told = self.told_openly();
        let mut redacted = record.clone();
        for (event, happened) in redacted.events.iter_mut().enumerate() {
            let Event::Call(made) = happened else { continue };
            if wanted(event, made) {
                silence(made, &told);
            }
        }
        redacted
    }

    /// What only directors may know of a record that one of them gives: every meaning that was said in private.
    pub fn is_said_in_private(&self, made: &MadeCall) -> bool {
        let Some(told) = &made.facts.meaning else { return false };
        self.entries.iter().any(|stamped| {
            let Entry::Meant { shows, .. } = &stamped.entry else { return false };
            let said = Told::from(shows.clone());
            said == *told || said.meaning().is_some() && said.meaning() == told.meaning()
        })
    }

    /// Every call that was described for all to see.
    fn told_openly(&self) -> Vec<&MadeCall> {
        let entered = self.entries.iter().flat_map(|stamped| match &stamped.entry {
            Entry::Happened(events) => events.as_slice(),
            Entry::Amended { record, in_full: Some(_), .. } => record.events.as_slice(),
            _ => &[],
        });
        let calls = self.first_record.events.iter().chain(entered).filter_map(|event| {
            let Event::Call(made) = event else { return None };
            Some(made)
        });
        calls.filter(|made| !made.is_bare() || !made.facts.replacements.is_empty()).collect()
    }
}

/// Takes from a call whatever was not said openly about it.
fn silence(made: &mut MadeCall, told: &[&MadeCall]) {
    let about: Vec<&Facts> =
        told.iter().filter(|open| open.by == made.by && open.call == made.call).map(|open| &open.facts).collect();
    let Facts { shows, meaning, purpose, replacements, .. } = &mut made.facts;
    shows.take_if(|shows| !about.iter().any(|open| open.shows == Some(*shows)));
    meaning.take_if(|meaning| !about.iter().any(|open| open.meaning.as_ref() == Some(meaning)));
    purpose.take_if(|purpose| !about.iter().any(|open| open.purpose.as_ref() == Some(purpose)));
    if !about.iter().any(|open| open.replacements == *replacements) {
        replacements.clear();
    }
}

/// Whether the player whose call this is has called again since.
fn has_called_again(record: &Record, event: usize) -> bool {
    let mut calls = record.events.iter().skip(event).filter_map(|event| {
        let Event::Call(made) = event else { return None };
        Some(made.by)
    });
    let offender = calls.next().flatten();
    offender.is_some() && calls.any(|by| by == offender)
}
