//! Settings: what a server and a person have set is shown, and changed by who may. A change counts from the next question
//! on.

pub(crate) mod command;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod update;
pub(crate) mod welcome;

use std::time::Duration;

use serde::Deserialize;
use serenity::{all::GuildId, http::Route};
use tokio::time::timeout;

use crate::{
    bot::{
        commands::settings::{
            command::{Setting, Subcommand, command},
            page::{Own, Shown},
            update::SettingError,
        },
        context::{Context, STORE_TIMEOUT, StoreUnavailable, requester::Requester},
        discord::{
            interaction::{Command, options::Options},
            rest::{Deadline, error::RestError},
        },
        view::{
            response::Response,
            text::{bot::UserError, settings::SettingsText as Words},
        },
    },
    case::Place,
    store::Cause,
};

/// How long Discord may take to say of which server a channel is.
const ASKING: Duration = Duration::from_millis(400);
/// How many changes of the director roles are shown.
const ROLE_CHANGES: u8 = 5;

/// Answers `/settings`.
pub async fn handle(ctx: &Context, command: &Command, requester: &Requester) -> Response {
    let Some((part, options)) = chosen(command) else {
        return Response::apology(UserError::NotUnderstood, requester.reader);
    };
    if matches!(part, Subcommand::Server) && is_elsewhere(ctx, &options, requester).await {
        return Response::notice(&Words::Elsewhere {}, &[Words::ElsewhereHow {}], requester.reader);
    }
    let answered = ctx.in_time(STORE_TIMEOUT, async {
        match part {
            Subcommand::Show => show(ctx, requester).await,
            Subcommand::Server => change_server(ctx, options, requester).await,
            Subcommand::Mine => change_own(ctx, options, requester).await,
            Subcommand::Panel => Ok(panel::handle(options, requester)),
        }
    });
    answered.await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot reach the settings");
        Response::notice(&Words::NoStore {}, &[Words::NoStoreHow {}], requester.reader)
    })
}

/// Whether a channel is chosen that is not of this server, or that the bot may not see. Discord offers only those of the server;
/// where it does not say more in time, that is believed.
async fn is_elsewhere(ctx: &Context, options: &Options<'_>, requester: &Requester) -> bool {
    #[derive(Deserialize)]
    struct Channel {
        guild_id: Option<GuildId>,
    }
    let Place::Server(server) = requester.place else { return false };
    let chosen =
        [Setting::Log, Setting::Quiz].into_iter().filter_map(|field| options.given(field.key())?.as_channel_id());
    for channel_id in chosen.filter(|_| requester.manages()) {
        let route = Route::Channel { channel_id };
        let asked = timeout(ASKING, ctx.rest.get::<Channel>(route, Deadline::Interaction)).await;
        match asked {
            Ok(Ok(Channel { guild_id })) if guild_id.is_none_or(|guild| guild.get() != server) => return true,
            Ok(Err(RestError::Refused { status: 403 | 404, .. })) => return true,
            Ok(Ok(_) | Err(_)) | Err(_) => {}
        }
    }
    false
}

async fn show(ctx: &Context, requester: &Requester) -> Result<Response, StoreUnavailable> {
    // Not what came with the requester: there, a store that is away looks like settings that nobody made.
    let store = ctx.store()?;
    let (here, own) = (store.server(requester.place).await?, store.person(requester.person).await?);
    let on_call = is_on_call(ctx, requester).await?;
    let requester = requester.clone().with_settings(here, own);
    let own = Own { on_call };
    let changes =
        if requester.manages() { store.role_changes(requester.place, ROLE_CHANGES).await? } else { Vec::new() };
    Ok(page::reply(&Words::Title {}, Shown { here: requester.is_in_server(), own: Some(own), changes }, &requester))
}

async fn change_server(
    ctx: &Context,
    options: Options<'_>,
    requester: &Requester,
) -> Result<Response, StoreUnavailable> {
    let Place::Server(server) = requester.place else {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    };
    if !requester.manages() {
        return Ok(Response::notice(&Words::ManagersOnly {}, &[Words::ManagersOnlyHow {}], requester.reader));
    }
    if options.is_empty() {
        return Ok(Response::notice(&Words::Unchanged {}, &[Words::UnchangedHow {}], requester.reader));
    }
    let change = |settings| update::server(options, settings, server);
    match ctx.store()?.change_server(requester.place, requester.person, requester.cause(), change).await? {
        Ok(here) => {
            if update::clears_everything(options) {
                // The settings have been changed by this cause already.
                let with = format!("own {}", requester.with);
                ctx.store()?.end_own(requester.place, Cause { with: &with, at: requester.at }).await?;
            }
            let requester = requester.clone().with_settings(here, requester.own);
            Ok(page::reply(&Words::Changed {}, Shown { here: true, own: None, changes: Vec::new() }, &requester))
        }
        Err(refusal) => Ok(refused(&refusal, requester)),
    }
}

async fn change_own(ctx: &Context, options: Options<'_>, requester: &Requester) -> Result<Response, StoreUnavailable> {
    if options.is_empty() {
        return Ok(Response::notice(&Words::Unchanged {}, &[Words::UnchangedHow {}], requester.reader));
    }
    let change = match update::own(options) {
        Ok(change) => change,
        Err(refusal) => return Ok(refused(&refusal, requester)),
    };
    if change.calls.is_some() && !requester.is_in_server() {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    }
    // Former directors can still say that they no longer want to hear of calls.
    if change.calls == Some(true) && !requester.is_director_here() {
        return Ok(Response::notice(&Words::DirectorsOnly {}, &[Words::DirectorsOnlyHow {}], requester.reader));
    }
    let on_call = change.calls.map(|wants| (requester.place, wants));
    let changed = |settings| change.applied_to(settings);
    let own = ctx.store()?.change_person(requester.person, requester.cause(), changed, on_call).await?;
    let on_call = is_on_call(ctx, requester).await?;
    let requester = requester.clone().with_settings(requester.here.clone(), own);
    Ok(page::reply(
        &Words::Changed {},
        Shown { here: false, own: Some(Own { on_call }), changes: Vec::new() },
        &requester,
    ))
}

async fn is_on_call(ctx: &Context, requester: &Requester) -> Result<bool, StoreUnavailable> {
    if !requester.is_in_server() {
        return Ok(false);
    }
    Ok(ctx.store()?.on_call(requester.place).await?.contains(&requester.person))
}

/// The part of the command that was chosen, and the options in it.
fn chosen(command: &Command) -> Option<(Subcommand, Options<'_>)> {
    let (name, options) = command.options().sub()?;
    Some((Subcommand::ALL.iter().copied().find(|part| part.key() == name)?, options))
}

fn refused(refusal: &SettingError, requester: &Requester) -> Response {
    match refusal {
        SettingError::NotUnderstood => Response::apology(UserError::NotUnderstood, requester.reader),
        SettingError::Notice(headline, how) => Response::notice(headline, std::slice::from_ref(how), requester.reader),
    }
}
