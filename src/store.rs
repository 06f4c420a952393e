//! What outlives a restart: cases with their entries, the quiz, and what servers and people have set. SQLite or PostgreSQL, with
//! the same tables and the same statements.
//!
//! It keeps what people did and nothing that can be worked out, except what lists are searched by. Every operation ends
//! within two seconds, the rare ones that go through everything within twenty, and what was acknowledged is on the disk.

mod address;
mod cases;
mod claims;
mod db;
mod error;
mod list;
mod memory;
mod open;
mod people;
mod privacy;
mod probe;
mod quiz;
mod rows;
mod settings;
mod told;

use std::sync::atomic::{AtomicBool, AtomicU32};

pub use self::{
    address::Address,
    cases::{Appended, Card, NewCase, Stamp},
    claims::Cause,
    error::StoreError,
    list::{Filter, Listed},
    people::PersonSettings,
    quiz::{
        Answered, Board, Due, Fresh, Given, KEPT as QUESTIONS_KEPT, Line, NewRound, OwnFile, OwnLine, Plan, Player,
        Posting, Refused, Round, RoundId, Terms,
    },
    settings::{Replies, ServerSettings},
    told::Told,
};
use self::{db::Db, memory::Memory};

/// The store. Several processes may have one and the same open at once, if it is one for several.
pub struct Store {
    db: Db,
    /// Claims since old ones were last removed.
    claims: AtomicU32,
    /// Whether something came to nothing since that was last asked.
    trouble: AtomicBool,
    /// Only where no other process can change what was read.
    memory: Option<Memory>,
}

impl Store {
    /// Opens the store; makes it where there is none, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// When there is no database, or it is not one of ours.
    pub async fn open(address: &Address) -> Result<Store, StoreError> {
        let mut store = Store {
            db: Db::open(address).await?,
            claims: AtomicU32::new(0),
            trouble: AtomicBool::new(false),
            memory: None,
        };
        store.memory = (!store.is_for_several()).then(Memory::default);
        Ok(store)
    }

    /// Whether several processes may work on it at once.
    #[must_use]
    pub const fn is_for_several(&self) -> bool {
        match self.db {
            Db::Sqlite { .. } => false,
            Db::Postgres(_) => true,
        }
    }

    /// Ends the connections, after what is under way.
    pub async fn close(&self) {
        self.db.close().await;
    }
}
