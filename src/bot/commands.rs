//! The commands and components, a folder each, and their handlers.

pub(crate) mod about;
pub(crate) mod builder;
pub mod case;
pub(crate) mod director_call;
pub(crate) mod law;
pub(crate) mod privacy;
pub(crate) mod quiz;
pub(crate) mod ruling;
pub(crate) mod settings;
