//! A set of hands as an expression: what distribution and points can tell is folded into cells, the rest stays.
//!
//! Every part of the rest has cells of its own, so such a set is kept as it was said, in a tenth of the memory.

use std::sync::Arc;

use super::{
    cells::Cells,
    feature::{Test, tests_of},
    limit::{DEEPEST, MOST_BYTES, MOST_PARTS, TooMuch, bytes_within},
};
use crate::meaning::{Condition, Quality};

/// A set of hands.
#[derive(Clone)]
pub enum Tree {
    Cells(Arc<Cells>),
    /// As it was said: put into cells and tests whenever it is asked about.
    Said(Arc<Condition>),
    Test(Test),
    All(Vec<Tree>),
    Any(Vec<Tree>),
    Not(Box<Tree>),
}

impl Tree {
    /// The hands that meet the condition, to be kept: in cells when they tell all.
    pub fn kept(condition: &Condition) -> Result<Tree, TooMuch> {
        match Tree::of(condition)? {
            Tree::Cells(cells) => Ok(Tree::Cells(cells)),
            Tree::Said(_) | Tree::Test(_) | Tree::All(_) | Tree::Any(_) | Tree::Not(_) => {
                let fits = size_of::<Condition>() + bytes_within(condition) <= MOST_BYTES;
                fits.then(|| Tree::Said(Arc::new(condition.clone()))).ok_or(TooMuch::Parts)
            }
        }
    }

    /// The hands that meet the condition, in cells and tests.
    pub fn of(condition: &Condition) -> Result<Tree, TooMuch> {
        let mut parts_left = MOST_PARTS;
        Tree::part_of(condition, DEEPEST - 8, &mut parts_left)
    }

    fn part_of(condition: &Condition, depth: u32, parts_left: &mut u32) -> Result<Tree, TooMuch> {
        let depth = depth.checked_sub(1).ok_or(TooMuch::Nesting)?;
        *parts_left = parts_left.checked_sub(1).ok_or(TooMuch::Parts)?;
        let mut each = |parts: &[Condition]| {
            parts.iter().map(|part| Tree::part_of(part, depth, parts_left)).collect::<Result<_, _>>()
        };
        Ok(match condition {
            Condition::All(parts) => Tree::all(each(parts)?),
            Condition::Any(parts) => Tree::any(each(parts)?),
            Condition::Not(part) => Tree::part_of(part, depth, parts_left)?.not(),
            Condition::Has(quality) => Tree::with(quality),
        })
    }

    fn with(quality: &Quality) -> Tree {
        match Cells::of(quality) {
            Some(cells) => Tree::Cells(Arc::new(cells)),
            None => Tree::any(tests_of(quality).into_iter().map(Tree::Test).collect()),
        }
    }

    /// The hands that are in all of these sets.
    pub fn all(parts: Vec<Tree>) -> Tree {
        let mut cells = None;
        let mut rest = Vec::new();
        for part in parts {
            match part {
                Tree::Cells(more) => fold(&mut cells, more, Cells::keep),
                Tree::All(parts) => parts.into_iter().for_each(|part| match part {
                    Tree::Cells(more) => fold(&mut cells, more, Cells::keep),
                    Tree::Said(_) | Tree::All(_) | Tree::Test(_) | Tree::Any(_) | Tree::Not(_) => rest.push(part),
                }),
                Tree::Said(_) | Tree::Test(_) | Tree::Any(_) | Tree::Not(_) => rest.push(part),
            }
        }
        if cells.as_ref().is_some_and(|cells| **cells == Cells::NONE) {
            rest.clear();
        }
        joined(cells, rest, Cells::ALL, Tree::All)
    }

    /// The hands that are in one of these sets at least.
    pub fn any(parts: Vec<Tree>) -> Tree {
        let mut cells = None;
        let mut rest = Vec::new();
        for part in parts {
            match part {
                Tree::Cells(more) => fold(&mut cells, more, Cells::add),
                Tree::Any(parts) => parts.into_iter().for_each(|part| match part {
                    Tree::Cells(more) => fold(&mut cells, more, Cells::add),
                    Tree::Said(_) | Tree::Any(_) | Tree::Test(_) | Tree::All(_) | Tree::Not(_) => rest.push(part),
                }),
                Tree::Said(_) | Tree::Test(_) | Tree::All(_) | Tree::Not(_) => rest.push(part),
            }
        }
        if cells.as_ref().is_some_and(|cells| **cells == Cells::ALL) {
            rest.clear();
        }
        joined(cells, rest, Cells::NONE, Tree::Any)
    }

    /// The hands that are not in this set.
    pub fn not(self) -> Tree {
        match self {
            Tree::Cells(mut cells) => {
                Arc::make_mut(&mut cells).invert();
                Tree::Cells(cells)
            }
            Tree::Not(part) => *part,
            Tree::Said(_) | Tree::Test(_) | Tree::All(_) | Tree::Any(_) => Tree::Not(Box::new(self)),
        }
    }
}

fn fold(cells: &mut Option<Arc<Cells>>, more: Arc<Cells>, join: fn(&mut Cells, &Cells)) {
    match cells {
        Some(cells) => join(Arc::make_mut(cells), &more),
        None => *cells = Some(more),
    }
}

/// One tree of the cells and the rest; of nothing at all, `neutral`.
fn joined(cells: Option<Arc<Cells>>, mut rest: Vec<Tree>, neutral: Cells, join: fn(Vec<Tree>) -> Tree) -> Tree {
    let cells = cells
        .or_else(|| rest.is_empty().then(|| Arc::new(neutral.clone())))
        .filter(|cells| rest.is_empty() || **cells != neutral);
    if let Some(cells) = cells {
        rest.insert(0, Tree::Cells(cells));
    }
    if rest.len() == 1 { rest.pop().unwrap_or_else(|| join(Vec::new())) } else { join(rest) }
}
