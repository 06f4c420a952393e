//! Where Discord has refused something: it is not asked there for a while, since each refusal counts as an invalid
//! request. The clock is passed in.

use std::{
    collections::HashMap,
    hash::Hash,
    time::{Duration, Instant},
};

use hyper::Method;
use serenity::{all::ChannelId, http::Route};

/// The first pause. It doubles from refusal to refusal.
const FIRST: Duration = Duration::from_secs(5 * 60);
/// The longest pause.
const LONGEST: Duration = Duration::from_secs(60 * 60);
/// How long to wait for the response to the first request after a pause before another one is sent.
const PROBE: Duration = Duration::from_secs(30);
/// How many places are remembered.
const MEMORY: usize = 10_000;

/// What is said where Discord was not even asked.
pub(crate) const REMEMBERED: &str = "refused there recently, and not asked again";

/// Discord's code where the bot may not look at a channel.
pub const MISSING_ACCESS: u64 = 50001;
/// Where it may not send to somebody.
pub const CANNOT_SEND_TO_USER: u64 = 50007;
/// Where it may not do there what it tries to.
pub const MISSING_PERMISSIONS: u64 = 50013;
/// Where it has no server in common with somebody.
pub const NO_MUTUAL_SERVERS: u64 = 50278;

/// What is refused: messages in a channel, or changes of them, with files, or all; or to look at a server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// The channel or server; no two have the same number.
    pub place: u64,
    /// POST to send, PATCH to change, GET to look.
    pub method: Method,
    /// Whether only what has files is meant.
    pub with_files: bool,
}

impl Target {
    /// What a request would do somewhere, if it does.
    pub fn of(method: &Method, route: Route<'_>, with_files: bool) -> Option<Target> {
        let place = if let Route::ChannelMessages { channel_id }
        | Route::ChannelMessage { channel_id, .. }
        | Route::ChannelForumPosts { channel_id } = route
        {
            channel_id.get()
        } else if let Route::Guild { guild_id } | Route::GuildMember { guild_id, .. } = route {
            guild_id.get()
        } else {
            return None;
        };
        Some(Target { place, method: method.clone(), with_files })
    }

    /// Messages in a channel.
    pub const fn messages(channel: ChannelId) -> Target {
        Target { place: channel.get(), method: Method::POST, with_files: false }
    }
}

/// Whether Discord's code says that the same will be refused there again.
pub const fn is_lasting(code: u64) -> bool {
    matches!(code, MISSING_ACCESS | CANNOT_SEND_TO_USER | MISSING_PERMISSIONS | NO_MUTUAL_SERVERS)
}

/// What was refused.
#[derive(Debug)]
pub struct Forbidden<K = Target>(HashMap<K, Refusal>);

#[derive(Debug)]
struct Refusal {
    code: u64,
    at: Instant,
    until: Instant,
    pause: Duration,
}

impl<K> Default for Forbidden<K> {
    fn default() -> Forbidden<K> {
        Forbidden(HashMap::new())
    }
}

impl<K: Eq + Hash> Forbidden<K> {
    /// Discord's code, where something is not to be tried now.
    pub fn code(&self, what: &K, now: Instant) -> Option<u64> {
        self.0.get(what).filter(|refusal| now < refusal.until).map(|refusal| refusal.code)
    }

    /// It is tried. After a pause, one request tries it for all; whether this is that one.
    pub fn tried(&mut self, what: &K, now: Instant) -> bool {
        let Some(refusal) = self.0.get_mut(what) else { return false };
        refusal.until = refusal.until.max(now + PROBE);
        true
    }

    /// It is refused, with this code.
    pub fn refused(&mut self, what: K, code: u64, now: Instant) {
        if self.0.len() >= MEMORY {
            self.0.retain(|_, refusal| now < refusal.until + refusal.pause);
        }
        if self.0.len() >= MEMORY {
            self.0.clear();
        }
        let pause = match self.0.get(&what) {
            // Several were in flight at once: that is one refusal.
            Some(before) if now < before.at + PROBE => before.pause,
            Some(before) => (before.pause * 2).min(LONGEST),
            None => FIRST,
        };
        self.0.insert(what, Refusal { code, at: now, until: now + pause, pause });
    }

    /// It is allowed.
    pub fn allowed(&mut self, what: &K) {
        self.0.remove(what);
    }

    /// How many refusals are remembered.
    pub fn remembered(&self) -> usize {
        self.0.len()
    }
}
