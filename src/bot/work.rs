//! The desk at which events are answered: each in a task of its own, so that a slow one holds up nobody.

use std::{sync::Arc, time::Duration};

use serde::de::IgnoredAny;
use serenity::{all::ApplicationId, http::Route};
use tokio::{
    sync::mpsc::UnboundedSender,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tracing::{Instrument as _, Span};

use super::{
    commands,
    errands::Sent,
    health::{Asked, Came},
    interaction::{Callback, Done, Interaction},
    interactions,
    limits::May,
    messages::{Answer, Heard, Said},
    office::Office,
    picture::Files,
    reply::{Errand, Reply},
    rest::{Patience, RestError},
    session::InWork,
};

/// Discord's code for an interaction that has been answered already: by this process before a connection was lost,
/// or by the one before it.
const ALREADY_ANSWERED: u64 = 40060;
/// The status of what the bot may not do where it is.
const FORBIDDEN: u16 = 403;
/// How long to wait before telling Discord the commands again, after it refused them.
const REGISTER_AGAIN: Duration = Duration::from_secs(60);

/// How long the session waits for what is done after an answer.
const ERRANDS: Duration = Duration::from_secs(5);

/// Where events are answered.
pub struct Desk {
    tools: Tools,
    tasks: JoinSet<()>,
}

/// What every task needs.
#[derive(Clone)]
struct Tools {
    office: Arc<Office>,
    on_refused: UnboundedSender<()>,
    /// The session in which events arrive.
    session: Arc<str>,
}

impl Desk {
    /// A desk in this office, that reports through `on_refused` that Discord refuses the token.
    #[must_use]
    pub fn new(office: Arc<Office>, on_refused: UnboundedSender<()>) -> Desk {
        Desk { tools: Tools { office, on_refused, session: Arc::from("") }, tasks: JoinSet::new() }
    }

    /// Learns the name of the session in which events arrive.
    pub fn in_session(&mut self, session: &str) {
        if &*self.tools.session != session {
            self.tools.session = session.into();
        }
    }

    /// Answers an interaction.
    pub fn interaction(&mut self, interaction: Interaction, in_work: InWork) {
        let tools = self.tools.clone();
        let began = Instant::now();
        let log = tracing::info_span!("interaction", id = %interaction.callback.id);
        self.spawn(log, async move {
            let asked = asked(&interaction.done);
            if !tools.is_ours(interaction.callback.id.get()).await {
                return tools.office.figures.count(asked, Came::Elsewhere, began.elapsed());
            }
            let may = tools.office.may_ask(&interaction);
            if may != May::Ask {
                return tools.turn_away(&interaction, asked, began).await;
            }
            // What the interaction teaches is for later messages: the answer comes first.
            let reply = tools.office.reply(&interaction).await;
            let errands = tools.answer(&interaction.callback, reply, asked, began).await;
            tools.run(&interaction.callback, errands, in_work).await;
            tools.office.tongues.learn(&interaction);
        });
    }

    /// Answers an interaction that cannot be read, with an apology.
    pub fn unreadable(&mut self, callback: Callback, in_work: InWork) {
        let tools = self.tools.clone();
        let began = Instant::now();
        let log = tracing::info_span!("interaction", id = %callback.id);
        self.spawn(log, async move {
            let _until_the_end = in_work;
            let apology = interactions::last_resort(callback.language);
            tools.answer(&callback, apology, Asked::Unreadable, began).await;
        });
    }

    /// Answers a message.
    pub fn message(&mut self, heard: Heard, in_work: InWork) {
        let tools = self.tools.clone();
        let began = Instant::now();
        let log = tracing::info_span!("message", id = %heard.id);
        self.spawn(log, async move {
            let _until_the_end = in_work;
            let count = |came| tools.office.figures.count(Asked::Message, came, began.elapsed());
            if !tools.is_ours(heard.id.get()).await {
                return count(Came::Elsewhere);
            }
            match tools.office.may_say(&heard) {
                May::Ask => {}
                May::BeTold => {
                    let said = tools.office.wait(&heard).await;
                    if let Err(error) = tools.send(&heard, &[said]).await {
                        tools.report(&error, "cannot turn a message away");
                    }
                    tools.office.answered(heard.id.get(), &tools.session).await;
                    return count(Came::Limited);
                }
                May::Wait => {
                    tools.office.answered(heard.id.get(), &tools.session).await;
                    return count(Came::Limited);
                }
            }
            let mut sent = tools.say(&heard, Files::Allowed).await;
            if let Err(RestError::Refused { status: FORBIDDEN, .. }) = sent {
                // Nobody says beforehand whether files may be sent in a channel.
                sent = tools.say(&heard, Files::Forbidden).await;
            }
            if let Err(error) = sent {
                tools.report(&error, "cannot answer a message");
                return count(Came::Failed);
            }
            tools.office.answered(heard.id.get(), &tools.session).await;
            count(Came::Answered);
            tracing::debug!(took = ?began.elapsed(), "answered a message");
        });
    }

    /// Tells Discord the commands, until it has understood.
    pub fn register(&self, application: ApplicationId) {
        let tools = self.tools.clone();
        // Not among the tasks that the end of the bot waits for.
        tokio::spawn(async move {
            let route = Route::Commands { application_id: application };
            loop {
                match tools.office.rest.put(route, &commands::all(), Patience::Errand).await {
                    Ok(()) => return tracing::info!("the commands are registered"),
                    Err(RestError::Unauthorized) => return tools.report(&RestError::Unauthorized, "commands"),
                    Err(error) => tracing::error!(%error, "cannot register the commands; trying again"),
                }
                sleep(REGISTER_AGAIN).await;
            }
        });
    }

    /// Waits for the answers that are under way.
    pub async fn finish(&mut self) {
        while self.tasks.join_next().await.is_some() {}
    }

    /// Does the work; all that it logs names what it is about. It is on the heap, for the runtime moves several times what
    /// it is given.
    fn spawn(&mut self, log: Span, task: impl Future<Output = ()> + Send + 'static) {
        while self.tasks.try_join_next().is_some() {}
        self.tasks.spawn(Box::pin(task).instrument(log));
    }
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
    /// Whether this session deals with an event, by its number: several processes may have been sent it.
    async fn is_ours(&self, event: u64) -> bool {
        self.office.claim(event, &self.session).await
    }

    /// Answers a message, and keeps where the card of its case stands.
    async fn say(&self, heard: &Heard, files: Files) -> Result<(), RestError> {
        let Answer { said, case } = self.office.hear(heard, files).await;
        let sent = self.send(heard, &said).await?;
        if let (Some(case), Some(sent), Ok(store)) = (case, sent, self.office.store())
            && let Err(error) = store.set_card(case, sent.as_card()).await
        {
            tracing::warn!(%error, "cannot keep where a card stands");
        }
        Ok(())
    }

    /// Sends messages to where one was heard; gives the last of them.
    async fn send(&self, heard: &Heard, said: &[Said]) -> Result<Option<Sent>, RestError> {
        let route = Route::ChannelMessages { channel_id: heard.channel_id };
        let mut sent = None;
        for Said { message, files } in said {
            sent = Some(self.office.rest.ask(route, message, files, Patience::Message).await?);
        }
        Ok(sent)
    }

    /// Tells whoever asks too often to wait. Nothing is worked out for that, and the store is not asked.
    async fn turn_away(&self, interaction: &Interaction, asked: Asked, began: Instant) {
        let came = match self.respond(&interaction.callback, &interactions::too_often(interaction)).await {
            Came::Answered => Came::Limited,
            other @ (Came::Elsewhere | Came::Failed | Came::Limited) => other,
        };
        if came != Came::Failed {
            self.office.answered(interaction.callback.id.get(), &self.session).await;
        }
        self.office.figures.count(asked, came, began.elapsed());
    }

    /// Sends the response, and what follows it; gives what is to be done elsewhere. That follows from what was entered, and is
    /// done also where nobody can be told.
    async fn answer(&self, callback: &Callback, reply: Reply, asked: Asked, began: Instant) -> Vec<Errand> {
        let responded = self.respond(callback, &reply).await;
        let took = began.elapsed();
        if responded != Came::Failed {
            self.office.answered(callback.id.get(), &self.session).await;
        }
        let came = match responded {
            Came::Answered => self.follow(callback, &reply).await,
            Came::Elsewhere | Came::Failed | Came::Limited => responded,
        };
        self.office.figures.count(asked, came, took);
        if came == Came::Answered {
            tracing::debug!(?took, "answered an interaction");
        }
        reply.errands
    }

    /// Does what is to be done elsewhere. What takes long does not keep the session from going on: were the process to end
    /// then, the event would not be told again.
    async fn run(&self, callback: &Callback, errands: Vec<Errand>, in_work: InWork) {
        let mut running = Box::pin(async {
            for errand in errands {
                self.office.run(errand, callback.application, &callback.token).await;
            }
        });
        if timeout(ERRANDS, &mut running).await.is_err() {
            drop(in_work);
            running.await;
        }
    }

    /// Sends what did not fit into the response; a word in its place, if that may not have arrived. Discord cannot be
    /// asked for it, and what came twice would be taken for two answers.
    async fn follow(&self, callback: &Callback, reply: &Reply) -> Came {
        let route = Route::WebhookFollowupMessages { application_id: callback.application, token: &callback.token };
        for followup in &reply.followups {
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

    /// Sends the response; an apology in its place, if Discord refuses it.
    async fn respond(&self, callback: &Callback, reply: &Reply) -> Came {
        let route = Route::InteractionResponse { interaction_id: callback.id, token: &callback.token };
        match self.office.rest.post_with(route, &reply.response, &reply.files, Patience::Interaction).await {
            // Answered already by the first try, of which no more was heard.
            Ok(()) | Err(RestError::Refused { code: ALREADY_ANSWERED, again: true, .. }) => return Came::Answered,
            Err(RestError::Refused { code: ALREADY_ANSWERED, .. }) => return Came::Elsewhere,
            Err(error @ RestError::Refused { status: 400, .. }) => {
                self.report(&error, "Discord refuses an answer");
                let apology = interactions::last_resort(callback.language);
                if let Err(error) = self.office.rest.post(route, &apology.response, Patience::Interaction).await {
                    self.report(&error, "Discord refuses even an apology");
                }
            }
            Err(error) => {
                self.report(&error, "cannot answer an interaction");
                if matches!(error, RestError::OutOfTime(_)) && self.is_answered(callback).await {
                    return Came::Answered;
                }
            }
        }
        Came::Failed
    }

    /// Whether Discord has the answer to an interaction, though it did not say so in time.
    async fn is_answered(&self, callback: &Callback) -> bool {
        let (application_id, token) = (callback.application, callback.token.as_str());
        let route = Route::WebhookOriginalInteractionResponse { application_id, token };
        self.office.rest.get::<IgnoredAny>(route, Patience::Message).await.is_ok()
    }

    fn report(&self, error: &RestError, what: &str) {
        tracing::error!(%error, "{what}");
        if matches!(error, RestError::Unauthorized) {
            // The other end is gone only when the bot is ending anyway.
            let _ = self.on_refused.send(());
        }
    }
}
