//! Reviews: what somebody answered wrong comes back, later from time to time as long as it is answered right.

use super::{
    Round,
    rounds::{damaged, laws, written},
};
use crate::{
    case::Person,
    lawbook::Edition,
    store::{
        Store, StoreError,
        db::{Lease, reading, sql},
        error::Fault,
        rows::signed,
    },
};

/// A day, in seconds.
const DAY: i64 = 24 * 60 * 60;
/// After how many days it comes back: first, and after each time that it was right.
const DAYS: [i64; 4] = [1, 3, 7, 21];
/// For how many days after it was due it is kept.
const KEPT: i64 = 90;

/// Something that somebody answered wrong, and has yet to be asked about again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The edition.
    pub edition: Edition,
    /// What the question taught.
    pub topic: String,
    /// The laws that the question was about.
    pub laws: Vec<u8>,
    /// Its level.
    pub level: u8,
    /// How often it was right since then.
    pub step: u8,
    /// When it comes back, in seconds since 1970.
    pub due_at: i64,
}

impl Store {
    /// What somebody has yet to be asked about again, the longest due first.
    pub async fn reviews(&self, who: Person) -> Result<Vec<Review>, StoreError> {
        reading!(self, |lease| lease.reviews(who).await?)
    }
}

impl Lease {
    pub(super) async fn reviews(&mut self, who: Person) -> Result<Vec<Review>, Fault> {
        const GET: &str = "SELECT edition, topic, laws, level, step, due_at FROM quiz_reviews WHERE person = $1
             ORDER BY due_at, edition, topic";
        #[derive(sqlx::FromRow)]
        struct Row {
            edition: String,
            topic: String,
            laws: String,
            level: i64,
            step: i64,
            due_at: i64,
        }
        let rows: Vec<Row> = sql!(self, fetch_all, GET, signed(who.0))?;
        let review = |Row { edition, topic, laws: of, level, step, due_at }: Row| {
            let unknown = |_| StoreError::damaged("quiz_reviews", format_args!("{edition} {topic} cannot be read"));
            Ok(Review {
                edition: edition.parse().map_err(|_| unknown(()))?,
                laws: laws(&of),
                level: u8::try_from(level).map_err(|_| unknown(()))?,
                step: u8::try_from(step).map_err(|_| unknown(()))?,
                topic: topic.clone(),
                due_at,
            })
        };
        rows.into_iter().map(review).collect()
    }

    /// After a question is revealed: a wrong answer begins a review, a right one to what was due leads on, and after the
    /// last one it is done. People are taken in order, so that nobody waits for somebody who waits for them.
    pub(super) async fn review(&mut self, round: &Round) -> Result<(), Fault> {
        const SET: &str = "INSERT INTO quiz_reviews (person, edition, topic, laws, level, step, due_at)
             SELECT a.person, $3, $4, $5, $6, CASE WHEN a.correct THEN r.step + 1 ELSE 0 END,
             a.given_at + CASE WHEN NOT a.correct THEN $7 WHEN r.step = 0 THEN $8 WHEN r.step = 1 THEN $9 ELSE $10 END
             FROM quiz_answers a
             LEFT JOIN quiz_reviews r ON r.person = a.person AND r.edition = $3 AND r.topic = $4
             WHERE a.place = $1 AND a.number = $2 AND (NOT a.correct OR r.due_at <= a.given_at) ORDER BY a.person
             ON CONFLICT (person, edition, topic) DO UPDATE SET laws = excluded.laws, level = excluded.level,
             step = excluded.step, due_at = excluded.due_at";
        const DONE: &str = "DELETE FROM quiz_reviews WHERE edition = $3 AND topic = $4 AND step >= $5 AND person IN
             (SELECT person FROM quiz_answers WHERE place = $1 AND number = $2)";
        if round.terms.topic.is_empty() {
            return Ok(());
        }
        let (place, number) = (round.id.place.to_string(), i64::from(round.id.number));
        let (edition, topic) = (round.terms.edition.to_string(), round.terms.topic.clone());
        let [first, second, third, last] = DAYS.map(|days| days * DAY);
        sql!(
            self,
            execute,
            SET,
            place.clone(),
            number,
            edition.clone(),
            topic.clone(),
            written(&round.terms.laws),
            i64::from(round.terms.level),
            first,
            second,
            third,
            last,
        )?;
        let steps = i64::try_from(DAYS.len()).map_err(|error| damaged(round.id, error))?;
        sql!(self, execute, DONE, place, number, edition, topic, steps)?;
        Ok(())
    }

    /// Deletes some that nobody came back for in a long time; how many.
    pub(in crate::store) async fn delete_old_reviews(&mut self, now: i64, most: i64) -> Result<u64, Fault> {
        const DELETE: &str = "DELETE FROM quiz_reviews WHERE (person, edition, topic) IN
             (SELECT person, edition, topic FROM quiz_reviews WHERE due_at < $1 ORDER BY due_at LIMIT $2)";
        Ok(sql!(self, execute, DELETE, now - KEPT * DAY, most)?)
    }
}
