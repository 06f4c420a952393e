//! What follows from the entries of a case: its record, and the director's decision.

use strum::{EnumString, IntoStaticStr};

use super::{CaseId, Entry, Person, Replay, Seal, Stamped};
use crate::{explain::Reader, record::Record};

/// Entries of a case that are no director's decision.
const ENTRIES: usize = 500;
/// Notes among them.
const NOTES: usize = 100;

/// A case with everything that was entered in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseFile {
    /// Which case.
    pub id: CaseId,
    /// Who asked; `None` once that person was erased.
    pub opened_by: Option<Person>,
    /// When, in seconds since 1970.
    pub opened_at: i64,
    /// The text as typed.
    pub typed: String,
    /// What it was read as.
    pub first_record: Record,
    /// The offending side's system, by its name.
    pub agreements: Option<String>,
    /// Tells it from another that had its number, before the database was restored from a copy; `None` where the case is
    /// older than that.
    pub epoch: Option<u32>,
    /// What was entered since, in order.
    pub entries: Vec<Stamped>,
}

/// Where a case stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum State {
    /// The program has ruled, and no director has spoken.
    Proposed,
    /// A director has confirmed the ruling.
    Confirmed,
    /// A director has amended the case.
    Amended,
    /// A director has withdrawn the case.
    Withdrawn,
}

/// A director's decision on a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectorDecision<'a> {
    /// The number of the version, from 1; an amendment makes a new one.
    pub number: usize,
    /// The entry, by whom, and when.
    pub stamped: &'a Stamped,
    /// What was decided.
    pub kind: DecisionKind<'a>,
    /// How many entries the case had then, this one among them.
    pub entries: usize,
    /// How many moves it had.
    pub moves: usize,
}

/// What a director can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind<'a> {
    /// That the program's ruling stands.
    Confirmed(&'a Seal),
    /// That something else happened, or that the ruling is another.
    Amended {
        /// Their ruling in their own words, where it is not the program's.
        ruling: Option<&'a str>,
        /// Why.
        reason: &'a str,
        /// The ruling that the program gave.
        seal: &'a Seal,
    },
    /// That there is no case.
    Withdrawn {
        /// Why.
        reason: &'a str,
    },
}

impl State {
    /// Its name in the store and in exports.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl CaseFile {
    /// The record as it is now. What the offender said in private counts for players only once they have chosen.
    pub fn record(&self, reader: Reader) -> Record {
        self.replay().record(reader)
    }

    /// The case with all its entries replayed.
    pub fn replay(&self) -> Replay<'_> {
        let mut replay = Replay::new(self);
        self.entries.iter().for_each(|stamped| replay.enter(&stamped.entry));
        replay
    }

    /// How many entries have changed the record: a press that was made before the last of them comes too late.
    pub fn moves(&self) -> usize {
        self.entries.iter().filter(|stamped| stamped.entry.is_move()).count()
    }

    /// Whether something happened since a director last spoke that a reader knows of, and was not taken back. What they have
    /// spoken on stays, so that is also whether anything can be taken back.
    pub fn has_gone_on(&self, reader: Reader) -> bool {
        let decided = self.entries.iter().rposition(|stamped| stamped.entry.decision().is_some());
        let since = decided.map_or(0, |at| at + 1);
        let mut replay = Replay::new(self);
        self.entries.iter().skip(since).for_each(|stamped| replay.enter(&stamped.entry));
        replay.has_moves(reader)
    }

    /// Where the case stands.
    pub fn state(&self) -> State {
        let last = self.entries.iter().rev().find_map(|stamped| stamped.entry.decision());
        last.map_or(State::Proposed, DecisionKind::state)
    }

    /// Every decision of a director, in order.
    pub fn decisions(&self) -> Vec<DirectorDecision<'_>> {
        let (mut number, mut moves) = (1, 0);
        let decisions = self.entries.iter().zip(1..).filter_map(|(stamped, entries)| {
            moves += usize::from(stamped.entry.is_move());
            number += usize::from(matches!(stamped.entry, Entry::Amended { .. }));
            Some(DirectorDecision { number, stamped, kind: stamped.entry.decision()?, entries, moves })
        });
        decisions.collect()
    }

    /// The case with one entry more.
    pub fn with(&self, stamped: Stamped) -> CaseFile {
        let mut longer = self.clone();
        longer.entries.push(stamped);
        longer
    }

    /// Whether everybody in its place may see it.
    pub fn is_shared(&self) -> bool {
        self.has(|entry| matches!(entry, Entry::Shared))
    }

    /// Whether the table has asked for a director.
    pub fn is_called(&self) -> bool {
        self.has(|entry| matches!(entry, Entry::Called))
    }

    /// What was said in private about which call, in order.
    pub fn said_in_private(&self) -> impl Iterator<Item = (usize, &str)> {
        self.replay().said_in_private().collect::<Vec<_>>().into_iter()
    }

    /// When a director was called last.
    pub fn called_at(&self) -> Option<i64> {
        self.entries.get(self.call_entry().checked_sub(1)?).map(|stamped| stamped.at)
    }

    /// By which entry a director was called last, from 1; 0 if by none.
    pub fn call_entry(&self) -> usize {
        self.last_entry(|entry| *entry == Entry::Called)
    }

    /// Which entry is the last decision of a director, from 1; 0 if none is.
    pub fn decision_entry(&self) -> usize {
        self.last_entry(|entry| entry.decision().is_some())
    }

    /// Whether this can be entered no more. A director can always be called, and speak.
    pub fn is_full(&self, entry: &Entry) -> bool {
        let count = |is: fn(&Entry) -> bool| self.entries.iter().filter(|stamped| is(&stamped.entry)).count();
        if entry.decision().is_some() || matches!(entry, Entry::Shared | Entry::Called) {
            return false;
        }
        let notes = matches!(entry, Entry::Note(_)) && count(|entry| matches!(entry, Entry::Note(_))) >= NOTES;
        notes || count(|entry| entry.decision().is_none()) >= ENTRIES
    }

    /// The notes, in order.
    pub fn notes(&self) -> impl Iterator<Item = (&Stamped, &str)> {
        self.entries.iter().filter_map(|stamped| {
            let Entry::Note(text) = &stamped.entry else { return None };
            Some((stamped, text.as_str()))
        })
    }

    fn last_entry(&self, is: impl Fn(&Entry) -> bool) -> usize {
        self.entries.iter().rposition(|stamped| is(&stamped.entry)).map_or(0, |place| place + 1)
    }

    fn has(&self, is: impl Fn(&Entry) -> bool) -> bool {
        self.entries.iter().any(|stamped| is(&stamped.entry))
    }
}

impl<'a> DecisionKind<'a> {
    /// What the program ruled then, where the decision was on its ruling.
    pub const fn seal(self) -> Option<&'a Seal> {
        match self {
            DecisionKind::Confirmed(seal) | DecisionKind::Amended { seal, .. } => Some(seal),
            DecisionKind::Withdrawn { .. } => None,
        }
    }

    /// Where it leaves the case.
    pub const fn state(self) -> State {
        match self {
            DecisionKind::Confirmed(_) => State::Confirmed,
            DecisionKind::Amended { .. } => State::Amended,
            DecisionKind::Withdrawn { .. } => State::Withdrawn,
        }
    }
}

impl Entry {
    /// What a director decides by it; `None` where it is no decision.
    pub fn decision(&self) -> Option<DecisionKind<'_>> {
        match self {
            Entry::Confirmed(seal) => Some(DecisionKind::Confirmed(seal)),
            Entry::Amended { ruling, reason, seal, .. } => {
                Some(DecisionKind::Amended { ruling: ruling.as_deref(), reason, seal })
            }
            Entry::Withdrawn { reason } => Some(DecisionKind::Withdrawn { reason }),
            _ => None,
        }
    }
}
