//! One binary for all tests from outside the crate.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod lawbook;
mod locales;
mod tidy;
mod totality;
mod words;
