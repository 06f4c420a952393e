//! Days, and the time zones that begin and end them. The zones are brought along, so that every machine knows the same.

use std::{fmt, str::FromStr};

use jiff::{Timestamp, civil::Date, tz::TimeZone};

/// A day of the calendar. It prints as `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub(super) Date);

/// A time zone by its name in the IANA's list: `Europe/Oslo`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(pub(super) TimeZone);

impl Day {
    /// A day by year, month and day of the month; `None` if there is none.
    pub fn new(year: i16, month: i8, day: i8) -> Option<Day> {
        Date::new(year, month, day).ok().map(Day)
    }

    /// Which day a moment belongs to, in a zone.
    pub fn of(at: i64, zone: &Zone) -> Day {
        Day(Timestamp::from_second(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone.0.clone()).date())
    }

    /// The day after it; at the end of the calendar, itself.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0.tomorrow().unwrap_or(self.0))
    }
}

impl Zone {
    /// Universal time.
    pub const UTC: Zone = Zone(TimeZone::UTC);

    /// Its name.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// The names with a text in them, whatever its case, those that begin with it first; up to a limit.
    pub fn like(text: &str, most: usize) -> Vec<String> {
        let wanted = text.trim().to_lowercase().replace(' ', "_");
        let mut names: Vec<(bool, String)> = jiff::tz::db()
            .available()
            .map(|name| name.as_str().to_owned())
            .filter(|name| name.contains('/') || name == "UTC")
            .filter_map(|name| {
                let lower = name.to_lowercase();
                let begins = lower.split('/').any(|part| part.starts_with(&wanted)) || lower.starts_with(&wanted);
                lower.contains(&wanted).then_some((!begins, name))
            })
            .collect();
        names.sort();
        names.into_iter().map(|(_, name)| name).take(most).collect()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Day, &'static str> {
        text.parse().map(Day).map_err(|_| "a day as 2026-11-21")
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Zone {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Zone, &'static str> {
        TimeZone::get(text.trim()).map(Zone).map_err(|_| "a time zone as Europe/Oslo")
    }
}
