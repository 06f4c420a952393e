//! Law 9B1: calling a director, from a case or from the panel of a channel; and the director who comes.

pub(crate) mod tell;

use crate::{
    bot::{
        context::{
            Context, HandlerResult, STORE_TIMEOUT, StoreUnavailable, membership, requester::Requester, unix_time,
        },
        discord::interaction::{Component, ModalSubmit},
        view::{
            deferred::DeferredTask,
            director_call::{self, DirectorCallButton},
            response::{Response, Visibility},
            sanitize,
            text::{CaseText, bot::UserError, panel::PanelText},
        },
    },
    case::{CaseId, Person, Place},
    locale::Language,
    store::DirectorCall,
};

/// Where a table is, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Location {
    /// The table; may be empty.
    pub table: String,
    /// The board; may be empty.
    pub board: String,
}

impl Location {
    /// What was typed into the modal.
    ///
    /// # Errors
    ///
    /// The apology to make, when it is too long.
    pub fn typed(filled: &ModalSubmit) -> Result<Location, UserError> {
        let typed = |id| match sanitize::clean(filled.text(id).unwrap_or_default()) {
            Err(UserError::NoText) => Ok(String::new()),
            cleaned => cleaned,
        };
        Ok(Location { table: typed(director_call::TABLE)?, board: typed(director_call::BOARD)? })
    }
}

/// Answers a button of the panel, or one of those under what directors are told.
pub async fn handle_component(ctx: &Context, it: &Component, requester: &Requester) -> Response {
    let language = requester.reader;
    let Some(button) = DirectorCallButton::read(&it.custom_id) else {
        return Response::apology(UserError::Outdated, language);
    };
    let answered = match button {
        DirectorCallButton::Call => return Response::modal(&director_call::modal(it.custom_id.clone(), language)),
        DirectorCallButton::Come(id, shown) => answer_director(ctx, id, true, shown, requester).await,
        DirectorCallButton::Cannot(id, shown) => answer_director(ctx, id, false, shown, requester).await,
    };
    answered.unwrap_or_else(|error| unavailable(&error, language))
}

/// Answers the modal of the panel.
pub async fn submit(ctx: &Context, filled: &ModalSubmit, requester: &Requester) -> Response {
    let language = requester.reader;
    let location = match Location::typed(filled) {
        Ok(location) if requester.is_in_server() => location,
        Ok(_) => return Response::apology(UserError::Outdated, language),
        Err(reason) => return Response::apology(reason, language),
    };
    let called = ctx.in_time(STORE_TIMEOUT, async {
        let Some(made) = call_director(ctx, None, location, requester).await? else {
            let page = CaseText::AlreadyCalled {};
            return Ok(Response::notice(&page, &[CaseText::CallMadeHow {}], language));
        };
        let is_told = is_told(ctx, requester, requester.place).await?;
        let reply = match is_told {
            true => Response::notice(&CaseText::CallMade {}, &[CaseText::CallMadeHow {}], language),
            false => Response::notice(&PanelText::CallListed {}, &[PanelText::CallListedHow {}], language),
        };
        Ok::<_, StoreUnavailable>(reply.then(DeferredTask::TellDirectorCall(made)))
    });
    called.await.unwrap_or_else(|error| unavailable(&error, language))
}

/// Keeps that somebody calls a director; `None` if that person has called already, and nobody comes yet.
pub(crate) async fn call_director(
    ctx: &Context,
    case: Option<CaseId>,
    location: Location,
    requester: &Requester,
) -> Result<Option<u64>, StoreUnavailable> {
    let id: u64 = requester.cause_id.parse().unwrap_or_default();
    let new = DirectorCall {
        id,
        place: case.map_or(requester.place, |case| case.place),
        by: requester.person,
        at: unix_time(),
        table: location.table,
        board: location.board,
        case: case.map(|case| case.number),
        token: String::new(),
        taken_by: None,
        told: 0,
    };
    Ok(Some(ctx.store()?.call_director(&new).await?.id).filter(|kept| *kept == id))
}

/// Whether anybody is told where somebody calls: in the log, or a director by direct message.
pub(crate) async fn is_told(ctx: &Context, requester: &Requester, place: Place) -> Result<bool, StoreUnavailable> {
    Ok(requester.here.log_channel.is_some() || !ctx.store()?.on_call(place).await?.is_empty())
}

/// A director comes, or cannot. Who else was told, and who called, see it.
async fn answer_director(ctx: &Context, id: u64, comes: bool, shown: Language, requester: &Requester) -> HandlerResult {
    let language = requester.reader;
    let over = || Response::notice(&PanelText::Over {}, &[PanelText::OverHow {}], language);
    let Some(call) =
        ctx.in_time(STORE_TIMEOUT, async { Ok::<_, StoreUnavailable>(ctx.store()?.director_call(id).await?) }).await?
    else {
        return Ok(over());
    };
    if !is_director(ctx, call.place, requester).await? {
        return Ok(Response::notice(&CaseText::DirectorsOnly {}, &[CaseText::DirectorsOnlyHow {}], language));
    }
    let now = ctx.in_time(STORE_TIMEOUT, async {
        let store = ctx.store()?;
        let press = requester.cause_id.parse().unwrap_or_default();
        let now = match comes {
            true => store.take_director_call(id, requester.person, press).await?,
            false => store.release_director_call(id, requester.person, press, unix_time()).await?,
        };
        let Some(now) = now else { return Ok(None) };
        let about = tell::about(ctx, &now, shown).await?;
        Ok::<_, StoreUnavailable>(Some((now, about)))
    });
    let Some((now, about)) = now.await? else { return Ok(over()) };
    let to = recipient(requester);
    let card = director_call::draw(&now, about.as_deref(), shown, to);
    Ok(Response::redrawn(card, Visibility::Public).then(DeferredTask::RedrawDirectorCall(id)))
}

/// To whom what was pressed on had gone: in a server, to everybody who reads the log.
const fn recipient(requester: &Requester) -> Option<Person> {
    match requester.place {
        Place::Server(_) => None,
        Place::Alone(person) => Some(person),
    }
}

async fn is_director(ctx: &Context, place: Place, requester: &Requester) -> Result<bool, StoreUnavailable> {
    let roles = membership::roles_elsewhere(ctx, requester, place).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot learn whether somebody belongs to a server");
        None
    });
    Ok(membership::standing(ctx, requester, place, roles.as_deref()).await?.is_director)
}

fn unavailable(error: &StoreUnavailable, language: Language) -> Response {
    tracing::error!(%error, "cannot reach a call for a director");
    Response::notice(&CaseText::NoStore {}, &[CaseText::NoStoreHow {}], language)
}
