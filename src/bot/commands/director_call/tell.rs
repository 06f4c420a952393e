//! What directors are told of a call, once more where nobody comes; and what they and the caller see of who comes.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use serenity::{
    all::{ApplicationId, ChannelId, MessageId, UserId},
    http::Route,
};
use tokio::time::{sleep, timeout};

use crate::{
    bot::{
        context::{
            Context, StoreUnavailable,
            locales::{language_of, server_language},
            log::{self, Subject},
            membership,
            messenger::{DeliveryError, body, nonce, set},
            unix_time,
        },
        discord::{message::SentMessage, rest::error::RestError},
        view::{
            case_card::status::who,
            director_call, layout,
            text::{CaseText, panel::PanelText},
        },
    },
    case::{CaseFile, CaseId, Person},
    casework,
    explain::Reader,
    locale::Language,
    store::{Card, DirectorCall, DirectorCallMessage},
};

/// How often is looked for what is due.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);
/// How long one that is due may take, so that no server waits for what Discord does not do in another.
const EACH: Duration = Duration::from_secs(30);
/// After how many of these what is older than a day is deleted: about an hour.
const NOW_AND_THEN: u32 = 720;
/// For how many seconds a call is told: what could not be told by then is too late.
const IN_TIME: i64 = 60 * 60;
/// For how many seconds the answer to the caller can be changed, by Discord's word; a minute less.
const CHANGEABLE: i64 = 14 * 60;
/// How often directors are told at the most.
const MOST: u8 = 2;

/// Tells what is due, again and again: what nobody takes, and what the process before this one did not tell.
pub async fn run(ctx: &Context) {
    for count in 0_u32.. {
        let due = async {
            let (store, now) = (ctx.store()?, unix_time());
            if count.is_multiple_of(NOW_AND_THEN) {
                store.forget_director_calls(now).await?;
            }
            Ok::<_, StoreUnavailable>(store.due_director_calls(now).await?)
        };
        join_all(due.await.unwrap_or_default().iter().map(|call| async move {
            match timeout(EACH, tell_one(ctx, call)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(%error, "cannot tell directors that a table calls"),
                Err(_) => tracing::warn!("cannot tell directors in time that a table calls; trying again"),
            }
        }))
        .await;
        sleep(CHECK_INTERVAL).await;
    }
}

/// Directors are told of a new call. `token` is that of the answer to the caller.
pub(crate) async fn tell(ctx: &Context, id: u64, token: &str) -> Result<(), DeliveryError> {
    let store = ctx.store()?;
    store.set_director_call_token(id, token).await?;
    match store.director_call(id).await? {
        Some(call) if call.told == 0 => tell_one(ctx, &call).await,
        Some(_) | None => Ok(()),
    }
}

/// Tells it into the log, and the directors who want to know; then keeps that it was told. The same does not come twice.
async fn tell_one(ctx: &Context, call: &DirectorCall) -> Result<(), DeliveryError> {
    let store = ctx.store()?;
    let file = file(ctx, call).await?;
    let is_over = file.as_ref().is_some_and(|file| file.decision_entry() > file.call_entry());
    if is_over || unix_time() > call.at + IN_TIME {
        return Ok(store.set_director_call_told(call.id, MOST, unix_time()).await?);
    }
    let sent = store.director_call_messages(call.id).await?;
    // Who was told this time is not told again because somebody else could not be.
    let is_told = |to: Option<Person>| sent.iter().filter(|sent| sent.person == to).count() > usize::from(call.told);
    let log = store.server(call.place).await?.log_channel;
    let log = log.filter(|channel| *channel != 0 && !is_told(None));
    let mut people = store.on_call(call.place).await?;
    people.retain(|person| person.0 != 0 && !is_told(Some(*person)));
    // Nobody waits until Discord has taken what goes to somebody else.
    let log = join_all(
        log.map(|channel| ctx.refused.attempt(None, call.place, write_to_log(ctx, call, channel, file.as_ref()))),
    );
    let people = join_all(people.into_iter().map(|to| ctx.refused.attempt(None, call.place, write_to(ctx, call, to))));
    let (log, people) = tokio::join!(log, people);
    if log.into_iter().chain(people).flatten().all(came) {
        let told = call.told.saturating_add(1);
        store.set_director_call_told(call.id, told, unix_time()).await?;
    }
    // What an earlier process sent, and had no time to keep, does not show yet who comes.
    if call.taken_by.is_some() { redraw_messages(ctx, call.id).await } else { Ok(()) }
}

/// To somebody by direct message, if that is a director.
async fn write_to(ctx: &Context, call: &DirectorCall, to: Person) -> Result<(), DeliveryError> {
    if !membership::is_director(ctx, to, call.place).await {
        return Ok(());
    }
    let language = language_of(ctx, to, call.place).await?;
    let channel = ctx.rest.direct_channel(UserId::new(to.0)).await?;
    let message = numbered(ctx, call, channel, Some(to), language).await?;
    let route = Route::ChannelMessages { channel_id: channel };
    let sent: SentMessage = ctx.rest.ask(route, &message, &[]).await?;
    keep(ctx, call, &sent, Some(to), language).await
}

/// Into the log: where that is a forum, into the post of the case, or into one of its own.
async fn write_to_log(
    ctx: &Context,
    call: &DirectorCall,
    channel: u64,
    file: Option<&CaseFile>,
) -> Result<(), DeliveryError> {
    let (channel, language) = (ChannelId::new(channel), server_language(ctx, call.place).await?);
    // The post of a case is begun once.
    let _turn = match file {
        Some(file) => Some(ctx.card_locks.wait(file.id).await),
        None => None,
    };
    let subject = match file {
        Some(file) => Subject::of_case(file, language),
        None => {
            let sent = ctx.store()?.director_call_messages(call.id).await?;
            let is_in_post = |card: &Card| card.channel != channel.get();
            let post = sent.iter().filter(|sent| sent.person.is_none()).map(|sent| sent.card).find(is_in_post);
            Subject::named(director_call::name(call, language), post.map(|card| ChannelId::new(card.channel)))
        }
    };
    let message = numbered(ctx, call, channel, None, language).await?;
    let sent = log::write(ctx, channel, &subject, &message, &[]).await?;
    keep(ctx, call, &sent, None, language).await
}

/// The message, with what tells Discord that it is the same one when it is sent again.
async fn numbered(
    ctx: &Context,
    call: &DirectorCall,
    channel: ChannelId,
    to: Option<Person>,
    language: Language,
) -> Result<Value, DeliveryError> {
    let mut message = drawn(ctx, call, to, language).await?;
    set(&mut message, "nonce", json!(nonce(&format!("{} {channel} {}", call.id, call.told))));
    set(&mut message, "enforce_nonce", json!(true));
    Ok(message)
}

async fn keep(
    ctx: &Context,
    call: &DirectorCall,
    sent: &SentMessage,
    person: Option<Person>,
    language: Language,
) -> Result<(), DeliveryError> {
    let kept = DirectorCallMessage { card: sent.as_card(), person, language };
    Ok(ctx.store()?.keep_director_call_message(call.id, kept).await?)
}

async fn drawn(
    ctx: &Context,
    call: &DirectorCall,
    to: Option<Person>,
    language: Language,
) -> Result<Value, DeliveryError> {
    let about = about(ctx, call, language).await?;
    let card = director_call::draw(call, about.as_deref(), language, to);
    let mut message = body(card.contents.join("\n"), &[]);
    set(&mut message, "components", json!(card.components));
    Ok(message)
}

/// The case that the call is about, if it is about one.
async fn file(ctx: &Context, call: &DirectorCall) -> Result<Option<CaseFile>, StoreUnavailable> {
    let Some(number) = call.case else { return Ok(None) };
    Ok(ctx.store()?.case(CaseId { place: call.place, number }).await?)
}

/// What happened, where the call is about a case: as players may read it.
pub(crate) async fn about(
    ctx: &Context,
    call: &DirectorCall,
    language: Language,
) -> Result<Option<String>, StoreUnavailable> {
    Ok(file(ctx, call).await?.map(|file| {
        let headline = casework::ruled(&file, Reader::Player, language).page.headline;
        let number = CaseText::Number { number: file.id.number }.say(language);
        format!("{} ({number})", layout::plain(layout::first_sentence(&headline).0))
    }))
}

/// Who comes is shown in all that directors were sent, and to the caller.
pub(crate) async fn redraw(ctx: &Context, id: u64, application: ApplicationId) -> Result<(), DeliveryError> {
    redraw_messages(ctx, id).await?;
    match ctx.store()?.director_call(id).await? {
        Some(call) => tell_caller(ctx, &call, application).await,
        None => Ok(()),
    }
}

async fn redraw_messages(ctx: &Context, id: u64) -> Result<(), DeliveryError> {
    let store = ctx.store()?;
    for sent in store.director_call_messages(id).await? {
        // As it is by now: somebody else may have pressed meanwhile.
        let Some(call) = store.director_call(id).await? else { return Ok(()) };
        let message = drawn(ctx, &call, sent.person, sent.language).await?;
        let (channel_id, message_id) = (ChannelId::new(sent.card.channel), MessageId::new(sent.card.message));
        let route = Route::ChannelMessage { channel_id, message_id };
        if let Err(error) = ctx.rest.patch_with(route, &message, &[]).await {
            tracing::warn!(%error, "cannot show a director who comes");
        }
    }
    Ok(())
}

/// The answer to the caller says who comes, for as long as Discord lets it be changed.
async fn tell_caller(ctx: &Context, call: &DirectorCall, application: ApplicationId) -> Result<(), DeliveryError> {
    if call.token.is_empty() || unix_time() > call.at + CHANGEABLE {
        return Ok(());
    }
    let language = language_of(ctx, call.by, call.place).await?;
    let headline = match call.taken_by {
        Some(_) => PanelText::Comes { who: who(call.taken_by, language) }.say(language),
        None => layout::heading(&CaseText::CallMade {}.say(language)),
    };
    let how = CaseText::CallMadeHow {}.say(language);
    let message = json!({"content": format!("{headline}\n\n{how}"), "allowed_mentions": {"parse": []}});
    let route = Route::WebhookOriginalInteractionResponse { application_id: application, token: &call.token };
    Ok(ctx.rest.patch_with(route, &message, &[]).await?)
}

/// Whether a message need not be tried again: it came, or Discord will not have it.
fn came(sent: Result<(), DeliveryError>) -> bool {
    let Err(error) = sent else { return true };
    tracing::warn!(%error, "cannot tell a director that a table calls");
    matches!(error, DeliveryError::Rest(RestError::Refused { status: 400..500, .. }))
}
