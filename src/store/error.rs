//! What can go wrong with the store.

use std::fmt;

use crate::case::CaseId;

/// What went wrong with the store. It never holds a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// `DATABASE_URL` cannot be used: what it should be.
    #[error("DATABASE_URL cannot be used: {0}")]
    Address(String),
    /// The database cannot be reached, is locked, is full, or may not be written. What was asked may have been done,
    /// where it is the answer that did not come; it can be asked again.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// Something that is stored cannot be read: what, and why. Asking again does not help.
    #[error("the database is damaged: {what}: {detail}")]
    Damaged {
        /// What it is: a case by its number, or a table.
        what: String,
        /// Why it cannot be read.
        detail: String,
    },
    /// A later version of the program has been at work in this database.
    #[error(
        "the database belongs to a later version of the program: its tables are of version {found}, and this program knows {known}"
    )]
    Newer {
        /// The version of the tables.
        found: i64,
        /// The last version that this program knows.
        known: i64,
    },
}

impl StoreError {
    pub(super) fn damaged(what: impl fmt::Display, detail: impl fmt::Display) -> StoreError {
        StoreError::Damaged { what: what.to_string(), detail: detail.to_string() }
    }
}

/// What went wrong in one try.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    /// The driver's message.
    #[error(transparent)]
    Sql(#[from] sqlx::Error),
    /// Anything else, which another try would not change.
    #[error(transparent)]
    Final(#[from] StoreError),
    /// The transaction was given up because of somebody else who was in it. Nothing was stored.
    #[error("the transaction was given up")]
    GivenUp,
}

impl Fault {
    pub(super) fn in_case(id: CaseId, detail: impl fmt::Display) -> Fault {
        Fault::Final(StoreError::damaged(format_args!("case {id}"), detail))
    }

    /// Whether somebody else was in the way, so that another try may succeed.
    pub(super) fn is_passing(&self) -> bool {
        if matches!(self, Fault::GivenUp) {
            return true;
        }
        let Fault::Sql(sqlx::Error::Database(error)) = self else { return false };
        match error.code().as_deref() {
            // PostgreSQL: a serialization failure, a deadlock.
            Some("40001" | "40P01") => true,
            Some(code) => matches!(primary(code), Some(SQLITE_BUSY | SQLITE_LOCKED)),
            None => false,
        }
    }
}

const SQLITE_BUSY: u32 = 5;
const SQLITE_LOCKED: u32 = 6;
/// Others that say something about what is stored: a table that is not as it should be, a corrupt file, no database.
const SQLITE_DAMAGE: [u32; 3] = [1, 11, 26];

/// SQLite's primary result code within an extended one. PostgreSQL's codes have five characters, SQLite's at most four.
fn primary(code: &str) -> Option<u32> {
    let number: u32 = code.parse().ok().filter(|_| code.len() < 5)?;
    Some(number & 0xff)
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault {
            Fault::Final(error) => error,
            Fault::Sql(error) if is_damage(&error) => StoreError::damaged("its tables", error),
            Fault::Sql(sqlx::Error::PoolTimedOut) => StoreError::Unavailable("no connection in time".to_owned()),
            unavailable => StoreError::Unavailable(unavailable.to_string()),
        }
    }
}

fn is_damage(error: &sqlx::Error) -> bool {
    if let sqlx::Error::Database(error) = error {
        let code = error.code().unwrap_or_default();
        // PostgreSQL: XX, something broke inside; 42, a table or column that is not as it should be, except 42501, which
        // is about rights.
        let inside = code.len() == 5 && (code.starts_with("XX") || code.starts_with("42") && code != "42501");
        return inside || primary(&code).is_some_and(|code| SQLITE_DAMAGE.contains(&code));
    }
    matches!(
        error,
        sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnIndexOutOfBounds { .. }
            | sqlx::Error::TypeNotFound { .. }
            | sqlx::Error::RowNotFound
    )
}
