//! Gateway events: the fields of their payloads that the bot uses.

use std::{collections::HashSet, num::NonZeroU64};

use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use serenity::all::{ApplicationId, GuildId, Timestamp, UserId};
use twilight_gateway::CloseFrame;

use crate::bot::discord::{
    interaction::{Interaction, InteractionToken},
    message::IncomingMessage,
    redact::quiet,
};

/// Something that the gateway tells.
#[derive(Debug)]
pub enum Event {
    /// A session has begun.
    Ready {
        /// The application.
        application: ApplicationId,
        /// The bot's own user.
        user: UserId,
        /// The servers of the shard that have the bot, if Discord says so.
        servers: Option<HashSet<u64>>,
    },
    /// The session goes on.
    Resumed,
    /// Somebody uses a command or a button.
    Interaction(Box<Interaction>),
    /// Somebody does, in a way that cannot be read.
    Unreadable(InteractionToken),
    /// Somebody wrote a message.
    Message(IncomingMessage),
    /// The bot is in a server, or no longer.
    Server(Membership),
    /// Something else.
    Other,
    /// Discord closed the connection for good.
    Closed(Option<CloseFrame<'static>>),
}

/// Whether the bot is in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The server.
    pub server: u64,
    /// Whether it is there; not where Discord itself cannot reach the server.
    pub is_member: bool,
    /// Since when, and where people are greeted there, if Discord says both.
    pub joined: Option<Joined>,
}

/// Since when the bot is in a server, and where people are greeted there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// In seconds since 1970.
    pub at: i64,
    /// The channel for Discord's own messages.
    pub channel: u64,
}

/// What the gateway sends: an event has a number, a name and a payload.
#[derive(Deserialize)]
struct Envelope<'a> {
    s: Option<u64>,
    t: Option<Kind>,
    #[serde(borrow)]
    d: Option<&'a RawValue>,
}

/// An event and its number; `None` for what is no event.
pub fn read(text: &str) -> Option<(u64, Event)> {
    let Envelope { s: Some(sequence), t: Some(kind), d } = serde_json::from_str(text).ok()? else {
        return None;
    };
    let payload = d.map_or("null", RawValue::get);
    let event = kind.event(payload).unwrap_or_else(|error| {
        tracing::warn!(error = quiet(&error), "cannot read an event");
        unreadable(payload, kind)
    });
    Some((sequence, event))
}

/// An event that cannot be read: somebody waits for the response to an interaction.
fn unreadable(payload: &str, kind: Kind) -> Event {
    let raw = (kind == Kind::Interaction).then(|| serde_json::from_str(payload).ok()).flatten();
    raw.and_then(|raw| InteractionToken::of(&raw)).map_or(Event::Other, Event::Unreadable)
}

/// What happened.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
enum Kind {
    #[serde(rename = "READY")]
    Ready,
    #[serde(rename = "RESUMED")]
    Resumed,
    #[serde(rename = "INTERACTION_CREATE")]
    Interaction,
    #[serde(rename = "MESSAGE_CREATE")]
    Message,
    #[serde(rename = "GUILD_CREATE")]
    Joined,
    #[serde(rename = "GUILD_DELETE")]
    Left,
    #[serde(other)]
    Other,
}

impl Kind {
    /// The event with its payload.
    fn event(self, payload: &str) -> serde_json::Result<Event> {
        #[derive(Deserialize)]
        struct Ready {
            application: Id<ApplicationId>,
            user: Id<UserId>,
            #[serde(default)]
            guilds: Value,
        }
        #[derive(Deserialize)]
        struct Id<T> {
            id: T,
        }
        #[derive(Deserialize)]
        struct Server {
            id: GuildId,
            /// An outage, and not the end.
            unavailable: Option<bool>,
            // Whatever they are, the rest is read.
            #[serde(default)]
            joined_at: Value,
            #[serde(default)]
            system_channel_id: Value,
        }
        let joined = |server: &Server| {
            let at = server.joined_at.as_str()?.parse::<Timestamp>().ok()?.unix_timestamp();
            let channel: NonZeroU64 = server.system_channel_id.as_str()?.parse().ok()?;
            Some(Joined { at, channel: channel.get() })
        };
        let server = |is_member| {
            serde_json::from_str(payload).map(|server: Server| match server.unavailable {
                Some(true) => Event::Other,
                Some(false) | None => {
                    Event::Server(Membership { server: server.id.get(), is_member, joined: joined(&server) })
                }
            })
        };
        match self {
            Kind::Joined => server(true),
            Kind::Left => server(false),
            Kind::Ready => serde_json::from_str(payload).map(|Ready { application, user, guilds }| {
                let servers: Option<Vec<Id<GuildId>>> = serde_json::from_value(guilds).ok();
                let servers = servers.map(|servers| servers.into_iter().map(|server| server.id.get()).collect());
                Event::Ready { application: application.id, user: user.id, servers }
            }),
            Kind::Interaction => serde_json::from_str(payload).map(Event::Interaction),
            Kind::Message => serde_json::from_str(payload).map(Event::Message),
            Kind::Resumed => Ok(Event::Resumed),
            Kind::Other => Ok(Event::Other),
        }
    }
}
