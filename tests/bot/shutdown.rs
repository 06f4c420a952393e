//! How the bot ends.

use std::time::Duration;

use crate::{
    discord::{Discord, Fault, Lose, TOKEN, Welcome},
    events, health,
    program::{Program, session_file},
    requests::logged,
};

#[tokio::test]
async fn sigterm_ends_it_after_the_answers_that_are_under_way() {
    let (discord, bot) = Program::with_discord().await;
    // The answer is held up once, so that it is still on its way when the signal comes.
    let delay = Duration::from_millis(700);
    discord.fault(Fault { path: "/callback", status: 502, delay, ..Fault::default() });
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "no"));
    discord.begun("/callback", 1).await;
    let told = discord.watch();
    bot.terminate().await;
    let (status, log) = bot.ended().await;
    assert!(status.success() && told.elapsed() < Duration::from_secs(5), "{log}");
    discord.response(&token).await;
}

#[tokio::test]
async fn sigterm_ends_it_while_the_gateway_is_away() {
    let (discord, bot) = Program::with_discord().await;
    discord.lock().welcome = Welcome::Refuses;
    discord.lose(Lose::Reset);
    discord
        .until("a refusal", |state| state.gateway_log.iter().any(|told| told["op"] == "refused").then_some(()))
        .await;
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
}

#[tokio::test]
async fn sigterm_ends_it_before_it_has_reached_discord() {
    let nobody = health::free_port();
    let bot = Program::run(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &format!("http://{nobody}"))]);
    logged(&bot, "cannot reach Discord").await;
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
}

#[tokio::test]
async fn a_refused_token_ends_it_with_a_clear_word() {
    let discord = Discord::start().await;
    discord.lock().revoked = true;
    let (status, log) = Program::start_with(&discord, &session_file()).ended().await;
    assert_eq!(status.code(), Some(1));
    assert!(log.contains("DISCORD_TOKEN") && log.contains("revoked"), "{log}");
    assert!(!log.contains(TOKEN), "{log}");
}

#[tokio::test]
async fn a_token_revoked_while_it_runs_ends_it_with_a_clear_word() {
    let (discord, bot) = Program::with_discord().await;
    discord.lock().revoked = true;
    discord.lose(Lose::Close(4000));
    let (status, log) = bot.ended().await;
    assert_eq!(status.code(), Some(1));
    assert!(log.contains("revoked") && !log.contains(TOKEN), "{log}");
}

#[tokio::test]
async fn a_token_refused_for_a_message_ends_it_too() {
    let (discord, bot) = Program::with_discord().await;
    discord.lock().revoked = true;
    discord.dispatch("MESSAGE_CREATE", events::whispered(&discord, "1H P 1H ib"));
    let (status, log) = bot.ended().await;
    assert_eq!(status.code(), Some(1));
    assert!(log.contains("revoked"), "{log}");
}

#[tokio::test]
async fn other_reasons_to_close_for_good_are_named() {
    let (discord, bot) = Program::with_discord().await;
    discord.lose(Lose::Close(4014));
    let (status, log) = bot.ended().await;
    assert_eq!(status.code(), Some(1));
    assert!(log.contains("4014"), "{log}");
}

#[tokio::test]
async fn settings_that_cannot_be_are_named() {
    let cases: [(&[(&str, &str)], &str); 4] = [
        (&[], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", "  ")], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", "discord")], "DISCORD_API_URL"),
        (&[("DISCORD_TOKEN", TOKEN), ("RUST_LOG", "warn,=[")], "RUST_LOG"),
    ];
    for (environment, named) in cases {
        let (status, log) = Program::run(environment).ended().await;
        assert_eq!(status.code(), Some(1), "{environment:?}");
        assert!(log.contains(named) && !log.contains("panicked"), "{log}");
    }
}
