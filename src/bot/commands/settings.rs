//! Settings: what a server and a person have set is shown, and changed by who may. A change counts from the next question
//! on.

pub(crate) mod command;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod update;
pub(crate) mod welcome;

use crate::{
    bot::{
        commands::settings::{
            command::{Subcommand, command},
            page::{Own, Shown},
            update::SettingError,
        },
        context::{Context, STORE_TIMEOUT, StoreUnavailable, requester::Requester},
        discord::interaction::{Command, options::Options},
        view::{
            response::Response,
            text::{bot::UserError, settings::SettingsText as Words},
        },
    },
    case::Place,
    store::Cause,
};

/// How many changes of the director roles are shown.
const ROLE_CHANGES: u8 = 5;

/// A notice for people who may not, or cannot.
pub(crate) fn word(headline: &Words, how: &[Words], requester: &Requester) -> Response {
    let language = requester.reader;
    Response::sentences(
        headline.say(language),
        how.iter().map(|words| words.say(language)).collect(),
        language,
        Vec::new(),
    )
}

/// Answers `/settings`.
pub async fn handle(ctx: &Context, command: &Command, requester: &Requester) -> Response {
    let Some((part, options)) = chosen(command) else {
        return Response::apology(UserError::NotUnderstood, requester.reader);
    };
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
        word(&Words::NoStore {}, &[Words::NoStoreHow {}], requester)
    })
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

async fn change_server(ctx: &Context, options: &Options, requester: &Requester) -> Result<Response, StoreUnavailable> {
    let Place::Server(server) = requester.place else {
        return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester));
    };
    if !requester.manages() {
        return Ok(word(&Words::ManagersOnly {}, &[Words::ManagersOnlyHow {}], requester));
    }
    if options.is_empty() {
        return Ok(word(&Words::Unchanged {}, &[Words::UnchangedHow {}], requester));
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

async fn change_own(ctx: &Context, options: &Options, requester: &Requester) -> Result<Response, StoreUnavailable> {
    if options.is_empty() {
        return Ok(word(&Words::Unchanged {}, &[Words::UnchangedHow {}], requester));
    }
    let change = match update::own(options) {
        Ok(change) => change,
        Err(refusal) => return Ok(refused(&refusal, requester)),
    };
    if change.calls.is_some() && !requester.is_in_server() {
        return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester));
    }
    // Former directors can still say that they no longer want to hear of calls.
    if change.calls == Some(true) && !requester.is_director_here() {
        return Ok(word(&Words::DirectorsOnly {}, &[Words::DirectorsOnlyHow {}], requester));
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
fn chosen(command: &Command) -> Option<(Subcommand, &Options)> {
    let (name, options) = command.options.sub()?;
    Some((Subcommand::ALL.into_iter().find(|part| part.key() == name)?, options))
}

fn refused(refusal: &SettingError, requester: &Requester) -> Response {
    match refusal {
        SettingError::NotUnderstood => Response::apology(UserError::NotUnderstood, requester.reader),
        SettingError::Word(headline, how) => word(headline, std::slice::from_ref(how), requester),
    }
}
