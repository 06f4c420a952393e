//! Privacy: what is stored about somebody, to read, to take away and to erase. Whoever presses a button presses it about
//! himself: no button names a person.

use std::collections::HashSet;

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
    case::{CaseId, Person, Place},
    locale::Language,
    present::{Item, Page, Section},
    store::RoundId,
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
enum Erased {
    /// All of it, and the name on these cards is to go.
    Done(Cards),
    /// It is not done yet.
    NotYet,
    /// Nothing.
    Failed,
}

/// Public cards on which somebody may be named.
struct Cards {
    cases: Vec<CaseId>,
    rounds: Vec<RoundId>,
}

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
        let erased = timeout(WORKING, self.try_erase(asker.person)).await.unwrap_or(Erased::NotYet);
        let card = card(&erased, language);
        let reply = Reply::redrawn(card, Audience::Private);
        match erased {
            Erased::Done(Cards { cases, rounds }) => {
                let reply = cases.into_iter().fold(reply, |reply, case| reply.then(Errand::Redraw(case)));
                rounds.into_iter().fold(reply, |reply, round| reply.then(Errand::RedrawRound(round)))
            }
            Erased::NotYet => reply.then(Errand::Erase(asker.person, language)),
            Erased::Failed => reply,
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
        let Erased::Done(Cards { cases, rounds }) = erased else { return };
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

    async fn try_erase(&self, who: Person) -> Erased {
        let erased = async {
            let store = self.store()?;
            let everything = store.everything_of(who).await?;
            store.erase(who).await?;
            Ok::<_, Away>(Cards { cases: in_servers(&everything), rounds: answered_right(&everything) })
        };
        match erased.await {
            Ok(cards) => Erased::Done(cards),
            Err(error) => {
                tracing::error!(%error, "cannot erase somebody");
                Erased::Failed
            }
        }
    }
}

/// The cases of servers in which somebody did something.
fn in_servers(everything: &Value) -> Vec<CaseId> {
    let parts = ["cases", "entries"].iter().filter_map(|part| everything.get(*part)?.as_array());
    let named = parts.flatten().filter_map(|item| item.get("case")?.as_str()?.parse::<CaseId>().ok());
    let mut cases: Vec<CaseId> =
        named.filter(|case| matches!(case.place, Place::Server(_))).collect::<HashSet<_>>().into_iter().collect();
    // The newest first, place by place: their cards are the likeliest to be looked at.
    cases.sort_by_key(|case| (case.place.to_string(), std::cmp::Reverse(case.number)));
    cases
}

/// The questions of servers that somebody answered right, the newest first.
fn answered_right(everything: &Value) -> Vec<RoundId> {
    let answers = everything.get("quiz").and_then(|quiz| quiz.get("answers")?.as_array()).into_iter().flatten();
    let right = answers.filter(|answer| answer.get("right").and_then(Value::as_bool) == Some(true));
    let rounds = right.filter_map(|answer| answer.get("question")?.as_str()?.parse::<RoundId>().ok());
    let mut rounds: Vec<RoundId> = rounds.filter(|round| matches!(round.place, Place::Server(_))).collect();
    rounds.sort_by_key(|round| (round.place.to_string(), std::cmp::Reverse(round.number)));
    rounds
}

fn ask_again(language: Language) -> Reply {
    let says = [Words::EraseGoes {}, Words::EraseStays {}, Words::EraseFinal {}];
    let page = sentences(&Words::EraseTitle {}, &says, language);
    let buttons = row(&[Button::Confirm], language);
    Reply::messages(message::lay_out(&page, language, None), Vec::new(), Audience::Private, buttons)
}

/// What stands in the place of the question whether to erase.
fn card(erased: &Erased, language: Language) -> Card {
    let (page, buttons) = match erased {
        Erased::Done(_) => {
            let says = [Words::ErasedGone {}, Words::ErasedStays {}, Words::ErasedElse {}];
            (sentences(&Words::Erased {}, &says, language), Vec::new())
        }
        Erased::NotYet => (sentences(&Words::Erasing {}, &[], language), Vec::new()),
        Erased::Failed => {
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
