//! What is kept no longer than was said.

use director_please::{
    case::{CaseId, Entry, Place},
    store::{Cause, ServerSettings, Store},
};

use crate::{
    database::Database,
    fixtures::{ASKER, DIRECTOR, SERVER, new_case},
    on_both::on_both,
    quiz::new_round,
};

const DAY: i64 = 24 * 60 * 60;
/// When the cases of these tests are opened.
const OPENED: i64 = 1_790_000_000;

async fn keep_for(store: &Store, place: Place, keep_months: Option<u8>) {
    store.set_server(place, &ServerSettings { keep_months, ..ServerSettings::default() }).await.unwrap();
}

async fn cases(database: &Database) -> Vec<String> {
    database.texts("SELECT place || '-' || number FROM cases ORDER BY place, number").await
}

on_both!(cases_are_kept_for_as_many_months_as_the_server_says, |database| {
    let store = database.open().await;
    let elsewhere = Place::Server(7);
    for nth in 0..60 {
        store.open_case(&new_case(SERVER, ASKER, format!("here {nth}"))).await.unwrap();
    }
    store.open_case(&new_case(elsewhere, ASKER, "elsewhere")).await.unwrap();
    // Something was done in it later.
    let later = CaseId { place: SERVER, number: 9 };
    let stamp = director_please::store::Stamp { case: later, by: ASKER, at: OPENED + 40 * DAY };
    store.append(stamp, |_| Ok::<_, ()>(Entry::Note("later".to_owned())), |_| false).await.unwrap();
    assert_eq!(store.delete_old(OPENED + 10_000 * DAY).await.unwrap(), 0, "for ever, where nothing is said");
    keep_for(&store, SERVER, Some(2)).await;
    assert_eq!(store.delete_old(OPENED + 62 * DAY).await.unwrap(), 0, "not a day early");
    assert_eq!(store.delete_old(OPENED + 62 * DAY + 1).await.unwrap(), 59);
    assert_eq!(cases(database).await, [later.to_string(), "s7-1".to_owned()]);
    assert_eq!(store.delete_old(OPENED + 102 * DAY + 1).await.unwrap(), 1);
    keep_for(&store, SERVER, None).await;
    let next = store.open_case(&new_case(SERVER, ASKER, "next")).await.unwrap().id;
    assert_eq!(next.number, 61, "numbers go on");
    assert_eq!(store.delete_old(OPENED + 10_000 * DAY).await.unwrap(), 0);
});

on_both!(what_belongs_to_a_server_goes_thirty_days_after_it_removed_the_bot, |database| {
    let store = database.open().await;
    let elsewhere = Place::Server(7);
    for nth in 0..60 {
        store.open_case(&new_case(SERVER, ASKER, format!("here {nth}"))).await.unwrap();
        store.open_case(&new_case(elsewhere, ASKER, format!("elsewhere {nth}"))).await.unwrap();
        store.ask(&new_round(format!("q{nth}"))).await.unwrap();
    }
    store.set_on_call(SERVER, DIRECTOR, true).await.unwrap();
    let roles = |before| Ok::<_, ()>(ServerSettings { director_roles: vec![5], ..before });
    store.change_server(SERVER, DIRECTOR, Cause { id: "roles", at: 9 }, roles).await.unwrap().unwrap();
    let left_at = OPENED;
    // It comes back.
    store.set_left(SERVER, Some(left_at)).await.unwrap();
    store.set_left(SERVER, None).await.unwrap();
    assert_eq!(store.delete_old(left_at + 31 * DAY).await.unwrap(), 0);
    // It does not; that Discord says it again changes nothing, and who was never there has nothing to delete.
    for at in [left_at, left_at + 20 * DAY] {
        store.set_left(SERVER, Some(at)).await.unwrap();
        store.set_left(Place::Server(8), Some(at)).await.unwrap();
    }
    assert_eq!(store.delete_old(left_at + 30 * DAY - 1).await.unwrap(), 0);
    assert!(store.delete_old(left_at + 30 * DAY).await.unwrap() > 0);
    let tables =
        ["places", "cases", "entries", "director_roles", "role_changes", "on_call", "quiz_rounds", "quiz_players"];
    for table in tables {
        let left = database.texts(&format!("SELECT place FROM {table} WHERE place = '{SERVER}'")).await;
        assert_eq!(left, Vec::<String>::new(), "{table}");
    }
    assert_eq!(cases(database).await.len(), 60, "others are left alone");
    assert_eq!(store.server(SERVER).await.unwrap(), ServerSettings::default());
    if let Some(file) = database.file() {
        store.finish_erasing().await.unwrap();
        let log = std::fs::metadata(file.with_extension("sqlite-wal")).map_or(0, |log| log.len());
        assert_eq!(log, 0, "it is not in the log either");
    }
});
