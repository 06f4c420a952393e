//! What happened to a case is told once: old buttons tell nobody again, and what was not told is told at the next start.

use std::time::{Duration, Instant};

use director_please::{
    case::Entry,
    store::{Stamp, Told},
};

use crate::{
    cases::{DIRECTOR, LOG, SOUTH, Table, content, says},
    database::Database,
    discord::{Discord, Fault, Posted, Refusal, With, direct_channel},
    events,
    on_both::on_both,
};

/// What was told so far: posts in the log, direct messages to the director, questions about somebody's roles.
fn told(discord: &Discord) -> [usize; 3] {
    let state = discord.lock();
    let posts = |channel: &str| {
        let path = format!("/channels/{channel}/messages");
        state.calls.iter().filter(|call| call.method == "POST" && call.path.ends_with(&path)).count()
    };
    let asked = state.calls.iter().filter(|call| call.path.contains("/members/")).count();
    [posts(LOG), posts(&direct_channel(DIRECTOR.id)), asked]
}

/// Waits for the message that says where the table is.
async fn called(discord: &Discord, channel: &str) {
    let is_it = |posted: &Posted| posted.channel == channel && content(posted).contains("director, please");
    discord.until("a call", |state| state.posted.iter().any(is_it).then_some(())).await;
}

/// Minutes later Discord has forgotten the nonces, and takes the same message again.
fn minutes_later(discord: &Discord) {
    discord.lock().nonces.clear();
}

async fn settled(database: &Database, wanted: Told) {
    let store = database.open().await;
    let case = "s1000000000000000021-1".parse().unwrap();
    for _ in 0..4500 {
        if store.told(case).await.unwrap() == wanted {
            return store.close().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{:?}, not {wanted:?}", store.told(case).await.unwrap());
}

on_both!(an_old_button_tells_nobody_again, |database| {
    let table = Table::with_log(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    table.does(SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
    let direct = table.discord.posted(&direct_channel(DIRECTOR.id), 0).await;
    settled(database, Told { call: 1, decision: 0 }).await;
    // After the card there is a message that says where the table is.
    called(&table.discord, LOG).await;
    called(&table.discord, &direct_channel(DIRECTOR.id)).await;
    let once = told(&table.discord);
    assert_eq!(once[0], 2, "{once:?}");
    for _ in 0..5 {
        minutes_later(&table.discord);
        let again = table.does(SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
        says(&again, &["already been called"]);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(told(&table.discord), once);

    // Nor does a message that was sent before.
    let with_button =
        |posted: &&Posted| posted.channel == direct.channel && events::control(posted, "confirm").is_some();
    let direct =
        table.discord.until("the director’s buttons", |state| state.posted.iter().find(with_button).cloned()).await;
    let press = |verb| DIRECTOR.does(events::press_on(&direct, verb, "en-US"));
    table.discord.answer(&table.discord.interact(press("confirm"))).await;
    settled(database, Told { call: 1, decision: 2 }).await;
    let twice = told(&table.discord);
    assert_eq!(twice[0], 3, "{twice:?}");
    for _ in 0..5 {
        minutes_later(&table.discord);
        table.discord.answer(&table.discord.interact(press("confirm"))).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(told(&table.discord), twice);
});

on_both!(what_was_not_told_is_told_at_the_next_start, |database| {
    let mut table = Table::with_log(database, "en-US").await;
    table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let store = database.open().await;
    let case = "s1000000000000000021-1".parse().unwrap();
    let stamp = Stamp { case, by: director_please::case::Person(11), at: 1_790_000_000 };
    store.append(stamp, |_| Ok::<_, ()>(Entry::Called), |_| false).await.unwrap();
    assert_eq!(store.untold().await.unwrap(), [case]);
    store.close().await;
    table.crash().await;
    let posted = table.discord.posted(LOG, 0).await;
    assert!(content(&posted).contains("The director was called"), "{posted:#?}");
    settled(database, Told { call: 1, decision: 0 }).await;
    minutes_later(&table.discord);
    table.crash().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(told(&table.discord)[0], 1);
});

on_both!(what_did_not_come_is_told_at_the_next_press, |database| {
    let table = Table::with_log(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    // The log is closed to the bot: that is told once, and not tried again.
    for _ in 0..2 {
        let fault = Fault { path: LOG, status: 403, body: serde_json::json!({"code": 50001}), ..Fault::default() };
        table.discord.fault(fault);
    }
    table.does(SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
    settled(database, Told { call: 1, decision: 0 }).await;
    called(&table.discord, &direct_channel(DIRECTOR.id)).await;
    let once = told(&table.discord);
    minutes_later(&table.discord);
    table.does(SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(told(&table.discord), once);
});

/// What is slow to be done after an answer does not keep the session from going on.
#[tokio::test]
async fn a_slow_errand_does_not_hold_up_the_session() {
    let database = Database::sqlite();
    let table = Table::with_log(&database, "en-US").await;
    let sequence = |table: &Table<'_>| {
        let text = std::fs::read_to_string(&table.session).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["sequence"].as_u64().unwrap()
    };
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let fault = Fault { status: 500, delay: Duration::from_secs(1000), ..Fault::default() };
    let never = Refusal { path: LOG.to_owned(), with: With::Anything, times: 1000, fault };
    table.discord.lock().refusals.push(never);
    table.does(SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
    let (answered, pressed) = (Instant::now(), table.discord.lock().events.len() as u64);
    for _ in 0..250 {
        if sequence(&table) >= pressed {
            assert!(answered.elapsed() > Duration::from_secs(4), "for a while it would be told again");
            assert_eq!(table.discord.count(LOG), 0, "it is still under way");
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{} of {pressed}", sequence(&table));
}
