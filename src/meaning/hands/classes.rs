//! Distributions that are all the same to a question, and blocks of them: some spades and hearts with some diamonds and
//! clubs, every one with every other.

use rustc_hash::FxHashMap;

use super::{
    distribution::{Distribution, distributions},
    question::Question,
};

/// Which distributions are the same to a question. Those of which the answer is known already are in no class.
#[derive(Default)]
pub struct Classes {
    /// The class of each distribution, in their order.
    of: Vec<Option<u16>>,
    /// For each class, the points that belong to each of the question's cells.
    pub cells: Vec<Vec<u64>>,
}

/// Distributions of one class: these spades and hearts with these diamonds and clubs.
pub struct Block {
    pub class: u16,
    pub left: Vec<[u8; 2]>,
    pub right: Vec<[u8; 2]>,
}

impl Block {
    /// The first spades and hearts, the first diamonds and clubs.
    pub fn only_lengths(&self) -> ([u8; 2], [u8; 2]) {
        let first = |all: &[[u8; 2]]| all.first().copied().unwrap_or_default();
        (first(&self.left), first(&self.right))
    }
}

impl Classes {
    /// Sorts the distributions; `is_open` says of a distribution with these cells whether the cards have to be looked
    /// at.
    pub fn of(question: &Question, mut is_open: impl FnMut(&Distribution, &[u64]) -> bool) -> Classes {
        let mut classes = Classes::default();
        let mut numbers: FxHashMap<Vec<u64>, u16> = FxHashMap::default();
        let mut cells = Vec::new();
        for (place, them) in distributions().iter().enumerate() {
            question.masks_at(place, &mut cells);
            let class = is_open(them, &cells).then(|| match numbers.get(&cells) {
                Some(number) => *number,
                None => {
                    let number = u16::try_from(numbers.len()).unwrap_or(u16::MAX);
                    numbers.insert(cells.clone(), number);
                    classes.cells.push(cells.clone());
                    number
                }
            });
            classes.of.push(class);
        }
        classes
    }

    /// The same, with only those distributions that pass the test.
    pub fn only(&self, test: impl Fn(&Distribution) -> bool) -> Classes {
        let of = self.each().map(|(them, class)| class.filter(|_| test(them))).collect();
        Classes { of, cells: Vec::new() }
    }

    /// The classes of the distributions, in their order.
    pub fn each(&self) -> impl Iterator<Item = (&'static Distribution, Option<u16>)> {
        distributions().iter().zip(self.of.iter().copied())
    }

    /// All distributions that are in a class, in as few blocks as they happen to make.
    pub fn blocks(&self) -> Vec<Block> {
        let mut alike: Vec<Rows> = Vec::new();
        let mut classes = self.of.iter().copied();
        for row in distributions().chunk_by(|one, next| left_of(one) == left_of(next)) {
            let these: Vec<_> = classes.by_ref().take(row.len()).collect();
            let left = row.first().map(left_of).unwrap_or_default();
            match alike.iter_mut().find(|rows| rows.classes == these) {
                Some(rows) => rows.left.push(left),
                None => alike.push(Rows { classes: these, left: vec![left] }),
            }
        }
        alike.iter().flat_map(Rows::blocks).collect()
    }
}

fn left_of(them: &Distribution) -> [u8; 2] {
    let [spades, hearts, ..] = them.lengths;
    [spades, hearts]
}

/// Spades and hearts for which the classes of all diamonds and clubs are the same.
struct Rows {
    classes: Vec<Option<u16>>,
    left: Vec<[u8; 2]>,
}

impl Rows {
    fn blocks(&self) -> Vec<Block> {
        let minors = u8::try_from(self.classes.len()).unwrap_or(14).saturating_sub(1);
        let mut blocks: Vec<Block> = Vec::new();
        for (diamonds, class) in (0..=minors).zip(&self.classes) {
            let Some(class) = *class else { continue };
            let right = [diamonds, minors - diamonds];
            match blocks.iter_mut().find(|block| block.class == class) {
                Some(block) => block.right.push(right),
                None => blocks.push(Block { class, left: self.left.clone(), right: vec![right] }),
            }
        }
        blocks
    }
}
