//! Runs deferred tasks: what is done after a response.

use crate::bot::{
    commands::{
        case::{
            notify,
            public_card::{Webhook, keep_card, keep_round, recheck, redraw},
        },
        director_call::tell,
        privacy,
        quiz::{ask, custom, daily_job},
        settings::panel,
    },
    context::Context,
    view::deferred::DeferredTask,
};
use serenity::all::ApplicationId;

/// Does what is to be done after an answer. `token` is that of the interaction.
pub async fn run(ctx: &Context, task: DeferredTask, application: ApplicationId, token: &str) {
    let about = task.about();
    let done = match task {
        DeferredTask::KeepCard(case, entries, stands) => {
            keep_card(ctx, case, entries, stands, Webhook { application, token }).await
        }
        DeferredTask::Recheck(case, entries) => recheck(ctx, case, entries).await,
        DeferredTask::Redraw(case) => redraw(ctx, case).await,
        DeferredTask::TellDirectors(case) => notify::tell_directors(ctx, case).await,
        DeferredTask::TellDirectorCall(id) => tell::tell(ctx, id, token).await,
        DeferredTask::RedrawDirectorCall(id) => tell::redraw(ctx, id, application).await,
        DeferredTask::PostPanel(new) => panel::post(ctx, new, application, token).await,
        DeferredTask::TellTable(case) => notify::tell_table(ctx, case).await,
        DeferredTask::RedrawRound(round) => daily_job::redraw_round(ctx, round).await,
        DeferredTask::PrepareNext(round) => ask::prepare_next(ctx, round).await,
        DeferredTask::KeepRound(round, stands) => keep_round(ctx, round, stands, Webhook { application, token }).await,
        // The person is not named in the log.
        DeferredTask::Erase(who, language) => {
            return privacy::erase_later(ctx, who, language, application, token).await;
        }
        // Nor where their file is.
        DeferredTask::TakeOwn(upload) => return custom::read_upload(ctx, upload, application, token).await,
    };
    if let Err(error) = done {
        tracing::warn!(%error, task = about, "a deferred task failed");
    }
}
