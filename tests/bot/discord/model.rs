//! What the bot sent, what the gateway is to do, and what stands in channels.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::sync::{Notify, mpsc};

use super::{multipart, watch::Watch};

/// A request that the bot sent.
#[derive(Clone, Debug)]
pub struct Call {
    pub method: String,
    pub path: String,
    pub body: Value,
    pub files: Vec<multipart::File>,
    pub status: u16,
    pub at: Instant,
}

/// A response that takes the place of the regular one.
#[derive(Clone, Debug, Default)]
pub struct Fault {
    /// A part of the path of the request that it meets.
    pub path: &'static str,
    pub status: u16,
    pub headers: Vec<(&'static str, &'static str)>,
    pub body: Value,
    pub delay: Duration,
    /// It lasts until this is told, in place of a time.
    pub held: Option<Arc<Notify>>,
    /// Whether the request does what it should all the same. Then the regular response is what is held up or cut off.
    pub carried_out: bool,
    pub cut: Cut,
    /// Whether not the API answers but the edge before it: without what the API says of itself.
    pub by_edge: bool,
}

/// What Discord does to every request of a kind.
pub struct Refusal {
    /// A part of the path.
    pub path: String,
    /// What the request has with it.
    pub with: With,
    /// How often it does so.
    pub times: usize,
    pub fault: Fault,
}

/// What a request has with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    Picture,
    Components,
    Anything,
}

/// Where a response ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cut {
    #[default]
    Nowhere,
    /// The connection ends before it.
    Before,
    /// The connection ends in the middle of its body.
    Within,
}

/// What the gateway does next to the connection.
#[derive(Clone, Copy, Debug)]
pub enum Lose {
    Reset,
    Fin,
    Close(u16),
    CloseWithoutCode,
    Reconnect,
    InvalidSession { resumable: bool },
}

/// How the gateway receives a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Welcome {
    #[default]
    Kind,
    /// It refuses the connection.
    Refuses,
    /// It accepts, and hangs up.
    HangsUp,
    /// It accepts, and says nothing.
    Silent,
    /// It greets, and hears nothing.
    Deaf,
    /// It greets, and lets nobody begin or resume a session.
    Invalid,
    /// It greets, and closes as soon as somebody begins or resumes a session.
    Closes(u16),
}

/// What the gateway is to send on the open connection.
pub enum Send {
    Event(Value),
    /// Anything, also what is no payload.
    Raw(tokio_tungstenite::tungstenite::Message),
    Lose(Lose),
}

#[derive(Default)]
pub struct Interaction {
    pub id: String,
    pub answered: bool,
    pub sent: Option<Watch>,
    /// The channel in which it was caused.
    pub channel: String,
    /// The message that was pressed, and later the one that the response made.
    pub message: Option<String>,
}

/// A message of the bot's, as it stands.
#[derive(Clone, Debug)]
pub struct Posted {
    pub id: String,
    pub channel: String,
    pub body: Value,
}

/// What the gateway knows of one shard.
#[derive(Default)]
pub struct Line {
    pub session: Option<String>,
    pub events: Vec<Value>,
    pub open: Option<mpsc::UnboundedSender<Send>>,
}

/// What the gateway wants of shards.
pub struct Sharding {
    /// How many it recommends.
    pub recommended: u64,
    /// With how few it is content.
    pub required: u64,
    /// How many may identify at once.
    pub concurrency: u64,
    /// How long the next have to wait.
    pub pause: Duration,
}

/// The channel of direct messages with somebody.
pub fn direct_channel(user: &str) -> String {
    format!("9{}", &user[1..])
}
