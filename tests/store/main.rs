//! The store, on the real SQLite and the real PostgreSQL. See `database.rs` for where the latter comes from.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![allow(missing_docs)]

mod boards;
mod cases;
mod database;
mod erase;
mod errors;
mod fixtures;
// What the benchmark fills databases with.
mod director_call;
#[path = "../../benches/store/fill.rs"]
mod fill;
mod nights;
mod on_both;
mod own;
mod plans;
mod privacy;
mod processes;
mod quiz;
mod restore;
mod retention;
mod reviews;
mod series;
mod settings;
mod settings_cache;
mod versions;
