//! One bot under load: one at a time, and many at once.

use std::time::{Duration, Instant};

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    CROWD, CROWDED, SINGLE, WINDOW,
    discord::Send,
    process::Bot,
    traffic::{Traffic, View},
};

/// A bot, and what was measured of it so far.
pub struct Lane {
    name: &'static str,
    bot: Bot,
    traffic: Traffic,
    heard: UnboundedReceiver<(String, Instant)>,
    /// How many interactions are sent in a round, many at once.
    many: usize,
    figures: Figures,
}

/// What was measured of a bot.
#[derive(Default)]
pub struct Figures {
    pub name: &'static str,
    /// From the event to the response, one at a time.
    pub latencies: Vec<Duration>,
    /// The same with 128 under way.
    pub many: Vec<Duration>,
    /// The same with a thousand.
    pub crowded: Vec<Duration>,
    /// For each round, what it took to answer how many at once, and the processor's time for that.
    pub rounds: Vec<(usize, Duration, Duration)>,
    pub idle: u64,
    /// The memory after each round.
    pub memory: Vec<u64>,
}

impl Lane {
    pub fn new(name: &'static str, bot: Bot, view: View, many: usize) -> Lane {
        let (clock, heard) = unbounded_channel();
        bot.discord.lock().clock = Some(clock);
        let figures = Figures { name, ..Figures::default() };
        Lane { name, bot, traffic: Traffic::new(view), heard, many, figures }
    }

    /// Notes the memory of a bot that has done nothing yet.
    pub fn rest(&mut self) {
        self.figures.idle = self.bot.memory();
    }

    pub async fn round(&mut self) {
        // The first ones find everything cold.
        self.send(WINDOW, WINDOW).await;
        let one = self.send(SINGLE, 1).await;
        self.figures.latencies.extend(one);
        let (busy, began) = (self.bot.busy(), Instant::now());
        let many = self.send(self.many, WINDOW).await;
        self.figures.rounds.push((many.len(), began.elapsed(), self.bot.busy() - busy));
        self.figures.many.extend(many);
        let crowded = self.send(CROWDED, CROWD).await;
        self.figures.crowded.extend(crowded);
        self.figures.memory.push(self.bot.memory());
    }

    /// Sends a number of interactions, never more than `window` unanswered, and gives how long each took.
    async fn send(&mut self, count: usize, window: usize) -> Vec<Duration> {
        let gate = self.bot.discord.lock().open.clone().expect("a connection");
        let first = self.traffic.sent();
        let mut sent = Vec::with_capacity(count);
        let mut taken = Vec::with_capacity(count);
        while taken.len() < count {
            while sent.len() < count && sent.len() - taken.len() < window {
                let text = self.traffic.next();
                sent.push(Instant::now());
                gate.send(Send::Raw(Message::Text(text)))
                    .unwrap_or_else(|_| panic!("{}: the connection is gone", self.name));
            }
            let next = tokio::time::timeout(Duration::from_secs(10), self.heard.recv()).await;
            let (path, at) = next.unwrap_or_else(|_| panic!("{}: no answer within ten seconds", self.name)).unwrap();
            let number: usize = path.rsplit('/').nth(1).unwrap().parse().unwrap();
            taken.push(at - sent[number - first]);
        }
        taken
    }

    /// What the last round came to.
    pub fn said(&self) -> String {
        let (count, took, busy) = self.figures.rounds.last().unwrap();
        let each = busy.as_secs_f64() * 1e6 / *count as f64;
        let memory = self.figures.memory.last().unwrap();
        format!("{:10} {:6.0}/s, {each:4.0} µs each, {memory} kB", self.name, *count as f64 / took.as_secs_f64())
    }

    pub fn end(self) -> Figures {
        let problems = std::mem::take(&mut self.bot.discord.lock().problems);
        assert!(problems.is_empty(), "{}: {:#?}", self.name, &problems[..problems.len().min(3)]);
        self.figures
    }
}
