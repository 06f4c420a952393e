//! Discord's REST interface: serenity's routes and requests, sent within Discord's limits and a time of our own.
//!
//! serenity's own client has no timeout, its rate limiter ignores another base address, and without the rate limiter
//! it loses what a 429 says. So the requests are serenity's, and the sending is here.

mod body;
mod download;
mod error;
mod pauses;

use std::time::{Duration, Instant};

use reqwest::{Client, Response, StatusCode, header::HeaderMap};
use serde::{Serialize, de::DeserializeOwned};
use serenity::{
    builder::CreateAttachment,
    http::{LightMethod, Request, Route},
};

use self::{
    body::Body,
    error::refused,
    pauses::{Group, Pauses},
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
    client: Client,
    /// For files that people attach.
    files: Client,
    authorization: String,
    base: Option<String>,
    pauses: Pauses,
}

/// What a try came to.
enum Tried {
    /// It was done, and this was said; nothing, where nobody wants to know.
    Done(Vec<u8>),
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
        let client = Client::builder().timeout(TRY).connect_timeout(TRY).no_proxy().build();
        let client = client.map_err(|error| error.to_string())?;
        let files = download::client().map_err(|error| error.to_string())?;
        let authorization = format!("Bot {}", token.secret());
        Ok(Rest { client, files, authorization, base, pauses: Pauses::default() })
    }

    /// Sends a request without a body and reads the response.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, or the response is not what it should be.
    pub async fn get<T: DeserializeOwned>(&self, route: Route<'_>, patience: Patience) -> Result<T, RestError> {
        let answer = self.send(LightMethod::Get, route, Body::Nothing, Manner::asking(patience)).await?;
        serde_json::from_slice(&answer).map_err(|error| RestError::Malformed(error.to_string()))
    }

    /// Creates what the body describes.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn post<T: Serialize>(&self, route: Route<'_>, body: &T, patience: Patience) -> Result<(), RestError> {
        self.send(LightMethod::Post, route, Body::json(body)?, Manner::of(patience)).await.map(drop)
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
        self.send(LightMethod::Post, route, Body::json(body)?, manner).await.map(drop)
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
        self.send(LightMethod::Post, route, Body::with(body, files)?, Manner::of(patience)).await.map(drop)
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
        self.send(LightMethod::Patch, route, Body::with(body, files)?, Manner::of(patience)).await.map(drop)
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
        let answer = self.send(LightMethod::Post, route, Body::with(body, files)?, Manner::asking(patience)).await?;
        serde_json::from_slice(&answer).map_err(|error| RestError::Malformed(error.to_string()))
    }

    /// Replaces what is there by what the body describes.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn put<T: Serialize>(&self, route: Route<'_>, body: &T, patience: Patience) -> Result<(), RestError> {
        self.send(LightMethod::Put, route, Body::json(body)?, Manner::of(patience)).await.map(drop)
    }

    async fn send(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Body,
        manner: Manner,
    ) -> Result<Vec<u8>, RestError> {
        let deadline = Instant::now() + manner.patience.time();
        let group = Group::of(route);
        let (mut backoff, mut is_unknown) = (FIRST_WAIT, false);
        loop {
            if !self.pauses.wait(&group, deadline).await {
                return Err(RestError::OutOfTime("rate limit".to_owned()));
            }
            let (after, why) = match self.attempt(Request::new(route, method), &body, deadline, manner).await {
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

    async fn attempt(&self, request: Request<'_>, body: &Body, deadline: Instant, manner: Manner) -> Tried {
        let group = Group::of(*request.route_ref());
        let time = deadline.saturating_duration_since(Instant::now()).min(TRY);
        let built = match body.on(request, (&self.client, &self.authorization, self.base.as_deref()), time) {
            Ok(built) => built,
            Err(error) => return Tried::Failed(RestError::Malformed(error)),
        };
        let response = match self.client.execute(built).await {
            Ok(response) => response,
            Err(error) if error.is_connect() => {
                return Tried::TryAgain { after: Duration::ZERO, why: plain(error) };
            }
            Err(error) => return Tried::Unknown(plain(error)),
        };
        let status = response.status();
        if let Some(reset) = exhausted(response.headers()) {
            self.pauses.pause(&group, reset);
        }
        if status.is_success() && manner.wants_answer {
            response.bytes().await.map_or_else(|error| Tried::Unknown(plain(error)), |said| Tried::Done(said.into()))
        } else if status.is_success() {
            Tried::Done(Vec::new())
        } else if status == StatusCode::UNAUTHORIZED {
            Tried::Failed(RestError::Unauthorized)
        } else if status == StatusCode::TOO_MANY_REQUESTS {
            let (after, everything) = retry_after(response).await;
            self.pauses.pause(&group, after);
            if everything {
                self.pauses.pause_all(after);
            }
            Tried::TryAgain { after, why: status.to_string() }
        } else if status.is_server_error() && manner.may_repeat {
            Tried::Unknown(status.to_string())
        } else if status.is_server_error() {
            Tried::TryAgain { after: Duration::ZERO, why: status.to_string() }
        } else {
            Tried::Failed(refused(response).await)
        }
    }
}

/// A transport error with its cause, but without the address: that may hold an interaction's token.
fn plain(error: reqwest::Error) -> String {
    let error = error.without_url();
    let cause = std::error::Error::source(&error).map(ToString::to_string);
    cause.map_or(error.to_string(), |cause| format!("{error}: {cause}"))
}

/// How long to wait when the response says that it was the last one allowed for now.
fn exhausted(headers: &HeaderMap) -> Option<Duration> {
    let number = |name| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
    (number("x-ratelimit-remaining")? < 1.0).then_some(())?;
    Duration::try_from_secs_f64(number("x-ratelimit-reset-after")?).ok()
}

/// How long a 429 asks to wait, and whether with everything.
async fn retry_after(response: Response) -> (Duration, bool) {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Body {
        retry_after: Option<f64>,
        global: bool,
    }
    let headers = response.headers();
    let header = headers.get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
    let everything = headers.contains_key("x-ratelimit-global");
    let body: Body = response.json().await.unwrap_or_default();
    let seconds = body.retry_after.or(header).unwrap_or(1.0);
    (Duration::try_from_secs_f64(seconds).unwrap_or(TRY), everything || body.global)
}
