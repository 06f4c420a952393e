//! What every answer may need: Discord's REST interface and the store.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use super::{
    asker::{Asker, made_at},
    export::Exports,
    health::Figures,
    limits::Limits,
    redraws::Redraws,
    rest::Rest,
    tongues::Tongues,
    turns::Turns,
};
use crate::store::{Address, Store, StoreError};

/// How long the start may wait for the store. Later tries take as long as they need: the tables may have to be changed.
const OPENING: Duration = Duration::from_secs(5);
/// How long to wait before the next try to open the store.
const OPEN_AGAIN: Duration = Duration::from_secs(2);
/// How often to look whether it keeps what it is given.
const LOOK: Duration = Duration::from_secs(1);
/// How long closing the store may take.
const CLOSING: Duration = Duration::from_secs(1);

/// How long the store may take to say who may answer, and how.
const SETTLING: Duration = Duration::from_millis(500);
/// How long it may take for all that an answer needs of it. Discord waits three seconds for the answer.
pub const WORKING: Duration = Duration::from_millis(1300);
/// How long at the most, each time, once the store has let somebody wait in vain.
const STRAINED: Duration = Duration::from_millis(300);

/// What every answer may need.
pub struct Office {
    /// Discord's REST interface.
    pub rest: Arc<Rest>,
    /// What is known about the languages of servers and users.
    pub tongues: Tongues,
    /// What the process has done.
    pub figures: Figures,
    /// Who draws the public card of which case.
    pub redraws: Redraws,
    /// Who tells directors and the table what of which case.
    pub turns: Turns,
    /// Whose cases are being written down.
    pub exports: Exports,
    /// How often people may ask.
    pub limits: Limits,
    store: OnceLock<Store>,
    /// Whether the store keeps what it is given, as far as that was looked at.
    keeps: AtomicBool,
    /// Whether somebody has waited for it in vain since then.
    is_strained: AtomicBool,
}

/// A case cannot be reached.
#[derive(Debug)]
pub enum Away {
    /// The store is not open yet.
    NotOpen,
    /// The store does not answer as it should.
    Store(StoreError),
    /// The store does not answer in time.
    Late,
}

impl From<StoreError> for Away {
    fn from(error: StoreError) -> Away {
        Away::Store(error)
    }
}

impl std::fmt::Display for Away {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Away::NotOpen => f.write_str("the store is not open"),
            Away::Store(error) => error.fmt(f),
            Away::Late => f.write_str("the store does not answer in time"),
        }
    }
}

impl std::error::Error for Away {}

impl Office {
    /// An office whose store is yet to be opened.
    #[must_use]
    pub fn new(rest: Arc<Rest>, limits: Limits) -> Office {
        Office {
            rest,
            tongues: Tongues::default(),
            figures: Figures::default(),
            redraws: Redraws::default(),
            turns: Turns::default(),
            exports: Exports::default(),
            limits,
            store: OnceLock::new(),
            keeps: AtomicBool::new(true),
            is_strained: AtomicBool::new(false),
        }
    }

    /// Tries to open the store once; whether it is open then.
    pub async fn try_open(&self, address: &Address) -> bool {
        match tokio::time::timeout(OPENING, Store::open(address)).await {
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
            tokio::time::sleep(OPEN_AGAIN).await;
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

    /// Looks at the open store again and again: whether it keeps what it is given, which whoever runs the bot is told.
    /// After trouble, something is kept to see.
    pub async fn watch_store(&self) {
        loop {
            tokio::time::sleep(LOOK).await;
            let Ok(store) = self.store() else { continue };
            let kept = self.keeps.load(Ordering::Relaxed);
            let looked = if store.had_trouble() || !kept { store.probe().await } else { store.knock().await };
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
    pub async fn in_time<T, E: Into<Away>>(
        &self,
        time: Duration,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, Away> {
        let time = if self.is_strained.load(Ordering::Relaxed) { time.min(STRAINED) } else { time };
        let Ok(done) = tokio::time::timeout(time, work).await else {
            self.is_strained.store(true, Ordering::Relaxed);
            return Err(Away::Late);
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
    pub fn store(&self) -> Result<&Store, Away> {
        self.store.get().ok_or(Away::NotOpen)
    }

    /// Whether a session may deal with an event, by its number. Where the store cannot say, it may: Discord takes one
    /// answer to an interaction, and one message with a nonce.
    pub async fn claim(&self, event: u64, session: &str) -> bool {
        let Some(store) = self.store.get().filter(|store| store.is_for_several()) else { return true };
        match self.in_time(SETTLING, store.claim(&event.to_string(), session, made_at(event))).await {
            Ok(is_ours) => is_ours,
            Err(error) => {
                tracing::error!(%error, "cannot claim an event");
                true
            }
        }
    }

    /// The asker with what he and his server have set; without, while the store is away.
    pub async fn settled(&self, asker: Asker) -> Asker {
        let Ok(store) = self.store() else { return asker };
        let (here, own) = tokio::join!(
            self.in_time(SETTLING, store.server(asker.place)),
            self.in_time(SETTLING, store.person(asker.person))
        );
        for error in [here.as_ref().err(), own.as_ref().err()].into_iter().flatten() {
            tracing::error!(%error, "cannot read settings");
        }
        match here {
            Ok(here) => asker.with_settings(here, own.unwrap_or_default()),
            Err(_) => asker,
        }
    }

    /// Closes the store.
    pub async fn close(&self) {
        if let Some(store) = self.store.get()
            && tokio::time::timeout(CLOSING, store.close()).await.is_err()
        {
            tracing::warn!("the store does not close in time");
        }
    }
}
