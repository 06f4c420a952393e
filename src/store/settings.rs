//! What servers have set.

use strum::{EnumString, IntoStaticStr};

use super::{
    Cause, Store, StoreError,
    db::{Lease, reading, sql, writing},
    error::Fault,
    rows::{person, signed, storable, unsigned},
    settings_cache::SettingsCache,
};
use crate::{
    case::{Person, Place},
    lawbook::Edition,
    locale::Language,
    record::Yardstick,
};

/// Who sees the answer to a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Replies {
    /// The person who asked.
    #[default]
    Private,
    /// Everybody in the channel.
    Public,
}

/// What a server has set. What it has not set is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// The language of what everybody reads.
    pub language: Option<Language>,
    /// The edition of the Laws by which it plays.
    pub edition: Option<Edition>,
    /// The pairs' system, by its name.
    pub agreements: Option<String>,
    /// How much is similar.
    pub yardstick: Option<Yardstick>,
    /// Who sees the answer to a command.
    pub replies: Replies,
    /// The channel in which decisions are logged.
    pub log_channel: Option<u64>,
    /// The channel in which the quiz is held.
    pub quiz_channel: Option<u64>,
    /// The roles that make somebody a director, in rising order.
    pub director_roles: Vec<u64>,
    /// For how many months cases are kept in which nothing is done; `None` for ever.
    pub keep_months: Option<u8>,
}

/// The roles of the directors were changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoleChange {
    /// By whom; `None` once that person was erased.
    pub by: Option<Person>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The roles before.
    pub before: Vec<u64>,
    /// The roles after.
    pub after: Vec<u64>,
}

impl Replies {
    /// Its name in the store.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How many changes of roles are kept of a server.
const ROLE_CHANGES: i64 = 100;

#[derive(sqlx::FromRow)]
struct ServerRow {
    language: Option<String>,
    edition: Option<String>,
    agreements: Option<String>,
    yardstick: Option<String>,
    replies: String,
    log_channel: Option<i64>,
    quiz_channel: Option<i64>,
    keep_months: Option<i64>,
}

impl Store {
    /// What a place has set; nothing, where somebody is alone.
    pub async fn server(&self, place: Place) -> Result<ServerSettings, StoreError> {
        if let Place::Alone(_) = place {
            return Ok(ServerSettings::default());
        }
        let read = async { reading!(self, |lease| lease.server(place).await?) };
        SettingsCache::get_or_read(self.cache.as_ref(), |cache| &cache.servers, place, read).await
    }

    /// Sets all of it.
    pub async fn set_server(&self, place: Place, settings: &ServerSettings) -> Result<(), StoreError> {
        let _changing = SettingsCache::changing(self.cache.as_ref());
        writing!(self, |lease| {
            lease.set_server(place, settings).await?;
        })
    }

    /// Changes what a place has set. `change` sees it as it is, with nobody else between, and says what it becomes, or
    /// refuses; it may be asked more than once, and then only its last answer counts. Gives what is set then. The same cause
    /// changes it once. Who changes the roles of directors is kept.
    pub async fn change_server<R>(
        &self,
        place: Place,
        by: Person,
        cause: Cause<'_>,
        mut change: impl FnMut(ServerSettings) -> Result<ServerSettings, R>,
    ) -> Result<Result<ServerSettings, R>, StoreError> {
        // Others who would change it wait for the end of this transaction, also where nothing was set before.
        const LOCK: &str = "INSERT INTO places (place) VALUES ($1) ON CONFLICT (place) DO UPDATE SET place = $1";
        let _changing = SettingsCache::changing(self.cache.as_ref());
        writing!(self, |lease| {
            sql!(lease, execute, LOCK, place.to_string())?;
            let before = lease.server(place).await?;
            match change(before.clone()) {
                Ok(settings) if lease.is_first(cause).await? => {
                    lease.set_server(place, &settings).await?;
                    if settings.director_roles != before.director_roles {
                        let (before, after) = (before.director_roles, settings.director_roles.clone());
                        lease
                            .keep_role_change(place, &RoleChange { by: Some(by), at: cause.at, before, after })
                            .await?;
                    }
                    Ok(settings)
                }
                unchanged => {
                    lease.roll_back().await?;
                    return Ok(unchanged.map(|_| before));
                }
            }
        })
    }

    /// The last changes of a place's director roles, the newest first.
    pub async fn role_changes(&self, place: Place, most: u8) -> Result<Vec<RoleChange>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT by_person, made_at, roles_before, roles_after FROM role_changes
             WHERE place = $1 ORDER BY nth DESC LIMIT $2";
            let rows: Vec<(Option<i64>, i64, String, String)> =
                sql!(lease, fetch_all, GET, place.to_string(), i64::from(most))?;
            let change = |(by, at, before, after): (Option<i64>, i64, String, String)| {
                Ok(RoleChange { by: by.map(person), at, before: roles(place, &before)?, after: roles(place, &after)? })
            };
            rows.into_iter().map(change).collect::<Result<_, Fault>>()?
        })
    }
}

impl Lease {
    async fn keep_role_change(&mut self, place: Place, change: &RoleChange) -> Result<(), Fault> {
        const KEEP: &str = "INSERT INTO role_changes (place, nth, by_person, made_at, roles_before, roles_after)
             SELECT $1, COALESCE(MAX(nth), 0) + 1, $2, $3, $4, $5 FROM role_changes WHERE place = $1";
        const OLD: &str = "DELETE FROM role_changes WHERE place = $1 AND nth <=
             (SELECT MAX(nth) FROM role_changes WHERE place = $1) - $2";
        let listed = |roles: &[u64]| roles.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let (before, after) = (listed(&change.before), listed(&change.after));
        let by = change.by.map(|by| signed(by.0));
        sql!(self, execute, KEEP, place.to_string(), by, change.at, before, after)?;
        sql!(self, execute, OLD, place.to_string(), ROLE_CHANGES)?;
        Ok(())
    }

    async fn server(&mut self, place: Place) -> Result<ServerSettings, Fault> {
        const GET: &str = "SELECT language, edition, agreements, yardstick, replies, log_channel, quiz_channel,
             keep_months FROM places WHERE place = $1";
        const ROLES: &str = "SELECT role FROM director_roles WHERE place = $1";
        let row: Option<ServerRow> = sql!(self, fetch_optional, GET, place.to_string())?;
        let roles: Vec<(i64,)> = sql!(self, fetch_all, ROLES, place.to_string())?;
        let Some(ServerRow {
            language,
            edition,
            agreements,
            yardstick,
            replies,
            log_channel,
            quiz_channel,
            keep_months,
        }) = row
        else {
            return Ok(ServerSettings::default());
        };
        let what = format!("the settings of {place}");
        let mut director_roles: Vec<u64> = roles.into_iter().map(|(role,)| unsigned(role)).collect();
        director_roles.sort_unstable();
        Ok(ServerSettings {
            language: read(&what, language, Language::from_tag)?,
            edition: read(&what, edition, |text| text.parse().ok())?,
            agreements,
            yardstick: read(&what, yardstick, |text| text.parse().ok())?,
            replies: read(&what, Some(replies), |text| text.parse().ok())?.unwrap_or_default(),
            log_channel: log_channel.map(unsigned),
            quiz_channel: quiz_channel.map(unsigned),
            director_roles,
            keep_months: keep_months.and_then(|months| u8::try_from(months).ok()),
        })
    }

    async fn set_server(&mut self, place: Place, settings: &ServerSettings) -> Result<(), Fault> {
        const SET: &str = "INSERT INTO places
             (place, language, edition, agreements, yardstick, replies, log_channel, quiz_channel, keep_months)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (place) DO UPDATE SET language = excluded.language, edition = excluded.edition,
             agreements = excluded.agreements, yardstick = excluded.yardstick, replies = excluded.replies,
             log_channel = excluded.log_channel, quiz_channel = excluded.quiz_channel,
             keep_months = excluded.keep_months";
        const ROLE: &str = "INSERT INTO director_roles (place, role) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sql!(
            self,
            execute,
            SET,
            place.to_string(),
            settings.language.map(Language::tag),
            settings.edition.map(|edition| edition.to_string()),
            settings.agreements.as_deref().map(storable),
            settings.yardstick.map(|yardstick| yardstick.to_string()),
            settings.replies.name(),
            settings.log_channel.map(signed),
            settings.quiz_channel.map(signed),
            settings.keep_months.map(i64::from),
        )?;
        self.look_at_daily(place).await?;
        sql!(self, execute, "DELETE FROM director_roles WHERE place = $1", place.to_string())?;
        for role in &settings.director_roles {
            sql!(self, execute, ROLE, place.to_string(), signed(*role))?;
        }
        Ok(())
    }
}

fn roles(place: Place, text: &str) -> Result<Vec<u64>, Fault> {
    let roles: Result<Vec<u64>, _> = text.split(',').filter(|role| !role.is_empty()).map(str::parse).collect();
    roles.map_err(|error| StoreError::damaged(format_args!("the changes of roles in {place}"), error).into())
}

/// A setting that is stored as text.
pub(super) fn read<T>(what: &str, text: Option<String>, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Fault> {
    let Some(text) = text else { return Ok(None) };
    match read(&text) {
        Some(value) => Ok(Some(value)),
        None => Err(StoreError::damaged(what, format_args!("\"{}\" is unknown", text.escape_debug())).into()),
    }
}
