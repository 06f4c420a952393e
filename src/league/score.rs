//! Who leads.

use std::cmp::{Ordering, Reverse};

/// What somebody has on a board. The better one is the lesser, so that a sorted list begins with the leader: more right
/// answers; of equals, who has answered fewer questions; and then, who had them first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// Right answers.
    pub right: u32,
    /// Questions answered.
    pub answered: u32,
    /// When the last right answer was given, in seconds since 1970.
    pub reached: i64,
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |score: &Score| (Reverse(score.right), score.answered, score.reached);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
