//! Responds to an interaction within three seconds, in a form that Discord accepts.

use std::time::Duration;

use serde::de::IgnoredAny;
use serde_json::Value;
use serenity::{builder::CreateInteractionResponseFollowup, http::Route};
use tokio::time::Instant;

use crate::{
    bot::{
        context::{
            metrics::{EventKind, Outcome},
            rate_limit::Decision,
        },
        discord::{
            interaction::{Interaction, InteractionKind, InteractionToken},
            rest::{Deadline, error::RestError},
        },
        runtime::{dispatcher::DispatcherContext, router},
        view::{deferred::DeferredTask, response::Response},
    },
    store::Card,
};

/// Discord's code for an interaction that has been answered already: by this process before a connection was lost,
/// or by the one before it.
const ALREADY_ANSWERED: u64 = 40060;
/// How long Discord waits for the response.
const RESPONSE_DEADLINE: Duration = Duration::from_secs(3);
/// How long after the event the response is tried; then an apology is.
const RESPONSE_TIMEOUT: Duration = Duration::from_millis(2400);
/// How long it is tried at least, and the apology: Discord's clock is not ours.
const MIN_ATTEMPT: Duration = Duration::from_millis(600);

/// What is sent in response, from the best to the last.
enum Form {
    Whole,
    /// Without its pictures.
    Text(Value),
    Apology,
}

/// The outcome of a response, what did not fit into it, and where it stands, if Discord was asked and has said so.
struct Responded {
    came: Outcome,
    more: Option<CreateInteractionResponseFollowup>,
    stands: Option<Card>,
}

const fn asked(done: &InteractionKind) -> EventKind {
    match done {
        InteractionKind::Command(_) => EventKind::Command,
        InteractionKind::Autocomplete(_) => EventKind::Autocomplete,
        InteractionKind::Component(_) => EventKind::Component,
        InteractionKind::ModalSubmit(_) => EventKind::Modal,
    }
}

impl DispatcherContext {
    /// Answers an interaction; gives what is to be done elsewhere.
    pub(crate) async fn on_interaction(&self, interaction: &Interaction, began: Instant) -> Vec<DeferredTask> {
        let (callback, asked) = (&interaction.callback, asked(&interaction.done));
        if !self.is_ours(callback.id.get(), callback.id.created_at()).await {
            self.ctx.metrics.count(asked, Outcome::HandledElsewhere, began.elapsed());
            return Vec::new();
        }
        if router::check_rate_limit(&self.ctx, interaction) != Decision::Allow {
            self.turn_away(interaction, asked, began).await;
            return Vec::new();
        }
        let reply = router::route(&self.ctx, interaction).await;
        self.answer(callback, reply, asked, began).await
    }

    /// Answers an interaction that cannot be read.
    pub(crate) async fn on_unreadable(&self, callback: &InteractionToken, began: Instant) {
        self.answer(callback, router::last_resort(callback), EventKind::Unreadable, began).await;
    }

    /// Tells the person who asks too often to wait. Nothing is worked out for that, and the store is not asked.
    async fn turn_away(&self, interaction: &Interaction, asked: EventKind, began: Instant) {
        let callback = &interaction.callback;
        let came = match self.respond(callback, &router::too_often(interaction), began).await.came {
            Outcome::Answered => Outcome::RateLimited,
            other @ (Outcome::HandledElsewhere | Outcome::Failed | Outcome::RateLimited | Outcome::Forbidden) => other,
        };
        if came != Outcome::Failed {
            self.ctx.answered(callback.id.get(), &self.session).await;
        }
        self.ctx.metrics.count(asked, came, began.elapsed());
    }

    /// Sends the response, and what follows it; gives what is to be done elsewhere. That follows from what was entered, and is
    /// done also where nobody can be told; but where the response did not arrive, no card stands there.
    async fn answer(
        &self,
        callback: &InteractionToken,
        reply: Response,
        asked: EventKind,
        began: Instant,
    ) -> Vec<DeferredTask> {
        let Responded { came: responded, more, stands } = self.respond(callback, &reply, began).await;
        let took = began.elapsed();
        if responded != Outcome::Failed {
            self.ctx.answered(callback.id.get(), &self.session).await;
        }
        let came = match responded {
            Outcome::Answered => self.follow(callback, more.iter().chain(&reply.followups)).await,
            Outcome::HandledElsewhere | Outcome::Failed | Outcome::RateLimited | Outcome::Forbidden => responded,
        };
        self.ctx.metrics.count(asked, came, took);
        if came == Outcome::Answered {
            tracing::debug!(?took, "answered an interaction");
        }
        let is_there = |task: &DeferredTask| responded == Outcome::Answered || !task.keeps_the_response();
        reply.deferred.into_iter().filter(is_there).map(|task| task.of_response(stands)).collect()
    }

    /// Sends what did not fit into the response; a word in its place, if that may not have arrived. Discord cannot be
    /// asked for it, and what came twice would be taken for two answers.
    async fn follow<'a>(
        &self,
        callback: &InteractionToken,
        followups: impl Iterator<Item = &'a CreateInteractionResponseFollowup>,
    ) -> Outcome {
        let route = Route::WebhookFollowupMessages { application_id: callback.application, token: &callback.token };
        for followup in followups {
            if let Err(error) = self.ctx.rest.post_once(route, followup).await {
                self.report(&error, "cannot send the rest of an answer");
                let word = router::rest_missing(callback.language);
                if let Err(error) = self.ctx.rest.post_once(route, &word).await {
                    self.report(&error, "cannot say that the rest of an answer is missing");
                }
                return Outcome::Failed;
            }
        }
        Outcome::Answered
    }

    /// Sends the response; without its pictures, if Discord does not take them; an apology in its place, if it does not take
    /// that either.
    async fn respond(&self, callback: &InteractionToken, reply: &Response, began: Instant) -> Responded {
        let (mut form, mut more, mut stands, mut is_unknown) = (Form::Whole, None, None, false);
        let answer = (began + RESPONSE_TIMEOUT).max(Instant::now() + MIN_ATTEMPT);
        let deadlines = [answer, (began + RESPONSE_DEADLINE).max(answer + MIN_ATTEMPT)];
        loop {
            let came = match self.send_form(callback, reply, &form, deadlines).await {
                Ok(_) if matches!(form, Form::Apology) => Outcome::Failed,
                Ok(said) => {
                    stands = said;
                    Outcome::Answered
                }
                // Answered already by an earlier try, of which no more was heard.
                Err(RestError::Refused { code: ALREADY_ANSWERED, again, .. }) if again || is_unknown => {
                    Outcome::Answered
                }
                Err(RestError::Refused { code: ALREADY_ANSWERED, .. }) => Outcome::HandledElsewhere,
                Err(error) => {
                    self.report(&error, "cannot answer an interaction");
                    is_unknown |= matches!(error, RestError::FilesFailed(_) | RestError::Timeout(_));
                    if let Some((next, rest)) = next(&form, &error, reply) {
                        (form, more) = (next, rest);
                        continue;
                    }
                    if is_unknown && self.is_answered(callback).await { Outcome::Answered } else { Outcome::Failed }
                }
            };
            return Responded { came, more, stands };
        }
    }

    async fn send_form(
        &self,
        callback: &InteractionToken,
        reply: &Response,
        form: &Form,
        deadlines: [Instant; 2],
    ) -> Result<Option<Card>, RestError> {
        let route = Route::InteractionResponse { interaction_id: callback.id, token: &callback.token };
        let rest = &self.ctx.rest;
        let [answer, apology] = deadlines.map(Instant::into_std);
        let keeps = reply.deferred.iter().any(DeferredTask::keeps_the_response);
        let stands = match form {
            Form::Whole => rest.respond(route, &reply.response, &reply.files, answer, keeps).await?,
            Form::Text(response) => rest.respond(route, response, &[], answer, keeps).await?,
            Form::Apology => rest.respond(route, &router::last_resort(callback).response, &[], apology, false).await?,
        };
        Ok(stands.map(|(channel, message)| Card { channel: channel.get(), message: message.get() }))
    }

    /// Whether Discord has the answer to an interaction, though it did not say so in time.
    async fn is_answered(&self, callback: &InteractionToken) -> bool {
        let (application_id, token) = (callback.application, callback.token.as_str());
        let route = Route::WebhookOriginalInteractionResponse { application_id, token };
        self.ctx.rest.get::<IgnoredAny>(route, Deadline::Message).await.is_ok()
    }
}

/// What to send where Discord did not take the form before it, and what does not fit into that.
fn next(form: &Form, error: &RestError, reply: &Response) -> Option<(Form, Option<CreateInteractionResponseFollowup>)> {
    let in_text = || reply.in_text().map(|(response, more)| (Form::Text(response), more));
    match form {
        Form::Whole if error.may_pass_without_files() => Some(in_text().unwrap_or((Form::Apology, None))),
        // Whatever the status: nothing else can be sent, and nothing is lost by it.
        Form::Whole | Form::Text(_) if !matches!(error, RestError::Unauthorized) => Some((Form::Apology, None)),
        Form::Whole | Form::Text(_) | Form::Apology => None,
    }
}
