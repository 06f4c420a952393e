//! Which clause decides.

use super::{
    super::{
        ask::Ask,
        claim::Claim,
        dice::Dice,
        plot::Plot,
        reason::decisive,
        settle::{Mind, settle},
        table::Table,
    },
    Draft,
};
use crate::{
    explain::Message,
    lawbook::Clause,
    laws,
    ruling::{Because, Trace},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 6),
    (Plot::PassOutOfTurn, 14),
    (Plot::BidOutOfTurn, 20),
    (Plot::DoubleOutOfTurn, 24),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 8),
    (Plot::AboveSeven, 1),
    (Plot::AfterTheEnd, 1),
    (Plot::Slip, 4),
    (Plot::ChangeOfMind, 6),
    (Plot::NotOver, 4),
    (Plot::TurnTaken, 1),
    (Plot::Twice, 4),
];

/// Clauses that hold for every call of their law, so that nobody could call them wrong.
const GENERAL: [&str; 2] = ["38A", "39A"];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    settle(dice, &mut table, Mind::Either)?;
    about(dice, table)
}

pub(super) fn about(dice: &mut Dice, table: Table) -> Option<Draft> {
    let incident = table.last().filter(|incident| incident.is_settled())?.clone();
    let decides = &incident.result.clauses;
    let right = decisive(&incident)?;
    if right.law() == 26 {
        return None;
    }
    let trace = laws::trace(&table.record).ok()?.pop()?;
    let mut wrong = Vec::new();
    for clause in considered(dice, &trace) {
        let is_near = decides.iter().any(|one| overlap(*one, clause))
            || trace.applied.contains(&clause)
            || table.ruling.incidents.iter().any(|one| one.result.clauses.contains(&clause));
        // What is the lowest bid in the denomination may be comparable as well.
        let is_both = right.address() == "27B1(a)" && clause.address() == "27B1(b)";
        let is_wrong = !is_near && !is_both && !GENERAL.contains(&clause.address());
        if is_wrong && !wrong.iter().any(|(known, _)| *known == Claim::Rules(clause)) {
            wrong.push((Claim::Rules(clause), Message::WhySays { says: clause }));
        }
    }
    let ask = Ask::Clause { offender: incident.offender, call: incident.call };
    (wrong.len() > 1).then(|| Draft { ask, right: Claim::Rules(right), wrong, table: table.clone() })
}

/// The clauses that were considered: first those beside the way that was taken, then the others of the same law.
fn considered(dice: &mut Dice, trace: &Trace) -> Vec<Clause> {
    let law = trace.applied.first().map(|clause| clause.law());
    let of = |is_wanted: &dyn Fn(&Clause, Because) -> bool| {
        let all = trace.considered.iter().filter(|one| is_wanted(&one.clause, one.because));
        all.map(|one| one.clause).collect::<Vec<Clause>>()
    };
    let same = |clause: &Clause| Some(clause.law()) == law;
    let mut beside = of(&|clause, because| same(clause) && matches!(because, Because::Otherwise(_)));
    let mut others = of(&|clause, because| same(clause) && !matches!(because, Because::Otherwise(_)));
    let mut further = of(&|clause, _| !same(clause) && clause.address().len() > 2);
    for clauses in [&mut beside, &mut others, &mut further] {
        dice.shuffle(clauses);
    }
    beside.into_iter().chain(others).chain(further).collect()
}

/// Whether one clause is the other, or a part of it.
fn overlap(one: Clause, other: Clause) -> bool {
    one.law() == other.law()
        && (one.address().starts_with(other.address()) || other.address().starts_with(one.address()))
}
