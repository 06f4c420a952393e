//! The real program against a Discord of our own: REST and gateway on loopback, as strict as Discord is.
//!
//! With `DISCORD_OPENAPI` naming a copy of Discord's `openapi.json` (github.com/discord/discord-api-spec), every request
//! body is also held against that.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod answers;
mod checker;
mod connection;
mod discord;
mod ending;
mod events;
mod laws;
mod layout;
mod pictures;
mod program;
mod reasons;
mod requests;
