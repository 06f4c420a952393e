//! Shares a case, calls the director, or starts a case of one's own from it.

use crate::{
    bot::{
        commands::{
            case::{
                append,
                entry::{ButtonInput, Refusal},
                export,
                request::ComponentRequest,
            },
            director_call::{self, Location},
        },
        context::{Context, HandlerResult, requester::Requester},
        view::{
            case_card::{self, View},
            deferred::DeferredTask,
            layout::MESSAGES,
            response::{Response, Visibility},
            text::CaseText,
        },
    },
    case::{CaseFile, Entry, Standing},
    casework,
    explain::Reader,
    store::NewCase,
};

/// Shows the case to everybody.
pub(crate) async fn share(ctx: &Context, pressed: &ComponentRequest<'_>, standing: Standing) -> HandlerResult {
    let ComponentRequest { press, requester, .. } = pressed;
    if requester.place != press.case.place {
        return Ok(Response::notice(&CaseText::ShareThere {}, &[CaseText::ShareThereHow {}], press.language));
    }
    let is_shown = ctx.store()?.card(press.case).await?.is_some();
    let entered = append::append_entry(ctx, pressed, standing, |file| match file.is_shared() && is_shown {
        true => Err(Refusal::notice(CaseText::AlreadyShared {}, None)),
        false => Ok(Entry::Shared),
    });
    let file = match entered.await? {
        Ok(file) => Some(file),
        // The bot ended before it could keep where the card stands that it sent then.
        Err(Refusal::Done) => ctx.store()?.case(press.case).await?,
        Err(refusal) => return append::refusal_response(ctx, pressed, standing, refusal).await,
    };
    let Some(file) = file else {
        return Ok(Response::notice(&CaseText::Gone {}, &[CaseText::GoneHow {}], press.language));
    };
    let (language, files) = (requester.server, requester.files);
    let view = View { reader: Reader::Player, language, files, is_public: true, may_share: true };
    let keep = DeferredTask::KeepCard(file.id, file.entries.len(), None);
    Ok(Response::card(case_card::draw(&file, view, 1), Visibility::Public).then(keep))
}

/// Calls a director. Where nobody would be told, the table is.
pub(crate) async fn call(ctx: &Context, pressed: &ComponentRequest<'_>, standing: Standing) -> HandlerResult {
    let ComponentRequest { press, requester, .. } = pressed;
    let entered = append::append_entry(ctx, pressed, standing, |file| match file.is_called() {
        true => Err(Refusal::notice(CaseText::AlreadyCalled {}, None)),
        false => Ok(Entry::Called),
    });
    let reply = match entered.await? {
        Ok(_) => {
            let (headline, how) = match director_call::is_told(ctx, requester, press.case.place).await? {
                true => (CaseText::CallMade {}, CaseText::CallMadeHow {}),
                false => (CaseText::CallListed {}, CaseText::CallListedHow {}),
            };
            let location = match pressed.input {
                ButtonInput::Location { table, board } => Location { table: table.to_owned(), board: board.to_owned() },
                ButtonInput::Nothing | ButtonInput::Call(_) | ButtonInput::Text(_) | ButtonInput::Amendment { .. } => {
                    Location::default()
                }
            };
            let made = director_call::call_director(ctx, Some(press.case), location, requester).await?;
            let reply = Response::notice(&headline, &[how], press.language);
            let reply = reply.then(DeferredTask::Redraw(press.case)).then(DeferredTask::TellDirectors(press.case));
            return Ok(made.into_iter().fold(reply, |reply, made| reply.then(DeferredTask::TellDirectorCall(made))));
        }
        // The bot may have ended before it told the directors.
        Err(refusal @ (Refusal::Notice(_) | Refusal::Done)) => {
            append::refusal_response(ctx, pressed, standing, refusal).await?
        }
        Err(refusal) => return append::refusal_response(ctx, pressed, standing, refusal).await,
    };
    Ok(reply.then(DeferredTask::TellDirectors(press.case)))
}

/// A case of one's own that begins where another one stands.
pub(crate) async fn start_own(ctx: &Context, file: &CaseFile, pressed: &ComponentRequest<'_>) -> HandlerResult {
    let Requester { person, place, at, cause_id, reader: language, files, .. } = pressed.requester.clone();
    let record = export::open_record(file);
    let begun = CaseFile { first_record: record.clone(), entries: Vec::new(), ..file.clone() };
    let new = NewCase {
        place,
        by: person,
        at,
        cause_id,
        typed: file.typed.clone(),
        record,
        agreements: file.agreements.clone(),
        review: casework::has_review(&begun),
    };
    let own = ctx.store()?.open_case(&new).await?;
    let view = View { reader: Reader::Player, language, files, is_public: false, may_share: true };
    Ok(Response::card(case_card::draw(&own, view, MESSAGES), Visibility::Ephemeral))
}
