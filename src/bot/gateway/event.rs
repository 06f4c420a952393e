//! What the gateway tells, read as far as the bot looks at it.

use std::borrow::Cow;

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, Interaction, UserId};
use twilight_gateway::CloseFrame;

use crate::bot::{messages::Heard, quiet::quiet};

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

/// An event and its number; `None` for what is no event.
pub fn read(text: &str) -> Option<(u64, Event)> {
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
    payload
        .inspect_err(|error| tracing::warn!(error = quiet(error), "cannot read an event"))
        .ok()
        .map(|payload| payload.d)
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
            tracing::warn!(error = quiet(&error), "cannot read an interaction");
            Event::Unreadable(raw)
        }
    })
}
