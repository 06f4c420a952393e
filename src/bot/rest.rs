//! Discord's REST interface: serenity's routes and requests, sent within Discord's limits and a time of our own.
//!
//! serenity's own client has no timeout, its rate limiter ignores another base address, and without the rate limiter
//! it loses what a 429 says. So the requests are serenity's, and the sending is here.

mod body;
mod pauses;

use std::{
    fmt,
    time::{Duration, Instant},
};

use reqwest::{Client, Response, StatusCode, header::HeaderMap};
use serde::{Serialize, de::DeserializeOwned};
use serenity::{
    builder::CreateAttachment,
    http::{LightMethod, Request, Route},
};

use self::{body::Body, pauses::Pauses};
use super::quiet;
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

/// Why a request came to nothing.
#[derive(Debug)]
pub enum RestError {
    /// 401: the token is wrong or revoked.
    Unauthorized,
    /// Discord refuses the request.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own number for the reason; 0 if it gives none.
        code: u64,
        /// Discord's words.
        message: String,
    },
    /// The time is up.
    OutOfTime(String),
    /// The request cannot be built, or the response not be read.
    Malformed(String),
}

impl fmt::Display for RestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestError::Unauthorized => f.write_str("401 Unauthorized"),
            RestError::Refused { status, code, message } => write!(f, "{status} ({code}): {message}"),
            RestError::OutOfTime(last) => write!(f, "out of time; the last try: {last}"),
            RestError::Malformed(what) => write!(f, "malformed: {what}"),
        }
    }
}

impl std::error::Error for RestError {}

/// A client of the REST interface.
pub struct Rest {
    client: Client,
    authorization: String,
    base: Option<String>,
    pauses: Pauses,
}

/// What a try came to.
enum Tried {
    Done(Response),
    TryAgain { after: Duration, why: String },
    Failed(RestError),
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
        let authorization = format!("Bot {}", token.secret());
        Ok(Rest { client, authorization, base, pauses: Pauses::default() })
    }

    /// Sends a request without a body and reads the response.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, the time is up, or the response is not what it should be.
    pub async fn get<T: DeserializeOwned>(&self, route: Route<'_>, patience: Patience) -> Result<T, RestError> {
        let response = self.send(LightMethod::Get, route, Body::Nothing, patience).await?;
        response.json().await.map_err(|error| RestError::Malformed(error.without_url().to_string()))
    }

    /// Creates what the body describes.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn post<T: Serialize>(&self, route: Route<'_>, body: &T, patience: Patience) -> Result<(), RestError> {
        self.send(LightMethod::Post, route, Body::json(body)?, patience).await.map(drop)
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
        self.send(LightMethod::Post, route, Body::with(body, files)?, patience).await.map(drop)
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
        self.send(LightMethod::Patch, route, Body::with(body, files)?, patience).await.map(drop)
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
        let response = self.send(LightMethod::Post, route, Body::with(body, files)?, patience).await?;
        response.json().await.map_err(|error| RestError::Malformed(error.without_url().to_string()))
    }

    /// Replaces what is there by what the body describes.
    ///
    /// # Errors
    ///
    /// When Discord refuses it, or the time is up.
    pub async fn put<T: Serialize>(&self, route: Route<'_>, body: &T, patience: Patience) -> Result<(), RestError> {
        self.send(LightMethod::Put, route, Body::json(body)?, patience).await.map(drop)
    }

    async fn send(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Body,
        patience: Patience,
    ) -> Result<Response, RestError> {
        let deadline = Instant::now() + patience.time();
        let bucket = route.ratelimiting_bucket();
        let mut backoff = FIRST_WAIT;
        loop {
            if !self.pauses.wait(bucket, deadline).await {
                return Err(RestError::OutOfTime("rate limit".to_owned()));
            }
            let (after, why) = match self.attempt(Request::new(route, method), &body, deadline).await {
                Tried::Done(response) => return Ok(response),
                Tried::Failed(error) => return Err(error),
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

    async fn attempt(&self, request: Request<'_>, body: &Body, deadline: Instant) -> Tried {
        let bucket = request.route_ref().ratelimiting_bucket();
        let time = deadline.saturating_duration_since(Instant::now()).min(TRY);
        let built = match body.on(request, (&self.client, &self.authorization, self.base.as_deref()), time) {
            Ok(built) => built,
            Err(error) => return Tried::Failed(RestError::Malformed(error)),
        };
        let response = match self.client.execute(built).await {
            Ok(response) => response,
            Err(error) => return Tried::TryAgain { after: Duration::ZERO, why: plain(error) },
        };
        let status = response.status();
        if let Some(reset) = exhausted(response.headers()) {
            self.pauses.pause(bucket, reset);
        }
        if status.is_success() {
            Tried::Done(response)
        } else if status == StatusCode::UNAUTHORIZED {
            Tried::Failed(RestError::Unauthorized)
        } else if status == StatusCode::TOO_MANY_REQUESTS {
            let (after, global) = retry_after(response).await;
            if global {
                self.pauses.pause_all(after);
            } else {
                self.pauses.pause(bucket, after);
            }
            Tried::TryAgain { after, why: status.to_string() }
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

async fn refused(response: Response) -> RestError {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Body {
        code: u64,
        message: String,
        errors: serde_json::Value,
    }
    let status = response.status().as_u16();
    let Body { code, message, errors } = response.json().await.unwrap_or_default();
    let places = quiet::places(&errors);
    let message = if places.is_empty() { message } else { format!("{message}: {places}") };
    RestError::Refused { status, code, message }
}
