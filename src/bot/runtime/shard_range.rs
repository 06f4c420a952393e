//! Which of how many shards a process runs.

use crate::bot::{
    discord::gateway::session,
    runtime::{shard::Shard, shared::SharedState},
};
use std::{fmt, path::Path, str::FromStr, sync::Arc};
use twilight_gateway::ShardId;

impl ShardRange {
    /// All shards, this many of them.
    pub fn all(total: u32) -> ShardRange {
        let total = total.max(1);
        ShardRange { first: 0, last: total - 1, total }
    }

    /// The shards themselves, each with the session that it kept. Nothing is connected before they serve.
    pub fn open(self, common: &Arc<SharedState>, file: &Path) -> Vec<Shard> {
        let ids = (self.first..=self.last).filter_map(|number| ShardId::new_checked(number, self.total));
        ids.map(|id| Shard::new(id, Arc::clone(common), session::file_of(id, file))).collect()
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.total)
    }
}

impl FromStr for ShardRange {
    type Err = ShardRangeError;

    /// Reads `a-b/n`, or `a/n` for a single one.
    fn from_str(text: &str) -> Result<ShardRange, ShardRangeError> {
        let (which, total) = text.split_once('/').ok_or(ShardRangeError)?;
        let (first, last) = which.split_once('-').unwrap_or((which, which));
        let shards = ShardRange { first: number(first)?, last: number(last)?, total: number(total)? };
        if shards.first <= shards.last && shards.last < shards.total { Ok(shards) } else { Err(ShardRangeError) }
    }
}

/// Which shards of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) total: u32,
}

/// A text that does not say which shards of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a/n, a-b/n; 0 ≤ a ≤ b < n ≤ 65535")]
pub struct ShardRangeError;

/// A number without a sign, and not beyond what any bot has.
pub(crate) fn number(text: &str) -> Result<u32, ShardRangeError> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ShardRangeError);
    }
    text.parse::<u16>().map(u32::from).map_err(|_| ShardRangeError)
}
