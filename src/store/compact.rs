//! What was deleted from SQLite's file leaves the file: the log that it writes ahead, and the parts of pages that are not in use.

use std::{sync::atomic::Ordering, time::Duration};

use tokio::time::{Instant, sleep};

use super::{
    Store, StoreError,
    db::{LONG, SHORT, bounded, sql},
    error::Fault,
};

/// How long to wait for those who still read what was erased in the log that SQLite writes ahead.
const LOG: Duration = Duration::from_secs(10);
/// How long writers may be kept waiting for that at a time.
const HOLD: &str = "PRAGMA busy_timeout = 200";
/// As it is otherwise, see `db::OFTEN`.
const DO_NOT_HOLD: &str = "PRAGMA busy_timeout = 2";
/// How many bytes a file may have that is written again: nobody else writes meanwhile, and that is to take less than a second.
const SMALL: i64 = 32 << 20;

impl Store {
    /// Something was deleted that is to leave the file.
    pub(super) fn has_deleted(&self) {
        self.is_log_to_clear.store(true, Ordering::Relaxed);
        self.is_file_to_rewrite.store(true, Ordering::Relaxed);
    }

    /// Writes a small file again, brings SQLite's log into it and empties that; whether that was done within ten seconds.
    pub(super) async fn clear_log(&self) -> Result<bool, StoreError> {
        // Once: the log takes a copy of the file, and somebody may keep it from being emptied. Where there is no room for that,
        // the rest is done all the same.
        if self.is_file_to_rewrite.swap(false, Ordering::Relaxed) {
            let _ = bounded!(self.trouble, LONG, self.try_rewrite());
        }
        let deadline = Instant::now() + LOG;
        let mut pause = Duration::from_millis(20);
        while !bounded!(self.trouble, SHORT, self.try_clear_log())? {
            if Instant::now() >= deadline {
                self.is_log_to_clear.store(true, Ordering::Relaxed);
                return Ok(false);
            }
            sleep(pause).await;
            pause = (pause * 2).min(Duration::from_secs(1));
        }
        self.is_log_to_clear.store(false, Ordering::Relaxed);
        Ok(true)
    }

    /// What is deleted is overwritten. But as a file grows, rows are moved from page to page, and SQLite leaves copies of them
    /// in the parts of pages that are not in use.
    async fn try_rewrite(&self) -> Result<(), Fault> {
        let mut lease = self.db.writer().await?;
        if lease.is_sqlite() {
            let (pages,): (i64,) = sql!(lease, fetch_one, "PRAGMA page_count")?;
            let (size,): (i64,) = sql!(lease, fetch_one, "PRAGMA page_size")?;
            if pages.saturating_mul(size) <= SMALL {
                lease.say("PRAGMA temp_store = MEMORY").await?;
                lease.say("VACUUM").await?;
            }
        }
        lease.done();
        Ok(())
    }

    async fn try_clear_log(&self) -> Result<bool, Fault> {
        let mut lease = self.db.writer().await?;
        if !lease.is_sqlite() {
            lease.done();
            return Ok(true);
        }
        lease.say(HOLD).await?;
        // Where somebody reads, that is no error: the row says so.
        let (busy, _, _): (i64, i64, i64) = sql!(lease, fetch_one, "PRAGMA wal_checkpoint(TRUNCATE)")?;
        lease.say(DO_NOT_HOLD).await?;
        lease.done();
        Ok(busy == 0)
    }
}
