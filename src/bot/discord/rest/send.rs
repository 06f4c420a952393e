//! Sends one request: queue, attempts, and what the responses say about limits.

use std::{
    sync::{MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use hyper::{Method, StatusCode, body::Bytes};
use serenity::http::Route;
use tokio::time::sleep;

use crate::bot::discord::rest::{
    Deadline, RestClient,
    body::Body,
    bucket::{Counting, Key},
    error::{RestError, refused},
    forbidden::{self, Target},
    invalid::{self, Purpose},
    rate_limiter::{InFlight, Place},
    response::{is_invalid, rate_limit, too_many},
    retry::{AttemptOutcome, Rules, Tries},
    transport::HttpResponse,
};

/// The time for one attempt.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);
/// The same where somebody waits for three seconds: a second attempt should fit.
const INTERACTION_ATTEMPT_TIMEOUT: Duration = Duration::from_millis(1200);
/// How many requests may wait in a queue, not counting answers to messages.
const QUEUE: usize = 100;

/// How a request is sent.
#[derive(Clone, Copy)]
pub(crate) struct RequestOptions<'a> {
    pub deadline_kind: Deadline,
    pub deadline: Instant,
    /// Whether what Discord says of it is wanted.
    pub wants_answer: bool,
    /// Whether it does no harm to be done twice.
    pub may_repeat: bool,
    /// The place in the queue that it has already.
    pub place: Option<&'a Place>,
}

impl<'a> RequestOptions<'a> {
    pub(crate) fn of(deadline_kind: Deadline) -> RequestOptions<'a> {
        let deadline = Instant::now() + deadline_kind.time();
        RequestOptions { deadline_kind, deadline, wants_answer: false, may_repeat: true, place: None }
    }

    pub(crate) fn asking(deadline_kind: Deadline) -> RequestOptions<'a> {
        RequestOptions { wants_answer: true, ..RequestOptions::of(deadline_kind) }
    }

    fn rules(&self, has_files: bool) -> Rules {
        let most = if self.deadline_kind == Deadline::Interaction { 2 } else { 3 };
        Rules {
            deadline: self.deadline,
            may_repeat: self.may_repeat,
            once: self.deadline_kind == Deadline::Once,
            with_files: has_files.then_some(most),
        }
    }
}

/// What is asked before a request is sent.
struct Permission {
    counting: Counting,
    purpose: Purpose,
    target: Option<Target>,
}

impl RestClient {
    pub(crate) async fn send(
        &self,
        method: Method,
        route: Route<'_>,
        body: Body,
        options: RequestOptions<'_>,
    ) -> Result<Bytes, RestError> {
        let counting = Counting::of(route);
        let target = Target::of(&method, route, body.has_files());
        let permission = Permission { counting, purpose: purpose(counting, options.deadline_kind), target };
        let address = self.wire.address(route, options.wants_answer)?;
        self.allow(&permission)?;
        let own = match (options.place, counting) {
            (Some(_), _) | (None, Counting::Not) => None,
            (None, _) => Some(self.limiter.enter(&Key::of(&method, route), QUEUE).ok_or(RestError::QueueFull)?),
        };
        let place = options.place.or(own.as_ref());
        let (mut tries, mut is_probe) = (Tries::new(options.rules(body.has_files())), false);
        let time =
            if options.deadline_kind == Deadline::Interaction { INTERACTION_ATTEMPT_TIMEOUT } else { ATTEMPT_TIMEOUT };
        loop {
            let in_flight = match place {
                Some(place) => Some(self.limiter.wait(place, counting, options.deadline).await.map_err(late)?),
                None => None,
            };
            self.outlast_ban(options.deadline).await?;
            // While it waited, others may have been refused. Who tries it for all is not held up by that.
            if !is_probe {
                self.allow(&permission)?;
                is_probe = self.probe(&permission);
            }
            let left = options.deadline.saturating_duration_since(Instant::now());
            let request = self.wire.request(&method, &address, &body);
            let exchanged = self.wire.exchange(request, options.wants_answer, left.min(time)).await;
            let outcome = match exchanged {
                Ok(answer) => self.learn(answer, in_flight.as_ref(), &permission),
                Err(error) => error.into(),
            };
            drop(in_flight);
            // A 429 is waited out here, or, by all requests of a bucket, in its queue (`RateLimiter::wait`).
            let is_queued = place.is_some() && matches!(outcome, AttemptOutcome::Limited(_));
            match tries.after(outcome, Instant::now())? {
                Ok(said) => return Ok(said),
                Err(_) if is_queued => {}
                Err(wait) => sleep(wait).await,
            }
        }
    }

    /// Whether a request may be sent at all.
    fn allow(&self, Permission { purpose, target, .. }: &Permission) -> Result<(), RestError> {
        let now = Instant::now();
        if !lock(&self.invalid).allow(*purpose, now) {
            return Err(RestError::Stopped);
        }
        let Some(target) = target else { return Ok(()) };
        let forbidden = lock(&self.forbidden);
        for with_files in [false, true].into_iter().take(1 + usize::from(target.with_files)) {
            if let Some(code) = forbidden.code(&Target { with_files, ..target.clone() }, now) {
                let message = forbidden::REMEMBERED.to_owned();
                return Err(RestError::Refused { status: 403, code, message, again: false, with_files });
            }
        }
        Ok(())
    }

    /// It is sent; whether others wait for what comes of it.
    fn probe(&self, permission: &Permission) -> bool {
        let Some(target) = &permission.target else { return false };
        let (mut forbidden, now) = (lock(&self.forbidden), Instant::now());
        let in_text = Target { with_files: false, ..target.clone() };
        forbidden.tried(&in_text, now) | forbidden.tried(target, now)
    }

    /// Waits until the address is not banned any longer.
    async fn outlast_ban(&self, deadline: Instant) -> Result<(), RestError> {
        while let Some(until) = self.limiter.banned() {
            if until >= deadline {
                return Err(RestError::Timeout("Discord has banned this address for a while".to_owned()));
            }
            tokio::time::sleep_until(until.into()).await;
        }
        Ok(())
    }

    /// Takes in what a response says of limits and rights, and gives what it means for the request.
    fn learn(&self, answer: HttpResponse, in_flight: Option<&InFlight>, permission: &Permission) -> AttemptOutcome {
        let HttpResponse { status, headers, said } = &answer;
        let limited = (*status == StatusCode::TOO_MANY_REQUESTS).then(|| too_many(headers, said));
        if is_invalid(*status, limited.map(|limited| limited.scope)) {
            self.count_invalid();
        }
        if let (Some(in_flight), Some(left)) = (in_flight, rate_limit(headers)) {
            in_flight.learn(left);
        }
        if let Some(limited) = limited {
            self.limited.count(limited.scope);
            tracing::debug!(?limited, "a rate limit");
            self.limiter.too_many(in_flight, limited);
            return AttemptOutcome::Limited(limited.retry_after);
        }
        if let Some(in_flight) = in_flight {
            in_flight.reset_backoff();
        }
        if let Some(target) = &permission.target {
            self.learn_rights(target, *status, said);
        }
        AttemptOutcome::of(answer, permission.counting)
    }

    fn learn_rights(&self, target: &Target, status: StatusCode, said: &[u8]) {
        let mut forbidden = lock(&self.forbidden);
        if status.is_success() {
            forbidden.allowed(&Target { with_files: false, ..target.clone() });
            forbidden.allowed(target);
        }
        if status != StatusCode::FORBIDDEN {
            return;
        }
        if let RestError::Refused { code, .. } = refused(status, said, Counting::Globally)
            && forbidden::is_lasting(code)
        {
            let with_files = target.with_files && code == forbidden::MISSING_PERMISSIONS;
            forbidden.refused(Target { with_files, ..target.clone() }, code, Instant::now());
        }
    }

    fn count_invalid(&self) {
        let mut invalid = lock(&self.invalid);
        invalid.count(Instant::now());
        match invalid.recent(Instant::now()) {
            number @ invalid::MESSAGES => tracing::error!(number, "Discord refuses too much: no messages are sent"),
            number @ invalid::LOOKUPS => {
                tracing::error!(number, "Discord refuses too much: nothing is sent but answers to interactions");
            }
            _ => {}
        }
    }
}

const fn purpose(counting: Counting, deadline_kind: Deadline) -> Purpose {
    match (counting, deadline_kind) {
        (Counting::Alone | Counting::Not, _) => Purpose::Interaction,
        (Counting::Globally, Deadline::Interaction | Deadline::Once) => Purpose::Lookup,
        (Counting::Globally, Deadline::Message | Deadline::Background) => Purpose::Message,
    }
}

fn late(_: crate::bot::discord::rest::rate_limiter::TooLate) -> RestError {
    RestError::Timeout("rate limit".to_owned())
}

pub(crate) fn lock<T>(it: &std::sync::Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}
