//! The table of what is sent and how Discord answers.

use super::*;

/// The part of the table that is tried, without the ways for which `is_in` says no.
fn cells(is_in: impl Fn(Way) -> bool) -> Vec<Cell> {
    let all = WAYS.into_iter().enumerate().flat_map(|(way_at, way)| {
        USUAL.into_iter().chain(UNUSUAL.map(Says)).enumerate().flat_map(move |(does_at, does)| {
            let withs = [With::Picture, With::Components, With::Anything].into_iter().enumerate();
            withs.map(move |(with_at, with)| (Cell { number: 0, way, does, with }, way_at + does_at + with_at))
        })
    });
    let is_long = env::var_os("LONG_FAULTS").is_some();
    // Daily questions are posted one after the other, and one that never passes is tried for a minute.
    let is_endless = |cell: &Cell| {
        cell.way == Daily && cell.with == With::Components && matches!(cell.does, Says(500..) | Cuts | Hangs)
    };
    // That is the bot's own token, of which it says so, and ends (`shutdown.rs`).
    let is_the_end = |cell: &Cell| cell.does == Says(401);
    let is_tried = |(cell, at): &(Cell, usize)| is_long || at % if USUAL.contains(&cell.does) { 3 } else { 9 } == 0;
    let tried = all.filter(|it| is_in(it.0.way) && is_tried(it) && !is_endless(&it.0) && !is_the_end(&it.0));
    tried.enumerate().map(|(number, (cell, _))| Cell { number: number + 1, ..cell }).collect()
}

/// Tries cells, a number of them at once.
async fn table(is_in: impl Fn(Way) -> bool, at_once: usize) {
    let cells = cells(is_in);
    let (database, discord) = (Database::sqlite(), Discord::start().await);
    let store = database.open().await;
    for cell in &cells {
        let here = ServerSettings {
            log_channel: Some(cell.id(4).parse().unwrap()),
            quiz_channel: (cell.way == Daily).then(|| cell.id(5).parse().unwrap()),
            ..ServerSettings::default()
        };
        store.set_server(cell.place(), &here).await.unwrap();
        if cell.way == Daily {
            let plan = Plan { hour: Hour::new(0), set_at: 1, level: Some(0), ..Plan::default() };
            let with = format!("plan {}", cell.number);
            store.set_plan(cell.place(), &plan, Cause { id: &with, at: 1 }).await.unwrap();
            // The question is posted as soon as the bot is there.
            discord.lock().refusals.push(cell.refusal(&format!("/channels/{}/messages", cell.id(5))));
        }
    }
    store.close().await;
    let bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let scene = Scene { discord, database };
    let tried = stream::iter(&cells).map(|cell| scene.try_cell(*cell)).buffer_unordered(at_once);
    let wrong: Vec<String> = tried.filter_map(|wrong| async { wrong }).collect().await;
    drop(bot);
    scene.database.remove().await;
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cells.len(), wrong.join("\n"));
    // What was let through was well formed.
    scene.discord.lock().problems.retain(|problem| !problem.contains("answered too late"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_are_answered_with_what_discord_takes() {
    table(|way| matches!(way, Mention | Direct), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_and_public_cards_are_written_with_what_discord_takes() {
    table(|way| matches!(way, Log | Redraw), 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn daily_questions_are_posted_with_what_discord_takes() {
    table(|way| way == Daily, 100).await;
}
