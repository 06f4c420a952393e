//! Questions that were made recently, so that nobody who answers one waits until it is made again.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use crate::{
    quiz::Question,
    store::{Round, RoundId},
};

/// How many are remembered; then the cache is cleared.
const MEMORY: usize = 500;

/// Questions by where they were asked. Another may have the number of one after the database was restored; it has another
/// epoch.
#[derive(Default)]
pub struct Questions(Mutex<HashMap<(RoundId, Option<u32>), Question>>);

impl Questions {
    /// The question of a round, if it is remembered.
    pub fn get(&self, round: &Round) -> Option<Question> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(round.id, round.epoch)).cloned()
    }

    /// Remembers the question of a round.
    pub fn insert(&self, round: &Round, question: &Question) {
        let mut memory = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if memory.len() >= MEMORY {
            memory.clear();
        }
        memory.insert((round.id, round.epoch), question.clone());
    }
}
