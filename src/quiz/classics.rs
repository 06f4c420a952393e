//! The classics: auctions that directors have taught and argued about for years, with a name each.

use super::{Kind, Question, Wanted, dice::Dice, finished, suits, table::Table, what_if::can_be_turned};
use crate::{
    bridge::Seat,
    lawbook::Edition,
    record::{Event, Record},
    shorthand,
};

/// An auction with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// Its name: `S15`.
    pub name: &'static str,
    /// What is asked about it.
    pub kind: Kind,
    /// The auction, in shorthand. If it names an edition, it is asked under that one only.
    pub auction: &'static str,
}

/// The classics as they stand in their file: name, kind, auction.
pub const CLASSICS: &str = include_str!("classics.txt");

impl Classic {
    /// All classics, in the order of the file.
    pub fn all() -> impl Iterator<Item = Classic> {
        CLASSICS.lines().filter_map(Classic::read)
    }

    fn read(line: &'static str) -> Option<Classic> {
        let line = line.split('#').next()?.trim();
        let (name, rest) = line.split_once(' ')?;
        let (kind, auction) = rest.trim_start().split_once(' ')?;
        let kind = Kind::ALL.iter().copied().find(|one| one.name() == kind)?;
        Some(Classic { name, kind, auction: auction.trim() })
    }

    /// The question about it under an edition; the seed decides the order of the choices. `None` where there is none.
    #[must_use]
    pub fn question(&self, seed: u64, edition: Edition) -> Option<Question> {
        self.turned(0, seed, edition)
    }

    /// The same with everybody moved a number of places to the left.
    pub(super) fn turned(&self, turns: u32, seed: u64, edition: Edition) -> Option<Question> {
        let record = shorthand::read(self.auction, Some(edition)).ok().filter(|record| record.laws == edition)?;
        let table = Table::of(turned(record, turns))?;
        let mut dice = Dice::new(seed);
        let draft = self.kind.about(table)?;
        let question = finished(&mut dice, seed, self.kind, draft)?;
        Some(Question { classic: Some(self.name), ..question }).filter(can_be_turned)
    }
}

fn turned(mut record: Record, turns: u32) -> Record {
    record.dealer = left_of(record.dealer, turns);
    for event in &mut record.events {
        if let Event::Call(made) = event {
            made.by = made.by.map(|seat| left_of(seat, turns));
        }
    }
    record
}

fn left_of(seat: Seat, turns: u32) -> Seat {
    (0..turns).fold(seat, |seat, _| seat.lho())
}

/// A classic that suits, if there is one.
pub(super) fn one(dice: &mut Dice, seed: u64, wanted: &Wanted) -> Option<Question> {
    let mut all: Vec<Classic> = Classic::all().collect();
    dice.shuffle(&mut all);
    let edition = wanted.edition?;
    let mut questions = all.into_iter().take(FEW).filter_map(|classic| classic.question(seed, edition));
    questions.find(|question| suits(question, wanted))
}

/// How many are tried before the seed goes another way.
const FEW: usize = 8;
