//! Law 9B1: tables that call a director, and which director comes. Kept for a day.

mod message;

pub use message::DirectorCallMessage;

use super::{
    Store, StoreError,
    db::{Lease, reading, sql, writing},
    error::Fault,
    rows::{person, signed, storable, unsigned},
};
use crate::case::{Person, Place};

/// For how many seconds a call is kept.
const KEPT: i64 = 24 * 60 * 60;
/// For how many seconds the same person cannot call again without a case.
const PATIENCE: i64 = 10 * 60;
/// After how many seconds it is told by somebody else, where the process that took it did not.
const TELLING: i64 = 10;
/// After how many seconds it is told once more, where nobody comes.
const AGAIN: i64 = 5 * 60;
/// How many that are due are dealt with at once.
const DUE: i64 = 100;

/// A table that calls a director.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectorCall {
    /// The interaction that made it.
    pub id: u64,
    /// The server.
    pub place: Place,
    /// Who called.
    pub by: Person,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The table, as typed; may be empty.
    pub table: String,
    /// The board, as typed; may be empty.
    pub board: String,
    /// The number of the case, where it is about one.
    pub case: Option<u32>,
    /// With which the answer to the caller can be changed; empty until that is known.
    pub token: String,
    /// The director who is coming.
    pub taken_by: Option<Person>,
    /// How often directors were told.
    pub told: u8,
}

#[derive(sqlx::FromRow)]
struct Row {
    id: i64,
    place: String,
    by_person: i64,
    made_at: i64,
    table_name: String,
    board: String,
    case_number: Option<i64>,
    token: String,
    taken_by: Option<i64>,
    told: i64,
}

/// What [`director_call`] reads, before a condition.
macro_rules! select {
    ($condition:literal) => {
        concat!(
            "SELECT id, place, by_person, made_at, table_name, board, case_number, token, taken_by, told FROM director_calls ",
            $condition
        )
    };
}

impl Store {
    /// Keeps a call. Made again by the same interaction, it is the one that is there; and so it is where the same person
    /// called a few minutes ago, about no case, and nobody comes yet.
    pub async fn call_director(&self, new: &DirectorCall) -> Result<DirectorCall, StoreError> {
        writing!(self, |lease| {
            const OPEN: &str = select!(
                "WHERE by_person = $1 AND place = $2 AND case_number IS NULL AND taken_by IS NULL AND made_at > $3
                 ORDER BY id DESC LIMIT 1"
            );
            const MAKE: &str = "INSERT INTO director_calls
                 (id, place, by_person, made_at, table_name, board, case_number, token, due_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING";
            let (by, place) = (signed(new.by.0), new.place.to_string());
            if new.case.is_none() {
                let open: Option<Row> = sql!(lease, fetch_optional, OPEN, by, place.clone(), new.at - PATIENCE)?;
                if let Some(open) = open.and_then(director_call) {
                    lease.roll_back().await?;
                    return Ok(open);
                }
            }
            let (table, board, token) = (storable(&new.table), storable(&new.board), storable(&new.token));
            let case = new.case.map(i64::from);
            let due = new.at + TELLING;
            sql!(lease, execute, MAKE, signed(new.id), place, by, new.at, table, board, case, token, due)?;
            let made = lease.director_call(new.id).await?;
            made.ok_or_else(|| StoreError::damaged("director_calls", format_args!("{} is not there", new.id)))?
        })
    }

    /// Keeps with what the answer to the caller can be changed.
    pub async fn set_director_call_token(&self, id: u64, token: &str) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str = "UPDATE director_calls SET token = $2 WHERE id = $1 AND token = ''";
            sql!(lease, execute, SET, signed(id), storable(token))?;
        })
    }

    /// A call, if it is still kept.
    pub async fn director_call(&self, id: u64) -> Result<Option<DirectorCall>, StoreError> {
        reading!(self, |lease| lease.director_call(id).await?)
    }

    /// A director comes, unless another one does already. The call as it is then. `press` is the interaction: one that is
    /// delivered again changes nothing, and neither does one from before the last that counted.
    pub async fn take_director_call(
        &self,
        id: u64,
        director: Person,
        press: u64,
    ) -> Result<Option<DirectorCall>, StoreError> {
        writing!(self, |lease| {
            const TAKE: &str = "UPDATE director_calls SET taken_by = $2, last_press = $3
                 WHERE id = $1 AND taken_by IS NULL AND last_press < $3";
            sql!(lease, execute, TAKE, signed(id), signed(director.0), signed(press))?;
            lease.director_call(id).await?
        })
    }

    /// The director who was coming cannot: the others are told at once, if they were told once so far.
    pub async fn release_director_call(
        &self,
        id: u64,
        director: Person,
        press: u64,
        at: i64,
    ) -> Result<Option<DirectorCall>, StoreError> {
        writing!(self, |lease| {
            const RELEASE: &str = "UPDATE director_calls SET taken_by = NULL, last_press = $3, due_at = $4, told = CASE told WHEN 0 THEN 1 ELSE told END
                 WHERE id = $1 AND taken_by = $2 AND last_press < $3";
            sql!(lease, execute, RELEASE, signed(id), signed(director.0), signed(press), at)?;
            lease.director_call(id).await?
        })
    }

    /// The calls of which directors have to be told: new ones, and those that nobody has taken. A new one is told even if a director
    /// is coming already, because a process that ended in the middle of telling has not kept everything that it sent.
    pub async fn due_director_calls(&self, now: i64) -> Result<Vec<DirectorCall>, StoreError> {
        reading!(self, |lease| {
            const GET: &str =
                select!("WHERE told < 2 AND due_at <= $1 AND (taken_by IS NULL OR told = 0) ORDER BY due_at LIMIT $2");
            let rows: Vec<Row> = sql!(lease, fetch_all, GET, now, DUE)?;
            rows.into_iter().filter_map(director_call).collect()
        })
    }

    /// Keeps how often directors were told, by now.
    pub async fn set_director_call_told(&self, id: u64, told: u8, now: i64) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str = "UPDATE director_calls SET told = $2, due_at = $3 WHERE id = $1 AND told < $2";
            sql!(lease, execute, SET, signed(id), i64::from(told), now + AGAIN)?;
        })
    }

    /// Deletes what is older than a day.
    pub async fn forget_director_calls(&self, now: i64) -> Result<(), StoreError> {
        writing!(self, |lease| {
            sql!(lease, execute, "DELETE FROM director_calls WHERE made_at < $1", now - KEPT)?;
        })
    }
}

impl Lease {
    async fn director_call(&mut self, id: u64) -> Result<Option<DirectorCall>, Fault> {
        let row: Option<Row> = sql!(self, fetch_optional, select!("WHERE id = $1"), signed(id))?;
        Ok(row.and_then(director_call))
    }

    /// The calls that somebody made or takes, for what is stored about a person.
    pub(super) async fn director_calls_of(&mut self, who: Person) -> Result<Vec<DirectorCall>, Fault> {
        const GET: &str = select!("WHERE by_person = $1 OR taken_by = $1 ORDER BY id");
        let rows: Vec<Row> = sql!(self, fetch_all, GET, signed(who.0))?;
        Ok(rows.into_iter().filter_map(director_call).collect())
    }

    /// Forgets a person's, and that a person was told or comes.
    pub(super) async fn erase_director_calls_of(&mut self, who: Person) -> Result<(), Fault> {
        sql!(self, execute, "DELETE FROM director_calls WHERE by_person = $1", signed(who.0))?;
        sql!(self, execute, "UPDATE director_calls SET taken_by = NULL, told = 2 WHERE taken_by = $1", signed(who.0))?;
        sql!(self, execute, "DELETE FROM director_call_messages WHERE person = $1", signed(who.0))?;
        Ok(())
    }
}

fn director_call(row: Row) -> Option<DirectorCall> {
    Some(DirectorCall {
        id: unsigned(row.id),
        place: row.place.parse().ok()?,
        by: person(row.by_person),
        at: row.made_at,
        table: row.table_name,
        board: row.board,
        case: row.case_number.and_then(|number| u32::try_from(number).ok()),
        token: row.token,
        taken_by: row.taken_by.map(person),
        told: u8::try_from(row.told).unwrap_or(u8::MAX),
    })
}
