//! SQLite and PostgreSQL behind one interface. Every SQL text stands once; `both!` runs it on the one that is there.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{Executor, PgPool, Postgres, Sqlite, SqlitePool, pool::PoolConnection};
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::{Instant, error::Elapsed, sleep, timeout},
};

use super::{
    batch::Batch,
    error::{Fault, StoreError},
};

/// How long an operation may take: Discord waits three seconds for its answer.
pub(super) const SHORT: Duration = Duration::from_millis(2_000);
/// How long the rare ones may take: opening the store, and those that go through everything.
pub(super) const LONG: Duration = Duration::from_secs(20);
/// How long to wait for a connection, or for a lock.
pub(super) const WAIT: Duration = Duration::from_millis(1_500);
/// How long SQLite waits for a lock by itself, and then we before it is asked again.
pub(super) const OFTEN: Duration = Duration::from_millis(2);

/// The database that is there.
pub(super) enum Db {
    /// One connection writes; others read, and wait for nobody.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
        batch: Arc<Mutex<Batch>>,
    },
    Postgres(PgPool),
}

/// A connection in use. Unless it was said to be [`Lease::done`], it is closed and not used again, for nobody knows what
/// it is in the middle of: an error or a timeout came between, or the caller went away.
pub(super) struct Lease {
    /// Nothing, once it was given back.
    pub(super) conn: Option<Conn>,
    /// SQLite's writer has the transaction that others are in too.
    batch: Option<OwnedMutexGuard<Batch>>,
}

pub(super) enum Conn {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// Runs an expression with the connection of a lease, whichever database it belongs to.
macro_rules! both {
    ($lease:expr, |$conn:ident| $body:expr) => {
        match &mut $lease.conn {
            Some($crate::store::db::Conn::Sqlite(pooled)) => {
                let $conn = &mut **pooled;
                $body
            }
            Some($crate::store::db::Conn::Postgres(pooled)) => {
                let $conn = &mut **pooled;
                $body
            }
            None => Err(sqlx::Error::PoolClosed),
        }
    };
}

/// Runs a statement: `execute`, `fetch_optional` or `fetch_all`, then the SQL, then the values of $1, $2, …
macro_rules! sql {
    ($lease:expr, execute, $sql:expr $(, $value:expr)* $(,)?) => {
        $crate::store::db::both!($lease, |conn| sqlx::query($sql)$(.bind($value))*.execute(conn).await.map(|done| done.rows_affected()))
    };
    ($lease:expr, $fetch:ident, $sql:expr $(, $value:expr)* $(,)?) => {
        $crate::store::db::both!($lease, |conn| sqlx::query_as($sql)$(.bind($value))*.$fetch(conn).await)
    };
}

/// Tries until it is done, as long as only others were in the way, and within the time given. Where it fails,
/// or the caller went away first, that is noted as trouble. What a try needs is on the heap: those of sqlx are
/// large, and would make large whatever waits for one of them.
macro_rules! bounded {
    ($trouble:expr, $limit:expr, $once:expr) => {{
        let mut tries = $crate::store::db::Tries::within($limit, &$trouble);
        loop {
            match tries.end(tokio::time::timeout_at(tries.deadline, Box::pin($once)).await).await {
                Some(result) => break result,
                None => continue,
            }
        }
    }};
}

/// An operation that reads with one connection.
macro_rules! reading {
    ($store:expr, |$lease:ident| $body:expr) => {
        $crate::store::db::bounded!($store.trouble, $crate::store::db::SHORT, async {
            let mut $lease = $store.db.read().await?;
            let found = $body;
            $lease.done();
            Ok(found)
        })
    };
}

/// An operation that writes in one transaction.
macro_rules! writing {
    ($store:expr, |$lease:ident| $body:expr) => {
        $crate::store::db::writing!($store, $crate::store::db::SHORT, |$lease| $body)
    };
    ($store:expr, $limit:expr, |$lease:ident| $body:expr) => {
        $crate::store::db::bounded!($store.trouble, $limit, async {
            let mut $lease = $store.db.write().await?;
            let done = $body;
            $lease.commit().await?;
            Ok(done)
        })
    };
}

pub(super) use {both, bounded, reading, sql, writing};

impl Db {
    /// A connection for reading.
    pub(super) async fn read(&self) -> Result<Lease, Fault> {
        let conn = match self {
            Db::Sqlite { read, .. } => Conn::Sqlite(read.acquire().await?),
            Db::Postgres(pool) => Conn::Postgres(pool.acquire().await?),
        };
        Ok(Lease { conn: Some(conn), batch: None })
    }

    /// The same, in a transaction that sees everything as it is at one moment.
    pub(super) async fn snapshot(&self) -> Result<Lease, Fault> {
        let mut lease = self.read().await?;
        let begin = if lease.is_sqlite() { "BEGIN" } else { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };
        lease.say(begin).await?;
        Ok(lease)
    }

    /// A connection for writing, in no transaction.
    pub(super) async fn writer(&self) -> Result<Lease, Fault> {
        let Db::Sqlite { write, batch, .. } = self else { return self.read().await };
        let mut turn = in_turn(batch).await?;
        while turn.conn.is_some() {
            let _ = tokio::spawn(Batch::end(turn)).await;
            turn = in_turn(batch).await?;
        }
        Ok(Lease { conn: Some(Conn::Sqlite(write.acquire().await?)), batch: Some(turn) })
    }

    /// The same, in a transaction.
    pub(super) async fn write(&self) -> Result<Lease, Fault> {
        let (mut lease, begin) = match self {
            Db::Postgres(_) => (self.read().await?, "BEGIN"),
            Db::Sqlite { write, batch, .. } => {
                let mut turn = in_turn(batch).await?;
                let (conn, begin) = match turn.conn.take() {
                    Some(conn) => (conn, "SAVEPOINT operation"),
                    // SQLite takes its lock at once: a reader that turns into a writer may find that it must give up.
                    None => (write.acquire().await?, "BEGIN IMMEDIATE"),
                };
                (Lease { conn: Some(Conn::Sqlite(conn)), batch: Some(turn) }, begin)
            }
        };
        // A lock of SQLite goes to the person who asks while it is free, not to the one who has waited; so it is asked for often.
        let deadline = Instant::now() + WAIT;
        while let Err(fault) = lease.say(begin).await {
            if !fault.is_passing() || Instant::now() > deadline {
                return Err(fault);
            }
            sleep(OFTEN).await;
        }
        Ok(lease)
    }

    pub(super) async fn close(&self) {
        match self {
            Db::Sqlite { read, write, .. } => {
                read.close().await;
                write.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

/// Waits for the turn to write.
async fn in_turn(batch: &Arc<Mutex<Batch>>) -> Result<OwnedMutexGuard<Batch>, Fault> {
    timeout(WAIT, Arc::clone(batch).lock_owned()).await.map_err(|_| sqlx::Error::PoolTimedOut.into())
}

impl Lease {
    pub(super) const fn is_sqlite(&self) -> bool {
        matches!(self.conn, Some(Conn::Sqlite(_)))
    }

    /// Runs statements that have neither values nor rows.
    pub(super) async fn say(&mut self, sql: &'static str) -> Result<(), Fault> {
        both!(self, |conn| conn.execute(sqlx::raw_sql(sql)).await.map(drop))?;
        Ok(())
    }

    /// The same for PostgreSQL alone, such as a lock for the whole transaction: in SQLite one writes at a time anyway.
    pub(super) async fn say_to_postgres(&mut self, sql: &'static str) -> Result<(), Fault> {
        if self.is_sqlite() { Ok(()) } else { self.say(sql).await }
    }

    /// Gives back a connection that has only read.
    pub(super) fn done(mut self) {
        self.conn = None;
    }

    pub(super) async fn commit(mut self) -> Result<(), Fault> {
        match self.shared() {
            Some((batch, conn)) => Batch::leave(batch, conn).await,
            None => self.end("COMMIT").await,
        }
    }

    /// What others have done in the same transaction stays, and is waited for: it may be what this one has seen.
    pub(super) async fn roll_back(mut self) -> Result<(), Fault> {
        if !self.batch.as_ref().is_some_and(|batch| batch.has_others()) {
            return self.end("ROLLBACK").await;
        }
        self.say("ROLLBACK TO operation").await?;
        self.commit().await
    }

    async fn end(mut self, sql: &'static str) -> Result<(), Fault> {
        self.say(sql).await?;
        self.done();
        Ok(())
    }

    /// The transaction that others may be in, and its connection.
    fn shared(&mut self) -> Option<(OwnedMutexGuard<Batch>, PoolConnection<Sqlite>)> {
        let batch = self.batch.take()?;
        match self.conn.take()? {
            Conn::Sqlite(conn) => Some((batch, conn)),
            Conn::Postgres(_) => None,
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        match &mut self.conn {
            Some(Conn::Sqlite(pooled)) => pooled.close_on_drop(),
            Some(Conn::Postgres(pooled)) => pooled.close_on_drop(),
            None => return,
        }
        if let Some(batch) = &mut self.batch {
            batch.give_up();
        }
    }
}

/// The tries of one operation, see `bounded!`.
pub(super) struct Tries<'a> {
    pub(super) deadline: Instant,
    limit: Duration,
    pause: Duration,
    trouble: &'a AtomicBool,
    is_settled: bool,
}

impl Tries<'_> {
    pub(super) fn within(limit: Duration, trouble: &AtomicBool) -> Tries<'_> {
        let pause = Duration::from_millis(5);
        Tries { deadline: Instant::now() + limit, limit, pause, trouble, is_settled: false }
    }

    /// What a try came to; `None` for another one.
    pub(super) async fn end<T>(&mut self, tried: Result<Result<T, Fault>, Elapsed>) -> Option<Result<T, StoreError>> {
        let result = self.judge(tried).await?;
        self.is_settled = !matches!(result, Err(StoreError::Unavailable(_)));
        Some(result)
    }

    async fn judge<T>(&mut self, tried: Result<Result<T, Fault>, Elapsed>) -> Option<Result<T, StoreError>> {
        let fault = match tried {
            Ok(Ok(value)) => return Some(Ok(value)),
            Ok(Err(fault)) => fault,
            Err(_) => {
                let seconds = self.limit.as_secs();
                return Some(Err(StoreError::Unavailable(format!("no answer within {seconds} seconds"))));
            }
        };
        if !fault.is_passing() || Instant::now() + self.pause >= self.deadline {
            return Some(Err(fault.into()));
        }
        sleep(self.pause).await;
        self.pause *= 2;
        None
    }
}

impl Drop for Tries<'_> {
    fn drop(&mut self) {
        if !self.is_settled {
            self.trouble.store(true, Ordering::Relaxed);
        }
    }
}
