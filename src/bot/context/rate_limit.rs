//! Rate limits for people, channels and servers (GCRA). The clock is passed in.

use std::{
    collections::HashMap,
    hash::Hash,
    num::NonZeroU32,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::case::{Person, Place};

/// What is at rest gathers as much as ten seconds bring: a handful of quick presses is nothing unusual.
const BURST: Duration = Duration::from_secs(10);
/// While somebody types, their client may ask this many times as often as they may, and so may modals be submitted: those were
/// opened by a press that counted, and what they typed would be lost.
const TYPING: NonZeroU32 = NonZeroU32::MIN.saturating_add(4);
/// Everybody in a server together may ask this many times as often as one person. An answer takes less than ten milliseconds, so
/// that at sixty a minute for a person, one server never takes more than a fifth of a processor.
const SERVER: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);
/// How many messages a minute are answered in a channel, however many ask there. Discord takes sixty in each, and an answer may
/// be several.
const CHANNEL: NonZeroU32 = NonZeroU32::MIN.saturating_add(29);
/// A channel that is at rest gathers more: a class may ask at once, and waits for the answers.
const CHANNEL_REST: Duration = Duration::from_secs(30);
/// In a day, a person may ask as often as in this many minutes at full speed, and so may all of a server together: what is
/// asked is stored, and nobody is to fill the disk.
const MINUTES: NonZeroU32 = NonZeroU32::MIN.saturating_add(39);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How many busy people, servers or channels are remembered.
const MEMORY: usize = 10_000;

/// A steady pace, with a burst after a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    every: Duration,
    rest: Duration,
}

impl Quota {
    /// One in so long, and as many at once as `rest` brings.
    pub const fn new(every: Duration, rest: Duration) -> Quota {
        Quota { every, rest }
    }

    /// A number a minute.
    pub fn per_minute(number: NonZeroU32) -> Quota {
        let every = Duration::from_secs(60) / number.get();
        Quota { every, rest: BURST.max(every) }
    }

    /// A number a day, in whatever part of it.
    pub fn per_day(number: NonZeroU32) -> Quota {
        Quota { every: DAY / number.get(), rest: DAY }
    }
}

/// Whether somebody may ask now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// They may.
    Allow,
    /// They may not, and have not been told since they last might.
    RejectAndNotify,
    /// They may not, and know it.
    Reject,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// Something to be answered.
    Question,
    /// What somebody is about to type, or has typed into a modal.
    Typing,
}

/// Who has asked recently.
pub struct KeyedLimiter<K> {
    pace: Quota,
    busy: HashMap<K, Busy>,
}

/// Somebody who is not at rest.
struct Busy {
    /// When they will be.
    until: Instant,
    /// Whether they have been told to wait.
    knows: bool,
}

impl<K: Eq + Hash> KeyedLimiter<K> {
    /// Nobody so far.
    pub fn new(pace: Quota) -> KeyedLimiter<K> {
        KeyedLimiter { pace, busy: HashMap::new() }
    }

    /// Whether they may ask now; if so, it counts.
    pub fn ask(&mut self, who: K, now: Instant) -> Decision {
        self.forget(now);
        let Quota { every, rest } = self.pace;
        let busy = self.busy.entry(who).or_insert(Busy { until: now, knows: false });
        let until = busy.until.max(now) + every;
        if until.duration_since(now) > rest {
            return if std::mem::replace(&mut busy.knows, true) { Decision::Reject } else { Decision::RejectAndNotify };
        }
        *busy = Busy { until, knows: false };
        Decision::Allow
    }

    /// What they last asked counts as nothing after all.
    pub fn give_back(&mut self, who: &K) {
        if let Some(busy) = self.busy.get_mut(who) {
            busy.until = busy.until.checked_sub(self.pace.every).unwrap_or(busy.until);
        }
    }

    /// Whether they might ask now; that counts as nothing.
    pub fn has_room(&self, who: &K, now: Instant) -> bool {
        let Quota { every, rest } = self.pace;
        self.busy.get(who).is_none_or(|busy| (busy.until.max(now) + every).duration_since(now) <= rest)
    }

    /// How many are remembered.
    pub fn remembered(&self) -> usize {
        self.busy.len()
    }

    /// Makes room: those at rest count as new. Should too many be left, all are forgotten.
    fn forget(&mut self, now: Instant) {
        if self.busy.len() < MEMORY {
            return;
        }
        self.busy.retain(|_, busy| busy.until > now);
        if self.busy.len() > MEMORY / 2 {
            self.busy.clear();
        }
    }
}

/// The limits of a process.
#[derive(Default)]
pub struct RateLimiter(Option<Mutex<All>>);

struct All {
    people: KeyedLimiter<Person>,
    days: KeyedLimiter<Person>,
    typing: KeyedLimiter<Person>,
    servers: KeyedLimiter<u64>,
    server_days: KeyedLimiter<u64>,
    channels: KeyedLimiter<u64>,
}

impl RateLimiter {
    /// How many times a minute a person may ask; `None`: as often as they like.
    pub fn new(per_minute: Option<NonZeroU32>) -> RateLimiter {
        RateLimiter(per_minute.map(|number| {
            let times = |factor: NonZeroU32| Quota::per_minute(number.saturating_mul(factor));
            let day = |factor: NonZeroU32| Quota::per_day(number.saturating_mul(MINUTES).saturating_mul(factor));
            let all = All {
                people: KeyedLimiter::new(Quota::per_minute(number)),
                days: KeyedLimiter::new(day(NonZeroU32::MIN)),
                typing: KeyedLimiter::new(times(TYPING)),
                servers: KeyedLimiter::new(times(SERVER)),
                server_days: KeyedLimiter::new(day(SERVER)),
                channels: KeyedLimiter::new(Quota { rest: CHANNEL_REST, ..Quota::per_minute(CHANNEL) }),
            };
            Mutex::new(all)
        }))
    }

    /// Whether somebody may ask this now, in this place. What they may not ask takes nothing from their server.
    pub fn ask(&self, what: RequestKind, who: Person, place: Place, now: Instant) -> Decision {
        let Some(all) = &self.0 else { return Decision::Allow };
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        match what {
            RequestKind::Typing => all.typing.ask(who, now),
            RequestKind::Question => all.question(who, place, None, now),
        }
    }

    /// Whether the bot may post into this channel now, of its own accord or because a quiz night goes on.
    pub fn post(&self, channel: u64, now: Instant) -> bool {
        let Some(all) = &self.0 else { return true };
        all.lock().unwrap_or_else(PoisonError::into_inner).channels.ask(channel, now) == Decision::Allow
    }

    /// Whether somebody may be answered a message now, in this channel of this place.
    pub fn message(&self, who: Person, place: Place, channel: u64, now: Instant) -> Decision {
        let Some(all) = &self.0 else { return Decision::Allow };
        all.lock().unwrap_or_else(PoisonError::into_inner).question(who, place, Some(channel), now)
    }
}

impl All {
    /// What a person may not ask takes nothing from their channel, and what a channel may not, nothing from its server.
    fn question(&mut self, who: Person, place: Place, channel: Option<u64>, now: Instant) -> Decision {
        let asked = match self.people.ask(who, now) {
            Decision::Allow => self.days.ask(who, now),
            asked @ (Decision::RejectAndNotify | Decision::Reject) => asked,
        };
        let asked = match (asked, channel) {
            (Decision::Allow, Some(channel)) => self.channels.ask(channel, now),
            (Decision::Allow | Decision::RejectAndNotify | Decision::Reject, _) => asked,
        };
        let Place::Server(server) = place else { return asked };
        match asked {
            Decision::Allow => match self.servers.ask(server, now) {
                Decision::Allow => self.server_days.ask(server, now),
                asked @ (Decision::RejectAndNotify | Decision::Reject) => asked,
            },
            Decision::RejectAndNotify | Decision::Reject => asked,
        }
    }
}
