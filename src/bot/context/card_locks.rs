//! A lock for each case, so that nobody is told twice.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{Mutex as Turn, OwnedMutexGuard};

use crate::case::CaseId;

/// Who is at it, case by case.
#[derive(Default)]
pub struct CardLocks(Mutex<HashMap<CaseId, Weak<Turn<()>>>>);

impl CardLocks {
    /// Waits for one's turn with a case. It ends when what this gives is dropped.
    pub async fn wait(&self, case: CaseId) -> OwnedMutexGuard<()> {
        self.of(case).lock_owned().await
    }

    fn of(&self, case: CaseId) -> Arc<Turn<()>> {
        let mut turns = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        turns.retain(|_, turn| turn.strong_count() > 0);
        let turn = turns.get(&case).and_then(Weak::upgrade).unwrap_or_default();
        turns.insert(case, Arc::downgrade(&turn));
        turn
    }
}
