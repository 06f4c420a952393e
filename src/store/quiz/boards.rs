//! Boards: who leads in a week, a month, a season.

use super::RoundId;
use crate::{
    case::{Person, Place},
    league::{Score, Streak},
    store::{
        Store, StoreError,
        db::{reading, sql},
        rows::{person, signed},
    },
};

/// The leaders. A player who has opted out is not on it, nor in the way of others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The first, in order.
    pub lines: Vec<Line>,
    /// Where the person who asks stands, if they have answered and have not opted out.
    pub own: Option<Line>,
}

/// A line of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub rank: u32,
    /// Who.
    pub person: Person,
    /// What they have.
    pub score: Score,
    /// How many daily questions in a row they have had right, as of now.
    pub streak: u32,
}

#[derive(sqlx::FromRow)]
struct Row {
    person: i64,
    correct: i64,
    answered: i64,
    reached_at: i64,
    last_daily: i64,
    streak: i64,
    newest: i64,
    ahead: i64,
}

/// A tally with its streak and the newest daily question; the lines differ in which are taken, and how many stand before.
macro_rules! tallies {
    ($before:literal, $which:literal) => {
        concat!(
            "SELECT t.person, t.correct, t.answered, t.reached_at, COALESCE(p.last_daily, 0) AS last_daily, COALESCE(p.streak, 0) AS streak,
             COALESCE((SELECT last_daily FROM places WHERE place = $1), 0) AS newest, ",
            $before,
            " AS ahead FROM quiz_tallies t LEFT JOIN quiz_players p ON p.place = t.place AND p.person = t.person
             WHERE t.place = $1 AND t.span = $2 AND t.hidden = FALSE ",
            $which
        )
    };
}

impl Store {
    /// The board of a place for a week, month or season by its key: a number of lines, and where somebody stands.
    pub async fn board(&self, place: Place, span: &str, most: u32, who: Person) -> Result<Board, StoreError> {
        reading!(self, |lease| {
            const FIRST: &str =
                tallies!("CAST(0 AS BIGINT)", "ORDER BY t.correct DESC, t.answered, t.reached_at, t.person LIMIT $3");
            // Those who have more, and of those with as many, those who came first: both are counted in the index of the board.
            const OWN: &str = tallies!(
            "(SELECT COUNT(*) FROM quiz_tallies b WHERE b.place = $1 AND b.span = $2 AND b.hidden = FALSE
              AND b.correct > t.correct) +
             (SELECT COUNT(*) FROM quiz_tallies b WHERE b.place = $1 AND b.span = $2 AND b.hidden = FALSE
              AND b.correct = t.correct AND (b.answered, b.reached_at, b.person) < (t.answered, t.reached_at, t.person))",
            "AND t.person = $3"
        );
            let (place, span) = (place.to_string(), span.to_owned());
            let rows: Vec<Row> = sql!(lease, fetch_all, FIRST, place.clone(), span.clone(), i64::from(most))?;
            let lines: Vec<Line> = (1..).zip(rows).map(|(rank, row)| Line { rank, ..line(row) }).collect();
            let mut own = lines.iter().find(|line| line.person == who).copied();
            if own.is_none() {
                let row: Option<Row> = sql!(lease, fetch_optional, OWN, place, span, signed(who.0))?;
                own = row.map(line);
            }
            Board { lines, own }
        })
    }

    /// How many daily questions of a place somebody has had right in a row, as far as they are revealed.
    pub async fn streak(&self, place: Place, who: Person) -> Result<Streak, StoreError> {
        reading!(self, |lease| {
            const GET: &str =
                "SELECT last_daily, streak, best_streak FROM quiz_players WHERE place = $1 AND person = $2";
            let row: Option<(i64, i64, i64)> = sql!(lease, fetch_optional, GET, place.to_string(), signed(who.0))?;
            let (last, length, best) = row.unwrap_or_default();
            Streak { last: small(last), length: small(length), best: small(best) }
        })
    }

    /// Who answered a question right and may be named, the first one first; up to a limit.
    pub async fn right(&self, id: RoundId, most: u32) -> Result<Vec<Person>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT a.person, a.given_at FROM quiz_answers a WHERE a.place = $1 AND a.number = $2
             AND a.correct AND NOT EXISTS (SELECT 1 FROM quiz_people o WHERE o.person = a.person AND o.opted_out)
             ORDER BY a.given_at, a.person LIMIT $3";
            let (place, number) = (id.place.to_string(), i64::from(id.number));
            let rows: Vec<(i64, i64)> = sql!(lease, fetch_all, GET, place, number, i64::from(most))?;
            rows.into_iter().map(|(who, _)| person(who)).collect()
        })
    }
}

fn line(row: Row) -> Line {
    let streak = Streak { last: small(row.last_daily), length: small(row.streak), best: 0 };
    let score = Score { right: small(row.correct), answered: small(row.answered), reached: row.reached_at };
    Line { rank: 1 + small(row.ahead), person: person(row.person), score, streak: streak.standing(small(row.newest)) }
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}
