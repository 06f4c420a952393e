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
    store::{self, RoundId, ServerSettings, Told},
};

/// The status of what the bot may not do where it is: perhaps only files.
pub(super) const FORBIDDEN: u16 = 403;
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

/// A channel.
#[derive(Deserialize)]
struct Channel {
    id: ChannelId,
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
            Err(Undone::Rest(RestError::Refused { status: FORBIDDEN, .. })) => {
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
    async fn public_view(&self, place: Place) -> Result<View, Undone> {
        let language = self.server_language(place).await?;
        Ok(View { reader: Reader::Player, language, files: Files::Allowed, is_public: true, may_share: true })
    }

    /// What is yet to be told of any case: the process before this one ended before it had told it.
    pub async fn tell_untold(&self) {
        let untold = async { Ok::<_, Away>(self.store()?.untold().await?) };
        let untold = untold.await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot find what is yet to be told");
            Vec::new()
        });
        for case in untold {
            for told in [self.tell_directors(case).await, self.tell_table(case).await] {
                if let Err(error) = told {
                    tracing::warn!(%error, case = %logged(case), "cannot tell what happened to a case");
                }
            }
        }
    }

    /// The directors who want to know are told that a table calls, each in his language; and the log. Nobody is told twice.
    async fn tell_directors(&self, case: CaseId) -> Result<(), Undone> {
        let _turn = self.turns.wait(case).await;
        let (file, settings) = self.file_and_settings(case).await?;
        let Some(file) = file else { return Ok(()) };
        let call = file.call_entry();
        if self.store()?.told(case).await.map_err(Away::from)?.call >= call {
            return Ok(());
        }
        let mut is_told = self.log(&file, &settings).await;
        for person in self.store()?.on_call(case.place).await.map_err(Away::from)? {
            if self.is_director(person, case.place).await {
                let language = self.language_of(person, case.place).await?;
                let view = View {
                    reader: Reader::Director,
                    language,
                    files: Files::Allowed,
                    is_public: false,
                    may_share: false,
                };
                is_told &= came(self.write_to(person, &file, view).await, "cannot write to a director");
            }
        }
        self.has_told(case, is_told, Told { call, ..Told::default() }).await
    }

    /// A director has spoken: the log is told, and whoever asked, if nobody else sees the case. Nobody is told twice.
    async fn tell_table(&self, case: CaseId) -> Result<(), Undone> {
        let _turn = self.turns.wait(case).await;
        let (file, settings) = self.file_and_settings(case).await?;
        let Some(file) = file else { return Ok(()) };
        let word = file.word_entry();
        if self.store()?.told(case).await.map_err(Away::from)?.word >= word {
            return Ok(());
        }
        let mut is_told = self.log(&file, &settings).await;
        let is_shown = self.store()?.card(case).await.map_err(Away::from)?.is_some();
        if let Some(person) = file.opened_by.filter(|_| !is_shown) {
            let language = self.language_of(person, case.place).await?;
            let view =
                View { reader: Reader::Player, language, files: Files::Allowed, is_public: false, may_share: false };
            is_told &= came(self.write_to(person, &file, view).await, "cannot write to whoever asked");
        }
        self.has_told(case, is_told, Told { word, ..Told::default() }).await
    }

    /// Keeps that something was told, if it was.
    async fn has_told(&self, case: CaseId, is_told: bool, told: Told) -> Result<(), Undone> {
        if is_told {
            self.store()?.set_told(case, told).await.map_err(Away::from)?;
        }
        Ok(())
    }

    async fn file_and_settings(&self, case: CaseId) -> Result<(Option<CaseFile>, ServerSettings), Undone> {
        let store = self.store()?;
        let file = store.case(case).await.map_err(Away::from)?;
        Ok((file, store.server(case.place).await.map_err(Away::from)?))
    }

    /// Writes what everybody may see of the case into the log, if there is one; whether that need not be tried again.
    async fn log(&self, file: &CaseFile, settings: &ServerSettings) -> bool {
        let Some(channel) = settings.log_channel.filter(|channel| *channel != 0) else { return true };
        let sent = async {
            let view = self.public_view(file.id.place).await?;
            let channel = ChannelId::new(channel);
            match self.send(channel, file, view, 1).await {
                Err(Undone::Rest(RestError::Refused { status: FORBIDDEN, .. })) => {
                    self.send(channel, file, View { files: Files::Forbidden, ..view }, 1).await
                }
                sent => sent,
            }
        };
        came(sent.await, "cannot write into the log channel")
    }

    /// Sends a card to somebody in a direct message.
    async fn write_to(&self, person: Person, file: &CaseFile, view: View) -> Result<(), Undone> {
        let to = json!({"recipient_id": person.0.to_string()});
        let channel: Channel = self.rest.ask(Route::UserMeDmChannels, &to, &[], Patience::Message).await?;
        self.send(channel.id, file, view, MESSAGES).await
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

/// Whether a message need not be tried again: it came, or Discord will not have it.
fn came(sent: Result<(), Undone>, what: &str) -> bool {
    let Err(error) = sent else { return true };
    tracing::warn!(%error, "{what}");
    matches!(error, Undone::Rest(RestError::Refused { status: 400..500, .. }))
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

/// What tells Discord that two messages are the same one.
fn nonce(file: &CaseFile, channel: ChannelId, index: usize) -> String {
    let spoken = file.decisions().last().map(|word| word.entries);
    let about = format!("{} {channel} {index} {:?} {:?}", file.id, spoken, file.called_at());
    let digest = Sha256::digest(about.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>().chars().take(NONCE).collect()
}
