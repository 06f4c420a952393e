//! The shards of a process: which of how many, what they share, and that they begin and end together.

use std::{
    fmt,
    panic::resume_unwind,
    path::Path,
    str::FromStr,
    sync::{Arc, Mutex, PoisonError},
};

use serenity::all::ApplicationId;
use tokio::{sync::watch, task::JoinSet};
use twilight_gateway::ShardId;

use super::{BotError, Stop, gateway::Way, office::Office, session, shard::Shard};

/// Which shards of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    first: u32,
    last: u32,
    total: u32,
}

/// A text that does not say which shards of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotShards;

impl fmt::Display for NotShards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a/n, a-b/n; 0 ≤ a ≤ b < n ≤ 65535")
    }
}

impl std::error::Error for NotShards {}

impl FromStr for Shards {
    type Err = NotShards;

    /// Reads `a-b/n`, or `a/n` for a single one.
    fn from_str(text: &str) -> Result<Shards, NotShards> {
        let (which, total) = text.split_once('/').ok_or(NotShards)?;
        let (first, last) = which.split_once('-').unwrap_or((which, which));
        let shards = Shards { first: number(first)?, last: number(last)?, total: number(total)? };
        if shards.first <= shards.last && shards.last < shards.total { Ok(shards) } else { Err(NotShards) }
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.total)
    }
}

/// A number without a sign, and not beyond what any bot has.
fn number(text: &str) -> Result<u32, NotShards> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotShards);
    }
    text.parse::<u16>().map(u32::from).map_err(|_| NotShards)
}

impl Shards {
    /// All of so many.
    #[must_use]
    pub fn all(total: u32) -> Shards {
        let total = total.max(1);
        Shards { first: 0, last: total - 1, total }
    }

    /// The shards themselves, each with the session that it kept. Nothing is connected before they serve.
    #[must_use]
    pub fn open(self, common: &Arc<Common>, file: &Path) -> Vec<Shard> {
        let ids = (self.first..=self.last).filter_map(|number| ShardId::new_checked(number, self.total));
        ids.map(|id| Shard::new(id, Arc::clone(common), session::file_of(id, file))).collect()
    }
}

/// What the shards of a process share.
pub struct Common {
    /// The way to the gateway.
    pub way: Way,
    /// Where answers come from.
    pub office: Arc<Office>,
    met: Mutex<Option<ApplicationId>>,
}

impl Common {
    /// What shards share that have met no application yet.
    #[must_use]
    pub fn new(way: Way, office: Arc<Office>) -> Common {
        Common { way, office, met: Mutex::default() }
    }

    /// Whether no shard has met this application yet, and so its commands are to be registered.
    pub fn meet(&self, application: ApplicationId) -> bool {
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        met.replace(application) != Some(application)
    }
}

/// Runs the shards until the process is told to end, or Discord refuses one for good. Either way all end in good order.
///
/// # Errors
///
/// Why the first was refused.
pub async fn serve(shards: Vec<Shard>, stop: &mut Stop) -> Result<(), BotError> {
    let (end, told) = watch::channel(false);
    let mut at_work: JoinSet<Result<(), BotError>> =
        shards.into_iter().map(|shard| shard.serve(told.clone())).collect();
    let mut result = Ok(());
    loop {
        tokio::select! {
            () = stop.told(), if !*end.borrow() => {}
            ended = at_work.join_next() => match ended {
                Some(Ok(ended)) => result = result.and(ended),
                Some(Err(error)) => {
                    if let Ok(panic) = error.try_into_panic() {
                        resume_unwind(panic);
                    }
                }
                None => return result,
            }
        }
        end.send_replace(true);
    }
}
