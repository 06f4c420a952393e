//! A copy that is taken while people work can be put in place of what was lost: nothing that was acknowledged before the copy
//! began is missing, and numbers go on.

use std::{
    env, fs,
    path::PathBuf,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

use director_please::{
    case::{CaseId, Entry},
    store::{Given, Store},
};
use tokio::time::sleep;

use crate::{
    database::Database,
    fixtures::{ASKER, SERVER, enter, new_case},
    on_both::on_both,
    quiz::new_round,
};

/// People who open cases, enter something in them, and answer questions, and how many cases were acknowledged with that.
struct Load {
    acknowledged: Arc<AtomicU32>,
    is_over: Arc<AtomicBool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Load {
    fn on(store: &Arc<Store>) -> Load {
        let (acknowledged, is_over) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
        let task = |who: u32| {
            let (store, acknowledged, is_over) = (Arc::clone(store), Arc::clone(&acknowledged), Arc::clone(&is_over));
            tokio::spawn(async move {
                for nth in 0_u32.. {
                    if is_over.load(Ordering::SeqCst) {
                        return;
                    }
                    let with = format!("{who}-{nth}");
                    let case = store.open_case(&new_case(SERVER, ASKER, with.clone())).await.unwrap().id;
                    enter(&store, case, ASKER, Entry::Note(with.clone())).await;
                    let asked = store.ask(&new_round(with)).await.unwrap().id;
                    store.answer(asked, Given { by: ASKER, choice: 0, right: false, at: 1 }).await.unwrap();
                    store.reveal(asked, 2).await.unwrap();
                    acknowledged.fetch_max(case.number, Ordering::SeqCst);
                }
            })
        };
        Load { tasks: (0..4).map(task).collect(), acknowledged, is_over }
    }

    async fn until(&self, cases: u32) {
        while self.acknowledged.load(Ordering::SeqCst) < cases {
            sleep(Duration::from_millis(5)).await;
        }
    }

    async fn end(self) {
        self.is_over.store(true, Ordering::SeqCst);
        for task in self.tasks {
            task.await.unwrap();
        }
    }
}

/// A program of PostgreSQL's: on the path, or where Debian keeps it.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let kept = versions.map(|version| version.path().join("bin").join(name)).find(|path| path.exists());
    kept.unwrap_or_else(|| name.into())
}

/// Copies a database as docs/running.md says, and gives the copy in place of which it is restored.
async fn copied_and_restored(database: &Database) -> Database {
    match database {
        Database::Sqlite { directory } => {
            let restored = Database::sqlite();
            let copy = directory.path().join("copy.sqlite");
            database.run(&format!("VACUUM INTO '{}'", copy.display())).await;
            fs::rename(copy, restored.file().unwrap()).unwrap();
            restored
        }
        Database::Postgres { url, schema } => {
            let dump = env::temp_dir().join(format!("{schema}.sql"));
            let (url, schema, dump) = (url.clone(), schema.clone(), dump.clone());
            let name = format!("{schema}_restored");
            let target = {
                let (server, database) = url.rsplit_once('/').unwrap();
                let options = database.split_once('?').map_or(String::new(), |(_, options)| format!("?{options}"));
                format!("{server}/{name}{options}")
            };
            let run = |program: PathBuf, arguments: Vec<String>| {
                let output =
                    Command::new(program).args(arguments).output().expect("PostgreSQL's programs are installed");
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            };
            let file = dump.display().to_string();
            database.run(&format!("DROP DATABASE IF EXISTS {name}")).await;
            database.run(&format!("CREATE DATABASE {name}")).await;
            let (from, into) = (schema.clone(), target.clone());
            tokio::task::spawn_blocking(move || {
                run(program("pg_dump"), vec![format!("--schema={from}"), format!("--file={file}"), url]);
                let strict = "--set=ON_ERROR_STOP=1".to_owned();
                run(program("psql"), vec!["--quiet".to_owned(), strict, format!("--file={file}"), into]);
                fs::remove_file(file).unwrap();
            })
            .await
            .unwrap();
            Database::Postgres { url: target, schema }
        }
    }
}

on_both!(a_copy_that_is_taken_under_load_can_be_restored, |database| {
    let store = Arc::new(database.open().await);
    let load = Load::on(&store);
    load.until(40).await;
    let before = load.acknowledged.load(Ordering::SeqCst) - 4;
    let restored = copied_and_restored(database).await;
    load.until(before + 40).await;
    load.end().await;
    store.close().await;

    let store = restored.open().await;
    if let Database::Sqlite { .. } = restored {
        assert_eq!(restored.texts("PRAGMA integrity_check").await, ["ok"]);
        assert!(restored.texts("SELECT \"table\" FROM pragma_foreign_key_check").await.is_empty());
    }
    // Somebody may have opened a case and not entered anything yet; nobody has left a number out.
    let last: u32 = restored.texts("SELECT '' || last_number FROM places").await[0].parse().unwrap();
    assert!(last >= before, "{last} of {before}");
    for number in 1..=last {
        let case = store.case(CaseId { place: SERVER, number }).await.unwrap().unwrap();
        assert!(case.entries.len() == 1 || number > before, "{number}");
    }
    let orphans = "SELECT '' || a.number FROM quiz_answers a LEFT JOIN quiz_rounds r
         ON r.place = a.place AND r.number = a.number WHERE r.number IS NULL";
    assert!(restored.texts(orphans).await.is_empty());
    let reviews = store.reviews(ASKER).await.unwrap();
    assert_eq!(reviews.iter().map(|review| review.topic.as_str()).collect::<Vec<_>>(), ["passes 27B2"]);
    let next = store.open_case(&new_case(SERVER, ASKER, "after the restore")).await.unwrap().id;
    assert_eq!(next.number, last + 1);
    enter(&store, next, ASKER, Entry::Note("goes on".to_owned())).await;
    store.close().await;
    match &restored {
        Database::Sqlite { .. } => restored.remove().await,
        Database::Postgres { url, .. } => {
            let name = url.rsplit_once('/').unwrap().1.split('?').next().unwrap().to_owned();
            database.run(&format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
});
