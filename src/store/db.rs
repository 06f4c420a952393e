//! SQLite and PostgreSQL behind one interface. Every SQL text stands once; `both!` runs it on the one that is there.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use sqlx::{Executor, PgPool, Postgres, Sqlite, SqlitePool, pool::PoolConnection};
use tokio::time::{Instant, error::Elapsed, sleep};

use super::error::{Fault, StoreError};

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
    /// One connection writes, in turn with nobody; others read, and wait for nobody.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
    },
    Postgres(PgPool),
}

/// A connection in use. Unless it was said to be [`Lease::done`], it is closed and not used again, for nobody knows what
/// it is in the middle of: an error or a timeout came between, or the caller went away.
pub(super) struct Lease {
    pub(super) conn: Conn,
    clean: bool,
}

pub(super) enum Conn {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// Runs an expression with the connection of a lease, whichever database it belongs to.
macro_rules! both {
    ($lease:expr, |$conn:ident| $body:expr) => {
        match &mut $lease.conn {
            $crate::store::db::Conn::Sqlite(pooled) => {
                let $conn = &mut **pooled;
                $body
            }
            $crate::store::db::Conn::Postgres(pooled) => {
                let $conn = &mut **pooled;
                $body
            }
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

pub(super) use {both, bounded, sql};

impl Db {
    /// A connection for reading.
    pub(super) async fn read(&self) -> Result<Lease, Fault> {
        match self {
            Db::Sqlite { read, .. } => Ok(Lease::new(Conn::Sqlite(read.acquire().await?))),
            Db::Postgres(pool) => Ok(Lease::new(Conn::Postgres(pool.acquire().await?))),
        }
    }

    /// The same, in a transaction that sees everything as it is at one moment.
    pub(super) async fn snapshot(&self) -> Result<Lease, Fault> {
        let mut lease = self.read().await?;
        let begin = match lease.conn {
            Conn::Sqlite(_) => "BEGIN",
            Conn::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        lease.say(begin).await?;
        Ok(lease)
    }

    /// A connection for writing.
    pub(super) async fn writer(&self) -> Result<Lease, Fault> {
        match self {
            Db::Sqlite { write, .. } => Ok(Lease::new(Conn::Sqlite(write.acquire().await?))),
            Db::Postgres(pool) => Ok(Lease::new(Conn::Postgres(pool.acquire().await?))),
        }
    }

    /// The same, in a transaction.
    pub(super) async fn write(&self) -> Result<Lease, Fault> {
        let mut lease = self.writer().await?;
        // SQLite takes its lock at once: a reader that turns into a writer may find that it must give up.
        let begin = match lease.conn {
            Conn::Sqlite(_) => "BEGIN IMMEDIATE",
            Conn::Postgres(_) => "BEGIN",
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
            Db::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

impl Lease {
    fn new(conn: Conn) -> Lease {
        Lease { conn, clean: false }
    }

    /// Runs statements that have neither values nor rows.
    pub(super) async fn say(&mut self, sql: &'static str) -> Result<(), Fault> {
        both!(self, |conn| conn.execute(sqlx::raw_sql(sql)).await.map(drop))?;
        Ok(())
    }

    /// The same for PostgreSQL alone, such as a lock for the whole transaction: in SQLite one writes at a time anyway.
    pub(super) async fn say_to_postgres(&mut self, sql: &'static str) -> Result<(), Fault> {
        match self.conn {
            Conn::Sqlite(_) => Ok(()),
            Conn::Postgres(_) => self.say(sql).await,
        }
    }

    /// Gives back a connection that has only read.
    pub(super) fn done(mut self) {
        self.clean = true;
    }

    pub(super) async fn commit(mut self) -> Result<(), Fault> {
        self.say("COMMIT").await?;
        self.done();
        Ok(())
    }

    pub(super) async fn roll_back(mut self) -> Result<(), Fault> {
        self.say("ROLLBACK").await?;
        self.done();
        Ok(())
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if !self.clean {
            match &mut self.conn {
                Conn::Sqlite(pooled) => pooled.close_on_drop(),
                Conn::Postgres(pooled) => pooled.close_on_drop(),
            }
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
