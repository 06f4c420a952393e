//! What goes wrong with an answer on its way to Discord, and with what Discord says of it: the answer arrives once, or the person who
//! asked, and the operator, are told that it did not.

use std::{collections::BTreeSet, env, time::Duration};

use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};

use crate::{
    cases::{DIRECTOR, SOUTH, Table},
    database::Database,
    discord::{Cut, Discord, Fault, Posted, Refusal, With, direct_channel},
    events, health,
    program::{NO_STORE, Program, session_file},
};

/// The bot without a store, so that every ruling has a note after it; with its figures at an address.
async fn start(discord: &Discord) -> (Program, String) {
    let health = health::free_port();
    let session = session_file();
    let bot = Program::run_for(discord, &session, NO_STORE, &[("HEALTH_ADDRESS", &health)]);
    discord.ready().await;
    (bot, health)
}

/// Waits until the bot has counted the outcome of the only request.
async fn came(health: &str) -> String {
    for _ in 0..8000 {
        let text = reqwest::get(format!("http://{health}/metrics")).await.unwrap().text().await.unwrap();
        let line = text.lines().find(|line| line.starts_with("director_please_interactions_total{"));
        if let Some(line) = line {
            return line.split('"').nth(3).unwrap().to_owned();
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nothing came of it")
}

/// The ways in which a request fails, by name. Those that take a while are tried with `LONG_FAULTS` set.
fn faults(path: &'static str) -> Vec<(&'static str, Fault)> {
    let plain = Fault { path, ..Fault::default() };
    let limit = |global: bool| json!({"message": "You are being rate limited.", "retry_after": 0.3, "global": global});
    let done = Fault { carried_out: true, ..plain.clone() };
    let mut faults = vec![
        ("limited", Fault { status: 429, body: limit(false), ..plain.clone() }),
        ("all limited", Fault { status: 429, body: limit(true), ..plain.clone() }),
        ("limited, cut", Fault { status: 429, body: limit(false), cut: Cut::Within, ..plain.clone() }),
        ("500", Fault { status: 500, body: json!("?"), ..plain.clone() }),
        ("502", Fault { status: 502, ..plain.clone() }),
        ("502, done", Fault { status: 502, ..done.clone() }),
        ("503, when", Fault { status: 503, headers: vec![("retry-after", "0.2")], ..plain.clone() }),
        ("503, cut", Fault { status: 503, body: json!("Unavailable"), cut: Cut::Within, ..plain.clone() }),
        ("late", Fault { delay: Duration::from_millis(1500), ..done.clone() }),
        ("lost", Fault { status: 500, cut: Cut::Before, ..plain.clone() }),
        ("lost, done", Fault { cut: Cut::Before, ..done.clone() }),
        ("cut, done", Fault { cut: Cut::Within, ..done.clone() }),
    ];
    // The bot waits three seconds for the response to be taken, and ten for anything else.
    let too_long = if path == "/callback" { 4 } else { 12 };
    if too_long < 10 || env::var_os("LONG_FAULTS").is_some() {
        faults.push(("too late", Fault { delay: Duration::from_secs(too_long), ..done }));
        faults.push(("silent", Fault { delay: Duration::from_secs(too_long), ..plain }));
    }
    faults
}

/// The bodies of the bot's messages in a channel.
fn posted(discord: &Discord, channel: &str) -> Vec<Value> {
    let state = discord.lock();
    state.posted.iter().filter(|it| it.channel == channel).map(|it| it.body.clone()).collect()
}

fn holds(body: &Value, part: &str) -> bool {
    body["content"].as_str().unwrap().contains(part)
}

/// Runs a case for each fault, several at once; those that take long come first.
async fn each<F: Future<Output = ()>>(path: &'static str, case: impl Fn(&'static str, Fault) -> F) {
    stream::iter(faults(path).into_iter().rev().map(|(name, fault)| case(name, fault)))
        .buffer_unordered(3)
        .collect()
        .await
}

#[tokio::test]
async fn the_response_arrives_once_or_is_counted_as_failed() {
    each("/callback", |name, fault| async move {
        let discord = Discord::start().await;
        let (bot, health) = start(&discord).await;
        discord.fault(fault);
        let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
        let came = came(&health).await;
        let said = posted(&discord, events::CHANNEL);
        assert_eq!((came.as_str(), said.len()), ("answered", 2), "{name}: {said:#?}");
        assert!(holds(&said[0], "insufficient") && holds(&said[1], "could not be stored"), "{name}: {said:#?}");
        assert!(!bot.log().contains(&token), "{name}: a token in the log");
    })
    .await;
}

/// Discord itself tells the person who asked that the bot did not answer.
#[tokio::test]
async fn a_response_that_discord_never_takes_is_counted_as_failed_and_logged() {
    for fault in [
        Fault { delay: Duration::from_secs(4), status: 500, ..Fault::default() },
        Fault { status: 502, ..Fault::default() },
        Fault { status: 500, cut: Cut::Before, ..Fault::default() },
    ] {
        let discord = Discord::start().await;
        let (bot, health) = start(&discord).await;
        let refusal = Refusal { path: "/callback".to_owned(), with: With::Anything, times: 1000, fault };
        discord.lock().refusals.push(refusal);
        let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
        assert_eq!(came(&health).await, "failed");
        assert_eq!(posted(&discord, events::CHANNEL), Vec::<Value>::new());
        assert!(bot.log().contains("cannot answer an interaction") && !bot.log().contains(&token), "{}", bot.log());
    }
}

#[tokio::test]
async fn the_rest_of_an_answer_arrives_once_or_it_is_said_that_it_may_be_missing() {
    each("/webhooks", |name, fault| async move {
        let discord = Discord::start().await;
        let (bot, health) = start(&discord).await;
        let is_told_when = fault.headers.iter().any(|(name, _)| *name == "retry-after");
        let is_servers_fault = fault.status >= 500 && !is_told_when;
        let is_unknown = is_servers_fault || fault.cut == Cut::Before || fault.delay > Duration::from_secs(3);
        let is_done = fault.carried_out || !is_unknown;
        discord.fault(fault);
        discord.interact(events::ruling("1H P 1H ib", &[], "no", "en-US"));
        let came = came(&health).await;
        let said = posted(&discord, events::CHANNEL);
        let rest = said.iter().filter(|body| holds(body, "kunne ikke lagres")).count();
        let words = said.iter().filter(|body| holds(body, "Resten av svaret kan mangle")).count();
        assert_eq!((rest, words), (usize::from(is_done), usize::from(is_unknown)), "{name}: {said:#?}");
        assert_eq!(came, if is_unknown { "failed" } else { "answered" }, "{name}");
        assert_eq!(bot.log().contains("cannot send the rest of an answer"), is_unknown, "{name}");
    })
    .await;
}

#[tokio::test]
async fn a_message_is_answered_once() {
    each("/messages", |name, fault| async move {
        let discord = Discord::start().await;
        let (_bot, health) = start(&discord).await;
        discord.fault(fault);
        let message = events::whispered(&discord, "1H P 1H ib");
        let channel = message["channel_id"].as_str().unwrap().to_owned();
        discord.dispatch("MESSAGE_CREATE", message);
        let (came, said) = (came(&health).await, posted(&discord, &channel));
        assert_eq!((came.as_str(), said.len()), ("answered", 1), "{name}: {said:#?}");
    })
    .await;
}

/// The directors are told once, whatever came of the answer that they would be.
#[tokio::test]
async fn directors_are_told_once_whatever_becomes_of_the_answer() {
    each("/callback", |name, fault| async move {
        let database = Database::sqlite();
        let table = Table::set(&database, "en-US").await;
        let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
        table.discord.fault(fault);
        table.discord.interact(SOUTH.does(events::call_on(&card, "4", "12", "en-US")));
        let to = direct_channel(DIRECTOR.id);
        table.discord.posted(&to, 0).await;
        let told = posted(&table.discord, &to);
        let texts: BTreeSet<&str> = told.iter().map(|body| body["content"].as_str().unwrap()).collect();
        assert_eq!(texts.len(), told.len(), "{name}: {told:#?}");
        drop(table);
        database.remove().await;
    })
    .await;
}

/// Shares a case; gives its own card and the public one, once the store knows where that stands.
async fn shared(table: &Table<'_>, fault: Option<Fault>) -> [Posted; 2] {
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    table.discord.lock().faults.extend(fault);
    let public = table.does(SOUTH, events::press_on(&card, "share", "en-US")).await;
    table.kept().await;
    let stands = table.database.texts("SELECT CAST(card_message AS TEXT) FROM cases").await;
    assert_eq!(stands, [public.id.as_str()]);
    [card, public]
}

#[tokio::test]
async fn where_a_card_stands_is_kept_and_the_card_is_drawn_anew() {
    // Discord says where it stands, and so is asked only where that was lost; or it does not say it, and is asked.
    each("/callback", |name, fault| async move {
        let database = Database::sqlite();
        let table = Table::set(&database, "en-US").await;
        let is_lost = fault.carried_out && (fault.cut != Cut::Nowhere || fault.status >= 500);
        let is_late = fault.delay > Duration::from_secs(1);
        shared(&table, Some(fault)).await;
        let asked = table.discord.lock().calls.iter().filter(|it| it.path.ends_with("/@original")).count();
        assert!(is_late || asked == usize::from(is_lost), "{name}: {asked}");
        drop(table);
        database.remove().await;
    })
    .await;
    each("/messages/@original", |_, fault| async move {
        let database = Database::sqlite();
        let table = Table::set(&database, "en-US").await;
        table.discord.lock().says_nothing_of_responses = true;
        shared(&table, Some(fault)).await;
        drop(table);
        database.remove().await;
    })
    .await;
    each("/channels/", |_, fault| async move {
        let database = Database::sqlite();
        let table = Table::set(&database, "en-US").await;
        let [card, public] = shared(&table, None).await;
        table.discord.fault(fault);
        table.does(SOUTH, events::press_on(&card, "decline", "en-US")).await;
        table.discord.message_with(&public.id, |it| holds(&it.body, "South must")).await;
        drop(table);
        database.remove().await;
    })
    .await;
}
