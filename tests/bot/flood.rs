//! Many ask at once, while the store is well and while nothing gets past somebody else's transaction in it: everybody is
//! answered within Discord's three seconds. The Discord of the tests refuses what comes later.
//!
//! `FLOOD` says how many ask. Hundreds want a processor to themselves, and a release build.

use std::env;

use crate::{
    cases::SOUTH,
    database::Database,
    discord::{Discord, State},
    events, health,
    on_both::on_both,
    program::{Program, session_file},
    slow_store::Block,
};

/// Asks as often as that, in turn for a ruling, for a press on a card and for a clause; all are answered in time, or refused.
async fn flood(discord: &Discord, health: &str, count: usize) {
    let token = discord.interact(SOUTH.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US")));
    let card = discord.answer(&token).await;
    let press =
        events::control(&card, "decline").unwrap_or_else(|| "case:v1:s1100000000000000021-1:0:decline:pen".to_owned());
    let before = discord.lock().interactions.len();
    for index in 0..count {
        discord.interact(SOUTH.does(match index % 3 {
            0 => events::ruling("1S 1H ib", &[], "en-GB", "en-US"),
            1 => events::press_id_on(&card, &press),
            _ => events::law("27B1", &[], "en-GB"),
        }));
    }
    let all = |state: &State| {
        let done = state.interactions.values().filter(|it| it.answered).count();
        (done == before + count || !state.problems.is_empty()).then_some(())
    };
    discord.until("answers to all", all).await;
    discord.assert_satisfied();
    let figures = health::get(health, "/metrics").await.1;
    assert!(!figures.contains(r#"outcome="failed""#), "{figures}");
}

async fn flooded(database: &Database) {
    let count = env::var("FLOOD").map_or(12, |text| text.parse().unwrap());
    let (discord, session, health) = (Discord::start().await, session_file(), health::free_port());
    let bot =
        Program::run_for(&discord, &session, &database.url(), &[("HEALTH_ADDRESS", &health), ("RUST_LOG", "off")]);
    discord.ready().await;
    health::until(&health, "/ready", 200).await;
    flood(&discord, &health, count).await;
    let block = Block::put(database).await;
    // At first the bot does not know; then it does.
    for _ in 0..2 {
        flood(&discord, &health, count).await;
        health::until(&health, "/ready", 503).await;
    }
    block.lift().await;
    health::until(&health, "/ready", 200).await;
    flood(&discord, &health, count).await;
    let figures = health::get(&health, "/metrics").await.1;
    figures.lines().filter(|line| line.contains("answer_seconds_")).for_each(|line| println!("{line}"));
    bot.terminate().await;
    assert!(bot.ended().await.0.success());
}

on_both!(everybody_is_answered_in_time, |database| flooded(database).await);
