//! Gateway events: the fields of their payloads that the bot uses.

use std::{fmt, num::NonZeroU64};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, IgnoredAny, MapAccess, Visitor},
};
use serde_json::Value;
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

/// An event and its number; `None` for what is no event.
///
/// The text is read once where what happened is named before it is told, as Discord does.
#[must_use]
pub fn read(text: &str) -> Option<(u64, Event)> {
    match told(text, None) {
        Ok(Envelope { sequence: Some(sequence), event: Some(event) }) => Some((sequence, event)),
        Ok(_) | Err(_) => read_again(text),
    }
}

/// The same, of what has another order, cannot be read, or is no event.
fn read_again(text: &str) -> Option<(u64, Event)> {
    #[derive(Deserialize)]
    struct Head {
        s: Option<u64>,
        t: Option<Kind>,
    }
    let Head { s: Some(sequence), t: Some(kind) } = serde_json::from_str(text).ok()? else {
        return None;
    };
    let event = match told(text, Some(kind)) {
        Ok(told) => told.event.unwrap_or_else(|| kind.alone()),
        Err(error) => {
            tracing::warn!(error = quiet(&error), "cannot read an event");
            unreadable(text, kind)
        }
    };
    Some((sequence, event))
}

/// What becomes of an event that cannot be read: somebody waits for the answer to an interaction.
fn unreadable(text: &str, kind: Kind) -> Event {
    #[derive(Deserialize)]
    struct Raw {
        d: Value,
    }
    let raw = (kind == Kind::Interaction).then(|| serde_json::from_str::<Raw>(text).ok()).flatten();
    raw.and_then(|raw| InteractionToken::of(&raw.d)).map_or(Event::Other, Event::Unreadable)
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
    /// The event where nothing more is told of it.
    const fn alone(self) -> Event {
        match self {
            Kind::Resumed => Event::Resumed,
            Kind::Ready | Kind::Interaction | Kind::Message | Kind::Joined | Kind::Left | Kind::Other => Event::Other,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Kind {
    type Value = Event;

    fn deserialize<D: Deserializer<'de>>(self, payload: D) -> Result<Event, D::Error> {
        #[derive(Deserialize)]
        struct Ready {
            application: Id<ApplicationId>,
            user: Id<UserId>,
        }
        #[derive(Deserialize)]
        struct Id<T> {
            id: T,
        }
        #[derive(Deserialize)]
        struct Server {
            id: GuildId,
            /// An outage, and not the end.
            #[serde(default)]
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
        let server = |server: Server, is_member| match server.unavailable {
            Some(true) => Event::Other,
            Some(false) | None => {
                Event::Server(Membership { server: server.id.get(), is_member, joined: joined(&server) })
            }
        };
        match self {
            Kind::Joined => Server::deserialize(payload).map(|it| server(it, true)),
            Kind::Left => Server::deserialize(payload).map(|it| server(it, false)),
            Kind::Ready => Ready::deserialize(payload)
                .map(|Ready { application, user }| Event::Ready { application: application.id, user: user.id }),
            Kind::Interaction => Interaction::deserialize(payload).map(Box::new).map(Event::Interaction),
            Kind::Message => IncomingMessage::deserialize(payload).map(Event::Message),
            Kind::Resumed | Kind::Other => IgnoredAny::deserialize(payload).map(|_| self.alone()),
        }
    }
}

/// What a text of the gateway's says, as far as it is known what it is about.
struct Envelope {
    sequence: Option<u64>,
    event: Option<Event>,
}

/// Reads a text; what happened may be known already.
fn told(text: &str, kind: Option<Kind>) -> serde_json::Result<Envelope> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let told = reader.deserialize_map(EnvelopeVisitor(kind))?;
    reader.end()?;
    Ok(told)
}

struct EnvelopeVisitor(Option<Kind>);

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    S,
    T,
    D,
    #[serde(other)]
    Other,
}

impl<'de> Visitor<'de> for EnvelopeVisitor {
    type Value = Envelope;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what a gateway says")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<Envelope, A::Error> {
        let mut told = Envelope { sequence: None, event: None };
        while let Some(field) = fields.next_key()? {
            match (field, self.0) {
                (Field::S, _) => told.sequence = fields.next_value()?,
                (Field::T, _) => self.0 = fields.next_value()?,
                (Field::D, Some(kind)) => told.event = Some(fields.next_value_seed(kind)?),
                (Field::D, None) | (Field::Other, _) => drop(fields.next_value::<IgnoredAny>()?),
            }
        }
        Ok(told)
    }
}
