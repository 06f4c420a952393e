//! How a database is opened: what each of the two is told, and the tables brought up to date.

use std::{
    fs::OpenOptions,
    path::Path,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, Executor, PgPool, SqlitePool,
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::time::timeout;

use super::{
    StoreError,
    address::{Address, Kind},
    db::{Db, LONG, Lease, OFTEN, WAIT, bounded, sql},
    error::Fault,
};

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(10);
/// How long it may take to change tables that are there: they may be large.
const LONGEST: Duration = Duration::from_secs(600);
/// How many connections read from SQLite at once, or do anything with PostgreSQL.
const CONNECTIONS: u32 = 8;

/// After how many pages of its log SQLite brings them into the file; the next writer waits for that. It takes as long for
/// more pages, nearly, and several hundred cases have room in these 16 MB.
const CHECKPOINT: &str = "4000";

/// What every PostgreSQL connection is told. What belongs to a process that has lost its network does not hold a lock
/// for long.
const SESSION: &str = "SET lock_timeout = '1500ms'; SET statement_timeout = '20s'; \
     SET idle_in_transaction_session_timeout = '10s'; SET client_min_messages = 'warning'";

/// The tables, version by version. One that has been released is never changed; a new one comes after it.
const MIGRATIONS: [&str; 13] = [
    include_str!("migrations/0001_cases.sql"),
    include_str!("migrations/0002_quiz.sql"),
    include_str!("migrations/0003_own.sql"),
    include_str!("migrations/0004_fast.sql"),
    include_str!("migrations/0005_told.sql"),
    include_str!("migrations/0006_promises.sql"),
    include_str!("migrations/0007_director_calls.sql"),
    include_str!("migrations/0008_log_posts.sql"),
    include_str!("migrations/0009_series.sql"),
    include_str!("migrations/0010_reviews.sql"),
    include_str!("migrations/0011_nights.sql"),
    include_str!("migrations/0012_clubs.sql"),
    include_str!("migrations/0013_members.sql"),
];

/// The version of the tables that this program knows.
const KNOWN: i64 = MIGRATIONS.len() as i64;

/// Which version the tables have.
const LEDGER: &str = "CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)";

impl Db {
    pub(super) async fn open(address: &Address) -> Result<Db, StoreError> {
        let db = match &address.0 {
            Kind::Sqlite(path) => sqlite(path)?,
            Kind::Postgres(options) => postgres(options),
        };
        match (bring_up_to_date(&db).await, &address.0) {
            (Err(StoreError::Unavailable(detail)), Kind::Postgres(options)) => {
                Err(StoreError::Unavailable(reason(options).await.unwrap_or(detail)))
            }
            (Err(error), _) => Err(error),
            (Ok(()), _) => Ok(db),
        }
    }
}

/// What is acknowledged is on the disk: in WAL mode only `FULL` waits for it.
fn sqlite(path: &Path) -> Result<Db, StoreError> {
    create_for_nobody_else(path)?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(OFTEN);
    let pool = |connections| SqlitePoolOptions::new().max_connections(connections).acquire_timeout(WAIT);
    // What is deleted is overwritten, so that what a person had erased is not in the file.
    let writer = options.clone().pragma("secure_delete", "on").pragma("wal_autocheckpoint", CHECKPOINT);
    let write: SqlitePool = pool(1).connect_lazy_with(writer);
    let read: SqlitePool = pool(CONNECTIONS).connect_lazy_with(options.busy_timeout(WAIT).pragma("query_only", "on"));
    Ok(Db::Sqlite { read, write, batch: Arc::default() })
}

/// People's numbers are in the file, so other users of the machine may not read it.
fn create_for_nobody_else(path: &Path) -> Result<(), StoreError> {
    let mut file = OpenOptions::new();
    file.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    let opened = file.open(path);
    opened.map(drop).map_err(|error| StoreError::Unavailable(format!("{}: {error}", path.display())))
}

fn postgres(options: &PgConnectOptions) -> Db {
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(WAIT);
    let told = pool.after_connect(|conn, _| Box::pin(async { conn.execute(SESSION).await.map(drop) }));
    let pool: PgPool = told.connect_lazy_with(options.clone());
    Db::Postgres(pool)
}

/// Why there is no connection, if there is none: the pool says no more than that there was none in time.
async fn reason(options: &PgConnectOptions) -> Option<String> {
    match timeout(FIRST, options.connect()).await {
        Ok(Ok(connection)) => {
            drop(connection.close().await);
            None
        }
        Ok(Err(error)) => Some(error.to_string()),
        Err(_) => Some(format!("no connection within {} seconds", FIRST.as_secs())),
    }
}

async fn bring_up_to_date(db: &Db) -> Result<(), StoreError> {
    let trouble = AtomicBool::new(false);
    if bounded!(trouble, LONG, is_up_to_date(db))? {
        return Ok(());
    }
    bounded!(trouble, LONGEST, migrate(db))
}

/// Takes no lock, so that an up-to-date database waits for nobody.
async fn is_up_to_date(db: &Db) -> Result<bool, Fault> {
    let mut lease = db.writer().await?;
    // Where there are no tables yet, that is an error.
    let Ok(version) = lease.version().await else { return Ok(false) };
    lease.done();
    Ok(version == KNOWN)
}

/// Everything in one transaction that nobody else can be in: a second process waits, and finds it done.
async fn migrate(db: &Db) -> Result<(), Fault> {
    let mut lease = db.write().await?;
    lease.say_to_postgres("SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(7263495281)").await?;
    lease.say(LEDGER).await?;
    let found = lease.version().await?;
    if found > KNOWN {
        return Err(StoreError::Newer { found, known: KNOWN }.into());
    }
    for (version, migration) in (1..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
        lease.say(migration).await?;
        sql!(lease, execute, "INSERT INTO migrations (version) VALUES ($1)", version)?;
    }
    lease.commit().await
}

impl Lease {
    /// Which version the tables have: 0, if there are none yet.
    async fn version(&mut self) -> Result<i64, Fault> {
        const GET: &str = "SELECT version FROM migrations ORDER BY version DESC LIMIT 1";
        let newest: Option<(i64,)> = sql!(self, fetch_optional, GET)?;
        Ok(newest.map_or(0, |(version,)| version))
    }
}
