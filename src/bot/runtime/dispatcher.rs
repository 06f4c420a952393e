//! Runs each event in a task of its own, so that a slow one delays no other.

pub(crate) mod interaction;
pub(crate) mod message;

use std::{sync::Arc, time::Duration};

use serenity::{
    all::{ApplicationId, Timestamp},
    http::Route,
};
use tokio::{
    sync::mpsc::UnboundedSender,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tracing::{Instrument as _, Span};

use crate::bot::{
    context::{
        Context,
        metrics::{EventKind, Outcome},
    },
    discord::{
        gateway::progress::EventGuard,
        interaction::{Interaction, InteractionToken},
        message::IncomingMessage,
        rest::error::RestError,
    },
    runtime::{deferred, registry},
    view::deferred::DeferredTask,
};

/// How long to wait before telling Discord the commands again, after it refused them.
const REGISTER_AGAIN: Duration = Duration::from_secs(60);

/// How long the session waits for what is done after an answer.
const DEFERRED_TIMEOUT: Duration = Duration::from_secs(5);

/// Where events are answered.
pub struct Dispatcher {
    dispatch: DispatcherContext,
    tasks: JoinSet<()>,
}

/// What every task needs.
#[derive(Clone)]
struct DispatcherContext {
    ctx: Arc<Context>,
    on_refused: UnboundedSender<()>,
    /// The session in which events arrive.
    session: Arc<str>,
}

impl Dispatcher {
    /// A dispatcher that reports through `on_refused` that Discord refuses the token.
    pub fn new(ctx: Arc<Context>, on_refused: UnboundedSender<()>) -> Dispatcher {
        Dispatcher { dispatch: DispatcherContext { ctx, on_refused, session: Arc::from("") }, tasks: JoinSet::new() }
    }

    /// Learns the name of the session in which events arrive.
    pub fn in_session(&mut self, session: &str) {
        if &*self.dispatch.session != session {
            self.dispatch.session = session.into();
        }
    }

    /// Answers an interaction.
    pub fn interaction(&mut self, interaction: Interaction, in_work: EventGuard) {
        let dispatch = self.dispatch.clone();
        let began = Instant::now();
        let log = tracing::info_span!("interaction", id = %interaction.callback.id);
        self.spawn(log, async move {
            let deferred = dispatch.on_interaction(&interaction, began).await;
            dispatch.run(&interaction.callback, deferred, in_work).await;
            dispatch.ctx.locales.learn(&interaction);
        });
    }

    /// Answers an interaction that cannot be read, with an apology.
    pub fn unreadable(&mut self, callback: InteractionToken, in_work: EventGuard) {
        let dispatch = self.dispatch.clone();
        let began = Instant::now();
        let log = tracing::info_span!("interaction", id = %callback.id);
        self.spawn(log, async move {
            let _until_the_end = in_work;
            dispatch.on_unreadable(&callback, began).await;
        });
    }

    /// Answers a message.
    pub fn message(&mut self, message: IncomingMessage, in_work: EventGuard) {
        let dispatch = self.dispatch.clone();
        let began = Instant::now();
        let log = tracing::info_span!("message", id = %message.id);
        self.spawn(log, async move {
            let _until_the_end = in_work;
            let came = dispatch.on_message(&message).await;
            if came != Outcome::HandledElsewhere && came != Outcome::Failed {
                dispatch.ctx.answered(message.id.get(), &dispatch.session).await;
            }
            let took = began.elapsed();
            dispatch.ctx.metrics.count(EventKind::Message, came, took);
            tracing::debug!(?took, ?came, "dealt with a message");
        });
    }

    /// Tells Discord the commands, until it has understood.
    pub fn register(&self, application: ApplicationId) {
        let dispatch = self.dispatch.clone();
        // Not among the tasks that the end of the bot waits for.
        tokio::spawn(async move {
            let route = Route::Commands { application_id: application };
            loop {
                match dispatch.ctx.rest.put(route, &registry::to_send()).await {
                    Ok(()) => return tracing::info!("the commands are registered"),
                    Err(RestError::Unauthorized) => return dispatch.report(&RestError::Unauthorized, "commands"),
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

impl DispatcherContext {
    /// Whether this session deals with an event, by its number and time: several processes may have been sent it.
    async fn is_ours(&self, event: u64, at: Timestamp) -> bool {
        self.ctx.claim(event, at.unix_timestamp(), &self.session).await
    }

    /// Does what is to be done elsewhere. What takes long does not keep the session from going on: were the process to end
    /// then, the event would not be told again.
    async fn run(&self, callback: &InteractionToken, deferred: Vec<DeferredTask>, in_work: EventGuard) {
        let mut running = Box::pin(async {
            for task in deferred {
                deferred::run(&self.ctx, task, callback.application, &callback.token).await;
            }
        });
        if timeout(DEFERRED_TIMEOUT, &mut running).await.is_err() {
            drop(in_work);
            running.await;
        }
    }

    fn report(&self, error: &RestError, what: &str) {
        tracing::error!(%error, "{what}");
        if matches!(error, RestError::Unauthorized) {
            // The other end is gone only when the bot is ending anyway.
            let _ = self.on_refused.send(());
        }
    }
}
