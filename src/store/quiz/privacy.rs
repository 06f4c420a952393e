//! What the quiz keeps about a person, and its end. Nothing of it stays, not as a number either: the questions that
//! somebody asked for stay without the name, for others have answered them.

use serde_json::{Value, json};

use super::Review;
use crate::{
    case::Person,
    store::{
        db::{Lease, sql},
        error::Fault,
        rows::signed,
    },
};

impl Lease {
    /// Everything about a person; `null` if there is nothing.
    pub(in crate::store) async fn quiz_of(&mut self, who: Person) -> Result<Value, Fault> {
        let parts = [
            ("player", self.player_of(who).await?),
            ("asked", self.asked_of(who).await?),
            ("answers", self.answers_of(who).await?),
            ("streaks", self.streaks_of(who).await?),
            ("boards", self.boards_of(who).await?),
            ("seen", self.seen_of(who).await?),
            ("reviews", self.reviews_of(who).await?),
        ];
        let is_nothing = |part: &Value| part.is_null() || part.as_array().is_some_and(Vec::is_empty);
        if parts.iter().all(|(_, part)| is_nothing(part)) {
            return Ok(Value::Null);
        }
        Ok(Value::Object(parts.into_iter().map(|(name, part)| (name.to_owned(), part)).collect()))
    }

    /// Its end.
    pub(in crate::store) async fn forget_player(&mut self, who: Person) -> Result<(), Fault> {
        let person = signed(who.0);
        self.players_change().await?;
        sql!(self, execute, "UPDATE quiz_rounds SET asked_by = NULL WHERE asked_by = $1", person)?;
        sql!(self, execute, "DELETE FROM quiz_answers WHERE person = $1", person)?;
        sql!(self, execute, "DELETE FROM quiz_people WHERE person = $1", person)?;
        sql!(self, execute, "DELETE FROM quiz_seen WHERE person = $1", person)?;
        sql!(self, execute, "DELETE FROM quiz_reviews WHERE person = $1", person)?;
        sql!(self, execute, "DELETE FROM quiz_players WHERE person = $1", person)?;
        sql!(self, execute, "DELETE FROM quiz_tallies WHERE person = $1", person)?;
        Ok(())
    }

    async fn player_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT level, history, opted_out FROM quiz_people WHERE person = $1";
        let row: Option<(i64, String, bool)> = sql!(self, fetch_optional, GET, signed(who.0))?;
        Ok(row.map_or(
            Value::Null,
            |(level, history, out)| json!({ "level": level, "last_answers": history, "opted_out": out }),
        ))
    }

    async fn asked_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, number, asked_at FROM quiz_rounds WHERE asked_by = $1 ORDER BY place, number";
        let rows: Vec<(String, i64, i64)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let asked = |(place, number, at)| json!({ "question": format!("{place}-{number}"), "at": at });
        Ok(rows.into_iter().map(asked).collect())
    }

    async fn answers_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, number, choice, correct, given_at FROM quiz_answers WHERE person = $1
             ORDER BY place, number";
        let rows: Vec<(String, i64, i64, bool, i64)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let answer = |(place, number, choice, right, at)| json!({ "question": format!("{place}-{number}"), "choice": choice, "right": right, "at": at });
        Ok(rows.into_iter().map(answer).collect())
    }

    async fn streaks_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, last_daily, streak, best_streak FROM quiz_players WHERE person = $1
             ORDER BY place";
        let rows: Vec<(String, i64, i64, i64)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let streak =
            |(place, last, length, best)| json!({ "place": place, "last": last, "length": length, "best": best });
        Ok(rows.into_iter().map(streak).collect())
    }

    async fn boards_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT place, span, correct, answered FROM quiz_tallies WHERE person = $1
             ORDER BY place, span";
        let rows: Vec<(String, String, i64, i64)> = sql!(self, fetch_all, GET, signed(who.0))?;
        let tally = |(place, span, right, answered)| json!({ "place": place, "span": span, "right": right, "answered": answered });
        Ok(rows.into_iter().map(tally).collect())
    }

    async fn reviews_of(&mut self, who: Person) -> Result<Value, Fault> {
        let review = |Review { edition, topic, step, due_at, .. }| json!({ "edition": edition.to_string(), "topic": topic, "right_since": step, "due": due_at });
        Ok(self.reviews(who).await?.into_iter().map(review).collect())
    }

    async fn seen_of(&mut self, who: Person) -> Result<Value, Fault> {
        const GET: &str = "SELECT identity, nth FROM quiz_seen WHERE person = $1 ORDER BY nth";
        let rows: Vec<(String, i64)> = sql!(self, fetch_all, GET, signed(who.0))?;
        Ok(rows.into_iter().map(|(identity, _)| Value::String(identity)).collect())
    }
}
