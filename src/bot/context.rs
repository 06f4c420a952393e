//! Shared state of all handlers: REST client, store, metrics, rate limiter.

pub(crate) mod card_locks;
pub(crate) mod erasures;
pub(crate) mod exports;
pub(crate) mod locales;
pub(crate) mod log;
pub(crate) mod membership;
pub(crate) mod messenger;
pub(crate) mod metrics;
pub(crate) mod questions;
pub mod rate_limit;
pub(crate) mod redraws;
pub mod refused;
pub(crate) mod requester;
pub(crate) mod servers;

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::Mutex;

use crate::{
    bot::{
        context::{
            card_locks::CardLocks, erasures::Erasures, exports::Exports, locales::LocaleCache, metrics::Metrics,
            questions::Questions, rate_limit::RateLimiter, redraws::Redraws, refused::Refused, requester::Requester,
        },
        discord::rest::RestClient,
        view::response::Response,
    },
    store::{Address, CLAIMED, Store, StoreError},
};

/// How long the start may wait for the store. Later tries take as long as they need: the tables may have to be changed.
const OPEN_TIMEOUT: Duration = Duration::from_secs(5);
/// How long to wait before the next try to open the store.
pub(crate) const OPEN_RETRY_DELAY: Duration = Duration::from_secs(2);
/// How often to look whether it keeps what it is given.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// How long closing the store may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// How much later than a claim ends it is looked at again.
const SKEW: Duration = Duration::from_millis(50);

/// How long the store may take to say who may answer, and how.
const SETTINGS_TIMEOUT: Duration = Duration::from_millis(500);
/// How long it may take for all that an answer needs of it. Discord waits three seconds for the answer.
pub const STORE_TIMEOUT: Duration = Duration::from_millis(1300);
/// How long at the most, each time, once the store has let somebody wait in vain.
const DEGRADED_TIMEOUT: Duration = Duration::from_millis(300);

/// Where the operator's pages are, as far as there are any.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The privacy policy.
    pub privacy: Option<String>,
    /// The terms.
    pub terms: Option<String>,
    /// Where a wrong ruling is reported to the makers of the program.
    pub report: Option<String>,
}

/// What every answer may need.
pub struct Context {
    /// Discord's REST interface.
    pub rest: Arc<RestClient>,
    /// What is known about the languages of servers and users.
    pub locales: LocaleCache,
    /// What the process has done.
    pub metrics: Metrics,
    /// Who draws the public card of which case.
    pub redraws: Redraws,
    /// Who tells directors and the table what of which case.
    pub card_locks: CardLocks,
    /// Whose cases are being written down.
    pub exports: Exports,
    /// Questions that were made recently.
    pub questions: Questions,
    /// How often people may ask.
    pub rate_limiter: RateLimiter,
    /// Where the operator's pages are.
    pub links: Links,
    /// Where Discord has refused messages.
    pub refused: Refused,
    /// How often people may have themselves erased.
    pub erasures: Erasures,
    /// One at a time is kept.
    pub(crate) memberships: Mutex<()>,
    store: OnceLock<Store>,
    /// Whether the store keeps what it is given, as far as that was looked at.
    keeps: AtomicBool,
    /// Whether somebody has waited for it in vain since then.
    is_strained: AtomicBool,
}

/// The clock, in seconds since 1970.
pub fn unix_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs().cast_signed())
}

/// A case cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum StoreUnavailable {
    /// The store is not open yet.
    #[error("the store is not open")]
    NotOpen,
    /// The store does not answer as it should.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store does not answer in time.
    #[error("the store does not answer in time")]
    Late,
}

/// What a handler gives: what it shows, unless the store cannot be reached.
pub type HandlerResult = Result<Response, StoreUnavailable>;

impl Context {
    /// A context whose store is yet to be opened.
    pub fn new(rest: Arc<RestClient>, rate_limiter: RateLimiter) -> Context {
        Context {
            rest,
            locales: LocaleCache::default(),
            metrics: Metrics::default(),
            redraws: Redraws::default(),
            card_locks: CardLocks::default(),
            exports: Exports::default(),
            questions: Questions::default(),
            rate_limiter,
            links: Links::default(),
            refused: Refused::default(),
            erasures: Erasures::default(),
            memberships: Mutex::new(()),
            store: OnceLock::new(),
            keeps: AtomicBool::new(true),
            is_strained: AtomicBool::new(false),
        }
    }

    /// The same of an operator with these pages.
    #[must_use]
    pub fn with_links(self, links: Links) -> Context {
        Context { links, ..self }
    }

    /// Tries to open the store once; whether it is open then.
    pub async fn try_open(&self, address: &Address) -> bool {
        for warning in address.warnings() {
            tracing::warn!("{warning}");
        }
        match tokio::time::timeout(OPEN_TIMEOUT, Store::open(address)).await {
            Ok(opened) => self.take(opened),
            Err(_) => {
                tracing::error!("the store does not open in time");
                false
            }
        }
    }

    /// Goes on trying until the store is open. Rulings are given in the meantime.
    pub async fn open_at_last(&self, address: &Address) {
        while !self.take(Store::open(address).await) {
            tokio::time::sleep(OPEN_RETRY_DELAY).await;
        }
    }

    /// Takes the store, if it was opened; whether it was.
    fn take(&self, opened: Result<Store, StoreError>) -> bool {
        match opened {
            Ok(store) => {
                let _ = self.store.set(store);
                tracing::info!("the store is open");
                true
            }
            Err(error) => {
                tracing::error!(%error, "cannot open the store");
                false
            }
        }
    }

    /// Tells the operator whether the store keeps what it is given, also while nobody asks for anything. After trouble, something
    /// is kept every second to see.
    pub async fn watch_store(&self) {
        loop {
            tokio::time::sleep(CHECK_INTERVAL).await;
            let Ok(store) = self.store() else { continue };
            let kept = self.keeps.load(Ordering::Relaxed);
            let looked = if store.had_trouble() || !kept { store.probe().await } else { store.check_writable().await };
            match &looked {
                Ok(()) if !kept => tracing::info!("the store keeps what it is given again"),
                Err(error) if kept => tracing::error!(%error, "the store keeps nothing"),
                Ok(()) | Err(_) => {}
            }
            self.keeps.store(looked.is_ok(), Ordering::Relaxed);
            self.is_strained.store(looked.is_err(), Ordering::Relaxed);
        }
    }

    /// Waits for the store, but not for ever; and not for long where somebody has done so in vain, so that all who ask at
    /// once are answered in time.
    ///
    /// # Errors
    ///
    /// When it does not answer as it should, or not in time.
    pub async fn in_time<T, E: Into<StoreUnavailable>>(
        &self,
        time: Duration,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, StoreUnavailable> {
        let time = if self.is_strained.load(Ordering::Relaxed) { time.min(DEGRADED_TIMEOUT) } else { time };
        let Ok(done) = tokio::time::timeout(time, work).await else {
            self.is_strained.store(true, Ordering::Relaxed);
            return Err(StoreUnavailable::Late);
        };
        done.map_err(Into::into)
    }

    /// Whether the store is open, and keeps what it is given.
    pub fn keeps(&self) -> bool {
        self.store.get().is_some() && self.keeps.load(Ordering::Relaxed)
    }

    /// The store.
    ///
    /// # Errors
    ///
    /// While it is not open.
    pub fn store(&self) -> Result<&Store, StoreUnavailable> {
        self.store.get().ok_or(StoreUnavailable::NotOpen)
    }

    /// Whether a session may deal with an event, by its number. Where the store cannot say, it may: Discord takes one
    /// answer to an interaction, and one message with a nonce.
    pub async fn claim(&self, event: u64, at: i64, session: &str) -> bool {
        let Some(store) = self.store.get().filter(|store| store.is_for_several()) else { return true };
        let name = event.to_string();
        let claim = || self.in_time(SETTINGS_TIMEOUT, store.claim(&name, session, at));
        let claimed = match claim().await {
            // The process that has it may be gone: then nobody else would answer.
            Ok(false) => {
                tokio::time::sleep(CLAIMED + SKEW).await;
                let taken = claim().await;
                if matches!(taken, Ok(true)) {
                    tracing::warn!("another process has claimed an event and not answered it");
                }
                taken
            }
            claimed => claimed,
        };
        claimed.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot claim an event");
            true
        })
    }

    /// Keeps that an event was answered, which a session has claimed: no other process needs to.
    pub async fn answered(&self, event: u64, session: &str) {
        let Some(store) = self.store.get().filter(|store| store.is_for_several()) else { return };
        if let Err(error) = self.in_time(SETTINGS_TIMEOUT, store.answered(&event.to_string(), session)).await {
            tracing::warn!(%error, "cannot keep that an event was answered");
        }
    }

    /// The requester with what they and their server have set; without, while the store is away.
    pub async fn settled(&self, requester: Requester) -> Requester {
        let Ok(store) = self.store() else { return requester };
        let (here, own) = tokio::join!(
            self.in_time(SETTINGS_TIMEOUT, store.server(requester.place)),
            self.in_time(SETTINGS_TIMEOUT, store.person(requester.person))
        );
        for error in [here.as_ref().err(), own.as_ref().err()].into_iter().flatten() {
            tracing::error!(%error, "cannot read settings");
        }
        match here {
            Ok(here) => requester.with_settings(here, own.unwrap_or_default()),
            Err(_) => requester,
        }
    }

    /// Closes the store.
    pub async fn close(&self) {
        if let Some(store) = self.store.get()
            && tokio::time::timeout(CLOSE_TIMEOUT, store.close()).await.is_err()
        {
            tracing::warn!("the store does not close in time");
        }
    }
}
