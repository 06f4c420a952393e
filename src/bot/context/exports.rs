//! Exports under way: one at a time for a person.

use crate::case::Person;
use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

impl Exports {
    /// Begins; `None` while one is being written for the same person.
    pub fn begin(&self, person: Person) -> Option<InWriting> {
        let is_first = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person);
        is_first.then(|| InWriting { exports: self.clone(), person })
    }
}

/// For whom cases are being written down: for a person one at a time.
#[derive(Clone, Default)]
pub struct Exports(Arc<Mutex<HashSet<Person>>>);

impl Drop for InWriting {
    fn drop(&mut self) {
        self.exports.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.person);
    }
}

/// A case is being written down for somebody, until this is dropped.
pub struct InWriting {
    pub(crate) exports: Exports,
    pub(crate) person: Person,
}
