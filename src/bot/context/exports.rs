//! Exports under way: one at a time for a person.

use crate::case::Person;
use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

/// For whom cases are being written down: for a person one at a time.
#[derive(Clone, Default)]
pub struct Exports(Arc<Mutex<HashSet<Person>>>);

/// A case is being written down for somebody, until this is dropped.
pub struct ExportGuard {
    pub(crate) exports: Exports,
    pub(crate) person: Person,
}

impl Exports {
    /// Begins; `None` while one is being written for the same person.
    pub fn begin(&self, person: Person) -> Option<ExportGuard> {
        let is_first = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person);
        is_first.then(|| ExportGuard { exports: self.clone(), person })
    }
}

impl Drop for ExportGuard {
    fn drop(&mut self) {
        self.exports.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.person);
    }
}
