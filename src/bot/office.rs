//! What every answer may need: Discord's REST interface and the store.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::Mutex;

use super::{
    asker::{Asker, made_at},
    export::Exports,
    gateway::Membership,
    health::Figures,
    limits::Limits,
    privacy::Erasures,
    redraws::Redraws,
    rest::Rest,
    tongues::Tongues,
    turns::Turns,
};
use crate::{
    case::Place,
    store::{Address, CLAIMED, Store, StoreError},
};

/// How long the start may wait for the store. Later tries take as long as they need: the tables may have to be changed.
const OPENING: Duration = Duration::from_secs(5);
/// How long to wait before the next try to open the store.
const OPEN_AGAIN: Duration = Duration::from_secs(2);
/// How often to try to keep whether the bot is in a server.
const TRIES: u32 = 30;
/// How often to look whether it keeps what it is given.
const LOOK: Duration = Duration::from_secs(1);
/// How long closing the store may take.
const CLOSING: Duration = Duration::from_secs(1);

/// How much later than a claim ends it is looked at again.
const SKEW: Duration = Duration::from_millis(50);
/// How often to look whether somebody is not erased to the end.
const FINISH: Duration = Duration::from_secs(5);
/// How often to delete what is kept no longer.
const DELETE: Duration = Duration::from_secs(60 * 60);

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
    /// How often people may have themselves erased.
    pub erasures: Erasures,
    /// One at a time is kept.
    memberships: Mutex<()>,
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
            erasures: Erasures::default(),
            memberships: Mutex::new(()),
            store: OnceLock::new(),
            keeps: AtomicBool::new(true),
            is_strained: AtomicBool::new(false),
        }
    }

    /// Tries to open the store once; whether it is open then.
    pub async fn try_open(&self, address: &Address) -> bool {
        for warning in address.warnings() {
            tracing::warn!("{warning}");
        }
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

    /// Finishes what takes long, again and again: people who are to be erased are erased to the end, also if a process was
    /// ended in the middle of it, and what is kept no longer is deleted.
    pub async fn keep_promises(&self) {
        let mut deleted: Option<tokio::time::Instant> = None;
        loop {
            tokio::time::sleep(FINISH).await;
            let Ok(store) = self.store() else { continue };
            match store.finish_erasing().await {
                Ok(finished) => {
                    for erased in finished {
                        match &erased.interrupted_by {
                            None => tracing::info!("somebody is erased to the end"),
                            Some(error) => tracing::warn!(%error, "somebody is not erased to the end; trying again"),
                        }
                        self.redraw_without(erased).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot erase somebody to the end; trying again"),
            }
            if deleted.is_some_and(|at| at.elapsed() < DELETE) {
                continue;
            }
            match store.delete_old(unix_time()).await {
                Ok(count) => {
                    if count > 0 {
                        tracing::info!(count, "deleted what is kept no longer");
                    }
                    deleted = Some(tokio::time::Instant::now());
                }
                Err(error) => tracing::warn!(%error, "cannot delete what is kept no longer; trying again"),
            }
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
        let name = event.to_string();
        let claim = || self.in_time(SETTLING, store.claim(&name, session, made_at(event)));
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
        if let Err(error) = self.in_time(SETTLING, store.answered(&event.to_string(), session)).await {
            tracing::warn!(%error, "cannot keep that an event was answered");
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

    /// Keeps that a server has removed the bot, or has it again.
    pub async fn set_membership(&self, Membership { server, is_member }: Membership) {
        let left_at = (!is_member).then(unix_time);
        // A session begins with all servers at once, and none of them is in a hurry.
        let _turn = self.memberships.lock().await;
        for _ in 0..TRIES {
            let kept = async { Ok::<_, Away>(self.store()?.set_left(Place::Server(server), left_at).await?) };
            match kept.await {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, server, is_member, "cannot keep whether the bot is in a server"),
            }
            tokio::time::sleep(OPEN_AGAIN).await;
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
