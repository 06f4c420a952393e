//! Metrics for Prometheus, and the heartbeats of the shards.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant},
};

use prometheus_client::{
    encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::Registry,
};

use crate::{
    bot::discord::rest::{response::Scope, status::Status},
    lawbook::Edition,
};

/// A shard that has not said anything for so long stands still.
const STILL: Duration = Duration::from_secs(30);
/// Bounds of how long answers take, in seconds. Discord waits three.
const TIMES: [f64; 9] = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1.0, 2.0, 3.0];

/// What kind of event was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A command, or the menu of a message.
    Command,
    /// What somebody is about to type.
    Autocomplete,
    /// A button or a menu under a card.
    Component,
    /// A modal.
    Modal,
    /// A message.
    Message,
    /// Something that cannot be read.
    Unreadable,
}

impl EncodeLabelValue for EventKind {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        encoder.write_str(match self {
            EventKind::Command => "command",
            EventKind::Autocomplete => "autocomplete",
            EventKind::Component => "component",
            EventKind::Modal => "modal",
            EventKind::Message => "message",
            EventKind::Unreadable => "unreadable",
        })
    }
}

/// The outcome of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Discord took the answer.
    Answered,
    /// Another process had it.
    HandledElsewhere,
    /// It came too soon after others: the person who asked was told to wait.
    RateLimited,
    /// The bot may not write there, or Discord takes no messages at present.
    Forbidden,
    /// Discord did not take the answer, or not in time.
    Failed,
}

impl EncodeLabelValue for Outcome {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        encoder.write_str(match self {
            Outcome::Answered => "answered",
            Outcome::HandledElsewhere => "handled_elsewhere",
            Outcome::RateLimited => "rate_limited",
            Outcome::Forbidden => "forbidden",
            Outcome::Failed => "failed",
        })
    }
}

/// Whose limit a 429 was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Limit {
    User,
    Shared,
    Global,
    Edge,
}

impl EncodeLabelValue for Limit {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        encoder.write_str(match self {
            Limit::User => "user",
            Limit::Shared => "shared",
            Limit::Global => "global",
            Limit::Edge => "edge",
        })
    }
}

impl From<Scope> for Limit {
    fn from(scope: Scope) -> Limit {
        match scope {
            Scope::User => Limit::User,
            Scope::Shared => Limit::Shared,
            Scope::Global => Limit::Global,
            Scope::Edge => Limit::Edge,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct LimitLabels {
    scope: Limit,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Labels {
    kind: EventKind,
    outcome: Outcome,
}

/// What the process has done, and how its shards are.
pub struct Metrics {
    answers: Family<Labels, Counter>,
    times: Histogram,
    shards: Mutex<BTreeMap<u32, Heartbeat>>,
    connected: Gauge<i64, AtomicI64>,
    store: Gauge<i64, AtomicI64>,
    limited: Family<LimitLabels, Counter>,
    invalid: Gauge<i64, AtomicI64>,
    waiting: Gauge<i64, AtomicI64>,
    banned: Gauge<i64, AtomicI64>,
    registry: Registry,
}

/// When a shard last said something, and whether it was connected then.
struct Heartbeat {
    at: Instant,
    is_connected: bool,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("director_please");
        let editions: Vec<String> = Edition::ALL.iter().map(Edition::to_string).collect();
        let about = vec![("version", env!("CARGO_PKG_VERSION").to_owned()), ("laws", editions.join(" "))];
        registry.register("build", "The program and the editions of the Laws that it knows", Info::new(about));
        let answers = Family::<Labels, Counter>::default();
        registry.register("interactions", "Interactions and messages by outcome", answers.clone());
        let times = Histogram::new(TIMES);
        registry.register("answer_seconds", "From the event to Discord's receipt of the answer", times.clone());
        let connected = Gauge::<i64, AtomicI64>::default();
        registry.register("shards_connected", "Shards of this process that have a session", connected.clone());
        let store = Gauge::<i64, AtomicI64>::default();
        registry.register("store_writable", "Whether cases can be kept", store.clone());
        let limited = Family::<LimitLabels, Counter>::default();
        registry.register("rate_limited", "Responses 429, by whose limit they were about", limited.clone());
        let gauge = |registry: &mut Registry, name, help| {
            let gauge = Gauge::<i64, AtomicI64>::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let invalid = gauge(&mut registry, "invalid_requests", "Responses 401, 403 and 429 of the last ten minutes");
        let waiting = gauge(&mut registry, "requests_waiting", "Requests to Discord that wait or are in flight");
        let banned = gauge(&mut registry, "banned", "Whether Discord has banned this address for a while");
        let shards = Mutex::default();
        Metrics { answers, times, shards, connected, store, limited, invalid, waiting, banned, registry }
    }
}

impl Metrics {
    /// Counts an event and its outcome.
    pub fn count(&self, kind: EventKind, outcome: Outcome, took: Duration) {
        self.answers.get_or_create(&Labels { kind, outcome }).inc();
        if outcome == Outcome::Answered {
            self.times.observe(took.as_secs_f64());
        }
    }

    /// A shard says how it is.
    pub fn pulse(&self, shard: u32, is_connected: bool) {
        let mut shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        shards.insert(shard, Heartbeat { at: Instant::now(), is_connected });
    }

    /// Whether every shard has said something recently.
    pub fn is_live(&self) -> bool {
        let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        shards.values().all(|pulse| pulse.at.elapsed() < STILL)
    }

    /// Whether there is a shard, and every one has a session.
    pub fn is_ready(&self) -> bool {
        let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
        !shards.is_empty() && shards.values().all(|pulse| pulse.is_connected)
    }

    /// The metrics in the text format of Prometheus.
    pub fn write(&self, is_store_open: bool, rest: &Status) -> String {
        {
            let shards = self.shards.lock().unwrap_or_else(PoisonError::into_inner);
            let connected = shards.values().filter(|pulse| pulse.is_connected).count();
            self.connected.set(i64::try_from(connected).unwrap_or(i64::MAX));
        }
        self.store.set(i64::from(is_store_open));
        for (scope, number) in rest.limited {
            let counter = self.limited.get_or_create(&LimitLabels { scope: scope.into() });
            counter.inner().store(number, Ordering::Relaxed);
        }
        self.invalid.set(rest.invalid.into());
        self.waiting.set(i64::try_from(rest.waiting).unwrap_or(i64::MAX));
        self.banned.set(rest.banned.is_some().into());
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "cannot write the metrics");
        }
        text
    }
}
