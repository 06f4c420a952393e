//! `/quiz`: questions about the Laws, the daily question, leaderboards.

pub(crate) mod ask;
pub(crate) mod command;
pub(crate) mod custom;
pub(crate) mod daily_job;
pub(crate) mod exam;
pub(crate) mod leaderboard;
pub(crate) mod linked;
pub(crate) mod night;
pub(crate) mod night_job;
pub(crate) mod play;
pub(crate) mod review;
pub(crate) mod schedule;
pub(crate) mod select;
pub(crate) mod share;

use crate::{
    bot::{
        commands::quiz::command::Subcommand,
        context::{Context, StoreUnavailable, requester::Requester},
        discord::interaction::{Command, Component, options::Options},
        view::{
            layout::CHOICES,
            quiz_button::{QuizButton, REVIEW},
            response::Response,
            text::{bot::UserError, quiz::QuizText as Words},
        },
    },
    lawbook::Edition,
    league::Zone,
};

use std::time::Duration;

use serenity::builder::AutocompleteChoice;

/// How long an answer may take, with the making of a question. Discord waits three seconds.
const ANSWERING: Duration = Duration::from_millis(1900);

/// The edition that was chosen.
fn chosen_edition(options: Options<'_>) -> Option<Edition> {
    options.named(command::EDITION)
}

/// Whether an option is set.
fn is_set(options: Options<'_>, key: &str) -> bool {
    options.flag(key).unwrap_or_default()
}

/// Answers `/quiz`.
pub async fn handle(ctx: &Context, command: &Command, requester: &Requester) -> Response {
    let Some((subcommand, options)) = command.options().subcommand::<Subcommand>() else {
        return Response::apology(UserError::NotUnderstood, requester.reader);
    };
    let answered = ctx.in_time(ANSWERING, async {
        match subcommand {
            Subcommand::Play => play::start(ctx, options, requester).await,
            Subcommand::Exam => exam::start(ctx, options, requester).await,
            Subcommand::Night => night::start(ctx, options, requester).await,
            Subcommand::Daily => schedule::handle(ctx, options, requester).await,
            Subcommand::Leaderboard => leaderboard::show(ctx, options, requester).await,
            Subcommand::OptOut => leaderboard::opt_out(ctx, options, requester).await,
            Subcommand::Own => custom::handle(ctx, options, command, requester).await,
        }
    });
    answered.await.unwrap_or_else(|error| store_unavailable(&error, requester))
}

/// Answers a press under a question.
pub async fn handle_component(ctx: &Context, pressed: &Component, requester: &Requester) -> Response {
    if pressed.custom_id == REVIEW {
        let next = ctx.in_time(ANSWERING, review::next(ctx, requester)).await;
        return next.unwrap_or_else(|error| store_unavailable(&error, requester));
    }
    // What is chosen from a menu is a button itself.
    let id = pressed.chosen.as_deref().unwrap_or(&pressed.custom_id);
    let Some(press) = QuizButton::read(id) else {
        return Response::apology(UserError::Outdated, requester.reader);
    };
    ctx.in_time(ANSWERING, play::handle_component(ctx, press, &pressed.under, requester))
        .await
        .unwrap_or_else(|error| store_unavailable(&error, requester))
}

/// Time zones to choose from while somebody types.
pub fn zones(typed: &str) -> Response {
    let names = Zone::like(typed, CHOICES).into_iter();
    Response::choices(names.map(|name| AutocompleteChoice::new(name.clone(), name)).collect())
}

fn store_unavailable(error: &StoreUnavailable, requester: &Requester) -> Response {
    tracing::error!(%error, "cannot reach the quiz");
    Response::notice(&Words::NoStore {}, &[Words::NoStoreHow {}], requester.reader)
}

/// A question that cannot be rebuilt.
fn gone(requester: &Requester) -> Response {
    Response::notice(&Words::Gone {}, &[Words::GoneHow {}], requester.reader)
}
