//! The gateway: connects, identifies or resumes, and turns what arrives into events. twilight keeps a connection alive
//! and notices when it is lost; serenity's own gateway does neither reliably. When to connect again is decided here:
//! twilight waits for minutes where nobody answers, and not at all where somebody answers and hangs up.

pub mod event;
pub(crate) mod progress;
pub(crate) mod reconnect;
pub(crate) mod session;

use std::{
    future::poll_fn,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    task::Poll,
    time::Duration,
};

use futures_util::{Stream as _, StreamExt as _};
use serde::Deserialize;
use tokio::time::{Instant, sleep_until, timeout_at};
use twilight_gateway::{
    CloseFrame, Config, ConfigBuilder, Intents, Message, Session, Shard, ShardId, ShardState,
    error::ReceiveMessageError, error::ReceiveMessageErrorType, queue::InMemoryQueue,
};

use crate::{
    bot::discord::gateway::{
        event::{Event, read},
        reconnect::{After, ReconnectPolicy},
    },
    config::Secret,
};

/// Messages in servers and in private, of which Discord shows the text only where the bot is named or spoken to alone.
/// Interactions come without being asked for.
const INTENTS: Intents = Intents::GUILDS.union(Intents::GUILD_MESSAGES).union(Intents::DIRECT_MESSAGES);

/// What `GET /gateway/bot` says.
#[derive(Clone, Debug, Deserialize)]
pub struct GatewayInfo {
    /// The gateway's address.
    pub url: String,
    /// How many shards Discord recommends.
    pub shards: u32,
    session_start_limit: Limit,
}

#[derive(Clone, Debug, Deserialize)]
struct Limit {
    total: u32,
    remaining: u32,
    reset_after: u64,
    max_concurrency: u16,
}

/// The way to the gateway, the same for all shards; with the queue in which they wait until they may begin a session.
pub struct GatewayConfig(Config<InMemoryQueue>);

impl GatewayConfig {
    /// The way through this door.
    pub fn new(token: &Secret, door: GatewayInfo) -> GatewayConfig {
        let Limit { total, remaining, reset_after, max_concurrency } = door.session_start_limit;
        let reset = Duration::from_millis(reset_after);
        // The queue wants at least as many in all as remain.
        let queue = InMemoryQueue::new(max_concurrency.max(1), remaining, reset, total.max(remaining).max(1));
        let config = ConfigBuilder::new(token.secret().to_owned(), INTENTS).queue(queue).proxy_url(door.url);
        GatewayConfig(config.build())
    }
}

/// What a connection says.
enum Heard {
    Said(Result<Message, ReceiveMessageError>),
    /// It says nothing, or is gone.
    Nothing,
    /// It is closed for good.
    End,
}

/// The connection of one shard to the gateway. After every loss it is a new one of twilight's, with the same session.
pub struct GatewayConnection {
    config: Config<InMemoryQueue>,
    shard: Shard<InMemoryQueue>,
    /// Where the session is to be resumed.
    resume_url: Option<String>,
    /// Whether to try the common address in its place, because nobody answers there.
    by_the_door: bool,
    /// Whether there is a session, or was one before the connection was lost.
    had_session: bool,
    attempts: ReconnectPolicy,
    /// When to connect.
    at: Instant,
    leaving: bool,
}

impl GatewayConnection {
    /// A connection that resumes the session, if there is one. It is made when the first event is asked for.
    pub fn new(way: &GatewayConfig, shard: ShardId, session: Option<&session::Session>) -> GatewayConnection {
        let resume_url = session.map(|session| session.resume_url.clone());
        let session = session.map(|session| Session::new(session.sequence, session.id.clone()));
        let had_session = session.is_some();
        GatewayConnection {
            config: way.0.clone(),
            shard: connection(&way.0, shard, session, resume_url.clone()),
            resume_url,
            by_the_door: false,
            had_session,
            attempts: ReconnectPolicy::new(),
            at: Instant::now(),
            leaving: false,
        }
    }

    /// The next event with its number in the session. May be dropped at any point and called again.
    pub async fn next(&mut self) -> (u64, Event) {
        loop {
            sleep_until(self.at).await;
            let deadline = self.attempts.deadline(self.shard.session().is_some());
            let heard = match deadline {
                Some(deadline) => timeout_at(deadline, self.hear()).await.unwrap_or(Heard::Nothing),
                None => self.hear().await,
            };
            match heard {
                Heard::End => return (0, Event::Closed(None)),
                Heard::Said(Ok(Message::Text(text))) => {
                    self.learn();
                    if let Some(event) = read(&text) {
                        return event;
                    }
                }
                Heard::Said(Ok(Message::Close(frame))) => {
                    self.log_closed(frame.as_ref());
                    if self.shard.state() == ShardState::FatallyClosed {
                        return (0, Event::Closed(frame));
                    }
                    self.lose();
                }
                Heard::Said(Err(error)) => match error.kind() {
                    ReceiveMessageErrorType::Reconnect => {
                        let cause = std::error::Error::source(&error).map(ToString::to_string);
                        tracing::warn!(cause, "no connection to the gateway; trying again");
                        self.by_the_door = !self.by_the_door;
                        self.lose();
                    }
                    ReceiveMessageErrorType::Compression | ReceiveMessageErrorType::Deserializing { .. } | _ => {
                        tracing::warn!(%error, "cannot read what the gateway sent");
                        self.learn();
                    }
                },
                Heard::Nothing => {
                    tracing::warn!("the gateway says nothing, or hangs up; trying again");
                    self.lose();
                }
            }
        }
    }

    /// What the connection says next. Where the other end is simply gone, twilight connects again without a word.
    async fn hear(&mut self) -> Heard {
        poll_fn(|cx| {
            // twilight panics where it is to send a heartbeat every 0 ms. Then the connection is lost, and not the process.
            let heard = catch_unwind(AssertUnwindSafe(|| Pin::new(&mut self.shard).poll_next(cx)));
            match heard {
                Ok(Poll::Ready(said)) => Poll::Ready(said.map_or(Heard::End, Heard::Said)),
                Ok(Poll::Pending) => {
                    let is_connected = !matches!(self.shard.state(), ShardState::Disconnected { .. });
                    if self.attempts.is_lost(is_connected) { Poll::Ready(Heard::Nothing) } else { Poll::Pending }
                }
                Err(_) => Poll::Ready(Heard::Nothing),
            }
        })
        .await
    }

    /// Takes in what something that was heard did to the connection.
    fn learn(&mut self) {
        if let ShardState::Disconnected { .. } = self.shard.state() {
            return self.lose();
        }
        let is_up = self.shard.state() == ShardState::Active;
        self.attempts.heard(is_up);
        if is_up {
            (self.by_the_door, self.had_session) = (false, true);
            if let Some(url) = self.shard.resume_url().filter(|url| self.resume_url.as_deref() != Some(url)) {
                self.resume_url = Some(url.to_owned());
            }
        }
    }

    /// Lets go of a connection that is of no use, and makes ready for the next.
    fn lose(&mut self) {
        let session = self.shard.session().cloned();
        if session.is_none() {
            self.resume_url = None;
        }
        let after = match (&session, self.had_session) {
            (Some(_), _) => After::Session,
            (None, true) => After::Forgotten,
            (None, false) => After::Nothing,
        };
        if after == After::Forgotten {
            tracing::info!("Discord has forgotten the session; a new one begins");
        }
        self.had_session = session.is_some();
        self.at = self.attempts.lost(after);
        let url = self.resume_url.clone().filter(|_| !self.by_the_door);
        self.shard = connection(&self.config, self.shard.id(), session, url);
    }

    /// That the gateway has closed the connection: nothing unusual, where it stood.
    fn log_closed(&self, frame: Option<&CloseFrame<'_>>) {
        let (code, reason) = (frame.map(|frame| frame.code), frame.map(|frame| &*frame.reason));
        match self.attempts.is_up() {
            true => tracing::info!(code, reason, "the gateway connection is closed"),
            false => tracing::warn!(code, reason, "the gateway connection is closed before there was a session"),
        }
    }

    /// Closes the connection so that the session can be resumed. Gives what still arrives, and then `None`.
    pub async fn farewell(&mut self) -> Option<(u64, Event)> {
        if !self.leaving {
            if !self.shard.state().is_identified() {
                return None;
            }
            self.leaving = true;
            self.shard.close(CloseFrame::RESUME);
        }
        while let Some(Ok(Message::Text(text))) = self.shard.next().await {
            if let Some(event) = read(&text) {
                return Some(event);
            }
        }
        None
    }

    /// Whether Discord has let the shard in.
    pub fn is_up(&self) -> bool {
        self.shard.state().is_identified()
    }

    /// The name and the address of the session, when there is one.
    pub fn session(&self) -> Option<(&str, &str)> {
        Some((self.shard.session()?.id(), self.resume_url.as_deref()?))
    }
}

/// A connection to be made, that resumes the session, if there is one.
fn connection(
    config: &Config<InMemoryQueue>,
    shard: ShardId,
    session: Option<Session>,
    resume_url: Option<String>,
) -> Shard<InMemoryQueue> {
    let mut config = ConfigBuilder::from(config.clone());
    if let Some(session) = session {
        config = config.session(session);
    }
    if let Some(url) = resume_url {
        config = config.resume_url(url);
    }
    Shard::with_config(shard, config.build())
}
