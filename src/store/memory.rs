//! What was read of settings, for every answer asks for them: kept in memory on SQLite until anything is written there. That
//! is seen by asking SQLite itself, for a change may also come from a process that is about to end, or from a transaction
//! of ours for which nobody waited any longer.

use std::{
    collections::HashMap,
    hash::Hash,
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    sync::Mutex as AsyncMutex,
    time::{Instant, timeout},
};

use super::{PersonSettings, ServerSettings, db::OFTEN};
use crate::case::{Person, Place};

/// How many of each are kept; then the memory starts afresh.
const MOST: usize = 10_000;
/// For how long nobody asks again whether anything was written.
const FRESH: Duration = Duration::from_millis(100);
/// The same for what people have set: nobody's rights depend on it.
const FRESH_PEOPLE: Duration = Duration::from_secs(5);

/// How long SQLite may take to say whether anything was written.
const AT_ONCE: Duration = Duration::from_millis(100);

/// The settings that were read.
pub(super) struct Memory {
    pub(super) servers: Shelf<Place, ServerSettings>,
    pub(super) people: Shelf<Person, PersonSettings>,
    options: SqliteConnectOptions,
    version: AsyncMutex<Version>,
}

/// The version of the file, as one connection sees it: another number once anything was written by any other connection.
#[derive(Default)]
struct Version {
    conn: Option<SqliteConnection>,
    servers: Option<Seen>,
    people: Option<Seen>,
}

/// A version that was seen, and when.
#[derive(Clone, Copy)]
struct Seen {
    number: i64,
    at: Instant,
}

/// Values that were read, and how often all of them have been forgotten.
pub(super) struct Shelf<K, V>(Mutex<(u64, HashMap<K, V>)>);

/// Somebody is changing settings: what was read is forgotten at the end of that, however it ends.
pub(super) struct Changing<'a>(Option<&'a Memory>);

impl Memory {
    pub(super) fn new(path: &Path) -> Memory {
        Memory {
            servers: Shelf::default(),
            people: Shelf::default(),
            options: SqliteConnectOptions::new().filename(path).busy_timeout(OFTEN).pragma("query_only", "on"),
            version: AsyncMutex::default(),
        }
    }

    pub(super) const fn changing(memory: Option<&Memory>) -> Changing<'_> {
        Changing(memory)
    }

    /// Forgets what may have changed since it was read; whether what is left may be used. While somebody else finds that
    /// out, and where it cannot be found out at once, it may not: nobody waits for it, and settings are read as they are.
    pub(super) async fn check(&self) -> bool {
        let Ok(mut version) = self.version.try_lock() else { return false };
        if version.servers.is_some_and(|seen| seen.at.elapsed() < FRESH) {
            return true;
        }
        // Where nobody can say, everything may have.
        let now = version.look(&self.options).await.map(|number| Seen { number, at: Instant::now() });
        let is_same =
            |before: Option<Seen>| matches!((before, now), (Some(old), Some(new)) if old.number == new.number);
        if !is_same(version.servers) {
            self.servers.forget();
        }
        version.servers = now;
        if now.is_none() || version.people.is_none_or(|seen| seen.at.elapsed() >= FRESH_PEOPLE) {
            if !is_same(version.people) {
                self.people.forget();
            }
            version.people = now;
        }
        now.is_some()
    }

    /// Ends its connection.
    pub(super) async fn close(&self) {
        let mut version = std::mem::take(&mut *self.version.lock().await);
        if let Some(conn) = version.conn.take() {
            // It has only read; there is nothing to lose.
            drop(conn.close().await);
        }
    }
}

impl Version {
    /// The number now; `None` if that cannot be compared with the one before.
    async fn look(&mut self, options: &SqliteConnectOptions) -> Option<i64> {
        // This may be dropped in the middle: then the connection goes too, and the next one starts afresh.
        let conn = self.conn.take();
        let is_new = conn.is_none();
        let asked = timeout(AT_ONCE, async {
            let mut conn = match conn {
                Some(conn) => conn,
                None => options.connect().await?,
            };
            let number: i64 = sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut conn).await?;
            Ok::<_, sqlx::Error>((conn, number))
        });
        let (conn, number) = asked.await.ok()?.ok()?;
        self.conn = Some(conn);
        if is_new {
            (self.servers, self.people) = (None, None);
        }
        Some(number)
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        if let Some(memory) = self.0 {
            memory.servers.forget();
            memory.people.forget();
        }
    }
}

impl<K, V> Default for Shelf<K, V> {
    fn default() -> Shelf<K, V> {
        Shelf(Mutex::default())
    }
}

impl<K: Eq + Hash, V: Clone> Shelf<K, V> {
    /// What is known; or else the turn, which the reader of it now gives when it is put down.
    pub(super) fn get(&self, key: &K) -> Result<V, u64> {
        let shelf = self.lock();
        shelf.1.get(key).cloned().ok_or(shelf.0)
    }

    /// Puts down what was read, unless all was forgotten meanwhile.
    pub(super) fn put(&self, turn: u64, key: K, value: V) {
        let mut shelf = self.lock();
        if shelf.0 != turn {
            return;
        }
        if shelf.1.len() >= MOST {
            shelf.1.clear();
        }
        shelf.1.insert(key, value);
    }

    fn forget(&self) {
        let mut shelf = self.lock();
        shelf.0 += 1;
        shelf.1.clear();
    }

    fn lock(&self) -> MutexGuard<'_, (u64, HashMap<K, V>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
