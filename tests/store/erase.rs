//! Erased means erased: in the log that SQLite writes ahead too, in texts that are stored meanwhile, and also if it is
//! interrupted.

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use director_please::{
    case::{CaseId, Entry, Person, Place},
    lawbook::Edition,
    locale::Language,
    store::{Cause, NewCase, PersonSettings, Stamp, Store},
};
use sqlx::{Connection, SqliteConnection};
use tokio::{sync::Notify, time::sleep};

use crate::{
    database::Database,
    fixtures::{ASKER, DIRECTOR, SERVER, enter, new_case},
    on_both::on_both,
};

const SECRET: &str = "a secret between us";

/// Whether a text stands in any file of the directory.
fn stands_in(directory: &Path, text: &str) -> bool {
    let files = fs::read_dir(directory).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
    files.into_iter().any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

/// Somebody in the middle of reading the file as it is.
async fn reader(database: &Database) -> SqliteConnection {
    let file = database.file().expect("only SQLite has such a log");
    let mut reader = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT count(*) FROM entries").execute(&mut reader).await.unwrap();
    reader
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_erased_is_not_in_the_log_either_though_somebody_reads_it() {
    let database = Database::sqlite();
    let Database::Sqlite { directory } = &database else { return };
    let store = database.open().await;
    // For a moment, and for longer than it is waited for.
    for (held, is_out) in [(Duration::from_millis(300), true), (Duration::MAX, false)] {
        let alone = store.open_case(&new_case(Place::Alone(ASKER), ASKER, format!("{held:?}"))).await.unwrap().id;
        enter(&store, alone, ASKER, Entry::Note(SECRET.to_owned())).await;
        let mut reader = reader(&database).await;
        let over = Arc::new(Notify::new());
        let is_over = Arc::clone(&over);
        let reading = tokio::spawn(async move {
            let _ = tokio::time::timeout(held, is_over.notified()).await;
            sqlx::raw_sql("ROLLBACK").execute(&mut reader).await.unwrap();
        });
        let erased = store.erase(ASKER).await.unwrap();
        assert_eq!((&erased.interrupted_by, erased.is_out_of_log), (&None, is_out), "{held:?}");
        assert_eq!(stands_in(directory.path(), SECRET), !is_out, "it says how it is, {held:?}");
        over.notify_one();
        reading.await.unwrap();
        store.finish_erasing().await.unwrap();
        assert!(!stands_in(directory.path(), SECRET), "{held:?}");
    }
    // A process that ends before it has emptied the log leaves that to the next.
    let alone = store.open_case(&new_case(Place::Alone(ASKER), ASKER, "again")).await.unwrap().id;
    enter(&store, alone, ASKER, Entry::Note(SECRET.to_owned())).await;
    let reader = reader(&database).await;
    let erasing = tokio::time::timeout(Duration::from_secs(1), store.erase(ASKER)).await;
    assert!(erasing.is_err() && stands_in(directory.path(), SECRET));
    let next = database.open().await;
    drop(reader);
    next.finish_erasing().await.unwrap();
    assert!(!stands_in(directory.path(), SECRET));
    database.remove().await;
}

/// Entries in a case of their own: every third names somebody, every seventh is by that person.
async fn fill(database: &Database, entries: u32) {
    fill_with(database, entries, [3, 7]).await;
}

async fn fill_with(database: &Database, entries: u32, [names, by]: [u32; 2]) {
    let place = Place::Server(1_100_000_000_000_000_777);
    let named = ASKER.0;
    database
        .run(&format!(
            "INSERT INTO places (place, last_number) VALUES ('{place}', 1);
             INSERT INTO cases (place, number, opened_by, opened_at, opened_with, typed, record, entries)
             VALUES ('{place}', 1, {named}, 1, 'filled', '<@{named}>', '{{}}', {entries});
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {entries})
             INSERT INTO entries (place, number, seq, by_person, made_at, entry)
             SELECT '{place}', 1, i, CASE WHEN i % {by} = 0 THEN {named} ELSE 5 END, i,
              '{{\"note\":\"' || CASE WHEN i % {names} = 0 THEN '<@{named}>' ELSE 'x' END || '\"}}' FROM n"
        ))
        .await;
}

/// In how many rows somebody is left.
async fn left(database: &Database) -> usize {
    let named = ASKER.0;
    let entries = format!("SELECT 'x' FROM entries WHERE by_person = {named} OR entry LIKE '%{named}%'");
    let cases = format!("SELECT 'x' FROM cases WHERE opened_by = {named} OR typed LIKE '%{named}%'");
    database.texts(&entries).await.len() + database.texts(&cases).await.len()
}

on_both!(erasing_that_is_interrupted_goes_on_where_it_was, |database| {
    let store = database.open().await;
    fill(database, 45_000).await;
    let mut interrupted = 0;
    // Not even one text of them has all the time in the world.
    for patience in [5, 20, 40, 80] {
        let before = left(database).await;
        interrupted +=
            u32::from(tokio::time::timeout(Duration::from_millis(patience), store.erase(ASKER)).await.is_err());
        assert!(left(database).await <= before);
    }
    assert!(interrupted > 0);
    store.close().await;
    let next = database.open().await;
    next.finish_erasing().await.unwrap();
    assert_eq!(left(database).await, 0);
    assert_eq!(database.texts("SELECT '' || person FROM erasures").await, Vec::<String>::new());
    assert_eq!(next.finish_erasing().await.unwrap(), [], "there is nothing left to do");
});

on_both!(what_names_somebody_and_is_stored_meanwhile_does_not_stay, |database| {
    let store = Arc::new(database.open().await);
    let other = Arc::new(database.open().await);
    fill(database, 60_000).await;
    let first = store.open_case(&new_case(Place::Server(1), DIRECTOR, "first")).await.unwrap().id;
    let is_over = Arc::new(AtomicBool::new(false));
    let mention = format!("for <@{}>", ASKER.0);
    let writing = {
        let (other, is_over, mention) = (Arc::clone(&other), Arc::clone(&is_over), mention.clone());
        tokio::spawn(async move {
            let mut count = 0;
            while !is_over.load(Ordering::Relaxed) {
                enter(&other, first, DIRECTOR, Entry::Note(mention.clone())).await;
                let new = NewCase { typed: mention.clone(), ..new_case(SERVER, DIRECTOR, format!("new {count}")) };
                other.open_case(&new).await.unwrap();
                let cause = Cause { id: &format!("own {count}"), at: 9 };
                other.set_own(SERVER, &mention, &[], cause).await.unwrap();
                count += 1;
            }
            count
        })
    };
    sleep(Duration::from_millis(20)).await;
    store.erase(ASKER).await.unwrap();
    is_over.store(true, Ordering::Relaxed);
    let written = writing.await.unwrap();
    // What was stored until the end of it stands there without the name, and what came after that with it: the person is
    // known again. So nobody is named before somebody who is not.
    let named = ASKER.0;
    for (text, table, order) in [
        ("entry", "entries WHERE place = 's1'", "seq"),
        ("typed", "cases WHERE number > 0 AND opened_by IS NOT NULL", "place, number"),
    ] {
        let says = format!(
            "SELECT CASE WHEN {text} LIKE '%{named}%' THEN 'named' ELSE 'not' END FROM {table} ORDER BY {order}"
        );
        let rows = database.texts(&says).await;
        let first = rows.iter().position(|row| row == "named").unwrap_or(rows.len());
        assert!(first > 3 && rows[first..].iter().all(|row| row == "named"), "{written} written: {rows:?}");
    }
});

on_both!(everything_of_somebody_is_as_it_was_at_one_moment, |database| {
    let store = Arc::new(database.open().await);
    let is_over = Arc::new(AtomicBool::new(false));
    let changing = {
        let (store, is_over) = (Arc::clone(&store), Arc::clone(&is_over));
        tokio::spawn(async move {
            for turn in 0_u32.. {
                if is_over.load(Ordering::Relaxed) {
                    return;
                }
                // Both or neither.
                let on = turn.is_multiple_of(2);
                let set =
                    PersonSettings { language: on.then_some(Language::Norwegian), edition: Some(Edition::Laws2017) };
                let cause = Cause { id: &turn.to_string(), at: i64::from(turn) };
                store.change_person(ASKER, cause, |_| set, Some((SERVER, on))).await.unwrap();
            }
        })
    };
    let began = Instant::now();
    let mut seen = [0, 0];
    while began.elapsed() < Duration::from_millis(1500) || seen.iter().any(|count| *count <= 3) {
        let everything = store.everything_of(ASKER).await.unwrap();
        let is_set = everything["settings"]["language"] == "nb";
        let is_on_call = !everything["on_call"].as_array().unwrap().is_empty();
        assert_eq!(is_set, is_on_call, "{everything:#}");
        seen[usize::from(is_set)] += 1;
    }
    is_over.store(true, Ordering::Relaxed);
    changing.await.unwrap();
});

/// For how long anything of this machine has waited for a processor or the disk; nothing where the system does not tell.
fn stalled() -> Duration {
    let total = |what: &str| {
        let text = fs::read_to_string(format!("/proc/pressure/{what}")).ok()?;
        text.lines().next()?.rsplit_once("total=")?.1.parse().ok()
    };
    ["cpu", "io"].into_iter().filter_map(total).map(Duration::from_micros).sum()
}

/// How long somebody waits until an entry is kept, but for what the machine takes that has more to do.
async fn wait(store: &Store, case: CaseId, entry: Entry) -> Duration {
    let (began, before) = (Instant::now(), stalled());
    loop {
        let stamp = Stamp { case, by: DIRECTOR, at: 1_790_000_100 };
        match store.append(stamp, |_| Ok::<_, ()>(entry.clone()), |_| false).await {
            Ok(_) => return began.elapsed().saturating_sub(stalled() - before),
            Err(error) => eprintln!("{error}"),
        }
    }
}

on_both!(twenty_erasures_at_once_keep_nobody_waiting, |database| {
    let store = Arc::new(database.open().await);
    fill(database, 60_000).await;
    let case = store.open_case(&new_case(SERVER, DIRECTOR, "others")).await.unwrap().id;
    let erasing: Vec<_> = (0..20)
        .map(|nth| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.erase(Person(ASKER.0 + nth)).await.unwrap().interrupted_by.is_none() })
        })
        .collect();
    let mut longest = Duration::ZERO;
    for _ in 0..20 {
        longest = longest.max(wait(&store, case, Entry::Note("in time".to_owned())).await);
    }
    for erased in erasing {
        assert!(erased.await.unwrap());
    }
    // Discord waits three seconds, and we 1.3 for all that an answer needs of the store.
    assert!(longest < Duration::from_millis(1300), "{longest:?}");
});

// `ERASE_ENTRIES` says how many; a figure is printed with `--nocapture`.
on_both!(erasing_ends_however_much_is_stored, |database| {
    let entries = std::env::var("ERASE_ENTRIES").map_or(30_000, |entries| entries.parse().unwrap());
    let store = Arc::new(database.open().await);
    fill_with(database, entries, [1_000, 1_001]).await;
    let case = store.open_case(&new_case(SERVER, DIRECTOR, "others")).await.unwrap().id;
    let is_over = Arc::new(AtomicBool::new(false));
    let others = {
        let (store, is_over) = (Arc::clone(&store), Arc::clone(&is_over));
        tokio::spawn(async move {
            let mut waits = Vec::new();
            while !is_over.load(Ordering::Relaxed) {
                waits.push(wait(&store, case, Entry::Shared).await);
                // A case with many entries is slow by itself.
                sleep(Duration::from_millis(200)).await;
            }
            waits.sort();
            waits
        })
    };
    let began = Instant::now();
    let erased = store.erase(ASKER).await.unwrap();
    let took = began.elapsed();
    is_over.store(true, Ordering::Relaxed);
    let waits = others.await.unwrap();
    let (median, longest) = (waits[waits.len() / 2], waits[waits.len() - 1]);
    let kind = if matches!(database, Database::Sqlite { .. }) { "SQLite" } else { "PostgreSQL" };
    eprintln!(
        "{kind}: {entries} entries, erased in {took:.1?}; others waited {median:.1?}, at the longest {longest:.1?}"
    );
    assert_eq!((erased.interrupted_by, left(database).await), (None, 0));
    assert!(longest < Duration::from_millis(1300), "{longest:?}");
});

/// Rows are moved between pages as a file grows, and SQLite leaves what stood there: in the part of a page that is not in use.
#[tokio::test]
async fn nothing_of_an_erased_person_is_left_in_any_page_of_the_file() {
    const GONE: Person = Person(1_234_567_890_123_456_789);
    let database = Database::sqlite();
    let store = database.open().await;
    for nth in 0..600 {
        let by = if nth % 2 == 0 { GONE } else { ASKER };
        let place = if nth % 3 == 0 { Place::Alone(by) } else { SERVER };
        let typed = if place == SERVER { "1H P 1H ib".to_owned() } else { format!("1H (ERASED {nth})") };
        let case = store.open_case(&NewCase { typed, ..new_case(place, by, format!("{nth}")) }).await.unwrap().id;
        enter(&store, case, by, Entry::Note(format!("<@{}> {nth}", GONE.0))).await;
    }
    assert!(store.erase(GONE).await.unwrap().is_out_of_log);
    store.erase(ASKER).await.unwrap();
    store.close().await;
    let file = fs::read(database.file().unwrap()).unwrap();
    let places = |what: &[u8]| -> Vec<usize> {
        file.windows(what.len()).enumerate().filter(|(_, bytes)| *bytes == what).map(|(at, _)| at).collect()
    };
    assert_eq!(places(&GONE.0.to_be_bytes()), Vec::<usize>::new(), "as a number");
    assert_eq!(places(GONE.0.to_string().as_bytes()), Vec::<usize>::new(), "as a text");
    assert_eq!(places(b"ERASED"), Vec::<usize>::new(), "what was asked in direct messages");
}
