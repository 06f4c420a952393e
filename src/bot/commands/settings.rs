//! Settings: what a server and a person have set is shown, and changed by who may. A change counts from the next question
//! on.

pub(crate) mod command;
pub(crate) mod menu;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod update;
pub(crate) mod welcome;

use std::time::Duration;

use serde::Deserialize;
use serenity::{
    all::{ChannelId, GuildId},
    http::Route,
};
use tokio::time::timeout;

use crate::{
    bot::{
        commands::settings::{
            command::{CHANNEL, Setting, Subcommand, command},
            menu::{Field, SettingsMenu},
            page::{Own, Shown},
            update::{OwnChange, SettingError},
        },
        context::{
            Context, HandlerResult, STORE_TIMEOUT, StoreUnavailable, messenger::DeliveryError, requester::Requester,
        },
        discord::{
            interaction::{Command, Component, options::Options},
            rest::{Deadline, error::RestError},
        },
        view::{
            response::Response,
            text::{bot::UserError, settings::SettingsText as Words},
        },
    },
    case::Place,
    store::{Cause, PersonSettings, ServerSettings},
};

/// How long Discord may take to say of which server a channel is.
const ASKING: Duration = Duration::from_millis(400);
/// How many changes of the director roles are shown.
const ROLE_CHANGES: u8 = 5;

/// Answers `/settings`.
pub async fn handle(ctx: &Context, command: &Command, requester: &Requester) -> Response {
    let Some((part, options)) = command.options().subcommand::<Subcommand>() else {
        return Response::apology(UserError::NotUnderstood, requester.reader);
    };
    let keys = [Setting::Log.key(), Setting::Quiz.key(), CHANNEL];
    let channels = keys.into_iter().filter_map(|key| options.given(key)?.as_channel_id());
    if matches!(part, Subcommand::Server | Subcommand::Panel) && is_elsewhere(ctx, channels, requester).await {
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
    answered.await.unwrap_or_else(|error| store_unavailable(&error, requester))
}

fn store_unavailable(error: &StoreUnavailable, requester: &Requester) -> Response {
    tracing::error!(%error, "cannot reach the settings");
    Response::notice(&Words::NoStore {}, &[Words::NoStoreHow {}], requester.reader)
}

/// A menu under `/settings show`: the page is drawn again in its place, with what can be chosen next.
pub async fn handle_component(ctx: &Context, it: &Component, requester: Requester) -> Response {
    let menu = SettingsMenu::read(&it.custom_id);
    let chosen = || it.chosen.as_deref().and_then(Field::read);
    let (Some(menu), true) = (menu, menu != Some(SettingsMenu::First) || chosen().is_some()) else {
        return Response::apology(UserError::Outdated, requester.reader);
    };
    let channels = it.values.iter().filter_map(|value| value.parse().ok()).filter(|id| *id != 0).map(ChannelId::new);
    let has_channel = matches!(menu, SettingsMenu::Of(field) if matches!(field.setting, Setting::Log | Setting::Quiz));
    if has_channel && is_elsewhere(ctx, channels, &requester).await {
        return Response::notice(&Words::Elsewhere {}, &[Words::ElsewhereHow {}], requester.reader);
    }
    let answered = ctx.in_time(STORE_TIMEOUT, async {
        match menu {
            SettingsMenu::First => page_of(ctx, &requester, &Words::Title {}, chosen()).await.map(page::redrawn),
            SettingsMenu::Of(Field { of: Subcommand::Server, setting }) => {
                let Place::Server(server) = requester.place else { return Ok(servers_only(&requester)) };
                let change = |settings| update::server_chosen(setting, &it.values, settings, server);
                match apply_to_server(ctx, &requester, change).await? {
                    Ok(_) => page_of(ctx, &requester, &Words::Changed {}, None).await.map(page::redrawn),
                    Err(response) => Ok(response),
                }
            }
            SettingsMenu::Of(Field { setting, .. }) => {
                let change = update::own_chosen(setting, &it.values);
                match apply_to_own(ctx, &requester, change).await? {
                    Ok(_) => page_of(ctx, &requester, &Words::Changed {}, None).await.map(page::redrawn),
                    Err(response) => Ok(response),
                }
            }
        }
    });
    answered.await.unwrap_or_else(|error| store_unavailable(&error, &requester))
}

/// Whether a channel is chosen that is not of this server, or that the bot may not see. Discord offers only those of the server;
/// where it does not say more in time, that is believed.
async fn is_elsewhere(ctx: &Context, channels: impl Iterator<Item = ChannelId>, requester: &Requester) -> bool {
    #[derive(Deserialize)]
    struct Channel {
        guild_id: Option<GuildId>,
    }
    let Place::Server(server) = requester.place else { return false };
    for channel_id in channels.filter(|_| requester.manages()) {
        let route = Route::Channel { channel_id };
        let asking = async { Ok(ctx.rest.get::<Channel>(route, Deadline::Interaction).await?) };
        let asked = timeout(ASKING, ctx.refused.attempt(Some(requester.person), requester.place, asking)).await;
        match asked {
            Ok(Some(Ok(Channel { guild_id }))) if guild_id.is_none_or(|guild| guild.get() != server) => return true,
            Ok(Some(Err(DeliveryError::Rest(RestError::Refused { status: 403 | 404, .. })))) => return true,
            // They have chosen many that the bot may not see.
            Ok(None) => return true,
            Ok(Some(Ok(_) | Err(_))) | Err(_) => {}
        }
    }
    false
}

async fn show(ctx: &Context, requester: &Requester) -> HandlerResult {
    page_of(ctx, requester, &Words::Title {}, None).await.map(page::reply)
}

/// The page of all settings, with the menus to change them.
async fn page_of(
    ctx: &Context,
    requester: &Requester,
    headline: &Words,
    open: Option<Field>,
) -> Result<page::SettingsPage, StoreUnavailable> {
    // Not what came with the requester: there, a store that is away looks like settings that nobody made.
    let store = ctx.store()?;
    let (here, own) = (store.server(requester.place).await?, store.person(requester.person).await?);
    let on_call = is_on_call(ctx, requester).await?;
    let requester = requester.clone().with_settings(here, own);
    let changes =
        if requester.manages() { store.role_changes(requester.place, ROLE_CHANGES).await? } else { Vec::new() };
    let shown = Shown { here: requester.is_in_server(), own: Some(Own { on_call }), changes };
    let components = menu::menus(&requester, on_call, open);
    Ok(page::SettingsPage { components, ..page::page(headline, shown, &requester) })
}

async fn change_server(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    let Place::Server(server) = requester.place else { return Ok(servers_only(requester)) };
    if options.is_empty() && requester.manages() {
        return Ok(Response::notice(&Words::Unchanged {}, &[Words::UnchangedHow {}], requester.reader));
    }
    let change = |settings| update::server(options, settings, server);
    let here = match apply_to_server(ctx, requester, change).await? {
        Ok(here) => here,
        Err(response) => return Ok(response),
    };
    if update::clears_everything(options) {
        // The settings have been changed by this cause already.
        let cause_id = format!("own {}", requester.cause_id);
        ctx.store()?.end_own(requester.place, Cause { id: &cause_id, at: requester.at }).await?;
    }
    let requester = requester.clone().with_settings(here, requester.own);
    let shown = Shown { here: true, own: None, changes: Vec::new() };
    Ok(page::reply(page::page(&Words::Changed {}, shown, &requester)))
}

/// Changes the server's settings, if this person may; or the response that says why not.
async fn apply_to_server(
    ctx: &Context,
    requester: &Requester,
    change: impl FnMut(ServerSettings) -> Result<ServerSettings, SettingError>,
) -> Result<Result<ServerSettings, Response>, StoreUnavailable> {
    if !requester.manages() {
        return Ok(Err(Response::notice(&Words::ManagersOnly {}, &[Words::ManagersOnlyHow {}], requester.reader)));
    }
    let changed = ctx.store()?.change_server(requester.place, requester.person, requester.cause(), change).await?;
    Ok(changed.map_err(|refusal| refused(&refusal, requester)))
}

fn servers_only(requester: &Requester) -> Response {
    Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader)
}

async fn change_own(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    if options.is_empty() {
        return Ok(Response::notice(&Words::Unchanged {}, &[Words::UnchangedHow {}], requester.reader));
    }
    let own = match apply_to_own(ctx, requester, update::own(options)).await? {
        Ok(own) => own,
        Err(response) => return Ok(response),
    };
    let on_call = is_on_call(ctx, requester).await?;
    let requester = requester.clone().with_settings(requester.here.clone(), own);
    let shown = Shown { here: false, own: Some(Own { on_call }), changes: Vec::new() };
    Ok(page::reply(page::page(&Words::Changed {}, shown, &requester)))
}

/// Changes a person's own settings; or the response that says why not.
async fn apply_to_own(
    ctx: &Context,
    requester: &Requester,
    change: Result<OwnChange, SettingError>,
) -> Result<Result<PersonSettings, Response>, StoreUnavailable> {
    let change = match change {
        Ok(change) => change,
        Err(refusal) => return Ok(Err(refused(&refusal, requester))),
    };
    if change.calls.is_some() && !requester.is_in_server() {
        return Ok(Err(servers_only(requester)));
    }
    // Former directors can still say that they no longer want to hear of calls.
    if change.calls == Some(true) && !requester.is_director_here() {
        return Ok(Err(Response::notice(&Words::DirectorsOnly {}, &[Words::DirectorsOnlyHow {}], requester.reader)));
    }
    let on_call = change.calls.map(|wants| (requester.place, wants));
    let changed = |settings| change.applied_to(settings);
    Ok(Ok(ctx.store()?.change_person(requester.person, requester.cause(), changed, on_call).await?))
}

async fn is_on_call(ctx: &Context, requester: &Requester) -> Result<bool, StoreUnavailable> {
    if !requester.is_in_server() {
        return Ok(false);
    }
    Ok(ctx.store()?.on_call(requester.place).await?.contains(&requester.person))
}

fn refused(refusal: &SettingError, requester: &Requester) -> Response {
    match refusal {
        SettingError::NotUnderstood => Response::apology(UserError::NotUnderstood, requester.reader),
        SettingError::Notice(headline, how) => Response::notice(headline, std::slice::from_ref(how), requester.reader),
    }
}
