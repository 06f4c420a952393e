//! One shard: passes each event to the dispatcher, keeps its session, and shuts down.

use std::{path::PathBuf, sync::Arc, time::Duration};

use serenity::all::{ApplicationId, UserId};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, MissedTickBehavior, interval, timeout, timeout_at},
};
use tracing::Instrument as _;
use twilight_gateway::ShardId;

use crate::bot::{
    commands::settings::welcome,
    discord::gateway::{
        GatewayConnection,
        event::Event,
        progress::EventProgress,
        session::{self, Session},
    },
    error::BotError,
    runtime::{dispatcher::Dispatcher, shared::SharedState},
};

/// How often the session's progress is written to its file.
const SAVE: Duration = Duration::from_secs(1);
/// How long the gateway may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);
/// How long answers that are under way may take once the bot has been told to end; together with [`GOODBYE`] well
/// under ten seconds.
const LAST_ANSWERS: Duration = Duration::from_secs(4);

/// A shard at work.
pub struct Shard {
    id: ShardId,
    common: Arc<SharedState>,
    gateway: GatewayConnection,
    dispatcher: Dispatcher,
    refused: mpsc::UnboundedReceiver<()>,
    progress: EventProgress,
    identity: Option<(ApplicationId, UserId)>,
    file: PathBuf,
    saved: Option<Session>,
}

/// Whether to go on.
enum Next {
    GoOn,
    End(BotError),
}

impl Shard {
    /// A shard that goes on with the session in its file, if there is one.
    pub fn new(id: ShardId, common: Arc<SharedState>, file: PathBuf) -> Shard {
        let (on_refused, refused) = mpsc::unbounded_channel();
        let session = session::load(&file, |address| common.ctx.rest.is_gateway(address));
        let mut shard = Shard {
            id,
            gateway: GatewayConnection::new(&common.way, id, session.as_ref()),
            dispatcher: Dispatcher::new(Arc::clone(&common.ctx), on_refused),
            refused,
            progress: session
                .as_ref()
                .map_or_else(EventProgress::default, |session| EventProgress::from(session.sequence)),
            identity: None,
            common,
            file,
            saved: session.clone(),
        };
        if let Some(session) = session {
            shard.meet(session.application, session.user);
        }
        shard
    }

    /// Answers what it is told, until `stop` says true.
    ///
    /// # Errors
    ///
    /// When Discord refuses the shard for good.
    pub async fn serve(self, stop: watch::Receiver<bool>) -> Result<(), BotError> {
        let span = tracing::info_span!("shard", number = self.id.number(), of = self.id.total());
        self.work(stop).instrument(span).await
    }

    async fn work(mut self, mut stop: watch::Receiver<bool>) -> Result<(), BotError> {
        let mut save = interval(SAVE);
        save.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                (sequence, event) = self.gateway.next() => {
                    if let Next::End(error) = self.on_event(sequence, event) {
                        return Err(error);
                    }
                }
                Some(()) = self.refused.recv() => return Err(BotError::TokenRefused),
                _ = save.tick() => {
                    self.common.ctx.metrics.pulse(self.id.number(), self.gateway.is_up());
                    self.save();
                }
                () = told(&mut stop) => break,
            }
        }
        self.say_goodbye().await;
        Ok(())
    }

    fn on_event(&mut self, sequence: u64, event: Event) -> Next {
        if !matches!(event, Event::Closed(_)) {
            self.progress.arrived(sequence);
        }
        if let Some((session, _)) = self.gateway.session() {
            self.dispatcher.in_session(session);
        }
        match event {
            Event::Ready { application, user, servers } => {
                tracing::info!("a new session");
                self.progress = EventProgress::from(sequence);
                self.meet(application, user);
                self.save();
                if let Some(servers) = servers {
                    let (ctx, shard) =
                        (Arc::clone(&self.common.ctx), (self.id.number().into(), self.id.total().into()));
                    tokio::spawn(async move { ctx.set_memberships(servers, shard).await });
                }
            }
            Event::Resumed => tracing::info!("the session goes on"),
            Event::Interaction(interaction) => {
                self.dispatcher.interaction(*interaction, self.progress.work_on(sequence))
            }
            Event::Unreadable(callback) => self.dispatcher.unreadable(callback, self.progress.work_on(sequence)),
            Event::Message(message) => {
                if self.identity.is_some_and(|(_, me)| message.is_for(me)) {
                    self.dispatcher.message(message, self.progress.work_on(sequence));
                }
            }
            Event::Server(membership) => {
                let (ctx, in_work) = (Arc::clone(&self.common.ctx), self.progress.work_on(sequence));
                tokio::spawn(async move {
                    ctx.set_membership(membership).await;
                    welcome::greet(&ctx, membership).await;
                    drop(in_work);
                });
            }
            Event::Other => {}
            Event::Closed(frame) => {
                return Next::End(ended(frame.map(|frame| (frame.code, frame.reason.into_owned()))));
            }
        }
        Next::GoOn
    }

    /// Learns who the bot is, and tells Discord its commands, if no shard of the process has done so.
    fn meet(&mut self, application: ApplicationId, user: UserId) {
        if self.common.meet(application) {
            tracing::info!("{}", invite(application));
            self.dispatcher.register(application);
        }
        self.identity = Some((application, user));
    }

    fn save(&mut self) {
        let (Some((id, resume_url)), Some((application, user))) = (self.gateway.session(), self.identity) else {
            return;
        };
        let (id, resume_url) = (id.to_owned(), resume_url.to_owned());
        let session = Session { id, resume_url, sequence: self.progress.dealt_with(), application, user };
        if self.saved.as_ref() == Some(&session) {
            return;
        }
        match session::save(&self.file, &session) {
            Ok(()) => self.saved = Some(session),
            Err(error) => tracing::warn!(%error, path = %self.file.display(), "cannot keep the session"),
        }
    }

    /// Closes the connection so that the session can be resumed, and finishes the answers that are under way.
    async fn say_goodbye(mut self) {
        tracing::info!("told to end");
        let deadline = Instant::now() + GOODBYE;
        while let Ok(Some((sequence, event))) = timeout_at(deadline, self.gateway.farewell()).await {
            if let Next::End(error) = self.on_event(sequence, event) {
                tracing::warn!(%error, "the connection ended before it was closed");
            }
        }
        if timeout(LAST_ANSWERS, self.dispatcher.finish()).await.is_err() {
            tracing::warn!("some answers were not finished; the next process will be asked again");
        }
        self.save();
    }
}

/// Waits until the shard is told to end, also when the sender is gone.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|told| *told).await;
}

/// Where somebody adds the bot: to a server, or to their own account.
fn invite(application: ApplicationId) -> String {
    let link = format!("https://discord.com/oauth2/authorize?client_id={application}");
    format!(
        "add the bot to a server: {link}&integration_type=0&scope=bot+applications.commands  \
         to an account: {link}&integration_type=1&scope=applications.commands"
    )
}

/// Why a connection that was closed for good was closed.
fn ended(close: Option<(u16, String)>) -> BotError {
    match close {
        Some((4004, _)) => BotError::TokenRefused,
        Some((4011, _)) => BotError::TooFewShards,
        Some((code, reason)) => BotError::Gateway(format!("{code} {reason}").trim_end().to_owned()),
        None => BotError::Gateway("?".to_owned()),
    }
}
