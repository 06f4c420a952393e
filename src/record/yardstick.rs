//! How much is *similar*: what the authority that regulates the event has settled, or else the program's own measure.

use std::{fmt, str::FromStr};

/// 2017 Law 23A1: how much of a replacement may lie outside a little more than the withdrawn call showed. No lawbook has such
/// numbers; an authority may set its own. `0,100` leaves everything to the director that is not contained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Yardstick {
    similar: u8,
    doubtful: u8,
}

impl Yardstick {
    /// Up to `similar` per cent outside is similar, up to `doubtful` per cent the director's to judge; `None` unless
    /// they rise, to 100 at the most.
    #[must_use]
    pub const fn new(similar: u8, doubtful: u8) -> Option<Yardstick> {
        if similar <= doubtful && doubtful <= 100 { Some(Yardstick { similar, doubtful }) } else { None }
    }

    /// The share in per cent up to which two calls are similar.
    #[must_use]
    pub const fn similar(self) -> u8 {
        self.similar
    }

    /// The share in per cent up to which the director judges.
    #[must_use]
    pub const fn doubtful(self) -> u8 {
        self.doubtful
    }
}

/// The program's own: 5 and 15 per cent.
impl Default for Yardstick {
    fn default() -> Yardstick {
        Yardstick { similar: 5, doubtful: 15 }
    }
}

/// As it is typed: `5,15`.
impl fmt::Display for Yardstick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.similar, self.doubtful)
    }
}

impl FromStr for Yardstick {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Yardstick, &'static str> {
        let numbers = text.split_once(',').and_then(|(similar, doubtful)| {
            Yardstick::new(similar.trim().parse().ok()?, doubtful.trim().parse().ok()?)
        });
        numbers.ok_or("two percentages, the lower one first: 5,15")
    }
}
