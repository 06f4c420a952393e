//! The state of the rate limits, for health checks and metrics.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use crate::bot::discord::rest::{RestClient, response::Scope, send::lock};

/// How it stands with Discord's limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status {
    /// Invalid requests of the last ten minutes.
    pub invalid: u32,
    /// Requests that wait or are in flight.
    pub waiting: usize,
    /// For how long the address is banned, if it is.
    pub banned: Option<Duration>,
    /// How many 429s there were, by their scope.
    pub limited: [(Scope, u64); 4],
}

/// How many 429s there were.
#[derive(Default)]
pub(crate) struct Limited {
    user: AtomicU64,
    shared: AtomicU64,
    global: AtomicU64,
    edge: AtomicU64,
}

impl Limited {
    pub(crate) fn count(&self, scope: Scope) {
        self.of(scope).fetch_add(1, Ordering::Relaxed);
    }

    const fn of(&self, scope: Scope) -> &AtomicU64 {
        match scope {
            Scope::User => &self.user,
            Scope::Shared => &self.shared,
            Scope::Global => &self.global,
            Scope::Edge => &self.edge,
        }
    }
}

impl RestClient {
    /// How it stands with Discord's limits.
    pub fn status(&self) -> Status {
        let now = Instant::now();
        let scopes = [Scope::User, Scope::Shared, Scope::Global, Scope::Edge];
        Status {
            invalid: lock(&self.invalid).recent(now),
            waiting: self.limiter.waiting(),
            banned: self.limiter.banned().map(|until| until.saturating_duration_since(now)),
            limited: scopes.map(|scope| (scope, self.limited.of(scope).load(Ordering::Relaxed))),
        }
    }
}
