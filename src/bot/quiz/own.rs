//! A server's own questions: a file is given, shown, and taken away.

use serde_json::json;
use serenity::{all::ApplicationId, builder::CreateAttachment, http::Route};

use super::{
    command::{FILE, REMOVE},
    is_set, word,
};
use crate::{
    bot::{
        asker::Asker,
        card::when,
        interaction::{Command, File, Given, Options},
        message::{self, Frame},
        office::{Away, Office},
        picture::Files,
        reply::{Audience, Errand, Reply},
        rest::{NotDownloaded, Patience},
        words::QuizWords as Words,
    },
    case::Place,
    locale::Language,
    present::{Page, Section},
    quiz::{self, Kind, OWN_BYTES, Own},
    store::{Cause, OwnFile, OwnLine},
};

/// Names that are shown.
const NAMED: usize = 40;
/// The file's name.
const NAME: &str = "questions.txt";

/// A file that somebody gives, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    place: Place,
    address: String,
    language: Language,
    with: String,
    at: i64,
}

impl Office {
    /// `/quiz own`: with a file, it takes the place of what is there; without options, what that is.
    pub(super) async fn quiz_own(&self, options: &Options, command: &Command, asker: &Asker) -> Result<Reply, Away> {
        if !asker.is_in_server() {
            return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], asker));
        }
        // The keys are in it.
        if !asker.manages() {
            return Ok(word(&Words::OwnManagersOnly {}, &[Words::ManagersOnlyHow {}], asker));
        }
        if let Some(Given::File(id)) = options.given(FILE) {
            return Ok(match command.files.get(id) {
                Some(file) => given(file, asker),
                None => word(&Words::OwnNotFetched {}, &[Words::OwnNotFetchedHow {}], asker),
            });
        }
        if is_set(options, REMOVE) && self.store()?.end_own(asker.place, asker.cause()).await? {
            return Ok(word(&Words::OwnEnded {}, &[Words::OwnEndedHow {}], asker));
        }
        Ok(match self.store()?.own_file(asker.place).await? {
            Some(file) => shown(file, asker),
            None => word(&Words::OwnNone {}, &[Words::OwnNoneHow {}], asker),
        })
    }

    /// Fetches a file for which the answer could not wait, checks it, keeps it, and says what came of it in place of that
    /// answer.
    pub(in crate::bot) async fn take_own(&self, upload: Upload, application: ApplicationId, token: &str) {
        let page = self.taken(&upload).await;
        let contents = message::lay_out_framed(&page, upload.language, &Frame::default(), 1);
        let content = contents.into_iter().next().unwrap_or_default();
        let body = json!({"content": content, "allowed_mentions": {"parse": []}});
        let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
        if let Err(error) = self.rest.patch_with(route, &body, &[], Patience::Message).await {
            tracing::warn!(%error, "cannot say what came of a file of questions");
        }
    }

    async fn taken(&self, upload: &Upload) -> Page {
        let language = upload.language;
        let bytes = match self.rest.download(&upload.address, OWN_BYTES).await {
            Ok(bytes) => bytes,
            Err(NotDownloaded::TooLong) => return too_long(language),
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
        let cause = Cause { with: &upload.with, at: upload.at };
        let kept = async { Ok::<_, Away>(self.store()?.set_own(upload.place, &text, &lines, cause).await?) };
        match kept.await {
            Ok(()) => page(&Words::OwnTaken { number: lines.len() }, &[Words::OwnTakenHow {}], language),
            Err(error) => {
                tracing::error!(%error, "cannot keep a file of questions");
                page(&Words::NoStore {}, &[Words::OwnNotFetchedHow {}], language)
            }
        }
    }
}

/// The first answer to a file; the rest is an errand.
fn given(file: &File, asker: &Asker) -> Reply {
    let language = asker.reader;
    if usize::try_from(file.size).unwrap_or(usize::MAX) > OWN_BYTES {
        return Reply::private(&too_long(language), language);
    }
    let upload =
        Upload { place: asker.place, address: file.url.clone(), language, with: asker.with.clone(), at: asker.at };
    word(&Words::OwnReading {}, &[], asker).then(Errand::TakeOwn(upload))
}

/// A question as it is kept.
fn line(own: &Own) -> OwnLine {
    let question = &own.question;
    OwnLine {
        name: question.own.clone().unwrap_or_default(),
        line: own.line.clone(),
        identity: super::choose::identity(question),
        level: question.level.number(),
        edition: (question.kind != Kind::Editions).then_some(question.edition),
        laws: question.laws.clone(),
    }
}

/// What is there, with the file itself.
fn shown(file: OwnFile, asker: &Asker) -> Reply {
    let language = asker.reader;
    let more = file.names.len().saturating_sub(NAMED);
    let names = file.names.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let named = if more == 0 { Words::OwnNames { names } } else { Words::OwnMore { names, more } };
    let mut says = vec![named, Words::OwnHow {}];
    says.extend((asker.files == Files::Forbidden).then_some(Words::OwnNoFiles {}));
    let page = page(&Words::OwnHere { number: file.names.len() }, &says, language);
    let after = vec![Words::OwnSince { when: when(file.set_at) }.say(language)];
    let content = message::lay_out_framed(&page, language, &Frame { before: Vec::new(), after }, 1);
    let attached = CreateAttachment::bytes(file.content.into_bytes(), NAME);
    let attached = attached.description(Words::OwnFile {}.say(language));
    let files = if asker.files == Files::Allowed { vec![attached] } else { Vec::new() };
    Reply::messages(content, files, Audience::Private, Vec::new())
}

fn too_long(language: Language) -> Page {
    page(&Words::OwnTooLong { number: OWN_BYTES / 1024 }, &[Words::OwnTooLongHow {}], language)
}

fn page(headline: &Words, says: &[Words], language: Language) -> Page {
    let text = says.iter().map(|words| words.say(language)).collect();
    Page { headline: headline.say(language), sections: vec![Section { text, ..Section::default() }], ..Page::default() }
}
