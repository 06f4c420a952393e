//! What was told of cases: up to which entry directors were told that a table calls, and others what a director decided.

use super::{
    Store, StoreError,
    cases::case_id,
    db::{reading, sql, writing},
};
use crate::case::CaseId;

/// How many cases are found at once of which something has not been told yet.
const UNTOLD: i64 = 100;

/// Up to which entry of a case something was told, from 1; 0 if nothing was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// That a table calls.
    pub call: usize,
    /// What a director decided.
    pub decision: usize,
}

impl Store {
    /// What was told of a case.
    pub async fn told(&self, id: CaseId) -> Result<Told, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT told_call, told_word FROM cases WHERE place = $1 AND number = $2";
            let row: Option<(i64, i64)> = sql!(lease, fetch_optional, GET, id.place.to_string(), i64::from(id.number))?;
            let entry = |entry| usize::try_from(entry).unwrap_or_default();
            row.map_or_else(Told::default, |(call, decision)| Told { call: entry(call), decision: entry(decision) })
        })
    }

    /// Keeps what was told of a case. What was told once stays told.
    pub async fn set_told(&self, id: CaseId, told: Told) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const CALL: &str = "UPDATE cases SET told_call = $3 WHERE place = $1 AND number = $2 AND told_call < $3";
            const DECISION: &str =
                "UPDATE cases SET told_word = $3 WHERE place = $1 AND number = $2 AND told_word < $3";
            for (set, entry) in [(CALL, told.call), (DECISION, told.decision)] {
                sql!(lease, execute, set, id.place.to_string(), i64::from(id.number), entry as i64)?;
            }
        })
    }

    /// Cases of which something has not been told yet.
    pub async fn untold(&self) -> Result<Vec<CaseId>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT place, number FROM cases
             WHERE told_call < call_entry OR told_word < word_entry ORDER BY place, number LIMIT $1";
            let rows: Vec<(String, i64)> = sql!(lease, fetch_all, GET, UNTOLD)?;
            rows.into_iter().filter_map(|(place, number)| case_id(&place, number)).collect()
        })
    }
}
