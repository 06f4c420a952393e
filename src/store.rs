//! What outlives a restart: cases with their entries, the quiz, and what servers and people have set. SQLite or PostgreSQL, with
//! the same tables and the same statements.
//!
//! It keeps what people did and nothing that can be worked out, except what lists are searched by. Every operation ends
//! within two seconds, the rare ones that go through everything within twenty, and what was acknowledged is on the disk.
//! An operation fails with a [`StoreError`] when the store is unavailable or damaged.

mod address;
mod batch;
mod cases;
mod claims;
mod compact;
mod db;
mod director_call;
mod erase;
mod error;
mod list;
mod log_post;
mod open;
mod people;
mod privacy;
mod probe;
mod quiz;
mod retention;
mod rows;
mod settings;
mod settings_cache;
mod told;

use std::sync::atomic::{AtomicBool, AtomicU32};

use tokio::sync::Mutex;

pub use self::{
    address::Address,
    cases::{Appended, Card, NewCase, Stamp},
    claims::{CLAIMED, Cause},
    director_call::{DirectorCall, DirectorCallMessage},
    erase::Erased,
    error::StoreError,
    list::{Filter, Listed},
    log_post::LogPost,
    people::PersonSettings,
    quiz::{
        Answered, Board, Dailies, Due, Form, Fresh, Given, KEPT as QUESTIONS_KEPT, Line, NewRound, OwnFile, OwnLine,
        Plan, Player, Posting, Refused, Review, Round, RoundId, Series, Terms,
    },
    settings::{Replies, RoleChange, ServerSettings},
    told::Told,
};
use self::{address::Kind, db::Db, settings_cache::SettingsCache};

/// The store. Several processes may have one and the same open at once, if it is one for several.
pub struct Store {
    db: Db,
    /// Claims since old ones were last removed.
    claims: AtomicU32,
    /// Whether something came to nothing since that was last asked.
    trouble: AtomicBool,
    /// One person is erased at a time.
    erasing: Mutex<()>,
    /// Whether what was erased may still stand in the log that SQLite writes ahead: also from a process before this one.
    is_log_to_clear: AtomicBool,
    /// The same of the parts of its pages that are not in use.
    is_file_to_rewrite: AtomicBool,
    /// Only on SQLite, which says at once whether anything was written.
    cache: Option<SettingsCache>,
}

impl Store {
    /// Opens the store; makes it where there is none, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// When there is no database, or it is not one of ours.
    pub async fn open(address: &Address) -> Result<Store, StoreError> {
        let cache = match &address.0 {
            Kind::Sqlite(path) => Some(SettingsCache::new(path)),
            Kind::Postgres(_) => None,
        };
        Ok(Store {
            db: Db::open(address).await?,
            claims: AtomicU32::new(0),
            trouble: AtomicBool::new(false),
            erasing: Mutex::new(()),
            is_log_to_clear: AtomicBool::new(true),
            is_file_to_rewrite: AtomicBool::new(true),
            cache,
        })
    }

    /// Whether several processes may work on it at once.
    pub const fn is_for_several(&self) -> bool {
        match self.db {
            Db::Sqlite { .. } => false,
            Db::Postgres(_) => true,
        }
    }

    /// Ends the connections, after what is under way.
    pub async fn close(&self) {
        if let Some(cache) = &self.cache {
            cache.close().await;
        }
        self.db.close().await;
    }
}
