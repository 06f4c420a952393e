//! A queue for each rate-limit bucket: requests are sent in the order in which they came, and not before Discord takes them.
//! Beside that, the limit on all requests of the bot, and the pauses for which a 429 asks.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{
    sync::{Mutex as Turn, Notify},
    time::{sleep_until, timeout_at},
};

use crate::bot::discord::rest::{
    bucket::{Counting, Key, Next, Sent, Window},
    response::{LONGEST, RateLimit, Scope, TooMany},
};

/// How many requests a second Discord takes from a bot, not counting answers to interactions.
const GLOBAL: usize = 50;
/// A second, and some time for requests that are faster than those before them.
const SECOND: Duration = Duration::from_millis(1050);
/// How many unused buckets are remembered.
const MEMORY: usize = 1_000;

/// Whether and when requests may be sent.
#[derive(Default)]
pub struct RateLimiter {
    buckets: Mutex<HashMap<Key, Arc<Bucket>>>,
    all: Mutex<All>,
    waiting: Arc<AtomicUsize>,
}

/// What holds for all requests.
#[derive(Default)]
struct All {
    /// When the last ones were sent, as many as Discord takes in a second.
    sent: VecDeque<Instant>,
    paused: Option<Instant>,
    banned: Option<Instant>,
}

/// A bucket and its queue.
#[derive(Default)]
struct Bucket {
    /// Whose turn it is to be sent. It is fair.
    turn: Turn<()>,
    window: Mutex<Window>,
    /// A request is not in flight any longer.
    ended: Notify,
    /// Places in the queue that are taken.
    places: AtomicUsize,
}

/// A place in the queue of a bucket, until it is dropped.
pub struct Place {
    bucket: Arc<Bucket>,
    waiting: Arc<AtomicUsize>,
}

/// A request that is in flight, until this is dropped.
pub struct InFlight {
    bucket: Arc<Bucket>,
    sent: Sent,
}

/// Nothing may be sent before the time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLate;

impl RateLimiter {
    /// A place in the queue of a bucket; `None` where the queue is full.
    pub fn enter(&self, key: &Key, most: usize) -> Option<Place> {
        let bucket = self.bucket(key);
        let entered = bucket
            .places
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |taken| (taken < most).then_some(taken + 1));
        entered.ok()?;
        self.waiting.fetch_add(1, Ordering::Relaxed);
        Some(Place { bucket, waiting: Arc::clone(&self.waiting) })
    }

    /// Waits until the request may be sent that has this place.
    ///
    /// # Errors
    ///
    /// When that is after the deadline.
    pub async fn wait(&self, place: &Place, counting: Counting, deadline: Instant) -> Result<InFlight, TooLate> {
        let bucket = &place.bucket;
        let _turn = timeout_at(deadline.into(), bucket.turn.lock()).await.map_err(|_| TooLate)?;
        let in_flight = loop {
            match self.next(bucket) {
                Ok(in_flight) => break in_flight,
                Err(Next::At(at)) => until(at, deadline).await?,
                Err(Next::AfterResponse(at)) => {
                    let at = at.map_or(deadline, |at| at.min(deadline));
                    let ended = timeout_at(at.into(), bucket.ended.notified()).await;
                    if ended.is_err() && Instant::now() >= deadline {
                        return Err(TooLate);
                    }
                }
                Err(Next::Now) => {}
            }
        };
        if counting == Counting::Globally {
            while let Some(at) = self.next_of_all() {
                until(at, deadline).await?;
            }
        }
        Ok(in_flight)
    }

    /// When the next of all requests may be sent; `None` for now, and then it counts.
    fn next_of_all(&self) -> Option<Instant> {
        self.all().next(Instant::now())
    }

    /// A place in flight in this bucket, or when there may be one.
    fn next(&self, bucket: &Arc<Bucket>) -> Result<InFlight, Next> {
        let mut window = lock(&bucket.window);
        let now = Instant::now();
        match window.next(now) {
            Next::Now => Ok(InFlight { bucket: Arc::clone(bucket), sent: window.send(now) }),
            later @ (Next::At(_) | Next::AfterResponse(_)) => Err(later),
        }
    }

    /// Discord asks to wait with this.
    pub fn too_many(&self, in_flight: Option<&InFlight>, said: TooMany) {
        let now = Instant::now();
        let until = now + said.retry_after.min(LONGEST);
        let mut all = self.all();
        match said.scope {
            Scope::User | Scope::Shared => {}
            Scope::Global => all.paused = all.paused.max(Some(until)),
            Scope::Edge => all.banned = all.banned.max(Some(until)),
        }
        if let Some(InFlight { bucket, .. }) = in_flight {
            lock(&bucket.window).pause(said.retry_after, now);
        }
    }

    /// How long the address is banned, if it is.
    pub fn banned(&self) -> Option<Instant> {
        self.all().banned.filter(|until| *until > Instant::now())
    }

    /// How many places are taken in all queues.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    fn bucket(&self, key: &Key) -> Arc<Bucket> {
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= MEMORY && !buckets.contains_key(key) {
            let now = Instant::now();
            buckets.retain(|_, bucket| Arc::strong_count(bucket) > 1 || !lock(&bucket.window).is_idle(now));
        }
        Arc::clone(buckets.entry(key.clone()).or_default())
    }

    fn all(&self) -> MutexGuard<'_, All> {
        lock(&self.all)
    }
}

impl All {
    /// When the next request may be sent; `None` for now, and then it counts.
    fn next(&mut self, now: Instant) -> Option<Instant> {
        if let Some(until) = self.paused.filter(|until| *until > now) {
            return Some(until);
        }
        if let Some(at) =
            self.sent.front().map(|sent| *sent + SECOND).filter(|at| self.sent.len() >= GLOBAL && *at > now)
        {
            return Some(at);
        }
        if self.sent.len() >= GLOBAL {
            self.sent.pop_front();
        }
        self.sent.push_back(now);
        None
    }
}

impl InFlight {
    /// The response says what is left of the bucket.
    pub fn learn(&self, said: RateLimit) {
        lock(&self.bucket.window).learn(said, self.sent, Instant::now());
    }

    /// The request was not rate limited.
    pub fn reset_backoff(&self) {
        lock(&self.bucket.window).reset_backoff();
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        lock(&self.bucket.window).end();
        self.bucket.ended.notify_one();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.bucket.places.fetch_sub(1, Ordering::Relaxed);
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Waits, unless that is too late.
async fn until(at: Instant, deadline: Instant) -> Result<(), TooLate> {
    if at >= deadline {
        return Err(TooLate);
    }
    sleep_until(at.into()).await;
    Ok(())
}

fn lock<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}
