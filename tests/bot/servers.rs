//! In which servers the bot is: what belongs to one that has removed it is not kept for ever, however it did so.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    database::Database,
    discord::{Discord, Lose},
    events,
    on_both::on_both,
    program::{Program, session_file},
};

/// Another server, where only its users have the bot.
const OF_USERS: &str = "1000000000000000022";

async fn start(database: &Database) -> (Discord, Program) {
    let discord = Discord::start().await;
    let bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    (discord, bot)
}

/// Somebody asks in a server, so that something is stored of it.
async fn asked_in(discord: &Discord, server: &str) {
    let mut ask = events::ruling("1H P 1H ib", &[], "en-US", "en-US");
    ask["guild_id"] = json!(server);
    discord.does(ask).await;
}

/// Whether what belongs to a server will go.
async fn has_left(database: &Database, server: &str) -> bool {
    let when = format!(
        "SELECT CASE WHEN left_at > 1790000000 THEN 'left' ELSE 'in' END FROM places WHERE place = 's{server}'"
    );
    database.texts(&when).await == ["left"]
}

async fn until(database: &Database, wanted: bool) {
    let began = Instant::now();
    while has_left(database, events::SERVER).await != wanted {
        assert!(began.elapsed() < Duration::from_secs(90), "it is never {wanted}");
        sleep(Duration::from_millis(20)).await;
    }
}

on_both!(a_server_that_removes_the_bot_is_noted_until_it_has_it_again, |database| {
    let (discord, _bot) = start(database).await;
    asked_in(&discord, events::SERVER).await;
    discord.dispatch("GUILD_DELETE", json!({"id": events::SERVER, "unavailable": true}));
    discord.dispatch("GUILD_DELETE", json!({"id": OF_USERS}));
    sleep(Duration::from_millis(500)).await;
    assert!(!has_left(database, events::SERVER).await);
    discord.dispatch("GUILD_DELETE", json!({"id": events::SERVER}));
    until(database, true).await;
    discord.dispatch("GUILD_CREATE", json!({"id": events::SERVER, "unavailable": true}));
    sleep(Duration::from_millis(500)).await;
    assert!(has_left(database, events::SERVER).await);
    discord.dispatch("GUILD_CREATE", json!({"id": events::SERVER, "name": "Club", "unavailable": false, "roles": []}));
    until(database, false).await;
});

// While there is no session, nobody tells of it; the next session does not begin with that server.
on_both!(a_server_that_removes_the_bot_while_it_is_away_is_noted_too, |database| {
    let (discord, _bot) = start(database).await;
    for server in [events::SERVER, OF_USERS] {
        asked_in(&discord, server).await;
    }
    discord.dispatch("GUILD_CREATE", json!({"id": events::SERVER, "unavailable": false}));
    let known = "SELECT place FROM places WHERE is_member";
    while database.texts(known).await.is_empty() {
        sleep(Duration::from_millis(20)).await;
    }
    let new_session = async || {
        let sessions = discord.lock().sessions;
        discord.lose(Lose::InvalidSession { resumable: false });
        discord.until("a new session", |state| (state.sessions > sessions && state.open.is_some()).then_some(())).await;
        asked_in(&discord, events::SERVER).await;
        sleep(Duration::from_millis(500)).await;
    };
    // It is there still, though Discord itself may not reach it.
    discord.lock().guilds = vec![events::SERVER.to_owned()];
    new_session().await;
    assert!(!has_left(database, events::SERVER).await);
    discord.lock().guilds.clear();
    new_session().await;
    until(database, true).await;
    assert!(!has_left(database, OF_USERS).await, "the bot was never in it");
    discord.dispatch("GUILD_CREATE", json!({"id": events::SERVER, "unavailable": false}));
    until(database, false).await;
});
