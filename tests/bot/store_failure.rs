//! The store breaks while the bot runs, or before it starts: the bot rules all the same, says what it cannot keep, and keeps
//! again as soon as it can, without being restarted.

use std::{
    env, fs,
    os::unix::fs::{PermissionsExt as _, chown},
    path::{Path, PathBuf},
    process::Stdio,
};

use tempfile::TempDir;
use tokio::process::Command;

use crate::{
    cases::{SOUTH, content, says},
    database::directory,
    discord::{Discord, Posted, TOKEN},
    events, health,
    program::{PROGRAM, Program, session_file},
};

/// A user who may do nothing in particular.
const NOBODY: u32 = 65_534;

/// What stands in `DATABASE_URL` for a store in this directory.
fn store_in(directory: &Path) -> String {
    format!("sqlite:{}", directory.join("store.sqlite").display())
}

/// Whether this is the user whom nothing stops.
pub fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// Runs a program; whether it succeeded.
async fn run(program: impl AsRef<std::ffi::OsStr>, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    command.status().await.is_ok_and(|status| status.success())
}

/// A bot, and somebody with a case.
struct Broken {
    discord: Discord,
    bot: Program,
    health: String,
}

impl Broken {
    fn start(discord: Discord, command: Command, store: &str) -> Broken {
        let (health, session) = (health::free_port(), session_file());
        let bot = Program::run_by(
            command,
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DISCORD_API_URL", &discord.rest_address),
                ("SESSION_FILE", session.to_str().unwrap()),
                ("DATABASE_URL", store),
                ("HEALTH_ADDRESS", &health),
                ("RUST_LOG", "info"),
            ],
        );
        Broken { discord, bot, health }
    }

    async fn asks(&self) -> Posted {
        let question = SOUTH.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US"));
        let token = self.discord.interact(question);
        self.discord.answer(&token).await
    }

    /// A case from when all was well.
    async fn well(&self) -> Posted {
        self.discord.ready().await;
        health::until(&self.health, "/ready", 200).await;
        let card = self.asks().await;
        assert!(content(&card).contains("Case 1"), "{}", content(&card));
        card
    }

    /// Nothing can be kept, and that is said.
    async fn is_broken(&self, card: Option<&Posted>, why: &str) {
        let question = SOUTH.does(events::ruling("1S 1H ib", &[], "en-GB", "en-US"));
        let token = self.discord.interact(question);
        says(&self.discord.answer(&token).await, &["East’s 1♥ is insufficient"]);
        let note = self.discord.followup(&token, 0).await;
        assert!(note["content"].as_str().unwrap().contains("could not be stored") && note["flags"] == 64, "{note}");
        if let Some(card) = card {
            let token = self.discord.interact(SOUTH.does(events::press_on(card, "decline", "en-US")));
            says(
                &self.discord.answer(&token).await,
                &["cannot be reached right now", "may or may not have been saved"],
            );
        }
        let ready = health::until(&self.health, "/ready", 503).await;
        assert!(ready.contains(why), "{ready}");
        assert_eq!(health::get(&self.health, "/live").await.0, 200);
        assert!(health::get(&self.health, "/metrics").await.1.contains("director_please_store_writable 0"));
    }

    /// Everything is kept again, by the same process.
    async fn is_mended(&self, card: Option<&Posted>, number: u32) {
        health::until(&self.health, "/ready", 200).await;
        if let Some(card) = card {
            let after = loop {
                let token = self.discord.interact(SOUTH.does(events::press_on(card, "decline", "en-US")));
                let after = self.discord.answer(&token).await;
                // A busy machine may take longer than an answer waits.
                if !content(&after).contains("cannot be reached right now") {
                    break after;
                }
            };
            says(&after, &["South must"]);
        }
        let next = self.asks().await;
        assert!(content(&next).contains(&format!("Case {number}")), "{}", content(&next));
        assert!(health::get(&self.health, "/metrics").await.1.contains("director_please_store_writable 1"));
    }

    async fn ends(self) -> String {
        self.bot.terminate().await;
        let (status, log) = self.bot.ended().await;
        assert!(status.success(), "{log}");
        log
    }
}

/// The bot, which is not killed when it writes more than it may.
fn patient() -> Command {
    let mut command = Command::new("/bin/sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" bot", PROGRAM]);
    command
}

/// No file may grow: what a full disk means for a writer.
#[tokio::test]
async fn no_room_for_another_byte() {
    let directory = directory();
    let broken = Broken::start(Discord::start().await, patient(), &store_in(directory.path()));
    let card = broken.well().await;
    let limit = |size: &'static str| {
        let id = broken.bot.id();
        async move { run("prlimit", &["--pid", &id, &format!("--fsize={size}:")]).await }
    };
    assert!(limit("1").await, "prlimit, of util-linux");
    broken.is_broken(Some(&card), "keeps nothing").await;
    assert!(limit("unlimited").await);
    broken.is_mended(Some(&card), 2).await;
    let log = broken.ends().await;
    assert!(log.contains("the store keeps nothing") && log.contains("keeps what it is given again"), "{log}");
}

/// A small disk of its own, where the machine lets us have one.
#[tokio::test]
async fn a_disk_that_is_full() {
    let directory = directory();
    let path = directory.path().to_str().unwrap();
    if !run("mount", &["-t", "tmpfs", "-o", "size=2m", "tmpfs", path]).await {
        println!("skipped: no disk of our own, because this user may not mount one");
        return;
    }
    let broken = Broken::start(Discord::start().await, patient(), &store_in(directory.path()));
    let card = broken.well().await;
    let filling = directory.path().join("filling");
    // As much as there is room for, to the last byte.
    assert!(fs::write(&filling, vec![0; 4 << 20]).is_err());
    // A log of SQLite's that was begun may still have room for some.
    while fs::metadata(directory.path().join("store.sqlite-wal")).is_ok() {
        let token = broken.discord.interact(SOUTH.does(events::ruling("1H P 1H ib", &[], "en-GB", "en-US")));
        if !content(&broken.discord.answer(&token).await).contains("Case") {
            break;
        }
    }
    broken.is_broken(Some(&card), "keeps nothing").await;
    fs::remove_file(&filling).unwrap();
    health::until(&broken.health, "/ready", 200).await;
    let token = broken.discord.interact(SOUTH.does(events::press_on(&card, "decline", "en-US")));
    says(&broken.discord.answer(&token).await, &["South must"]);
    assert!(content(&broken.asks().await).contains("Case"));
    let log = broken.ends().await;
    assert!(log.contains("full"), "{log}");
    assert!(run("umount", &[path]).await);
}

/// The bot as somebody whom a file's rights stop: root is made nobody.
fn harmless(directory: &Path) -> Command {
    if !is_root() {
        let mut command = Command::new(PROGRAM);
        command.arg("bot");
        return command;
    }
    // Nobody may not look into every directory.
    let program = directory.join("bot");
    fs::copy(PROGRAM, &program).unwrap();
    chown(directory, Some(NOBODY), Some(NOBODY)).unwrap();
    let mut command = Command::new(program);
    command.arg("bot").uid(NOBODY).gid(NOBODY);
    command
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[tokio::test]
async fn a_directory_and_a_file_that_may_not_be_written() {
    let directory = directory();
    let command = harmless(directory.path());
    allow(directory.path(), 0o555);
    let broken = Broken::start(Discord::start().await, command, &store_in(directory.path()));
    broken.discord.ready().await;
    broken.is_broken(None, "not open").await;
    allow(directory.path(), 0o755);
    broken.is_mended(None, 1).await;
    let log = broken.ends().await;
    assert!(log.contains("Permission denied"), "{log}");

    allow(&directory.path().join("store.sqlite"), 0o444);
    let broken = Broken::start(Discord::start().await, harmless(directory.path()), &store_in(directory.path()));
    broken.discord.ready().await;
    broken.is_broken(None, "not open").await;
    allow(&directory.path().join("store.sqlite"), 0o600);
    broken.is_mended(None, 2).await;
    broken.ends().await;
}

/// A PostgreSQL of our own, that can be stopped and started.
struct Cluster {
    directory: TempDir,
    programs: PathBuf,
    /// Where it listens.
    address: String,
}

impl Cluster {
    /// `None` where there are no programs for it.
    async fn new() -> Option<Cluster> {
        let programs = programs()?;
        let directory = directory();
        if is_root() {
            assert!(run("chown", &["postgres", directory.path().to_str().unwrap()]).await, "a user called postgres");
        }
        let address = health::free_port();
        let cluster = Cluster { directory, programs, address };
        let data = cluster.data();
        let made =
            cluster.does("initdb", &["-D", &data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"]).await;
        assert!(made, "a new cluster");
        Some(cluster)
    }

    fn data(&self) -> String {
        self.directory.path().join("data").display().to_string()
    }

    async fn does(&self, program: &str, arguments: &[&str]) -> bool {
        let program = self.programs.join(program);
        if !is_root() {
            return run(program, arguments).await;
        }
        let all: Vec<&str> =
            ["-u", "postgres", "--", program.to_str().unwrap()].into_iter().chain(arguments.to_vec()).collect();
        run("runuser", &all).await
    }

    async fn start(&self) {
        let sockets = self.directory.path().display();
        let (host, port) = self.address.rsplit_once(':').unwrap();
        let options = format!("-p {port} -k {sockets} -c listen_addresses={host} -c fsync=off");
        let log = format!("{}/log", sockets);
        assert!(self.does("pg_ctl", &["-D", &self.data(), "-l", &log, "-w", "-o", &options, "start"]).await);
    }

    async fn stop(&self, mode: &str) {
        assert!(self.does("pg_ctl", &["-D", &self.data(), "-w", "-m", mode, "stop"]).await);
    }
}

/// Where PostgreSQL's programs are; Debian does not have them on the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let on_path = env::split_paths(&env::var_os("PATH")?).collect::<Vec<_>>();
    let mut places = versions.map(|version| version.unwrap().path().join("bin")).chain(on_path);
    places.find(|place| place.join("initdb").exists() && place.join("pg_ctl").exists())
}

#[tokio::test]
async fn postgresql_that_goes_and_comes_back() {
    let Some(cluster) = Cluster::new().await else {
        println!("skipped: no programs of PostgreSQL's");
        return;
    };
    let url = format!("postgres://postgres@{}/postgres", cluster.address);
    let command = || {
        let mut command = Command::new(PROGRAM);
        command.arg("bot");
        command
    };
    // It is not there yet when the bot starts; it is killed, and started again; it is closed in good order, and started again.
    let broken = Broken::start(Discord::start().await, command(), &url);
    broken.discord.ready().await;
    broken.is_broken(None, "not open").await;
    cluster.start().await;
    let mut card = broken.well().await;
    for (mode, number) in [("immediate", 2), ("fast", 4)] {
        cluster.stop(mode).await;
        broken.is_broken(Some(&card), "keeps nothing").await;
        cluster.start().await;
        broken.is_mended(Some(&card), number).await;
        card = broken.asks().await;
    }
    broken.ends().await;
    cluster.stop("immediate").await;
}
