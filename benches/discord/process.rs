//! A bot as a process of its own, on a Discord of its own, and what the system says of it.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::discord::{Discord, TOKEN};

/// The clock of `/proc` on Linux.
const TICKS: f64 = 100.0;

/// Which bot.
#[derive(Clone)]
pub enum Which {
    Ours,
    Echo(PathBuf),
}

/// A bot that runs, and is killed when this is dropped.
pub struct Bot {
    child: Child,
    pub discord: Discord,
}

impl Bot {
    /// Starts a bot with all its files in this directory, and waits until it is connected.
    pub async fn start(which: &Which, directory: &Path) -> Bot {
        fs::create_dir_all(directory).unwrap();
        let store = format!("sqlite:{}", directory.join("store.sqlite").display());
        let discord = Discord::start().await;
        let bot = Bot::spawn(which, directory, &store, discord);
        match which {
            Which::Ours => bot.discord.ready().await,
            Which::Echo(_) => bot.discord.until("a connection", |state| state.open.is_some().then_some(())).await,
        }
        bot
    }

    /// Starts a bot and does not wait.
    pub fn spawn(which: &Which, directory: &Path, store: &str, discord: Discord) -> Bot {
        let program = match which {
            Which::Ours => Path::new(env!("CARGO_BIN_EXE_director-please")),
            Which::Echo(path) => path,
        };
        let mut command = Command::new(program);
        if let Which::Ours = which {
            command.arg("bot");
        }
        let child = command
            .env_clear()
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_API_URL", &discord.rest_address)
            .env("SESSION_FILE", directory.join("session.json"))
            .env("DATABASE_URL", store)
            // One person asks it all.
            .env("QUESTIONS_PER_MINUTE", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(directory.join("log")).unwrap())
            .spawn()
            .unwrap();
        Bot { child, discord }
    }

    /// The processor's time that it has taken so far.
    pub fn busy(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let after_name = stat.rsplit(") ").next().unwrap();
        let ticks: f64 = after_name.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<f64>().unwrap()).sum();
        Duration::from_secs_f64(ticks / TICKS)
    }

    /// The memory that it holds, in kB.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
