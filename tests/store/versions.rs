//! Tables of earlier versions.

use director_please::{
    case::Person,
    locale::Language,
    store::{Filter, Given, Store},
};

use crate::{
    database::Database,
    fixtures::{ASKER, DIRECTOR, SERVER, enter, new_case},
    on_both::on_both,
    quiz::new_round,
};

const VERSIONS: [&str; 3] = [
    include_str!("../../src/store/migrations/0001_cases.sql"),
    include_str!("../../src/store/migrations/0002_quiz.sql"),
    include_str!("../../src/store/migrations/0003_own.sql"),
];

/// Makes the tables as an earlier version of the program left them, with fewer migrations.
async fn make(database: &Database, versions: usize) {
    if let Some(file) = database.file() {
        std::fs::File::create(file).unwrap();
    }
    database.run("CREATE TABLE migrations (version BIGINT PRIMARY KEY)").await;
    for (version, migration) in (1..).zip(&VERSIONS[..versions]) {
        database.run(migration).await;
        database.run(&format!("INSERT INTO migrations VALUES ({version})")).await;
    }
}

async fn versions(database: &Database) -> Vec<String> {
    database.texts("SELECT '' || version FROM migrations ORDER BY version").await
}

/// One for each file there is.
pub fn all_versions() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/migrations");
    (1..=std::fs::read_dir(folder).unwrap().count()).map(|version| version.to_string()).collect()
}

on_both!(the_first_tables_are_brought_up_to_date, |database| {
    make(database, 1).await;
    database.run(&format!("INSERT INTO places (place, language) VALUES ('{SERVER}', 'nb')")).await;
    let store = database.open().await;
    assert_eq!(store.server(SERVER).await.unwrap().language, Some(Language::Norwegian));
    assert_eq!(store.ask(&new_round("i1")).await.unwrap().id.number, 1);
    assert_eq!(versions(database).await, all_versions());
});

on_both!(boards_and_lists_of_the_third_version_stay_as_they_were, |database| {
    make(database, 3).await;
    let (out, back) = (Person(41), Person(42));
    let tally = |who: Person, right: u32| {
        format!("INSERT INTO quiz_tallies VALUES ('{SERVER}', '2026-11', {}, {right}, 9, 7)", who.0 as i64)
    };
    database
        .run(&format!(
            "INSERT INTO places (place, last_number) VALUES ('{SERVER}', 2);
             INSERT INTO quiz_people (person, opted_out) VALUES ({}, TRUE), ({}, FALSE);
             {}; {}; {};
             INSERT INTO cases (place, number, opened_by, opened_at, opened_with, typed, record, public, shared)
             VALUES ('{SERVER}', 1, 5, 6, 'w1', '1H', '{{}}', TRUE, TRUE), ('{SERVER}', 2, 5, 6, 'w2', '1H', '{{}}', FALSE, FALSE)",
            out.0,
            back.0,
            tally(out, 9),
            tally(back, 8),
            tally(DIRECTOR, 7),
        ))
        .await;
    // Several processes come with the new version at once.
    let stores = futures_util::future::join_all((0..4).map(|_| database.open())).await;
    assert_eq!(versions(database).await, all_versions());
    let board = async |store: &Store| store.board(SERVER, "2026-11", 10, DIRECTOR).await.unwrap();
    let lines: Vec<_> = board(&stores[0]).await.lines.iter().map(|line| (line.rank, line.person)).collect();
    assert_eq!(lines, [(1, back), (2, DIRECTOR)]);
    let seen = |who| Filter::OpenSeenBy(who);
    let list = async |who| stores[1].cases(SERVER, seen(who), None, 9).await.unwrap().len();
    assert_eq!((list(Person(5)).await, list(ASKER).await), (2, 1));
    // And work goes on.
    let case = stores[2].open_case(&new_case(SERVER, ASKER, "w3")).await.unwrap().id;
    enter(&stores[3], case, ASKER, director_please::case::Entry::Shared).await;
    assert_eq!((case.number, list(DIRECTOR).await), (3, 2));
    let id = stores[2].ask(&new_round("i1")).await.unwrap().id;
    for by in [out, DIRECTOR] {
        stores[2].answer(id, Given { by, choice: 0, right: true, at: 8 }).await.unwrap();
    }
    stores[3].reveal(id, 9).await.unwrap();
    assert_eq!((board(&stores[0]).await.lines.len(), board(&stores[0]).await.own.unwrap().score.right), (2, 8));
});
