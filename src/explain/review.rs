//! When to call the director again, and for what: the laws that let him adjust the score after the play.

use super::{case::Case, message::Message, said_once};
use crate::{
    lawbook::Clause,
    ruling::{Outcome, Passes, Rectification},
};

/// When to call the director again, and for what.
pub(super) fn of(case: &Case<'_>) -> Vec<Message> {
    match case.incident.outcome {
        Outcome::PlayersOption(_) => Vec::new(),
        Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::DirectorsOption(_) => {
            of_result(case, &case.incident.result)
        }
    }
}

/// The same for one result of it.
pub(super) fn of_result(case: &Case<'_>, result: &Rectification) -> Vec<Message> {
    let (offender, partner, side) = (case.offender, case.partner, case.side);
    let mut helped: Vec<Clause> = Vec::new();
    let mut knew: Vec<Clause> = Vec::new();
    let mut other: Vec<Clause> = Vec::new();
    for &clause in &result.review {
        match clause.address() {
            "27D" | "23C" => helped.push(clause),
            "72C" | "23" => knew.push(clause),
            _ => other.push(clause),
        }
    }
    let mut text = Vec::new();
    if !helped.is_empty() {
        text.push(Message::ReviewHelped { side, offender, call: case.call, clauses: helped });
    }
    if !knew.is_empty() {
        let partner_passes = result.partner_passes != Passes::None;
        let had_turn = !case.ruling.auction_over || case.has_called_since(partner);
        text.extend(match (partner_passes, had_turn) {
            (true, true) => Some(Message::ReviewKnew { side, offender, partner, clauses: knew }),
            // Partner never had to pass.
            (true, false) => None,
            (false, _) => Some(Message::ReviewCould { side, offender, clauses: knew }),
        });
    }
    if !other.is_empty() {
        text.push(Message::ReviewDamaged { clauses: other });
    }
    said_once::named(case, text)
}
