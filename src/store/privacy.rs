//! What is stored about a person.

use serde_json::{Value, json};

use super::{
    DirectorCall, Store, StoreError,
    db::{LONG, Lease, bounded, sql},
    error::Fault,
    rows::signed,
};
use crate::case::Person;

impl Store {
    /// Everything that is stored about a person: what is set, where that person is on call, the cases opened and the
    /// entries made, and what the quiz keeps. It may take long.
    pub async fn everything_of(&self, who: Person) -> Result<Value, StoreError> {
        bounded!(self.trouble, LONG, async {
            // All of it as it was at one moment.
            let mut lease = self.db.snapshot().await?;
            let everything = json!({
                "person": who.0.to_string(),
                "settings": lease.settings_of(who).await?,
                "on_call": lease.on_call_of(who).await?,
                "cases": lease.cases_of(who).await?,
                "entries": lease.entries_of(who).await?,
                "role_changes": lease.role_changes_of(who).await?,
                "director_called": lease.calls_of(who).await?,
                "quiz": lease.quiz_of(who).await?,
            });
            lease.commit().await?;
            Ok(everything)
        })
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
        #[derive(sqlx::FromRow)]
        struct Row {
            place: String,
            number: i64,
            opened_at: i64,
            typed: String,
            record: String,
            agreements: Option<String>,
        }
        let rows: Vec<Row> = sql!(self, fetch_all, GET, signed(who.0))?;
        let case = |row: Row| {
            json!({
                "case": format!("{}-{}", row.place, row.number),
                "opened_at": row.opened_at,
                "typed": row.typed,
                "record": as_json(row.record),
                "agreements": row.agreements,
            })
        };
        Ok(rows.into_iter().map(case).collect())
    }

    async fn calls_of(&mut self, who: Person) -> Result<Value, Fault> {
        let director_calls = self.director_calls_of(who).await?.into_iter();
        let called = director_calls.map(|DirectorCall { place, at, table, board, by, .. }| {
            json!({ "place": place.to_string(), "at": at, "table": table, "board": board, "by_you": by == who })
        });
        Ok(called.collect())
    }

    async fn role_changes_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, made_at, roles_before, roles_after FROM role_changes
             WHERE by_person = $1 ORDER BY place, nth";
        let rows: Vec<(String, i64, String, String)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let change = |(place, at, before, after)| json!({ "place": place, "at": at, "before": before, "after": after });
        Ok(rows.into_iter().map(change).collect())
    }

    async fn entries_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, number, seq, made_at, entry FROM entries
             WHERE by_person = $1 ORDER BY place, number, seq";
        let rows: Vec<(String, i64, i64, i64, String)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let entry = |(place, number, seq, at, entry): (String, i64, i64, i64, String)| json!({ "case": format!("{place}-{number}"), "seq": seq, "at": at, "entry": as_json(entry) });
        Ok(rows.into_iter().map(entry).collect())
    }
}

/// Something stored as JSON; as text if it is damaged, for it is about the person all the same.
fn as_json(text: String) -> Value {
    serde_json::from_str(&text).unwrap_or(Value::String(text))
}
