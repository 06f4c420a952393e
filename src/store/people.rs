//! What people have set, and who wants to be told that a director is called.

use super::{
    Cause, Store, StoreError,
    db::{Lease, reading, sql, writing},
    error::Fault,
    rows::{person, signed},
    settings::read,
    settings_cache::SettingsCache,
};
use crate::{
    case::{Person, Place},
    lawbook::Edition,
    locale::Language,
};

/// What a person has set. What is not set is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PersonSettings {
    /// The language of answers.
    pub language: Option<Language>,
    /// The edition of the Laws.
    pub edition: Option<Edition>,
}

impl Store {
    /// What a person has set.
    pub async fn person(&self, who: Person) -> Result<PersonSettings, StoreError> {
        let read = async { reading!(self, |lease| lease.person(who).await?) };
        SettingsCache::get_or_read(self.cache.as_ref(), |cache| &cache.people, who, read).await
    }

    /// Sets all of it.
    pub async fn set_person(&self, who: Person, settings: PersonSettings) -> Result<(), StoreError> {
        let _changing = SettingsCache::changing(self.cache.as_ref());
        writing!(self, |lease| {
            lease.set_person(who, settings).await?;
        })
    }

    /// Changes what a person has set, and whether they want to be told when a table somewhere calls a director: both or
    /// neither. Gives what is set then. The same cause changes it once.
    pub async fn change_person(
        &self,
        who: Person,
        cause: Cause<'_>,
        mut change: impl FnMut(PersonSettings) -> PersonSettings,
        on_call: Option<(Place, bool)>,
    ) -> Result<PersonSettings, StoreError> {
        let _changing = SettingsCache::changing(self.cache.as_ref());
        writing!(self, |lease| {
            const LOCK: &str = "UPDATE people SET person = person WHERE person = $1";
            sql!(lease, execute, LOCK, signed(who.0))?;
            let before = lease.person(who).await?;
            if !lease.is_first(cause).await? {
                lease.roll_back().await?;
                return Ok(before);
            }
            let after = change(before);
            if after != before {
                lease.set_person(who, after).await?;
            }
            if let Some((place, wants)) = on_call {
                lease.set_on_call(place, who, wants).await?;
            }
            after
        })
    }

    /// Who wants to be told when a table in this place calls a director.
    pub async fn on_call(&self, place: Place) -> Result<Vec<Person>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT person FROM on_call WHERE place = $1 ORDER BY person";
            let rows: Vec<(i64,)> = sql!(lease, fetch_all, GET, place.to_string())?;
            rows.into_iter().map(|(who,)| person(who)).collect()
        })
    }

    /// Whether somebody wants to be told when a table in this place calls a director.
    pub async fn set_on_call(&self, place: Place, who: Person, wants: bool) -> Result<(), StoreError> {
        writing!(self, |lease| {
            lease.set_on_call(place, who, wants).await?;
        })
    }
}

impl Lease {
    async fn person(&mut self, who: Person) -> Result<PersonSettings, Fault> {
        const GET: &str = "SELECT language, edition FROM people WHERE person = $1";
        let row: Option<(Option<String>, Option<String>)> = sql!(self, fetch_optional, GET, signed(who.0))?;
        let (language, edition) = row.unwrap_or_default();
        Ok(PersonSettings {
            language: read("a person's settings", language, Language::from_tag)?,
            edition: read("a person's settings", edition, |text| text.parse().ok())?,
        })
    }

    async fn set_person(&mut self, who: Person, settings: PersonSettings) -> Result<(), Fault> {
        const SET: &str = "INSERT INTO people (person, language, edition) VALUES ($1, $2, $3)
             ON CONFLICT (person) DO UPDATE SET language = excluded.language, edition = excluded.edition";
        let edition = settings.edition.map(|edition| edition.to_string());
        sql!(self, execute, SET, signed(who.0), settings.language.map(Language::tag), edition)?;
        Ok(())
    }

    async fn set_on_call(&mut self, place: Place, who: Person, wants: bool) -> Result<(), Fault> {
        const SET: &str = "INSERT INTO on_call (place, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const UNSET: &str = "DELETE FROM on_call WHERE place = $1 AND person = $2";
        sql!(self, execute, if wants { SET } else { UNSET }, place.to_string(), signed(who.0))?;
        Ok(())
    }
}
