//! Linked questions: one table, asked about in the order of a director's work. Who may accept the call; what the offender is
//! told; who has to pass; and what becomes of the lead, or of the contract.

use super::{
    Acceptor, Ask, Claim, EDITIONS, Kind, Level, Question, TRIES, Wanted,
    dice::{Dice, mixed},
    finished,
    kind::answer,
    plot::Plot,
    settle::{Mind, settle},
    table::Table,
};
use crate::{
    bridge::Seat,
    lawbook::Edition,
    record::{Event, LhoChoice},
};

/// What goes wrong at such a table.
const PLOTS: [(Plot, u32); 6] = [
    (Plot::Insufficient, 5),
    (Plot::BidOutOfTurn, 4),
    (Plot::PassOutOfTurn, 2),
    (Plot::DoubleOutOfTurn, 1),
    (Plot::NotAllowed, 9),
    (Plot::Twice, 2),
];

/// In how many of a hundred chains about an insufficient bid it is the answer to an opening, and may have been artificial.
const ANSWERS: u32 = 65;

/// Seeds without a chain of the level that is wanted, after which there are none.
const PATIENCE: u32 = 400;

/// So few questions are no chain.
const FEWEST: usize = 3;

/// The linked questions of a seed, in order; of the law and edition that are wanted. None when nothing suits.
#[must_use]
pub fn linked(seed: u64, wanted: &Wanted) -> Vec<Question> {
    let mut dice = Dice::new(seed);
    let Some(edition) = wanted.edition.or_else(|| dice.weighted(&EDITIONS)) else { return Vec::new() };
    let is_wanted = |plot: Plot| wanted.law.is_none_or(|law| plot.may_come_to(law));
    let plots: Vec<(Plot, u32)> = PLOTS.into_iter().filter(|(plot, _)| is_wanted(*plot)).collect();
    for _ in 0..TRIES {
        let questions = chain(&mut dice, seed, edition, &plots).unwrap_or_default();
        let is_about = |law: u8| questions.iter().any(|question| question.laws.contains(&law));
        if questions.len() >= FEWEST && wanted.law.is_none_or(is_about) {
            return questions;
        }
    }
    Vec::new()
}

fn chain(dice: &mut Dice, seed: u64, edition: Edition, plots: &[(Plot, u32)]) -> Option<Vec<Question>> {
    let mut table = Table::new(edition, dice.pick(&Seat::ALL)?)?;
    match dice.weighted(plots)? {
        Plot::Insufficient if dice.chance(ANSWERS) => answer(dice, &mut table, true)?,
        plot => plot.play(dice, &mut table)?,
    }
    let irregular = table.clone();
    settle(dice, &mut table, Mind::Either)?;
    let settled = table.clone();
    table.finish(dice)?;
    let refused = settled.record.events.iter().position(|event| *event == Event::Lho(LhoChoice::Declines));
    let told = refused.and_then(|place| settled.until(place + 1));
    let steps = [
        (Kind::Accepts, Some(irregular)),
        (Kind::Free, told),
        (Kind::Passes, Some(settled)),
        (Kind::Lead, Some(table.clone())),
    ];
    let mut ask = |(kind, table): (Kind, Option<Table>)| {
        let mut draft = kind.about(table?)?;
        // Something is wrong with the call, as the next question shows; but the players on either side may be confused.
        if let Ask::Accepts { offender, .. } = draft.ask {
            draft.wrong.retain(|claim| *claim != Claim::Accepts(Acceptor::NothingToAccept));
            draft.wrong.push(Claim::Accepts(Acceptor::Seat(offender.rho())));
        }
        finished(dice, seed, kind, draft)
    };
    let mut questions: Vec<Question> = steps.into_iter().filter_map(&mut ask).collect();
    // Who declares has no lead to think of.
    if questions.last().is_none_or(|question| question.kind != Kind::Lead) {
        questions.extend(ask((Kind::Contract, Some(table))));
    }
    Some(questions)
}

/// Whether linked questions are so hard: as the hardest of them. Who may accept is no question of the lowest level, and so the
/// easiest are of the next.
#[must_use]
pub fn are_of(questions: &[Question], level: Level) -> bool {
    let [_, easiest, ..] = Level::ALL;
    questions.iter().map(|question| question.level).max() == Some(level.max(easiest))
}

/// Chains of linked questions from a seed on, none where the law or the level that is wanted has none.
pub fn chains(mut seed: u64, wanted: Wanted) -> impl Iterator<Item = Vec<Question>> {
    std::iter::from_fn(move || {
        for _ in 0..PATIENCE {
            let questions = linked(seed, &wanted);
            seed = mixed(seed.wrapping_add(1));
            if questions.is_empty() {
                return None;
            }
            if wanted.level.is_none_or(|level| are_of(&questions, level)) {
                return Some(questions);
            }
        }
        None
    })
}
