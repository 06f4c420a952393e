//! How many invalid requests the process has sent recently. Discord bans an address from which ten thousand come in ten
//! minutes. The clock is passed in.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// The time over which Discord counts.
const WINDOW: Duration = Duration::from_secs(10 * 60);
/// Requests are counted together that come within this time.
const SLOT: Duration = Duration::from_secs(5);
/// From this number on no more messages are sent, nor anything that nobody waits for.
pub const MESSAGES: u32 = 2_000;
/// From this number on nothing is sent but answers to interactions.
pub const LOOKUPS: u32 = 5_000;

/// For what a request is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To answer an interaction.
    Interaction,
    /// To learn what an answer needs.
    Lookup,
    /// A message, or something that nobody waits for.
    Message,
}

/// Invalid requests of the last ten minutes.
#[derive(Debug, Default)]
pub struct InvalidRequests {
    /// When a slot began, and how many came in it.
    slots: VecDeque<(Instant, u32)>,
    sum: u32,
}

impl InvalidRequests {
    /// There was one more.
    pub fn count(&mut self, now: Instant) {
        self.forget(now);
        match self.slots.back_mut().filter(|(began, _)| now.saturating_duration_since(*began) < SLOT) {
            Some((_, number)) => *number = number.saturating_add(1),
            None => self.slots.push_back((now, 1)),
        }
        self.sum = self.sum.saturating_add(1);
    }

    /// How many there were in the last ten minutes.
    pub fn recent(&mut self, now: Instant) -> u32 {
        self.forget(now);
        self.sum
    }

    /// Whether a request may still be sent.
    pub fn allow(&mut self, purpose: Purpose, now: Instant) -> bool {
        match purpose {
            Purpose::Interaction => true,
            Purpose::Lookup => self.recent(now) < LOOKUPS,
            Purpose::Message => self.recent(now) < MESSAGES,
        }
    }

    fn forget(&mut self, now: Instant) {
        // A slot counts until the last that may be in it is old enough.
        while let Some((_, number)) =
            self.slots.pop_front_if(|(began, _)| now.saturating_duration_since(*began) >= WINDOW + SLOT)
        {
            self.sum = self.sum.saturating_sub(number);
        }
    }
}
