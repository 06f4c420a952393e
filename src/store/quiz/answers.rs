//! Answers: one for everybody to a question, and none after the reveal.

use super::{Given, Round, RoundId};
use crate::{
    case::Place,
    league::{Ladder, Period},
    store::{
        Store, StoreError,
        db::{Lease, sql, writing},
        error::Fault,
        rows::signed,
    },
};

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// It counts.
    Kept(Given),
    /// There was one already, and that one counts.
    Already(Given),
    /// The question was revealed before.
    TooLate,
    /// There is no such question.
    NoRound,
}

impl Store {
    /// Keeps an answer, unless there is one or the question is revealed; and that the person has seen the question.
    pub async fn answer(&self, id: RoundId, given: Given) -> Result<Answered, StoreError> {
        writing!(self, |lease| {
            lease.lock_round(id).await?;
            let Some(round) = lease.round(id).await? else {
                lease.roll_back().await?;
                return Ok(Answered::NoRound);
            };
            let found = round.answer_of(given.by).map(|given| Answered::Already(*given));
            if let Some(refused) = found.or(round.revealed_at.map(|_| Answered::TooLate)) {
                lease.roll_back().await?;
                return Ok(refused);
            }
            lease.insert_answer(id, given).await?;
            lease.climb(&round, given).await?;
            lease.see(given.by, &round.terms.identity).await?;
            if counts(&round) {
                lease.join(id.place, given).await?;
            }
            Answered::Kept(given)
        })
    }

    /// Reveals a question, once, and counts its answers. Gives it as it is then; `None` if there is no such question.
    pub async fn reveal(&self, id: RoundId, at: i64) -> Result<Option<Round>, StoreError> {
        writing!(self, |lease| {
            lease.reveal(id, at).await?;
            lease.round(id).await?
        })
    }
}

/// Whether a question counts on the boards of its place.
const fn counts(round: &Round) -> bool {
    match round.id.place {
        Place::Server(_) => round.public,
        Place::Alone(_) => false,
    }
}

impl Lease {
    async fn insert_answer(&mut self, id: RoundId, given: Given) -> Result<(), Fault> {
        const INSERT: &str = "INSERT INTO quiz_answers (place, number, person, choice, correct, given_at)
             VALUES ($1, $2, $3, $4, $5, $6)";
        let (place, number) = (id.place.to_string(), i64::from(id.number));
        let Given { by, choice, right, at } = given;
        sql!(self, execute, INSERT, place, number, signed(by.0), i64::from(choice), right, at)?;
        Ok(())
    }

    /// A player who answers may climb, or fall.
    async fn climb(&mut self, round: &Round, given: Given) -> Result<(), Fault> {
        const LOCK: &str = "INSERT INTO quiz_people (person) VALUES ($1)
             ON CONFLICT (person) DO UPDATE SET person = excluded.person RETURNING level, history";
        const SET: &str = "UPDATE quiz_people SET level = $2, history = $3 WHERE person = $1";
        let person = signed(given.by.0);
        let (level, history): (i64, String) = sql!(self, fetch_one, LOCK, person)?;
        let before = Ladder::read(u8::try_from(level).unwrap_or_default(), &history);
        let after = before.after(round.terms.level, given.right);
        sql!(self, execute, SET, person, i64::from(after.level()), after.history())?;
        Ok(())
    }

    /// A player who answers in public plays there.
    async fn join(&mut self, place: Place, given: Given) -> Result<(), Fault> {
        const JOIN: &str = "INSERT INTO quiz_players (place, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sql!(self, execute, JOIN, place.to_string(), signed(given.by.0))?;
        Ok(())
    }

    /// Reveals a question and counts its answers; nothing, if that was done before.
    pub(super) async fn reveal(&mut self, id: RoundId, at: i64) -> Result<(), Fault> {
        const REVEAL: &str = "UPDATE quiz_rounds SET revealed_at = $3
             WHERE place = $1 AND number = $2 AND revealed_at IS NULL";
        self.players_stay().await?;
        if sql!(self, execute, REVEAL, id.place.to_string(), i64::from(id.number), at)? == 0 {
            return Ok(());
        }
        let round = self.must_have_round(id).await?;
        self.review(&round).await?;
        if counts(&round) {
            for &period in Period::ALL {
                self.tally(id, &period.of(round.day).key).await?;
            }
            if let Some(daily) = round.daily {
                self.count_streaks(id, daily).await?;
            }
        }
        Ok(())
    }

    /// Counts the answers on a board. They are taken by person, so that nobody waits for somebody who waits for them.
    async fn tally(&mut self, id: RoundId, span: &str) -> Result<(), Fault> {
        const TALLY: &str = "INSERT INTO quiz_tallies (place, span, person, correct, answered, reached_at, hidden)
             SELECT place, $3, person, CASE WHEN correct THEN 1 ELSE 0 END, 1, CASE WHEN correct THEN given_at ELSE 0 END,
             EXISTS (SELECT 1 FROM quiz_people o WHERE o.person = quiz_answers.person AND o.opted_out)
             FROM quiz_answers WHERE place = $1 AND number = $2 ORDER BY person
             ON CONFLICT (place, span, person) DO UPDATE SET correct = quiz_tallies.correct + excluded.correct,
             answered = quiz_tallies.answered + 1, hidden = excluded.hidden,
             reached_at = CASE WHEN excluded.reached_at > quiz_tallies.reached_at THEN excluded.reached_at
                          ELSE quiz_tallies.reached_at END";
        sql!(self, execute, TALLY, id.place.to_string(), i64::from(id.number), span.to_owned())?;
        Ok(())
    }

    /// What [`crate::league::Streak::after`] says, for everybody at once.
    async fn count_streaks(&mut self, id: RoundId, daily: u32) -> Result<(), Fault> {
        const COUNT: &str = "INSERT INTO quiz_players (place, person, last_daily, streak, best_streak)
             SELECT place, person, $3, CASE WHEN correct THEN 1 ELSE 0 END, CASE WHEN correct THEN 1 ELSE 0 END
             FROM quiz_answers WHERE place = $1 AND number = $2 ORDER BY person
             ON CONFLICT (place, person) DO UPDATE SET last_daily = excluded.last_daily,
             streak = CASE WHEN quiz_players.last_daily + 1 = excluded.last_daily
                      THEN excluded.streak * (quiz_players.streak + 1) ELSE excluded.streak END,
             best_streak = CASE WHEN quiz_players.last_daily + 1 = excluded.last_daily
                           AND excluded.streak * (quiz_players.streak + 1) > quiz_players.best_streak
                           THEN quiz_players.streak + 1
                           WHEN excluded.streak > quiz_players.best_streak THEN excluded.streak
                           ELSE quiz_players.best_streak END
             WHERE quiz_players.last_daily < excluded.last_daily";
        sql!(self, execute, COUNT, id.place.to_string(), i64::from(id.number), i64::from(daily))?;
        Ok(())
    }
}
