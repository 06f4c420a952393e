//! What all shards share.

use crate::bot::{context::Context, discord::gateway::GatewayConfig};
use serenity::all::ApplicationId;
use std::sync::{Arc, Mutex, PoisonError};

impl SharedState {
    /// What shards share that have met no application yet.
    pub fn new(way: GatewayConfig, ctx: Arc<Context>) -> SharedState {
        SharedState { way, ctx, met: Mutex::default() }
    }

    /// Whether no shard has met this application yet, and so its commands are to be registered.
    pub fn meet(&self, application: ApplicationId) -> bool {
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        met.replace(application) != Some(application)
    }
}

/// What the shards of a process share.
pub struct SharedState {
    /// The way to the gateway.
    pub way: GatewayConfig,
    /// Where answers come from.
    pub ctx: Arc<Context>,
    pub(crate) met: Mutex<Option<ApplicationId>>,
}
