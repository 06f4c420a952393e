//! The cache of settings never tells what is no longer true: a removed director is none.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use director_please::store::{Cause, ServerSettings, Store};
use tokio::time::{sleep, timeout};

use crate::{
    database::{Database, directory},
    fixtures::{DIRECTOR, SERVER},
    on_both::on_both,
};

/// Where a child of ours finds its database, and the file that makes its disk slow as long as it is there.
const URL: &str = "STORE_TEST_MEMORY_URL";
const SLOW: &str = "STORE_TEST_SLOW_DISK";
/// For how long nobody asks again whether anything was written, and some more.
const SOON: Duration = Duration::from_millis(150);

/// A disk that keeps nothing for as long as that file is there.
const DISK: &str = r#"
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
static void wait_for_disk(void) {
    const char *slow = getenv("STORE_TEST_SLOW_DISK");
    while (slow && access(slow, F_OK) == 0) usleep(10000);
}
int fsync(int file) { wait_for_disk(); return syscall(SYS_fsync, file); }
int fdatasync(int file) { wait_for_disk(); return syscall(SYS_fdatasync, file); }
"#;

fn roles(roles: &'static [u64]) -> impl FnMut(ServerSettings) -> Result<ServerSettings, ()> {
    move |before| Ok(ServerSettings { director_roles: roles.to_vec(), ..before })
}

async fn directors(store: &Store) -> Vec<u64> {
    store.server(SERVER).await.unwrap().director_roles
}

on_both!(what_another_process_changes_is_seen, |database| {
    let (mine, other) = (database.open().await, database.open().await);
    for (nth, now) in [&[5][..], &[5, 6], &[], &[7]].into_iter().enumerate() {
        let cause = Cause { id: &nth.to_string(), at: 1 };
        other.change_server(SERVER, DIRECTOR, cause, roles(now)).await.unwrap().unwrap();
        assert_eq!(directors(&other).await, now, "at once, where it was changed");
        sleep(SOON).await;
        assert_eq!(directors(&mine).await, now);
    }
    // The cache still has it.
    database.run("UPDATE places SET edition = '1997'").await;
    sleep(SOON).await;
    assert!(mine.server(SERVER).await.is_err());
    mine.close().await;
    other.close().await;
});

/// A library that makes the disk slow.
fn slow_disk(directory: &Path) -> PathBuf {
    let (source, library) = (directory.join("disk.c"), directory.join("disk.so"));
    fs::write(&source, DISK).unwrap();
    let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status().unwrap();
    assert!(built.success());
    library
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg(target_os = "linux")]
async fn a_change_that_is_kept_after_nobody_waits_for_it_counts() {
    let database = Database::sqlite();
    let tools = directory();
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "settings_cache::child", "--nocapture", "--test-threads=1"]);
    command.env(URL, database.url()).env(SLOW, tools.path().join("slow")).env("LD_PRELOAD", slow_disk(tools.path()));
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert!(String::from_utf8_lossy(&output.stdout).contains("the change was late"));
    database.remove().await;
}

/// Does nothing as a test. As a child it has a slow disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let (Ok(url), Ok(slow)) = (env::var(URL), env::var(SLOW)) else { return };
    let store = Store::open(&url.parse().unwrap()).await.unwrap();
    let set = Cause { id: "1", at: 1 };
    store.change_server(SERVER, DIRECTOR, set, roles(&[5])).await.unwrap().unwrap();
    assert_eq!(directors(&store).await, [5]);
    fs::write(&slow, "").unwrap();
    let unset = Cause { id: "2", at: 2 };
    let change = store.change_server(SERVER, DIRECTOR, unset, roles(&[]));
    assert!(timeout(Duration::from_millis(1300), change).await.is_err(), "the disk does not keep it");
    // Somebody asks before the disk has it, and remembers it.
    assert_eq!(directors(&store).await, [5]);
    fs::remove_file(&slow).unwrap();
    let gone = async {
        while directors(&store).await != Vec::<u64>::new() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(60), gone).await.expect("a removed director is none");
    println!("the change was late");
}
