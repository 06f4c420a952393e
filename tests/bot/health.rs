//! What the bot tells its operator about itself.

use std::{
    hash::{BuildHasher as _, RandomState},
    net::TcpListener,
};

use crate::{
    discord::{Discord, Lose, Welcome},
    events,
    program::{NO_STORE, Program, session_file, store_beside},
};

/// A port that nobody has, and nobody gets: on an address of this machine that connections do not come from, and that no
/// other test has. Where there is but one such address, one that nobody has at the moment.
pub fn free_port() -> String {
    let [a, b, c, ..] = RandomState::new().hash_one("health").to_be_bytes();
    let own = format!("127.{}.{b}.{}:0", a.max(1), c.clamp(1, 254));
    let free = TcpListener::bind(own).or_else(|_| TcpListener::bind("127.0.0.1:0"));
    free.unwrap().local_addr().unwrap().to_string()
}

/// The bot with its health at this address and its cases in this store.
fn start(discord: &Discord, health: &str, store: &str) -> Program {
    let session = session_file();
    Program::run_for(discord, &session, store, &[("HEALTH_ADDRESS", health)])
}

fn store_file() -> String {
    store_beside(&session_file())
}

pub async fn get(health: &str, path: &str) -> (u16, String) {
    let response = reqwest::get(format!("http://{health}{path}")).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

/// Asks until the answer has this status.
pub async fn until(health: &str, path: &str, status: u16) -> String {
    for _ in 0..9000 {
        if let Ok(response) = reqwest::get(format!("http://{health}{path}")).await
            && response.status().as_u16() == status
        {
            return response.text().await.unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("{path} is never {status}")
}

/// Asks until this is among the figures; gives all of them.
pub async fn shows(health: &str, figure: &str) -> String {
    for _ in 0..9000 {
        let text = get(health, "/metrics").await.1;
        if text.contains(figure) {
            return text;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("{figure} is not among {}", get(health, "/metrics").await.1)
}

#[tokio::test]
async fn it_is_ready_when_it_is_connected_and_the_store_is_open() {
    let discord = Discord::start().await;
    let health = free_port();
    let _bot = start(&discord, &health, &store_file());
    discord.ready().await;
    assert_eq!(until(&health, "/ready", 200).await, "ready\n");
    assert_eq!(get(&health, "/live").await, (200, "live\n".to_owned()));
    assert_eq!(get(&health, "/").await.0, 404);
    discord.lock().welcome = Welcome::Refuses;
    discord.lose(Lose::Reset);
    assert!(until(&health, "/ready", 503).await.contains("shard"));
    assert_eq!(get(&health, "/live").await.0, 200, "a lost connection is no reason to start it anew");
    discord.lock().welcome = Welcome::Kind;
    until(&health, "/ready", 200).await;
}

/// What `director-please health` prints, and whether it is content.
fn asked(health: &str) -> (Option<i32>, String) {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_director-please"));
    let output = program.args(["health", "--lang", "en"]).env("HEALTH_ADDRESS", health).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[tokio::test]
async fn the_program_asks_a_running_bot_whether_it_is_alive() {
    let discord = Discord::start().await;
    let health = free_port();
    let (status, said) = asked(&health);
    assert!(status == Some(1) && said.contains(&health), "nobody is there: {said}");
    let _bot = start(&discord, &health, &store_file());
    until(&health, "/live", 200).await;
    assert_eq!(asked(&health), (Some(0), "live\n".to_owned()));
    assert_eq!(asked("").0, Some(2));
}

#[tokio::test]
async fn without_a_store_it_is_alive_and_not_ready() {
    let discord = Discord::start().await;
    let health = free_port();
    let _bot = start(&discord, &health, NO_STORE);
    discord.ready().await;
    assert!(until(&health, "/ready", 503).await.contains("store"));
    assert_eq!(get(&health, "/live").await.0, 200);
}

#[tokio::test]
async fn it_counts_what_it_did_and_nothing_about_people() {
    let discord = Discord::start().await;
    let health = free_port();
    let _bot = start(&discord, &health, &store_file());
    discord.ready().await;
    until(&health, "/ready", 200).await;
    for _ in 0..3 {
        let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-GB", "no"));
        discord.response(&token).await;
    }
    let typing = discord.interact(events::typing("1H", "no"));
    discord.response(&typing).await;
    // The figures follow the answer.
    let text = shows(&health, r#"interactions_total{kind="autocomplete",outcome="answered"} 1"#).await;
    for line in [
        r#"director_please_interactions_total{kind="command",outcome="answered"} 3"#,
        r#"director_please_interactions_total{kind="autocomplete",outcome="answered"} 1"#,
        "director_please_answer_seconds_count 4",
        "director_please_shards_connected 1",
        "director_please_store_writable 1",
        r#"director_please_build_info{version="0.1.0",laws="2007 2017"} 1"#,
        "# EOF",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(!text.contains(events::USER) && !text.contains(events::SERVER), "{text}");
}

#[tokio::test]
async fn an_address_that_cannot_be_is_said() {
    let discord = Discord::start().await;
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    for address in ["8080", "localhost:http", &taken.local_addr().unwrap().to_string()] {
        let (status, log) = start(&discord, address, &store_file()).ended().await;
        assert!(!status.success() && log.contains("HEALTH_ADDRESS") && log.contains(address), "{log}");
    }
}

/// Files that a process has open; nothing where the system does not tell.
fn open_files(bot: &Program) -> Option<usize> {
    Some(std::fs::read_dir(format!("/proc/{}/fd", bot.id())).ok()?.count())
}

#[tokio::test]
async fn connections_that_say_nothing_do_not_use_up_the_process() {
    let discord = Discord::start().await;
    let health = free_port();
    let bot = start(&discord, &health, &store_file());
    discord.ready().await;
    until(&health, "/ready", 200).await;
    let before = open_files(&bot);
    let silent: Vec<std::net::TcpStream> = (0..100).map(|_| std::net::TcpStream::connect(&*health).unwrap()).collect();
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    if let Some((before, now)) = before.zip(open_files(&bot)) {
        assert!(now <= before + 40, "{now} open files, {before} before");
    }
    // A connection that says nothing is closed, and the next ones are served.
    drop(silent);
    assert_eq!(get(&health, "/live").await.0, 200);
}
