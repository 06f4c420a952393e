//! Which events have been handled completely, so that a session resumes after them.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

impl EventProgress {
    /// EventProgress in a session of which everything up to `sequence` has been dealt with.
    pub fn from(sequence: u64) -> EventProgress {
        let progress = EventProgress::default();
        progress.arrived(sequence);
        progress
    }

    /// An event has arrived.
    pub fn arrived(&self, sequence: u64) {
        let mut events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        events.latest = events.latest.max(sequence);
    }

    /// An event is worked on from now until the result is dropped.
    pub fn work_on(&self, sequence: u64) -> EventGuard {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).in_work.insert(sequence);
        EventGuard { progress: self.clone(), sequence }
    }

    /// The last event that was dealt with, together with all before it.
    pub fn dealt_with(&self) -> u64 {
        let events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        events.in_work.first().map_or(events.latest, |first| first.saturating_sub(1))
    }
}

/// How far the events of a session have been dealt with. Several are dealt with at once, so what counts is the last
/// one before the first that is still being worked on.
#[derive(Clone, Default)]
pub struct EventProgress(Arc<Mutex<Events>>);

#[derive(Default)]
pub(crate) struct Events {
    pub(crate) latest: u64,
    pub(crate) in_work: BTreeSet<u64>,
}

impl Drop for EventGuard {
    fn drop(&mut self) {
        self.progress.0.lock().unwrap_or_else(PoisonError::into_inner).in_work.remove(&self.sequence);
    }
}

/// An event that is being dealt with, until this is dropped.
pub struct EventGuard {
    pub(crate) progress: EventProgress,
    pub(crate) sequence: u64,
}
