//! A database of its own for every test.
//!
//! SQLite is a file in a directory that goes away. PostgreSQL is the one at `TEST_DATABASE_URL`, a schema a test;
//! without it the test passes and says that it tested nothing, except where `CI` is set: there it fails.

use std::{
    env,
    fs::Permissions,
    hash::{BuildHasher as _, RandomState},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    sync::Once,
};

use director_please::store::{Address, Store};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// A directory that was not there before, whatever was killed when, and is gone in the end. Other users may look into it:
/// some tests run the program as one.
pub fn directory() -> TempDir {
    directory_in(&env::temp_dir(), "director-please-")
}

/// The same in this directory.
pub fn directory_in(place: &Path, prefix: &str) -> TempDir {
    let everybody = Permissions::from_mode(0o755);
    tempfile::Builder::new().prefix(prefix).permissions(everybody).tempdir_in(place).unwrap()
}

pub enum Database {
    Sqlite { directory: TempDir },
    Postgres { url: String, schema: String },
}

static SAY: Once = Once::new();

impl Database {
    pub fn sqlite() -> Database {
        Database::Sqlite { directory: directory() }
    }

    pub async fn postgres(test: &str) -> Option<Database> {
        let Ok(url) = env::var("TEST_DATABASE_URL") else {
            assert!(env::var_os("CI").is_none(), "TEST_DATABASE_URL is not set");
            SAY.call_once(|| {
                // Not captured, unlike what eprintln! says: the person who runs the tests shall see it.
                let _ = std::io::Write::write_all(
                    &mut std::io::stderr(),
                    b"skipped: the store on PostgreSQL, because TEST_DATABASE_URL is not set\n",
                );
            });
            return None;
        };
        // PostgreSQL's names have 63 characters, and some tests put something behind it. Other runs may be under way in the
        // same database.
        let name: String = test.to_lowercase().replace("::", "_").chars().take(36).collect();
        let schema = format!("{name}_{:016x}", RandomState::new().hash_one(test));
        let mut conn = PgConnection::connect(&url).await.unwrap();
        let fresh = format!("CREATE SCHEMA {schema}");
        sqlx::raw_sql(AssertSqlSafe(fresh)).execute(&mut conn).await.unwrap();
        Some(Database::Postgres { url, schema })
    }

    /// What would stand in `DATABASE_URL`.
    pub fn url(&self) -> String {
        match self {
            Database::Sqlite { .. } => format!("sqlite:{}", self.file().unwrap().display()),
            Database::Postgres { url, schema } => {
                let sign = if url.contains('?') { '&' } else { '?' };
                format!("{url}{sign}options[search_path]={schema}&application_name={schema}")
            }
        }
    }

    /// SQLite's file.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Database::Sqlite { directory } => Some(directory.path().join("store.sqlite")),
            Database::Postgres { .. } => None,
        }
    }

    pub fn address(&self) -> Address {
        self.url().parse().unwrap()
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address()).await.unwrap()
    }

    /// Runs SQL past the store.
    pub async fn run(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Database::Sqlite { .. } => {
                let mut conn = SqliteConnection::connect(self.file().unwrap().to_str().unwrap()).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut conn).await.unwrap();
                conn.close().await.unwrap();
            }
            Database::Postgres { .. } => {
                let mut conn = PgConnection::connect(&self.url()).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut conn).await.unwrap();
                conn.close().await.unwrap();
            }
        }
    }

    /// The rows of a statement with one column of text.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Database::Sqlite { .. } => {
                let mut conn = SqliteConnection::connect(self.file().unwrap().to_str().unwrap()).await.unwrap();
                sqlx::query_scalar(sql).fetch_all(&mut conn).await.unwrap()
            }
            Database::Postgres { .. } => {
                let mut conn = PgConnection::connect(&self.url()).await.unwrap();
                sqlx::query_scalar(sql).fetch_all(&mut conn).await.unwrap()
            }
        }
    }

    /// SQLite's goes by itself.
    pub async fn remove(&self) {
        if let Database::Postgres { schema, .. } = self {
            self.run(&format!("DROP SCHEMA {schema} CASCADE")).await;
        }
    }
}
