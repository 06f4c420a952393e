//! SQLite's writer. Operations that wait for it while another one is at work come into the same transaction, each with a
//! savepoint of its own, and wait for the disk together; nobody is told anything before it is there.

use std::{sync::Arc, time::Duration};

use sqlx::{Executor, Sqlite, pool::PoolConnection};
use tokio::{
    sync::{Mutex, OwnedMutexGuard, oneshot},
    time::Instant,
};

use super::error::{Fault, StoreError};

/// After what time no other operation comes into a transaction.
const LONGEST: Duration = Duration::from_millis(20);

/// A transaction that several operations are in, one after the other.
#[derive(Default)]
pub(super) struct Batch {
    /// The connection, while a transaction is open and nobody is at work in it.
    pub(super) conn: Option<PoolConnection<Sqlite>>,
    /// Since when.
    began: Option<Instant>,
    /// Who is to be told how it ended. Who never is knows that it was given up, and that nothing of it is stored.
    waiting: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl Batch {
    /// Whether somebody has done something in this transaction.
    pub(super) fn has_others(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Gives it up after its connection was lost: the others try again.
    pub(super) fn give_up(&mut self) {
        self.waiting.clear();
    }

    /// Leaves the transaction to the next operation, and waits until it is on the disk.
    pub(super) async fn leave(mut batch: OwnedMutexGuard<Batch>, conn: PoolConnection<Sqlite>) -> Result<(), Fault> {
        let (tell, told) = oneshot::channel();
        let is_first = batch.waiting.is_empty();
        batch.conn = Some(conn);
        batch.waiting.push(tell);
        if is_first {
            batch.began = Some(Instant::now());
        }
        // It is ended by a task, for the caller may go away.
        if batch.began.is_some_and(|began| began.elapsed() > LONGEST) {
            tokio::spawn(Batch::end(batch));
        } else if is_first {
            let all = Arc::clone(OwnedMutexGuard::mutex(&batch));
            drop(batch);
            // Its turn comes after everybody who waits now.
            tokio::spawn(async move { Batch::end(Mutex::lock_owned(all).await).await });
        } else {
            drop(batch);
        }
        told.await.map_err(|_| Fault::GivenUp)?.map_err(Fault::Final)
    }

    /// Ends the transaction, if one is open.
    pub(super) async fn end(mut batch: OwnedMutexGuard<Batch>) {
        let Some(mut conn) = batch.conn.take() else { return };
        let waiting = std::mem::take(&mut batch.waiting);
        let ended = conn.execute(sqlx::raw_sql("COMMIT")).await.map(drop).map_err(Fault::from);
        if ended.is_err() {
            conn.close_on_drop();
        }
        drop(conn);
        if ended.as_ref().is_err_and(Fault::is_passing) {
            return;
        }
        let ended = ended.map_err(StoreError::from);
        for one in waiting {
            // Who does not wait any longer need not be told.
            let _ = one.send(ended.clone());
        }
    }
}
