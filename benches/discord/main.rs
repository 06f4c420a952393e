//! The bot against a bare echo on serenity's own gateway: the same Discord of the tests, one run, in turn.
//!
//! `cargo bench --bench discord -- --echo PATH [--interactions N] [--only LANE,LANE]`; `benches/compare.sh` builds both and runs it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod lane;
mod process;
mod start;
mod table;
mod traffic;

// The databases of the store's tests.
#[expect(dead_code, reason = "the benchmark needs a part of it")]
#[path = "../../tests/store/database.rs"]
mod database;

// The Discord of the bot's tests, and the events that they send.
#[expect(dead_code, reason = "the benchmark needs a part of it")]
#[path = "../../tests/bot"]
mod tests {
    pub mod discord;
    pub mod events;
}

use std::{env, path::PathBuf};

use lane::{Figures, Lane};
use process::{Bot, Which};
use tests::discord;
use traffic::View;

/// How many interactions are under way at once where it is asked how many a bot can answer.
const WINDOW: usize = 128;
/// How many are under way where it is asked how long anybody waits at the worst, and how many of these a round.
const CROWD: usize = 1_000;
const CROWDED: usize = 4_000;
/// How often the bots take turns.
const ROUNDS: usize = 6;
/// How many interactions one at a time a round, of a bot that does no more than answer: 240 of them are the slowest hundredth.
const SINGLE: usize = 4_000;

struct Options {
    echo: PathBuf,
    interactions: usize,
    /// The lanes that run; all, if none is named.
    only: Option<String>,
}

impl Options {
    fn read() -> Options {
        let mut options = Options { echo: PathBuf::new(), interactions: 60_000, only: None };
        let mut arguments = env::args().skip(1);
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--echo" => options.echo = arguments.next().expect("--echo PATH").into(),
                "--interactions" => {
                    options.interactions = arguments.next().and_then(|n| n.parse().ok()).expect("--interactions N");
                }
                "--only" => options.only = arguments.next(),
                _ => {} // cargo says --bench
            }
        }
        assert!(options.echo.is_file(), "--echo names no program; see benches/README.md");
        options
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let options = Options::read();
    let directory = env::temp_dir().join(format!("director-please-bench-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let is_wanted = |name| options.only.as_deref().is_none_or(|only| only.split(',').any(|lane| lane == name));
    if options.only.is_none() {
        table::starts(&start::all(&directory).await);
    }
    let lanes = [
        ("echo", Which::Echo(options.echo.clone()), View::Director),
        ("player", Which::Ours, View::Player),
        ("ruling", Which::Ours, View::Director),
    ];
    let mut running = Vec::new();
    for (name, which, view) in lanes.into_iter().filter(|(name, ..)| is_wanted(*name)) {
        let bot = Bot::start(&which, &directory.join(name)).await;
        running.push(Lane::new(name, bot, view, options.interactions / ROUNDS));
    }
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    running.iter_mut().for_each(Lane::rest);
    for round in 0..ROUNDS {
        for lane in &mut running {
            lane.round().await;
            eprintln!("round {} of {ROUNDS}: {}", round + 1, lane.said());
        }
    }
    let figures: Vec<Figures> = running.into_iter().map(Lane::end).collect();
    table::figures(&figures);
    let _ = std::fs::remove_dir_all(&directory);
}
