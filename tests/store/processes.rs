//! Several processes on one database, and processes that are killed.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, SystemTime},
};

use director_please::{
    case::{CaseId, Entry},
    store::{Given, Store, StoreError},
};

use crate::{
    database::Database,
    fixtures::{ASKER, SERVER, enter, new_case},
    on_both::on_both,
    quiz::new_round,
};

/// Where a child of ours finds its database.
const URL: &str = "STORE_TEST_CHILD_URL";
/// How it calls its cases; without it, the child opens the store and ends.
const WORK: &str = "STORE_TEST_CHILD_WORK";

const CASE: CaseId = CaseId { place: SERVER, number: 1 };

/// This program as a child that runs `child` below.
fn start(database: &Database, work: Option<String>) -> Child {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "processes::child", "--nocapture", "--test-threads=1"]);
    command.env(URL, database.url()).stdout(Stdio::piped());
    if let Some(work) = work {
        command.env(WORK, work);
    }
    command.spawn().unwrap()
}

/// Does nothing as a test. As a child it says each thing that the store has acknowledged, until it is killed.
#[tokio::test]
async fn child() {
    let Ok(url) = env::var(URL) else { return };
    let store = Store::open(&url.parse().unwrap()).await.unwrap();
    let Ok(work) = env::var(WORK) else { return };
    say(""); // The harness has begun a line.
    for count in 0.. {
        let note = format!("{work}-{count}");
        enter(&store, CASE, ASKER, Entry::Note(note.clone())).await;
        say(&format!("noted {note}"));
        let opened = store.open_case(&new_case(SERVER, ASKER, note)).await.unwrap();
        say(&format!("opened {}", opened.id.number));
        let asked = store.ask(&new_round(format!("{work}-{count}"))).await.unwrap().id;
        store.answer(asked, Given { by: ASKER, choice: 0, right: true, at: 1 }).await.unwrap();
        store.reveal(asked, 2).await.unwrap();
        say(&format!("revealed {asked}"));
    }
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).unwrap();
}

/// Kills the child within some milliseconds of its start, or of the first thing that it says; gives all that it said.
fn kill_soon(mut child: Child, at_work: bool, chance: u64) -> Vec<String> {
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut said = Vec::new();
    if at_work {
        said.extend(lines.by_ref().find(|line| line.starts_with("noted")));
    }
    thread::sleep(Duration::from_micros(chance % 40_000));
    child.kill().unwrap();
    child.wait().unwrap();
    said.extend(lines);
    said
}

on_both!(what_was_acknowledged_survives_the_process_that_is_killed, |database| {
    let store = database.open().await;
    store.open_case(&new_case(SERVER, ASKER, "the first")).await.unwrap();
    let mut chance = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_nanos() as u64;
    let (mut notes, mut opened, mut revealed) = (Vec::new(), 1, 0);
    for round in 0..12 {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let child = start(database, Some(round.to_string()));
        let at_work = round % 4 != 0;
        let killed = tokio::task::spawn_blocking(move || kill_soon(child, at_work, chance >> 16));
        for line in killed.await.unwrap() {
            match line.split_once(' ') {
                Some(("noted", note)) => notes.push(note.to_owned()),
                Some(("opened", number)) => opened = number.parse().unwrap(),
                Some(("revealed", _)) => revealed += 1,
                _ => {} // what the harness says
            }
        }
    }
    assert!(notes.len() >= 9, "{notes:?}");

    let file = store.case(CASE).await.unwrap().unwrap();
    let mut found = file.notes().map(|(_, note)| note.to_owned());
    for note in &notes {
        assert!(found.any(|found| found == *note), "{note} was acknowledged, and is not there");
    }
    let unsaid = file.entries.len() - notes.len();
    assert!(
        unsaid <= 12,
        "{unsaid} entries were not acknowledged; a child is killed before it says so once at the most"
    );
    let last = store.open_case(&new_case(SERVER, ASKER, "the last")).await.unwrap().id.number;
    assert!(last > opened);
    for number in 1..=last {
        assert!(store.case(CaseId { place: SERVER, number }).await.unwrap().is_some(), "{number} is missing");
    }
    let counted = store.board(SERVER, "2026/27", 1, ASKER).await.unwrap().own.map_or(0, |line| line.score.right);
    let told = database.texts("SELECT 'x' FROM quiz_rounds WHERE revealed_at IS NOT NULL").await.len();
    assert_eq!(counted as usize, told, "every revealed answer counts, and counts once");
    assert!(told >= revealed);
    if let Database::Sqlite { .. } = database {
        assert_eq!(database.texts("PRAGMA integrity_check").await, ["ok"]);
        assert!(database.texts("SELECT \"table\" FROM pragma_foreign_key_check").await.is_empty());
    }
});

on_both!(processes_that_start_at_once_make_the_tables_once, |database| {
    let children: Vec<_> = (0..6).map(|_| start(database, None)).collect();
    for child in children {
        let output = tokio::task::spawn_blocking(|| child.wait_with_output()).await.unwrap().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
    let versions = database.texts("SELECT '' || version FROM migrations ORDER BY version").await;
    assert_eq!(versions, crate::versions::all_versions());
    let opened: Result<Store, StoreError> = Store::open(&database.address()).await;
    assert!(opened.is_ok());
});
