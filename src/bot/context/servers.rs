//! In which servers the bot is, and since when it is not: what belongs to a server is not kept for ever after that.

use std::collections::HashSet;

use crate::{
    bot::{
        context::{Context, OPEN_RETRY_DELAY, StoreUnavailable, unix_time},
        discord::gateway::event::Membership,
    },
    case::Place,
};

/// How often to try to keep it.
const TRIES: u32 = 30;

impl Context {
    /// Keeps that a server has removed the bot, or has it again.
    pub async fn set_membership(&self, Membership { server, is_member, joined: _ }: Membership) {
        let left_at = (!is_member).then(unix_time);
        // A session begins with all servers at once, and none of them is in a hurry.
        let _turn = self.memberships.lock().await;
        for _ in 0..TRIES {
            let kept =
                async { Ok::<_, StoreUnavailable>(self.store()?.set_left(Place::Server(server), left_at).await?) };
            match kept.await {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, server, is_member, "cannot keep whether the bot is in a server"),
            }
            tokio::time::sleep(OPEN_RETRY_DELAY).await;
        }
    }

    /// Keeps that a server has removed the bot if it is not among those with which a session of this shard has begun: nobody
    /// tells of one that did so while there was no session.
    pub async fn set_memberships(&self, servers: HashSet<u64>, (shard, shards): (u64, u64)) {
        let is_gone = |place: &Place| matches!(place, Place::Server(server) if (server >> 22) % shards == shard && !servers.contains(server));
        let left_at = unix_time();
        let _turn = self.memberships.lock().await;
        for _ in 0..TRIES {
            let kept = async {
                let store = self.store()?;
                for gone in store.memberships().await?.into_iter().filter(is_gone) {
                    store.set_left(gone, Some(left_at)).await?;
                }
                Ok::<_, StoreUnavailable>(())
            };
            match kept.await {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, "cannot keep which servers have removed the bot"),
            }
            tokio::time::sleep(OPEN_RETRY_DELAY).await;
        }
    }
}
