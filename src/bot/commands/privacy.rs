//! Privacy: what is stored about somebody, to read, to take away and to erase. Anybody who presses a button presses it about
//! themselves: no button names a person.

use std::{cmp::Reverse, time::Duration};

use serde_json::{Value, json};
use serenity::{
    all::{ApplicationId, ButtonStyle},
    builder::{CreateActionRow, CreateAttachment, CreateButton, CreateCommand},
    http::Route,
};
use strum::{EnumString, IntoStaticStr};
use tokio::time::timeout;

use crate::{
    bot::{
        commands::{
            about,
            builder::{self, PRIVACY},
            case::public_card,
            quiz::daily_job,
        },
        context::{Context, Links, STORE_TIMEOUT, StoreUnavailable, requester::Requester, unix_time},
        view::{
            case_card::Card,
            deferred::DeferredTask,
            layout,
            picture::Attachments,
            response::{Response, Visibility},
            text::{self, bot::UserError, settings::SettingsText as Words},
        },
    },
    case::{CaseId, Person},
    locale::Language,
    present::{Item, Page, Section},
    store::{Erased, RoundId},
};

/// The first part of every `custom_id` about privacy, by which presses are routed.
pub const PREFIX: &str = "privacy";
/// How often to look whether somebody is not erased to the end.
const FINISH: Duration = Duration::from_secs(5);
/// How often to delete what is kept no longer.
const DELETE: Duration = Duration::from_secs(60 * 60);
const VERSION: &str = "v1";
/// Bytes of a file that Discord takes from everybody.
const FILE: usize = 8 * 1024 * 1024;
/// The file's name.
const NAME: &str = "director-please.json";

/// A button about privacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
enum Button {
    /// Everything as a file.
    Export,
    /// Asks whether to erase it.
    Erase,
    /// Erases it.
    Confirm,
}

impl Button {
    const fn label(self) -> Words {
        match self {
            Button::Export => Words::PrivacyExport {},
            Button::Erase => Words::PrivacyErase {},
            Button::Confirm => Words::PrivacyConfirm {},
        }
    }

    fn id(self) -> String {
        format!("{PREFIX}:{VERSION}:{}", <&str>::from(self))
    }

    fn of(custom_id: &str) -> Option<Button> {
        custom_id.strip_prefix(PREFIX)?.strip_prefix(':')?.strip_prefix(VERSION)?.strip_prefix(':')?.parse().ok()
    }

    fn draw(self, language: Language) -> CreateButton {
        let style = match self {
            Button::Export => ButtonStyle::Primary,
            Button::Erase => ButtonStyle::Secondary,
            Button::Confirm => ButtonStyle::Danger,
        };
        CreateButton::new(self.id()).label(self.label().say(language)).style(style)
    }
}

/// The command.
pub fn command() -> CreateCommand {
    let (name, description) = (Words::PrivacyName {}, Words::PrivacyDescription {});
    builder::slash(PRIVACY, |language| name.say(language), |language| description.say(language))
}

/// What is stored, why, and how long.
pub fn page(links: &Links, language: Language) -> Response {
    let says = [
        Words::PrivacyCases {},
        Words::PrivacySet {},
        Words::PrivacyQuiz {},
        Words::PrivacyWho {},
        Words::PrivacyLong {},
        Words::PrivacyCopies {},
    ];
    let items = says.iter().map(|words| Item { label: String::new(), text: words.say(language) }).collect();
    let page = Page {
        headline: Words::PrivacyTitle {}.say(language),
        sections: vec![Section { items, ..Section::default() }],
        ..Page::default()
    };
    let own = [Button::Export, Button::Erase].map(|button| button.draw(language));
    let buttons = vec![CreateActionRow::Buttons(own.into_iter().chain(about::link_buttons(links, language)).collect())];
    Response::messages(layout::lay_out(&page, language, None), Vec::new(), Visibility::Ephemeral, buttons)
}

fn row(buttons: &[Button], language: Language) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(buttons.iter().map(|button| button.draw(language)).collect())]
}

/// The result of erasing somebody.
enum Outcome {
    /// All of it, or it goes on by itself; the name on these cards is to go.
    Done(Erased),
    /// It is not done yet.
    NotYet,
    /// Nothing.
    Failed,
    /// Nothing, for it was done often enough today.
    TooOften,
}

/// Finishes what takes long, again and again: people who are to be erased are erased to the end, also if a process was
/// ended in the middle of it, and what is kept no longer is deleted.
pub async fn run_retention(ctx: &Context) {
    let mut deleted: Option<tokio::time::Instant> = None;
    loop {
        tokio::time::sleep(FINISH).await;
        let Ok(store) = ctx.store() else { continue };
        match store.finish_erasing().await {
            Ok(finished) => {
                for erased in finished {
                    match &erased.interrupted_by {
                        None => tracing::info!("somebody is erased to the end"),
                        Some(error) => tracing::warn!(%error, "somebody is not erased to the end; trying again"),
                    }
                    redraw_without(ctx, erased).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot erase somebody to the end; trying again"),
        }
        if deleted.is_some_and(|at| at.elapsed() < DELETE) {
            continue;
        }
        match store.delete_old(unix_time()).await {
            Ok(count) => {
                if count > 0 {
                    tracing::info!(count, "deleted what is kept no longer");
                }
                deleted = Some(tokio::time::Instant::now());
            }
            Err(error) => tracing::warn!(%error, "cannot delete what is kept no longer; trying again"),
        }
    }
}

/// Answers a press on a button about privacy.
pub async fn handle_component(ctx: &Context, custom_id: &str, requester: &Requester) -> Response {
    match Button::of(custom_id) {
        Some(Button::Export) => export(ctx, requester).await,
        Some(Button::Erase) => ask_again(requester.reader),
        Some(Button::Confirm) => erase(ctx, requester).await,
        None => Response::apology(UserError::Outdated, requester.reader),
    }
}

async fn export(ctx: &Context, requester: &Requester) -> Response {
    let language = requester.reader;
    if requester.files == Attachments::Forbidden {
        return Response::notice(&Words::NoFiles {}, &[Words::NoFilesHow {}], requester.reader);
    }
    let Some(everything) = everything_of(ctx, requester.person).await else {
        return Response::notice(&Words::NotExported {}, &[Words::NotExportedHow {}], requester.reader);
    };
    let bytes = format!("{everything:#}\n").into_bytes();
    if bytes.len() > FILE {
        return Response::notice(&Words::TooLarge {}, &[Words::TooLargeHow {}], requester.reader);
    }
    let file = CreateAttachment::bytes(bytes, NAME).description(Words::ExportedFile {}.say(language));
    let page = text::page(&Words::Exported {}, &[Words::ExportedHow {}], language);
    Response::messages(layout::lay_out(&page, language, None), vec![file], Visibility::Ephemeral, Vec::new())
}

async fn everything_of(ctx: &Context, who: Person) -> Option<Value> {
    let read = async { Ok::<_, StoreUnavailable>(ctx.store()?.everything_of(who).await?) };
    match ctx.in_time(STORE_TIMEOUT, read).await {
        Ok(everything) => Some(everything),
        Err(error) => {
            tracing::error!(%error, "cannot export");
            None
        }
    }
}

/// Erases the person who presses, in the place of the question whether to.
async fn erase(ctx: &Context, requester: &Requester) -> Response {
    let language = requester.reader;
    if !ctx.erasures.may(requester.person) {
        let reply = card(&Outcome::TooOften, language);
        return Response::redrawn(reply, Visibility::Ephemeral);
    }
    let erased = timeout(STORE_TIMEOUT, try_erase(ctx, requester.person)).await.unwrap_or(Outcome::NotYet);
    let card = card(&erased, language);
    let reply = Response::redrawn(card, Visibility::Ephemeral);
    match erased {
        Outcome::Done(Erased { mut cases, mut rounds, .. }) => {
            newest_first(&mut cases, &mut rounds);
            let reply = cases.into_iter().fold(reply, |reply, case| reply.then(DeferredTask::Redraw(case)));
            rounds.into_iter().fold(reply, |reply, round| reply.then(DeferredTask::RedrawRound(round)))
        }
        Outcome::NotYet => reply.then(DeferredTask::Erase(requester.person, language)),
        Outcome::Failed | Outcome::TooOften => reply,
    }
}

/// Erases somebody for which the answer could not wait, and says so in place of that answer.
pub(crate) async fn erase_later(
    ctx: &Context,
    who: Person,
    language: Language,
    application: ApplicationId,
    token: &str,
) {
    let erased = try_erase(ctx, who).await;
    let Card { contents, components, .. } = card(&erased, language);
    let content = contents.into_iter().next().unwrap_or_default();
    let body = json!({"content": content, "components": components, "allowed_mentions": {"parse": []}});
    let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
    if let Err(error) = ctx.rest.patch_with(route, &body, &[]).await {
        tracing::warn!(%error, "cannot report the result of an erasure");
    }
    if let Outcome::Done(erased) = erased {
        redraw_without(ctx, erased).await;
    }
}

/// Draws the public cards again that may name somebody who is erased.
pub(crate) async fn redraw_without(ctx: &Context, erased: Erased) {
    let Erased { mut cases, mut rounds, .. } = erased;
    newest_first(&mut cases, &mut rounds);
    for round in rounds {
        if let Err(error) = daily_job::redraw_round(ctx, round).await {
            tracing::warn!(%error, task = DeferredTask::RedrawRound(round).about(), "cannot redraw a card");
        }
    }
    for case in cases {
        if let Err(error) = public_card::redraw(ctx, case).await {
            tracing::warn!(%error, task = DeferredTask::Redraw(case).about(), "cannot redraw a card");
        }
    }
}

async fn try_erase(ctx: &Context, who: Person) -> Outcome {
    let erased = async { Ok::<_, StoreUnavailable>(ctx.store()?.erase(who).await?) };
    match erased.await {
        Ok(erased) => {
            if let Some(error) = &erased.interrupted_by {
                tracing::error!(%error, "somebody is not erased to the end");
            }
            Outcome::Done(erased)
        }
        Err(error) => {
            tracing::error!(%error, "cannot erase somebody");
            ctx.erasures.give_back(who);
            Outcome::Failed
        }
    }
}

/// The newest first, place by place: their cards are the likeliest to be looked at.
fn newest_first(cases: &mut [CaseId], rounds: &mut [RoundId]) {
    cases.sort_by_key(|case| (case.place.to_string(), Reverse(case.number)));
    rounds.sort_by_key(|round| (round.place.to_string(), Reverse(round.number)));
}

fn ask_again(language: Language) -> Response {
    let says = [Words::EraseGoes {}, Words::EraseStays {}, Words::EraseFinal {}];
    let page = text::page(&Words::EraseTitle {}, &says, language);
    let buttons = row(&[Button::Confirm], language);
    Response::messages(layout::lay_out(&page, language, None), Vec::new(), Visibility::Ephemeral, buttons)
}

/// What stands in the place of the question whether to erase.
fn card(erased: &Outcome, language: Language) -> Card {
    let (page, buttons) = match erased {
        Outcome::Done(Erased { interrupted_by: Some(_), .. }) => {
            (text::page(&Words::ErasedLater {}, &[Words::ErasedLaterHow {}], language), Vec::new())
        }
        Outcome::Done(erased) => {
            let mut says = vec![Words::ErasedGone {}, Words::ErasedStays {}, Words::ErasedElse {}];
            if !erased.is_out_of_log {
                says.push(Words::ErasedLog {});
            }
            (text::page(&Words::Erased {}, &says, language), Vec::new())
        }
        Outcome::TooOften => (text::page(&Words::ErasedOften {}, &[Words::ErasedOftenHow {}], language), Vec::new()),
        Outcome::NotYet => (text::page(&Words::Erasing {}, &[], language), Vec::new()),
        Outcome::Failed => {
            let page = text::page(&Words::NotErased {}, &[Words::NotErasedHow {}], language);
            (page, row(&[Button::Confirm], language))
        }
    };
    Card { contents: layout::lay_out(&page, language, None), files: Vec::new(), components: buttons }
}
