//! When the daily question comes.

use super::{Day, Zone};

/// An hour of the day, from 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hour(i8);

/// At which hour a server has its daily question, by the clocks of which zone.
///
/// Where clocks are put forward over that hour, the question comes as much later as they are put forward: at 3, not at
/// 2. Where they are put back, so that the hour comes twice, it comes the first time. So every day has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The hour.
    pub hour: Hour,
    /// The zone.
    pub zone: Zone,
}

impl Hour {
    /// The hour with this number, if there is one.
    pub fn new(hour: i64) -> Option<Hour> {
        i8::try_from(hour).ok().filter(|hour| (0..24).contains(hour)).map(Hour)
    }

    /// Its number.
    pub const fn number(self) -> i8 {
        self.0
    }
}

impl Daily {
    /// The moment at which the question of a day comes.
    pub fn moment(&self, day: Day) -> Option<i64> {
        let zoned = day.0.at(self.hour.0, 0, 0, 0).to_zoned(self.zone.0.clone()).ok()?;
        Some(zoned.timestamp().as_second())
    }

    /// When the next question comes after a moment.
    pub fn next_after(&self, at: i64) -> Option<i64> {
        let mut day = Day::of(at, &self.zone);
        // A zone may leave out a day, and then the next one; none has left out more.
        for _ in 0..4 {
            if let Some(moment) = self.moment(day).filter(|moment| *moment > at) {
                return Some(moment);
            }
            day = day.next();
        }
        None
    }

    /// The day whose question should be there by now: today, once its moment has come. What a day has missed is not made
    /// up for on the next. Nothing is due whose moment had come when the hour was set.
    pub fn due(&self, now: i64, set_at: i64) -> Option<Day> {
        let today = Day::of(now, &self.zone);
        let moment = self.moment(today)?;
        (set_at < moment && moment <= now).then_some(today)
    }
}
