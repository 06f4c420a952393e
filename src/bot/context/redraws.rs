//! Redraws of one case are joined: while somebody draws its public card, anybody else who wants that only says so, and it is
//! drawn once more after that. What was read first is never sent last.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use crate::case::CaseId;

/// Of which cases the card is being drawn, and whether it has to be drawn once more.
#[derive(Default)]
pub struct Redraws(Mutex<HashMap<CaseId, bool>>);

/// The card of a case is being drawn, until this is dropped.
pub struct Redraw<'a> {
    redraws: &'a Redraws,
    case: CaseId,
    is_over: bool,
}

impl Redraws {
    /// Begins to draw; `None` where somebody does so, who will do it once more.
    pub fn begin(&self, case: CaseId) -> Option<Redraw<'_>> {
        let mut redraws = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(again) = redraws.get_mut(&case) {
            *again = true;
            return None;
        }
        redraws.insert(case, false);
        Some(Redraw { redraws: self, case, is_over: false })
    }
}

impl<'a> Redraw<'a> {
    /// Ends, unless somebody has asked for it since it began: then it is drawn once more.
    pub fn once_more(mut self) -> Option<Redraw<'a>> {
        let mut redraws = self.redraws.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(again) = redraws.get_mut(&self.case)
            && std::mem::take(again)
        {
            drop(redraws);
            return Some(self);
        }
        redraws.remove(&self.case);
        self.is_over = true;
        drop(redraws);
        None
    }
}

impl Drop for Redraw<'_> {
    fn drop(&mut self) {
        if !self.is_over {
            self.redraws.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.case);
        }
    }
}
