//! Spades with hearts, and diamonds with clubs: what each half of a hand can be to the tests.

use rustc_hash::FxHashMap;

use super::{
    limit::{TooMuch, Work},
    question::Question,
    suits::{Holdings, Key},
};
use crate::bridge::Suit;

/// A half has 0 to 20 high-card points.
pub const HALF_POINTS: usize = 21;

/// Two suits together.
pub struct Half {
    pub suits: [Holdings; 2],
    /// For each pair of keys of the two suits, first suit first, the number of what they make.
    made: Vec<u16>,
    /// The keys that two suits can make.
    pub keys: Vec<Key>,
}

impl Half {
    pub fn of(suits: [Suit; 2], question: &Question, work: &mut Work) -> Result<Half, TooMuch> {
        let [first, second] = suits;
        let suits = [Holdings::of(first, question, work)?, Holdings::of(second, question, work)?];
        let [first, second] = &suits;
        work.spend(first.keys.len().saturating_mul(second.keys.len()).saturating_mul(30))?;
        let mut numbers: FxHashMap<Key, u16> = FxHashMap::default();
        let (mut made, mut keys) = (Vec::with_capacity(first.keys.len() * second.keys.len()), Vec::new());
        for one in &first.keys {
            for other in &second.keys {
                let key = question.key_of_both(one, other);
                let next = u16::try_from(numbers.len()).map_err(|_| TooMuch::Work)?;
                made.push(*numbers.entry(key).or_insert_with(|| {
                    keys.push(key);
                    next
                }));
            }
        }
        Ok(Half { suits, made, keys })
    }

    /// Gives what is made new numbers: those that are all the same to the question have one number.
    pub fn renumber(&mut self, numbers: &[u16]) {
        for made in &mut self.made {
            *made = numbers.get(usize::from(*made)).copied().unwrap_or(0);
        }
    }

    /// Everything that the half can be with these lengths, in pairs of entries: what they make, the points, the ways.
    pub fn pairs(&self, lengths: [u8; 2]) -> impl Iterator<Item = Pair<'_>> {
        let ([first, second], [one, other]) = (&self.suits, lengths);
        let width = second.keys.len();
        first.entries(one).iter().flat_map(move |left| {
            let from = usize::from(left.key) * width;
            let made = self.made.get(from..from + width).unwrap_or(&[]);
            second.entries(other).iter().map(move |right| Pair {
                made: made.get(usize::from(right.key)).copied().unwrap_or(0),
                entries: [left, right],
            })
        })
    }
}

/// One entry of each suit of a half.
pub struct Pair<'half> {
    /// The number of what they make.
    pub made: u16,
    /// The entries.
    pub entries: [&'half super::suits::Entry; 2],
}

impl Pair<'_> {
    /// Their points together.
    pub fn points(&self) -> u8 {
        let [left, right] = self.entries;
        left.points + right.points
    }

    /// How many ways there are to have them both.
    pub fn ways(&self) -> u64 {
        let [left, right] = self.entries;
        left.ways * right.ways
    }
}

/// What a half can be with some lengths: for each number, how many ways there are to have how many points.
pub struct Spread {
    /// A number, and where its part of `ways` ends.
    ends: Vec<(u16, usize)>,
    /// Points and ways.
    ways: Vec<(u8, u64)>,
}

impl Spread {
    /// All of these lengths together. `scratch` is left as it was found: zeros.
    pub fn of(half: &Half, lengths: &[[u8; 2]], scratch: &mut Vec<u64>, work: &mut Work) -> Result<Spread, TooMuch> {
        let mut touched = Vec::new();
        for lengths in lengths {
            for pair in half.pairs(*lengths) {
                let from = usize::from(pair.made) * (HALF_POINTS + 1);
                if scratch.len() < from + HALF_POINTS + 1 {
                    scratch.resize(from + HALF_POINTS + 1, 0);
                }
                let Some((seen, ways)) = scratch.get_mut(from..).and_then(<[u64]>::split_first_mut) else { continue };
                if *seen == 0 {
                    *seen = 1;
                    touched.push(pair.made);
                }
                if let Some(ways) = ways.get_mut(usize::from(pair.points())) {
                    *ways += pair.ways();
                }
                work.spend(3)?;
            }
        }
        touched.sort_unstable();
        work.spend(touched.len() * 30)?;
        let mut spread = Spread { ends: Vec::with_capacity(touched.len()), ways: Vec::new() };
        for made in touched {
            let from = usize::from(made) * (HALF_POINTS + 1);
            let Some(cells) = scratch.get_mut(from..from + HALF_POINTS + 1) else { continue };
            let points = (0_u8..).zip(cells.iter().skip(1).copied());
            spread.ways.extend(points.filter(|(_, ways)| *ways > 0));
            spread.ends.push((made, spread.ways.len()));
            cells.fill(0);
        }
        Ok(spread)
    }

    /// Each number, with its points and ways.
    pub fn each(&self) -> impl Iterator<Item = (u16, &[(u8, u64)])> {
        let mut from = 0;
        self.ends.iter().map(move |(made, end)| {
            let ways = self.ways.get(from..*end).unwrap_or(&[]);
            from = *end;
            (*made, ways)
        })
    }

    /// How many numbers there are, and how many entries.
    pub fn sizes(&self) -> (usize, usize) {
        (self.ends.len(), self.ways.len())
    }
}
