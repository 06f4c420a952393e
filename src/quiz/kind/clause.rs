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
    reason::Reason,
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

pub(super) fn follow(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let mind = dice.weighted(&[(Mind::Either, 6), (Mind::Again, 2), (Mind::Doubles, 2)])?;
    settle(dice, table, mind)?;
    table.go_on_for_some(dice)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let incident = table.last().filter(|incident| incident.is_settled())?.clone();
    let decides = &incident.result.clauses;
    let right = deciding_clause(&incident)?;
    if right.law() == 26 {
        return None;
    }
    let trace = laws::trace(&table.record).ok()?.pop()?;
    let is_wrong = |clause: &Clause| {
        let refused = incident.accepted == Some(false) && trace.applied.contains(clause) && !decides.contains(clause);
        let is_near = decides.iter().any(|one| overlap(*one, *clause))
            || trace.applied.contains(clause)
            || table.ruling.incidents.iter().any(|one| one.result.clauses.contains(clause));
        // What is the lowest bid in the denomination may be comparable as well.
        let is_both = right.address() == "27B1(a)" && clause.address() == "27B1(b)";
        refused || !is_near && !is_both
    };
    let beside = beside(right, Level::of(Kind::Clause, &table), incident.kind);
    let wrong = beside.into_iter().filter(is_wrong).map(Claim::Rules).collect();
    let ask = Ask::Clause { offender: incident.offender, call: incident.call };
    Some(Draft { ask, right: Claim::Rules(right), wrong, table: table.clone() })
}

/// What this clause is about, or why it does not decide.
pub(super) fn against(table: &Table, right: Clause, wrong: Clause) -> Reason {
    // What came in the end may be the very call that this clause is about.
    let cancelled_first = match (right.address(), wrong.address()) {
        ("27B3", "27B1(a)" | "27B2") => Some("doubled"),
        ("27B4", "27B1(a)" | "27B2") => Some("bid"),
        _ => None,
    };
    let incident = table.last().filter(|one| one.replacement.is_some() || wrong.address() == "27B2");
    let says = match cancelled_first.zip(incident) {
        Some((which, incident)) => Message::QuizCancelledFirst { which: Which(which), offender: incident.offender },
        None => Message::QuizOtherCase { says: wrong },
    };
    says.into()
}

/// Whether one clause is the other, or a part of it.
fn overlap(one: Clause, other: Clause) -> bool {
    one.law() == other.law()
        && (one.address().starts_with(other.address()) || other.address().starts_with(one.address()))
}
