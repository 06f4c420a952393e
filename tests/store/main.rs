//! The store, on the real SQLite and the real PostgreSQL. See `database.rs` for where the latter comes from.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![allow(missing_docs)]

mod cases;
mod database;
mod errors;
mod own;
mod privacy;
mod processes;
mod quiz;
mod settings;
