//! Daily questions: when they come, and who posts them.

use super::{
    NewRound, Round, RoundId,
    rounds::{damaged, round_id},
};
use crate::{
    case::Place,
    lawbook::Edition,
    league::{Daily, Day, Hour, Zone},
    store::{
        Cause, Store, StoreError,
        db::{Lease, reading, sql, writing},
        error::Fault,
        rows::{signed, unsigned},
    },
};

/// For how long posting belongs to the process that began with it, in seconds. A process that goes on after that uses the same nonce, so
/// that Discord shows one message, within minutes.
const POSTING: i64 = 60;
/// How long nothing is tried after Discord has not taken a question, in seconds; it doubles from time to time.
const FIRST_PAUSE: i64 = 2 * 60;
/// How long at the most: then there is the next day’s question anyway.
const LONGEST_PAUSE: i64 = 6 * 60 * 60;

/// How long a plan that cannot be read is left alone, in seconds.
const DAMAGED: i64 = 60 * 60;

/// What a server has set for its daily question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// At which hour; `None` for no daily question.
    pub hour: Option<Hour>,
    /// The server's time zone, also for its boards.
    pub zone: Zone,
    /// The level; `None` for one that changes.
    pub level: Option<u8>,
    /// The law that it is about.
    pub law: Option<u8>,
    /// The edition.
    pub edition: Option<Edition>,
    /// When this was set.
    pub set_at: i64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { hour: None, zone: Zone::UTC, level: None, law: None, edition: None, set_at: 0 }
    }
}

/// A server that wants a daily question, and has a channel for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Which.
    pub place: Place,
    /// What it has set.
    pub plan: Plan,
    /// When it comes.
    pub daily: Daily,
    /// Where.
    pub channel: u64,
    /// The day whose question was posted last.
    pub posted: Option<Day>,
    /// The day whose question Discord has not taken, in the channel that is set, and when it is tried again.
    pub put_off: Option<(Day, i64)>,
    /// When it was to be looked at.
    next_at: i64,
}

/// The daily questions to look at now.
#[derive(Debug, Default)]
pub struct Dailies {
    /// Of these servers.
    pub due: Vec<Due>,
    /// What cannot be read, each of one server: it is looked at again in an hour, and keeps nobody else waiting.
    pub damaged: Vec<StoreError>,
    /// When the next one should be looked at.
    pub next: Option<i64>,
}

/// Discord does not take a daily question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// In which channel.
    pub channel: u64,
    /// When it is tried again, in seconds since 1970.
    pub again_at: i64,
}

/// A daily question that is ours to post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// The question.
    pub round: Round,
    /// Those before it, which are revealed now.
    pub revealed: Vec<RoundId>,
}

#[derive(sqlx::FromRow)]
struct PlanRow {
    place: String,
    hour: Option<i64>,
    zone: String,
    level: Option<i64>,
    law: Option<i64>,
    edition: Option<String>,
    set_at: i64,
}

/// A plan, and what is known about its questions.
#[derive(sqlx::FromRow)]
struct DueRow {
    #[sqlx(flatten)]
    plan: PlanRow,
    quiz_channel: i64,
    posted: Option<String>,
    day: Option<String>,
    posting_at: Option<i64>,
    next_at: i64,
}

impl Store {
    /// What a place has set for its daily question.
    pub async fn plan(&self, place: Place) -> Result<Plan, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT place, hour, zone, level, law, edition, set_at FROM quiz_plans WHERE place = $1";
            let row: Option<PlanRow> = sql!(lease, fetch_optional, GET, place.to_string())?;
            row.map_or_else(|| Ok(Plan::default()), |row| read(row).map(|(_, plan)| plan))?
        })
    }

    /// Sets all of it. The same cause sets it once.
    pub async fn set_plan(&self, place: Place, plan: &Plan, cause: Cause<'_>) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const PLACE: &str = "INSERT INTO places (place) VALUES ($1) ON CONFLICT DO NOTHING";
            const SET: &str = "INSERT INTO quiz_plans (place, hour, zone, level, law, edition, set_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (place) DO UPDATE SET hour = excluded.hour, zone = excluded.zone, level = excluded.level,
             law = excluded.law, edition = excluded.edition, set_at = excluded.set_at";
            if !lease.is_first(cause).await? {
                return lease.roll_back().await;
            }
            sql!(lease, execute, PLACE, place.to_string())?;
            sql!(
                lease,
                execute,
                SET,
                place.to_string(),
                plan.hour.map(|hour| i64::from(hour.number())),
                plan.zone.name().to_owned(),
                plan.level.map(i64::from),
                plan.law.map(i64::from),
                plan.edition.map(|edition| edition.to_string()),
                plan.set_at,
            )?;
            lease.look_at_daily(place).await?;
        })
    }

    /// The servers that want a daily question, have a channel for it, and are to be looked at by now.
    pub async fn dailies(&self, now: i64) -> Result<Dailies, StoreError> {
        let (dailies, damaged) = reading!(self, |lease| {
            const GET: &str = "SELECT q.place, q.hour, q.zone, q.level, q.law, q.edition, q.set_at, p.quiz_channel,
             (SELECT MAX(r.day) FROM quiz_rounds r
              WHERE r.place = q.place AND r.is_daily AND r.daily_number IS NOT NULL) AS posted,
             n.day, n.posting_at, q.next_at
             FROM quiz_plans q JOIN places p ON p.place = q.place
             LEFT JOIN quiz_rounds n ON n.place = q.place AND n.is_daily AND n.daily_number IS NULL
              AND n.refused_in = p.quiz_channel AND n.day =
              (SELECT MAX(r.day) FROM quiz_rounds r WHERE r.place = q.place AND r.is_daily)
             WHERE q.hour IS NOT NULL AND q.next_at <= $1 AND p.quiz_channel IS NOT NULL ORDER BY q.next_at";
            const NEXT: &str = "SELECT next_at, place FROM quiz_plans WHERE hour IS NOT NULL AND next_at > $1
             ORDER BY next_at LIMIT 1";
            let rows: Vec<DueRow> = sql!(lease, fetch_all, GET, now)?;
            let next: Option<(i64, String)> = sql!(lease, fetch_optional, NEXT, now)?;
            let mut dailies = Dailies { next: next.map(|(at, _)| at), ..Dailies::default() };
            let mut damaged = Vec::new();
            for row in rows {
                let place = row.plan.place.clone();
                match due(row) {
                    Ok(due) => dailies.due.extend(due),
                    Err(fault) => {
                        dailies.damaged.push(fault.into());
                        damaged.push(place);
                    }
                }
            }
            (dailies, damaged)
        })?;
        for place in damaged {
            writing!(self, |lease| {
                const SET: &str = "UPDATE quiz_plans SET next_at = $2 WHERE place = $1";
                sql!(lease, execute, SET, place.clone(), now + DAMAGED)?;
            })?;
        }
        Ok(dailies)
    }

    /// Keeps when a daily question should be looked at next, unless somebody has changed something about it meanwhile.
    pub async fn look_again(&self, due: &Due, at: i64) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str = "UPDATE quiz_plans SET next_at = $2 WHERE place = $1 AND next_at = $3";
            sql!(lease, execute, SET, due.place.to_string(), at, due.next_at)?;
        })
    }

    /// Has every daily question looked at, whenever it was to be: a clock may have been put back.
    pub async fn look_at_all_dailies(&self) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str = "UPDATE quiz_plans SET next_at = 0 WHERE hour IS NOT NULL AND next_at > 0";
            sql!(lease, execute, SET)?;
        })
    }

    /// Takes it upon us to post the question of a day; the first one there is kept, whatever is asked by others. `None` if
    /// it is posted, or somebody is about to. The daily questions before it are revealed.
    pub async fn take_daily(&self, new: &NewRound) -> Result<Option<Posting>, StoreError> {
        writing!(self, |lease| {
            let number = lease.next_round(new.place).await?;
            let mut id = RoundId { place: new.place, number };
            if !lease.insert_round(id, new, Some(new.at)).await? {
                // The number was not used: it goes back with the transaction.
                lease.roll_back().await?;
                lease = self.db.write().await?;
                let Some(left) = lease.take_up(new).await? else {
                    lease.roll_back().await?;
                    return Ok(None);
                };
                id = left;
            }
            let revealed = lease.reveal_before(id, new.at).await?;
            let round = lease.must_have_round(id).await?;
            Some(Posting { round, revealed })
        })
    }

    /// Keeps that Discord does not take a daily question in a channel; gives when it is to be tried again. The pause grows.
    pub async fn put_off(&self, id: RoundId, channel: u64, at: i64) -> Result<i64, StoreError> {
        writing!(self, |lease| {
            const COUNT: &str = "UPDATE quiz_rounds SET refusals = refusals + 1, refused_in = $3
             WHERE place = $1 AND number = $2 RETURNING refusals, place";
            const WAIT: &str = "UPDATE quiz_rounds SET posting_at = $3 WHERE place = $1 AND number = $2";
            let (place, number) = (id.place.to_string(), i64::from(id.number));
            let (refusals, _): (i64, String) = sql!(lease, fetch_one, COUNT, place.clone(), number, signed(channel))?;
            let doubled = u32::try_from(refusals - 1).unwrap_or_default().min(30);
            let again_at = at + (FIRST_PAUSE << doubled).min(LONGEST_PAUSE);
            // It is taken up as if somebody had begun with it so late.
            sql!(lease, execute, WAIT, place, number, again_at - POSTING)?;
            again_at
        })
    }

    /// Whether Discord does not take the newest daily question of a place.
    pub async fn refused(&self, place: Place) -> Result<Option<Refused>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT refused_in, posting_at FROM quiz_rounds
             WHERE place = $1 AND is_daily AND daily_number IS NULL AND refused_in IS NOT NULL AND day =
             (SELECT MAX(r.day) FROM quiz_rounds r WHERE r.place = $1 AND r.is_daily)";
            let row: Option<(i64, Option<i64>)> = sql!(lease, fetch_optional, GET, place.to_string())?;
            let refused = |(channel, began): (i64, Option<i64>)| {
                Some(Refused { channel: unsigned(channel), again_at: began? + POSTING })
            };
            row.and_then(refused)
        })
    }
}

impl Lease {
    /// Has a place's daily question looked at, for something about it was changed. The number is never the one that
    /// somebody has read before.
    pub(in crate::store) async fn look_at_daily(&mut self, place: Place) -> Result<(), Fault> {
        const LOOK: &str = "UPDATE quiz_plans SET next_at = CASE WHEN next_at > 0 THEN 0 ELSE next_at - 1 END
             WHERE place = $1";
        sql!(self, execute, LOOK, place.to_string())?;
        Ok(())
    }

    /// The question of a day that somebody took on and has not posted in time; or that Discord did not take in
    /// another channel than the one that is set now.
    async fn take_up(&mut self, new: &NewRound) -> Result<Option<RoundId>, Fault> {
        const TAKE: &str = "UPDATE quiz_rounds SET posting_at = $3, refused_in = NULL
             WHERE place = $1 AND day = $2 AND is_daily AND daily_number IS NULL AND (posting_at <= $4
              OR refused_in <> (SELECT p.quiz_channel FROM places p WHERE p.place = $1))
             RETURNING number, place";
        let (place, day) = (new.place.to_string(), new.day.to_string());
        let row: Option<(i64, String)> = sql!(self, fetch_optional, TAKE, place, day, new.at, new.at - POSTING)?;
        row.map(|(number, place)| round_id(&place, number)).transpose()
    }

    /// Reveals the daily questions of a place before this one, the first one first.
    async fn reveal_before(&mut self, id: RoundId, at: i64) -> Result<Vec<RoundId>, Fault> {
        const OPEN: &str = "SELECT number, place FROM quiz_rounds
             WHERE place = $1 AND number < $2 AND is_daily AND revealed_at IS NULL ORDER BY number";
        let rows: Vec<(i64, String)> = sql!(self, fetch_all, OPEN, id.place.to_string(), i64::from(id.number))?;
        let mut revealed = Vec::new();
        for (number, _) in rows {
            let number = u32::try_from(number).map_err(|error| damaged(id, error))?;
            let before = RoundId { place: id.place, number };
            self.reveal(before, at).await?;
            revealed.push(before);
        }
        Ok(revealed)
    }
}

/// What a row says; `None` where there is no daily question.
fn due(row: DueRow) -> Result<Option<Due>, Fault> {
    let DueRow { plan, quiz_channel, posted, day, posting_at, next_at } = row;
    let (place, plan) = read(plan)?;
    let Some(hour) = plan.hour else { return Ok(None) };
    let daily = Daily { hour, zone: plan.zone.clone() };
    let posted = posted.and_then(|day| day.parse().ok());
    let put_off = day.and_then(|day| day.parse().ok()).zip(posting_at.map(|began| began + POSTING));
    Ok(Some(Due { place, plan, daily, channel: unsigned(quiz_channel), posted, put_off, next_at }))
}

fn read(row: PlanRow) -> Result<(Place, Plan), Fault> {
    let PlanRow { place, hour, zone, level, law, edition, set_at } = row;
    let unknown = |what: &str| Fault::from(StoreError::damaged(format_args!("the daily question of {place}"), what));
    let plan = Plan {
        hour: hour.map(|hour| Hour::new(hour).ok_or_else(|| unknown("its hour is unknown"))).transpose()?,
        zone: zone.parse().map_err(|_| unknown("its zone is unknown"))?,
        level: level.and_then(|level| u8::try_from(level).ok()),
        law: law.and_then(|law| u8::try_from(law).ok()),
        edition: edition.map(|text| text.parse().map_err(|_| unknown("its edition is unknown"))).transpose()?,
        set_at,
    };
    Ok((place.parse().map_err(|()| unknown("its place is unknown"))?, plan))
}
