//! The real program as a process of its own.

use std::{
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
    sync::{
        Arc, LazyLock, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use tempfile::TempDir;

use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    task::JoinHandle,
    time::timeout,
};

use crate::{
    database::directory_in,
    discord::{Discord, TOKEN, watch},
    health,
};

/// Where the bot is.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_director-please");
/// A store where there is none.
pub const NO_STORE: &str = "postgres://nobody@127.0.0.1:1/nothing";

/// A running bot. It is killed when this is dropped.
pub struct Program {
    child: Child,
    log: Arc<Mutex<String>>,
    reader: JoinHandle<()>,
    /// Where it runs.
    _directory: TempDir,
}

/// How long a bot that has been told to end may take for it: the ten seconds that docs/running.md promises, and more where
/// it hardly gets a processor.
const END: Duration = Duration::from_secs(30);

/// Where bots run and keep their sessions.
const PLACE: &str = env!("CARGO_TARGET_TMPDIR");

/// A file for the session that no other test uses, in this run or in one that was killed.
pub fn session_file() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    static DIRECTORY: LazyLock<PathBuf> = LazyLock::new(|| {
        remove_old();
        directory_in(Path::new(PLACE), "run-").keep()
    });
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    DIRECTORY.join(format!("bot-{number}.session.json"))
}

/// A store in a file beside that of the session.
pub fn store_beside(session: &Path) -> String {
    format!("sqlite:{}", session.with_extension("sqlite").display())
}

/// What earlier runs have left behind.
fn remove_old() {
    let is_old = |path: &Path| {
        let changed = path.metadata().and_then(|data| data.modified()).ok();
        changed.and_then(|at| at.elapsed().ok()).is_some_and(|age| age > Duration::from_secs(86_400))
    };
    for entry in std::fs::read_dir(PLACE).into_iter().flatten().flatten() {
        let is_ours =
            entry.file_name().to_str().is_some_and(|name| name.starts_with("run-") || name.starts_with("bot-"));
        if is_ours && is_old(&entry.path()) {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

impl Program {
    /// A Discord, and the bot for it, which is ready.
    pub async fn with_discord() -> (Discord, Program) {
        let discord = Discord::start().await;
        let program = Program::start(&discord).await;
        (discord, program)
    }

    /// Starts the bot for this Discord and waits until it is ready.
    pub async fn start(discord: &Discord) -> Program {
        let program = Program::start_with(discord, &session_file());
        discord.ready().await;
        program
    }

    /// Starts the bot for this Discord with a store that never answers, and waits until it is ready.
    pub async fn start_without_store(discord: &Discord) -> Program {
        let program = Program::start_on(discord, &session_file(), NO_STORE);
        discord.ready().await;
        program
    }

    /// Starts the bot with this file for its session, and does not wait.
    pub fn start_with(discord: &Discord, session: &Path) -> Program {
        Program::start_on(discord, session, &store_beside(session))
    }

    /// Starts the bot with this file for its session and this store, and does not wait. People may ask as often as they
    /// like.
    pub fn start_on(discord: &Discord, session: &Path, store: &str) -> Program {
        Program::run_for(
            discord,
            session,
            store,
            &[("QUESTIONS_PER_MINUTE", "0"), ("RUST_LOG", "info,director_please=debug")],
        )
    }

    /// Starts the bot with a limit of questions a minute for a person, and does not wait; with the address of its health.
    pub fn limited(discord: &Discord, per_minute: &str) -> (Program, String) {
        let (health, session) = (health::free_port(), session_file());
        let more = [("HEALTH_ADDRESS", health.as_str()), ("QUESTIONS_PER_MINUTE", per_minute)];
        (Program::run_for(discord, &session, &store_beside(&session), &more), health)
    }

    /// Starts the bot for this Discord with this file for its session, this store and these other variables, and does not wait.
    pub fn run_for(discord: &Discord, session: &Path, store: &str, more: &[(&str, &str)]) -> Program {
        let mut environment = vec![
            ("DISCORD_TOKEN", TOKEN),
            ("DISCORD_API_URL", &discord.rest_address),
            ("SESSION_FILE", session.to_str().unwrap()),
            ("DATABASE_URL", store),
            ("RUST_LOG", "info"),
        ];
        environment.extend(more);
        Program::run(&environment)
    }

    /// Starts the bot with nothing but these variables in its environment.
    pub fn run(environment: &[(&str, &str)]) -> Program {
        let mut command = Command::new(PROGRAM);
        command.arg("bot");
        Program::run_by(command, environment)
    }

    /// Runs a command that becomes the bot, with nothing but these variables in its environment.
    pub fn run_by(mut command: Command, environment: &[(&str, &str)]) -> Program {
        let directory = directory_in(Path::new(PLACE), "bot-");
        let mut child = command
            .env_clear()
            .envs(environment.iter().copied())
            .current_dir(directory.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        if let Some((_, discord)) = environment.iter().find(|(name, _)| *name == "DISCORD_API_URL") {
            watch::runs(discord, child.id().unwrap());
        }
        let log = Arc::new(Mutex::new(String::new()));
        let (lines, written) = (BufReader::new(child.stderr.take().unwrap()).lines(), Arc::clone(&log));
        let reader = tokio::spawn(async move {
            let mut lines = lines;
            while let Ok(Some(line)) = lines.next_line().await {
                eprintln!("bot: {line}");
                let mut written = written.lock().unwrap();
                written.push_str(&line);
                written.push('\n');
            }
        });
        Program { child, log, reader, _directory: directory }
    }

    /// The number of the process.
    pub fn id(&self) -> String {
        self.child.id().expect("a running process").to_string()
    }

    /// Tells the bot to end.
    pub async fn terminate(&self) {
        let id = self.id();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
    }

    /// Kills the bot at once.
    pub async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    /// Waits until the bot has ended; gives its exit status and its log.
    pub async fn ended(mut self) -> (ExitStatus, String) {
        let status = timeout(END, self.child.wait()).await.expect("an end in time");
        self.reader.await.unwrap();
        (status.unwrap(), self.log.lock().unwrap().clone())
    }

    /// How long the bot has kept a processor busy; nothing where the system does not tell.
    pub fn busy(&self) -> Option<Duration> {
        let id = self.id();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name may hold spaces; it ends with the last bracket. Then the 12th and 13th are ticks, a hundred a second.
        let ticks = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
        Some(Duration::from_millis(ticks.map(|ticks| ticks.parse::<u64>().unwrap() * 10).sum()))
    }

    /// What the bot has logged.
    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// The same, to be read also once it is killed.
    pub fn shared_log(&self) -> Arc<Mutex<String>> {
        Arc::clone(&self.log)
    }
}
