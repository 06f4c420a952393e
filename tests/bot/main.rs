//! The real program against a Discord of our own: REST and gateway on loopback, as strict as Discord is.
//!
//! With `DISCORD_OPENAPI` naming a copy of Discord's `openapi.json` (github.com/discord/discord-api-spec), every request
//! body is also held against that.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod answers;
mod auction_modal;
mod busy;
mod card_pages;
mod cards;
mod case_list_later;
mod casebook;
mod cases;
mod checker;
mod client;
mod connection;
mod container;
mod copies;
mod corpus;
mod daily;
mod gateway_outage;
mod store_failure;
// The store's tests have the same databases, and use more of them.
mod crash_recovery;
#[path = "../store/database.rs"]
mod database;
mod director_call;
mod discord;
mod echo;
mod epochs;
mod events;
mod flood;
mod forum;
mod frames;
mod health;
mod interaction;
mod laws;
mod layout;
mod league;
mod limits;
mod meant;
#[path = "../store/on_both.rs"]
mod on_both;
mod own;
mod papers;
mod pictures;
mod privacy;
mod program;
mod quiz;
mod rate_limits;
mod reasons;
mod refusals;
mod requests;
mod rest_failures;
mod rights;
mod rolling_restart;
mod secrets;
mod servers;
mod settings;
mod shards;
mod shutdown;
mod slow_store;
mod told;
mod welcome;
