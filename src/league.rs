//! The quiz as a contest: the days it is held on, who leads, how long somebody has been right, and how hard their questions
//! are. It knows neither questions nor people, and no clock: a moment is what it is told, in seconds since 1970.

mod daily;
mod day;
mod ladder;
mod period;
mod score;
mod streak;

pub use daily::{Daily, Hour};
pub use day::{Day, Zone};
pub use ladder::{HARDEST, Ladder};
pub use period::{Period, Span};
pub use score::Score;
pub use streak::Streak;
