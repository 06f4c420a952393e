//! `/ruling`: rules on an auction, and opens a case as soon as something was irregular.

pub(crate) mod command;
pub(crate) mod modal;
pub(crate) mod query;

use crate::{
    answer,
    bot::{
        commands::ruling::query::RulingQuery,
        context::{Context, STORE_TIMEOUT, StoreUnavailable, requester::Requester},
        view::{
            case_card::{self, View},
            deferred::DeferredTask,
            layout::MESSAGES,
            response::{Response, Visibility},
            sanitize,
            text::CaseText,
        },
    },
    case::{CaseFile, Entry},
    casework,
    explain::Reader,
    locale::Language,
    record::Record,
    shorthand,
    store::{Appended, NewCase, Stamp},
};

/// Answers a question. What the public sees is always the players' view: the director's own is for them alone.
pub async fn handle(ctx: &Context, question: RulingQuery, audience: Visibility, requester: &Requester) -> Response {
    let text = match sanitize::clean(&question.text) {
        Ok(text) => text,
        Err(reason) => return Response::apology(reason, requester.reader),
    };
    let question = RulingQuery { text, ..question }.by_default(requester);
    match ctx.in_time(STORE_TIMEOUT, open_case(ctx, &question, audience == Visibility::Public, requester)).await {
        Ok(Some(file)) => {
            let language = if audience == Visibility::Public { requester.server } else { requester.reader };
            let (reader, files) = (question.reader, requester.files);
            opening_card(
                &file,
                audience,
                View { reader, language, files, is_public: audience == Visibility::Public, may_share: true },
            )
        }
        Ok(None) => query::answered(&question, audience, requester),
        Err(error) => {
            tracing::error!(%error, "cannot keep a case");
            let answered = query::answered(&question, audience, requester);
            answered.with_note(&CaseText::NotKept {}.say(requester.reader))
        }
    }
}

/// Opens a case for a question, if it is one to keep: it can be read, something was irregular, and the person who asks may
/// see what they ask for.
pub async fn open_case(
    ctx: &Context,
    question: &RulingQuery,
    is_shared: bool,
    requester: &Requester,
) -> Result<Option<CaseFile>, StoreUnavailable> {
    if question.reader == Reader::Director && !requester.is_director_here() {
        return Ok(None);
    }
    let Some((record, review)) = irregular(question, requester) else { return Ok(None) };
    let new = NewCase {
        place: requester.place,
        by: requester.person,
        at: requester.at,
        cause_id: requester.cause_id.clone(),
        typed: question.text.clone(),
        record,
        agreements: question.agreements.map(str::to_owned),
        review,
    };
    let store = ctx.store()?;
    let file = store.open_case(&new).await?;
    if !is_shared || file.is_shared() {
        return Ok(Some(file));
    }
    let stamp = Stamp { case: file.id, by: requester.person, at: requester.at };
    let share = |file: &CaseFile| if file.is_shared() { Err(()) } else { Ok(Entry::Shared) };
    Ok(Some(match store.append(stamp, share, casework::has_review).await? {
        Appended::Done(shared) => shared,
        Appended::Refused(()) | Appended::NoCase => file,
    }))
}

/// The record of a question about something irregular, and whether there is something to review after the session.
fn irregular(question: &RulingQuery, requester: &Requester) -> Option<(Record, bool)> {
    let asked = question.asked(Language::default(), requester);
    let ruled = answer::rule(&asked).ok()?;
    if ruled.ruling.is_regular() {
        return None;
    }
    let record = shorthand::read(&question.text, question.edition).ok()?;
    Some((Record { yardstick: asked.yardstick, ..record }, !ruled.ruling.in_force.review.is_empty()))
}

fn opening_card(file: &CaseFile, audience: Visibility, view: View) -> Response {
    match audience {
        Visibility::Ephemeral => Response::card(case_card::draw(file, view, MESSAGES), audience),
        Visibility::Public => {
            let view = View { reader: Reader::Player, ..view };
            Response::card(case_card::draw(file, view, 1), audience).then(DeferredTask::KeepCard(
                file.id,
                file.entries.len(),
                None,
            ))
        }
    }
}
