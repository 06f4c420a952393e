//! A store that does not answer: every ruling is given within Discord's three seconds all the same, and what is not kept is said.

use sqlx::{Connection as _, PgConnection, SqliteConnection};

use crate::{
    cases::{SOUTH, Table, content, says},
    database::Database,
    events,
    on_both::on_both,
};

/// Somebody else's transaction that nothing gets past, for as long as this is kept.
pub enum Block {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Block {
    pub async fn put(database: &Database) -> Block {
        match database {
            Database::Sqlite { .. } => {
                let file = database.file().unwrap();
                let mut conn = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
                sqlx::raw_sql("BEGIN EXCLUSIVE; UPDATE places SET last_number = last_number")
                    .execute(&mut conn)
                    .await
                    .unwrap();
                Block::Sqlite(conn)
            }
            Database::Postgres { .. } => {
                let mut conn = PgConnection::connect(&database.url()).await.unwrap();
                let lock = "BEGIN; LOCK TABLE places, cases, entries, people, claims IN ACCESS EXCLUSIVE MODE";
                sqlx::raw_sql(lock).execute(&mut conn).await.unwrap();
                Block::Postgres(conn)
            }
        }
    }

    pub async fn lift(self) {
        match self {
            Block::Sqlite(mut conn) => drop(sqlx::raw_sql("ROLLBACK").execute(&mut conn).await.unwrap()),
            Block::Postgres(mut conn) => drop(sqlx::raw_sql("ROLLBACK").execute(&mut conn).await.unwrap()),
        }
    }
}

async fn blocked(database: &Database) {
    let table = Table::set(database, "en-US").await;
    let card = table.does(SOUTH, events::ruling("1H P 1H ib", &[], "en-GB", "en-US")).await;
    let block = Block::put(database).await;
    // The Discord of the tests refuses what comes after three seconds, and says so at the end.
    let token = table.discord.interact(SOUTH.does(events::ruling("1S 1H ib", &[], "en-GB", "en-US")));
    let press = table.discord.interact(SOUTH.does(events::press_on(&card, "decline", "en-US")));
    says(&table.discord.answer(&token).await, &["East’s 1♥ is insufficient"]);
    let note = table.discord.followup(&token, 0).await;
    assert!(note["content"].as_str().unwrap().contains("could not be stored") && note["flags"] == 64, "{note}");
    says(&table.discord.answer(&press).await, &["cannot be reached right now", "may or may not have been saved"]);
    block.lift().await;
    // For a second it may still take the store for blocked.
    table.discord.lock().patient = true;
    let after = loop {
        let after = table.does(SOUTH, events::press_on(&card, "decline", "en-US")).await;
        if !content(&after).contains("cannot be reached right now") {
            break after;
        }
    };
    assert!(content(&after).contains("South must"), "{}", content(&after));
    assert_eq!(database.texts("SELECT entry FROM entries").await.len(), 1);
}

on_both!(a_store_that_is_blocked_holds_up_no_ruling, |database| blocked(database).await);
