//! What runs the bot: shards, routing, tasks, health.

pub(crate) mod deferred;
pub(crate) mod dispatcher;
pub(crate) mod health_check;
pub(crate) mod health_server;
pub(crate) mod message_handler;
pub(crate) mod registry;
pub(crate) mod router;
pub(crate) mod shard;
pub(crate) mod shard_manager;
pub(crate) mod shard_range;
pub(crate) mod shared;
pub(crate) mod shutdown;
