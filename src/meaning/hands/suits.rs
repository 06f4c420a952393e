//! The holdings of one suit, those together that no test can tell apart.

use rustc_hash::FxHashMap;

use super::{
    distribution::choices,
    feature::{HONOURS, number_of, points},
    limit::{TooMuch, Work},
    question::{MEASURES, Question},
};
use crate::bridge::Suit;

/// What the tests can know of some suits: each measure up to where no more matters, and the marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    pub sums: [u8; MEASURES],
    pub marks: u64,
}

/// Holdings of one length that the tests cannot tell apart.
pub struct Entry {
    /// The number of their key.
    pub key: u16,
    /// Their high-card points.
    pub points: u8,
    /// How many they are.
    pub ways: u64,
}

/// The holdings of one suit.
pub struct Holdings {
    pub suit: Suit,
    /// The keys that occur.
    pub keys: Vec<Key>,
    /// For each length the entries.
    by_length: [Vec<Entry>; 14],
    /// The cards on which a test depends.
    named: u16,
}

impl Holdings {
    pub fn of(suit: Suit, question: &Question, work: &mut Work) -> Result<Holdings, TooMuch> {
        let named = named_cards(suit, question);
        let mut holdings = Holdings { suit, keys: Vec::new(), by_length: std::array::from_fn(|_| Vec::new()), named };
        let mut numbers: FxHashMap<Key, u16> = FxHashMap::default();
        let mut ways: FxHashMap<(u8, u16, u8), u64> = FxHashMap::default();
        for (cards, these) in kinds(named) {
            work.spend(20 + 4 * (question.measures.len() + question.marks.len()))?;
            let key = question.key_of(suit, cards);
            let next = u16::try_from(numbers.len()).map_err(|_| TooMuch::Work)?;
            let number = *numbers.entry(key).or_insert_with(|| {
                holdings.keys.push(key);
                next
            });
            *ways.entry((number_of(cards), number, points(cards))).or_default() += these;
        }
        let mut ways: Vec<_> = ways.into_iter().collect();
        ways.sort_unstable();
        for ((length, key, points), ways) in ways {
            if let Some(entries) = holdings.by_length.get_mut(usize::from(length)) {
                entries.push(Entry { key, points, ways });
            }
        }
        Ok(holdings)
    }

    /// The entries of one length.
    pub fn entries(&self, length: u8) -> &[Entry] {
        self.by_length.get(usize::from(length)).map_or(&[], Vec::as_slice)
    }

    /// The kinds of holdings of which an entry is made: one holding of each, and how many there are of it.
    pub fn kinds_of(&self, length: u8, entry: &Entry, question: &Question) -> Vec<(u16, u64)> {
        let key = self.keys.get(usize::from(entry.key));
        let is_it = |cards: u16| {
            number_of(cards) == length
                && points(cards) == entry.points
                && Some(&question.key_of(self.suit, cards)) == key
        };
        kinds(self.named).filter(|(cards, _)| is_it(*cards)).collect()
    }

    /// The cards of the suit that are all the same to the tests.
    pub fn small(&self) -> u16 {
        ((1 << 13) - 1) & !self.named
    }
}

/// The cards of a suit on which a test depends, and those that have points.
fn named_cards(suit: Suit, question: &Question) -> u16 {
    let measured = question.measures.iter().map(|(measure, _)| measure.depends_on());
    let marked = question.marks.iter().filter(|(marked, ..)| *marked == suit).map(|(_, mark, _)| mark.depends_on());
    measured.chain(marked).fold(HONOURS, |named, cards| named | cards)
}

/// Every set of named cards with every number of small ones: one such holding, and how many there are.
fn kinds(named: u16) -> impl Iterator<Item = (u16, u64)> {
    let small: Vec<u16> = (0..13).map(|bit| 1 << bit).filter(|card| named & card == 0).collect();
    let among = u32::try_from(small.len()).unwrap_or(0);
    let mut fill = [0; 14];
    for (filled, next) in (1_usize..).zip(&small) {
        fill.iter_mut().skip(filled).for_each(|cards| *cards |= next);
    }
    subsets(named).flat_map(move |honours| {
        let spots = fill.into_iter().zip(0..=among);
        spots.map(move |(spots, number)| (honours | spots, choices(among, number)))
    })
}

/// Every set of some of these cards.
fn subsets(cards: u16) -> impl Iterator<Item = u16> {
    let next = move |subset: &u16| (*subset != cards).then(|| (subset | !cards).wrapping_add(1) & cards);
    std::iter::successors(Some(0), next)
}

impl Question {
    /// What the tests can know of a suit with these cards.
    fn key_of(&self, suit: Suit, cards: u16) -> Key {
        let mut measures = self.measures.iter();
        let sums = std::array::from_fn(|_| {
            measures.next().map_or(0, |(measure, enough)| measure.of(suit, cards).min(*enough))
        });
        let marks = self.marks.iter().filter(|(marked, mark, _)| *marked == suit && mark.is_on(cards));
        Key { sums, marks: marks.fold(0, |marks, (_, _, bit)| marks | 1 << bit) }
    }

    /// What the tests can know of two parts of a hand together.
    pub fn key_of_both(&self, one: &Key, other: &Key) -> Key {
        let mut each = self.measures.iter().zip(one.sums.iter().zip(&other.sums));
        let sums =
            std::array::from_fn(|_| each.next().map_or(0, |((_, enough), (one, other))| (one + other).min(*enough)));
        Key { sums, marks: one.marks | other.marks }
    }

    /// For one part of a hand and each of these other parts, the tests that they pass together, a bit for each.
    pub fn passed(&self, one: &Key, others: &[Key], passed: &mut Vec<u64>) {
        passed.clear();
        passed.extend(others.iter().map(|other| one.marks | other.marks));
        for (measure, amount, bit) in &self.sums {
            let of = |key: &Key| key.sums.get(*measure).map_or(0, |sum| sum % 64);
            let lacking = amount.bits() >> of(one);
            for (passed, other) in passed.iter_mut().zip(others) {
                *passed |= (lacking >> of(other) & 1) << bit;
            }
        }
    }
}
