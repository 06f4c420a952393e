//! All tests of the library in one binary.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod auction;
mod cases;
mod lawbook;
mod meaning;
mod tidy;
mod totality;
