//! What servers have set.

use super::{
    Cause, Store, StoreError,
    db::{Lease, SHORT, bounded, sql},
    error::Fault,
    memory::Memory,
    rows::{signed, storable, unsigned},
};
use crate::{case::Place, lawbook::Edition, locale::Language, record::Yardstick};

/// Who sees the answer to a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Replies {
    /// Whoever asked.
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
}

impl Replies {
    /// Both.
    pub const ALL: [Replies; 2] = [Replies::Private, Replies::Public];

    /// Its name in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Replies::Private => "private",
            Replies::Public => "public",
        }
    }
}

type ServerRow = (Option<String>, Option<String>, Option<String>, Option<String>, String, Option<i64>, Option<i64>);

impl Store {
    /// What a place has set; nothing, where somebody is alone.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn server(&self, place: Place) -> Result<ServerSettings, StoreError> {
        if let Place::Alone(_) = place {
            return Ok(ServerSettings::default());
        }
        let Some(memory) = &self.memory else { return bounded!(self.trouble, SHORT, self.try_server(place)) };
        let turn = match memory.servers.get(&place) {
            Ok(settings) => return Ok(settings),
            Err(turn) => turn,
        };
        let settings = bounded!(self.trouble, SHORT, self.try_server(place))?;
        memory.servers.put(turn, place, settings.clone());
        Ok(settings)
    }

    /// Sets all of it.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn set_server(&self, place: Place, settings: &ServerSettings) -> Result<(), StoreError> {
        let _changing = Memory::changing(self.memory.as_ref());
        bounded!(self.trouble, SHORT, self.try_set_server(place, settings))
    }

    /// Changes what a place has set. `change` sees it as it is, with nobody else between, and says what it becomes, or
    /// refuses; it may be asked more than once, and then only its last word counts. Gives what is set then. The same cause
    /// changes it once.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged.
    pub async fn change_server<R>(
        &self,
        place: Place,
        cause: Cause<'_>,
        mut change: impl FnMut(ServerSettings) -> Result<ServerSettings, R>,
    ) -> Result<Result<ServerSettings, R>, StoreError> {
        let _changing = Memory::changing(self.memory.as_ref());
        bounded!(self.trouble, SHORT, self.try_change_server(place, cause, &mut change))
    }

    async fn try_server(&self, place: Place) -> Result<ServerSettings, Fault> {
        let mut lease = self.db.read().await?;
        let settings = lease.server(place).await?;
        lease.done();
        Ok(settings)
    }

    async fn try_set_server(&self, place: Place, settings: &ServerSettings) -> Result<(), Fault> {
        let mut lease = self.db.write().await?;
        lease.set_server(place, settings).await?;
        lease.commit().await
    }

    async fn try_change_server<R>(
        &self,
        place: Place,
        cause: Cause<'_>,
        change: &mut impl FnMut(ServerSettings) -> Result<ServerSettings, R>,
    ) -> Result<Result<ServerSettings, R>, Fault> {
        // Whoever else would change it waits for the end of this transaction, also where nothing was set before.
        const LOCK: &str = "INSERT INTO places (place) VALUES ($1) ON CONFLICT (place) DO UPDATE SET place = $1";
        let mut lease = self.db.write().await?;
        sql!(lease, execute, LOCK, place.to_string())?;
        let before = lease.server(place).await?;
        match change(before.clone()) {
            Ok(_) if !lease.is_first(cause).await? => {
                lease.roll_back().await?;
                Ok(Ok(before))
            }
            Ok(settings) => {
                lease.set_server(place, &settings).await?;
                lease.commit().await?;
                Ok(Ok(settings))
            }
            Err(refusal) => {
                lease.roll_back().await?;
                Ok(Err(refusal))
            }
        }
    }
}

impl Lease {
    async fn server(&mut self, place: Place) -> Result<ServerSettings, Fault> {
        const GET: &str = "SELECT language, edition, agreements, yardstick, replies, log_channel, quiz_channel
             FROM places WHERE place = $1";
        const ROLES: &str = "SELECT role FROM director_roles WHERE place = $1";
        let row: Option<ServerRow> = sql!(self, fetch_optional, GET, place.to_string())?;
        let roles: Vec<(i64,)> = sql!(self, fetch_all, ROLES, place.to_string())?;
        let Some((language, edition, agreements, yardstick, replies, log_channel, quiz_channel)) = row else {
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
            replies: read(&what, Some(replies), |text| Replies::ALL.into_iter().find(|known| known.name() == text))?
                .unwrap_or_default(),
            log_channel: log_channel.map(unsigned),
            quiz_channel: quiz_channel.map(unsigned),
            director_roles,
        })
    }

    async fn set_server(&mut self, place: Place, settings: &ServerSettings) -> Result<(), Fault> {
        const SET: &str = "INSERT INTO places
             (place, language, edition, agreements, yardstick, replies, log_channel, quiz_channel)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (place) DO UPDATE SET language = excluded.language, edition = excluded.edition,
             agreements = excluded.agreements, yardstick = excluded.yardstick, replies = excluded.replies,
             log_channel = excluded.log_channel, quiz_channel = excluded.quiz_channel";
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
        )?;
        sql!(self, execute, "DELETE FROM director_roles WHERE place = $1", place.to_string())?;
        for role in &settings.director_roles {
            sql!(self, execute, ROLE, place.to_string(), signed(*role))?;
        }
        Ok(())
    }
}

/// A setting that is stored as text.
pub(super) fn read<T>(what: &str, text: Option<String>, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Fault> {
    let Some(text) = text else { return Ok(None) };
    match read(&text) {
        Some(value) => Ok(Some(value)),
        None => Err(StoreError::damaged(what, format_args!("\"{}\" is unknown", text.escape_debug())).into()),
    }
}
