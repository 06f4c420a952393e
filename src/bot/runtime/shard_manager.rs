//! The shards of a process: they start and end together.

use std::panic::resume_unwind;

use tokio::{sync::watch, task::JoinSet};

use crate::bot::{
    error::BotError,
    runtime::{shard::Shard, shutdown::ShutdownSignal},
};

/// Runs the shards until the process is told to end, or Discord refuses one for good. Either way all end in good order.
///
/// # Errors
///
/// Why the first was refused.
pub async fn serve(shards: Vec<Shard>, stop: &mut ShutdownSignal) -> Result<(), BotError> {
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
