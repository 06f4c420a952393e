//! Questions about auctions that could have happened at a club: a classic, as others were dealt it, or an auction in which
//! everybody bid what a known system bids, until something went wrong.

use super::{
    Classic, EDITIONS, Question, Wanted,
    dice::{Dice, mixed},
    question, suits,
    table::Table,
};
use crate::{
    bridge::{Call, Seat},
    meaning::{Agreements, Meaning},
    record::Record,
};

/// How many seeds in a hundred look for a classic first.
const CLASSIC: u32 = 50;
/// How many other questions are tried before the seed is given up.
const TRIED: u64 = 12;

/// The question of a seed, where people play the system with this name; `None` when nothing suits.
#[must_use]
pub fn club_question(seed: u64, wanted: &Wanted, system: &str) -> Option<Question> {
    let agreements = Agreements::preset(system)?;
    let mut dice = Dice::new(seed);
    let edition = wanted.edition.or_else(|| dice.weighted(&EDITIONS))?;
    let wanted = Wanted { edition: Some(edition), ..*wanted };
    let (is_classic, turns) = (dice.chance(CLASSIC), dice.below(4));
    if is_classic {
        let mut all: Vec<Classic> = Classic::all().collect();
        dice.shuffle(&mut all);
        let mut questions = all.into_iter().filter_map(|classic| classic.turned(turns, seed, edition));
        if let Some(question) = questions.find(|question| suits(question, &wanted)) {
            return Some(question);
        }
    }
    let seeds = (0..TRIED).map(|nth| mixed(mixed(seed).wrapping_add(nth)));
    let mut questions = seeds.filter_map(|seed| question(seed, &wanted));
    let found = questions.find(|question| question.classic.is_some() || is_played(&question.record, agreements))?;
    Some(Question { seed, ..found })
}

/// Whether each bid and double before anything went wrong is one of this system, and natural. Where nothing is agreed any
/// more, nobody bids.
fn is_played(record: &Record, agreements: &Agreements) -> bool {
    let Some(table) = Table::of(record.clone()) else { return false };
    let wrong = table.ruling.incidents.first().map_or(record.events.len().saturating_sub(1), |first| first.event);
    let Some(before) = table.until(wrong) else { return false };
    let calls = before.ruling.auction.calls();
    let is_known = |(place, (seat, call)): (usize, &(Seat, Call))| {
        let so_far = calls.get(..place).unwrap_or_default();
        match call {
            Call::Pass => true,
            Call::Double | Call::Redouble => agreements.shows(so_far, *seat, *call).is_some(),
            Call::Bid(_) => agreements.shows(so_far, *seat, *call).is_some_and(is_natural),
        }
    };
    calls.iter().enumerate().all(is_known)
}

/// Whether a call is for nothing but to show its suit and strength.
fn is_natural(meaning: &Meaning) -> bool {
    meaning.purposes.iter().all(|purpose| purpose.is_about_strength())
}
