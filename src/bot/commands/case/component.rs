//! Components of a case card: each press appends one entry and redraws the card.

use std::time::Instant;

use crate::{
    bot::{
        commands::case::{
            append::{append_entry, case_response, refusal_response},
            decide,
            entry::{self, ButtonInput},
            request::ComponentRequest,
            share, show,
        },
        context::{Context, HandlerResult, STORE_TIMEOUT, StoreUnavailable, membership},
        view::{
            case_button::CaseAction, case_modal, deferred::DeferredTask, director_call, label_modal::LabelModal,
            response::Response, text::CaseText,
        },
    },
    case::{Act, CaseFile, Place, Standing},
    casework::logged,
    explain::Reader,
};

/// Answers a press on the card of a case.
pub async fn handle(ctx: &Context, pressed: &ComponentRequest<'_>) -> Response {
    let language = pressed.press.language;
    let away = |error: StoreUnavailable| {
        tracing::error!(%error, case = %logged(pressed.press.case), "cannot reach a case");
        Response::notice(&CaseText::NoStore {}, &[CaseText::NoStoreHow {}], language)
    };
    let mut time = STORE_TIMEOUT;
    // Nobody has Discord asked about a server of which no such case is stored.
    if pressed.requester.place != pressed.press.case.place {
        let began = Instant::now();
        match ctx.in_time(time, find(ctx, pressed)).await {
            Ok(Ok(_)) => time = time.saturating_sub(began.elapsed()),
            Ok(Err(response)) => return *response,
            Err(error) => return away(error),
        }
    }
    // Discord has a time of its own for its answer: the store is not to blame for that.
    let roles = match membership::roles_elsewhere(ctx, &pressed.requester, pressed.press.case.place).await {
        Ok(roles) => roles,
        Err(error) => {
            tracing::warn!(%error, "cannot learn whether somebody belongs to a server");
            return Response::notice(&CaseText::NotKnown {}, &[CaseText::NotKnownHow {}], language);
        }
    };
    ctx.in_time(time, try_handle(ctx, pressed, roles.as_deref())).await.unwrap_or_else(away)
}

/// The case of a card; or else what to say of it.
async fn find(
    ctx: &Context,
    pressed: &ComponentRequest<'_>,
) -> Result<Result<CaseFile, Box<Response>>, StoreUnavailable> {
    let ComponentRequest { press, .. } = pressed;
    let notice = |headline, how| Ok(Err(Box::new(Response::notice(&headline, &[how], press.language))));
    match ctx.store()?.case(press.case).await? {
        None => notice(CaseText::Gone {}, CaseText::GoneHow {}),
        Some(file) if file.epoch != press.epoch => notice(CaseText::Replaced {}, CaseText::ReplacedHow {}),
        Some(file) => Ok(Ok(file)),
    }
}

async fn try_handle(ctx: &Context, pressed: &ComponentRequest<'_>, roles: Option<&[u64]>) -> HandlerResult {
    let ComponentRequest { press, .. } = pressed;
    let file = match find(ctx, pressed).await? {
        Ok(file) => file,
        Err(response) => return Ok(*response),
    };
    let standing = standing_under(ctx, pressed, roles).await?;
    if !file.allows(standing, press.verb.required_permission()) || !reads(&file, standing, press.reader) {
        let was_opener = standing.is_member && file.opened_by == Some(standing.person);
        let goes_on = was_opener && press.verb.required_permission() == Act::CarryOn;
        return Ok(if goes_on {
            case_response(ctx, &file, pressed).await
        } else {
            show::refused(&file, standing, *press)
        });
    }
    if let Some(modal) = modal_of(pressed, &file) {
        return Ok(Response::modal(&modal));
    }
    let store = ctx.store()?;
    let is_in_log = pressed.requester.here.log_channel == Some(pressed.stands.channel)
        || store.log_post(press.case).await?.is_some_and(|post| post.post == pressed.stands.channel);
    if pressed.is_public && !is_in_log && file.is_shared() && store.card(press.case).await?.is_none() {
        // The bot ended before it could keep where the card stands.
        store.set_card(press.case, pressed.stands).await?;
    }
    match press.verb {
        CaseAction::WhatIf => Ok(show::what_if(&file, pressed)),
        CaseAction::Why => Ok(show::why(&file, *press)),
        CaseAction::OtherEdition => Ok(show::other_edition(&file, *press)),
        CaseAction::OtherLanguage => Ok(show::other_language(&file, pressed)),
        CaseAction::Show | CaseAction::More => Ok(show::own_view(&file, pressed, Reader::Player)),
        CaseAction::DirectorView => Ok(show::own_view(&file, pressed, Reader::Director)),
        CaseAction::ReadOut => Ok(show::read_out(ctx, &file, *press).await),
        CaseAction::Wrong => decide::object(ctx, pressed, standing).await,
        CaseAction::StartOwnCase => share::start_own(ctx, &file, pressed).await,
        CaseAction::Share => share::share(ctx, pressed, standing).await,
        CaseAction::CallDirector => share::call(ctx, pressed, standing).await,
        CaseAction::Confirm | CaseAction::Amend | CaseAction::Withdraw | CaseAction::Note => {
            decide::handle(ctx, pressed, standing).await
        }
        CaseAction::Accept
        | CaseAction::Decline
        | CaseAction::Choose
        | CaseAction::Next
        | CaseAction::Slip
        | CaseAction::Yes
        | CaseAction::No
        | CaseAction::Undo
        | CaseAction::TellMeaning => step(ctx, pressed, standing).await,
    }
}

/// Something happened at the table.
async fn step(ctx: &Context, pressed: &ComponentRequest<'_>, standing: Standing) -> HandlerResult {
    let ComponentRequest { press, input, .. } = pressed;
    let file = match append_entry(ctx, pressed, standing, |file| entry::entry_of_press(file, *press, *input)).await? {
        Ok(file) => file,
        Err(refusal) => return refusal_response(ctx, pressed, standing, refusal).await,
    };
    if press.verb == CaseAction::TellMeaning {
        let kept = Response::notice(&CaseText::MeantKept {}, &[CaseText::MeantKeptHow {}], press.language);
        return Ok(kept.then(DeferredTask::Redraw(file.id)));
    }
    Ok(case_response(ctx, &file, pressed).await)
}

/// What the person who pressed is to the case. Outside servers it is for the person who asked, and for those who see its card.
async fn standing_under(
    ctx: &Context,
    pressed: &ComponentRequest<'_>,
    roles: Option<&[u64]>,
) -> Result<Standing, StoreUnavailable> {
    let ComponentRequest { press, requester, stands, .. } = pressed;
    let standing = membership::standing(ctx, requester, press.case.place, roles).await?;
    if let Place::Alone(_) = press.case.place
        && !standing.is_member
    {
        let card = ctx.store()?.card(press.case).await?;
        let is_member = card.is_some_and(|card| card.channel == stands.channel && card.channel != 0);
        return Ok(Standing { is_member, ..standing });
    }
    Ok(standing)
}

/// Whether somebody may see the card that they pressed on.
fn reads(file: &CaseFile, standing: Standing, reader: Reader) -> bool {
    reader == Reader::Player || file.allows(standing, Act::ReadAll)
}

/// The modal that a button opens. The menu does so for a call that is not in it.
fn modal_of(pressed: &ComponentRequest<'_>, file: &CaseFile) -> Option<LabelModal> {
    let press = pressed.press;
    match press.verb {
        _ if pressed.is_modal => None,
        CaseAction::CallDirector => (!file.is_called()).then(|| director_call::modal(press.id(), press.language)),
        CaseAction::Choose if pressed.input != ButtonInput::Nothing => None,
        _ => case_modal::of(press, file),
    }
}
