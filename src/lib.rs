//! The bridge director's ruling on an irregular auction, from both editions of the Laws.

pub mod bridge;
pub mod explain;
pub mod lawbook;
pub mod laws;
pub mod locale;
pub mod present;
pub mod record;
pub mod ruling;
pub mod shorthand;
