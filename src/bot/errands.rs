//! What is done after an answer: the public card is kept or drawn anew, directors and the table are told.

use std::{
    hash::{BuildHasher as _, RandomState},
    sync::OnceLock,
};

use serde::Deserialize;
use serde_json::{Value, json};
use serenity::{
    all::{ApplicationId, ChannelId, MessageId},
    builder::CreateAttachment,
    http::Route,
};

use super::{
    card::{self, Card, View},
    office::{Away, Office},
    picture::Files,
    reply::Errand,
    rest::{Patience, RestError},
};
use crate::{
    case::{CaseId, Person, Place},
    explain::Reader,
    locale::Language,
    store::{self, RoundId},
};

/// Characters of a nonce.
pub(super) const NONCE: usize = 25;

/// Why an errand came to nothing.
#[derive(Debug)]
pub enum Undone {
    /// The case cannot be reached.
    Away(Away),
    /// Discord refuses.
    Rest(RestError),
}

impl From<Away> for Undone {
    fn from(error: Away) -> Undone {
        Undone::Away(error)
    }
}

impl From<RestError> for Undone {
    fn from(error: RestError) -> Undone {
        Undone::Rest(error)
    }
}

impl std::fmt::Display for Undone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Undone::Away(error) => error.fmt(f),
            Undone::Rest(error) => error.fmt(f),
        }
    }
}

/// A message of ours, as far as it matters where it is.
#[derive(Deserialize)]
pub struct Sent {
    id: MessageId,
    channel_id: ChannelId,
}

impl Sent {
    /// Where a case's public card stands, if this is it.
    #[must_use]
    pub fn as_card(&self) -> store::Card {
        store::Card { channel: self.channel_id.get(), message: self.id.get() }
    }
}

impl Office {
    /// Does what is to be done after an answer. `token` is that of the interaction.
    pub async fn run(&self, errand: Errand, application: ApplicationId, token: &str) {
        let about = errand.about();
        let done = match errand {
            Errand::KeepCard(case, entries) => self.keep_card(case, entries, application, token).await,
            Errand::Recheck(case, entries) => self.recheck(case, entries).await,
            Errand::Redraw(case) => self.redraw(case).await,
            Errand::TellDirectors(case) => self.tell_directors(case).await,
            Errand::TellTable(case) => self.tell_table(case).await,
            Errand::RedrawRound(round) => self.redraw_round(round).await,
            Errand::KeepRound(round) => self.keep_round(round, application, token).await,
            // The person is not named in the log.
            Errand::Erase(who, language) => return self.erase_later(who, language, application, token).await,
            // Nor where his file is.
            Errand::TakeOwn(upload) => return self.take_own(upload, application, token).await,
        };
        if let Err(error) = done {
            tracing::warn!(%error, errand = about, "an errand came to nothing");
        }
    }

    async fn keep_card(
        &self,
        case: CaseId,
        entries: usize,
        application: ApplicationId,
        token: &str,
    ) -> Result<(), Undone> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
        let sent: Sent = self.rest.get(route, Patience::Message).await?;
        self.store()?.set_card(case, sent.as_card()).await.map_err(Away::from)?;
        // Until now nobody knew which card to draw anew.
        self.recheck(case, entries).await
    }

    async fn keep_round(&self, round: RoundId, application: ApplicationId, token: &str) -> Result<(), Undone> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
        let sent: Sent = self.rest.get(route, Patience::Message).await?;
        Ok(self.store()?.set_round_card(round, sent.as_card()).await.map_err(Away::from)?)
    }

    /// Draws the public card anew, wherever it is, until it shows all that was entered.
    pub(super) async fn redraw(&self, case: CaseId) -> Result<(), Undone> {
        let Some(mut redraw) = self.redraws.begin(case) else { return Ok(()) };
        loop {
            // Whatever was entered while it was on its way is on no card yet.
            while let Some(drawn) = self.redraw_once(case).await? {
                if self.entries(case).await? <= drawn {
                    break;
                }
            }
            match redraw.once_more() {
                Some(again) => redraw = again,
                None => return Ok(()),
            }
        }
    }

    /// The same, if the case has more entries than these.
    async fn recheck(&self, case: CaseId, entries: usize) -> Result<(), Undone> {
        if self.entries(case).await? > entries { self.redraw(case).await } else { Ok(()) }
    }

    /// How many entries a case has.
    async fn entries(&self, case: CaseId) -> Result<usize, Undone> {
        let file = self.store()?.case(case).await.map_err(Away::from)?;
        Ok(file.map_or(0, |file| file.entries.len()))
    }

    /// Draws the public card anew; with how many entries, if there is one.
    async fn redraw_once(&self, case: CaseId) -> Result<Option<usize>, Undone> {
        let store = self.store()?;
        let (file, stands) = (store.case(case).await, store.card(case).await);
        let (Some(file), Some(stands)) = (file.map_err(Away::from)?, stands.map_err(Away::from)?) else {
            return Ok(None);
        };
        if stands.channel == 0 || stands.message == 0 {
            return Ok(None);
        }
        let view = self.public_view(case.place).await?;
        match self.draw_at(stands, card::draw(&file, view, 1)).await {
            Err(Undone::Rest(error)) if error.may_pass_without_files() => {
                self.draw_at(stands, card::draw(&file, View { files: Files::Forbidden, ..view }, 1)).await?;
            }
            drawn => drawn?,
        }
        Ok(Some(file.entries.len()))
    }

    pub(super) async fn draw_at(&self, stands: store::Card, card: Card) -> Result<(), Undone> {
        let Card { contents, files, components } = card;
        let mut body = body(contents.into_iter().next().unwrap_or_default(), &files);
        set(&mut body, "components", json!(components));
        let route = Route::ChannelMessage {
            channel_id: ChannelId::new(stands.channel),
            message_id: MessageId::new(stands.message),
        };
        Ok(self.rest.patch_with(route, &body, &files, Patience::Message).await?)
    }

    /// How everybody in a place sees a card.
    pub(super) async fn public_view(&self, place: Place) -> Result<View, Undone> {
        let language = self.server_language(place).await?;
        Ok(View { reader: Reader::Player, language, files: Files::Allowed, is_public: true, may_share: true })
    }

    /// The language that somebody has set, or else that of the place.
    pub(super) async fn language_of(&self, person: Person, place: Place) -> Result<Language, Undone> {
        let own = self.store()?.person(person).await.map_err(Away::from)?;
        match own.language {
            Some(language) => Ok(language),
            None => self.server_language(place).await,
        }
    }

    /// The language of what everybody in a place reads.
    pub(super) async fn server_language(&self, place: Place) -> Result<Language, Undone> {
        let set = self.store()?.server(place).await.map_err(Away::from)?.language;
        Ok(match (set, place) {
            (Some(language), _) => language,
            (None, Place::Server(server)) => self.tongues.of_server(server, &self.rest).await,
            (None, Place::Alone(_)) => Language::default(),
        })
    }
}

/// A case as the log names it. What somebody asks outside servers is numbered under his own number, which is not for the log:
/// in its place stands a digest that is another one in every process.
pub(super) fn logged(case: CaseId) -> String {
    static KEY: OnceLock<RandomState> = OnceLock::new();
    match case.place {
        Place::Server(_) => case.to_string(),
        Place::Alone(person) => format!("p#{:x}-{}", KEY.get_or_init(RandomState::new).hash_one(person), case.number),
    }
}

/// A message: its text, and what it says of its files. Nobody is pinged.
pub(super) fn body(content: String, files: &[CreateAttachment]) -> Value {
    let described = files.iter().enumerate();
    let described = described.map(
        |(index, file)| json!({"id": index.to_string(), "filename": file.filename, "description": file.description}),
    );
    json!({"content": content, "allowed_mentions": {"parse": []}, "attachments": described.collect::<Vec<_>>()})
}

pub(super) fn set(body: &mut Value, key: &str, value: Value) {
    if let Some(fields) = body.as_object_mut() {
        fields.insert(key.to_owned(), value);
    }
}
