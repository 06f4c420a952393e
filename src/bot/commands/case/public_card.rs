//! The public card of a case: where it stands, and redrawing it.

use serde_json::json;
use serenity::{
    all::{ApplicationId, ChannelId, MessageId},
    http::Route,
};

use crate::{
    bot::{
        context::{
            Context, locales,
            messenger::{DeliveryError, body, set, with_files_or_without},
        },
        discord::{message::SentMessage, rest::Deadline},
        view::{
            case_card::{self, Card, View},
            picture::Attachments,
        },
    },
    case::{CaseId, Place},
    explain::Reader,
    store::{self, RoundId},
};

/// By which Discord is asked for the response to an interaction.
#[derive(Clone, Copy)]
pub(crate) struct Webhook<'a> {
    pub application: ApplicationId,
    pub token: &'a str,
}

pub(crate) async fn keep_card(
    ctx: &Context,
    case: CaseId,
    entries: usize,
    stands: Option<store::Card>,
    response: Webhook<'_>,
) -> Result<(), DeliveryError> {
    let card = where_it_stands(ctx, stands, response).await?;
    ctx.store()?.set_card(case, card).await?;
    // Until now nobody knew which card to redraw.
    recheck(ctx, case, entries).await
}

pub(crate) async fn keep_round(
    ctx: &Context,
    round: RoundId,
    stands: Option<store::Card>,
    response: Webhook<'_>,
) -> Result<(), DeliveryError> {
    let card = where_it_stands(ctx, stands, response).await?;
    Ok(ctx.store()?.set_round_card(round, card).await?)
}

/// Where a response stands. Discord says so in its answer; where that was lost, it is asked.
async fn where_it_stands(
    ctx: &Context,
    stands: Option<store::Card>,
    Webhook { application, token }: Webhook<'_>,
) -> Result<store::Card, DeliveryError> {
    if let Some(card) = stands {
        return Ok(card);
    }
    let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
    Ok(ctx.rest.get::<SentMessage>(route, Deadline::Message).await?.as_card())
}

/// Redraws the public card until it shows all that was entered.
pub(crate) async fn redraw(ctx: &Context, case: CaseId) -> Result<(), DeliveryError> {
    let Some(mut redraw) = ctx.redraws.begin(case) else { return Ok(()) };
    loop {
        // Whatever was entered while it was on its way is on no card yet.
        while let Some(drawn) = redraw_once(ctx, case).await? {
            if count_entries(ctx, case).await? <= drawn {
                break;
            }
        }
        match redraw.once_more() {
            Some(again) => redraw = again,
            None => return Ok(()),
        }
    }
}

/// The same, if the case has more entries than these.
pub(crate) async fn recheck(ctx: &Context, case: CaseId, entries: usize) -> Result<(), DeliveryError> {
    if count_entries(ctx, case).await? > entries { redraw(ctx, case).await } else { Ok(()) }
}

/// How many entries a case has.
async fn count_entries(ctx: &Context, case: CaseId) -> Result<usize, DeliveryError> {
    let file = ctx.store()?.case(case).await?;
    Ok(file.map_or(0, |file| file.entries.len()))
}

/// Redraws the public card; with how many entries, if there is one.
async fn redraw_once(ctx: &Context, case: CaseId) -> Result<Option<usize>, DeliveryError> {
    let store = ctx.store()?;
    let (file, stands) = (store.case(case).await, store.card(case).await);
    let (Some(file), Some(stands)) = (file?, stands?) else {
        return Ok(None);
    };
    if stands.channel == 0 || stands.message == 0 {
        return Ok(None);
    }
    let view = public_view(ctx, case.place).await?;
    let drawing =
        with_files_or_without(|files| draw_at(ctx, stands, case_card::draw(&file, View { files, ..view }, 1)));
    let Some(drawn) = ctx.refused.attempt(None, case.place, drawing).await else { return Ok(None) };
    drawn?;
    Ok(Some(file.entries.len()))
}

pub(crate) async fn draw_at(ctx: &Context, stands: store::Card, card: Card) -> Result<(), DeliveryError> {
    let Card { contents, files, components } = card;
    let mut body = body(contents.into_iter().next().unwrap_or_default(), &files);
    set(&mut body, "components", json!(components));
    let route = Route::ChannelMessage {
        channel_id: ChannelId::new(stands.channel),
        message_id: MessageId::new(stands.message),
    };
    Ok(ctx.rest.patch_with(route, &body, &files).await?)
}

/// How everybody in a place sees a card.
pub(crate) async fn public_view(ctx: &Context, place: Place) -> Result<View, DeliveryError> {
    let language = locales::server_language(ctx, place).await?;
    Ok(View { reader: Reader::Player, language, files: Attachments::Allowed, is_public: true, may_share: true })
}
