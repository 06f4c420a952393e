//! How often somebody may ask. Whoever asks faster is told so, and costs next to nothing. The clock is passed in.

use std::{
    collections::HashMap,
    hash::Hash,
    num::NonZeroU32,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::case::{Person, Place};

/// What is at rest gathers as much as ten seconds bring: a handful of quick presses is nothing unusual.
const REST: Duration = Duration::from_secs(10);
/// So many times as often as a person may ask, his client may while he types, and he may send in text boxes: those were
/// opened by a press that counted, and what he typed would be lost.
const TYPING: NonZeroU32 = NonZeroU32::MIN.saturating_add(4);
/// So many times as often as a person may ask, all of a server may together. An answer takes less than ten milliseconds, so
/// that at sixty a minute for a person, one server never takes more than a fifth of a processor.
const SERVER: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);
/// So many messages a minute are answered in a channel, however many ask there. Discord takes sixty in each, and an answer may
/// be several.
const CHANNEL: NonZeroU32 = NonZeroU32::MIN.saturating_add(29);
/// A channel that is at rest gathers more: a class may ask at once, and waits for the answers.
const CHANNEL_REST: Duration = Duration::from_secs(30);
/// So many people, servers or channels are remembered who are not at rest.
const MEMORY: usize = 10_000;

/// A steady pace, with some in hand for whoever was at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    every: Duration,
    rest: Duration,
}

impl Pace {
    /// So many a minute.
    #[must_use]
    pub fn per_minute(number: NonZeroU32) -> Pace {
        let every = Duration::from_secs(60) / number.get();
        Pace { every, rest: REST.max(every) }
    }
}

/// Whether somebody may ask now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum May {
    /// He may.
    Ask,
    /// He may not, and has not been told since he last might.
    BeTold,
    /// He may not, and knows it.
    Wait,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Something to be answered.
    Question,
    /// What somebody is about to type, or has typed into a box.
    Typing,
}

/// Who has asked of late.
pub struct Counted<K> {
    pace: Pace,
    busy: HashMap<K, Busy>,
}

/// Somebody who is not at rest.
struct Busy {
    /// When he will be.
    until: Instant,
    /// Whether he has been told to wait.
    knows: bool,
}

impl<K: Eq + Hash> Counted<K> {
    /// Nobody so far.
    #[must_use]
    pub fn new(pace: Pace) -> Counted<K> {
        Counted { pace, busy: HashMap::new() }
    }

    /// Whether he may ask now; if so, it counts.
    pub fn ask(&mut self, who: K, now: Instant) -> May {
        self.forget(now);
        let Pace { every, rest } = self.pace;
        let busy = self.busy.entry(who).or_insert(Busy { until: now, knows: false });
        let until = busy.until.max(now) + every;
        if until.duration_since(now) > rest {
            return if std::mem::replace(&mut busy.knows, true) { May::Wait } else { May::BeTold };
        }
        *busy = Busy { until, knows: false };
        May::Ask
    }

    /// How many are remembered.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.busy.len()
    }

    /// Makes room: whoever is at rest counts as new. Should too many be left, all start afresh.
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
pub struct Limits(Option<Mutex<All>>);

struct All {
    people: Counted<Person>,
    typing: Counted<Person>,
    servers: Counted<u64>,
    channels: Counted<u64>,
}

impl Limits {
    /// A person may ask so many times a minute; none, as often as he likes.
    #[must_use]
    pub fn new(per_minute: Option<NonZeroU32>) -> Limits {
        Limits(per_minute.map(|number| {
            let times = |factor: NonZeroU32| Pace::per_minute(number.saturating_mul(factor));
            let all = All {
                people: Counted::new(Pace::per_minute(number)),
                typing: Counted::new(times(TYPING)),
                servers: Counted::new(times(SERVER)),
                channels: Counted::new(Pace { rest: CHANNEL_REST, ..Pace::per_minute(CHANNEL) }),
            };
            Mutex::new(all)
        }))
    }

    /// Whether somebody may ask this now, in this place. What he may not ask takes nothing from his server.
    pub fn ask(&self, what: What, who: Person, place: Place, now: Instant) -> May {
        let Some(all) = &self.0 else { return May::Ask };
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        match what {
            What::Typing => all.typing.ask(who, now),
            What::Question => all.question(who, place, None, now),
        }
    }

    /// Whether somebody may be answered a message now, in this channel of this place.
    pub fn message(&self, who: Person, place: Place, channel: u64, now: Instant) -> May {
        let Some(all) = &self.0 else { return May::Ask };
        all.lock().unwrap_or_else(PoisonError::into_inner).question(who, place, Some(channel), now)
    }
}

impl All {
    /// What a person may not ask takes nothing from his channel, and what a channel may not, nothing from its server.
    fn question(&mut self, who: Person, place: Place, channel: Option<u64>, now: Instant) -> May {
        let asked = self.people.ask(who, now);
        let asked = match (asked, channel) {
            (May::Ask, Some(channel)) => self.channels.ask(channel, now),
            (May::Ask | May::BeTold | May::Wait, _) => asked,
        };
        match (asked, place) {
            (May::Ask, Place::Server(server)) => self.servers.ask(server, now),
            (May::Ask | May::BeTold | May::Wait, _) => asked,
        }
    }
}
