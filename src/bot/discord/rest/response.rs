//! What a response says about rate limits.

use hyper::{StatusCode, header::HeaderMap};
use std::time::Duration;

/// The wait where a 429 does not say how long.
const UNSAID: Duration = Duration::from_secs(1);
/// The same where the address is banned: whatever is sent meanwhile makes that longer.
const BAN_UNSAID: Duration = Duration::from_secs(60);

/// What a response says is left of a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// How many requests the bucket takes.
    pub limit: u32,
    /// How many of them are left.
    pub remaining: u32,
    /// How long until all of them are available again.
    pub reset_after: Duration,
}

/// Whose limit a 429 is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bot's, in this bucket.
    User,
    /// That of everybody who uses the resource. It does not count as an invalid request.
    Shared,
    /// The bot's, in all.
    Global,
    /// Not the API says it but the edge before it: the address is banned.
    Edge,
}

/// What a 429 says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// How long to wait.
    pub retry_after: Duration,
    /// Whose limit it is about.
    pub scope: Scope,
}

/// What the headers say is left of the bucket.
pub fn rate_limit(headers: &HeaderMap) -> Option<RateLimit> {
    let remaining = number(headers, "x-ratelimit-remaining")?.max(0.0) as u32;
    let limit = number(headers, "x-ratelimit-limit").map_or(1, |limit| limit.max(1.0) as u32);
    let reset_after = duration(number(headers, "x-ratelimit-reset-after")?);
    Some(RateLimit { limit, remaining, reset_after })
}

/// How long a response asks to wait before the next try.
pub fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    number(headers, "retry-after").map(duration)
}

/// What a 429 says.
pub fn too_many(headers: &HeaderMap, said: &[u8]) -> TooMany {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Body {
        retry_after: Option<f64>,
        global: bool,
    }
    let body: Option<Body> = serde_json::from_slice(said).ok();
    let is_apis = ["x-ratelimit-scope", "x-ratelimit-global", "x-ratelimit-bucket", "via"];
    let is_apis = is_apis.iter().any(|name| headers.contains_key(*name))
        || body.as_ref().is_some_and(|it| it.retry_after.is_some());
    let scope = headers.get("x-ratelimit-scope").and_then(|scope| scope.to_str().ok());
    let is_global = headers.contains_key("x-ratelimit-global") || body.as_ref().is_some_and(|body| body.global);
    let scope = match scope {
        _ if !is_apis => Scope::Edge,
        Some("shared") => Scope::Shared,
        Some("global") => Scope::Global,
        _ if is_global => Scope::Global,
        Some(_) | None => Scope::User,
    };
    let said = body.and_then(|body| body.retry_after).map(duration);
    let unsaid = if scope == Scope::Edge { BAN_UNSAID } else { UNSAID };
    TooMany { retry_after: said.or_else(|| retry_after(headers)).unwrap_or(unsaid), scope }
}

/// Whether Discord counts such a response as an invalid request.
pub fn is_invalid(status: StatusCode, scope: Option<Scope>) -> bool {
    match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => true,
        StatusCode::TOO_MANY_REQUESTS => scope != Some(Scope::Shared),
        _ => false,
    }
}

fn number(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.trim().parse().ok().filter(|number: &f64| !number.is_nan())
}

/// Seconds as a duration; what cannot be one is as long as can be.
fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(LONGEST).min(LONGEST)
}

/// The longest time for which Discord is believed that nothing may be sent.
pub const LONGEST: Duration = Duration::from_secs(60 * 60);
