//! What goes wrong is told clearly, and without the password.

use std::time::Duration;

use director_please::{
    case::Entry,
    config::Config,
    store::{Address, Appended, Filter, Stamp, Store, StoreError},
};

use sqlx::{Connection, SqliteConnection};

use crate::{
    database::Database,
    fixtures::{ASKER, SERVER, enter, new_case},
    on_both::on_both,
};

fn is_damage_of(error: &StoreError, place: &str) -> bool {
    matches!(error, StoreError::Damaged { what, .. } if what == place)
}

on_both!(a_row_that_cannot_be_read_is_damage_with_its_place, |database| {
    let store = database.open().await;
    for (number, damage) in [
        "UPDATE cases SET record = '{\"dealer\":\"Q\"}' WHERE number = 1",
        "UPDATE entries SET entry = '{\"burnt\":null}' WHERE number = 2 AND seq = 2",
        "DELETE FROM entries WHERE number = 3 AND seq = 1",
        "DELETE FROM entries WHERE number = 4 AND seq = 2",
    ]
    .into_iter()
    .enumerate()
    {
        let id = store.open_case(&new_case(SERVER, ASKER, format!("i{number}"))).await.unwrap().id;
        enter(&store, id, ASKER, Entry::Shared).await;
        enter(&store, id, ASKER, Entry::Called).await;
        database.run(damage).await;
        let error = store.case(id).await.unwrap_err();
        assert!(is_damage_of(&error, &format!("case {id}")), "{error}");
        let stamp = Stamp { case: id, by: ASKER, at: 1 };
        let error = store.append(stamp, |_| Ok::<_, ()>(Entry::Undone), |_| false).await.unwrap_err();
        assert!(is_damage_of(&error, &format!("case {id}")), "{error}");
    }
    database.run("UPDATE cases SET state = 'lost' WHERE number = 4").await;
    let error = store.cases(SERVER, Filter::Public, None, 10).await.unwrap_err();
    assert_eq!(error.to_string(), format!("the database is damaged: case {SERVER}-4: its state is \"lost\""));
    let whole = store.open_case(&new_case(SERVER, ASKER, "whole")).await.unwrap();
    assert_eq!(store.case(whole.id).await.unwrap(), Some(whole), "the others can be read");
    database.run("DROP TABLE on_call").await;
    assert!(is_damage_of(&store.on_call(SERVER).await.unwrap_err(), "its tables"));
});

on_both!(tables_of_a_later_version_are_left_alone, |database| {
    database.open().await.close().await;
    database.run("INSERT INTO migrations (version) VALUES (1000)").await;
    let Err(error) = Store::open(&database.address()).await else { panic!("it opened") };
    assert!(matches!(error, StoreError::Newer { found: 1000, .. }), "{error}");
});

on_both!(a_caller_who_stops_waiting_leaves_nothing_behind, |database| {
    let store = database.open().await;
    let id = store.open_case(&new_case(SERVER, ASKER, "i")).await.unwrap().id;
    let stamp = Stamp { case: id, by: ASKER, at: 1 };
    for wait in 0..200 {
        let append = store.append(stamp, |_| Ok::<_, ()>(Entry::Shared), |_| false);
        let _ = tokio::time::timeout(Duration::from_micros(wait * 20), append).await;
    }
    let file = store.case(id).await.unwrap().unwrap();
    let Appended::Done(after) = store.append(stamp, |_| Ok::<_, ()>(Entry::Called), |_| false).await.unwrap() else {
        panic!("it was entered")
    };
    assert!(after.entries.len() > file.entries.len());
    assert_eq!(database.open().await.case(id).await.unwrap(), Some(after));
});

on_both!(the_database_goes_away_and_comes_back, |database| {
    let store = database.open().await;
    let id = store.open_case(&new_case(SERVER, ASKER, "i")).await.unwrap().id;
    match database {
        Database::Sqlite { .. } => {
            // Somebody else keeps the lock for longer than anybody waits.
            let url = database.url();
            let mut conn = SqliteConnection::connect(&url).await.unwrap();
            sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut conn).await.unwrap();
            let stamp = Stamp { case: id, by: ASKER, at: 1 };
            let error = store.append(stamp, |_| Ok::<_, ()>(Entry::Shared), |_| false).await.unwrap_err();
            assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
            assert!(store.case(id).await.is_ok(), "readers do not wait");
            sqlx::raw_sql("ROLLBACK").execute(&mut conn).await.unwrap();
        }
        Database::Postgres { schema, .. } => {
            let end = format!(
                "SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE application_name = '{schema}'
                 AND pid <> pg_backend_pid()"
            );
            assert!(!database.texts(&end).await.is_empty());
        }
    }
    enter(&store, id, ASKER, Entry::Shared).await;
    assert_eq!(store.case(id).await.unwrap().unwrap().entries.len(), 1);
});

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let database = Database::sqlite();
    let path = database.url().replace("sqlite:", "");
    std::fs::write(&path, "This is a text about something else.".repeat(200)).unwrap();
    let Err(error) = Store::open(&database.address()).await else { panic!("it opened") };
    assert!(is_damage_of(&error, "its tables"), "{error}");
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("This is a text"));
    let nowhere: Address = "sqlite:/nowhere/at/all.sqlite".parse().unwrap();
    let Err(error) = Store::open(&nowhere).await else { panic!("it opened") };
    assert!(matches!(&error, StoreError::Unavailable(detail) if detail.starts_with("/nowhere")), "{error}");
    database.remove().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file() {
    let database = Database::sqlite();
    let store = database.open().await;
    store.open_case(&new_case(SERVER, ASKER, "i")).await.unwrap();
    let Database::Sqlite { directory } = &database else { panic!() };
    let mut files = 0;
    for file in std::fs::read_dir(directory.path()).unwrap() {
        let mode = std::os::unix::fs::PermissionsExt::mode(&file.unwrap().metadata().unwrap().permissions());
        assert_eq!(mode & 0o077, 0, "{mode:o}");
        files += 1;
    }
    assert_eq!(files, 3, "the file, its log and the log's index");
    store.close().await;
    database.remove().await;
}

#[test]
fn an_address_is_read_or_said_to_be_wrong() {
    for (text, shown) in [
        ("sqlite:cases.sqlite", "SQLite, cases.sqlite"),
        ("sqlite:///data/cases.sqlite", "SQLite, /data/cases.sqlite"),
        ("postgres://me:hunter2@db.example/cases", "PostgreSQL, db.example:5432/cases"),
        ("postgresql://me:hunter2@db.example:5433/cases?sslmode=require", "PostgreSQL, db.example:5433/cases"),
    ] {
        let address: Address = text.parse().unwrap();
        assert_eq!(address.to_string(), shown);
        assert_eq!(format!("{address:?}"), format!("Address({shown})"));
    }
    for text in ["", "cases.sqlite", "mysql://a:hunter2@b/c", "sqlite:", "sqlite::memory:", "sqlite:x?mode=rwc"] {
        assert!(matches!(text.parse::<Address>(), Err(StoreError::Address(_))), "{text}");
    }
}

#[test]
fn a_database_elsewhere_is_spoken_to_by_tls() {
    let warns =
        |address: &Address| address.warnings().first().map(|warning| warning.contains("may be read and changed"));
    // How far it is trusted on its way, and whether that is warned of, and as what may be read by others.
    for (text, mode, warned) in [
        ("postgres://me@localhost/cases", "prefer", None),
        ("postgres://me@LocalHost/cases", "prefer", None),
        ("postgres://me@127.0.0.1/cases", "prefer", None),
        ("postgres://me@127.8.9.1:5433/cases", "prefer", None),
        ("postgres://me@[::1]/cases", "prefer", None),
        ("postgres://me@%2Frun%2Fpostgresql/cases", "prefer", None),
        ("postgres:///cases?host=/run/postgresql", "prefer", None),
        ("postgres://me@localhost/cases?sslmode=disable", "disable", None),
        ("postgres://me@db.example/cases", "require", Some(false)),
        ("postgres://me@10.0.0.7/cases?application_name=sslmode=disable", "require", Some(false)),
        ("postgres://sslmode=disable@localhost.example/cases", "require", Some(false)),
        ("postgres://me@localhost/cases?host=db.example", "require", Some(false)),
        ("postgres://me@localhost/cases?hostaddr=10.0.0.7", "require", Some(false)),
        ("postgres://me@db.example/cases?sslmode=disable", "disable", Some(true)),
        ("postgres://me@db.example/cases?ssl-mode=allow", "allow", Some(true)),
        ("postgres://me@db.example/cases?sslmode=prefer", "prefer", Some(true)),
        ("postgres://me@db.example/cases?sslmode=require", "require", Some(false)),
        ("postgres://me@db.example/cases?sslmode=verify-ca", "verify-ca", Some(false)),
        ("postgres://me@db.example/cases?sslmode=verify-full", "verify-full", None),
        ("postgres://me@[2001:db8::1]/cases", "require", Some(false)),
    ] {
        let address: Address = text.parse().unwrap();
        assert_eq!((address.ssl_mode(), warns(&address)), (Some(mode), warned), "{text}");
        assert!(!format!("{:?}", address.warnings()).contains("me@"), "{text}");
    }
}

/// A server that knows no TLS: nothing is sent to it but the question whether it does.
#[tokio::test]
async fn nothing_goes_to_a_database_elsewhere_without_tls() {
    let socket = tokio::net::TcpListener::bind("0.0.0.0:0").await.unwrap();
    let port = socket.local_addr().unwrap().port();
    let heard = tokio::spawn(async move {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let (mut stream, _) = socket.accept().await.unwrap();
        let (mut question, mut rest) = ([0; 8], Vec::new());
        stream.read_exact(&mut question).await.unwrap();
        stream.write_all(b"N").await.unwrap();
        stream.read_to_end(&mut rest).await.unwrap();
        (question[7], rest)
    });
    // To us every address of this kind is our own, and to the store one of another machine.
    let address: Address = format!("postgres://me:hunter2@0.0.0.0:{port}/cases").parse().unwrap();
    assert_eq!(address.ssl_mode(), Some("require"));
    let opening = tokio::spawn(async move { Store::open(&address).await.err() });
    assert_eq!(heard.await.unwrap(), (47, Vec::new()), "the request for TLS, and nothing else");
    opening.abort();
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_others_may_read_is_warned_of() {
    use std::os::unix::fs::PermissionsExt as _;
    let database = Database::sqlite();
    assert_eq!(database.address().warnings(), Vec::<String>::new(), "there is no file yet");
    database.open().await.close().await;
    let file = database.file().unwrap();
    for (mode, count) in [(0o600, 0), (0o640, 1), (0o604, 1), (0o644, 1)] {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        assert_eq!(database.address().warnings().len(), count, "{mode:o}");
    }
    database.remove().await;
}

#[tokio::test]
async fn no_error_shows_the_password() {
    let mut said = Vec::new();
    for text in [
        "postgres://me:hunter2@127.0.0.1:1/cases",
        "postgres://me:hunter2@no.such.host.invalid/cases",
        "postgres://me:hunter2@127.0.0.1:notaport/cases",
        "postgres://me:hunter2@[::1/cases",
        "postgres://me:hunter2@127.0.0.1:1/cases?sslmode=hunter2",
        "postgres://me:hun%FFter2@127.0.0.1:1/cases",
        "hunter2://me:hunter2@host",
    ] {
        let error = match text.parse::<Address>() {
            Ok(address) => Store::open(&address).await.err().expect("there is no such database"),
            Err(error) => error,
        };
        said.push(format!("{error} {error:?}"));
    }
    if let Ok(url) = std::env::var("TEST_DATABASE_URL") {
        let (scheme, rest) = url.split_once("://").unwrap();
        let host = rest.rsplit('@').next().unwrap();
        let address: Address = format!("{scheme}://nobody:hunter2@{host}").parse().unwrap();
        let error = Store::open(&address).await.err().expect("there is nobody of that name");
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
        said.push(format!("{error} {error:?} {address} {address:?}"));
    }
    assert!(said.iter().all(|said| !said.contains("hunter2")), "{said:#?}");
}

#[test]
fn the_environment_says_where_the_store_is() {
    let config = Config::read(|_| None);
    assert_eq!(config.store.secret(), "sqlite:director-please.sqlite");
    let url = "postgres://me:hunter2@db.example/cases";
    let config = Config::read(|name| (name == "DATABASE_URL").then(|| url.to_owned()));
    assert_eq!(config.store.secret(), url);
    assert!(!format!("{config:?}").contains("hunter2"));
}
