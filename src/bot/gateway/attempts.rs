//! When to connect again: at once after a connection that stood, later and later after those that did not.

use std::time::Duration;

use tokio::time::Instant;

/// How long a connection stands before its loss is a new one, and not the last one again.
const STEADY: Duration = Duration::from_secs(10);
/// The wait after the second loss in a row; it doubles from loss to loss.
const FIRST: Duration = Duration::from_secs(1);
/// The longest wait before a session is resumed.
const RESUME: Duration = Duration::from_secs(5);
/// The longest wait before a session is begun. Discord counts how often a bot does that, and allows a thousand a day.
const BEGIN: Duration = Duration::from_secs(30);
/// How long the gateway may take to accept a connection and to say hello.
const HELLO: Duration = Duration::from_secs(15);
/// How long the gateway may say nothing before it lets a session go on, once it has said hello.
const WELCOME: Duration = Duration::from_secs(30);

/// After so many looks at a connection that is being made, it is another one each time: to make one takes a dozen.
const LOOKS: u32 = 50;

/// The tries to get and to keep a connection.
pub struct Attempts {
    losses: u32,
    stage: Stage,
    is_connected: bool,
    looks: u32,
}

/// How far a connection has come, and since when.
enum Stage {
    /// It is being made.
    Calling(Instant),
    /// The gateway has said hello, or something since.
    Greeted(Instant),
    /// The session is there.
    Up(Instant),
}

impl Attempts {
    /// Before the first one.
    #[must_use]
    pub fn new() -> Attempts {
        Attempts { losses: 0, stage: Stage::Calling(Instant::now()), is_connected: false, looks: 0 }
    }

    /// A look at a connection that says nothing at the moment. Whether it is lost: it was there and is not any more, or it
    /// comes and goes between looks.
    pub fn is_lost(&mut self, is_connected: bool) -> bool {
        if is_connected {
            self.is_connected = true;
            return false;
        }
        self.looks = self.looks.saturating_add(1);
        self.is_connected || self.looks > LOOKS
    }

    /// The gateway said something; `is_up` once the session is there.
    pub fn heard(&mut self, is_up: bool) {
        let now = Instant::now();
        match self.stage {
            Stage::Calling(_) | Stage::Greeted(_) if is_up => self.stage = Stage::Up(now),
            // What was missed comes before the word that the session goes on.
            Stage::Calling(_) | Stage::Greeted(_) => self.stage = Stage::Greeted(now),
            Stage::Up(_) => {}
        }
    }

    /// Until when the gateway must say something, where nothing else would tell that it is not there: heartbeats begin
    /// with its hello, and who begins a session has to wait his turn.
    #[must_use]
    pub fn deadline(&self, has_session: bool) -> Option<Instant> {
        match self.stage {
            Stage::Calling(since) => Some(since + HELLO),
            Stage::Greeted(since) if has_session => Some(since + WELCOME),
            Stage::Greeted(_) | Stage::Up(_) => None,
        }
    }

    /// The connection is lost, or was not to be had; says when to try again. `has_session`: whether there is one to resume.
    pub fn lost(&mut self, has_session: bool) -> Instant {
        let now = Instant::now();
        let stood = match self.stage {
            Stage::Up(since) => Some(now - since),
            Stage::Calling(_) | Stage::Greeted(_) => None,
        };
        if stood.is_some_and(|time| time >= STEADY) {
            self.losses = 0;
        }
        let longest = if has_session { RESUME } else { BEGIN };
        let wait = match (stood, self.losses) {
            (Some(_), 0) => Duration::ZERO,
            (_, losses) => longest.min(FIRST * 2_u32.saturating_pow(losses.saturating_sub(1).min(8))),
        };
        let at = now + wait;
        *self = Attempts { losses: self.losses.saturating_add(1), stage: Stage::Calling(at), ..Attempts::new() };
        at
    }
}
