//! The Discord bot: connects, hands each event to what answers it, sends the answers, and ends in good order.

mod case;
mod commands;
mod gateway;
pub mod input;
mod interactions;
mod law;
pub mod message;
mod messages;
pub mod picture;
mod rest;
mod session;
pub mod text;
mod tongues;
mod work;

use std::{path::PathBuf, sync::Arc, time::Duration};

use serenity::all::{ApplicationId, UserId};
use tokio::{
    sync::mpsc,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout, timeout_at},
};

use self::{
    gateway::{Door, Event, Gateway},
    rest::{Patience, Rest, RestError},
    session::{Progress, Session},
    text::Text,
    work::Desk,
};
use crate::{
    config::{Config, Token},
    locale::Language,
};

/// How often the session's progress is written to its file.
const SAVE: Duration = Duration::from_secs(1);
/// How long the gateway may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);
/// How long answers that are under way may take once the bot has been told to end; together with [`GOODBYE`] well
/// under ten seconds.
const LAST_ANSWERS: Duration = Duration::from_secs(5);
/// The longest wait between two tries to reach Discord at the start.
const START_WAIT: Duration = Duration::from_secs(60);

/// Why the bot ended, when it was not told to.
#[derive(Debug)]
pub enum BotError {
    /// There is no token.
    TokenMissing,
    /// Discord does not accept the token, or no longer.
    TokenRefused,
    /// A variable of the environment has a value that cannot be.
    Setting {
        /// The variable.
        name: &'static str,
        /// Its value.
        value: String,
        /// What is wrong.
        detail: String,
    },
    /// Discord closed the gateway for good, for another reason.
    Gateway(String),
    /// The bot could not start.
    Start(String),
}

impl BotError {
    /// What to tell whoever runs the bot.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let text = match self {
            BotError::TokenMissing => Text::EndTokenMissing,
            BotError::TokenRefused => Text::EndTokenRefused,
            BotError::Setting { name, value, detail } => {
                Text::EndSetting { name, value: value.clone(), detail: detail.clone() }
            }
            BotError::Gateway(detail) => Text::EndGateway(detail.clone()),
            BotError::Start(detail) => Text::EndStart(detail.clone()),
        };
        text.say(language)
    }
}

impl std::fmt::Display for BotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for BotError {}

/// Runs the bot until the process is told to end.
///
/// # Errors
///
/// When the settings cannot be used, or Discord refuses the bot for good.
pub async fn run(config: Config) -> Result<(), BotError> {
    start_log(&config.log)?;
    let token = config.token.clone().ok_or(BotError::TokenMissing)?;
    if let Some(url) = config.api_url.as_deref().filter(|url| !is_web_address(url)) {
        let detail = "http://host:port or https://host".to_owned();
        return Err(BotError::Setting { name: "DISCORD_API_URL", value: url.to_owned(), detail });
    }
    // Several libraries use TLS; this is the one cryptography for all of them. It can be set once in a process.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let rest = Arc::new(Rest::new(&token, config.api_url).map_err(BotError::Start)?);
    let mut stop = Stop::new()?;
    let Some(door) = find_door(&rest, &mut stop).await? else {
        return Ok(());
    };
    let session = session::load(&config.session_file);
    Bot::new(&token, rest, door, session, config.session_file).serve(&mut stop).await
}

fn start_log(filter: &str) -> Result<(), BotError> {
    let filter = tracing_subscriber::EnvFilter::try_new(filter).map_err(|error| BotError::Setting {
        name: "RUST_LOG",
        value: filter.to_owned(),
        detail: error.to_string(),
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(false);
    // Whoever calls the library may have set up a log already; then that one is used.
    let _ = log.try_init();
    Ok(())
}

fn is_web_address(text: &str) -> bool {
    reqwest::Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
}

/// Asks Discord for the gateway's address until it answers; `None` when the bot is told to end first.
async fn find_door(rest: &Rest, stop: &mut Stop) -> Result<Option<Door>, BotError> {
    let mut wait = Duration::from_secs(1);
    loop {
        let asked = tokio::select! {
            asked = rest.get::<Door>(serenity::http::Route::GatewayBot, Patience::Message) => asked,
            () = stop.told() => return Ok(None),
        };
        match asked {
            Ok(door) if session::is_gateway_address(&door.url) => return Ok(Some(door)),
            Ok(door) => return Err(BotError::Gateway(door.url)),
            Err(RestError::Unauthorized) => return Err(BotError::TokenRefused),
            Err(error) => tracing::warn!(%error, ?wait, "cannot reach Discord; trying again"),
        }
        tokio::select! {
            () = sleep(wait) => wait = (wait * 2).min(START_WAIT),
            () = stop.told() => return Ok(None),
        }
    }
}

/// The signals that end the bot.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Stop {
    fn new() -> Result<Stop, BotError> {
        #[cfg(unix)]
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
            .map_err(|error| BotError::Start(error.to_string()))?;
        Ok(Stop {
            #[cfg(unix)]
            terminate,
        })
    }

    /// Waits until the process is told to end.
    async fn told(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// The bot at work.
struct Bot {
    gateway: Gateway,
    desk: Desk,
    refused: mpsc::UnboundedReceiver<()>,
    progress: Progress,
    identity: Option<(ApplicationId, UserId)>,
    file: PathBuf,
    saved: Option<Session>,
}

/// Whether to go on.
enum Next {
    GoOn,
    End(BotError),
}

impl Bot {
    fn new(token: &Token, rest: Arc<Rest>, door: Door, session: Option<Session>, file: PathBuf) -> Bot {
        let (on_refused, refused) = mpsc::unbounded_channel();
        let mut bot = Bot {
            gateway: Gateway::new(token, door, session.as_ref()),
            desk: Desk::new(rest, on_refused),
            refused,
            progress: session.as_ref().map_or_else(Progress::default, |session| Progress::from(session.sequence)),
            identity: None,
            file,
            saved: session.clone(),
        };
        if let Some(session) = session {
            bot.meet(session.application, session.user);
        }
        bot
    }

    async fn serve(mut self, stop: &mut Stop) -> Result<(), BotError> {
        let mut save = interval(SAVE);
        save.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                (sequence, event) = self.gateway.next() => {
                    if let Next::End(error) = self.on_event(sequence, event) {
                        return Err(error);
                    }
                }
                Some(()) = self.refused.recv() => return Err(BotError::TokenRefused),
                _ = save.tick() => self.save(),
                () = stop.told() => break,
            }
        }
        self.say_goodbye().await;
        Ok(())
    }

    fn on_event(&mut self, sequence: u64, event: Event) -> Next {
        if !matches!(event, Event::Closed(_)) {
            self.progress.arrived(sequence);
        }
        match event {
            Event::Ready { application, user } => {
                tracing::info!("a new session");
                self.progress = Progress::from(sequence);
                self.meet(application, user);
                self.save();
            }
            Event::Resumed => tracing::info!("the session goes on"),
            Event::Interaction(interaction) => self.desk.interaction(*interaction, self.progress.work_on(sequence)),
            Event::Unreadable(raw) => self.desk.unreadable(&raw, self.progress.work_on(sequence)),
            Event::Message(heard) => {
                if self.identity.is_some_and(|(_, me)| heard.is_for(me)) {
                    self.desk.message(heard, self.progress.work_on(sequence));
                }
            }
            Event::Other => {}
            Event::Closed(frame) => {
                return Next::End(ended(frame.map(|frame| (frame.code, frame.reason.into_owned()))));
            }
        }
        Next::GoOn
    }

    /// Learns who the bot is, and tells Discord its commands, once in the life of the process.
    fn meet(&mut self, application: ApplicationId, user: UserId) {
        if self.identity.is_none_or(|(known, _)| known != application) {
            self.desk.register(application);
        }
        self.identity = Some((application, user));
    }

    fn save(&mut self) {
        let (Some((id, resume_url)), Some((application, user))) = (self.gateway.session(), self.identity) else {
            return;
        };
        let (id, resume_url) = (id.to_owned(), resume_url.to_owned());
        let session = Session { id, resume_url, sequence: self.progress.dealt_with(), application, user };
        if self.saved.as_ref() == Some(&session) {
            return;
        }
        match session::save(&self.file, &session) {
            Ok(()) => self.saved = Some(session),
            Err(error) => tracing::warn!(%error, path = %self.file.display(), "cannot keep the session"),
        }
    }

    /// Closes the connection so that the session can be resumed, and finishes the answers that are under way.
    async fn say_goodbye(mut self) {
        tracing::info!("told to end");
        let deadline = Instant::now() + GOODBYE;
        while let Ok(Some((sequence, event))) = timeout_at(deadline, self.gateway.farewell()).await {
            if let Next::End(error) = self.on_event(sequence, event) {
                tracing::warn!(%error, "the connection ended before it was closed");
            }
        }
        if timeout(LAST_ANSWERS, self.desk.finish()).await.is_err() {
            tracing::warn!("some answers were not finished; the next process will be asked again");
        }
        self.save();
    }
}

/// Why a connection that was closed for good was.
fn ended(close: Option<(u16, String)>) -> BotError {
    match close {
        Some((4004, _)) => BotError::TokenRefused,
        Some((code, reason)) => BotError::Gateway(format!("{code} {reason}").trim_end().to_owned()),
        None => BotError::Gateway("?".to_owned()),
    }
}
