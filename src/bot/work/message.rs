//! A message is answered: once, with as much as Discord takes there.

use std::time::{Duration, Instant};

use super::Tools;
use crate::bot::{
    errands::Sent,
    health::Came,
    limits::May,
    messages::{Answer, Heard, Said},
    picture::Files,
    rest::{Place, RestError},
    text::Apology,
};

/// How long an answer is tried; then an apology is, as long again.
const ANSWER: Duration = Duration::from_secs(30);

/// A part of an answer that was not sent.
struct Unsent {
    /// Its number, from 0.
    part: usize,
    error: RestError,
}

impl Tools {
    /// Answers a message, and says what came of it.
    pub(super) async fn on_message(&self, heard: &Heard) -> Came {
        if !self.is_ours(heard.id.get()).await {
            return Came::Elsewhere;
        }
        // Nothing is opened for somebody who cannot be told of it.
        if !self.office.rest.may_write(heard.channel_id) {
            return Came::Forbidden;
        }
        match self.office.may_say(heard) {
            May::Ask => {}
            May::BeTold => return self.turn_message_away(heard).await,
            May::Wait => return Came::Limited,
        }
        let Some(place) = self.office.rest.place(heard.channel_id) else {
            return self.turn_message_away(heard).await;
        };
        match self.answer_message(heard, &place).await {
            Ok(()) => Came::Answered,
            Err(error @ RestError::Refused { status: 403, .. }) => {
                tracing::info!(%error, "the bot may not write where it was asked");
                Came::Forbidden
            }
            Err(error) => {
                self.report(&error, "cannot answer a message");
                Came::Failed
            }
        }
    }

    /// Answers with the picture, or else without, or else with an apology, as Discord takes it.
    async fn answer_message(&self, heard: &Heard, place: &Place) -> Result<(), RestError> {
        let until = Instant::now() + ANSWER;
        let mut sent = self.say(heard, Files::Allowed, place, until).await;
        if let Err(Unsent { error, .. }) = &sent
            && error.may_pass_without_files()
        {
            // Nobody says beforehand whether files may be sent in a channel.
            tracing::info!(%error, "a message is sent again without its files");
            sent = self.say(heard, Files::Forbidden, place, until).await;
        }
        let Err(Unsent { part, error }) = sent else { return Ok(()) };
        if error.may_be_content() {
            let sorry = self.office.sorry(heard, Apology::WentWrong, part).await;
            self.send_part(heard, &sorry, place, until + ANSWER).await?;
        }
        Err(error)
    }

    /// Answers a message, and keeps where the card of its case stands.
    async fn say(&self, heard: &Heard, files: Files, place: &Place, until: Instant) -> Result<(), Unsent> {
        let Answer { said, case } = self.office.hear(heard, files).await;
        let mut last = None;
        for (part, said) in said.iter().enumerate() {
            let sent = self.send_part(heard, said, place, until).await;
            last = Some(sent.map_err(|error| Unsent { part, error })?);
        }
        if let (Some(case), Some(sent), Ok(store)) = (case, last, self.office.store())
            && let Err(error) = store.set_card(case, sent.as_card()).await
        {
            tracing::warn!(%error, "cannot keep where a card stands");
        }
        Ok(())
    }

    async fn send_part(&self, heard: &Heard, said: &Said, place: &Place, until: Instant) -> Result<Sent, RestError> {
        self.office.rest.send_message(place, heard.channel_id, &said.message, &said.files, until).await
    }

    /// Says in a channel that it was too much at once, unless that is being said there already. Nothing is worked out for
    /// that, and the store is not asked.
    async fn turn_message_away(&self, heard: &Heard) -> Came {
        if let Some(place) = self.office.rest.place_for_notice(heard.channel_id) {
            let wait = self.office.sorry(heard, Apology::TooOften, 0).await;
            if let Err(error) = self.send_part(heard, &wait, &place, Instant::now() + ANSWER).await {
                self.report(&error, "cannot turn a message away");
            }
        }
        Came::Limited
    }
}
