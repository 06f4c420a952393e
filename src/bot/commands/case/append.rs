//! Appends an entry to a case inside the transaction, and responds to the result.

use crate::{
    bot::{
        commands::case::{
            entry::{self, Refusal},
            request::ComponentRequest,
            show,
        },
        context::{Context, HandlerResult, StoreUnavailable},
        view::{case_card, deferred::DeferredTask, layout::MESSAGES, response::Response, text::CaseText},
    },
    case::{CaseFile, Entry, Stamped, Standing},
    casework,
    store::Appended,
};

/// Enters what a press says.
pub(crate) async fn append_entry(
    ctx: &Context,
    pressed: &ComponentRequest<'_>,
    standing: Standing,
    entry: impl Fn(&CaseFile) -> Result<Entry, Refusal>,
) -> Result<Result<CaseFile, Refusal>, StoreUnavailable> {
    let stamp = pressed.stamp();
    let decide = |file: &CaseFile| {
        if !file.allows(standing, pressed.press.verb.required_permission()) {
            return Err(Refusal::NotAllowed);
        }
        let entry = entry(file)?;
        if file.is_full(&entry) {
            return Err(Refusal::notice(CaseText::Full {}, Some(CaseText::FullHow {})));
        }
        let stamped = Stamped { by: Some(stamp.by), at: stamp.at, entry: entry.clone() };
        entry::reject_duplicate(file, &stamped)?;
        if entry.is_move() {
            entry::checked(&file.with(stamped), pressed.press.reader, pressed.press.language)?;
        }
        Ok(entry)
    };
    Ok(match ctx.store()?.append(stamp, decide, casework::has_review).await? {
        Appended::Done(file) => Ok(file),
        Appended::Refused(refusal) => Err(refusal),
        Appended::NoCase => Err(Refusal::notice(CaseText::Gone {}, Some(CaseText::GoneHow {}))),
    })
}

/// The answer to a press that enters nothing.
pub(crate) async fn refusal_response(
    ctx: &Context,
    pressed: &ComponentRequest<'_>,
    standing: Standing,
    refusal: Refusal,
) -> HandlerResult {
    let language = pressed.press.language;
    match refusal {
        Refusal::Notice(said) => {
            let (headline, how) = *said;
            Ok(Response::notice(&headline, how.as_slice(), language))
        }
        Refusal::Page(page) => Ok(Response::private(&page, language)),
        Refusal::Stale | Refusal::NotAllowed | Refusal::Done => {
            let file = ctx.store()?.case(pressed.press.case).await?;
            let Some(file) = file else {
                return Ok(Response::notice(&CaseText::Gone {}, &[CaseText::GoneHow {}], language));
            };
            if matches!(refusal, Refusal::NotAllowed) {
                return Ok(show::refused(&file, standing, pressed.press));
            }
            // What was entered before may not have been told yet.
            Ok(case_response(ctx, &file, pressed).await)
        }
    }
}

/// The card as it is now, in place of the one that was pressed, and the public one after it, unless that is the same. What
/// everybody sees is one message.
pub(crate) async fn case_response(ctx: &Context, file: &CaseFile, pressed: &ComponentRequest<'_>) -> Response {
    let messages = if pressed.is_public { 1 } else { MESSAGES };
    let reply = Response::redrawn(case_card::draw(file, pressed.view(), messages), pressed.audience());
    let card = match ctx.store() {
        Ok(store) => store.card(file.id).await.ok().flatten(),
        Err(_) => None,
    };
    // There are others that everybody sees: in the log, and former ones.
    let is_card = pressed.is_public && card == Some(pressed.stands);
    reply.then(if is_card { DeferredTask::Recheck(file.id, file.entries.len()) } else { DeferredTask::Redraw(file.id) })
}
