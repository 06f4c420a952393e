//! Discord's REST interface: serenity's routes and requests, sent within Discord's limits and a time of our own.
//!
//! serenity's own client has no timeout, its rate limiter ignores another base address, and without the rate limiter
//! it loses what a 429 says. So the routes and what is sent are serenity's, and the sending is here.

pub mod address;
pub(crate) mod body;
pub mod bucket;
pub(crate) mod download;
pub(crate) mod error;
pub mod forbidden;
pub mod invalid;
pub(crate) mod multipart;
pub(crate) mod rate_limiter;
pub mod response;
pub(crate) mod retry;
pub(crate) mod send;
pub(crate) mod status;
pub(crate) mod transport;

use std::{
    collections::HashMap,
    sync::Mutex,
    time::{Duration, Instant},
};

use hyper::Method;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::json;
use serenity::{
    all::{ChannelId, MessageId, UserId},
    builder::CreateAttachment,
    http::Route,
};

use crate::{
    bot::discord::{
        message::SentMessage,
        rest::{
            body::Body,
            bucket::Key,
            error::RestError,
            forbidden::{Forbidden, Target},
            invalid::{InvalidRequests, Purpose},
            rate_limiter::{Place, RateLimiter},
            send::{RequestOptions, lock},
            status::Limited,
            transport::HttpTransport,
        },
    },
    config::Secret,
};

/// How many answers may wait in the queue of a channel.
const ANSWERS: usize = 20;
/// How many channels of direct messages are remembered.
const MEMORY: usize = 10_000;

/// How long it makes sense to go on trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// Discord forgets an interaction that has not been answered within three seconds.
    Interaction,
    /// A message that comes later than this surprises more than it helps.
    Message,
    /// Nobody is waiting.
    Background,
    /// The caller retries.
    Once,
}

impl Deadline {
    /// The time for all tries together.
    pub const fn time(self) -> Duration {
        match self {
            Deadline::Interaction => Duration::from_secs(3),
            Deadline::Message => Duration::from_secs(60),
            Deadline::Background => Duration::from_secs(15 * 60),
            Deadline::Once => Duration::from_secs(10),
        }
    }
}

/// A client of the REST interface. A request fails when Discord refuses it or the time is up; one whose response is read, also when
/// that is not what it should be.
pub struct RestClient {
    wire: HttpTransport,
    limiter: RateLimiter,
    invalid: Mutex<InvalidRequests>,
    forbidden: Mutex<Forbidden>,
    /// The channels of direct messages that were opened.
    direct: Mutex<HashMap<UserId, ChannelId>>,
    limited: Limited,
}

impl RestClient {
    /// A client for Discord, or for what is at the address `base` in its place.
    ///
    /// # Errors
    ///
    /// When TLS cannot be set up.
    pub fn new(token: &Secret, base: Option<String>) -> Result<RestClient, String> {
        Ok(RestClient {
            wire: HttpTransport::new(token, base)?,
            limiter: RateLimiter::default(),
            invalid: Mutex::default(),
            forbidden: Mutex::default(),
            direct: Mutex::default(),
            limited: Limited::default(),
        })
    }

    /// Sends a request without a body and reads the response.
    pub async fn get<T: DeserializeOwned>(&self, route: Route<'_>, deadline_kind: Deadline) -> Result<T, RestError> {
        read(&self.send(Method::GET, route, Body::Empty, RequestOptions::asking(deadline_kind)).await?)
    }

    /// Creates what the body describes, and not twice: it is not tried again where nobody knows whether it was done.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, or nobody knows.
    pub async fn post_once<T: Serialize>(&self, route: Route<'_>, body: &T) -> Result<(), RestError> {
        let options = RequestOptions { may_repeat: false, ..RequestOptions::of(Deadline::Message) };
        self.send(Method::POST, route, Body::json(body)?, options).await.map(drop)
    }

    /// Creates what the body describes, with the files that the body describes too.
    pub async fn post_with<T: Serialize>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
    ) -> Result<(), RestError> {
        let options = RequestOptions::of(Deadline::Message);
        self.send(Method::POST, route, Body::with_files(body, files)?, options).await.map(drop)
    }

    /// Changes what is there as the body says, with the files that the body describes too.
    pub async fn patch_with<T: Serialize>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
    ) -> Result<(), RestError> {
        let options = RequestOptions::of(Deadline::Message);
        self.send(Method::PATCH, route, Body::with_files(body, files)?, options).await.map(drop)
    }

    /// Creates what the body describes, with the files that the body describes too, and reads what Discord says of it.
    pub async fn ask<T: Serialize, R: DeserializeOwned>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
    ) -> Result<R, RestError> {
        let options = RequestOptions::asking(Deadline::Message);
        read(&self.send(Method::POST, route, Body::with_files(body, files)?, options).await?)
    }

    /// The same, and not twice: it is not tried again where nobody knows whether it was done.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, nobody knows, or the response is not what it should be.
    pub async fn ask_once<T: Serialize, R: DeserializeOwned>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
    ) -> Result<R, RestError> {
        let options = RequestOptions { may_repeat: false, ..RequestOptions::asking(Deadline::Message) };
        read(&self.send(Method::POST, route, Body::with_files(body, files)?, options).await?)
    }

    /// Replaces what is there by what the body describes. Nobody is waiting.
    pub async fn put<T: Serialize>(&self, route: Route<'_>, body: &T) -> Result<(), RestError> {
        let options = RequestOptions::of(Deadline::Background);
        self.send(Method::PUT, route, Body::json(body)?, options).await.map(drop)
    }

    /// Sends the response to an interaction, until the deadline; gives where its message stands, if that is wanted and
    /// Discord says so.
    pub async fn respond<T: Serialize>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
        deadline: Instant,
        wants_answer: bool,
    ) -> Result<Option<(ChannelId, MessageId)>, RestError> {
        #[derive(Deserialize)]
        struct Answer {
            resource: Resource,
        }
        #[derive(Deserialize)]
        struct Resource {
            message: SentMessage,
        }
        let options = RequestOptions { deadline, wants_answer, ..RequestOptions::of(Deadline::Interaction) };
        let said = self.send(Method::POST, route, Body::with_files(body, files)?, options).await?;
        let answer: Option<Answer> = serde_json::from_slice(&said).ok();
        Ok(answer.map(|Answer { resource: Resource { message } }| (message.channel_id, message.id)))
    }

    /// A place for an answer in the queue of a channel, if there is one.
    pub fn place(&self, channel: ChannelId) -> Option<Place> {
        self.limiter.enter(&message_key(channel), ANSWERS)
    }

    /// The place for the notice that there is none; `None` where such a notice is on its way.
    pub fn place_for_notice(&self, channel: ChannelId) -> Option<Place> {
        self.limiter.enter(&message_key(channel), ANSWERS + 1)
    }

    /// Sends a message with a place in the queue of its channel, until the deadline, and reads what Discord says of it.
    pub async fn send_message<T: Serialize, R: DeserializeOwned>(
        &self,
        place: &Place,
        channel: ChannelId,
        body: &T,
        files: &[CreateAttachment],
        deadline: Instant,
    ) -> Result<R, RestError> {
        let route = Route::ChannelMessages { channel_id: channel };
        let options = RequestOptions { place: Some(place), deadline, ..RequestOptions::asking(Deadline::Message) };
        read(&self.send(Method::POST, route, Body::with_files(body, files)?, options).await?)
    }

    /// Whether it makes sense to send a message in a channel now: Discord has not refused messages there recently, and does
    /// not refuse all.
    pub fn may_write(&self, channel: ChannelId) -> bool {
        let now = Instant::now();
        let target = Target::messages(channel);
        let is_banned = self.limiter.banned().is_some_and(|until| until > now + Deadline::Message.time());
        lock(&self.forbidden).code(&target, now).is_none()
            && lock(&self.invalid).allow(Purpose::Message, now)
            && !is_banned
    }

    /// The channel of direct messages with somebody.
    pub async fn direct_channel(&self, user: UserId) -> Result<ChannelId, RestError> {
        #[derive(Deserialize)]
        struct Channel {
            id: ChannelId,
        }
        let known = lock(&self.direct).get(&user).copied();
        if let Some(channel) = known {
            return Ok(channel);
        }
        let to = json!({"recipient_id": user});
        let Channel { id } = self.ask(Route::UserMeDmChannels, &to, &[]).await?;
        let mut direct = lock(&self.direct);
        if direct.len() >= MEMORY {
            direct.clear();
        }
        direct.insert(user, id);
        Ok(id)
    }
}

fn read<R: DeserializeOwned>(answer: &[u8]) -> Result<R, RestError> {
    serde_json::from_slice(answer).map_err(|error| RestError::Malformed(error.to_string()))
}

fn message_key(channel: ChannelId) -> Key {
    Key::of(&Method::POST, Route::ChannelMessages { channel_id: channel })
}
