//! The daily question is posted: by one process, once a day, and on the same day also after a restart. The last one is
//! revealed with it.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde_json::json;
use serenity::{all::ChannelId, builder::CreateAttachment, http::Route};
use sha2::{Digest as _, Sha256};
use tokio::{
    sync::Semaphore,
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    bot::{
        commands::{
            case::public_card,
            quiz::{
                night, play,
                select::{self, QuestionRequest, QuizAudience},
            },
        },
        context::{
            Context, StoreUnavailable, locales,
            messenger::{self, DeliveryError, body, set},
            unix_time,
        },
        discord::{message::SentMessage, rest::error::RestError},
        view::{
            case_card::Card,
            quiz_card::{self, View},
        },
    },
    case::Place,
    league::Day,
    locale::Language,
    meaning::Agreements,
    quiz::Level,
    store::{Due, NewRound, Posting, Round, RoundId},
};

/// How often to look whether a question is due, at least.
const LOOK: Duration = Duration::from_secs(5);
/// After how many looks every plan is looked at, also those whose time has not come: a clock may have been put back.
const NOW_AND_THEN: u32 = 720;
/// How many questions are posted at once.
const AT_ONCE: usize = 8;
/// How long each may take; then the others that wait go on, and it is tried again.
const EACH: Duration = Duration::from_secs(90);
/// How long to wait before the next try to keep where one stands.
const AGAIN: Duration = Duration::from_secs(1);

/// Posts daily questions for as long as the bot runs. It may be ended in the middle of anything.
pub async fn post_dailies(ctx: Arc<Context>) {
    let mut poster =
        Poster { ctx, posting: JoinSet::new(), places: Arc::default(), slots: Semaphore::new(AT_ONCE).into() };
    for turn in 0_u32.. {
        let now = unix_time();
        let next = match poster.post_due(now, turn.is_multiple_of(NOW_AND_THEN)).await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(%error, "cannot look for daily questions");
                None
            }
        };
        let wait = next.and_then(|at| u64::try_from(at - now).ok()).map_or(LOOK, Duration::from_secs);
        sleep(wait.min(LOOK).max(Duration::from_secs(1))).await;
    }
}

/// Posts questions beside each other, so that a channel that does not answer delays no other.
struct Poster {
    ctx: Arc<Context>,
    /// What is under way ends with us.
    posting: JoinSet<()>,
    /// Where.
    places: Arc<Mutex<HashSet<Place>>>,
    slots: Arc<Semaphore>,
}

impl Poster {
    /// Begins to post what is due; says when something else may be.
    async fn post_due(&mut self, now: i64, look_at_all: bool) -> Result<Option<i64>, StoreUnavailable> {
        while self.posting.try_join_next().is_some() {}
        let ctx = Arc::clone(&self.ctx);
        let Ok(store) = ctx.store() else { return Ok(None) };
        if look_at_all {
            store.look_at_all_dailies().await?;
        }
        let dailies = store.dailies(now).await?;
        for error in dailies.damaged {
            tracing::error!(%error, "a daily question cannot be read; it is looked at again in an hour");
        }
        let mut next = dailies.next;
        for due in dailies.due {
            let day = due.daily.due(now, due.plan.set_at).filter(|day| due.posted.is_none_or(|posted| posted < *day));
            let again_at = due.put_off.filter(|(refused, at)| day == Some(*refused) && now < *at).map(|(_, at)| at);
            let coming = due.daily.next_after(now);
            let later = if day.is_none() { coming } else { again_at };
            if let Some(later) = later {
                // The next day's may come before that.
                let later = coming.map_or(later, |coming| later.min(coming));
                store.look_again(&due, later).await?;
                next = next.into_iter().chain([later]).min();
            } else if let Some(day) = day {
                self.post(due, day);
            }
        }
        Ok(next)
    }

    /// Posts a question, unless that is under way.
    fn post(&mut self, due: Due, day: Day) {
        let (ctx, places, slots) = (Arc::clone(&self.ctx), Arc::clone(&self.places), Arc::clone(&self.slots));
        let place = due.place;
        if !of(&places).insert(place) {
            return;
        }
        self.posting.spawn(async move {
            let Ok(_slot) = slots.acquire().await else { return };
            // It may have waited.
            let now = unix_time();
            match timeout(EACH, post_daily(&ctx, &due, day, now)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(%error, %place, "cannot post a daily question"),
                Err(_) => tracing::warn!(%place, "cannot post a daily question in time"),
            }
            of(&places).remove(&place);
        });
    }
}

fn of(places: &Mutex<HashSet<Place>>) -> MutexGuard<'_, HashSet<Place>> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn post_daily(ctx: &Context, due: &Due, day: Day, now: i64) -> Result<(), DeliveryError> {
    let language = locales::server_language(ctx, due.place).await?;
    let cause_id = format!("daily {} {day}", due.place);
    let settings = ctx.store()?.server(due.place).await?;
    let digest = Sha256::digest(cause_id.as_bytes());
    let levels = Level::ALL.map(Level::number);
    let any = levels.get(usize::from(digest.first().copied().unwrap_or_default()) % levels.len());
    let wish = QuestionRequest {
        level: due.plan.level.or(any.copied()).unwrap_or_default(),
        is_firm: due.plan.level.is_some(),
        law: due.plan.law,
        edition: Some(due.plan.edition.or(settings.edition).unwrap_or_default()),
        only_own: false,
        topic: None,
        system: Some(system(settings.agreements.as_deref(), language)),
    };
    let audience = QuizAudience { person: None, place: Some(due.place), here: due.place, is_hurried: false };
    let any = QuestionRequest { system: None, ..wish };
    let mut chosen = select::choose(ctx, &cause_id, wish, audience, language).await?;
    if chosen.is_err() {
        // Of some laws there is none that could have happened there.
        chosen = select::choose(ctx, &cause_id, any, audience, language).await?;
    }
    let Ok((_, terms)) = chosen else {
        tracing::warn!(place = %due.place, "there is no daily question of that kind");
        return Ok(());
    };
    let new = NewRound {
        place: due.place,
        by: None,
        at: now,
        cause_id,
        day,
        terms,
        public: true,
        series: None,
        due_at: None,
    };
    let Some(Posting { round, revealed }) = ctx.store()?.take_daily(&new).await? else {
        return Ok(());
    };
    for before in revealed {
        if let Err(error) = redraw_round(ctx, before).await {
            tracing::warn!(%error, question = %before, "cannot reveal a daily question");
        }
    }
    let posted = post_round(ctx, &round, due.channel).await;
    if let Err(DeliveryError::Rest(RestError::Refused { .. })) = posted {
        // The channel is gone, or closed to the bot: it is tried less and less often, and `/quiz daily` says so. So is what
        // Discord does not take for another reason.
        ctx.store()?.put_off(round.id, due.channel, now).await?;
    }
    posted?;
    tracing::info!(question = %round.id, "posted a daily question");
    Ok(())
}

/// The system that people play in a server: the one that is set there, or the one that most play who speak its language.
fn system(set: Option<&str>, language: Language) -> &'static str {
    let usual = match language {
        Language::English => "five-card-majors",
        Language::Norwegian => "norwegian",
    };
    Agreements::presets().find(|name| Some(*name) == set).unwrap_or(usual)
}

/// Posts a question, and keeps where it stands.
pub(crate) async fn post_round(ctx: &Context, round: &Round, channel: u64) -> Result<(), DeliveryError> {
    let Some(question) = select::rebuild(ctx, round).filter(|_| channel != 0) else { return Ok(()) };
    let sending = messenger::with_files_or_without(|files| {
        send_round(ctx, round, channel, quiz_card::draw(round, &question, View::new(files)))
    });
    let card = ctx.refused.attempt(None, round.id.place, sending).await.ok_or(RestError::Stopped)??.as_card();
    // It stands there. Until that is kept, it would be posted again, and Discord knows the nonce for some minutes only.
    loop {
        match ctx.store()?.set_round_card(round.id, card).await {
            Ok(()) => return Ok(()),
            Err(error) => tracing::warn!(%error, question = %round.id, "cannot keep where a daily question stands"),
        }
        sleep(AGAIN).await;
    }
}

/// Sends a card. Discord takes it once, also when it is sent again within minutes.
async fn send_round(ctx: &Context, round: &Round, channel: u64, card: Card) -> Result<SentMessage, DeliveryError> {
    let Card { contents, files, components } = card;
    let files: Vec<CreateAttachment> = files;
    let mut body = body(contents.into_iter().next().unwrap_or_default(), &files);
    set(&mut body, "components", json!(components));
    set(&mut body, "nonce", json!(messenger::nonce(&format!("question {}", round.id))));
    set(&mut body, "enforce_nonce", json!(true));
    let route = Route::ChannelMessages { channel_id: ChannelId::new(channel) };
    Ok(ctx.rest.ask(route, &body, &files).await?)
}

/// Redraws the public card of a question.
pub(crate) async fn redraw_round(ctx: &Context, id: RoundId) -> Result<(), DeliveryError> {
    let Some(round) = ctx.store()?.round(id).await? else { return Ok(()) };
    let (Some(stands), Some(question)) = (round.card, select::rebuild(ctx, &round)) else { return Ok(()) };
    if stands.channel == 0 || stands.message == 0 {
        return Ok(());
    }
    let right = play::solvers(ctx, &round).await?;
    let standings = night::standings(ctx, &round).await?;
    let drawing = messenger::with_files_or_without(|files| {
        let view = View { right: &right, standings: &standings, ..View::new(files) };
        public_card::draw_at(ctx, stands, quiz_card::draw(&round, &question, view))
    });
    ctx.refused.attempt(None, id.place, drawing).await.unwrap_or(Ok(()))
}
