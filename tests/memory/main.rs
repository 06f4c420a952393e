//! What is taken from the heap, counted by an allocator that makes everything slower: a binary of its own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[allow(dead_code, reason = "the suite says more with them")]
#[path = "../suite/hands/conditions.rs"]
mod conditions;
#[allow(dead_code, reason = "the suite rolls them in other ways too")]
#[path = "../suite/dice.rs"]
mod dice;
mod history;
mod meanings;
#[path = "../suite/hands/random.rs"]
mod random;
