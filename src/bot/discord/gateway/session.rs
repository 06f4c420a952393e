//! The gateway session, kept in a small file: a bot that is restarted resumes it and is told what it missed.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
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
