//! Notifies directors, the log channel and the person who asked, once: the store keeps what was sent.

use futures_util::future::join_all;
use serde_json::json;
use serenity::{
    all::{ChannelId, MessageFlags, UserId},
    http::Route,
};

use crate::{
    bot::{
        commands::case::public_card,
        context::{
            Context, StoreUnavailable, locales,
            log::{self, Subject},
            membership,
            messenger::{self, DeliveryError, body, set},
        },
        discord::rest::error::RestError,
        view::{
            case_card::{self, Card, View},
            layout::MESSAGES,
            picture::Attachments,
        },
    },
    case::{CaseFile, CaseId, Person},
    casework::logged,
    explain::Reader,
    store::{ServerSettings, Told},
};

/// What is yet to be told of any case: the process before this one ended before it had told it.
pub async fn tell_untold(ctx: &Context) {
    let untold = async { Ok::<_, StoreUnavailable>(ctx.store()?.untold().await?) };
    let untold = untold.await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot find what is yet to be told");
        Vec::new()
    });
    for case in untold {
        for told in [tell_directors(ctx, case).await, tell_table(ctx, case).await] {
            if let Err(error) = told {
                tracing::warn!(%error, case = %logged(case), "cannot tell what happened to a case");
            }
        }
    }
}

/// The directors who want to know are told that a table calls, each in their language; and the log. Nobody is told twice.
pub(crate) async fn tell_directors(ctx: &Context, case: CaseId) -> Result<(), DeliveryError> {
    let _turn = ctx.card_locks.wait(case).await;
    let (file, settings) = file_and_settings(ctx, case).await?;
    let Some(file) = file else { return Ok(()) };
    let call = file.call_entry();
    if ctx.store()?.told(case).await?.call >= call {
        return Ok(());
    }
    let people = ctx.store()?.on_call(case.place).await?;
    // Nobody waits until Discord has taken what goes to somebody else.
    let people = join_all(people.into_iter().map(|person| write_to_director(ctx, person, &file)));
    let (log, people) = tokio::join!(write_to_log(ctx, &file, &settings, Ring::Silent), people);
    let is_told = log && people.into_iter().all(|sent| came(sent, "cannot write to a director"));
    has_told(ctx, case, is_told, Told { call, ..Told::default() }).await
}

/// Sends the card to somebody in a direct message, if that is a director.
async fn write_to_director(ctx: &Context, person: Person, file: &CaseFile) -> Result<(), DeliveryError> {
    if !membership::is_director(ctx, person, file.id.place).await {
        return Ok(());
    }
    let language = locales::language_of(ctx, person, file.id.place).await?;
    let (reader, files) = (Reader::Director, Attachments::Allowed);
    let view = View { reader, language, files, is_public: false, may_share: false };
    write_to(ctx, person, file, view, Ring::Silent).await
}

/// A director has spoken: the log is told, and the person who asked, if nobody else sees the case. Nobody is told twice.
pub(crate) async fn tell_table(ctx: &Context, case: CaseId) -> Result<(), DeliveryError> {
    let _turn = ctx.card_locks.wait(case).await;
    let (file, settings) = file_and_settings(ctx, case).await?;
    let Some(file) = file else { return Ok(()) };
    let decision = file.decision_entry();
    if ctx.store()?.told(case).await?.decision >= decision {
        return Ok(());
    }
    let mut is_told = write_to_log(ctx, &file, &settings, Ring::Aloud).await;
    let is_shown = ctx.store()?.card(case).await?.is_some();
    if let Some(person) = file.opened_by.filter(|_| !is_shown) {
        let language = locales::language_of(ctx, person, case.place).await?;
        let view =
            View { reader: Reader::Player, language, files: Attachments::Allowed, is_public: false, may_share: false };
        is_told &= came(write_to(ctx, person, &file, view, Ring::Aloud).await, "cannot write to the person who asked");
    }
    has_told(ctx, case, is_told, Told { decision, ..Told::default() }).await
}

/// Keeps that something was told, if it was.
async fn has_told(ctx: &Context, case: CaseId, is_told: bool, told: Told) -> Result<(), DeliveryError> {
    if is_told {
        ctx.store()?.set_told(case, told).await?;
    }
    Ok(())
}

async fn file_and_settings(ctx: &Context, case: CaseId) -> Result<(Option<CaseFile>, ServerSettings), DeliveryError> {
    let store = ctx.store()?;
    let file = store.case(case).await?;
    Ok((file, store.server(case.place).await?))
}

/// Writes what everybody may see of the case into the log, if there is one; whether that need not be tried again.
async fn write_to_log(ctx: &Context, file: &CaseFile, settings: &ServerSettings, ring: Ring) -> bool {
    let Some(channel) = settings.log_channel.filter(|channel| *channel != 0) else { return true };
    let sending = async {
        let view = public_card::public_view(ctx, file.id.place).await?;
        let to = Recipient::Log(ChannelId::new(channel));
        messenger::with_files_or_without(|files| send(ctx, to, file, View { files, ..view }, 1, ring)).await
    };
    let sent = ctx.refused.attempt(None, file.id.place, sending).await;
    sent.is_none_or(|sent| came(sent, "cannot write into the log channel"))
}

/// Whether a phone rings for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ring {
    /// It does.
    Aloud,
    /// It does not: a plain message that says where the table is comes after it.
    Silent,
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Recipient {
    /// Into the log channel.
    Log(ChannelId),
    /// To a person.
    Person(ChannelId),
}

/// Sends a card to somebody in a direct message.
async fn write_to(ctx: &Context, person: Person, file: &CaseFile, view: View, ring: Ring) -> Result<(), DeliveryError> {
    if person.0 == 0 {
        return Ok(());
    }
    let sending = async {
        let channel = ctx.rest.direct_channel(UserId::new(person.0)).await?;
        send(ctx, Recipient::Person(channel), file, view, MESSAGES, ring).await
    };
    ctx.refused.attempt(None, file.id.place, sending).await.unwrap_or(Ok(()))
}

/// Sends a card. The same card of the same case does not come twice.
async fn send(
    ctx: &Context,
    to: Recipient,
    file: &CaseFile,
    view: View,
    messages: usize,
    ring: Ring,
) -> Result<(), DeliveryError> {
    let Card { contents, mut files, components } = case_card::draw(file, view, messages);
    let last = contents.len().saturating_sub(1);
    let (Recipient::Log(channel) | Recipient::Person(channel)) = to;
    for (index, content) in contents.into_iter().enumerate() {
        let files = std::mem::take(&mut files);
        let mut body = body(content, &files);
        if index == last {
            set(&mut body, "components", json!(components));
        }
        if ring == Ring::Silent {
            set(&mut body, "flags", json!(MessageFlags::SUPPRESS_NOTIFICATIONS));
        }
        set(&mut body, "nonce", json!(nonce(file, channel, index)));
        set(&mut body, "enforce_nonce", json!(true));
        match to {
            Recipient::Log(channel) => {
                log::write(ctx, channel, &Subject::of_case(file, view.language), &body, &files).await?;
            }
            Recipient::Person(channel_id) => {
                let route = Route::ChannelMessages { channel_id };
                ctx.rest.post_with(route, &body, &files).await?;
            }
        }
    }
    Ok(())
}

/// Whether a message need not be tried again: it came, or Discord will not have it.
fn came(sent: Result<(), DeliveryError>, what: &str) -> bool {
    let Err(error) = sent else { return true };
    tracing::warn!(%error, "{what}");
    matches!(error, DeliveryError::Rest(RestError::Refused { status: 400..500, .. }))
}

/// What tells Discord that two messages are the same one.
fn nonce(file: &CaseFile, channel: ChannelId, index: usize) -> String {
    let spoken = file.decisions().last().map(|decision| decision.entries);
    messenger::nonce(&format!("{} {channel} {index} {:?} {:?}", file.id, spoken, file.called_at()))
}
