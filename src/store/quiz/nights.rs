//! Quiz nights: where there is one, how everybody stands, and which question is over.

use super::{
    Line, Round, RoundId,
    rounds::{damaged, round_id},
};
use crate::{
    case::{Person, Place},
    league::Score,
    store::{
        Store, StoreError,
        db::{Lease, SHORT, bounded, reading, sql, writing},
        error::Fault,
        rows::{person, signed},
    },
};

/// For how long a question whose time is over belongs to the process that goes on with it, in seconds.
const GOING_ON: i64 = 30;
/// How many of them are taken at once.
const AT_ONCE: i64 = 32;

impl Store {
    /// The question at which a night in a channel is, if it was asked since a moment and more is to come.
    pub async fn open_night(&self, place: Place, channel: u64, since: i64) -> Result<Option<Round>, StoreError> {
        reading!(self, |lease| {
            const FIND: &str = "SELECT place, number FROM quiz_rounds r
             WHERE r.place = $1 AND r.channel = $2 AND r.form = 'night' AND r.asked_at >= $3
             AND (r.nth < r.length OR r.revealed_at IS NULL) AND NOT EXISTS (SELECT 1 FROM quiz_rounds n
              WHERE n.place = r.place AND n.series = r.series AND n.nth > r.nth)
             ORDER BY r.number DESC LIMIT 1";
            let found: Option<(String, i64)> =
                sql!(lease, fetch_optional, FIND, place.to_string(), signed(channel), since)?;
            match found {
                Some((place, number)) => lease.round(round_id(&place, number)?).await?,
                None => None,
            }
        })
    }

    /// How everybody stands after a question of a series, as far as it is revealed; up to a limit, and nobody who has opted out.
    pub async fn standings(&self, round: &Round, most: u32) -> Result<Vec<Line>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT a.person, CAST(SUM(CASE WHEN a.correct THEN 1 ELSE 0 END) AS BIGINT) AS correct,
             COUNT(*) AS answered, MAX(CASE WHEN a.correct THEN a.given_at ELSE 0 END) AS reached
             FROM quiz_rounds r JOIN quiz_answers a ON a.place = r.place AND a.number = r.number
             WHERE r.place = $1 AND r.series = $2 AND r.nth <= $3 AND r.revealed_at IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM quiz_people o WHERE o.person = a.person AND o.opted_out)
             GROUP BY a.person ORDER BY correct DESC, answered, reached, a.person LIMIT $4";
            let nth = round.series.map_or(0, |series| series.nth);
            let (place, first) = (round.id.place.to_string(), i64::from(round.first().number));
            let rows: Vec<(i64, i64, i64, i64)> =
                sql!(lease, fetch_all, GET, place, first, i64::from(nth), i64::from(most))?;
            let small = |number| u32::try_from(number).unwrap_or_default();
            let line = |(rank, (who, right, answered, reached)): (u32, (i64, i64, i64, i64))| {
                let score = Score { right: small(right), answered: small(answered), reached };
                Line { rank, person: person(who), score, streak: 0 }
            };
            (1..).zip(rows).map(line).collect()
        })
    }

    /// Takes it upon us to go on with the questions whose time is over, and says when it was. Another process does so if
    /// they are not gone on with within half a minute.
    pub async fn take_due_nights(&self, now: i64) -> Result<Vec<(RoundId, i64)>, StoreError> {
        bounded!(self.trouble, SHORT, async {
            const DUE: &str =
                "SELECT place, number, due_at FROM quiz_rounds WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
            const TAKE: &str = "UPDATE quiz_rounds SET due_at = $4 WHERE place = $1 AND number = $2 AND due_at = $3";
            let mut lease = self.db.read().await?;
            let due: Vec<(String, i64, i64)> = sql!(lease, fetch_all, DUE, now, AT_ONCE)?;
            lease.done();
            let mut taken = Vec::new();
            if due.is_empty() {
                return Ok(taken);
            }
            let mut lease = self.db.write().await?;
            for (place, number, due_at) in due {
                if sql!(lease, execute, TAKE, place.clone(), number, due_at, now + GOING_ON)? > 0 {
                    taken.push((round_id(&place, number)?, due_at));
                }
            }
            lease.commit().await?;
            Ok(taken)
        })
    }

    /// Keeps when a question is over; `None`, if it has been gone on with, or its host goes on.
    pub async fn set_due(&self, id: RoundId, due_at: Option<i64>) -> Result<(), StoreError> {
        writing!(self, |lease| {
            lease.set_due(id, due_at).await?;
        })
    }

    /// Keeps that a night has gone on from one question to the next, and when that one is over.
    pub async fn go_on(&self, from: RoundId, to: RoundId, due_at: i64) -> Result<(), StoreError> {
        writing!(self, |lease| {
            lease.set_due(from, None).await?;
            lease.set_due(to, Some(due_at)).await?;
        })
    }

    /// Ends a night with the last question that anybody has seen, and gives that.
    pub async fn end_night(&self, first: RoundId) -> Result<Option<Round>, StoreError> {
        writing!(self, |lease| {
            const LAST: &str = "SELECT number, nth FROM quiz_rounds r WHERE r.place = $1 AND r.series = $2
             AND (r.nth = 1 OR r.card_channel IS NOT NULL OR r.revealed_at IS NOT NULL OR EXISTS
              (SELECT 1 FROM quiz_answers a WHERE a.place = r.place AND a.number = r.number))
             ORDER BY r.nth DESC LIMIT 1";
            const UNSEEN: &str = "DELETE FROM quiz_rounds WHERE place = $1 AND series = $2 AND nth > $3";
            const END: &str = "UPDATE quiz_rounds SET length = $3 WHERE place = $1 AND series = $2";
            let (place, series) = (first.place.to_string(), i64::from(first.number));
            let last: Option<(i64, i64)> = sql!(lease, fetch_optional, LAST, place.clone(), series)?;
            let Some((number, nth)) = last else {
                lease.roll_back().await?;
                return Ok(None);
            };
            sql!(lease, execute, UNSEEN, place.clone(), series, nth)?;
            sql!(lease, execute, END, place, series, nth)?;
            let number = u32::try_from(number).map_err(|error| damaged(first, error))?;
            let round = lease.must_have_round(RoundId { number, ..first }).await?;
            Some(round)
        })
    }
}

impl Lease {
    async fn set_due(&mut self, id: RoundId, due_at: Option<i64>) -> Result<(), Fault> {
        const SET: &str = "UPDATE quiz_rounds SET due_at = $3 WHERE place = $1 AND number = $2";
        sql!(self, execute, SET, id.place.to_string(), i64::from(id.number), due_at)?;
        Ok(())
    }

    /// All questions of the nights in which somebody has answered: the cards of any of them may name that person.
    pub(in crate::store) async fn nights_of(&mut self, who: Person) -> Result<Vec<RoundId>, Fault> {
        const GET: &str = "SELECT DISTINCT n.place, n.number FROM quiz_answers a
             JOIN quiz_rounds r ON r.place = a.place AND r.number = a.number AND r.form = 'night'
             JOIN quiz_rounds n ON n.place = r.place AND n.series = r.series WHERE a.person = $1";
        let rows: Vec<(String, i64)> = sql!(self, fetch_all, GET, signed(who.0))?;
        rows.into_iter().map(|(place, number)| round_id(&place, number)).collect()
    }
}
