//! The first message on a server: what to set first. It is sent where Discord itself greets people, once, and nowhere else.

use serde_json::json;
use serenity::{all::ChannelId, http::Route};

use crate::{
    bot::{
        commands::settings::Words,
        context::{
            Context,
            messenger::{body, nonce, set},
            unix_time,
        },
        discord::gateway::event::Membership,
        view::layout,
    },
    case::Place,
};

/// For how many seconds after the bot was added it greets. Discord tells of every server again in each new session.
const NEW: i64 = 120;

/// Greets a server to which the bot was added just now.
pub(crate) async fn greet(ctx: &Context, Membership { server, is_member, joined }: Membership) {
    let Some(joined) = joined.filter(|joined| is_member && unix_time() - joined.at < NEW) else { return };
    let language = ctx.locales.of_server(server, &ctx.rest).await;
    let say = |words: Words| words.say(language);
    let steps = [Words::WelcomeRole {}, Words::WelcomeEdition {}, Words::WelcomePanel {}, Words::WelcomeCalls {}];
    let steps: Vec<String> = steps.map(|step| format!("- {}", say(step))).to_vec();
    let text =
        format!("{}\n{}\n{}", layout::heading(&say(Words::Welcome {})), say(Words::WelcomeHow {}), steps.join("\n"));
    let mut message = body(text, &[]);
    set(&mut message, "nonce", json!(nonce(&format!("welcome {server} {}", joined.at))));
    set(&mut message, "enforce_nonce", json!(true));
    let route = Route::ChannelMessages { channel_id: ChannelId::new(joined.channel) };
    let greeting = async { Ok(ctx.rest.post_with(route, &message, &[]).await?) };
    if let Some(Err(error)) = ctx.refused.attempt(None, Place::Server(server), greeting).await {
        tracing::info!(%error, "cannot greet a new server");
    }
}
