//! What is not kept for ever: cases of servers that have said for how long, and everything of servers that have removed the
//! bot.

use super::{
    Store, StoreError,
    db::{LONG, Lease, SHORT, bounded, reading, sql, writing},
    error::Fault,
    settings_cache::SettingsCache,
};
use crate::case::Place;

/// A day, in seconds.
const DAY: i64 = 24 * 60 * 60;
/// A month at its longest: nothing goes early.
const MONTH: i64 = 31 * DAY;
/// How long what belongs to a server is kept after it removed the bot.
const LEFT: i64 = 30 * DAY;
/// How many cases, or questions, are deleted in one batch: each has its entries, or answers.
const DELETED: i64 = 25;
/// How many reviews are: they have nothing else.
const REVIEWS: i64 = 500;

impl Store {
    /// Keeps that a server has removed the bot, or has it again: the first starts thirty days, the second stops them.
    pub async fn set_left(&self, place: Place, left_at: Option<i64>) -> Result<(), StoreError> {
        bounded!(self.trouble, SHORT, async {
            const LEFT: &str = "UPDATE places SET left_at = $2, is_member = FALSE WHERE place = $1 AND left_at IS NULL";
            const BACK: &str = "INSERT INTO places (place, is_member) VALUES ($1, TRUE)
             ON CONFLICT (place) DO UPDATE SET is_member = TRUE, left_at = NULL";
            const KNOWN: &str = "SELECT is_member, left_at FROM places WHERE place = $1";
            // With each session Discord tells of every server, and nearly all of them were never gone.
            let mut lease = self.db.read().await?;
            let known: Option<(bool, Option<i64>)> = sql!(lease, fetch_optional, KNOWN, place.to_string())?;
            lease.done();
            let is_known = match left_at {
                Some(_) => known.is_none_or(|(_, left)| left.is_some()),
                None => known == Some((true, None)),
            };
            if is_known {
                return Ok(());
            }
            let mut lease = self.db.write().await?;
            match left_at {
                Some(at) => sql!(lease, execute, LEFT, place.to_string(), at)?,
                None => sql!(lease, execute, BACK, place.to_string())?,
            };
            lease.commit().await
        })
    }

    /// The servers in which the bot was seen to be. Where only users have installed it, it never was.
    pub async fn memberships(&self) -> Result<Vec<Place>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT place FROM places WHERE is_member ORDER BY place";
            let places: Vec<(String,)> = sql!(lease, fetch_all, GET)?;
            places.into_iter().filter_map(|(place,)| place.parse().ok()).collect()
        })
    }

    /// Deletes what is kept no longer: cases in which nothing was done for as many months as their server has set,
    /// reviews that nobody came back for, and everything of servers that removed the bot thirty days ago. Gives how many. What is interrupted
    /// goes on the next time. It may take long.
    pub async fn delete_old(&self, now: i64) -> Result<u64, StoreError> {
        let mut deleted = 0;
        for (place, months) in self.keep_months().await? {
            let before = now.saturating_sub(months.saturating_mul(MONTH));
            loop {
                let cases = self.delete_cases(&place, before).await?;
                deleted += cases;
                if cases < DELETED.cast_unsigned() {
                    break;
                }
            }
        }
        loop {
            let reviews = writing!(self, LONG, |lease| lease.delete_old_reviews(now, REVIEWS).await?)?;
            deleted += reviews;
            if reviews < REVIEWS.cast_unsigned() {
                break;
            }
        }
        for place in self.left(now - LEFT).await? {
            let _changing = SettingsCache::changing(self.cache.as_ref());
            while self.delete_some_of(&place, now - LEFT).await? {
                deleted += 1;
            }
        }
        if deleted > 0 {
            self.has_deleted();
        }
        Ok(deleted)
    }

    async fn keep_months(&self) -> Result<Vec<(String, i64)>, StoreError> {
        const GET: &str = "SELECT place, keep_months FROM places WHERE keep_months IS NOT NULL ORDER BY place";
        reading!(self, |lease| sql!(lease, fetch_all, GET)?)
    }

    async fn left(&self, before: i64) -> Result<Vec<String>, StoreError> {
        const GET: &str = "SELECT place, left_at FROM places WHERE left_at <= $1";
        reading!(self, |lease| {
            let places: Vec<(String, i64)> = sql!(lease, fetch_all, GET, before)?;
            places.into_iter().map(|(place, _)| place).collect()
        })
    }

    /// Deletes some cases in which nothing was done since a moment, if the server still wants that.
    async fn delete_cases(&self, place: &str, before: i64) -> Result<u64, StoreError> {
        const DELETE: &str = "DELETE FROM cases WHERE place = $1 AND number IN
             (SELECT c.number FROM cases c JOIN places p ON p.place = c.place
              WHERE c.place = $1 AND p.keep_months IS NOT NULL AND c.opened_at < $2 AND NOT EXISTS
               (SELECT 1 FROM entries e WHERE e.place = c.place AND e.number = c.number AND e.made_at >= $2)
              ORDER BY c.number LIMIT $3)";
        writing!(self, LONG, |lease| sql!(lease, execute, DELETE, place.to_owned(), before, DELETED)?)
    }

    /// Deletes some of what belongs to a server, and the server with the last of it; whether there was anything, and the
    /// server has not come back meanwhile.
    async fn delete_some_of(&self, place: &str, before: i64) -> Result<bool, StoreError> {
        // An invitation that brings it back waits for the end of this transaction.
        const LOCK: &str = "UPDATE places SET left_at = left_at WHERE place = $1 AND left_at <= $2";
        writing!(self, LONG, |lease| {
            if sql!(lease, execute, LOCK, place.to_owned(), before)? == 0 {
                lease.roll_back().await?;
                return Ok(false);
            }
            lease.delete_some_of(place).await?;
            true
        })
    }
}

impl Lease {
    async fn delete_some_of(&mut self, place: &str) -> Result<(), Fault> {
        const CASES: &str = "DELETE FROM cases WHERE place = $1 AND number IN
             (SELECT number FROM cases WHERE place = $1 ORDER BY number LIMIT $2)";
        const ROUNDS: &str = "DELETE FROM quiz_rounds WHERE place = $1 AND number IN
             (SELECT number FROM quiz_rounds WHERE place = $1 ORDER BY number LIMIT $2)";
        for delete in [CASES, ROUNDS] {
            if sql!(self, execute, delete, place.to_owned(), DELETED)? > 0 {
                return Ok(());
            }
        }
        // With the place goes what is left: settings, boards, the quiz's plan and its file.
        sql!(self, execute, "DELETE FROM on_call WHERE place = $1", place.to_owned())?;
        sql!(self, execute, "DELETE FROM places WHERE place = $1", place.to_owned())?;
        Ok(())
    }
}
