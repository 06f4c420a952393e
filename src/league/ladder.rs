//! How hard somebody's questions are.

/// The hardest level.
pub const HARDEST: u8 = 3;
/// How many of the last answers count.
const LAST: usize = 5;
/// How many of them right lead a level up.
const UP: usize = 4;
/// How many of them wrong lead a level down.
const DOWN: usize = 3;

/// Somebody's level, and their last answers at it.
///
/// Of the last five answers, four right ones lead a level up and three wrong ones a level down; then five new ones are
/// counted. An answer counts where it tells something: a right one to a question of their level or a harder one, a wrong
/// one to a question of their level or an easier one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    level: u8,
    last: Vec<bool>,
}

impl Ladder {
    /// A level, and the last answers at it as [`Ladder::history`] writes them.
    pub fn read(level: u8, history: &str) -> Ladder {
        let last = history.chars().map(|answer| answer == '1');
        let mut ladder = Ladder { level: level.min(HARDEST), last: last.collect() };
        ladder.forget();
        ladder
    }

    /// The level, from 0.
    pub const fn level(&self) -> u8 {
        self.level
    }

    /// The last answers that count, the oldest first: `1` for a right one, `0` for a wrong one.
    pub fn history(&self) -> String {
        self.last.iter().map(|right| if *right { '1' } else { '0' }).collect()
    }

    /// After an answer to a question of a level.
    #[must_use]
    pub fn after(mut self, question: u8, right: bool) -> Ladder {
        if right && question < self.level || !right && question > self.level {
            return self;
        }
        self.last.push(right);
        self.forget();
        let rights = self.last.iter().filter(|right| **right).count();
        if rights >= UP && self.level < HARDEST {
            return Ladder { level: self.level + 1, last: Vec::new() };
        }
        if self.last.len() - rights >= DOWN && self.level > 0 {
            return Ladder { level: self.level - 1, last: Vec::new() };
        }
        self
    }

    fn forget(&mut self) {
        self.last.drain(..self.last.len().saturating_sub(LAST));
    }
}
