//! Boards: who leads in a week, a month, a season.

use super::RoundId;
use crate::{
    case::{Person, Place},
    league::{Score, Streak},
    store::{
        Store, StoreError,
        db::{Lease, SHORT, bounded, sql},
        error::Fault,
        rows::{person, signed},
    },
};

/// Who leads. Whoever has opted out is not on it, nor in the way of others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The first, in order.
    pub lines: Vec<Line>,
    /// Where whoever asks stands, if he has answered and has not opted out.
    pub own: Option<Line>,
}

/// A line of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub rank: u32,
    /// Who.
    pub person: Person,
    /// What he has.
    pub score: Score,
    /// How many daily questions in a row he has had right, as of now.
    pub streak: u32,
}

type Row = (i64, i64, i64, i64, i64, i64);

/// A tally with its streak; the lines differ in which are taken.
macro_rules! tallies {
    ($which:literal) => {
        concat!(
            "SELECT t.person, t.correct, t.answered, t.reached_at, COALESCE(p.last_daily, 0), COALESCE(p.streak, 0)
             FROM quiz_tallies t LEFT JOIN quiz_players p ON p.place = t.place AND p.person = t.person
             WHERE t.place = $1 AND t.span = $2 AND t.hidden = FALSE ",
            $which
        )
    };
}

impl Store {
    /// The board of a place for a week, month or season by its key: so many lines, and where somebody stands.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn board(&self, place: Place, span: &str, most: u32, who: Person) -> Result<Board, StoreError> {
        bounded!(self.trouble, SHORT, self.try_board(place, span, most, who))
    }

    /// Who answered a question right and may be named, the first one first; at most so many.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn right(&self, id: RoundId, most: u32) -> Result<Vec<Person>, StoreError> {
        bounded!(self.trouble, SHORT, self.try_right(id, most))
    }

    async fn try_right(&self, id: RoundId, most: u32) -> Result<Vec<Person>, Fault> {
        const GET: &str = "SELECT a.person, a.given_at FROM quiz_answers a WHERE a.place = $1 AND a.number = $2
             AND a.correct AND NOT EXISTS (SELECT 1 FROM quiz_people o WHERE o.person = a.person AND o.opted_out)
             ORDER BY a.given_at, a.person LIMIT $3";
        let mut lease = self.db.read().await?;
        let (place, number) = (id.place.to_string(), i64::from(id.number));
        let rows: Vec<(i64, i64)> = sql!(lease, fetch_all, GET, place, number, i64::from(most))?;
        lease.done();
        Ok(rows.into_iter().map(|(who, _)| person(who)).collect())
    }

    async fn try_board(&self, place: Place, span: &str, most: u32, who: Person) -> Result<Board, Fault> {
        const FIRST: &str = tallies!("ORDER BY t.correct DESC, t.answered, t.reached_at, t.person LIMIT $3");
        const OWN: &str = tallies!("AND t.person = $3");
        let mut lease = self.db.read().await?;
        let (here, span) = (place.to_string(), span.to_owned());
        let newest = lease.newest_daily(&here).await?;
        let rows: Vec<Row> = sql!(lease, fetch_all, FIRST, here.clone(), span.clone(), i64::from(most))?;
        let lines: Vec<Line> = (1..).zip(rows).map(|(rank, row)| line(rank, row, newest)).collect();
        let mut own = lines.iter().find(|line| line.person == who).copied();
        if own.is_none() {
            let row: Option<Row> = sql!(lease, fetch_optional, OWN, here.clone(), span.clone(), signed(who.0))?;
            if let Some(row) = row {
                let rank = 1 + lease.better(here, span, row).await?;
                own = Some(line(rank, row, newest));
            }
        }
        lease.done();
        Ok(Board { lines, own })
    }
}

impl Lease {
    async fn newest_daily(&mut self, place: &str) -> Result<u32, Fault> {
        const GET: &str = "SELECT last_daily, place FROM places WHERE place = $1";
        let row: Option<(i64, String)> = sql!(self, fetch_optional, GET, place.to_owned())?;
        Ok(row.map_or(0, |(newest, _)| small(newest)))
    }

    /// How many stand before somebody: who has more, and of those with as many, who comes first. Both are counted in the
    /// index of the board.
    async fn better(&mut self, place: String, span: String, own: Row) -> Result<u32, Fault> {
        const COUNT: &str = "SELECT (SELECT COUNT(*) FROM quiz_tallies
              WHERE place = $1 AND span = $2 AND hidden = FALSE AND correct > $3),
             (SELECT COUNT(*) FROM quiz_tallies WHERE place = $1 AND span = $2 AND hidden = FALSE AND correct = $3
              AND (answered, reached_at, person) < ($4, $5, $6))";
        let (person, correct, answered, reached, ..) = own;
        let (more, before): (i64, i64) = sql!(self, fetch_one, COUNT, place, span, correct, answered, reached, person)?;
        Ok(small(more + before))
    }
}

fn line(rank: u32, (who, correct, answered, reached, last, length): Row, newest: u32) -> Line {
    let streak = Streak { last: small(last), length: small(length), best: 0 };
    let score = Score { right: small(correct), answered: small(answered), reached };
    Line { rank, person: person(who), score, streak: streak.standing(newest) }
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}
