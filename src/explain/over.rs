//! The auction is over and something is still to be decided: what it comes to in the play. Nobody calls any more.

use super::{
    case::{Case, Subject},
    informed, lead,
    message::Message,
    result,
};
use crate::{
    bridge::Contract,
    ruling::{Outcome, Rectification, Ruling},
};

/// What a branch comes to: the lead, what may be used, when to call the director again.
pub(super) fn text(case: &Case<'_>, branch: &Rectification) -> Vec<Message> {
    let declarer = case.ruling.contract.map(|contract| contract.declarer);
    let mut text: Vec<Message> =
        case.ruling.contract.into_iter().flat_map(|contract| lead(case, branch, contract)).collect();
    if declarer.is_some() {
        text.extend(informed::of(case, branch));
    }
    text.extend(result::reviews_of(case, branch));
    if text.is_empty() {
        text.push(Message::NothingFollows {});
    }
    text
}

/// What a branch comes to for the lead against this contract.
pub(super) fn lead(case: &Case<'_>, branch: &Rectification, contract: Contract) -> Vec<Message> {
    let defends = contract.declarer.side() != case.side;
    let restriction = branch.lead.as_ref().filter(|_| defends);
    restriction.into_iter().flat_map(|lead| lead::now(lead, contract.declarer)).collect()
}

/// Whether something about it is left to decide. What hangs on a turn that never comes is not.
pub(super) fn is_left(case: &Case<'_>) -> bool {
    match &case.incident.outcome {
        Outcome::DirectorsOption(_) => true,
        Outcome::PlayersOption(_) => case.awaits() || case.subject() == Subject::Removed,
        Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    }
}

/// Whether the page speaks of the contract first: nobody has anything left to choose before it is known.
pub(super) fn comes_first(ruling: &Ruling, cases: &[Case<'_>]) -> bool {
    ruling.auction_over && !cases.iter().any(|case| case.option().is_some() && case.awaits())
}
