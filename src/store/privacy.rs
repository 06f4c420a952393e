//! What is stored about a person, and its end.

use serde_json::{Value, json};

use super::{
    Store, StoreError,
    db::{Conn, LONG, Lease, bounded, sql},
    error::Fault,
    memory::Memory,
    rows::signed,
};
use crate::case::{Person, Place};

/// From here on a number is one of Discord's, and will not stand in a text by chance.
const DISCORD: u64 = 1_000_000_000_000_000;

impl Store {
    /// Everything that is stored about a person: what is set, where that person is on call, the cases opened and the
    /// entries made, and what the quiz keeps. It may take long.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn everything_of(&self, who: Person) -> Result<Value, StoreError> {
        bounded!(self.trouble, LONG, self.try_everything_of(who))
    }

    /// Ends what is stored about a person: the settings; every case in that person's direct messages; everything in the
    /// quiz; and in the cases of servers, which stay, who it was. It may take long.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn erase(&self, who: Person) -> Result<(), StoreError> {
        let _changing = Memory::changing(self.memory.as_ref());
        bounded!(self.trouble, LONG, self.try_erase(who))
    }

    async fn try_everything_of(&self, who: Person) -> Result<Value, Fault> {
        let mut lease = self.db.read().await?;
        let everything = json!({
            "person": who.0.to_string(),
            "settings": lease.settings_of(who).await?,
            "on_call": lease.on_call_of(who).await?,
            "cases": lease.cases_of(who).await?,
            "entries": lease.entries_of(who).await?,
            "quiz": lease.quiz_of(who).await?,
        });
        lease.done();
        Ok(everything)
    }

    async fn try_erase(&self, who: Person) -> Result<(), Fault> {
        // Looking through every text takes long; nobody needs to wait for that.
        let mut lease = self.db.read().await?;
        let named = if who.0 >= DISCORD { lease.named(who).await? } else { Vec::new() };
        lease.done();
        let mut lease = self.db.write().await?;
        let alone = Place::Alone(who).to_string();
        // With the place go its cases, and with them their entries.
        sql!(lease, execute, "DELETE FROM places WHERE place = $1", alone.clone())?;
        sql!(lease, execute, "DELETE FROM on_call WHERE person = $1 OR place = $2", signed(who.0), alone)?;
        sql!(lease, execute, "DELETE FROM people WHERE person = $1", signed(who.0))?;
        sql!(lease, execute, "UPDATE cases SET opened_by = NULL WHERE opened_by = $1", signed(who.0))?;
        sql!(lease, execute, "UPDATE entries SET by_person = NULL WHERE by_person = $1", signed(who.0))?;
        if who.0 >= DISCORD {
            lease.unname_in_files(who).await?;
        }
        for (place, number, seq) in named {
            lease.unname(who, place, number, seq).await?;
        }
        // Last, for nobody's answers are counted meanwhile.
        lease.forget_player(who).await?;
        lease.commit().await?;
        let mut lease = self.db.writer().await?;
        if let Conn::Sqlite(_) = lease.conn {
            // What was overwritten may still stand in the log that SQLite writes ahead.
            lease.say("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        }
        lease.done();
        Ok(())
    }
}

impl Lease {
    async fn settings_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT language, edition FROM people WHERE person = $1";
        let row: Option<(Option<String>, Option<String>)> = sql!(self, fetch_optional, GET, signed(who.0))?;
        Ok(row.map_or(Value::Null, |(language, edition)| json!({ "language": language, "edition": edition })))
    }

    async fn on_call_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place FROM on_call WHERE person = $1 ORDER BY place";
        let rows: Vec<(String,)> = sql!(self, fetch_all, GET, signed(who.0))?;
        Ok(rows.into_iter().map(|(place,)| Value::String(place)).collect())
    }

    async fn cases_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, number, opened_at, typed, record, agreements FROM cases
             WHERE opened_by = $1 ORDER BY place, number";
        type Row = (String, i64, i64, String, String, Option<String>);
        let rows: Vec<Row> = sql!(self, fetch_all, GET, signed(who.0))?;
        let case = |(place, number, at, typed, record, agreements): Row| {
            json!({
                "case": format!("{place}-{number}"),
                "opened_at": at,
                "typed": typed,
                "record": as_json(record),
                "agreements": agreements,
            })
        };
        Ok(rows.into_iter().map(case).collect())
    }

    async fn entries_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, number, seq, made_at, entry FROM entries
             WHERE by_person = $1 ORDER BY place, number, seq";
        let rows: Vec<(String, i64, i64, i64, String)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let entry = |(place, number, seq, at, entry): (String, i64, i64, i64, String)| json!({ "case": format!("{place}-{number}"), "seq": seq, "at": at, "entry": as_json(entry) });
        Ok(rows.into_iter().map(entry).collect())
    }

    /// Where a text names somebody by number, as mentions do: cases as entry 0, and entries.
    async fn named(&mut self, who: Person) -> Result<Vec<(String, i64, i64)>, Fault> {
        const GET: &str = "SELECT place, number, 0 AS seq FROM cases
             WHERE typed LIKE $1 OR record LIKE $1 OR agreements LIKE $1
             UNION ALL SELECT place, number, seq FROM entries WHERE entry LIKE $1";
        Ok(sql!(self, fetch_all, GET, format!("%{}%", who.0))?)
    }

    /// The same in the servers' files of questions. What makes a question anew has no place for it.
    async fn unname_in_files(&mut self, who: Person) -> Result<(), Fault> {
        const FILES: &str = "UPDATE quiz_files SET content = replace(content, $1, '0') WHERE content LIKE $2";
        sql!(self, execute, FILES, who.0.to_string(), format!("%{}%", who.0))?;
        Ok(())
    }

    /// Puts 0 in place of somebody's number.
    async fn unname(&mut self, who: Person, place: String, number: i64, seq: i64) -> Result<(), Fault> {
        const CASE: &str = "UPDATE cases SET typed = replace(typed, $4, '0'), record = replace(record, $4, '0'),
             agreements = replace(agreements, $4, '0') WHERE place = $1 AND number = $2 AND $3 = 0";
        const ENTRY: &str =
            "UPDATE entries SET entry = replace(entry, $4, '0') WHERE place = $1 AND number = $2 AND seq = $3";
        let update = if seq == 0 { CASE } else { ENTRY };
        sql!(self, execute, update, place, number, seq, who.0.to_string())?;
        Ok(())
    }
}

/// Something stored as JSON; as text if it is damaged, for it is about the person all the same.
fn as_json(text: String) -> Value {
    serde_json::from_str(&text).unwrap_or(Value::String(text))
}
