//! When to reconnect: at once after a stable connection, with a backoff after failures.

use std::{
    hash::{BuildHasher as _, RandomState},
    time::Duration,
};

use tokio::time::Instant;

/// How long a connection stands before its loss is a new one, and not the last one again.
const STABLE_AFTER: Duration = Duration::from_secs(10);
/// The wait after the first connection in a row that did not come up; it doubles from one to the next.
const INITIAL_BACKOFF: Duration = Duration::from_secs(1);
/// The wait after the second connection in a row that came up and was lost soon; it doubles from one to the next.
const SOON: Duration = Duration::from_millis(125);
/// The longest such wait, while sessions are resumed: what is said meanwhile is answered that much later.
const LONGEST_SOON: Duration = Duration::from_secs(1);
/// The wait before a session is begun in place of one that Discord has forgotten; up to a second is added by chance, for all
/// shards may have been forgotten at once.
const FORGOTTEN: Duration = Duration::from_secs(1);
/// The longest wait before a session is resumed.
const MAX_RESUME_BACKOFF: Duration = Duration::from_secs(5);
/// The longest wait before a session is begun. Discord counts how often a bot does that, and allows a thousand a day.
const MAX_IDENTIFY_BACKOFF: Duration = Duration::from_secs(30);
/// How long the gateway may take to accept a connection and to say hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(15);
/// How long the gateway may say nothing before it lets a session go on, once it has said hello.
const READY_TIMEOUT: Duration = Duration::from_secs(30);

/// How often a connection that is being made is looked at before it counts as another one: to make one takes a dozen looks.
const MAX_POLLS: u32 = 50;

/// The tries to get and to keep a connection.
pub struct ReconnectPolicy {
    /// Connections in a row that did not come up.
    failed: u32,
    /// Connections in a row that came up and were lost soon.
    lost_soon: u32,
    stage: Stage,
    is_connected: bool,
    looks: u32,
}

/// What there is to go on with after a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// A session to resume.
    Session,
    /// None, because Discord has forgotten the one that there was.
    Forgotten,
    /// None.
    Nothing,
}

/// How far a connection has come, and since when.
enum Stage {
    /// It is being made.
    Connecting(Instant),
    /// The gateway has said hello, or something since.
    HelloReceived(Instant),
    /// The session is there.
    Ready(Instant),
}

impl ReconnectPolicy {
    /// Before the first one.
    pub fn new() -> ReconnectPolicy {
        ReconnectPolicy {
            failed: 0,
            lost_soon: 0,
            stage: Stage::Connecting(Instant::now()),
            is_connected: false,
            looks: 0,
        }
    }

    /// A look at a connection that says nothing at the moment. Whether it is lost: it was there and is not any more, or it
    /// comes and goes between looks.
    pub fn is_lost(&mut self, is_connected: bool) -> bool {
        if is_connected {
            self.is_connected = true;
            return false;
        }
        self.looks = self.looks.saturating_add(1);
        self.is_connected || self.looks > MAX_POLLS
    }

    /// The gateway said something; `is_up` once the session is there.
    pub fn heard(&mut self, is_up: bool) {
        let now = Instant::now();
        match self.stage {
            Stage::Connecting(_) | Stage::HelloReceived(_) if is_up => self.stage = Stage::Ready(now),
            // What was missed comes before the word that the session goes on.
            Stage::Connecting(_) | Stage::HelloReceived(_) => self.stage = Stage::HelloReceived(now),
            Stage::Ready(_) => {}
        }
    }

    /// Until when the gateway must say something, where nothing else would tell that it is not there: heartbeats begin
    /// with its hello, and a shard that begins a session has to wait its turn.
    pub fn deadline(&self, has_session: bool) -> Option<Instant> {
        match self.stage {
            Stage::Connecting(since) => Some(since + HELLO_TIMEOUT),
            Stage::HelloReceived(since) if has_session => Some(since + READY_TIMEOUT),
            Stage::HelloReceived(_) | Stage::Ready(_) => None,
        }
    }

    /// Whether the session is there.
    pub const fn is_up(&self) -> bool {
        matches!(self.stage, Stage::Ready(_))
    }

    /// The connection is lost, or was not to be had; says when to try again.
    pub fn lost(&mut self, after: After) -> Instant {
        let now = Instant::now();
        let wait = match self.stage {
            Stage::Ready(since) => {
                self.failed = 0;
                self.lost_soon = if now - since >= STABLE_AFTER { 0 } else { self.lost_soon };
                let wait = match after {
                    After::Session => doubled(SOON, self.lost_soon).min(LONGEST_SOON),
                    After::Forgotten | After::Nothing => {
                        doubled(INITIAL_BACKOFF, self.lost_soon).min(MAX_IDENTIFY_BACKOFF)
                    }
                };
                self.lost_soon = self.lost_soon.saturating_add(1);
                wait
            }
            // Discord said so itself: it is there, however long it was away. But if it forgets sessions that have hardly
            // begun, it lets nobody begin a thousand of them.
            Stage::HelloReceived(_) if after == After::Forgotten => {
                self.failed = 0;
                doubled(INITIAL_BACKOFF, self.lost_soon.saturating_sub(1))
                    .min(MAX_IDENTIFY_BACKOFF)
                    .max(FORGOTTEN + by_chance())
            }
            Stage::Connecting(_) | Stage::HelloReceived(_) => {
                self.failed = self.failed.saturating_add(1);
                let longest = if after == After::Session { MAX_RESUME_BACKOFF } else { MAX_IDENTIFY_BACKOFF };
                doubled(INITIAL_BACKOFF, self.failed).min(longest)
            }
        };
        let at = now + wait;
        let (failed, lost_soon) = (self.failed, self.lost_soon);
        *self = ReconnectPolicy { failed, lost_soon, stage: Stage::Connecting(at), ..ReconnectPolicy::new() };
        at
    }
}

/// A wait that doubles each time; none before the first.
fn doubled(first: Duration, times: u32) -> Duration {
    times.checked_sub(1).map_or(Duration::ZERO, |before| first * 2_u32.saturating_pow(before.min(8)))
}

/// Up to a second.
fn by_chance() -> Duration {
    Duration::from_millis(RandomState::new().hash_one(()) % 1000)
}
