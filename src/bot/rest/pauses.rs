//! Which requests have to wait, because Discord said so.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use serenity::http::{RatelimitingBucket, Route};

/// Requests that Discord counts together.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Group {
    bucket: RatelimitingBucket,
    /// The interaction's token: each is counted by itself.
    token: Option<String>,
    /// Whether they answer an interaction: what is said of all requests does not hold for these.
    is_answer: bool,
}

impl Group {
    /// The group to which a route belongs.
    pub fn of(route: Route<'_>) -> Group {
        let token = if let Route::WebhookFollowupMessages { token, .. }
        | Route::WebhookOriginalInteractionResponse { token, .. } = route
        {
            Some(token.to_owned())
        } else {
            None
        };
        let is_answer = token.is_some() || matches!(route, Route::InteractionResponse { .. });
        Group { bucket: route.ratelimiting_bucket(), token, is_answer }
    }
}

/// Until when to send nothing, for each group of requests that Discord counts together and for all of them.
#[derive(Default)]
pub struct Pauses(Mutex<Until>);

#[derive(Default)]
struct Until {
    all: Option<Instant>,
    groups: HashMap<Group, Instant>,
}

impl Pauses {
    /// Waits until a request of this group may be sent. False, at once, if that is after the deadline.
    pub async fn wait(&self, group: &Group, deadline: Instant) -> bool {
        while let Some(until) = self.until(group) {
            if until >= deadline {
                return false;
            }
            tokio::time::sleep_until(until.into()).await;
        }
        true
    }

    /// Nothing of this group for a while.
    pub fn pause(&self, group: &Group, time: Duration) {
        let now = Instant::now();
        let mut until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        until.groups.retain(|_, until| *until > now);
        until.groups.insert(group.clone(), now + time);
    }

    /// Nothing at all for a while, but answers to interactions.
    pub fn pause_all(&self, time: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).all = Some(Instant::now() + time);
    }

    fn until(&self, group: &Group) -> Option<Instant> {
        let now = Instant::now();
        let until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all = until.all.filter(|_| !group.is_answer);
        until.groups.get(group).copied().max(all).filter(|until| *until > now)
    }
}
