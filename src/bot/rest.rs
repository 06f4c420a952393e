//! Discord's REST interface: serenity's routes and requests, sent within Discord's limits and a time of our own.
//!
//! serenity's own client has no timeout, its rate limiter ignores another base address, and without the rate limiter
//! it loses what a 429 says. So the routes and what is sent are serenity's, and the sending is here.

mod body;
mod download;
mod error;
mod form;
mod pauses;
mod wire;

use std::time::{Duration, Instant};

use hyper::{Method, StatusCode, body::Bytes, header::HeaderMap};
use serde::{Serialize, de::DeserializeOwned};
use serenity::{builder::CreateAttachment, http::Route};

use self::{
    body::Body,
    error::refused,
    pauses::{Group, Pauses},
    wire::{Answer, Broken, Wire},
};
pub use self::{download::NotDownloaded, error::RestError};
use crate::config::Secret;

/// The time for one try.
const TRY: Duration = Duration::from_secs(10);
/// The wait before the second try after a fault of the network or of Discord; it doubles from try to try.
const FIRST_WAIT: Duration = Duration::from_millis(250);

/// How long it makes sense to go on trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Discord forgets an interaction that has not been answered within three seconds.
    Interaction,
    /// A message that comes later than this surprises more than it helps.
    Message,
    /// Nobody is waiting.
    Errand,
}

impl Patience {
    const fn time(self) -> Duration {
        match self {
            Patience::Interaction => Duration::from_secs(3),
            Patience::Message => Duration::from_secs(60),
            Patience::Errand => Duration::from_secs(15 * 60),
        }
    }
}

/// A client of the REST interface.
pub struct Rest {
    wire: Wire,
    pauses: Pauses,
}

/// What a try came to.
enum Tried {
    /// It was done, and this was said; nothing, where nobody wants to know.
    Done(Bytes),
    /// It was not done, or Discord says so.
    TryAgain {
        after: Duration,
        why: String,
    },
    /// Nobody knows whether it was done.
    Unknown(String),
    Failed(RestError),
}

/// How a request is sent.
#[derive(Clone, Copy)]
struct Manner {
    patience: Patience,
    /// Whether what Discord says of it is wanted.
    wants_answer: bool,
    /// Whether it does no harm to be done twice.
    may_repeat: bool,
}

impl Manner {
    const fn of(patience: Patience) -> Manner {
        Manner { patience, wants_answer: false, may_repeat: true }
    }

    const fn asking(patience: Patience) -> Manner {
        Manner { wants_answer: true, ..Manner::of(patience) }
    }
}

impl Rest {
    /// A client for Discord, or for what is at the address `base` in its place.
    ///
    /// # Errors
    ///
    /// When TLS cannot be set up.
    pub fn new(token: &Secret, base: Option<String>) -> Result<Rest, String> {
        Ok(Rest { wire: Wire::new(token, base)?, pauses: Pauses::default() })
    }

    /// Sends a request without a body and reads the response.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, or the response is not what it should be.
    pub async fn get<T: DeserializeOwned>(&self, route: Route<'_>, patience: Patience) -> Result<T, RestError> {
        let answer = self.send(Method::GET, route, Body::Nothing, Manner::asking(patience)).await?;
        serde_json::from_slice(&answer).map_err(|error| RestError::Malformed(error.to_string()))
    }

    /// Creates what the body describes.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn post<T: Serialize>(&self, route: Route<'_>, body: &T, patience: Patience) -> Result<(), RestError> {
        self.send(Method::POST, route, Body::json(body)?, Manner::of(patience)).await.map(drop)
    }

    /// Creates what the body describes, and not twice: it is not tried again where nobody knows whether it was done.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, or nobody knows.
    pub async fn post_once<T: Serialize>(
        &self,
        route: Route<'_>,
        body: &T,
        patience: Patience,
    ) -> Result<(), RestError> {
        let manner = Manner { may_repeat: false, ..Manner::of(patience) };
        self.send(Method::POST, route, Body::json(body)?, manner).await.map(drop)
    }

    /// Creates what the body describes, with the files that the body describes too.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn post_with<T: Serialize>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
        patience: Patience,
    ) -> Result<(), RestError> {
        self.send(Method::POST, route, Body::with(body, files)?, Manner::of(patience)).await.map(drop)
    }

    /// Changes what is there to what the body describes, with the files that the body describes too.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn patch_with<T: Serialize>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
        patience: Patience,
    ) -> Result<(), RestError> {
        self.send(Method::PATCH, route, Body::with(body, files)?, Manner::of(patience)).await.map(drop)
    }

    /// Creates what the body describes, with the files that the body describes too, and reads what Discord says of it.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, or the response is not what it should be.
    pub async fn ask<T: Serialize, R: DeserializeOwned>(
        &self,
        route: Route<'_>,
        body: &T,
        files: &[CreateAttachment],
        patience: Patience,
    ) -> Result<R, RestError> {
        let answer = self.send(Method::POST, route, Body::with(body, files)?, Manner::asking(patience)).await?;
        serde_json::from_slice(&answer).map_err(|error| RestError::Malformed(error.to_string()))
    }

    /// Replaces what is there by what the body describes.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn put<T: Serialize>(&self, route: Route<'_>, body: &T, patience: Patience) -> Result<(), RestError> {
        self.send(Method::PUT, route, Body::json(body)?, Manner::of(patience)).await.map(drop)
    }

    async fn send(&self, method: Method, route: Route<'_>, body: Body, manner: Manner) -> Result<Bytes, RestError> {
        let deadline = Instant::now() + manner.patience.time();
        let group = Group::of(route);
        let address = self.wire.address(route)?;
        let (mut backoff, mut is_unknown) = (FIRST_WAIT, false);
        loop {
            if !self.pauses.wait(&group, deadline).await {
                return Err(RestError::OutOfTime("rate limit".to_owned()));
            }
            let time = deadline.saturating_duration_since(Instant::now()).min(TRY);
            let request = self.wire.request(&method, &address, &body);
            let tried = match self.wire.exchange(request, manner.wants_answer, time).await {
                Ok(answer) => self.judge(answer, &group, manner),
                Err(Broken::BeforeIt(why)) => Tried::TryAgain { after: Duration::ZERO, why },
                Err(Broken::Unknown(why)) => Tried::Unknown(why),
            };
            let (after, why) = match tried {
                Tried::Done(answer) => return Ok(answer),
                Tried::Failed(RestError::Refused { status, code, message, .. }) => {
                    return Err(RestError::Refused { status, code, message, again: is_unknown });
                }
                Tried::Failed(error) => return Err(error),
                Tried::Unknown(why) if !manner.may_repeat => return Err(RestError::OutOfTime(why)),
                Tried::Unknown(why) => {
                    is_unknown = true;
                    (Duration::ZERO, why)
                }
                Tried::TryAgain { after, why } => (after, why),
            };
            let wait = if after.is_zero() { backoff } else { after };
            tracing::debug!(?wait, %why, "trying again");
            if Instant::now() + wait >= deadline {
                return Err(RestError::OutOfTime(why));
            }
            tokio::time::sleep(wait).await;
            backoff = (backoff * 2).min(TRY);
        }
    }

    /// What an answer of Discord's means.
    fn judge(&self, Answer { status, headers, said }: Answer, group: &Group, manner: Manner) -> Tried {
        if let Some(reset) = exhausted(&headers) {
            self.pauses.pause(group, reset);
        }
        if status.is_success() {
            Tried::Done(said)
        } else if status == StatusCode::UNAUTHORIZED {
            Tried::Failed(RestError::Unauthorized)
        } else if status == StatusCode::TOO_MANY_REQUESTS {
            let (after, everything) = retry_after(&headers, &said);
            self.pauses.pause(group, after);
            if everything {
                self.pauses.pause_all(after);
            }
            Tried::TryAgain { after, why: status.to_string() }
        } else if status.is_server_error() && manner.may_repeat {
            Tried::Unknown(status.to_string())
        } else if status.is_server_error() {
            Tried::TryAgain { after: Duration::ZERO, why: status.to_string() }
        } else {
            Tried::Failed(refused(status, &said))
        }
    }
}

/// How long to wait when the response says that it was the last one allowed for now.
fn exhausted(headers: &HeaderMap) -> Option<Duration> {
    let number = |name| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
    (number("x-ratelimit-remaining")? < 1.0).then_some(())?;
    Duration::try_from_secs_f64(number("x-ratelimit-reset-after")?).ok()
}

/// How long a 429 asks to wait, and whether with everything.
fn retry_after(headers: &HeaderMap, said: &[u8]) -> (Duration, bool) {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Body {
        retry_after: Option<f64>,
        global: bool,
    }
    let header = headers.get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
    let everything = headers.contains_key("x-ratelimit-global");
    let body: Body = serde_json::from_slice(said).unwrap_or_default();
    let seconds = body.retry_after.or(header).unwrap_or(1.0);
    (Duration::try_from_secs_f64(seconds).unwrap_or(TRY), everything || body.global)
}
