//! `/quiz night`: questions in a channel, one after the other, that everybody answers in private, with standings after each.
//! Either the host, who began it, goes on, or each has its time. All of it stands in the store: see `night_job.rs` for what
//! is due.

use std::time::Instant;

use crate::{
    bot::{
        commands::quiz::{
            ask::{self, AskedQuestion, NewQuestion},
            command::{QUESTIONS, SECONDS},
            gone,
        },
        context::{Context, HandlerResult, StoreUnavailable, requester::Requester, unix_time},
        discord::interaction::options::Options,
        view::{
            response::Response,
            text::{bot::UserError, quiz::QuizText as Words},
        },
    },
    store::{Form, Line, Round, Series},
};

/// For how many seconds after its last question a night keeps others out of its channel.
const OPEN: i64 = 60 * 60;
/// Lines of the standings after a question, and at the end.
const LINES: [u32; 2] = [5, 10];

/// `/quiz night`.
pub(crate) async fn start(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    let Some(channel) = requester.channel.filter(|_| requester.is_in_server()) else {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    };
    // What is asked later is asked by the clock, and so is this.
    let now = unix_time();
    if let Some(open) = ctx.store()?.open_night(requester.place, channel, now - OPEN).await? {
        // Told again, it is the one that it began.
        if open.id != open.first() || open.card.is_some() || open.by != Some(requester.person) {
            return Ok(Response::notice(&Words::NightRuns {}, &[Words::NightRunsHow {}], requester.reader));
        }
    }
    if !ctx.rate_limiter.post(channel, Instant::now()) {
        return Ok(Response::apology(UserError::TooOften, requester.reader));
    }
    let Some(length) = options.integer(QUESTIONS).and_then(|number| u8::try_from(number).ok()) else {
        return Ok(Response::apology(UserError::NotUnderstood, requester.reader));
    };
    let pace = options.integer(SECONDS).and_then(|seconds| u16::try_from(seconds).ok());
    let series = Series { channel: Some(channel), pace, ..Series::new(Form::Night, length) };
    let wish = ask::first(options, series, requester);
    let due_at = pace.map(|seconds| now + i64::from(seconds));
    let asking = NewQuestion { at: now, series: Some(series), due_at, ..NewQuestion::by(requester, true) };
    Ok(match ask::ask(ctx, asking, wish).await? {
        Ok(AskedQuestion { round, question, .. }) => ask::new_card(&round, &question, requester),
        Err(why) => ask::none(why, requester),
    })
}

/// The host has the next question asked.
pub(crate) async fn next(ctx: &Context, round: &Round, requester: &Requester) -> HandlerResult {
    if !may_lead(round, requester) {
        return Ok(Response::notice(&Words::NightHost {}, &[Words::NightHostHow {}], requester.reader));
    }
    if round.revealed_at.is_none() {
        return Ok(Response::notice(&Words::NotYet {}, &[Words::NextHidden {}], requester.reader));
    }
    let channel = round.series.and_then(|series| series.channel).unwrap_or_default();
    let now = unix_time();
    let Some((asking, wish)) = ask::next(round, now) else { return Ok(gone(requester)) };
    if !ctx.rate_limiter.post(channel, Instant::now()) {
        return Ok(Response::apology(UserError::TooOften, requester.reader));
    }
    Ok(match ask::ask(ctx, asking, wish).await? {
        Ok(asked) if asked.is_there(ctx).await? => {
            Response::notice(&Words::NextThere {}, &[Words::NextThereHow {}], requester.reader)
        }
        Ok(AskedQuestion { round, question, .. }) => ask::new_card(&round, &question, requester),
        Err(why) => ask::none(why, requester),
    })
}

/// The host ends it with the question that was asked last; the answer to that one is then shown.
pub(crate) async fn end(
    ctx: &Context,
    round: &Round,
    requester: &Requester,
) -> Result<Option<Round>, StoreUnavailable> {
    match may_lead(round, requester) {
        true => Ok(ctx.store()?.end_night(round.first()).await?),
        false => Ok(None),
    }
}

/// How everybody stands after a question of a night; nobody before it is revealed, and under no other question.
pub(crate) async fn standings(ctx: &Context, round: &Round) -> Result<Vec<Line>, StoreUnavailable> {
    let Some(series) = round.series.filter(|series| series.form == Form::Night && round.revealed_at.is_some()) else {
        return Ok(Vec::new());
    };
    let [between, last] = LINES;
    let most = if series.nth < series.length { between } else { last };
    Ok(ctx.store()?.standings(round, most).await?)
}

/// Whether somebody goes on with a night: its host does, and those who manage the server.
pub(crate) fn may_lead(round: &Round, requester: &Requester) -> bool {
    round.by == Some(requester.person) || requester.manages() && requester.place == round.id.place
}
