//! How long somebody has been right. It is counted by the daily questions of a server, which are numbered, and not by
//! clocks: a player who lives where it is tomorrow already misses nothing, and a day without a question breaks nothing.

/// Daily questions answered right, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Streak {
    /// The number of the last daily question that was answered; 0 before the first.
    pub last: u32,
    /// How many in a row were right, up to that one.
    pub length: u32,
    /// The longest there has been.
    pub best: u32,
}

impl Streak {
    /// The streak once the daily question of this number is revealed. What comes too late changes nothing.
    #[must_use]
    pub fn after(self, number: u32, right: bool) -> Streak {
        if number <= self.last {
            return self;
        }
        let goes_on = self.last.saturating_add(1) == number;
        let length = match (right, goes_on) {
            (true, true) => self.length.saturating_add(1),
            (true, false) => 1,
            (false, _) => 0,
        };
        Streak { last: number, length, best: self.best.max(length) }
    }

    /// How long it is when the last daily question has this number. That one is perhaps not revealed yet, so a streak up
    /// to the one before it stands.
    pub const fn standing(self, newest: u32) -> u32 {
        if self.last.saturating_add(1) >= newest { self.length } else { 0 }
    }
}
