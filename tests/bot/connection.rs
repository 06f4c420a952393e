//! The connection: how it begins, every way of losing it, and what is not missed.

use std::time::Duration;

use serde_json::Value;
use tokio::time::sleep;

use crate::{
    discord::{Discord, Lose, Welcome},
    events,
    program::{Program, session_file},
};

/// Asks, and waits for the answer.
pub async fn ask(discord: &Discord) {
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "en-US"));
    discord.response(&token).await;
}

#[tokio::test]
async fn it_identifies_with_the_least_intents() {
    let (discord, _bot) = Program::with_discord().await;
    let identify = &discord.told(2)[0];
    // GUILDS, GUILD_MESSAGES and DIRECT_MESSAGES; above all not MESSAGE_CONTENT (1 << 15).
    assert_eq!(identify["intents"], 1 | (1 << 9) | (1 << 12));
}

#[tokio::test]
async fn it_begins_anew_when_the_session_is_gone() {
    let (discord, _bot) = Program::with_discord().await;
    discord.lose(Lose::InvalidSession { resumable: false });
    discord
        .until("a new session", |state| state.session.as_deref().filter(|session| session.ends_with("-2")).map(drop))
        .await;
    ask(&discord).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (2, 0));
}

#[tokio::test]
async fn it_notices_that_nobody_hears_its_heartbeats() {
    let discord = Discord::start().await;
    discord.lock().heartbeat = 500;
    let _bot = Program::start(&discord).await;
    discord.lock().deaf = true;
    discord.until("a resume", |state| state.gateway_log.iter().any(|told| told["op"] == 6).then_some(())).await;
    discord.lock().deaf = false;
    ask(&discord).await;
    assert_eq!(discord.told(2).len(), 1);
}

#[tokio::test]
async fn it_keeps_the_session_while_the_gateway_refuses_connections() {
    let (discord, _bot) = Program::with_discord().await;
    discord.lock().welcome = Welcome::Refuses;
    discord.lose(Lose::Reset);
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "en-US"));
    sleep(Duration::from_secs(1)).await;
    let back = discord.watch();
    discord.lock().welcome = Welcome::Kind;
    discord.response(&token).await;
    assert!(back.elapsed() < Duration::from_secs(5), "{:?}", back.elapsed());
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (1, 1));
    let refused = discord.lock().gateway_log.iter().filter(|told| told["op"] == "refused").count();
    assert!((1..10).contains(&refused), "{refused} tries in a second");
}

#[tokio::test]
async fn a_restarted_bot_resumes_and_misses_nothing() {
    let (discord, file) = (Discord::start().await, session_file());
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    ask(&discord).await;
    bot.terminate().await;
    let (status, _) = bot.ended().await;
    assert!(status.success());
    let closed: Vec<Value> =
        discord.lock().gateway_log.iter().filter(|told| told["op"] == "closed by the bot").cloned().collect();
    // 1000 and 1001 would end the session.
    assert!(closed.len() == 1 && closed[0]["d"].as_u64().unwrap() >= 4000, "{closed:?}");

    let missed = discord.interact(events::ruling("1H P 1H ib", &[], "no", "en-US"));
    let _bot = Program::start_with(&discord, &file);
    discord.response(&missed).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (1, 1));
    assert_eq!(discord.told(6)[0]["seq"], 2, "after READY and the first question, which is not asked again");
    assert_eq!(discord.count("/callback"), 2);
}

#[tokio::test]
async fn a_killed_bot_resumes_too_and_answers_no_message_twice() {
    let (discord, file) = (Discord::start().await, session_file());
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    let whispered = events::whispered(&discord, "1H P 1H ib");
    let channel = whispered["channel_id"].as_str().unwrap().to_owned();
    discord.dispatch("MESSAGE_CREATE", whispered);
    let first = discord.message(&channel, 0).await;
    bot.kill().await;
    discord.lost().await;
    let missed = discord.interact(events::ruling("1H P 1H ib", &[], "no", "en-US"));
    let _bot = Program::start_with(&discord, &file);
    discord.response(&missed).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (1, 1));
    // If the message is answered again, Discord knows it by its nonce and drops it.
    assert_eq!(first["enforce_nonce"], true);
    for call in discord.lock().calls.iter().filter(|call| call.path.contains(&channel)) {
        assert_eq!(call.body["nonce"], first["nonce"]);
    }
}

#[tokio::test]
async fn a_file_that_holds_no_session_does_no_harm() {
    for (index, garbage) in [
        "",
        "{",
        "{\"id\":\"x\",\"resume_url\":\"not an address\",\"sequence\":1,\"application\":\"1\",\"user\":\"1\"}",
    ]
    .iter()
    .enumerate()
    {
        let (discord, file) = (Discord::start().await, session_file());
        std::fs::write(&file, garbage).unwrap();
        let _bot = Program::start_with(&discord, &file);
        discord.ready().await;
        ask(&discord).await;
        assert_eq!((discord.told(2).len(), discord.told(6).len()), (1, 0), "{index}");
    }
}

#[tokio::test]
async fn a_session_that_discord_has_forgotten_is_replaced() {
    let (discord, file) = (Discord::start().await, session_file());
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    bot.terminate().await;
    bot.ended().await;
    discord.lock().session = None;
    let _bot = Program::start_with(&discord, &file);
    discord.until("a new session", |state| state.session.is_some().then_some(())).await;
    ask(&discord).await;
    assert_eq!((discord.told(2).len(), discord.told(6).len()), (2, 1));
}

/// What somebody else has put in the way of the file is not written to.
#[cfg(unix)]
#[tokio::test]
async fn a_link_in_the_way_of_the_session_is_not_followed() {
    let (discord, file) = (Discord::start().await, session_file());
    let (new, victim) = (file.with_extension("json.new"), file.with_extension("victim"));
    std::fs::write(&victim, "mine").unwrap();
    std::os::unix::fs::symlink(&victim, &new).unwrap();
    std::fs::write(&file, "{").unwrap();
    std::fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    let bot = Program::start_with(&discord, &file);
    discord.ready().await;
    bot.terminate().await;
    let (status, log) = bot.ended().await;
    assert!(status.success() && log.contains("others than its owner"), "{log}");
    assert_eq!(std::fs::read_to_string(&victim).unwrap(), "mine");
    let kept = std::fs::symlink_metadata(&file).unwrap();
    assert!(kept.is_file() && std::os::unix::fs::PermissionsExt::mode(&kept.permissions()) & 0o077 == 0);
}

/// A gateway that wants a heartbeat every 0 ms is a gateway that is not well, and no end of the bot.
#[tokio::test]
async fn a_heartbeat_that_cannot_be_ends_nothing() {
    let discord = Discord::start().await;
    discord.lock().heartbeat = 0;
    let _bot = Program::start_with(&discord, &session_file());
    discord.until("two tries", |state| (state.connected.len() >= 2).then_some(())).await;
    discord.lock().heartbeat = 45_000;
    discord.ready().await;
    ask(&discord).await;
}
