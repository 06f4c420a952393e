//! A case as the rows that hold it.

use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};

use super::{
    db::{Lease, sql},
    error::Fault,
};
use crate::case::{CaseFile, CaseId, Person, Stamped};

/// What of a case stands in one row: how it was opened, as row 0, and then each entry.
#[derive(sqlx::FromRow)]
struct Row {
    seq: i64,
    person: Option<i64>,
    at_time: i64,
    content: String,
    typed: Option<String>,
    agreements: Option<String>,
    entries: i64,
    epoch: Option<i64>,
}

/// In one statement, so that an entry which is made meanwhile is seen whole or not at all.
const READ: &str =
    "SELECT 0 AS seq, opened_by AS person, opened_at AS at_time, record AS content, typed, agreements, entries,
     epoch
     FROM cases WHERE place = $1 AND number = $2
     UNION ALL
     SELECT seq, by_person, made_at, entry, NULL, NULL, 0, NULL FROM entries WHERE place = $1 AND number = $2
     ORDER BY 1";

impl Lease {
    /// The case, if there is one.
    pub(super) async fn case(&mut self, id: CaseId) -> Result<Option<CaseFile>, Fault> {
        let rows: Vec<Row> = sql!(self, fetch_all, READ, id.place.to_string(), i64::from(id.number))?;
        let mut rows = rows.into_iter();
        let Some(Row { seq: 0, person: opened_by, at_time: opened_at, content, typed, agreements, entries, epoch }) =
            rows.next()
        else {
            return Ok(None);
        };
        let mut file = CaseFile {
            id,
            opened_by: opened_by.map(person),
            opened_at,
            typed: typed.unwrap_or_default(),
            first_record: from_json(id, "its record", &content)?,
            agreements,
            epoch: epoch.map(|epoch| self::epoch(id, epoch)).transpose()?,
            entries: Vec::new(),
        };
        for (expected, row) in (1..).zip(rows) {
            if row.seq != expected {
                return Err(Fault::in_case(id, format_args!("entry {expected} is missing")));
            }
            let entry = from_json(id, format_args!("entry {expected}"), &row.content)?;
            file.entries.push(Stamped { by: row.person.map(person), at: row.at_time, entry });
        }
        if file.entries.len() as i64 != entries {
            return Err(Fault::in_case(id, format_args!("{} of {entries} entries are there", file.entries.len())));
        }
        Ok(Some(file))
    }
}

fn from_json<T: DeserializeOwned>(id: CaseId, what: impl std::fmt::Display, json: &str) -> Result<T, Fault> {
    serde_json::from_str(json).map_err(|error| Fault::in_case(id, format_args!("{what}: {error}")))
}

/// The JSON of a part of a case. Nothing in a case fails to become JSON.
pub(super) fn to_json<T: Serialize>(id: CaseId, part: &T) -> Result<String, Fault> {
    serde_json::to_string(part).map_err(|error| Fault::in_case(id, error))
}

fn epoch(id: CaseId, epoch: i64) -> Result<u32, Fault> {
    u32::try_from(epoch).map_err(|error| Fault::in_case(id, error))
}

/// What tells a case or a question from another that had its number: a digest of what in Discord opened it, which opens
/// nothing else.
pub(super) fn epoch_of(cause_id: &str) -> i64 {
    let digest = Sha256::digest(cause_id.as_bytes());
    digest.iter().take(4).fold(0, |epoch, byte| epoch << 8 | i64::from(*byte))
}

/// Databases have no unsigned numbers.
pub(super) const fn signed(id: u64) -> i64 {
    id.cast_signed()
}

pub(super) const fn unsigned(id: i64) -> u64 {
    id.cast_unsigned()
}

pub(super) const fn person(id: i64) -> Person {
    Person(unsigned(id))
}

/// A text as both databases can hold it: PostgreSQL has no place for a NUL.
pub(super) fn storable(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
