//! The Discord bot: reads its settings, finds Discord, runs its shards, and ends in good order.

mod about;
mod asker;
pub mod boxes;
pub mod card;
mod casebook;
mod commands;
pub mod director;
mod errands;
mod export;
pub mod gateway;
mod health;
pub mod input;
pub mod interaction;
mod interactions;
mod law;
pub mod limits;
mod membership;
pub mod message;
mod messages;
mod office;
mod opening;
pub mod picture;
pub mod press;
mod privacy;
mod publish;
mod question;
mod quiet;
mod quiz;
mod reading;
mod redraws;
mod reply;
pub mod rest;
mod session;
mod settings;
mod shard;
mod shards;
mod step;
mod table;
mod telling;
pub mod text;
mod tongues;
mod turns;
pub mod words;
mod work;

pub use health::ask as ask_health;

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use tokio::time::sleep;
use tracing_subscriber::{filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use self::{
    gateway::{Door, Way},
    health::Port,
    limits::Limits,
    office::Office,
    rest::{Patience, Rest, RestError, address::is_rest_address},
    shards::{Common, NotShards, Shards},
    text::Text,
};
use crate::{
    config::Config,
    locale::Language,
    store::{Address, StoreError},
};

/// The wait before the second try to reach Discord at the start; it doubles from try to try.
const FIRST_WAIT: Duration = Duration::from_millis(500);
/// The longest wait between two tries to reach Discord at the start.
const START_WAIT: Duration = Duration::from_secs(60);

/// How many questions a minute a person may ask: more than anybody does who reads the answers.
const QUESTIONS: NonZeroU32 = NonZeroU32::MIN.saturating_add(59);

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
    /// Discord wants the bot on more shards.
    TooFewShards,
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
            BotError::TooFewShards => Text::EndTooFewShards,
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
    let (address, shards) = read_settings(&config)?;
    let limits = read_limits(config.questions.as_deref())?;
    let port = open_port(config.health.as_deref()).await?;
    // Several libraries use TLS; this is the one cryptography for all of them. It can be set once in a process.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let rest = Arc::new(Rest::new(&token, config.api_url).map_err(BotError::Start)?);
    let mut stop = Stop::new()?;
    let office = Arc::new(Office::new(Arc::clone(&rest), limits));
    let health = port.map(|port| tokio::spawn(port.serve(Arc::clone(&office))));
    // A press that comes first of all should find its case.
    let (door, is_open) = tokio::join!(find_door(&rest, &mut stop), office.try_open(&address));
    let Some(door) = door? else {
        office.close().await;
        return Ok(());
    };
    let keeping = {
        let office = Arc::clone(&office);
        tokio::spawn(async move {
            if !is_open {
                office.open_at_last(&address).await;
            }
            tokio::join!(office.tell_untold(), office.watch_store(), office.keep_promises());
        })
    };
    let posting = tokio::spawn(quiz::post_dailies(Arc::clone(&office)));
    let shards = shards.unwrap_or_else(|| Shards::all(door.shards));
    tracing::info!(%shards, recommended = door.shards, "which shards of how many");
    let common = Arc::new(Common::new(Way::new(&token, door), Arc::clone(&office)));
    let ended = shards::serve(shards.open(&common, &config.session_file), &mut stop).await;
    keeping.abort();
    health.inspect(tokio::task::JoinHandle::abort);
    posting.abort();
    office.close().await;
    ended
}

/// Where the store is, and which shards to run, where that is set.
fn read_settings(config: &Config) -> Result<(Address, Option<Shards>), BotError> {
    if let Some(url) = config.api_url.as_deref().filter(|url| !is_rest_address(url)) {
        return Err(wrong("DISCORD_API_URL", url, "https://host; http:// only on this machine"));
    }
    let shards =
        config.shards.as_deref().map(|text| text.parse().map_err(|error: NotShards| wrong("SHARDS", text, error)));
    let address = config.store.secret().parse().map_err(|error: StoreError| wrong("DATABASE_URL", "…", error))?;
    Ok((address, shards.transpose()?))
}

/// How often a person may ask.
fn read_limits(set: Option<&str>) -> Result<Limits, BotError> {
    let Some(text) = set else { return Ok(Limits::new(Some(QUESTIONS))) };
    let number: u32 = text.parse().map_err(|_| wrong("QUESTIONS_PER_MINUTE", text, "60; 0 for no limit"))?;
    Ok(Limits::new(NonZeroU32::new(number)))
}

/// A setting that cannot be.
fn wrong(name: &'static str, value: &str, detail: impl ToString) -> BotError {
    BotError::Setting { name, value: value.to_owned(), detail: detail.to_string() }
}

/// Opens the port for health, if the settings name one.
async fn open_port(address: Option<&str>) -> Result<Option<Port>, BotError> {
    let Some(text) = address else { return Ok(None) };
    let wrong = |detail: String| BotError::Setting { name: "HEALTH_ADDRESS", value: text.to_owned(), detail };
    let address = text.parse().map_err(|_| wrong("127.0.0.1:8080, [::1]:8080".to_owned()))?;
    Port::open(address).await.map(Some).map_err(|error| wrong(error.to_string()))
}

fn start_log(filter: &str) -> Result<(), BotError> {
    let levels: Targets = filter.replace(' ', "").parse().map_err(|error| wrong("RUST_LOG", filter, error))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    // Whoever calls the library may have set up a log already; then that one is used.
    let _ = tracing_subscriber::registry().with(levels).with(lines).try_init();
    Ok(())
}

/// Asks Discord for the gateway's address until it answers; `None` when the bot is told to end first.
async fn find_door(rest: &Rest, stop: &mut Stop) -> Result<Option<Door>, BotError> {
    let mut wait = FIRST_WAIT;
    loop {
        let asked = tokio::select! {
            asked = rest.get::<Door>(serenity::http::Route::GatewayBot, Patience::Once) => asked,
            () = stop.told() => return Ok(None),
        };
        match asked {
            Ok(door) if rest.is_gateway(&door.url) => return Ok(Some(door)),
            Ok(door) => return Err(BotError::Gateway(door.url)),
            Err(RestError::Unauthorized) => return Err(BotError::TokenRefused),
            Err(error @ RestError::Refused { status: 404, .. }) => {
                tracing::warn!(%error, ?wait, "what is at DISCORD_API_URL is not Discord's interface; trying again");
            }
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
