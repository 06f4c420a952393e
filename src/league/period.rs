//! What a board counts: a week, a month, a season. Each belongs to a day of the calendar, so a new one begins by itself.

use jiff::ToSpan as _;
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::Day;

/// The first month of a season.
const JULY: i8 = 7;

/// How long a board counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Period {
    /// From Monday to Sunday.
    Week,
    /// A month of the calendar.
    Month,
    /// From July to June, as bridge clubs count.
    Season,
}

/// A certain week, month or season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its name, which no other has: `2026-W47`, `2026-11`, `2026/27`.
    pub key: String,
    /// Its first day.
    pub first: Day,
    /// Its last day.
    pub last: Day,
}

impl Period {
    /// All, the shortest first.
    pub const ALL: &'static [Period] = Period::VARIANTS;

    /// Its name in what is stored and sent.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The one in which a day is.
    pub fn of(self, day: Day) -> Span {
        match self {
            Period::Week => week(day),
            Period::Month => Span {
                key: format!("{:04}-{:02}", day.0.year(), day.0.month()),
                first: Day(day.0.first_of_month()),
                last: Day(day.0.last_of_month()),
            },
            Period::Season => season(day),
        }
    }
}

/// Weeks are counted by ISO 8601: the first one of a year is that of its first Thursday.
fn week(day: Day) -> Span {
    let week = day.0.iso_week_date();
    let since_monday = i64::from(day.0.weekday().to_monday_zero_offset());
    Span {
        key: format!("{:04}-W{:02}", week.year(), week.week()),
        first: Day(day.0.saturating_sub(since_monday.days())),
        last: Day(day.0.saturating_add((6 - since_monday).days())),
    }
}

fn season(day: Day) -> Span {
    let year = day.0.year() - i16::from(day.0.month() < JULY);
    Span {
        key: format!("{year:04}/{:02}", (year + 1).rem_euclid(100)),
        first: Day::new(year, JULY, 1).unwrap_or(day),
        last: Day::new(year.saturating_add(1), JULY - 1, 30).unwrap_or(day),
    }
}
