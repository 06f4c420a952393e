//! An interaction is answered: in three seconds, with as much as Discord takes.

use std::time::Duration;

use serde::de::IgnoredAny;
use serde_json::Value;
use serenity::{builder::CreateInteractionResponseFollowup, http::Route};
use tokio::time::Instant;

use super::Tools;
use crate::bot::{
    health::{Asked, Came},
    interaction::{Callback, Done, Interaction},
    interactions,
    limits::May,
    reply::{Errand, Reply},
    rest::{Patience, RestError},
};

/// Discord's code for an interaction that has been answered already: by this process before a connection was lost,
/// or by the one before it.
const ALREADY_ANSWERED: u64 = 40060;
/// How long Discord waits for the response.
const WAITS: Duration = Duration::from_secs(3);
/// How long after the event the answer is tried; then an apology is.
const ANSWER: Duration = Duration::from_millis(2400);
/// How long it is tried at least, and the apology: Discord's clock is not ours.
const LEAST: Duration = Duration::from_millis(600);

/// What is sent in response, from the best to the last.
enum Form {
    Whole,
    /// Without its pictures.
    Text(Value),
    Apology,
}

/// What came of a response, and what did not fit into it in the end.
struct Responded {
    came: Came,
    more: Option<CreateInteractionResponseFollowup>,
}

const fn asked(done: &Done) -> Asked {
    match done {
        Done::Command(_) => Asked::Command,
        Done::Typing(_) => Asked::Typing,
        Done::Press(_) => Asked::Press,
        Done::Box(_) => Asked::Box,
    }
}

impl Tools {
    /// Answers an interaction; gives what is to be done elsewhere.
    pub(super) async fn on_interaction(&self, interaction: &Interaction, began: Instant) -> Vec<Errand> {
        let (callback, asked) = (&interaction.callback, asked(&interaction.done));
        if !self.is_ours(callback.id.get()).await {
            self.office.figures.count(asked, Came::Elsewhere, began.elapsed());
            return Vec::new();
        }
        if self.office.may_ask(interaction) != May::Ask {
            self.turn_away(interaction, asked, began).await;
            return Vec::new();
        }
        let reply = self.office.reply(interaction).await;
        self.answer(callback, reply, asked, began).await
    }

    /// Answers an interaction that cannot be read.
    pub(super) async fn on_unreadable(&self, callback: &Callback, began: Instant) {
        self.answer(callback, interactions::last_resort(callback), Asked::Unreadable, began).await;
    }

    /// Tells whoever asks too often to wait. Nothing is worked out for that, and the store is not asked.
    async fn turn_away(&self, interaction: &Interaction, asked: Asked, began: Instant) {
        let callback = &interaction.callback;
        let came = match self.respond(callback, &interactions::too_often(interaction), began).await.came {
            Came::Answered => Came::Limited,
            other @ (Came::Elsewhere | Came::Failed | Came::Limited | Came::Forbidden) => other,
        };
        if came != Came::Failed {
            self.office.answered(callback.id.get(), &self.session).await;
        }
        self.office.figures.count(asked, came, began.elapsed());
    }

    /// Sends the response, and what follows it; gives what is to be done elsewhere. That follows from what was entered, and is
    /// done also where nobody can be told.
    async fn answer(&self, callback: &Callback, reply: Reply, asked: Asked, began: Instant) -> Vec<Errand> {
        let Responded { came: responded, more } = self.respond(callback, &reply, began).await;
        let took = began.elapsed();
        if responded != Came::Failed {
            self.office.answered(callback.id.get(), &self.session).await;
        }
        let came = match responded {
            Came::Answered => self.follow(callback, more.iter().chain(&reply.followups)).await,
            Came::Elsewhere | Came::Failed | Came::Limited | Came::Forbidden => responded,
        };
        self.office.figures.count(asked, came, took);
        if came == Came::Answered {
            tracing::debug!(?took, "answered an interaction");
        }
        reply.errands
    }

    /// Sends what did not fit into the response; a word in its place, if that may not have arrived. Discord cannot be
    /// asked for it, and what came twice would be taken for two answers.
    async fn follow<'a>(
        &self,
        callback: &Callback,
        followups: impl Iterator<Item = &'a CreateInteractionResponseFollowup>,
    ) -> Came {
        let route = Route::WebhookFollowupMessages { application_id: callback.application, token: &callback.token };
        for followup in followups {
            if let Err(error) = self.office.rest.post_once(route, followup, Patience::Message).await {
                self.report(&error, "cannot send the rest of an answer");
                let word = interactions::rest_missing(callback.language);
                if let Err(error) = self.office.rest.post_once(route, &word, Patience::Message).await {
                    self.report(&error, "cannot say that the rest of an answer is missing");
                }
                return Came::Failed;
            }
        }
        Came::Answered
    }

    /// Sends the response; without its pictures, if Discord does not take them; an apology in its place, if it does not take
    /// that either.
    async fn respond(&self, callback: &Callback, reply: &Reply, began: Instant) -> Responded {
        let (mut form, mut more, mut is_unknown) = (Form::Whole, None, false);
        let answer = (began + ANSWER).max(Instant::now() + LEAST);
        let deadlines = [answer, (began + WAITS).max(answer + LEAST)];
        loop {
            let came = match self.send_form(callback, reply, &form, deadlines).await {
                Ok(()) if matches!(form, Form::Apology) => Came::Failed,
                Ok(()) => Came::Answered,
                // Answered already by an earlier try, of which no more was heard.
                Err(RestError::Refused { code: ALREADY_ANSWERED, again, .. }) if again || is_unknown => Came::Answered,
                Err(RestError::Refused { code: ALREADY_ANSWERED, .. }) => Came::Elsewhere,
                Err(error) => {
                    self.report(&error, "cannot answer an interaction");
                    is_unknown |= matches!(error, RestError::FilesFailed(_) | RestError::OutOfTime(_));
                    if let Some((next, rest)) = next(&form, &error, reply) {
                        (form, more) = (next, rest);
                        continue;
                    }
                    if is_unknown && self.is_answered(callback).await { Came::Answered } else { Came::Failed }
                }
            };
            return Responded { came, more };
        }
    }

    async fn send_form(
        &self,
        callback: &Callback,
        reply: &Reply,
        form: &Form,
        deadlines: [Instant; 2],
    ) -> Result<(), RestError> {
        let route = Route::InteractionResponse { interaction_id: callback.id, token: &callback.token };
        let rest = &self.office.rest;
        let [answer, apology] = deadlines.map(Instant::into_std);
        match form {
            Form::Whole => rest.respond(route, &reply.response, &reply.files, answer).await,
            Form::Text(response) => rest.respond(route, response, &[], answer).await,
            Form::Apology => rest.respond(route, &interactions::last_resort(callback).response, &[], apology).await,
        }
    }

    /// Whether Discord has the answer to an interaction, though it did not say so in time.
    async fn is_answered(&self, callback: &Callback) -> bool {
        let (application_id, token) = (callback.application, callback.token.as_str());
        let route = Route::WebhookOriginalInteractionResponse { application_id, token };
        self.office.rest.get::<IgnoredAny>(route, Patience::Message).await.is_ok()
    }
}

/// What to send where Discord did not take the form before it, and what does not fit into that.
fn next(form: &Form, error: &RestError, reply: &Reply) -> Option<(Form, Option<CreateInteractionResponseFollowup>)> {
    let in_text = || reply.in_text().map(|(response, more)| (Form::Text(response), more));
    match form {
        Form::Whole if error.may_pass_without_files() => Some(in_text().unwrap_or((Form::Apology, None))),
        // Whatever the status: nothing else can be sent, and nothing is lost by it.
        Form::Whole | Form::Text(_) if !matches!(error, RestError::Unauthorized) => Some((Form::Apology, None)),
        Form::Whole | Form::Text(_) | Form::Apology => None,
    }
}
