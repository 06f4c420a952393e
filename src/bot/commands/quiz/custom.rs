//! `/quiz own`: a server's own questions are uploaded, shown and removed.

use serde_json::json;
use serenity::{
    all::{ApplicationId, CommandDataOptionValue},
    builder::CreateAttachment,
    http::Route,
};

use crate::{
    bot::{
        commands::quiz::{
            command::{FILE, REMOVE},
            is_set,
        },
        context::{Context, HandlerResult, StoreUnavailable, requester::Requester},
        discord::{
            interaction::{Command, File, options::Options},
            rest::download::DownloadError,
        },
        view::{
            case_card::status::when,
            deferred::{DeferredTask, Upload},
            layout::{self, Surroundings},
            picture::Attachments,
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    locale::Language,
    present::{Page, Section},
    quiz::{self, Kind, OWN_BYTES, Own},
    store::{Cause, OwnFile, OwnLine},
};

/// Names that are shown.
const NAMED: usize = 40;
/// The file's name.
const NAME: &str = "questions.txt";

/// `/quiz own`: with a file, it takes the place of what is there; without options, what that is.
pub(crate) async fn handle(
    ctx: &Context,
    options: Options<'_>,
    command: &Command,
    requester: &Requester,
) -> HandlerResult {
    if !requester.is_in_server() {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    }
    // The keys are in it.
    if !requester.manages() {
        return Ok(Response::notice(&Words::OwnManagersOnly {}, &[Words::ManagersOnlyHow {}], requester.reader));
    }
    if let Some(id) = options.given(FILE).and_then(CommandDataOptionValue::as_attachment_id) {
        return Ok(match command.files.get(&id) {
            Some(file) => given(file, requester),
            None => Response::notice(&Words::OwnNotFetched {}, &[Words::OwnNotFetchedHow {}], requester.reader),
        });
    }
    if is_set(options, REMOVE) && ctx.store()?.end_own(requester.place, requester.cause()).await? {
        return Ok(Response::notice(&Words::OwnEnded {}, &[Words::OwnEndedHow {}], requester.reader));
    }
    Ok(match ctx.store()?.own_file(requester.place).await? {
        Some(file) => shown(file, requester),
        None => Response::notice(&Words::OwnNone {}, &[Words::OwnNoneHow {}], requester.reader),
    })
}

/// Fetches a file for which the answer could not wait, checks it, keeps it, and says the result in place of that
/// answer.
pub(crate) async fn read_upload(ctx: &Context, upload: Upload, application: ApplicationId, token: &str) {
    let page = upload_page(ctx, &upload).await;
    let contents = layout::lay_out_framed(&page, upload.language, &Surroundings::default(), 1);
    let content = contents.into_iter().next().unwrap_or_default();
    let body = json!({"content": content, "allowed_mentions": {"parse": []}});
    let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
    if let Err(error) = ctx.rest.patch_with(route, &body, &[]).await {
        tracing::warn!(%error, "cannot report the result of a file of questions");
    }
}

async fn upload_page(ctx: &Context, upload: &Upload) -> Page {
    let language = upload.language;
    let bytes = match ctx.rest.download(&upload.address, OWN_BYTES).await {
        Ok(bytes) => bytes,
        Err(DownloadError::TooLong) => return too_long(language),
        Err(error) => {
            tracing::warn!(%error, "cannot fetch a file of questions");
            return page(&Words::OwnNotFetched {}, &[Words::OwnNotFetchedHow {}], language);
        }
    };
    let text = String::from_utf8_lossy(&bytes).into_owned();
    // Checking does not panic, and nobody stops it.
    let checked = tokio::task::spawn_blocking(move || quiz::own_questions(&bytes)).await;
    let questions = match checked.unwrap_or_else(|_| Err(Vec::new())) {
        Ok(questions) => questions,
        Err(problems) => return quiz::refusal(&problems, language),
    };
    let lines: Vec<OwnLine> = questions.iter().map(line).collect();
    let cause = Cause { id: &upload.cause_id, at: upload.at };
    let kept = async { Ok::<_, StoreUnavailable>(ctx.store()?.set_own(upload.place, &text, &lines, cause).await?) };
    match kept.await {
        Ok(()) => page(&Words::OwnTaken { number: lines.len() }, &[Words::OwnTakenHow {}], language),
        Err(error) => {
            tracing::error!(%error, "cannot keep a file of questions");
            page(&Words::NoStore {}, &[Words::OwnNotFetchedHow {}], language)
        }
    }
}

/// The first answer to a file; the rest is a deferred task.
fn given(file: &File, requester: &Requester) -> Response {
    let language = requester.reader;
    if usize::try_from(file.size).unwrap_or(usize::MAX) > OWN_BYTES {
        return Response::private(&too_long(language), language);
    }
    let upload = Upload {
        place: requester.place,
        address: file.url.clone(),
        language,
        cause_id: requester.cause_id.clone(),
        at: requester.at,
    };
    Response::notice(&Words::OwnReading {}, &[], requester.reader).then(DeferredTask::TakeOwn(upload))
}

/// A question as it is kept.
fn line(own: &Own) -> OwnLine {
    let question = &own.question;
    OwnLine {
        name: question.own.clone().unwrap_or_default(),
        line: own.line.clone(),
        identity: crate::bot::commands::quiz::select::identity(question),
        level: question.level.number(),
        edition: (question.kind != Kind::Editions).then_some(question.edition),
        laws: question.laws.clone(),
    }
}

/// What is there, with the file itself.
fn shown(file: OwnFile, requester: &Requester) -> Response {
    let language = requester.reader;
    let more = file.names.len().saturating_sub(NAMED);
    let names = file.names.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let named = if more == 0 { Words::OwnNames { names } } else { Words::OwnMore { names, more } };
    let mut says = vec![named, Words::OwnHow {}];
    says.extend((requester.files == Attachments::Forbidden).then_some(Words::OwnNoFiles {}));
    let page = page(&Words::OwnHere { number: file.names.len() }, &says, language);
    let after = vec![Words::OwnSince { when: when(file.set_at) }.say(language)];
    let content = layout::lay_out_framed(&page, language, &Surroundings { before: Vec::new(), after }, 1);
    let attached = CreateAttachment::bytes(file.content.into_bytes(), NAME);
    let attached = attached.description(Words::OwnFile {}.say(language));
    let files = if requester.files == Attachments::Allowed { vec![attached] } else { Vec::new() };
    Response::messages(content, files, Visibility::Ephemeral, Vec::new())
}

fn too_long(language: Language) -> Page {
    page(&Words::OwnTooLong { number: OWN_BYTES / 1024 }, &[Words::OwnTooLongHow {}], language)
}

fn page(headline: &Words, says: &[Words], language: Language) -> Page {
    let text = says.iter().map(|words| words.say(language)).collect();
    Page { headline: headline.say(language), sections: vec![Section { text, ..Section::default() }], ..Page::default() }
}
