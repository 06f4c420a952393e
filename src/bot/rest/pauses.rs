//! Which requests have to wait, because Discord said so.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use serenity::http::RatelimitingBucket;

/// Until when to send nothing, for each group of requests that Discord counts together and for all of them.
#[derive(Default)]
pub struct Pauses(Mutex<Until>);

#[derive(Default)]
struct Until {
    all: Option<Instant>,
    buckets: HashMap<RatelimitingBucket, Instant>,
}

impl Pauses {
    /// Waits until a request of this bucket may be sent. False, at once, if that is after the deadline.
    pub async fn wait(&self, bucket: RatelimitingBucket, deadline: Instant) -> bool {
        while let Some(until) = self.until(bucket) {
            if until >= deadline {
                return false;
            }
            tokio::time::sleep_until(until.into()).await;
        }
        true
    }

    /// Nothing of this bucket for a while.
    pub fn pause(&self, bucket: RatelimitingBucket, time: Duration) {
        let now = Instant::now();
        let mut until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        until.buckets.retain(|_, until| *until > now);
        until.buckets.insert(bucket, now + time);
    }

    /// Nothing at all for a while.
    pub fn pause_all(&self, time: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).all = Some(Instant::now() + time);
    }

    fn until(&self, bucket: RatelimitingBucket) -> Option<Instant> {
        let now = Instant::now();
        let until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        until.buckets.get(&bucket).copied().max(until.all).filter(|until| *until > now)
    }
}
