//! Questions that were asked.

use super::{Given, NewRound, Round, RoundId, Series, Terms};
use crate::{
    case::Place,
    locale::Language,
    store::{
        Card, Store, StoreError,
        db::{Lease, SHORT, bounded, reading, sql, writing},
        error::Fault,
        rows::{epoch_of, person, signed, storable, unsigned},
    },
};

/// A round without its answers.
#[derive(sqlx::FromRow)]
struct Row {
    asked_by: Option<i64>,
    asked_at: i64,
    day: String,
    seed: i64,
    level: i64,
    law: Option<i64>,
    edition: String,
    language: String,
    identity: String,
    public: bool,
    is_daily: bool,
    daily_number: Option<i64>,
    revealed_at: Option<i64>,
    card_channel: Option<i64>,
    card_message: Option<i64>,
    own: Option<String>,
    only_own: bool,
    firm: bool,
    epoch: Option<i64>,
    laws: String,
    topic: String,
    kind: Option<String>,
    system: Option<String>,
    form: Option<String>,
    series: Option<i64>,
    nth: Option<i64>,
    length: Option<i64>,
    channel: Option<i64>,
    pace: Option<i64>,
}

impl Store {
    /// Keeps a question that is asked, under the next number of its place, and that the person who wanted it has seen it. Asked
    /// again with the same `with`, it gives the one that was kept then.
    pub async fn ask(&self, new: &NewRound) -> Result<Round, StoreError> {
        self.ask_once(new).await.map(|(round, _)| round)
    }

    /// The same, and whether it was kept now.
    pub async fn ask_once(&self, new: &NewRound) -> Result<(Round, bool), StoreError> {
        bounded!(self.trouble, SHORT, async {
            let mut lease = self.db.write().await?;
            if let Some(round) = lease.round_with(&new.cause_id).await? {
                lease.roll_back().await?;
                return Ok((round, false));
            }
            let id = RoundId { place: new.place, number: lease.next_round(new.place).await? };
            if !lease.insert_round(id, new, None).await? {
                lease.roll_back().await?;
                let mut lease = self.db.read().await?;
                let round = lease.round_with(&new.cause_id).await?;
                lease.done();
                let round = round.ok_or_else(|| {
                    StoreError::damaged("quiz_rounds", format_args!("what {} asked is not there", new.cause_id))
                })?;
                return Ok((round, false));
            }
            if let Some(by) = new.by {
                lease.see(by, &new.terms.identity).await?;
            }
            let round = lease.must_have_round(id).await?;
            lease.commit().await?;
            Ok((round, true))
        })
    }

    /// The question that was asked with this, if there is one.
    pub async fn asked(&self, cause_id: &str) -> Result<Option<Round>, StoreError> {
        reading!(self, |lease| lease.round_with(cause_id).await?)
    }

    /// A question with all its answers.
    pub async fn round(&self, id: RoundId) -> Result<Option<Round>, StoreError> {
        reading!(self, |lease| lease.round(id).await?)
    }

    /// Keeps which message shows a question. A daily question that is shown for the first time gets its number.
    pub async fn set_round_card(&self, id: RoundId, card: Card) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str =
                "UPDATE quiz_rounds SET card_channel = $3, card_message = $4 WHERE place = $1 AND number = $2";
            const IS_FIRST: &str = "SELECT number, place FROM quiz_rounds
             WHERE place = $1 AND number = $2 AND is_daily AND daily_number IS NULL";
            const NEXT: &str =
                "UPDATE places SET last_daily = last_daily + 1 WHERE place = $1 RETURNING last_daily, place";
            const NUMBER: &str = "UPDATE quiz_rounds SET daily_number = $3 WHERE place = $1 AND number = $2";
            let (place, number) = (id.place.to_string(), i64::from(id.number));
            sql!(lease, execute, SET, place.clone(), number, signed(card.channel), signed(card.message))?;
            let first: Option<(i64, String)> = sql!(lease, fetch_optional, IS_FIRST, place.clone(), number)?;
            if first.is_some() {
                let (next, _): (i64, String) = sql!(lease, fetch_one, NEXT, place.clone())?;
                sql!(lease, execute, NUMBER, place, number, next)?;
            }
        })
    }
}

impl Lease {
    /// The next number in a place. The next one who wants one there waits for the end of this transaction.
    pub(super) async fn next_round(&mut self, place: Place) -> Result<u32, Fault> {
        const NEXT: &str = "INSERT INTO places (place, last_round) VALUES ($1, 1)
             ON CONFLICT (place) DO UPDATE SET last_round = places.last_round + 1 RETURNING last_round";
        let (number,): (i64,) = sql!(self, fetch_one, NEXT, place.to_string())?;
        u32::try_from(number).map_err(|error| StoreError::damaged(format_args!("the quiz of {place}"), error).into())
    }

    /// Whether this was the first to be asked with what asks for it. `daily` is when a daily question is posted.
    pub(super) async fn insert_round(
        &mut self,
        id: RoundId,
        new: &NewRound,
        daily: Option<i64>,
    ) -> Result<bool, Fault> {
        const INSERT: &str = "INSERT INTO quiz_rounds
             (place, number, asked_by, asked_at, asked_with, day, seed, level, law, edition, language, identity,
              public, is_daily, posting_at, own, only_own, firm, epoch, laws, form, series, nth, length,
              topic, kind, channel, pace, due_at, system)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
              $22, $23, $24, $25, $26, $27, $28, $29, $30)
             ON CONFLICT DO NOTHING";
        let terms = &new.terms;
        let first = new.series.map(|series| if series.first == 0 { id.number } else { series.first });
        let rows = sql!(
            self,
            execute,
            INSERT,
            id.place.to_string(),
            i64::from(id.number),
            new.by.map(|by| signed(by.0)),
            new.at,
            storable(&new.cause_id),
            new.day.to_string(),
            signed(terms.seed),
            i64::from(terms.level),
            terms.law.map(i64::from),
            terms.edition.to_string(),
            terms.language.tag(),
            storable(&terms.identity),
            new.public,
            daily.is_some(),
            daily,
            terms.own.as_deref().map(storable),
            terms.only_own,
            terms.firm,
            epoch_of(&new.cause_id),
            written(&terms.laws),
            new.series.map(|series| series.form.name()),
            first.map(i64::from),
            new.series.map(|series| i64::from(series.nth)),
            new.series.map(|series| i64::from(series.length)),
            storable(&terms.topic),
            terms.kind.clone(),
            new.series.and_then(|series| series.channel).map(signed),
            new.series.and_then(|series| series.pace).map(i64::from),
            new.due_at,
            terms.system.clone(),
        )?;
        Ok(rows > 0)
    }

    /// Makes others who would answer or reveal it wait for the end of this transaction.
    pub(super) async fn lock_round(&mut self, id: RoundId) -> Result<(), Fault> {
        const LOCK: &str = "UPDATE quiz_rounds SET number = number WHERE place = $1 AND number = $2";
        sql!(self, execute, LOCK, id.place.to_string(), i64::from(id.number))?;
        Ok(())
    }

    pub(super) async fn must_have_round(&mut self, id: RoundId) -> Result<Round, Fault> {
        self.round(id).await?.ok_or_else(|| damaged(id, "it is not there"))
    }

    async fn round_with(&mut self, cause_id: &str) -> Result<Option<Round>, Fault> {
        const FIND: &str = "SELECT place, number FROM quiz_rounds WHERE asked_with = $1";
        let found: Option<(String, i64)> = sql!(self, fetch_optional, FIND, storable(cause_id))?;
        match found {
            Some((place, number)) => self.round(round_id(&place, number)?).await,
            None => Ok(None),
        }
    }

    /// The round, if there is one.
    pub(super) async fn round(&mut self, id: RoundId) -> Result<Option<Round>, Fault> {
        const GET: &str = "SELECT asked_by, asked_at, day, seed, level, law, edition, language, identity, public,
             is_daily, daily_number, revealed_at, card_channel, card_message, own, only_own, firm, epoch, laws, form,
             series, nth, length, topic, kind, system, channel, pace
             FROM quiz_rounds WHERE place = $1 AND number = $2";
        const ANSWERS: &str = "SELECT person, choice, correct, given_at FROM quiz_answers
             WHERE place = $1 AND number = $2 ORDER BY given_at, person";
        let (place, number) = (id.place.to_string(), i64::from(id.number));
        let row: Option<Row> = sql!(self, fetch_optional, GET, place.clone(), number)?;
        let Some(row) = row else { return Ok(None) };
        let answers: Vec<(i64, i64, bool, i64)> = sql!(self, fetch_all, ANSWERS, place, number)?;
        let answers = answers.into_iter().map(|(by, choice, right, at)| {
            Ok(Given { by: person(by), choice: u8::try_from(choice).map_err(|error| damaged(id, error))?, right, at })
        });
        read(id, row, answers.collect::<Result<_, Fault>>()?).map(Some)
    }
}

fn read(id: RoundId, row: Row, answers: Vec<Given>) -> Result<Round, Fault> {
    let unknown = |what: &str| damaged(id, format_args!("its {what} is unknown"));
    let terms = Terms {
        seed: unsigned(row.seed),
        level: u8::try_from(row.level).map_err(|error| damaged(id, error))?,
        law: row.law.map(u8::try_from).transpose().map_err(|error| damaged(id, error))?,
        edition: row.edition.parse().map_err(|_| unknown("edition"))?,
        laws: laws(&row.laws),
        topic: row.topic,
        kind: row.kind,
        system: row.system,
        own: row.own,
        only_own: row.only_own,
        firm: row.firm,
        language: Language::from_tag(&row.language).ok_or_else(|| unknown("language"))?,
        identity: row.identity,
    };
    let daily = row.daily_number.map(u32::try_from).transpose().map_err(|error| damaged(id, error))?;
    let card = row.card_channel.zip(row.card_message);
    Ok(Round {
        id,
        by: row.asked_by.map(person),
        at: row.asked_at,
        day: row.day.parse().map_err(|_| unknown("day"))?,
        terms,
        epoch: row.epoch.map(u32::try_from).transpose().map_err(|error| damaged(id, error))?,
        public: row.public,
        series: series(id, row.form, [row.series, row.nth, row.length], [row.channel, row.pace])?,
        is_daily: row.is_daily,
        daily,
        revealed_at: row.revealed_at,
        card: card.map(|(channel, message)| Card { channel: unsigned(channel), message: unsigned(message) }),
        answers,
    })
}

/// What the columns of a row say; `None` for a question that stands alone.
fn series(
    id: RoundId,
    form: Option<String>,
    numbers: [Option<i64>; 3],
    [channel, pace]: [Option<i64>; 2],
) -> Result<Option<Series>, Fault> {
    let Some(form) = form else { return Ok(None) };
    let read = || {
        let form = form.parse().ok()?;
        let [first, nth, length] = numbers;
        Some(Series {
            form,
            first: u32::try_from(first?).ok()?,
            nth: u8::try_from(nth?).ok()?,
            length: u8::try_from(length?).ok()?,
            channel: channel.map(unsigned),
            pace: pace.map(u16::try_from).transpose().ok()?,
        })
    };
    read().map(Some).ok_or_else(|| damaged(id, "its series is unknown"))
}

/// Laws as they are stored: `26,27`.
pub(super) fn written(laws: &[u8]) -> String {
    laws.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The same read back.
pub(super) fn laws(written: &str) -> Vec<u8> {
    written.split(',').filter_map(|law| law.parse().ok()).collect()
}

/// A round by what its row is named with.
pub(super) fn round_id(place: &str, number: i64) -> Result<RoundId, Fault> {
    let id = place.parse().ok().zip(u32::try_from(number).ok()).map(|(place, number)| RoundId { place, number });
    id.ok_or_else(|| StoreError::damaged("quiz_rounds", format_args!("{place}-{number} is no round")).into())
}

pub(super) fn damaged(id: RoundId, detail: impl std::fmt::Display) -> Fault {
    StoreError::damaged(format_args!("question {id}"), detail).into()
}
