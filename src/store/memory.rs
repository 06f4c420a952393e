//! What was read of settings, for every answer asks for them: kept in memory where only one process works on the store,
//! until somebody changes any of them.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{PersonSettings, ServerSettings};
use crate::case::{Person, Place};

/// How many of each are kept; then the memory starts afresh.
pub(super) const MOST: usize = 10_000;

/// The settings that were read.
#[derive(Default)]
pub(super) struct Memory {
    pub(super) servers: Shelf<Place, ServerSettings>,
    pub(super) people: Shelf<Person, PersonSettings>,
    /// All who have set anything, for most who ask have not; nothing, where they are too many.
    pub(super) everybody: Shelf<(), Option<Arc<HashMap<Person, PersonSettings>>>>,
}

/// Values that were read, and how often all of them have been forgotten.
pub(super) struct Shelf<K, V>(Mutex<(u64, HashMap<K, V>)>);

/// Somebody is changing settings: what was read is forgotten at the end of that, however it ends.
pub(super) struct Changing<'a>(Option<&'a Memory>);

impl Memory {
    pub(super) const fn changing(memory: Option<&Memory>) -> Changing<'_> {
        Changing(memory)
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        if let Some(memory) = self.0 {
            memory.servers.forget();
            memory.people.forget();
            memory.everybody.forget();
        }
    }
}

impl<K, V> Default for Shelf<K, V> {
    fn default() -> Shelf<K, V> {
        Shelf(Mutex::default())
    }
}

impl<K: Eq + Hash, V: Clone> Shelf<K, V> {
    /// What is known; or else the turn, which whoever reads it now says when he puts it down.
    pub(super) fn get(&self, key: &K) -> Result<V, u64> {
        let shelf = self.lock();
        shelf.1.get(key).cloned().ok_or(shelf.0)
    }

    /// Puts down what was read, unless all was forgotten meanwhile.
    pub(super) fn put(&self, turn: u64, key: K, value: V) {
        let mut shelf = self.lock();
        if shelf.0 != turn {
            return;
        }
        if shelf.1.len() >= MOST {
            shelf.1.clear();
        }
        shelf.1.insert(key, value);
    }

    fn forget(&self) {
        let mut shelf = self.lock();
        shelf.0 += 1;
        shelf.1.clear();
    }

    fn lock(&self) -> MutexGuard<'_, (u64, HashMap<K, V>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
