//! What is never logged, at any level: the bot's token, the tokens of interactions, passwords. And what people type is not,
//! unless the operator asks for everything.

use director_please::config::Config;
use serde_json::json;

use crate::{
    database::Database,
    discord::{Discord, Fault, Lose, Refusal, TOKEN, With},
    events::{self, Somebody, option},
    on_both::on_both,
    program::{Program, session_file},
    settings::{PLAYER, does},
    slow_store::Block,
};

const TYPED: &str = "1H P 1H ib typedbysomebody";
const PASSWORD: &str = "pass-word-of-the-test";

/// The bot at work at this level: commands, presses, boxes, messages, what it cannot read, a lost connection, refusals.
async fn log_of(level: &str, store: &str) -> (String, Vec<String>) {
    let discord = Discord::start().await;
    let session = session_file();
    let bot = Program::run_for(&discord, &session, store, &[("RUST_LOG", level)]);
    discord.ready().await;
    let mut tokens = Vec::new();
    let who = Somebody { id: "1000000000000000019", ..PLAYER };
    let broken = json!({"type": 2, "data": {"name": "ruling", "type": "typedbysomebody"}, "locale": "typedbysomebody"});
    for interaction in [
        events::ruling(TYPED, &[], "en-US", "en-US"),
        events::ruling("1H P 1H ib", &[option("share", json!(true))], "en-US", "en-US"),
        events::typing(TYPED, "no"),
        events::law(TYPED, &[], "no"),
        events::press("case:v1:s1-1:0:typedbysomebody:pen", TYPED, "no", "no"),
    ] {
        let token = discord.interact(who.does(interaction));
        discord.response(&token).await;
        tokens.push(token);
    }
    discord.fault(crate::discord::Fault {
        path: "/callback",
        status: 400,
        headers: Vec::new(),
        body: json!({"code": 50035, "message": "Invalid Form Body", "errors": {"data": {"content": {"_errors": [
            {"code": "X", "message": "typedbysomebody"},
        ]}}}}),
        delay: std::time::Duration::ZERO,
        ..crate::discord::Fault::default()
    });
    let token = discord.interact(events::ruling(TYPED, &[], "en-US", "en-US"));
    discord.response(&token).await;
    tokens.push(token);
    let mut unreadable = broken;
    unreadable["application_id"] = json!(crate::discord::APPLICATION);
    tokens.push(discord.interact(unreadable));
    let card =
        does(&discord, PLAYER, events::ruling("1H P 1H ib", &[option("share", json!(true))], "en-US", "no")).await;
    let opened = discord.interact(PLAYER.does(events::press_on(&card, "next", "en-US")));
    let modal = discord.response(&opened).await["data"].clone();
    does(&discord, PLAYER, events::fill_in(&card, &modal, &[("text", TYPED)], "en-US")).await;
    let whispered = events::whispered(&discord, TYPED);
    let channel = whispered["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", whispered);
    discord.message(&channel, 0).await;
    discord.dispatch("MESSAGE_CREATE", json!({"content": "typedbysomebody", "id": "typedbysomebody"}));
    discord.lose(Lose::Reset);
    discord.response(&discord.interact(events::ruling(TYPED, &[], "en-US", "no"))).await;
    bot.terminate().await;
    let (status, log) = bot.ended().await;
    assert!(status.success(), "{log}");
    (log, tokens)
}

#[track_caller]
fn lacks(log: &str, secrets: &[&str], level: &str) {
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(secret));
        assert!(line.is_none(), "{level}: {secret} in {line:?}");
    }
}

on_both!(secrets_are_never_logged, |database| {
    for level in ["trace", "debug", "info"] {
        let (log, tokens) = log_of(level, &with_password(database)).await;
        assert!(log.lines().count() > 8, "{log}");
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        lacks(&log, &[TOKEN, PASSWORD], level);
        lacks(&log, &tokens, level);
        if level != "trace" {
            lacks(&log, &["typedbysomebody"], level);
        }
    }
});

/// The address of the store; PostgreSQL's with a password, which it does not ask for.
fn with_password(database: &Database) -> String {
    database.url().replacen("postgres@", &format!("postgres:{PASSWORD}@"), 1)
}

#[tokio::test]
async fn settings_that_cannot_be_do_not_tell_the_password() {
    for url in [
        format!("postgres://user:{PASSWORD}@127.0.0.1:99999/x"),
        format!("mysql://user:{PASSWORD}@localhost/x"),
        format!("postgres://user:{PASSWORD}@[::1/x"),
        format!("sqlite:x?password={PASSWORD}"),
    ] {
        let (status, log) = Program::run(&[("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", &url)]).ended().await;
        assert!(!status.success() && log.contains("DATABASE_URL"), "{log}");
        lacks(&log, &[PASSWORD, TOKEN], &url);
    }
    let config = Config::read(|name| match name {
        "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
        "DATABASE_URL" => Some(format!("postgres://user:{PASSWORD}@localhost/x")),
        _ => None,
    });
    lacks(&format!("{config:?} {config:#?}"), &[PASSWORD, TOKEN], "Debug");
    let store = format!("postgres://user:{PASSWORD}@127.0.0.1:1/x");
    let address: director_please::store::Address = store.parse().unwrap();
    lacks(&format!("{address} {address:?}"), &[PASSWORD], "the address");
    let discord = Discord::start().await;
    let bot = Program::start_on(&discord, &session_file(), &store);
    discord.ready().await;
    bot.terminate().await;
    let (_, log) = bot.ended().await;
    assert!(log.contains("cannot open the store"), "{log}");
    lacks(&log, &[PASSWORD, TOKEN], "a store that is away");
}

/// Who asks outside servers. Their cases and questions are numbered under their own number.
const ASKER: &str = "1234567890123456789";

async fn waits_for(bot: &Program, line: &str) {
    for _ in 0..3000 {
        if bot.log().contains(line) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{line} in\n{}", bot.log());
}

on_both!(nobody_is_named_in_the_log, |database| {
    let discord = Discord::start().await;
    let bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    // Some of it is answered while the store is away.
    discord.lock().patient = true;
    let who = Somebody { id: ASKER, locale: "en-GB", roles: &[], permissions: "0" };
    let alone = |interaction| events::in_private(who.does(interaction));
    let share = [option("share", json!(true))];
    let card = discord.does(alone(events::ruling("1H P 1H ib", &share, "en-US", "en-US"))).await;
    let modal = discord.response(&discord.interact(alone(events::press_on(&card, "meant", "en-US")))).await;
    discord.does(alone(events::fill_in(&card, &modal["data"], &[("text", "5+S")], "en-US"))).await;
    let question = discord.does(alone(events::quiz("play", &[], "en-US"))).await;
    let first = question.body["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    discord.does(alone(events::press_id_on(&question, first))).await;
    for sub in ["list", "show", "export"] {
        let number = option("number", json!(1));
        let options = if sub == "list" { Vec::new() } else { vec![number] };
        discord.does(alone(events::case(sub, &options, "en-US"))).await;
    }
    let mut whispered = events::whispered(&discord, "1S 1H ib");
    whispered["author"]["id"] = json!(ASKER);
    discord.dispatch("MESSAGE_CREATE", whispered.clone());
    discord.message(whispered["channel_id"].as_str().unwrap(), 0).await;
    let page = discord.does(alone(events::privacy())).await;
    discord.does(alone(events::press_id_on(&page, "privacy:v1:export"))).await;
    // What fails says which case it was about.
    let fault = Fault { status: 400, body: json!({"code": 50035, "message": "Invalid Form Body"}), ..Fault::default() };
    let path = format!("/messages/{}", card.id);
    discord.lock().refusals.push(Refusal { path, with: With::Anything, times: 1000, fault });
    let copy = discord.does(alone(events::case("show", &[option("number", json!(1))], "en-US"))).await;
    let copy = discord.does(alone(events::press_on(&copy, "undo", "en-US"))).await;
    waits_for(&bot, "a deferred task failed").await;
    let block = Block::put(database).await;
    discord.response(&discord.interact(alone(events::press_on(&copy, "decline", "en-US")))).await;
    waits_for(&bot, "cannot reach a case").await;
    discord.response(&discord.interact(alone(events::press_id_on(&question, first)))).await;
    discord.response(&discord.interact(alone(events::press_id_on(&page, "privacy:v1:confirm")))).await;
    block.lift().await;
    let log = bot.log();
    assert!(log.lines().filter(|line| line.contains("p#")).count() >= 2, "{log}");
    lacks(&log, &[ASKER], "debug");
});
