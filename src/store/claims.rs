//! Claims: which session deals with an event that several may have been sent.

use std::sync::atomic::Ordering;

use super::{
    Store, StoreError,
    db::{Lease, SHORT, bounded, sql},
    error::Fault,
    rows::storable,
};

/// How long a claim is kept, in seconds. Discord forgets an interaction after a quarter of an hour.
const KEPT: i64 = 60 * 60;
/// After how many claims old ones are removed.
const NOW_AND_THEN: u32 = 256;

impl Store {
    /// Whether this session may deal with the event: nobody else has claimed it. `at` is in seconds since 1970.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn claim(&self, event: &str, session: &str, at: i64) -> Result<bool, StoreError> {
        let is_time = self.claims.fetch_add(1, Ordering::Relaxed).is_multiple_of(NOW_AND_THEN);
        bounded!(self.trouble, SHORT, self.try_claim(event, session, at, is_time))
    }

    async fn try_claim(&self, event: &str, session: &str, at: i64, sweep: bool) -> Result<bool, Fault> {
        const CLAIM: &str = "INSERT INTO claims (event, session, made_at) VALUES ($1, $2, $3)
             ON CONFLICT (event) DO UPDATE SET session = claims.session WHERE claims.session = $2";
        let mut lease = self.db.write().await?;
        if sweep {
            sql!(lease, execute, "DELETE FROM claims WHERE made_at < $1", at - KEPT)?;
        }
        let rows = sql!(lease, execute, CLAIM, storable(event), storable(session), at)?;
        lease.commit().await?;
        Ok(rows > 0)
    }
}

/// What in Discord changes something, by its number there, and when, in seconds since 1970. The same changes nothing
/// twice: after a restart Discord may tell again what was dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause<'a> {
    /// Its number.
    pub with: &'a str,
    /// When.
    pub at: i64,
}

impl Lease {
    /// Whether this cause has changed nothing yet. It has, once this transaction is committed.
    pub(super) async fn is_first(&mut self, cause: Cause<'_>) -> Result<bool, Fault> {
        const NOTE: &str =
            "INSERT INTO claims (event, session, made_at) VALUES ($1, '', $2) ON CONFLICT (event) DO NOTHING";
        sql!(self, execute, "DELETE FROM claims WHERE made_at < $1", cause.at - KEPT)?;
        // Sessions claim events by their mere numbers.
        let rows = sql!(self, execute, NOTE, storable(&format!("change {}", cause.with)), cause.at)?;
        Ok(rows > 0)
    }
}
