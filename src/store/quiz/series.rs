//! Questions that are asked one after the other. What has become of them follows from their rounds alone.

use super::{
    Round, RoundId,
    rounds::{damaged, round_id},
};
use crate::{
    case::Person,
    store::{
        Store, StoreError,
        db::{Lease, reading, sql, writing},
        error::Fault,
        rows::signed,
    },
};

impl Store {
    /// The last question of the exam that somebody has begun since a moment and not finished.
    pub async fn open_exam(&self, who: Person, since: i64) -> Result<Option<Round>, StoreError> {
        reading!(self, |lease| {
            const FIND: &str = "SELECT place, number FROM quiz_rounds
             WHERE asked_by = $1 AND form = 'exam' AND revealed_at IS NULL AND asked_at >= $2
             ORDER BY asked_at DESC, nth DESC LIMIT 1";
            let found: Option<(String, i64)> = sql!(lease, fetch_optional, FIND, signed(who.0), since)?;
            match found {
                Some((place, number)) => lease.round(round_id(&place, number)?).await?,
                None => None,
            }
        })
    }

    /// All questions so far of the series that begins with this one, in order.
    pub async fn series(&self, first: RoundId) -> Result<Vec<Round>, StoreError> {
        reading!(self, |lease| lease.series(first).await?)
    }

    /// Keeps that nothing comes after this question of a series.
    pub async fn end_series_with(&self, last: &Round) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const END: &str = "UPDATE quiz_rounds SET length = $3 WHERE place = $1 AND series = $2";
            let (place, first) = (last.id.place.to_string(), i64::from(last.first().number));
            let nth = last.series.map_or(1, |series| i64::from(series.nth));
            sql!(lease, execute, END, place, first, nth)?;
        })
    }

    /// Reveals all questions of a series at once, and gives them.
    pub async fn end_series(&self, first: RoundId, at: i64) -> Result<Vec<Round>, StoreError> {
        writing!(self, |lease| {
            for number in lease.series_numbers(first).await? {
                lease.reveal(RoundId { number, ..first }, at).await?;
            }
            lease.series(first).await?
        })
    }
}

impl Lease {
    async fn series_numbers(&mut self, first: RoundId) -> Result<Vec<u32>, Fault> {
        const GET: &str = "SELECT number, nth FROM quiz_rounds WHERE place = $1 AND series = $2 ORDER BY nth";
        let rows: Vec<(i64, i64)> = sql!(self, fetch_all, GET, first.place.to_string(), i64::from(first.number))?;
        rows.into_iter().map(|(number, _)| u32::try_from(number).map_err(|error| damaged(first, error))).collect()
    }

    async fn series(&mut self, first: RoundId) -> Result<Vec<Round>, Fault> {
        let mut rounds = Vec::new();
        for number in self.series_numbers(first).await? {
            rounds.push(self.must_have_round(RoundId { number, ..first }).await?);
        }
        Ok(rounds)
    }
}
