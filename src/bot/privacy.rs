//! Privacy: what is stored about somebody, to read, to take away and to erase. Whoever presses a button presses it about
//! himself: no button names a person.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use serenity::{
    all::{ApplicationId, ButtonStyle},
    builder::{CreateActionRow, CreateAttachment, CreateButton, CreateCommand},
    http::Route,
};
use tokio::time::timeout;

use super::{
    asker::Asker,
    card::Card,
    commands::{self, PRIVACY},
    message,
    office::{Away, Office, WORKING},
    picture::Files,
    reply::{Audience, Errand, Reply},
    rest::Patience,
    settings::word,
    text::Apology,
    words::SettingsWords as Words,
};
use crate::{
    case::{CaseId, Person},
    locale::Language,
    present::{Item, Page, Section},
    store::{Erased, RoundId},
};

/// The first part of every `custom_id` about privacy, by which presses are routed.
pub const PREFIX: &str = "privacy";
const VERSION: &str = "v1";
/// Bytes of a file that Discord takes from everybody.
const FILE: usize = 8 * 1024 * 1024;
/// The file's name.
const NAME: &str = "director-please.json";

/// A button about privacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Button {
    /// Everything as a file.
    Export,
    /// Asks whether to erase it.
    Erase,
    /// Erases it.
    Confirm,
}

impl Button {
    const ALL: [Button; 3] = [Button::Export, Button::Erase, Button::Confirm];

    const fn key(self) -> &'static str {
        match self {
            Button::Export => "export",
            Button::Erase => "erase",
            Button::Confirm => "confirm",
        }
    }

    const fn label(self) -> Words {
        match self {
            Button::Export => Words::PrivacyExport {},
            Button::Erase => Words::PrivacyErase {},
            Button::Confirm => Words::PrivacyConfirm {},
        }
    }

    fn id(self) -> String {
        format!("{PREFIX}:{VERSION}:{}", self.key())
    }

    fn of(custom_id: &str) -> Option<Button> {
        Button::ALL.into_iter().find(|button| button.id() == custom_id)
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
    commands::slash(PRIVACY, |language| name.say(language), |language| description.say(language))
}

/// What is stored, why, and how long.
#[must_use]
pub fn page(language: Language) -> Reply {
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
    let buttons = row(&[Button::Export, Button::Erase], language);
    Reply::messages(message::lay_out(&page, language, None), Vec::new(), Audience::Private, buttons)
}

fn row(buttons: &[Button], language: Language) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(buttons.iter().map(|button| button.draw(language)).collect())]
}

/// What came of erasing somebody.
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

/// When people had themselves erased: it goes through everything that is stored. Each process counts for itself.
#[derive(Default)]
pub struct Erasures(Mutex<HashMap<Person, Vec<Instant>>>);

/// How often people may have themselves erased in a day.
const A_DAY: usize = 2;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Office {
    /// Answers a press on a button about privacy.
    pub async fn privacy(&self, custom_id: &str, asker: &Asker) -> Reply {
        match Button::of(custom_id) {
            Some(Button::Export) => self.export(asker).await,
            Some(Button::Erase) => ask_again(asker.reader),
            Some(Button::Confirm) => self.erase(asker).await,
            None => Reply::apology(Apology::Outdated, asker.reader),
        }
    }

    async fn export(&self, asker: &Asker) -> Reply {
        let language = asker.reader;
        if asker.files == Files::Forbidden {
            return word(&Words::NoFiles {}, &[Words::NoFilesHow {}], asker);
        }
        let Some(everything) = self.everything_of(asker.person).await else {
            return word(&Words::NotExported {}, &[Words::NotExportedHow {}], asker);
        };
        let bytes = format!("{everything:#}\n").into_bytes();
        if bytes.len() > FILE {
            return word(&Words::TooLarge {}, &[Words::TooLargeHow {}], asker);
        }
        let file = CreateAttachment::bytes(bytes, NAME).description(Words::ExportedFile {}.say(language));
        let page = sentences(&Words::Exported {}, &[Words::ExportedHow {}], language);
        Reply::messages(message::lay_out(&page, language, None), vec![file], Audience::Private, Vec::new())
    }

    async fn everything_of(&self, who: Person) -> Option<Value> {
        let read = async { Ok::<_, Away>(self.store()?.everything_of(who).await?) };
        match self.in_time(WORKING, read).await {
            Ok(everything) => Some(everything),
            Err(error) => {
                tracing::error!(%error, "cannot export");
                None
            }
        }
    }

    /// Erases whoever presses, in the place of the question whether to.
    async fn erase(&self, asker: &Asker) -> Reply {
        let language = asker.reader;
        if !self.erasures.may(asker.person) {
            let reply = card(&Outcome::TooOften, language);
            return Reply::redrawn(reply, Audience::Private);
        }
        let erased = timeout(WORKING, self.try_erase(asker.person)).await.unwrap_or(Outcome::NotYet);
        let card = card(&erased, language);
        let reply = Reply::redrawn(card, Audience::Private);
        match erased {
            Outcome::Done(Erased { mut cases, mut rounds, .. }) => {
                newest_first(&mut cases, &mut rounds);
                let reply = cases.into_iter().fold(reply, |reply, case| reply.then(Errand::Redraw(case)));
                rounds.into_iter().fold(reply, |reply, round| reply.then(Errand::RedrawRound(round)))
            }
            Outcome::NotYet => reply.then(Errand::Erase(asker.person, language)),
            Outcome::Failed | Outcome::TooOften => reply,
        }
    }

    /// Erases somebody for which the answer could not wait, and says so in place of that answer.
    pub(super) async fn erase_later(&self, who: Person, language: Language, application: ApplicationId, token: &str) {
        let erased = self.try_erase(who).await;
        let Card { contents, components, .. } = card(&erased, language);
        let content = contents.into_iter().next().unwrap_or_default();
        let body = json!({"content": content, "components": components, "allowed_mentions": {"parse": []}});
        let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
        if let Err(error) = self.rest.patch_with(route, &body, &[], Patience::Message).await {
            tracing::warn!(%error, "cannot say what came of erasing somebody");
        }
        if let Outcome::Done(erased) = erased {
            self.redraw_without(erased).await;
        }
    }

    /// Draws the public cards again that may name somebody who is erased.
    pub(super) async fn redraw_without(&self, erased: Erased) {
        let Erased { mut cases, mut rounds, .. } = erased;
        newest_first(&mut cases, &mut rounds);
        for round in rounds {
            if let Err(error) = self.redraw_round(round).await {
                tracing::warn!(%error, %round, "cannot draw a card anew");
            }
        }
        for case in cases {
            if let Err(error) = self.redraw(case).await {
                tracing::warn!(%error, %case, "cannot draw a card anew");
            }
        }
    }

    async fn try_erase(&self, who: Person) -> Outcome {
        let erased = async { Ok::<_, Away>(self.store()?.erase(who).await?) };
        match erased.await {
            Ok(erased) => {
                if let Some(error) = &erased.interrupted_by {
                    tracing::error!(%error, "somebody is not erased to the end");
                }
                Outcome::Done(erased)
            }
            Err(error) => {
                tracing::error!(%error, "cannot erase somebody");
                self.erasures.give_back(who);
                Outcome::Failed
            }
        }
    }
}

impl Erasures {
    /// Whether somebody may be erased now; that counts as once.
    fn may(&self, who: Person) -> bool {
        let mut asked = self.asked();
        asked.retain(|_, times| {
            times.retain(|at| at.elapsed() < DAY);
            !times.is_empty()
        });
        let times = asked.entry(who).or_default();
        let may = times.len() < A_DAY;
        if may {
            times.push(Instant::now());
        }
        may
    }

    /// It came to nothing: it does not count.
    fn give_back(&self, who: Person) {
        if let Some(times) = self.asked().get_mut(&who) {
            times.pop();
        }
    }

    fn asked(&self) -> MutexGuard<'_, HashMap<Person, Vec<Instant>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The newest first, place by place: their cards are the likeliest to be looked at.
fn newest_first(cases: &mut [CaseId], rounds: &mut [RoundId]) {
    cases.sort_by_key(|case| (case.place.to_string(), Reverse(case.number)));
    rounds.sort_by_key(|round| (round.place.to_string(), Reverse(round.number)));
}

fn ask_again(language: Language) -> Reply {
    let says = [Words::EraseGoes {}, Words::EraseStays {}, Words::EraseFinal {}];
    let page = sentences(&Words::EraseTitle {}, &says, language);
    let buttons = row(&[Button::Confirm], language);
    Reply::messages(message::lay_out(&page, language, None), Vec::new(), Audience::Private, buttons)
}

/// What stands in the place of the question whether to erase.
fn card(erased: &Outcome, language: Language) -> Card {
    let (page, buttons) = match erased {
        Outcome::Done(Erased { interrupted_by: Some(_), .. }) => {
            (sentences(&Words::ErasedLater {}, &[Words::ErasedLaterHow {}], language), Vec::new())
        }
        Outcome::Done(erased) => {
            let mut says = vec![Words::ErasedGone {}, Words::ErasedStays {}, Words::ErasedElse {}];
            if !erased.is_out_of_log {
                says.push(Words::ErasedLog {});
            }
            (sentences(&Words::Erased {}, &says, language), Vec::new())
        }
        Outcome::TooOften => (sentences(&Words::ErasedOften {}, &[Words::ErasedOftenHow {}], language), Vec::new()),
        Outcome::NotYet => (sentences(&Words::Erasing {}, &[], language), Vec::new()),
        Outcome::Failed => {
            let page = sentences(&Words::NotErased {}, &[Words::NotErasedHow {}], language);
            (page, row(&[Button::Confirm], language))
        }
    };
    Card { contents: message::lay_out(&page, language, None), files: Vec::new(), components: buttons }
}

fn sentences(headline: &Words, says: &[Words], language: Language) -> Page {
    let text = says.iter().map(|words| words.say(language)).collect();
    Page { headline: headline.say(language), sections: vec![Section { text, ..Section::default() }], ..Page::default() }
}
