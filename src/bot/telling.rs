//! Directors, the log and whoever asked are told what happened to a case, once: the store keeps what was told.

use serde_json::json;
use serenity::{
    all::{ChannelId, UserId},
    http::Route,
};
use sha2::{Digest as _, Sha256};

use super::{
    card::{self, Card, View},
    errands::{NONCE, Undone, body, logged, set},
    message::MESSAGES,
    office::{Away, Office},
    picture::Files,
    rest::{Patience, RestError},
};
use crate::{
    case::{CaseFile, CaseId, Person},
    explain::Reader,
    store::{ServerSettings, Told},
};

impl Office {
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
    pub(super) async fn tell_directors(&self, case: CaseId) -> Result<(), Undone> {
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
    pub(super) async fn tell_table(&self, case: CaseId) -> Result<(), Undone> {
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
                Err(Undone::Rest(error)) if error.may_pass_without_files() => {
                    self.send(channel, file, View { files: Files::Forbidden, ..view }, 1).await
                }
                sent => sent,
            }
        };
        came(sent.await, "cannot write into the log channel")
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
}

/// Whether a message need not be tried again: it came, or Discord will not have it.
fn came(sent: Result<(), Undone>, what: &str) -> bool {
    let Err(error) = sent else { return true };
    tracing::warn!(%error, "{what}");
    matches!(error, Undone::Rest(RestError::Refused { status: 400..500, .. }))
}

/// What tells Discord that two messages are the same one.
fn nonce(file: &CaseFile, channel: ChannelId, index: usize) -> String {
    let spoken = file.decisions().last().map(|word| word.entries);
    let about = format!("{} {channel} {index} {:?} {:?}", file.id, spoken, file.called_at());
    let digest = Sha256::digest(about.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>().chars().take(NONCE).collect()
}
