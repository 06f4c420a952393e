//! Sets of hands made ready to be counted: every test that they need, listed once, and a bit of the answer for each.

use std::sync::Arc;

use super::{
    cells::Cells,
    distribution::{ANY_POINTS, Distribution},
    feature::{Mark, Measure, Test},
    limit::{DEEPEST, TooMuch},
    tree::Tree,
};
use crate::{bridge::Suit, meaning::Amount};

/// The most different measures in one question.
pub const MEASURES: usize = 12;

/// What is asked: up to two sets.
#[derive(Default)]
pub struct Question {
    /// The measures, and the sum above which no test can tell a difference.
    pub measures: Vec<(Measure, u8)>,
    /// The tests of sums: which measure, the amount, the bit.
    pub sums: Vec<(usize, Amount, u32)>,
    /// The tests of one suit: the suit, the mark, the bit.
    pub marks: Vec<(Suit, Mark, u32)>,
    tests: Vec<Test>,
    cells: Vec<Arc<Cells>>,
}

/// A set as an expression over cells and tests, by their number.
pub enum Term {
    Cells(usize),
    Test(u32),
    All(Vec<Term>),
    Any(Vec<Term>),
    Not(Box<Term>),
}

impl Question {
    /// Takes a set into the question.
    pub fn term(&mut self, tree: &Tree) -> Result<Term, TooMuch> {
        self.term_at(tree, DEEPEST)
    }

    fn term_at(&mut self, tree: &Tree, depth: u32) -> Result<Term, TooMuch> {
        let depth = depth.checked_sub(1).ok_or(TooMuch::Nesting)?;
        let mut each = |parts: &[Tree]| parts.iter().map(|part| self.term_at(part, depth)).collect::<Result<_, _>>();
        Ok(match tree {
            Tree::Cells(cells) => Term::Cells(self.cells_number(cells)),
            Tree::Said(condition) => return self.term_at(&Tree::of(condition)?, depth),
            Tree::Test(test) => Term::Test(self.test_number(*test)?),
            Tree::All(parts) => Term::All(each(parts)?),
            Tree::Any(parts) => Term::Any(each(parts)?),
            Tree::Not(part) => Term::Not(Box::new(self.term_at(part, depth)?)),
        })
    }

    fn cells_number(&mut self, cells: &Arc<Cells>) -> usize {
        let known = self.cells.iter().position(|known| Arc::ptr_eq(known, cells) || known == cells);
        known.unwrap_or_else(|| {
            self.cells.push(Arc::clone(cells));
            self.cells.len() - 1
        })
    }

    fn test_number(&mut self, test: Test) -> Result<u32, TooMuch> {
        let known = self.tests.iter().position(|known| *known == test);
        let bit = u32::try_from(known.unwrap_or(self.tests.len())).unwrap_or(64);
        if bit >= 64 {
            return Err(TooMuch::Features);
        }
        if known.is_none() {
            self.tests.push(test);
            match test {
                Test::Marked(suit, mark) => self.marks.push((suit, mark, bit)),
                Test::Sum(measure, amount) => {
                    let number = self.measure_number(measure, amount)?;
                    self.sums.push((number, amount, bit));
                }
            }
        }
        Ok(bit)
    }

    fn measure_number(&mut self, measure: Measure, amount: Amount) -> Result<usize, TooMuch> {
        let number = self.measures.iter().position(|(known, _)| *known == measure).unwrap_or(self.measures.len());
        if number >= MEASURES {
            return Err(TooMuch::Features);
        }
        match self.measures.get_mut(number) {
            Some((_, enough)) => *enough = (*enough).max(enough_for(amount)),
            None => self.measures.push((measure, enough_for(amount))),
        }
        Ok(number)
    }

    /// For one distribution, by its place among all: the points that belong to each of the cells.
    pub fn masks_at(&self, place: usize, masks: &mut Vec<u64>) {
        masks.clear();
        masks.extend(self.cells.iter().map(|cells| cells.masks().get(place).copied().unwrap_or(0)));
    }
}

/// The least number from which on the amount does not care how many there are.
fn enough_for(amount: Amount) -> u8 {
    let beyond = if amount.allows(Amount::HIGHEST) { !0 } else { 0 };
    u8::try_from(64 - (amount.bits() ^ beyond).leading_zeros()).unwrap_or(Amount::HIGHEST)
}

impl Term {
    /// The points that belong, when these cells have these points and these tests are passed.
    pub fn points(&self, cells: &[u64], passed: u64) -> u64 {
        match self {
            Term::Cells(number) => cells.get(*number).copied().unwrap_or(0),
            Term::Test(bit) => (passed >> bit & 1) * ANY_POINTS,
            Term::All(parts) => {
                let mut points = ANY_POINTS;
                for part in parts {
                    points &= part.points(cells, passed);
                    if points == 0 {
                        break;
                    }
                }
                points
            }
            Term::Any(parts) => {
                let mut points = 0;
                for part in parts {
                    points |= part.points(cells, passed);
                    if points == ANY_POINTS {
                        break;
                    }
                }
                points
            }
            Term::Not(part) => part.points(cells, passed) ^ ANY_POINTS,
        }
    }

    /// The points of one distribution that belong whatever the tests say, and those that may.
    pub fn bounds_for(&self, cells: &[u64], them: &Distribution) -> (u64, u64) {
        let (must, may) = self.bounds(cells);
        (must & them.possible, may & them.possible)
    }

    fn bounds(&self, cells: &[u64]) -> (u64, u64) {
        let each = |parts: &[Term], start: u64, join: fn(u64, u64) -> u64| {
            parts
                .iter()
                .map(|part| part.bounds(cells))
                .fold((start, start), |(must, may), (part_must, part_may)| (join(must, part_must), join(may, part_may)))
        };
        match self {
            Term::Cells(number) => cells.get(*number).map_or((0, 0), |points| (*points, *points)),
            Term::Test(_) => (0, ANY_POINTS),
            Term::All(parts) => each(parts, ANY_POINTS, |left, right| left & right),
            Term::Any(parts) => each(parts, 0, |left, right| left | right),
            Term::Not(part) => {
                let (must, may) = part.bounds(cells);
                (may ^ ANY_POINTS, must ^ ANY_POINTS)
            }
        }
    }

    /// How many steps it takes to go through it.
    pub fn size(&self) -> usize {
        match self {
            Term::Cells(_) | Term::Test(_) => 1,
            Term::All(parts) | Term::Any(parts) => 1 + parts.iter().map(Term::size).sum::<usize>(),
            Term::Not(part) => 1 + part.size(),
        }
    }
}
