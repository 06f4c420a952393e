//! The bridge director's ruling on an irregular auction, from both editions of the Laws.
//!
//! ```text
//! text ──shorthand──► Record ──laws──► Ruling ──explain──► Explanation ──locale──► Page ──present──► terminal · Discord · JSON
//! ```
//!
//! Every arrow is a pure function, every box a plain value, and nothing points back. [`answer`] walks the whole way.
//!
//! ```
//! use director_please::{bridge::Seat, laws, shorthand};
//!
//! let record = shorthand::read("1H P 1H ib", None).expect("three calls");
//! let ruling = laws::rule(&record).expect("a record that does not contradict itself");
//! assert_eq!(ruling.turn, Some(Seat::West)); // South's left-hand opponent chooses first
//! ```

// What everything else may use.
pub mod plain;

// The words of the game and of the lawbook.
pub mod bridge;
pub mod lawbook;
pub mod meaning;

// The way from text to page.
pub mod shorthand;

pub mod record;

pub mod laws;
pub mod ruling;

pub mod agreements;

pub mod explain;

pub mod locale;
pub mod present;

pub mod answer;

pub mod quiz;

// Those who stand outside and ask.
#[cfg(feature = "bot")]
pub mod bot;
#[cfg(feature = "bot")]
pub mod case;
#[cfg(feature = "bot")]
pub mod casework;
pub mod cli;
pub mod config;
#[cfg(feature = "bot")]
pub mod league;
#[cfg(feature = "bot")]
pub mod store;
