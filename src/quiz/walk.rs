//! Questions one after the other, none of them again for a long time.

use std::collections::VecDeque;

use super::{Question, Wanted, dice::mixed, kinds, question};

/// How many questions come before one may come again.
const REMEMBERED: usize = 20_000;

/// Seeds without a new question after which there are none; and where nothing but a classic can suit.
const PATIENCE: u32 = 400;
const PATIENCE_WITH_CLASSICS: u32 = 40;

/// Questions from a seed on. The same seed gives the same row, and none comes again before twenty thousand others.
#[derive(Clone, Debug)]
pub struct Questions {
    seed: u64,
    wanted: Wanted,
    known: VecDeque<u64>,
}

impl Questions {
    /// The row that begins with this seed.
    #[must_use]
    pub fn from(seed: u64, wanted: Wanted) -> Questions {
        Questions { seed, wanted, known: VecDeque::new() }
    }

    /// The same row for somebody who has had these questions before, by their identities, the oldest first.
    #[must_use]
    pub fn after(mut self, known: impl IntoIterator<Item = u64>) -> Questions {
        self.known.extend(known);
        self
    }

    /// The seed after this one.
    const fn step(&mut self) -> u64 {
        let seed = self.seed;
        self.seed = mixed(seed.wrapping_add(1));
        seed
    }
}

/// Questions from a seed on, of one kind after the other, so that twenty are of all that there are; of a law, as they come.
pub fn exam(seed: u64, wanted: Wanted) -> impl Iterator<Item = Question> {
    let kinds = if wanted.law.is_none() { kinds(&wanted) } else { Vec::new() };
    let of_kind = move |nth: usize| Wanted { kind: kinds.get(nth % kinds.len().max(1)).copied(), ..wanted };
    let seeds = std::iter::successors(Some(seed), |seed| Some(seed.wrapping_add(1)));
    seeds.enumerate().map_while(move |(nth, seed)| Questions::from(mixed(seed), of_kind(nth)).next())
}

impl Iterator for Questions {
    type Item = Question;

    fn next(&mut self) -> Option<Question> {
        let patience = if kinds(&self.wanted).is_empty() { PATIENCE_WITH_CLASSICS } else { PATIENCE };
        for _ in 0..patience {
            let seed = self.step();
            let Some(question) = question(seed, &self.wanted) else { continue };
            let identity = question.identity();
            if self.known.contains(&identity) {
                continue;
            }
            self.known.push_back(identity);
            if self.known.len() > REMEMBERED {
                self.known.pop_front();
            }
            return Some(question);
        }
        None
    }
}
