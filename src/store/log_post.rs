//! Where the log channel of a server is a forum: which post there is about a case.

use super::{Store, StoreError};
use crate::case::CaseId;

/// The post of a case in a forum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPost {
    /// The forum.
    pub channel: u64,
    /// The post, which is a channel too.
    pub post: u64,
}

impl Store {
    /// Keeps which post is about a case.
    pub async fn set_log_post(&self, id: CaseId, post: LogPost) -> Result<(), StoreError> {
        const SET: &str = "UPDATE cases SET log_channel = $3, log_post = $4 WHERE place = $1 AND number = $2";
        self.set_ids(SET, id, [post.channel, post.post]).await
    }

    /// Which post is about a case.
    pub async fn log_post(&self, id: CaseId) -> Result<Option<LogPost>, StoreError> {
        const GET: &str = "SELECT log_channel, log_post FROM cases
             WHERE place = $1 AND number = $2 AND log_channel IS NOT NULL AND log_post IS NOT NULL";
        Ok(self.ids(GET, id).await?.map(|[channel, post]| LogPost { channel, post }))
    }
}
