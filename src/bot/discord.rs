//! A Discord client: the gateway, the REST interface, interactions and messages. It knows no bridge.

pub mod gateway;
pub mod interaction;
pub mod limits;
pub(crate) mod markdown;
pub(crate) mod message;
pub(crate) mod redact;
pub mod rest;
