//! From the start of the process until Discord has heard of it.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use crate::{
    database::Database,
    discord::Discord,
    process::{Bot, Which},
};

/// How often the bot is started on each store.
const STARTS: usize = 15;

/// How long it took to identify, and to have registered the commands; Discord's own time is in both.
pub struct Starts {
    pub store: &'static str,
    pub identified: Vec<Duration>,
    pub registered: Vec<Duration>,
}

pub async fn all(directory: &Path) -> Vec<Starts> {
    let file = format!("sqlite:{}", directory.join("start.sqlite").display());
    let mut all = vec![starts("SQLite", directory, &file).await];
    if let Some(database) = Database::postgres("bench_start").await {
        all.push(starts("PostgreSQL", directory, &database.url()).await);
        database.remove().await;
    }
    all
}

async fn starts(store: &'static str, directory: &Path, url: &str) -> Starts {
    let (mut identified, mut registered) = (Vec::new(), Vec::new());
    for time in 0..=STARTS {
        let discord = Discord::start().await;
        let _ = std::fs::remove_file(directory.join("session.json"));
        let began = Instant::now();
        let bot = Bot::spawn(&Which::Ours, directory, url, discord.clone());
        bot.discord.ready().await;
        let state = discord.lock();
        // The first start makes the tables.
        if time > 0 {
            identified.push(state.identified[0].1 - began);
            let put = state.calls.iter().find(|call| call.method == "PUT").unwrap();
            registered.push(put.at - began);
        }
    }
    Starts { store, identified, registered }
}
