//! What answers come to: how many were right, in all and about each law, and which laws to read again.

use std::collections::BTreeMap;

/// Questions of an exam.
pub const EXAM: usize = 20;

/// A law is weak if at least this share of the answers about it is wrong.
const WEAK: (u32, u32) = (1, 3);

/// How many questions were asked, and how many answers were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// How many answers were right.
    pub right: u32,
    /// How many questions were asked.
    pub asked: u32,
}

/// The answers to a row of questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// All of them.
    pub all: Mark,
    /// Those about each law: that of the clause that decides.
    pub laws: BTreeMap<u8, Mark>,
}

impl Mark {
    const fn add(&mut self, is_right: bool) {
        self.asked += 1;
        self.right += is_right as u32;
    }

    /// Whether a third of the answers or more were wrong.
    #[must_use]
    pub const fn is_weak(self) -> bool {
        let wrong = self.asked - self.right;
        wrong > 0 && wrong * WEAK.1 >= self.asked * WEAK.0
    }
}

impl Marks {
    /// An answer to a question about this law.
    pub fn add(&mut self, law: Option<u8>, is_right: bool) {
        self.all.add(is_right);
        if let Some(law) = law {
            self.laws.entry(law).or_default().add(is_right);
        }
    }

    /// The laws to read again, by number.
    #[must_use]
    pub fn weak(&self) -> Vec<u8> {
        self.laws.iter().filter(|(_, mark)| mark.is_weak()).map(|(law, _)| *law).collect()
    }
}
