//! After a director has spoken.

use director_please::case::Person;

use crate::{
    cases::{DIRECTOR, SOUTH, Table, content, says, server},
    database::Database,
    events::{self, control},
    on_both::on_both,
};

/// What a director has spoken on stays: it is not taken back, and what comes after it is told apart from it.
async fn stays(database: &Database) {
    let mut table = Table::set(database, "en-US").await;
    let shared = [events::option("share", true.into())];
    let public = table.does(SOUTH, events::ruling("1H P 1H ib rej", &shared, "en-GB", "en-US")).await;
    let public = table.chooses(SOUTH, &public, "2H").await;
    let directors = table.does(DIRECTOR, events::press_on(&public, "direct", "en-US")).await;
    table.presses(DIRECTOR, &directors, "confirm").await;
    let confirmed = table.discord.message_with(&public.id, |card| content(card).contains("Confirmed by")).await;
    assert!(control(&confirmed, "undo").is_none(), "what was confirmed is not taken back");
    // A press from before does not do it either.
    let refused = table.presses(SOUTH, &public, "undo").await;
    says(&refused, &["nothing to take back"]);
    let on = table.types(SOUTH, &confirmed, "next", &[("text", "P")]).await;
    says(&on, &["Confirmed by", "More has happened since"]);
    let back = table.presses(SOUTH, &on, "undo").await;
    assert!(!content(&back).contains("More has happened since"), "{}", content(&back));
    assert!(control(&back, "undo").is_none());
}

on_both!(what_a_director_has_spoken_on_stays, |database| stays(database).await);

/// Where this version of the program rules otherwise than the one that was confirmed, the case says so.
async fn otherwise(database: &Database) {
    let table = Table::set(database, "no").await;
    let shared = [events::option("share", true.into())];
    let public = table.does(SOUTH, events::ruling("1H P 1H ib rej 2H", &shared, "en-GB", "no")).await;
    let directors = table.does(DIRECTOR, events::press_on(&public, "direct", "no")).await;
    let confirmed = table.does(DIRECTOR, events::press_on(&directors, "confirm", "no")).await;
    assert!(!content(&confirmed).contains("otherwise"), "{}", content(&confirmed));
    let older = r#"'{"confirmed":{"digest":"of another ruling","program":"0.0.1"}}'"#;
    database.run(&format!("UPDATE entries SET entry = {older} WHERE entry LIKE '{{\"confirmed\"%'")).await;
    let again = table.does(SOUTH, events::press_on(&public, "language", "no")).await;
    says(&again, &["rules differently from version 0.0.1"]);
}

on_both!(a_version_that_rules_otherwise_says_so, |database| otherwise(database).await);

/// A withdrawn case is no ruling any more, and only directors go on with it.
async fn withdrawn(database: &Database) {
    let mut table = Table::set(database, "en-US").await;
    let shared = [events::option("share", true.into())];
    let public = table.does(SOUTH, events::ruling("1H P 1H ib rej 2H", &shared, "en-GB", "en-US")).await;
    let directors = table.does(DIRECTOR, events::press_on(&public, "direct", "en-US")).await;
    table.types(DIRECTOR, &directors, "withdraw", &[("reason", "The auction was another one.")]).await;
    let gone = table.discord.message_with(&public.id, |card| content(card).contains("Withdrawn by")).await;
    says(&gone, &["no longer applies", "The auction was another one."]);
    assert!(control(&gone, "next").is_none() && control(&gone, "choose").is_none());
    let drawn = table.presses(SOUTH, &public, "slip").await;
    says(&drawn, &["no longer applies"]);
}

on_both!(a_withdrawn_case_is_no_ruling, |database| withdrawn(database).await);

/// Where nobody would be told of a call, the table is told so.
#[tokio::test]
async fn a_call_that_reaches_nobody_says_so() {
    let database = Database::sqlite();
    let mut table = Table::set(&database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    says(&table.calls(SOUTH, &card).await, &["The director has been called."]);
    let store = database.open().await;
    store.set_on_call(server(), Person(DIRECTOR.id.parse().unwrap()), false).await.unwrap();
    store.close().await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    says(&table.calls(SOUTH, &card).await, &["Fetch the director yourself"]);
}
