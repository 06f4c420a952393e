//! How often people may have themselves erased.

use crate::case::Person;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// How often people may have themselves erased in a day.
pub(crate) const A_DAY: usize = 2;

pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Erasures {
    /// Whether somebody may be erased now; that counts as once.
    pub(crate) fn may(&self, who: Person) -> bool {
        let mut asked = self.asked();
        asked.retain(|_, times| {
            times.retain(|at| at.elapsed() < DAY);
            !times.is_empty()
        });
        let times = asked.entry(who).or_default();
        let may = times.len() < A_DAY;
        if may {
            times.push(Instant::now());
        }
        may
    }

    /// It came to nothing: it does not count.
    pub(crate) fn give_back(&self, who: Person) {
        if let Some(times) = self.asked().get_mut(&who) {
            times.pop();
        }
    }

    pub(crate) fn asked(&self) -> MutexGuard<'_, HashMap<Person, Vec<Instant>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When people had themselves erased: it goes through everything that is stored. Each process counts for itself.
#[derive(Default)]
pub struct Erasures(Mutex<HashMap<Person, Vec<Instant>>>);
