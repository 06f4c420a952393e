//! The Discord bot: reads its settings, connects to Discord, runs its shards, and shuts down.

pub mod commands;
pub mod context;
pub mod discord;
pub(crate) mod error;
pub(crate) mod runtime;
pub mod view;

pub use runtime::health_check::check as check_health;

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use tokio::time::sleep;
use tracing_subscriber::{filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::{
    bot::{
        commands::{
            case::notify,
            director_call::tell,
            privacy,
            quiz::{daily_job, night_job},
        },
        context::{Context, Links, rate_limit::RateLimiter},
        discord::{
            gateway::{GatewayConfig, GatewayInfo},
            rest::{Deadline, RestClient, address::is_rest_address, error::RestError},
        },
        error::BotError,
        runtime::{
            health_server::HealthServer,
            shard_range::{ShardRange, ShardRangeError},
            shared::SharedState,
            shutdown::ShutdownSignal,
        },
    },
    config::Config,
    store::{Address, StoreError},
};

/// The wait before the second try to reach Discord at the start; it doubles from try to try.
const FIRST_WAIT: Duration = Duration::from_millis(500);
/// The longest wait between two tries to reach Discord at the start.
const START_WAIT: Duration = Duration::from_secs(60);

/// How many questions a minute a person may ask: more than anybody does who reads the answers.
const QUESTIONS: NonZeroU32 = NonZeroU32::MIN.saturating_add(59);

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
    let links = read_links(&config)?;
    let port = open_port(config.health.as_deref()).await?;
    // Several libraries use TLS; this is the one cryptography for all of them. It can be set once in a process.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let rest = Arc::new(RestClient::new(&token, config.api_url).map_err(BotError::Start)?);
    let mut stop = ShutdownSignal::new()?;
    let ctx = Arc::new(Context::new(Arc::clone(&rest), limits).with_links(links));
    let health = port.map(|port| tokio::spawn(port.serve(Arc::clone(&ctx))));
    // A press that comes first of all should find its case.
    let (door, is_open) = tokio::join!(find_door(&rest, &mut stop), ctx.try_open(&address));
    let Some(door) = door? else {
        ctx.close().await;
        return Ok(());
    };
    let keeping = {
        let ctx = Arc::clone(&ctx);
        tokio::spawn(async move {
            if !is_open {
                ctx.open_at_last(&address).await;
            }
            tokio::join!(notify::tell_untold(&ctx), ctx.watch_store(), privacy::run_retention(&ctx), tell::run(&ctx));
        })
    };
    let posting = {
        let ctx = Arc::clone(&ctx);
        tokio::spawn(async move { tokio::join!(daily_job::post_dailies(Arc::clone(&ctx)), night_job::run(&ctx)) })
    };
    let shards = shards.unwrap_or_else(|| ShardRange::all(door.shards));
    tracing::info!(%shards, recommended = door.shards, "which shards of how many");
    let common = Arc::new(SharedState::new(GatewayConfig::new(&token, door), Arc::clone(&ctx)));
    let ended = crate::bot::runtime::shard_manager::serve(shards.open(&common, &config.session_file), &mut stop).await;
    keeping.abort();
    health.inspect(tokio::task::JoinHandle::abort);
    posting.abort();
    ctx.close().await;
    ended
}

/// Where the store is, and which shards to run, where that is set.
fn read_settings(config: &Config) -> Result<(Address, Option<ShardRange>), BotError> {
    if let Some(url) = config.api_url.as_deref().filter(|url| !is_rest_address(url)) {
        return Err(wrong("DISCORD_API_URL", url, "https://host; http:// only on this machine"));
    }
    let shards = config
        .shards
        .as_deref()
        .map(|text| text.parse().map_err(|error: ShardRangeError| wrong("SHARDS", text, error)));
    let address = config.store.secret().parse().map_err(|error: StoreError| wrong("DATABASE_URL", "…", error))?;
    Ok((address, shards.transpose()?))
}

/// How often a person may ask.
fn read_limits(set: Option<&str>) -> Result<RateLimiter, BotError> {
    let Some(text) = set else { return Ok(RateLimiter::new(Some(QUESTIONS))) };
    let number: u32 = text.parse().map_err(|_| wrong("QUESTIONS_PER_MINUTE", text, "60; 0 for no limit"))?;
    Ok(RateLimiter::new(NonZeroU32::new(number)))
}

/// Where the operator's pages are. Discord takes links of up to 512 characters.
fn read_links(config: &Config) -> Result<Links, BotError> {
    let read = |name, url: &Option<String>, expected| match url {
        Some(url) if !url.starts_with("https://") || url.contains(char::is_whitespace) || url.len() > 512 => {
            Err(wrong(name, url, expected))
        }
        url => Ok(url.clone()),
    };
    Ok(Links {
        privacy: read("PRIVACY_URL", &config.privacy_url, "https://example.org/privacy")?,
        terms: read("TERMS_URL", &config.terms_url, "https://example.org/terms")?,
        report: read("REPORT_URL", &config.report_url, "https://example.org/report")?,
    })
}

/// A setting that cannot be.
pub(crate) fn wrong(name: &'static str, value: &str, detail: impl ToString) -> BotError {
    BotError::Setting { name, value: value.to_owned(), detail: detail.to_string() }
}

/// Opens the port for health, if the settings name one.
async fn open_port(address: Option<&str>) -> Result<Option<HealthServer>, BotError> {
    let Some(text) = address else { return Ok(None) };
    let wrong = |detail: String| BotError::Setting { name: "HEALTH_ADDRESS", value: text.to_owned(), detail };
    let address = text.parse().map_err(|_| wrong("127.0.0.1:8080, [::1]:8080".to_owned()))?;
    HealthServer::open(address).await.map(Some).map_err(|error| wrong(error.to_string()))
}

fn start_log(filter: &str) -> Result<(), BotError> {
    let levels: Targets = filter.replace(' ', "").parse().map_err(|error| wrong("RUST_LOG", filter, error))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    // A caller of the library may have set up a log already; then that one is used.
    let _ = tracing_subscriber::registry().with(levels).with(lines).try_init();
    Ok(())
}

/// Asks Discord for the gateway's address until it answers; `None` when the bot is told to end first.
async fn find_door(rest: &RestClient, stop: &mut ShutdownSignal) -> Result<Option<GatewayInfo>, BotError> {
    let mut wait = FIRST_WAIT;
    loop {
        let asked = tokio::select! {
            asked = rest.get::<GatewayInfo>(serenity::http::Route::GatewayBot, Deadline::Once) => asked,
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
