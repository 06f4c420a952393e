//! Questions of quiz nights whose time is over are revealed, and the next ones asked: by one process, and also after a restart.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::time::{sleep, timeout};

use crate::bot::{
    commands::quiz::{
        ask::{self, AskedQuestion, NewQuestion},
        daily_job,
        select::NoQuestion,
    },
    context::{Context, StoreUnavailable, messenger::DeliveryError, unix_time},
    discord::rest::error::RestError,
};
use crate::store::{Round, RoundId};

/// How often is looked for what is over.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// How long going on with one may take; then another process may try.
const EACH: Duration = Duration::from_secs(25);
/// After how many seconds nobody is thought to wait any more: the bot was away, and the night ends.
const STALE: i64 = 60 * 60;
/// After how many seconds going on is tried again, where too much is posted in the channel or no question was ready.
const PAUSE: i64 = 5;

/// Goes on with nights for as long as the bot runs. It may be ended in the middle of anything.
pub async fn run(ctx: &Context) {
    loop {
        sleep(CHECK_INTERVAL).await;
        let Ok(store) = ctx.store() else { continue };
        let due = match store.take_due_nights(unix_time()).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot look for quiz nights");
                continue;
            }
        };
        join_all(due.into_iter().map(|(id, due_at)| async move {
            match timeout(EACH, go_on(ctx, id, due_at)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(%error, question = %id, "cannot go on with a quiz night"),
                Err(_) => tracing::warn!(question = %id, "cannot go on with a quiz night in time"),
            }
        }))
        .await;
    }
}

/// Reveals a question and asks the next one. What was done already is not done twice, so that it can be begun again anywhere.
async fn go_on(ctx: &Context, id: RoundId, due_at: i64) -> Result<(), DeliveryError> {
    let now = unix_time();
    let mut round = ctx.store()?.reveal(id, now).await?;
    if due_at < now - STALE {
        round = end(ctx, id).await?;
    }
    if let Err(error) = daily_job::redraw_round(ctx, id).await {
        tracing::warn!(%error, question = %id, "cannot reveal a question of a quiz night");
    }
    let next = round.as_ref().and_then(|round| Some((round.series?, ask::next(round, now)?)));
    let Some((series, (asking, wish))) = next else { return over(ctx, id).await };
    let (channel, pace) = (series.channel.unwrap_or_default(), i64::from(series.pace.unwrap_or_default()));
    if !ctx.rate_limiter.post(channel, Instant::now()) {
        return Ok(ctx.store()?.set_due(id, Some(now + PAUSE)).await?);
    }
    let posted = match ask::ask(ctx, NewQuestion { is_hurried: false, ..asking }, wish).await? {
        Ok(AskedQuestion { round: next, .. }) if next.card.is_some() => Ok(next.id),
        Ok(AskedQuestion { round: next, .. }) => daily_job::post_round(ctx, &next, channel).await.map(|()| next.id),
        Err(NoQuestion::NoneLeft) => return finish(ctx, id).await,
        Err(NoQuestion::OutOfTime) => {
            return Ok(ctx.store()?.set_due(id, Some(now + PAUSE)).await?);
        }
    };
    match posted {
        Ok(next) => Ok(ctx.store()?.go_on(id, next, unix_time() + pace).await?),
        // The channel is gone, or closed to the bot.
        Err(DeliveryError::Rest(RestError::Refused { .. })) => finish(ctx, id).await,
        Err(error) => Err(error),
    }
}

/// Ends a night early, and shows that.
async fn finish(ctx: &Context, id: RoundId) -> Result<(), DeliveryError> {
    end(ctx, id).await?;
    over(ctx, id).await?;
    daily_job::redraw_round(ctx, id).await
}

async fn end(ctx: &Context, id: RoundId) -> Result<Option<Round>, StoreUnavailable> {
    let Some(round) = ctx.store()?.round(id).await? else { return Ok(None) };
    ctx.store()?.end_night(round.first()).await?;
    Ok(ctx.store()?.round(id).await?)
}

async fn over(ctx: &Context, id: RoundId) -> Result<(), DeliveryError> {
    Ok(ctx.store()?.set_due(id, None).await?)
}
