//! The gateway: connects, identifies or resumes, and turns what arrives into events. twilight keeps the connection
//! alive and resumes it whenever it is lost; serenity's own gateway does neither reliably.

use std::{borrow::Cow, time::Duration};

use futures_util::StreamExt as _;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, Interaction, UserId};
use twilight_gateway::{
    CloseFrame, Config, ConfigBuilder, Intents, Message, Shard, ShardId, error::ReceiveMessageErrorType,
    queue::InMemoryQueue,
};

use super::{messages::Heard, session};
use crate::config::Secret;

/// Messages in servers and in private, of which Discord shows the text only where the bot is named or spoken to alone.
/// Interactions come without being asked for.
const INTENTS: Intents = Intents::GUILD_MESSAGES.union(Intents::DIRECT_MESSAGES);

/// What `GET /gateway/bot` says.
#[derive(Clone, Debug, Deserialize)]
pub struct Door {
    /// The gateway's address.
    pub url: String,
    /// How many shards Discord recommends.
    pub shards: u32,
    session_start_limit: Limit,
}

#[derive(Clone, Debug, Deserialize)]
struct Limit {
    total: u32,
    remaining: u32,
    reset_after: u64,
    max_concurrency: u16,
}

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
    Unreadable(Value),
    /// Somebody wrote a message.
    Message(Heard),
    /// Something else.
    Other,
    /// Discord closed the connection for good.
    Closed(Option<CloseFrame<'static>>),
}

/// The way to the gateway, the same for all shards; with the queue in which they wait until they may begin a session.
pub struct Way(Config<InMemoryQueue>);

impl Way {
    /// The way through this door.
    #[must_use]
    pub fn new(token: &Secret, door: Door) -> Way {
        let Limit { total, remaining, reset_after, max_concurrency } = door.session_start_limit;
        let reset = Duration::from_millis(reset_after);
        // The queue wants at least as many in all as remain.
        let queue = InMemoryQueue::new(max_concurrency.max(1), remaining, reset, total.max(remaining).max(1));
        let config = ConfigBuilder::new(token.secret().to_owned(), INTENTS).queue(queue).proxy_url(door.url);
        Way(config.build())
    }
}

/// The connection of one shard to the gateway.
pub struct Gateway {
    shard: Shard<InMemoryQueue>,
    last_close: Option<CloseFrame<'static>>,
    leaving: bool,
}

impl Gateway {
    /// A connection that resumes the session, if there is one. It is made when the first event is asked for.
    #[must_use]
    pub fn new(way: &Way, shard: ShardId, session: Option<&session::Session>) -> Gateway {
        let mut config = ConfigBuilder::from(way.0.clone());
        if let Some(session) = session {
            config = config
                .resume_url(session.resume_url.clone())
                .session(twilight_gateway::Session::new(session.sequence, session.id.clone()));
        }
        Gateway { shard: Shard::with_config(shard, config.build()), last_close: None, leaving: false }
    }

    /// The next event with its number in the session. May be dropped at any point and called again.
    pub async fn next(&mut self) -> (u64, Event) {
        loop {
            match self.shard.next().await {
                None => return (0, Event::Closed(self.last_close.take())),
                Some(Ok(Message::Text(text))) => {
                    if let Some(event) = read(&text) {
                        return event;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    tracing::info!(code = frame.as_ref().map(|frame| frame.code), "the gateway connection is closed");
                    self.last_close = frame;
                }
                Some(Err(error)) => match error.kind() {
                    ReceiveMessageErrorType::Reconnect => {
                        let cause = std::error::Error::source(&error).map(ToString::to_string);
                        tracing::warn!(cause, "no connection to the gateway; trying again");
                    }
                    ReceiveMessageErrorType::Compression | ReceiveMessageErrorType::Deserializing { .. } | _ => {
                        tracing::warn!(%error, "cannot read what the gateway sent");
                    }
                },
            }
        }
    }

    /// Closes the connection so that the session can be resumed. Gives what still arrives, and then `None`.
    pub async fn farewell(&mut self) -> Option<(u64, Event)> {
        if !self.leaving {
            if !self.shard.state().is_identified() {
                return None;
            }
            self.leaving = true;
            self.shard.close(CloseFrame::RESUME);
        }
        while let Some(Ok(Message::Text(text))) = self.shard.next().await {
            if let Some(event) = read(&text) {
                return Some(event);
            }
        }
        None
    }

    /// Whether Discord has let the shard in.
    #[must_use]
    pub fn is_up(&self) -> bool {
        self.shard.state().is_identified()
    }

    /// The name and the address of the session, when there is one.
    #[must_use]
    pub fn session(&self) -> Option<(&str, &str)> {
        Some((self.shard.session()?.id(), self.shard.resume_url()?))
    }
}

/// An event and its number; `None` for what is no event.
fn read(text: &str) -> Option<(u64, Event)> {
    #[derive(Deserialize)]
    struct Kind<'a> {
        s: Option<u64>,
        #[serde(borrow)]
        t: Option<Cow<'a, str>>,
    }
    let Kind { s: Some(sequence), t: Some(kind) } = serde_json::from_str(text).ok()? else {
        return None;
    };
    let event = match kind.as_ref() {
        "READY" => ready(text),
        "RESUMED" => Some(Event::Resumed),
        "INTERACTION_CREATE" => interaction(text),
        "MESSAGE_CREATE" => payload(text).map(Event::Message),
        _ => Some(Event::Other),
    };
    Some((sequence, event.unwrap_or(Event::Other)))
}

#[derive(Deserialize)]
struct Payload<T> {
    d: T,
}

fn payload<T: DeserializeOwned>(text: &str) -> Option<T> {
    let payload: Result<Payload<T>, _> = serde_json::from_str(text);
    payload.inspect_err(|error| tracing::warn!(%error, "cannot read an event")).ok().map(|payload| payload.d)
}

fn ready(text: &str) -> Option<Event> {
    #[derive(Deserialize)]
    struct Ready {
        application: Id<ApplicationId>,
        user: Id<UserId>,
    }
    #[derive(Deserialize)]
    struct Id<T> {
        id: T,
    }
    payload(text).map(|Ready { application, user }| Event::Ready { application: application.id, user: user.id })
}

fn interaction(text: &str) -> Option<Event> {
    if let Ok(Payload { d: interaction }) = serde_json::from_str(text) {
        return Some(Event::Interaction(interaction));
    }
    let mut raw: Value = payload(text)?;
    if let Some(fields) = raw.as_object_mut() {
        // serenity insists on these, and the bot does not look at them.
        fields.entry("version").or_insert(json!(1));
        fields.entry("entitlements").or_insert(json!([]));
        fields.entry("attachment_size_limit").or_insert(json!(0));
    }
    Some(match Interaction::deserialize(&raw) {
        Ok(interaction) => Event::Interaction(Box::new(interaction)),
        Err(error) => {
            tracing::warn!(%error, "cannot read an interaction");
            Event::Unreadable(raw)
        }
    })
}
