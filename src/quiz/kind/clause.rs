//! Which clause decides.

use super::super::{
    ask::Ask,
    balance::answers,
    claim::Claim,
    deciding_clause::deciding_clause,
    decisive::ever_decides,
    dice::Dice,
    draft::{Draft, Kind},
    level::Level,
    plot::Plot,
    settle::{Mind, settle},
    sort::Sort,
    table::Table,
};
use crate::{explain::Message, lawbook::Clause, laws};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 24),
    (Plot::PassOutOfTurn, 14),
    (Plot::BidOutOfTurn, 20),
    (Plot::DoubleOutOfTurn, 14),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 8),
    (Plot::AboveSeven, 1),
    (Plot::AfterTheEnd, 1),
    (Plot::Slip, 4),
    (Plot::ChangeOfMind, 6),
    (Plot::NotOver, 4),
    (Plot::TurnTaken, 1),
    (Plot::Twice, 16),
];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    settle(dice, &mut table, Mind::Either)?;
    about(dice, table)
}

pub(super) fn about(dice: &mut Dice, table: Table) -> Option<Draft> {
    let incident = table.last().filter(|incident| incident.is_settled())?.clone();
    let decides = &incident.result.clauses;
    let right = deciding_clause(&incident)?;
    if right.law() == 26 {
        return None;
    }
    let trace = laws::trace(&table.record).ok()?.pop()?;
    let mut wrong = Vec::new();
    for clause in near(dice, &table, right) {
        let refused = incident.accepted == Some(false) && trace.applied.contains(&clause) && !decides.contains(&clause);
        let is_near = decides.iter().any(|one| overlap(*one, clause))
            || trace.applied.contains(&clause)
            || table.ruling.incidents.iter().any(|one| one.result.clauses.contains(&clause));
        // What is the lowest bid in the denomination may be comparable as well.
        let is_both = right.address() == "27B1(a)" && clause.address() == "27B1(b)";
        let lho = incident.offender.lho();
        if refused {
            wrong.push((Claim::Rules(clause), Message::QuizHadAccepted { lho, clauses: vec![clause] }));
        } else if !is_near && !is_both {
            wrong.push((Claim::Rules(clause), Message::QuizOtherCase { says: clause }));
        }
    }
    let ask = Ask::Clause { offender: incident.offender, call: incident.call };
    (wrong.len() > 1).then(|| Draft { ask, right: Claim::Rules(right), wrong, table: table.clone() })
}

/// The other clauses that decide something, in an order of chance: first those that may be right at this level, among them
/// sooner those of the same law, and of laws about like things. How near two clauses are is the same from both sides, so that
/// none is offered much more often than it decides.
fn near(dice: &mut Dice, table: &Table, right: Clause) -> Vec<Clause> {
    let level = Level::of(Kind::Clause, table);
    let possible = answers(Kind::Clause, level, right.edition());
    let is_possible = |clause: Clause| possible.iter().any(|(sort, _)| *sort == Sort::Clause(clause));
    let all = right.edition().index().iter().map(|entry| entry.clause);
    let others = all.filter(|clause| *clause != right && ever_decides(*clause));
    let (mut sooner, mut later): (Vec<Clause>, Vec<Clause>) = others.partition(|clause| is_possible(*clause));
    let mut clauses = Vec::new();
    while let Some(next) =
        dice.weighted(&sooner.iter().map(|clause| (*clause, nearness(*clause, right))).collect::<Vec<_>>())
    {
        sooner.retain(|clause| *clause != next);
        clauses.push(next);
    }
    dice.shuffle(&mut later);
    clauses.extend(later);
    clauses
}

/// How soon one clause is offered beside another.
fn nearness(one: Clause, other: Clause) -> u32 {
    match (is_same_law(one, other), subject(one.law()) == subject(other.law())) {
        (true, _) => 24,
        (false, true) => 12,
        (false, false) => 1,
    }
}

/// Law 29 sends to Laws 30 to 32, and those who look there may stop at it.
fn is_same_law(one: Clause, other: Clause) -> bool {
    let sends = |from: Clause, to: Clause| from.law() == 29 && (30..=32).contains(&to.law());
    one.law() == other.law() || sends(one, other) || sends(other, one)
}

/// Laws about like things have the same number.
const fn subject(law: u8) -> u8 {
    match law {
        28..=34 => 1,
        25 | 36..=39 => 2,
        _ => 0,
    }
}

/// Whether one clause is the other, or a part of it.
fn overlap(one: Clause, other: Clause) -> bool {
    one.law() == other.law()
        && (one.address().starts_with(other.address()) || other.address().starts_with(one.address()))
}
