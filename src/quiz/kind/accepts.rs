//! Laws 25B, 27A and 29A: who may accept a call.

use super::super::{
    ask::Ask,
    claim::{Acceptor, Claim, acceptor, fault},
    dice::Dice,
    draft::Draft,
    plot::Plot,
    reason::At,
    table::Table,
};
use crate::{explain::Message, lawbook::Clause, ruling::Kind as Irregularity};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::InOrder, 5),
    (Plot::Insufficient, 4),
    (Plot::PassOutOfTurn, 3),
    (Plot::BidOutOfTurn, 4),
    (Plot::DoubleOutOfTurn, 1),
    (Plot::ChangeOfMind, 2),
    (Plot::NotAllowed, 4),
    (Plot::AboveSeven, 1),
    (Plot::AfterTheEnd, 1),
];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    about(table)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let right = acceptor(&table.record, &table.ruling)?;
    let at = At::last_call(&table)?;
    let all =
        [Acceptor::Seat(at.seat.lho()), Acceptor::Seat(at.seat.rho()), Acceptor::NobodyCan, Acceptor::NothingToAccept];
    let others = all.into_iter().filter(|one| *one != right);
    let wrong = others.map(|one| Some((Claim::Accepts(one), why(&table, at, right, one)?))).collect::<Option<_>>()?;
    let ask = Ask::Accepts { offender: at.seat, call: at.call };
    Some(Draft { ask, right: Claim::Accepts(right), wrong, table })
}

/// Why it is not this one who may accept.
fn why(table: &Table, at: At, right: Acceptor, wrong: Acceptor) -> Option<Message> {
    let call = at.call;
    let of_last = || table.last().and_then(|incident| incident.result.clauses.first()).copied();
    let clauses = |clause: Option<Clause>| clause.into_iter().collect::<Vec<_>>();
    let mistake = || fault(&table.record, &table.ruling).flatten().map(|fault| at.has(fault));
    Some(match (right, wrong) {
        (Acceptor::NothingToAccept, _) => Message::QuizCallInOrder { seat: at.seat, call },
        (_, Acceptor::NothingToAccept) if is_change(table) => Message::QuizIsAChange { offender: at.seat, call },
        (_, Acceptor::NothingToAccept) => mistake()?,
        (Acceptor::NobodyCan, _) => Message::QuizNobodyCanAccept { call, clauses: clauses(of_last()) },
        (Acceptor::Seat(lho), Acceptor::Seat(seat)) => Message::QuizNotLho { lho, offender: at.seat, seat },
        (Acceptor::Seat(lho), Acceptor::NobodyCan) => {
            Message::QuizMayBeAccepted { lho, call, clauses: clauses(option_of(table)) }
        }
    })
}

/// The clause that gives LHO their choice.
fn option_of(table: &Table) -> Option<Clause> {
    match &table.last()?.outcome {
        crate::ruling::Outcome::PlayersOption(option) => Some(option.clause),
        crate::ruling::Outcome::NoRectification(_)
        | crate::ruling::Outcome::Rectification(_)
        | crate::ruling::Outcome::DirectorsOption(_) => None,
    }
}

fn is_change(table: &Table) -> bool {
    table.last().is_some_and(|incident| incident.kind == Irregularity::ChangeOfCall)
}
