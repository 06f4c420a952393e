//! A cache of settings, on SQLite only, because every answer needs them. It is cleared when `PRAGMA data_version` says that another
//! connection has written: that may be a process that is about to end, or a transaction of our own that finished after we had stopped
//! waiting for it.

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

use super::{PersonSettings, ServerSettings, StoreError, db::OFTEN};
use crate::case::{Person, Place};

/// How many of each are kept; beyond that the cache is cleared.
const CAPACITY: usize = 10_000;
/// For how long nobody asks again whether anything was written.
const TTL: Duration = Duration::from_millis(100);
/// The same for what people have set: nobody's rights depend on it.
const PEOPLE_TTL: Duration = Duration::from_secs(5);

/// How long SQLite may take to say whether anything was written.
const LOOK_TIMEOUT: Duration = Duration::from_millis(100);

/// The settings that were read.
pub(super) struct SettingsCache {
    pub(super) servers: CacheMap<Place, ServerSettings>,
    pub(super) people: CacheMap<Person, PersonSettings>,
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

/// Values that were read, and how often all of them have been cleared.
pub(super) struct CacheMap<K, V>(Mutex<(u64, HashMap<K, V>)>);

/// Somebody is changing settings: the cache is cleared at the end of that, however it ends.
pub(super) struct Changing<'a>(Option<&'a SettingsCache>);

impl SettingsCache {
    pub(super) fn new(path: &Path) -> SettingsCache {
        SettingsCache {
            servers: CacheMap::default(),
            people: CacheMap::default(),
            options: SqliteConnectOptions::new().filename(path).busy_timeout(OFTEN).pragma("query_only", "on"),
            version: AsyncMutex::default(),
        }
    }

    pub(super) const fn changing(cache: Option<&SettingsCache>) -> Changing<'_> {
        Changing(cache)
    }

    /// Clears what may have changed since it was read. Gives whether what is left may be used: not while somebody else is checking, nor
    /// where SQLite does not answer at once. Then settings are read from the store.
    async fn check(&self) -> bool {
        let Ok(mut version) = self.version.try_lock() else { return false };
        if version.servers.is_some_and(|seen| seen.at.elapsed() < TTL) {
            return true;
        }
        // Where nobody can say, everything may have.
        let now = version.look(&self.options).await.map(|number| Seen { number, at: Instant::now() });
        let is_same =
            |before: Option<Seen>| matches!((before, now), (Some(old), Some(new)) if old.number == new.number);
        if !is_same(version.servers) {
            self.servers.clear();
        }
        version.servers = now;
        if now.is_none() || version.people.is_none_or(|seen| seen.at.elapsed() >= PEOPLE_TTL) {
            if !is_same(version.people) {
                self.people.clear();
            }
            version.people = now;
        }
        now.is_some()
    }

    /// What is kept; or else what is read, which is kept then if it may be.
    pub(super) async fn get_or_read<K: Eq + Hash, V: Clone>(
        cache: Option<&SettingsCache>,
        map: fn(&SettingsCache) -> &CacheMap<K, V>,
        key: K,
        read: impl Future<Output = Result<V, StoreError>>,
    ) -> Result<V, StoreError> {
        let Some(cache) = cache else { return read.await };
        if !cache.check().await {
            return read.await;
        }
        let generation = match map(cache).get(&key) {
            Ok(value) => return Ok(value),
            Err(generation) => generation,
        };
        let value = read.await?;
        map(cache).insert(generation, key, value.clone());
        Ok(value)
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
        // This may be dropped in the middle: then the connection goes too, and the next one is new.
        let conn = self.conn.take();
        let is_new = conn.is_none();
        let asked = timeout(LOOK_TIMEOUT, async {
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
        if let Some(cache) = self.0 {
            cache.servers.clear();
            cache.people.clear();
        }
    }
}

impl<K, V> Default for CacheMap<K, V> {
    fn default() -> CacheMap<K, V> {
        CacheMap(Mutex::default())
    }
}

impl<K: Eq + Hash, V: Clone> CacheMap<K, V> {
    /// The value; or else the generation, which [`CacheMap::insert`] wants.
    fn get(&self, key: &K) -> Result<V, u64> {
        let map = self.lock();
        map.1.get(key).cloned().ok_or(map.0)
    }

    /// Keeps what was read, unless the cache was cleared meanwhile.
    fn insert(&self, generation: u64, key: K, value: V) {
        let mut map = self.lock();
        if map.0 != generation {
            return;
        }
        if map.1.len() >= CAPACITY {
            map.1.clear();
        }
        map.1.insert(key, value);
    }

    fn clear(&self) {
        let mut map = self.lock();
        map.0 += 1;
        map.1.clear();
    }

    fn lock(&self) -> MutexGuard<'_, (u64, HashMap<K, V>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
