//! What is done after an answer: the public card is kept or drawn anew, directors and the table are told.

use serde::Deserialize;
use serde_json::{Value, json};
use serenity::{
    all::{ApplicationId, ChannelId, MessageId, UserId},
    builder::CreateAttachment,
    http::Route,
};
use sha2::{Digest as _, Sha256};

use super::{
    card::{self, Card, View},
    message::MESSAGES,
    office::{Away, Office},
    picture::Files,
    reply::Errand,
    rest::{Patience, RestError},
};
use crate::{
    case::{CaseFile, CaseId, Person, Place},
    explain::Reader,
    locale::Language,
    store::{self, RoundId, ServerSettings},
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
        let done = match errand.clone() {
            Errand::KeepCard(case) => self.keep_card(case, application, token).await,
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
            tracing::warn!(%error, ?errand, "an errand came to nothing");
        }
    }

    async fn keep_card(&self, case: CaseId, application: ApplicationId, token: &str) -> Result<(), Undone> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
        let sent: Sent = self.rest.get(route, Patience::Message).await?;
        Ok(self.store()?.set_card(case, sent.as_card()).await.map_err(Away::from)?)
    }

    async fn keep_round(&self, round: RoundId, application: ApplicationId, token: &str) -> Result<(), Undone> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
        let sent: Sent = self.rest.get(route, Patience::Message).await?;
        Ok(self.store()?.set_round_card(round, sent.as_card()).await.map_err(Away::from)?)
    }

    /// Draws the public card anew, wherever it is.
    pub(super) async fn redraw(&self, case: CaseId) -> Result<(), Undone> {
        let _turn = self.turns.wait(case).await;
        let store = self.store()?;
        let (file, stands) = (store.case(case).await, store.card(case).await);
        let (Some(file), Some(stands)) = (file.map_err(Away::from)?, stands.map_err(Away::from)?) else {
            return Ok(());
        };
        if stands.channel == 0 || stands.message == 0 {
            return Ok(());
        }
        let view = self.public_view(case.place).await?;
        let drawn = self.draw_at(stands, card::draw(&file, view, 1)).await;
        if matches!(&drawn, Err(Undone::Rest(error)) if error.may_pass_without_files()) {
            return self.draw_at(stands, card::draw(&file, View { files: Files::Forbidden, ..view }, 1)).await;
        }
        drawn
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
    async fn public_view(&self, place: Place) -> Result<View, Undone> {
        let language = self.server_language(place).await?;
        Ok(View { reader: Reader::Player, language, files: Files::Allowed, is_public: true })
    }

    /// The directors who want to know are told that a table calls, each in his language; and the log.
    async fn tell_directors(&self, case: CaseId) -> Result<(), Undone> {
        let (file, settings) = self.file_and_settings(case).await?;
        let Some(file) = file else { return Ok(()) };
        self.log(&file, &settings).await;
        for person in self.store()?.on_call(case.place).await.map_err(Away::from)? {
            if self.is_director(person, case.place).await {
                let language = self.language_of(person, case.place).await?;
                let view = View { reader: Reader::Director, language, files: Files::Allowed, is_public: false };
                if let Err(error) = self.write_to(person, &file, view).await {
                    tracing::warn!(%error, "cannot write to a director");
                }
            }
        }
        Ok(())
    }

    /// A director has spoken: the log is told, and whoever asked, if nobody else sees the case.
    async fn tell_table(&self, case: CaseId) -> Result<(), Undone> {
        let (file, settings) = self.file_and_settings(case).await?;
        let Some(file) = file.filter(|file| !file.decisions().is_empty()) else { return Ok(()) };
        self.log(&file, &settings).await;
        let is_shown = self.store()?.card(case).await.map_err(Away::from)?.is_some();
        if let Some(person) = file.opened_by.filter(|_| !is_shown) {
            let language = self.language_of(person, case.place).await?;
            let view = View { reader: Reader::Player, language, files: Files::Allowed, is_public: false };
            self.write_to(person, &file, view).await?;
        }
        Ok(())
    }

    async fn file_and_settings(&self, case: CaseId) -> Result<(Option<CaseFile>, ServerSettings), Undone> {
        let store = self.store()?;
        let file = store.case(case).await.map_err(Away::from)?;
        Ok((file, store.server(case.place).await.map_err(Away::from)?))
    }

    /// Writes what everybody may see of the case into the log.
    async fn log(&self, file: &CaseFile, settings: &ServerSettings) {
        let Some(channel) = settings.log_channel.filter(|channel| *channel != 0) else { return };
        let sent = async {
            let view = self.public_view(file.id.place).await?;
            let channel = ChannelId::new(channel);
            match self.send(channel, file, view, 1).await {
                Err(Undone::Rest(error)) if error.may_pass_without_files() => {
                    self.send(channel, file, View { files: Files::Forbidden, ..view }, 1).await
                }
                sent => sent,
            }
        };
        if let Err(error) = sent.await {
            tracing::warn!(%error, "cannot write into the log channel");
        }
    }

    /// Sends a card to somebody in a direct message.
    async fn write_to(&self, person: Person, file: &CaseFile, view: View) -> Result<(), Undone> {
        if person.0 == 0 {
            return Ok(());
        }
        let channel = self.rest.direct_channel(UserId::new(person.0)).await?;
        self.send(channel, file, view, MESSAGES).await
    }

    /// Sends a card. The same card of the same case does not come twice.
    async fn send(&self, channel: ChannelId, file: &CaseFile, view: View, messages: usize) -> Result<(), Undone> {
        let Card { contents, mut files, components } = card::draw(file, view, messages);
        let last = contents.len().saturating_sub(1);
        for (index, content) in contents.into_iter().enumerate() {
            let files = std::mem::take(&mut files);
            let mut body = body(content, &files);
            if index == last {
                set(&mut body, "components", json!(components));
            }
            set(&mut body, "nonce", json!(nonce(file, channel, index)));
            set(&mut body, "enforce_nonce", json!(true));
            let route = Route::ChannelMessages { channel_id: channel };
            self.rest.post_with(route, &body, &files, Patience::Message).await?;
        }
        Ok(())
    }

    /// The language that somebody has set, or else that of the place.
    async fn language_of(&self, person: Person, place: Place) -> Result<Language, Undone> {
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

/// What tells Discord that two messages are the same one.
fn nonce(file: &CaseFile, channel: ChannelId, index: usize) -> String {
    let spoken = file.decisions().last().map(|word| word.entries);
    let about = format!("{} {channel} {index} {:?} {:?}", file.id, spoken, file.called_at());
    let digest = Sha256::digest(about.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>().chars().take(NONCE).collect()
}
