//! The gateway session, kept in a small file: a bot that is restarted resumes it and is told what it missed.

use std::{
    collections::BTreeSet,
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use serenity::all::{ApplicationId, UserId};
use twilight_gateway::ShardId;

/// What a new process must know to go on where the last one stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// Discord's name for the session.
    pub id: String,
    /// Where to resume it.
    pub resume_url: String,
    /// The last event that was dealt with, together with all before it.
    pub sequence: u64,
    /// The application, which only the beginning of a session tells.
    pub application: ApplicationId,
    /// The bot's own user.
    pub user: UserId,
}

/// The file for a shard's session: `path` itself for the only one, otherwise one beside it with the shard in its name. A
/// session is of no use where the bot is divided in another way, so that is in the name too.
#[must_use]
pub fn file_of(shard: ShardId, path: &Path) -> PathBuf {
    if shard == ShardId::ONE {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!(".{}-of-{}", shard.number(), shard.total()));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// Reads the session from its file; `None` if there is none that can be used. `is_gateway` says where one may be resumed: the
/// token goes there.
#[must_use]
pub fn load(path: &Path, is_gateway: impl Fn(&str) -> bool) -> Option<Session> {
    warn_of_readers(path);
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "cannot read the session; a new one begins");
            return None;
        }
    };
    let session: Option<Session> = serde_json::from_slice(&text).ok();
    let usable = session.filter(|session| is_gateway(&session.resume_url));
    if usable.is_none() {
        tracing::warn!(path = %path.display(), "the file holds no session; a new one begins");
    }
    usable
}

/// Who knows the session may take it over with a token, and learns from it what the bot was told last.
fn warn_of_readers(path: &Path) {
    #[cfg(unix)]
    if let Ok(file) = fs::metadata(path)
        && std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o077 != 0
    {
        tracing::warn!(path = %path.display(), "others than its owner may read or write the file of the session");
    }
}

/// Writes the session to its file, readable for nobody else, in one step: a crash of the bot leaves the
/// old or the new one. Not waiting for the disk keeps events moving; what a power cut costs is a session.
///
/// # Errors
///
/// When the file cannot be written.
pub fn save(path: &Path, session: &Session) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = path.with_file_name(name);
    // One that is left from a crash goes; what somebody else has put there is not followed.
    match fs::remove_file(&new) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    file.write_all(&serde_json::to_vec(session)?)?;
    fs::rename(new, path)
}

/// How far the events of a session have been dealt with. Several are dealt with at once, so what counts is the last
/// one before the first that is still being worked on.
#[derive(Clone, Default)]
pub struct Progress(Arc<Mutex<Events>>);

#[derive(Default)]
struct Events {
    latest: u64,
    in_work: BTreeSet<u64>,
}

/// An event that is being dealt with, until this is dropped.
pub struct InWork {
    progress: Progress,
    sequence: u64,
}

impl Progress {
    /// Progress in a session of which everything up to `sequence` has been dealt with.
    #[must_use]
    pub fn from(sequence: u64) -> Progress {
        let progress = Progress::default();
        progress.arrived(sequence);
        progress
    }

    /// An event has arrived.
    pub fn arrived(&self, sequence: u64) {
        let mut events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        events.latest = events.latest.max(sequence);
    }

    /// An event is worked on from now until the result is dropped.
    #[must_use]
    pub fn work_on(&self, sequence: u64) -> InWork {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).in_work.insert(sequence);
        InWork { progress: self.clone(), sequence }
    }

    /// The last event that was dealt with, together with all before it.
    #[must_use]
    pub fn dealt_with(&self) -> u64 {
        let events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        events.in_work.first().map_or(events.latest, |first| first.saturating_sub(1))
    }
}

impl Drop for InWork {
    fn drop(&mut self) {
        self.progress.0.lock().unwrap_or_else(PoisonError::into_inner).in_work.remove(&self.sequence);
    }
}
