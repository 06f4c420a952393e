//! Which clause decides.

use super::super::{
    ask::Ask,
    claim::Claim,
    deciding_clause::deciding_clause,
    decisive::beside,
    dice::Dice,
    draft::{Draft, Kind},
    level::Level,
    plot::Plot,
    settle::{Mind, settle},
    table::Table,
};
use crate::{
    explain::{Message, Which},
    lawbook::Clause,
    laws,
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 24),
    (Plot::PassOutOfTurn, 14),
    (Plot::BidOutOfTurn, 20),
    (Plot::DoubleOutOfTurn, 14),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 8),
    (Plot::Slip, 4),
    (Plot::ChangeOfMind, 6),
    (Plot::NotOver, 4),
    (Plot::TurnTaken, 1),
    (Plot::Twice, 16),
];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    settle(dice, &mut table, Mind::Either)?;
    about(table)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let incident = table.last().filter(|incident| incident.is_settled())?.clone();
    let decides = &incident.result.clauses;
    let right = deciding_clause(&incident)?;
    if right.law() == 26 {
        return None;
    }
    let trace = laws::trace(&table.record).ok()?.pop()?;
    let mut wrong = Vec::new();
    for clause in beside(right, Level::of(Kind::Clause, &table)) {
        let refused = incident.accepted == Some(false) && trace.applied.contains(&clause) && !decides.contains(&clause);
        let is_near = decides.iter().any(|one| overlap(*one, clause))
            || trace.applied.contains(&clause)
            || table.ruling.incidents.iter().any(|one| one.result.clauses.contains(&clause));
        // What is the lowest bid in the denomination may be comparable as well.
        let is_both = right.address() == "27B1(a)" && clause.address() == "27B1(b)";
        let lho = incident.offender.lho();
        if refused {
            let (edition, call) = (table.record.laws, incident.call);
            let says = Message::QuizRightIf { which: Which("accepted"), seat: lho, call, replacement: call, edition };
            wrong.push((Claim::Rules(clause), Some(says.into())));
        } else if !is_near && !is_both {
            wrong.push((Claim::Rules(clause), Some(Message::QuizOtherCase { says: clause }.into())));
        }
    }
    let ask = Ask::Clause { offender: incident.offender, call: incident.call };
    Some(Draft { ask, right: Claim::Rules(right), wrong, table: table.clone() })
}

/// Whether one clause is the other, or a part of it.
fn overlap(one: Clause, other: Clause) -> bool {
    one.law() == other.law()
        && (one.address().starts_with(other.address()) || other.address().starts_with(one.address()))
}
