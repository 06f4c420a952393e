//! A rate-limit bucket: requests of one route with one major parameter, which Discord counts together. What is left of it
//! is counted before a request is sent. The clock is passed in.

use std::time::{Duration, Instant};

use hyper::Method;
use serenity::http::{RatelimitingBucket, Route};

use crate::bot::discord::rest::response::{LONGEST, RateLimit};

/// Discord says in milliseconds when a bucket is full again.
const ROUNDING: Duration = Duration::from_millis(2);

/// The shortest wait after a refusal, also where Discord asks for none. It doubles as long as refusals follow each other.
const LEAST_WAIT: Duration = Duration::from_millis(50);
/// The longest that this becomes.
const LONGEST_BACKOFF: Duration = Duration::from_secs(5);

/// The shortest wait after a refusal that follows this many others.
pub(crate) fn at_least(before: u32) -> Duration {
    LEAST_WAIT.saturating_mul(2_u32.saturating_pow(before)).min(LONGEST_BACKOFF)
}

/// What requests share a limit: method, route and, for an interaction, its token.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Key {
    method: Method,
    route: RatelimitingBucket,
    /// The token of the interaction, where it is the major parameter.
    token: Option<String>,
}

/// How Discord counts a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// In a bucket, and among all requests of the bot.
    Globally,
    /// In a bucket only: it carries an interaction's token.
    Alone,
    /// Not at all, as long as there is one for each interaction: it is the response to it.
    Not,
}

impl Counting {
    /// How requests of a route are counted.
    pub fn of(route: Route<'_>) -> Counting {
        match (token_of(route), route) {
            (Some(_), _) => Counting::Alone,
            (None, Route::InteractionResponse { .. }) => Counting::Not,
            (None, _) => Counting::Globally,
        }
    }
}

impl Key {
    /// The bucket of a request.
    pub fn of(method: &Method, route: Route<'_>) -> Key {
        let token = token_of(route).map(str::to_owned);
        Key { method: method.clone(), route: route.ratelimiting_bucket(), token }
    }
}

fn token_of(route: Route<'_>) -> Option<&str> {
    if let Route::WebhookFollowupMessages { token, .. } | Route::WebhookOriginalInteractionResponse { token, .. } =
        route
    {
        Some(token)
    } else {
        None
    }
}

/// What is left of a bucket.
#[derive(Clone, Debug)]
pub struct Window {
    /// How many requests it takes; one, until Discord has said how many.
    limit: u32,
    remaining: u32,
    /// When all of the limit is available again at the latest, as far as Discord has said.
    reset: Option<Instant>,
    /// Until when nothing may be sent.
    paused: Option<Instant>,
    /// How many pauses have followed each other.
    pauses: u32,
    /// How often it has begun again.
    generation: u64,
    /// Requests that were sent, and not responded to.
    in_flight: u32,
}

/// A request as far as its bucket is concerned.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    generation: u64,
    at: Instant,
}

/// When the next request may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Now.
    Now,
    /// Then.
    At(Instant),
    /// When one of those in flight has been responded to; then at the latest, if that is known.
    AfterResponse(Option<Instant>),
}

impl Default for Window {
    fn default() -> Window {
        Window { limit: 1, remaining: 1, reset: None, paused: None, pauses: 0, generation: 0, in_flight: 0 }
    }
}

impl Window {
    /// When the next request may be sent.
    pub fn next(&mut self, now: Instant) -> Next {
        if let Some(until) = self.paused.filter(|until| *until > now) {
            return Next::At(until);
        }
        self.begin_again(now);
        // Whether those in flight are in the last count is not known, so they are taken off it.
        match self.reset {
            _ if self.remaining > self.in_flight => Next::Now,
            Some(reset) if self.in_flight == 0 => Next::At(reset),
            reset => Next::AfterResponse(reset),
        }
    }

    /// A request is sent.
    pub const fn send(&mut self, now: Instant) -> Sent {
        self.in_flight = self.in_flight.saturating_add(1);
        Sent { generation: self.generation, at: now }
    }

    /// A request is not in flight any longer.
    pub const fn end(&mut self) {
        self.in_flight = self.in_flight.saturating_sub(1);
    }

    /// The response to a request says what is left. Responses arrive late, and in another order than they were made in.
    pub fn learn(&mut self, said: RateLimit, sent: Sent, now: Instant) {
        self.begin_again(now);
        if sent.generation != self.generation {
            return;
        }
        // The response was made after the request was sent and before it arrived.
        let after = said.reset_after.min(LONGEST) + ROUNDING;
        let (earliest, latest) = (sent.at + said.reset_after.min(LONGEST), now + after);
        self.limit = said.limit.max(1);
        match self.reset.filter(|known| earliest <= *known) {
            Some(known) => (self.remaining, self.reset) = (self.remaining.min(said.remaining), Some(known.min(latest))),
            None => (self.remaining, self.reset) = (said.remaining, Some(latest)),
        }
    }

    /// Nothing may be sent for a while. A shorter while does not end a longer one. Where Discord refuses one request after
    /// the other and asks for no wait, the wait becomes longer all the same.
    pub fn pause(&mut self, time: Duration, now: Instant) {
        match self.paused {
            // Several were in flight at once.
            Some(until) if now < until => {}
            Some(until) if now < until + LONGEST_BACKOFF => self.pauses = self.pauses.saturating_add(1),
            Some(_) | None => self.pauses = 1,
        }
        let time = time.max(at_least(self.pauses.saturating_sub(1))).min(LONGEST);
        self.paused = self.paused.max(Some(now + time));
    }

    /// A request got through, so that the next refusal is the first once more.
    pub fn reset_backoff(&mut self) {
        self.pauses = 0;
    }

    fn begin_again(&mut self, now: Instant) {
        if self.reset.is_some_and(|reset| reset <= now) {
            (self.reset, self.remaining) = (None, self.limit);
            self.generation = self.generation.wrapping_add(1);
        }
    }

    /// Whether nothing is known of it that a new one would not know.
    pub fn is_idle(&self, now: Instant) -> bool {
        let is_over = |until: Option<Instant>| until.is_none_or(|until| until <= now);
        self.in_flight == 0 && is_over(self.reset) && is_over(self.paused)
    }
}
