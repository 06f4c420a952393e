//! Several shards, in one process and in several.

mod refused;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    database::Database,
    discord::{Discord, Fault, Lose, Sharding},
    events,
    on_both::on_both,
    program::{Program, session_file, store_beside},
};

/// A Discord that recommends a number of shards, all of which may identify at once.
async fn discord(shards: u64) -> Discord {
    let discord = Discord::start().await;
    discord.lock().sharding = Sharding { recommended: shards, concurrency: shards, ..Sharding::default() };
    discord
}

/// Starts a process with these shards, or with all if the text is empty; it does not wait.
fn start(discord: &Discord, session: &Path, store: &str, shards: &str) -> Program {
    Program::run_for(discord, session, store, &[("SHARDS", shards), ("RUST_LOG", "info,director_please=debug")])
}

/// Asks in a server that belongs to one shard of `of`; gives the token.
fn ask(discord: &Discord, shard: u64, of: u64) -> String {
    let first: u64 = events::SERVER.parse().unwrap();
    let server = (0..of).map(|step| first + (step << 22)).find(|id| (id >> 22) % of == shard).unwrap();
    let mut question = events::ruling("1H P 1H ib", &[], "en-US", "en-US");
    question["guild_id"] = json!(server.to_string());
    discord.interact(question)
}

/// Asks in a server of every shard, and waits for the answers.
async fn ask_all(discord: &Discord, of: u64) {
    let tokens: Vec<String> = (0..of).map(|shard| ask(discord, shard, of)).collect();
    for token in tokens {
        discord.response(&token).await;
    }
}

/// Which shards of how many identified, in order of the shards.
fn identified(discord: &Discord) -> Vec<Value> {
    let mut shards: Vec<Value> = discord.told(2).iter().map(|told| told["shard"].clone()).collect();
    shards.sort_by_key(|shard| shard[0].as_u64());
    shards
}

/// The codes with which the bot closed its connections.
fn closed(discord: &Discord) -> Vec<u64> {
    let state = discord.lock();
    let closed = state.gateway_log.iter().filter(|told| told["op"] == "closed by the bot");
    closed.map(|told| told["d"].as_u64().unwrap()).collect()
}

fn registrations(discord: &Discord) -> usize {
    discord.lock().calls.iter().filter(|call| call.method == "PUT").count()
}

/// The files beside a session's, without the store's.
fn session_files(session: &Path) -> Vec<String> {
    let stem = session.file_stem().unwrap().to_str().unwrap();
    let names = std::fs::read_dir(session.parent().unwrap()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter_map(|name| name.strip_prefix(stem).filter(|rest| rest.ends_with(".json")).map(str::to_owned))
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn as_many_run_as_discord_recommends() {
    let (discord, session) = (discord(3).await, session_file());
    let bot = start(&discord, &session, &store_beside(&session), "");
    discord.ready().await;
    assert_eq!(identified(&discord), [json!([0, 3]), json!([1, 3]), json!([2, 3])]);
    ask_all(&discord, 3).await;
    let whispered = events::whispered(&discord, "1H P 1H ib");
    let channel = whispered["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", whispered);
    discord.message(&channel, 0).await;
    assert_eq!(registrations(&discord), 1);
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
    assert_eq!(session_files(&session), [".0-of-3.json", ".1-of-3.json", ".2-of-3.json"]);
}

#[tokio::test]
async fn a_single_one_keeps_its_session_where_it_is_told() {
    let (discord, session) = (discord(1).await, session_file());
    let bot = start(&discord, &session, &store_beside(&session), "0/1");
    discord.ready().await;
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
    assert_eq!(session_files(&session), [".json"]);
}

/// Discord lets as many identify at once as it says, and the next only after five seconds. One at a time these would
/// take twenty, for which nobody waits here.
#[tokio::test]
async fn they_begin_as_fast_as_discord_allows_and_no_faster() {
    let (discord, session) = (discord(5).await, session_file());
    discord.lock().sharding.concurrency = 4;
    discord.lock().sharding.pause = Duration::from_millis(4900);
    let _bot = start(&discord, &session, &store_beside(&session), "");
    discord.ready().await;
    assert_eq!(identified(&discord).len(), 5, "nobody was refused");
    ask_all(&discord, 5).await;
}

/// What `DATABASE_URL` says to the first process and to the second.
fn stores(database: &Database) -> [String; 2] {
    match database {
        Database::Sqlite { directory } => {
            ["first", "second"].map(|name| format!("sqlite:{}", directory.path().join(name).display()))
        }
        Database::Postgres { .. } => [database.url(), database.url()],
    }
}

on_both!(two_processes_share_the_work, |database| {
    let (discord, session, stores) = (discord(2).await, session_file(), stores(database));
    let first = start(&discord, &session, &stores[0], "0-0/2");
    let second = start(&discord, &session, &stores[1], "1-1/2");
    discord.ready().await;
    assert_eq!(identified(&discord), [json!([0, 2]), json!([1, 2])]);
    ask_all(&discord, 2).await;
    let answers = |bot: &Program| bot.log().matches("answered an interaction").count();
    // The line is written after the answer is sent.
    discord.until("both logs", |_| (answers(&first) + answers(&second) == 2).then_some(())).await;
    assert_eq!((answers(&first), answers(&second)), (1, 1));

    // While the second is away, the first goes on, and what was for the second waits for it.
    second.kill().await;
    discord.until("the loss", |state| state.lines[1].open.is_none().then_some(())).await;
    let (here, there) = (ask(&discord, 0, 2), ask(&discord, 1, 2));
    discord.response(&here).await;
    assert!(!discord.lock().interactions[&there].answered);
    let second = start(&discord, &session, &stores[1], "1/2");
    discord.response(&there).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (2, 1));
    for bot in [first, second] {
        bot.terminate().await;
        assert!(bot.ended().await.0.success());
    }
});

/// For as long as both are there, both are told everything.
#[tokio::test]
async fn new_shards_can_start_before_the_old_ones_stop() {
    let Some(database) = Database::postgres("shards_divided_anew").await else { return };
    let (discord, sessions) = (discord(2).await, [session_file(), session_file()]);
    let old = start(&discord, &sessions[0], &database.url(), "0/1");
    discord.ready().await;
    let new = start(&discord, &sessions[1], &database.url(), "0-1/2");
    discord.until("the new shards", |state| (state.identified.len() == 3).then_some(())).await;
    discord.ready().await;
    let mut tokens: Vec<String> = (0..6).map(|question| ask(&discord, question % 2, 2)).collect();
    for token in &tokens {
        discord.response(token).await;
    }
    old.terminate().await;
    assert!(old.ended().await.0.success());
    tokens.push(ask(&discord, 1, 2));
    discord.response(&tokens[6]).await;
    for token in &tokens {
        let tries = discord.lock().calls.iter().filter(|call| call.path.contains(token.as_str())).count();
        assert_eq!(tries, 1, "{token}");
    }
    new.kill().await;
    database.remove().await;
}

/// They do not know of each other, so Discord refuses the one that comes too soon; it tries again.
#[tokio::test]
async fn two_processes_that_start_at_once_both_get_in() {
    let (discord, sessions) = (discord(2).await, [session_file(), session_file()]);
    discord.lock().sharding.concurrency = 1;
    discord.lock().sharding.pause = Duration::from_millis(4900);
    let _first = start(&discord, &sessions[0], &store_beside(&sessions[0]), "0/2");
    let _second = start(&discord, &sessions[1], &store_beside(&sessions[1]), "1/2");
    discord.ready().await;
    assert_eq!(identified(&discord).len(), 3, "one was refused once");
    ask_all(&discord, 2).await;
}

#[tokio::test]
async fn each_resumes_its_own_session_and_answers_once_what_it_missed() {
    let (discord, session) = (discord(2).await, session_file());
    let bot = start(&discord, &session, &store_beside(&session), "");
    discord.ready().await;
    ask_all(&discord, 2).await;
    bot.kill().await;
    discord.lost().await;
    // Different numbers of them, so that nobody goes on from where the other was.
    let missed: Vec<String> = [0, 1, 1, 1].map(|shard| ask(&discord, shard, 2)).into();
    let began: Vec<String> = discord.lock().lines.iter().map(|line| line.session.clone().unwrap()).collect();
    let _bot = start(&discord, &session, &store_beside(&session), "");
    for token in &missed {
        discord.response(token).await;
    }
    let mut resumed: Vec<String> =
        discord.told(6).iter().map(|told| told["session_id"].as_str().unwrap().to_owned()).collect();
    resumed.sort_by_key(|id| began.iter().position(|known| known == id));
    assert_eq!((discord.told(2).len(), &resumed), (2, &began));
    ask_all(&discord, 2).await;
    for token in &missed {
        assert_eq!(discord.count(&format!("/{token}/callback")), 1);
        let tries = discord.lock().calls.iter().filter(|call| call.path.contains(token.as_str())).count();
        assert_eq!(tries, 1, "{token}");
    }
}

#[tokio::test]
async fn one_that_loses_its_connection_leaves_the_others_alone() {
    let (discord, session) = (discord(2).await, session_file());
    let _bot = start(&discord, &session, &store_beside(&session), "");
    discord.ready().await;
    discord.lose_shard(1, Lose::Reset);
    ask_all(&discord, 2).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (2, 1));
    discord.lose_shard(1, Lose::InvalidSession { resumable: false });
    discord.until("a new session", |state| state.lines[1].session.clone()).await;
    ask_all(&discord, 2).await;
    assert_eq!(identified(&discord), [json!([0, 2]), json!([1, 2]), json!([1, 2])]);
    assert_eq!(registrations(&discord), 1);
}

#[tokio::test]
async fn a_bot_that_is_divided_anew_begins_anew() {
    let (discord, session) = (discord(1).await, session_file());
    for (shards, sessions) in [("0/1", 1), ("0-1/2", 3)] {
        discord.lock().sharding.concurrency = 2;
        let bot = start(&discord, &session, &store_beside(&session), shards);
        discord.until("all sessions", |state| (state.identified.len() == sessions).then_some(())).await;
        discord.until("connections", |state| state.lines.iter().all(|line| line.open.is_some()).then_some(())).await;
        bot.terminate().await;
        assert!(bot.ended().await.0.success());
        discord.lost().await;
    }
    assert_eq!(discord.told(6).len(), 0);
    assert_eq!(session_files(&session), [".0-of-2.json", ".1-of-2.json", ".json"]);
}

#[tokio::test]
async fn sigterm_ends_all_after_the_answers_that_are_under_way() {
    let (discord, session) = (discord(3).await, session_file());
    let bot = start(&discord, &session, &store_beside(&session), "");
    discord.ready().await;
    let delay = Duration::from_millis(700);
    for _ in 0..3 {
        discord.fault(Fault { path: "/callback", status: 502, delay, ..Fault::default() });
    }
    let tokens: Vec<String> = (0..3).map(|shard| ask(&discord, shard, 3)).collect();
    discord.begun("/callback", 3).await;
    let told = discord.watch();
    bot.terminate().await;
    let (status, log) = bot.ended().await;
    assert!(status.success() && told.elapsed() < Duration::from_secs(5), "{log}");
    for token in tokens {
        discord.response(&token).await;
    }
    // 1000 and 1001 would end the sessions.
    let closed = closed(&discord);
    assert!(closed.len() == 3 && closed.iter().all(|code| *code >= 4000), "{closed:?}");

    let _bot = start(&discord, &session, &store_beside(&session), "");
    discord.until("all to be back", |state| state.lines.iter().all(|line| line.open.is_some()).then_some(())).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (3, 3));
}

#[tokio::test]
async fn sigterm_ends_those_too_that_are_yet_to_begin() {
    let (discord, session) = (discord(4).await, session_file());
    discord.lock().sharding.concurrency = 1;
    let bot = start(&discord, &session, &store_beside(&session), "");
    discord.until("the first", |state| state.lines.iter().any(|line| line.open.is_some()).then_some(())).await;
    let told = discord.watch();
    bot.terminate().await;
    let (status, log) = bot.ended().await;
    assert!(status.success() && told.elapsed() < Duration::from_secs(4), "{log}");
    assert_eq!(discord.told(2).len(), 1);
}

/// A process has claimed an event and is gone: the other that was sent it answers, within the three seconds.
#[tokio::test]
async fn what_a_process_that_is_gone_has_claimed_is_answered_by_another() {
    let Some(database) = Database::postgres("left_claims").await else { return };
    let discord = discord(1).await;
    let _bot = start(&discord, &session_file(), &database.url(), "");
    discord.ready().await;
    discord.answer(&discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "en-US"))).await;
    let (id, token) = (discord.new_id(), "left-to-another");
    let store = database.open().await;
    assert!(store.claim(&id, "a session that is gone", 0).await.unwrap());
    let began = Instant::now();
    discord.interact_as(events::ruling("1S P 1S ib", &[], "en-US", "en-US"), &id, token, None);
    discord.response(token).await;
    assert!(began.elapsed() > Duration::from_millis(1500), "it waits until the claim has ended");
    // What is answered, nobody answers again.
    let (id, token) = (discord.new_id(), "answered-already");
    assert!(store.claim(&id, "another session", 0).await.unwrap());
    store.answered(&id, "another session").await.unwrap();
    discord.interact_as(events::ruling("1S P 1S ib", &[], "en-US", "en-US"), &id, token, None);
    sleep(Duration::from_millis(2600)).await;
    assert!(!discord.lock().interactions[token].answered);
}
