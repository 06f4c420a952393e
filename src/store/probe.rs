//! Whether the store keeps what it is given.

use std::sync::atomic::Ordering;

use super::{
    Store, StoreError,
    db::{SHORT, bounded, sql, writing},
};

impl Store {
    /// Whether an operation came to nothing, or took longer than somebody would wait, since this was last asked.
    pub fn had_trouble(&self) -> bool {
        self.trouble.swap(false, Ordering::Relaxed)
    }

    /// Finds out whether anything may be written: takes the right to, and gives it back.
    pub async fn check_writable(&self) -> Result<(), StoreError> {
        bounded!(self.trouble, SHORT, async { self.db.write().await?.roll_back().await })
    }

    /// Finds out whether something can be kept, by keeping it.
    pub async fn probe(&self) -> Result<(), StoreError> {
        writing!(self, |lease| {
            // As old as can be: it goes with the next old claims.
            const PROBE: &str = "INSERT INTO claims (event, session, made_at) VALUES ('probe', '', 0)
             ON CONFLICT (event) DO UPDATE SET made_at = 0";
            sql!(lease, execute, PROBE)?;
        })
    }
}
