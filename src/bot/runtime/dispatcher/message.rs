//! Answers a message once, in a form that Discord accepts.

use std::time::{Duration, Instant};

use crate::bot::{
    context::{metrics::Outcome, rate_limit::Decision},
    discord::{
        message::{IncomingMessage, SentMessage},
        rest::{error::RestError, rate_limiter::Place},
    },
    runtime::{
        dispatcher::DispatcherContext,
        message_handler::{self, MessageResponse, OutgoingMessage},
    },
    view::{picture::Attachments, text::bot::UserError},
};

/// How long an answer is tried; then an apology is, as long again.
const ANSWER: Duration = Duration::from_secs(30);

/// A part of an answer that was not sent.
struct Unsent {
    /// Its number, from 0.
    part: usize,
    error: RestError,
}

impl DispatcherContext {
    /// Answers a message, and gives the outcome.
    pub(crate) async fn on_message(&self, message: &IncomingMessage) -> Outcome {
        if !self.is_ours(message.id.get(), message.id.created_at()).await {
            return Outcome::HandledElsewhere;
        }
        // Nothing is opened for somebody who cannot be told of it.
        let (by, server) = message_handler::cause(message);
        if !self.ctx.rest.may_write(message.channel_id) || !self.ctx.refused.may_try(Some(by), server, Instant::now()) {
            return Outcome::Forbidden;
        }
        match message_handler::check_rate_limit(&self.ctx, message) {
            Decision::Allow => {}
            Decision::RejectAndNotify => return self.turn_message_away(message).await,
            Decision::Reject => return Outcome::RateLimited,
        }
        let Some(place) = self.ctx.rest.place(message.channel_id) else {
            return self.turn_message_away(message).await;
        };
        match self.answer_message(message, &place).await {
            Ok(()) => Outcome::Answered,
            Err(error @ RestError::Refused { status: 403, .. }) => self.forbidden(message, &error),
            Err(error) => {
                self.report(&error, "cannot answer a message");
                Outcome::Failed
            }
        }
    }

    /// Answers with the picture, or else without, or else with an apology, as Discord takes it.
    async fn answer_message(&self, message: &IncomingMessage, place: &Place) -> Result<(), RestError> {
        let until = Instant::now() + ANSWER;
        let mut sent = self.say(message, Attachments::Allowed, place, until).await;
        if let Err(Unsent { error, .. }) = &sent
            && error.may_pass_without_files()
        {
            // Nobody says beforehand whether files may be sent in a channel.
            tracing::info!(%error, "a message is sent again without its files");
            self.learn_of_refusal(message, error);
            sent = self.say(message, Attachments::Forbidden, place, until).await;
        }
        let Err(Unsent { part, error }) = sent else { return Ok(()) };
        if error.may_be_content() {
            let sorry = message_handler::sorry(&self.ctx, message, UserError::WentWrong, part).await;
            self.send_part(message, &sorry, place, until + ANSWER).await?;
        }
        Err(error)
    }

    /// Answers a message, and keeps where the card of its case stands.
    async fn say(
        &self,
        message: &IncomingMessage,
        files: Attachments,
        place: &Place,
        until: Instant,
    ) -> Result<(), Unsent> {
        let MessageResponse { said, case } = message_handler::handle(&self.ctx, message, files).await;
        let mut last = None;
        for (part, said) in said.iter().enumerate() {
            let sent = self.send_part(message, said, place, until).await;
            last = Some(sent.map_err(|error| Unsent { part, error })?);
        }
        if let (Some(case), Some(sent), Ok(store)) = (case, last, self.ctx.store())
            && let Err(error) = store.set_card(case, sent.as_card()).await
        {
            tracing::warn!(%error, "cannot keep where a card stands");
        }
        Ok(())
    }

    async fn send_part(
        &self,
        message: &IncomingMessage,
        said: &OutgoingMessage,
        place: &Place,
        until: Instant,
    ) -> Result<SentMessage, RestError> {
        self.ctx.rest.send_message(place, message.channel_id, &said.message, &said.files, until).await
    }

    /// Says in a channel that it was too much at once, unless that is being said there already. Nothing is worked out for
    /// that, and the store is not asked.
    async fn turn_message_away(&self, message: &IncomingMessage) -> Outcome {
        if let Some(place) = self.ctx.rest.place_for_notice(message.channel_id) {
            let wait = message_handler::sorry(&self.ctx, message, UserError::TooOften, 0).await;
            match self.send_part(message, &wait, &place, Instant::now() + ANSWER).await {
                Ok(_) => {}
                Err(error @ RestError::Refused { status: 403, .. }) => return self.forbidden(message, &error),
                Err(error) => self.report(&error, "cannot turn a message away"),
            }
        }
        Outcome::RateLimited
    }

    fn forbidden(&self, message: &IncomingMessage, error: &RestError) -> Outcome {
        tracing::info!(%error, "the bot may not write where it was asked");
        self.learn_of_refusal(message, error);
        Outcome::Forbidden
    }

    /// Discord has refused a message. That counts for the person who caused it, and for their server.
    fn learn_of_refusal(&self, message: &IncomingMessage, error: &RestError) {
        let (by, server) = message_handler::cause(message);
        self.ctx.refused.learn_of(Some(by), server, error, Instant::now());
    }
}
