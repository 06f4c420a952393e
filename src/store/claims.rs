//! Claims: which session deals with an event that several may have been sent.

use std::{sync::atomic::Ordering, time::Duration};

use super::{
    Store, StoreError,
    db::{Lease, sql, writing},
    error::Fault,
    rows::storable,
};

/// How long a claim is kept, in seconds. Discord forgets an interaction after a quarter of an hour.
const KEPT: i64 = 60 * 60;
/// After how many claims old ones are removed.
const NOW_AND_THEN: u32 = 256;
/// How long an event belongs to a session that has claimed it and has not answered it. Another one then has a second left.
pub const CLAIMED: Duration = Duration::from_secs(2);
/// The end of a claim whose event was answered.
const ANSWERED: i64 = i64::MAX;

/// The statement that claims an event, by the clock of the database: those of several machines differ.
macro_rules! claim {
    ($now:literal) => {
        concat!(
            "INSERT INTO claims (event, session, made_at, leased_until) VALUES ($1, $2, $3, $4 + ",
            $now,
            ") ON CONFLICT (event) DO UPDATE SET session = $2, leased_until =
                CASE WHEN claims.leased_until = $5 THEN claims.leased_until ELSE excluded.leased_until END
             WHERE claims.session = $2 OR claims.leased_until <= excluded.leased_until - $4"
        )
    };
}

impl Store {
    /// Whether this session may deal with the event: no other has claimed it, or the other has not answered it within
    /// two seconds. `at` is in seconds since 1970.
    pub async fn claim(&self, event: &str, session: &str, at: i64) -> Result<bool, StoreError> {
        let is_time = self.claims.fetch_add(1, Ordering::Relaxed).is_multiple_of(NOW_AND_THEN);
        writing!(self, |lease| {
            lease.need_not_last().await?;
            if is_time {
                sql!(lease, execute, "DELETE FROM claims WHERE made_at < $1", at - KEPT)?;
            }
            let claim = if lease.is_sqlite() {
                claim!("CAST(unixepoch('subsec') * 1000 AS BIGINT)")
            } else {
                claim!("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
            };
            let lasts = i64::try_from(CLAIMED.as_millis()).unwrap_or(i64::MAX);
            sql!(lease, execute, claim, storable(event), storable(session), at, lasts, ANSWERED)? > 0
        })
    }

    /// Keeps that this session has answered the event: nobody else may deal with it from now on.
    pub async fn answered(&self, event: &str, session: &str) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str = "UPDATE claims SET leased_until = $3 WHERE event = $1 AND session = $2";
            lease.need_not_last().await?;
            sql!(lease, execute, SET, storable(event), storable(session), ANSWERED)?;
        })
    }
}

/// What in Discord changes something, by its number there, and when, in seconds since 1970. The same changes nothing
/// twice: after a restart Discord may tell again what was dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause<'a> {
    /// Its number.
    pub id: &'a str,
    /// When.
    pub at: i64,
}

impl Lease {
    /// What is written may be lost if the database itself dies in the next moment: others see it at once all the same, and
    /// nobody waits for the disk. An event that is claimed twice for that is answered once: Discord refuses the second answer.
    async fn need_not_last(&mut self) -> Result<(), Fault> {
        self.say_to_postgres("SET LOCAL synchronous_commit = off").await
    }

    /// Whether this cause has changed nothing yet. It has, once this transaction is committed.
    pub(super) async fn is_first(&mut self, cause: Cause<'_>) -> Result<bool, Fault> {
        const NOTE: &str =
            "INSERT INTO claims (event, session, made_at) VALUES ($1, '', $2) ON CONFLICT (event) DO NOTHING";
        sql!(self, execute, "DELETE FROM claims WHERE made_at < $1", cause.at - KEPT)?;
        // Sessions claim events by their mere numbers.
        let rows = sql!(self, execute, NOTE, storable(&format!("change {}", cause.id)), cause.at)?;
        Ok(rows > 0)
    }
}
