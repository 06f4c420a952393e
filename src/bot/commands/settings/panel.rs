//! `/settings panel`: a message in a channel, with a button to rule on an auction and one to call the director.

use serde_json::json;
use serenity::{
    all::{ApplicationId, ButtonStyle, ChannelId, CommandDataOptionValue},
    builder::{CreateActionRow, CreateButton},
    http::Route,
};

use crate::{
    bot::{
        commands::settings::{Words, command::CHANNEL},
        context::{
            Context,
            messenger::{DeliveryError, body, set},
            requester::Requester,
        },
        discord::{interaction::options::Options, rest::error::RestError},
        view::{
            auction_modal::AuctionModal,
            deferred::{DeferredTask, NewPanel},
            director_call::DirectorCallButton,
            layout,
            response::Response,
            text::{bot::UserError, panel::PanelText},
        },
    },
    locale::Language,
};

/// Answers the command.
pub(crate) fn handle(options: Options<'_>, requester: &Requester) -> Response {
    if !requester.is_in_server() {
        return Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader);
    }
    if !requester.manages() {
        return Response::notice(&Words::ManagersOnly {}, &[Words::ManagersOnlyHow {}], requester.reader);
    }
    let language = requester.reader;
    let Some(channel) = options.given(CHANNEL).and_then(CommandDataOptionValue::as_channel_id).map(u64::from) else {
        return Response::apology(UserError::NotUnderstood, language);
    };
    let (by, place, cause_id) = (requester.person, requester.place, requester.cause_id.clone());
    let new = NewPanel { channel, by, place, shown: requester.server, language, cause_id };
    Response::notice(&PanelText::Posting {}, &[], language).then(DeferredTask::PostPanel(new))
}

/// Posts a panel, and then changes the answer to say whether it was posted.
pub(crate) async fn post(
    ctx: &Context,
    new: NewPanel,
    application: ApplicationId,
    token: &str,
) -> Result<(), DeliveryError> {
    let NewPanel { channel, by, place, shown, language, cause_id } = new;
    let [text, how] = [PanelText::Panel {}, PanelText::PanelHow {}].map(|words| words.say(shown));
    let mut message = body(format!("{}\n{how}", layout::heading(&text)), &[]);
    set(&mut message, "components", json!(buttons(shown)));
    set(&mut message, "nonce", json!(cause_id));
    set(&mut message, "enforce_nonce", json!(true));
    let route = Route::ChannelMessages { channel_id: ChannelId::new(channel) };
    let channel = format!("<#{channel}>");
    let posting = async { Ok(ctx.rest.post_with(route, &message, &[]).await?) };
    let said = match ctx.refused.attempt(Some(by), place, posting).await {
        Some(Ok(())) => vec![PanelText::Posted { channel }, PanelText::PostedHow {}],
        // They have chosen many in which the bot may not write.
        None | Some(Err(DeliveryError::Rest(RestError::Refused { status: 403 | 404, .. }))) => {
            vec![PanelText::NotPosted { channel }, PanelText::NotPostedHow {}]
        }
        Some(Err(error)) => {
            tracing::warn!(%error, "cannot post a panel");
            vec![PanelText::NotPostedNow {}]
        }
    };
    let said: Vec<String> = said.iter().map(|words| words.say(language)).collect();
    let answer = json!({"content": said.join("\n"), "allowed_mentions": {"parse": []}});
    let route = Route::WebhookOriginalInteractionResponse { application_id: application, token };
    Ok(ctx.rest.patch_with(route, &answer, &[]).await?)
}

fn buttons(language: Language) -> Vec<CreateActionRow> {
    let rule = CreateButton::new(AuctionModal::default().id())
        .label(PanelText::RuleButton {}.say(language))
        .style(ButtonStyle::Primary);
    let call = CreateButton::new(DirectorCallButton::Call.id())
        .label(PanelText::CallButton {}.say(language))
        .style(ButtonStyle::Danger);
    vec![CreateActionRow::Buttons(vec![rule, call])]
}
