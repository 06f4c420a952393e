//! Laws 25B, 27A and 29A: who may accept a call.

use super::super::{
    ask::Ask,
    claim::{Acceptor, Claim, acceptor},
    draft::Draft,
    plot::Plot,
    reason::At,
    table::Table,
};
pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::InOrder, 5),
    (Plot::Insufficient, 4),
    (Plot::PassOutOfTurn, 3),
    (Plot::BidOutOfTurn, 4),
    (Plot::DoubleOutOfTurn, 4),
    (Plot::ChangeOfMind, 2),
    (Plot::NotAllowed, 4),
    (Plot::AboveSeven, 1),
    (Plot::AfterTheEnd, 4),
];

pub(super) fn about(table: Table) -> Option<Draft> {
    let right = acceptor(&table.record, &table.ruling)?;
    let at = At::last_call(&table)?;
    let all = [Acceptor::Seat(at.seat.lho()), Acceptor::NobodyCan, Acceptor::NothingToAccept];
    let others = all.into_iter().filter(|one| *one != right);
    let wrong = others.map(Claim::Accepts).collect();
    let ask = Ask::Accepts { offender: at.seat, call: at.call };
    Some(Draft { ask, right: Claim::Accepts(right), wrong, table })
}
