//! A server to which the bot was added is greeted once, where Discord greets people; others are not.

use std::time::Duration;

use serde_json::json;
use serenity::all::Timestamp;

use crate::{
    cases::says,
    discord::Discord,
    events,
    on_both::on_both,
    program::{Program, session_file},
};

const HALL: &str = "1000000000000000035";
const ELSEWHERE: &str = "1000000000000000036";

on_both!(a_new_server_is_greeted_once, |database| {
    for (locale, words) in [
        ("en-US", ["choose the directors’ role", "/settings panel"]),
        ("no", ["rollen til TL", "/innstillinger panel"]),
    ] {
        let discord = Discord::start().await;
        discord.lock().server_locale = locale.to_owned();
        let bot = Program::start_on(&discord, &session_file(), &database.url());
        discord.ready().await;
        // The link by which the bot is added to a server or an account.
        let log = bot.log();
        let link = log.split_whitespace().find(|word| word.contains("/oauth2/authorize?"));
        assert!(link.is_some_and(|link| link.contains("client_id=1000000000000000")), "{log}");
        let (now, before) = (Timestamp::now().to_rfc3339().unwrap(), "2024-03-01T18:29:03.512000+00:00");
        let joins = |id: &str, at, channel| {
            discord.dispatch("GUILD_CREATE", json!({"id": id, "joined_at": at, "system_channel_id": channel}))
        };
        joins("1000000000000000022", json!(before), json!(ELSEWHERE));
        joins("1000000000000000023", json!(now), json!(null));
        joins("1000000000000000024", json!(7), json!(ELSEWHERE));
        for _ in 0..2 {
            joins(events::SERVER, json!(now), json!(HALL));
        }
        says(&discord.posted(HALL, 0).await, &words);
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(discord.lock().posted.len(), 1);
    }
});
