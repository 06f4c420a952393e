//! All tests that look at the library from outside, in one binary.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod agreements;
mod amount;
mod auction;
mod barred;
mod benches;
mod cases;
mod chains;
mod circles;
mod cli;
mod corpus;
mod dice;
#[cfg(feature = "drill-edition")]
mod drill;
mod enumeration;
mod files;
mod gallery;
mod hands;
mod hostile;
mod lawbook;
mod locales;
mod meaning;
mod next;
mod notation;
mod pages;
mod papers;
mod people;
mod pictures;
mod play;
mod quiz;
mod readings;
mod roundtrip;
mod rulings;
mod shorthand;
mod stated;
mod style;
mod tidy;
mod totality;
mod trace;
mod verdict;
mod words;
