//! Time as a process has had it: what a busy machine has kept it waiting for a processor is not counted. Where a test says
//! that something takes no longer than so long, it says so of the program, and not of what else the machine does.

use std::{
    collections::HashMap,
    fs,
    sync::{LazyLock, Mutex},
    time::{Duration, Instant},
};

/// The processes of bots, by the address of their Discord.
static BOTS: LazyLock<Mutex<HashMap<String, Vec<u32>>>> = LazyLock::new(Mutex::default);

/// Learns that a bot runs for the Discord at this address.
pub fn runs(discord: &str, process: u32) {
    BOTS.lock().unwrap().entry(discord.to_owned()).or_default().push(process);
}

/// A stop watch.
#[derive(Clone, Debug)]
pub struct Watch {
    began: Instant,
    discord: String,
    /// For how long each process had waited by then.
    waited: HashMap<u32, Duration>,
}

impl Watch {
    /// Begins to count, for this process and the bots of the Discord at this address.
    pub fn start(discord: &str) -> Watch {
        Watch { began: Instant::now(), discord: discord.to_owned(), waited: waits(discord) }
    }

    /// How long it took, without the time in which one of them waited for a processor.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed().saturating_sub(self.waited())
    }

    /// For how long they have waited.
    pub fn waited(&self) -> Duration {
        let before = |process| self.waited.get(process).copied().unwrap_or_default();
        waits(&self.discord).iter().map(|(process, now)| now.saturating_sub(before(process))).sum()
    }
}

fn waits(discord: &str) -> HashMap<u32, Duration> {
    let bots = BOTS.lock().unwrap().get(discord).cloned().unwrap_or_default();
    bots.into_iter().chain([std::process::id()]).map(|process| (process, waited(process))).collect()
}

/// For how long all threads of a process have waited for a processor; nothing where the system does not tell.
fn waited(process: u32) -> Duration {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let figures = threads.filter_map(|thread| fs::read_to_string(thread.path().join("schedstat")).ok());
    // Nanoseconds: how long it ran, and how long it waited.
    let waited = figures.filter_map(|text| text.split_whitespace().nth(1)?.parse().ok());
    waited.map(Duration::from_nanos).sum()
}
