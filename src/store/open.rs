//! How a database is opened: what each of the two is told, and the tables brought up to date.

use std::{fs::OpenOptions, path::Path, sync::atomic::AtomicBool, time::Duration};

use sqlx::{
    ConnectOptions, Connection, Executor, PgPool, SqlitePool,
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::time::timeout;

use super::{
    StoreError,
    address::{Address, Kind},
    db::{Conn, Db, LONG, OFTEN, WAIT, bounded, sql},
    error::Fault,
};

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(10);
/// How many connections read from SQLite at once, or do anything with PostgreSQL.
const CONNECTIONS: u32 = 8;

/// What every PostgreSQL connection is told. What belongs to a process that has lost its network does not hold a lock
/// for long.
const SESSION: &str = "SET lock_timeout = '1500ms'; SET statement_timeout = '20s'; \
     SET idle_in_transaction_session_timeout = '10s'; SET client_min_messages = 'warning'";

/// The tables, version by version. One that has been released is never changed; a new one comes after it.
const MIGRATIONS: [&str; 3] = [
    include_str!("migrations/0001_cases.sql"),
    include_str!("migrations/0002_quiz.sql"),
    include_str!("migrations/0003_own.sql"),
];

/// Which version the tables have.
const LEDGER: &str = "CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)";

impl Db {
    pub(super) async fn open(address: &Address) -> Result<Db, StoreError> {
        let db = match &address.0 {
            Kind::Sqlite(path) => sqlite(path)?,
            Kind::Postgres(options) => postgres(options).await?,
        };
        let trouble = AtomicBool::new(false);
        bounded!(trouble, LONG, migrate(&db))?;
        Ok(db)
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
    let write: SqlitePool = pool(1).connect_lazy_with(options.clone().pragma("secure_delete", "on"));
    let read: SqlitePool = pool(CONNECTIONS).connect_lazy_with(options.busy_timeout(WAIT).pragma("query_only", "on"));
    Ok(Db::Sqlite { read, write })
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

async fn postgres(options: &PgConnectOptions) -> Result<Db, StoreError> {
    // The pool would say no more than that there was no connection in time.
    match timeout(FIRST, options.connect()).await {
        Ok(Ok(connection)) => drop(connection.close().await),
        Ok(Err(error)) => return Err(Fault::Sql(error).into()),
        Err(_) => return Err(StoreError::Unavailable(format!("no connection within {} seconds", FIRST.as_secs()))),
    }
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(WAIT);
    let told = pool.after_connect(|conn, _| Box::pin(async { conn.execute(SESSION).await.map(drop) }));
    let pool: PgPool = told.connect_lazy_with(options.clone());
    Ok(Db::Postgres(pool))
}

/// Everything in one transaction that nobody else can be in: a second process waits, and finds it done.
async fn migrate(db: &Db) -> Result<(), Fault> {
    let mut lease = db.write().await?;
    if let Conn::Postgres(_) = lease.conn {
        lease.say("SELECT pg_advisory_xact_lock(7263495281)").await?;
    }
    lease.say(LEDGER).await?;
    let versions: Vec<(i64,)> = sql!(lease, fetch_all, "SELECT version FROM migrations ORDER BY version DESC LIMIT 1")?;
    let found = versions.first().map_or(0, |(version,)| *version);
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known }.into());
    }
    for (version, migration) in (1..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
        lease.say(migration).await?;
        sql!(lease, execute, "INSERT INTO migrations (version) VALUES ($1)", version)?;
    }
    lease.commit().await
}
