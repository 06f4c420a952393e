//! Questions of a server's own: the file as it was given, and each question in it.

use super::rounds;
use crate::{
    case::{Person, Place},
    lawbook::Edition,
    store::{
        Cause, Store, StoreError,
        db::{LONG, Lease, reading, sql, writing},
        error::Fault,
        rows::{signed, storable},
    },
};

/// A server's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFile {
    /// Its text.
    pub content: String,
    /// When it was given, in seconds since 1970.
    pub set_at: i64,
    /// The names of its questions, in their order.
    pub names: Vec<String>,
}

/// A question of such a file, as far as one chooses by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLine {
    /// Its name.
    pub name: String,
    /// What rebuilds it.
    pub line: String,
    /// Which question it is.
    pub identity: String,
    /// Its level.
    pub level: u8,
    /// Its edition; `None` if it is about both.
    pub edition: Option<Edition>,
    /// The laws that it is about.
    pub laws: Vec<u8>,
}

/// A question that somebody has not had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// The question.
    pub own: OwnLine,
    /// Whether nobody who plays there has had it, and it was not asked there before everybody.
    pub is_new_there: bool,
}

#[derive(sqlx::FromRow)]
struct Row {
    name: String,
    line: String,
    identity: String,
    level: i64,
    edition: Option<String>,
    laws: String,
    is_new_there: bool,
}

impl Store {
    /// The file of a place, if there is one.
    pub async fn own_file(&self, place: Place) -> Result<Option<OwnFile>, StoreError> {
        reading!(self, |lease| {
            const FILE: &str = "SELECT content, set_at FROM quiz_files WHERE place = $1";
            const NAMES: &str = "SELECT name FROM quiz_own WHERE place = $1 ORDER BY nth";
            let file: Option<(String, i64)> = sql!(lease, fetch_optional, FILE, place.to_string())?;
            let names: Vec<(String,)> = sql!(lease, fetch_all, NAMES, place.to_string())?;
            let names = names.into_iter().map(|(name,)| name).collect();
            file.map(|(content, set_at)| OwnFile { content, set_at, names })
        })
    }

    /// Puts a file in the place of the one that is there. Questions that were asked stay as they are. The same cause does
    /// it once. It may take long.
    pub async fn set_own(
        &self,
        place: Place,
        content: &str,
        questions: &[OwnLine],
        cause: Cause<'_>,
    ) -> Result<(), StoreError> {
        writing!(self, LONG, |lease| {
            // Others who give a file wait for the end of this transaction.
            const LOCK: &str = "INSERT INTO places (place) VALUES ($1) ON CONFLICT (place) DO UPDATE SET place = $1";
            const FILE: &str = "INSERT INTO quiz_files (place, content, set_at) VALUES ($1, $2, $3)";
            const UNNAME: &str =
                "UPDATE quiz_files SET content = replace(content, $1, '0') WHERE place = $2 AND $3 = 0 AND $4 = 0";
            sql!(lease, execute, LOCK, place.to_string())?;
            if !lease.is_first(cause).await? {
                return lease.roll_back().await;
            }
            sql!(lease, execute, "DELETE FROM quiz_files WHERE place = $1", place.to_string())?;
            sql!(lease, execute, FILE, place.to_string(), storable(content), cause.at)?;
            lease.unname_new(UNNAME, (place.to_string(), 0, 0)).await?;
            for (nth, question) in (1i64..).zip(questions) {
                lease.insert_own(place, nth, question).await?;
            }
        })
    }

    /// Takes the file of a place away; whether there was one. The same cause does it once.
    pub async fn end_own(&self, place: Place, cause: Cause<'_>) -> Result<bool, StoreError> {
        writing!(self, |lease| {
            if !lease.is_first(cause).await? {
                lease.roll_back().await?;
                return Ok(false);
            }
            let rows = sql!(lease, execute, "DELETE FROM quiz_files WHERE place = $1", place.to_string())?;
            rows > 0
        })
    }

    /// The questions of a place's file that somebody has not had among their last thousand; all of them for nobody.
    pub async fn own_for(&self, place: Place, who: Option<Person>) -> Result<Vec<Fresh>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT q.name, q.line, q.identity, q.level, q.edition, q.laws,
             NOT (EXISTS (SELECT 1 FROM quiz_seen s JOIN quiz_players p ON p.person = s.person
                          WHERE s.identity = q.identity AND p.place = q.place)
                  OR EXISTS (SELECT 1 FROM quiz_rounds r
                             WHERE r.place = q.place AND r.identity = q.identity AND r.public)) AS is_new_there
             FROM quiz_own q WHERE q.place = $1 AND NOT EXISTS
             (SELECT 1 FROM quiz_seen s WHERE s.identity = q.identity AND s.person = $2) ORDER BY q.nth";
            let rows: Vec<Row> = sql!(lease, fetch_all, GET, place.to_string(), who.map(|who| signed(who.0)))?;
            rows.into_iter().map(|row| read(place, row)).collect::<Result<_, Fault>>()?
        })
    }
}

impl Lease {
    async fn insert_own(&mut self, place: Place, nth: i64, question: &OwnLine) -> Result<(), Fault> {
        const INSERT: &str = "INSERT INTO quiz_own (place, nth, name, line, identity, level, edition, laws)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let OwnLine { name, line, identity, level, edition, laws } = question;
        let laws = rounds::written(laws);
        let edition = edition.map(|edition| edition.to_string());
        let (name, line, identity) = (storable(name), storable(line), storable(identity));
        sql!(self, execute, INSERT, place.to_string(), nth, name, line, identity, i64::from(*level), edition, laws)?;
        Ok(())
    }
}

fn read(place: Place, row: Row) -> Result<Fresh, Fault> {
    let Row { name, line, identity, level, edition, laws, is_new_there } = row;
    let unknown = |what: &str| Fault::from(StoreError::damaged(format_args!("the own questions of {place}"), what));
    let own = OwnLine {
        name,
        line,
        identity,
        level: u8::try_from(level).map_err(|_| unknown("a level is unknown"))?,
        edition: edition.map(|text| text.parse().map_err(|_| unknown("an edition is unknown"))).transpose()?,
        laws: rounds::laws(&laws),
    };
    Ok(Fresh { own, is_new_there })
}
