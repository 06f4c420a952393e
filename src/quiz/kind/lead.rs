//! Law 26: what declarer may do about the lead.

use super::super::{
    ask::Ask,
    claim::{self, Claim, Lead},
    dice::Dice,
    draft::Draft,
    plot::Plot,
    reason::Reason,
    settle::{Mind, settle},
    table::Table,
    what_if::{confusion, what_ifs},
};
use crate::{
    bridge::Suit,
    explain::Message,
    lawbook::Edition,
    record::Shows,
    ruling::{Incident, Kind as Irregularity, LeadKind},
};

pub(super) const PLOTS: &[(Plot, u32)] =
    &[(Plot::Insufficient, 6), (Plot::BidOutOfTurn, 5), (Plot::PassOutOfTurn, 2), (Plot::NotAllowed, 6)];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    let mind = if dice.chance(25) { Mind::Accepts } else { Mind::Refuses };
    settle(dice, &mut table, mind)?;
    table.finish(dice)?;
    about(table)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let right = claim::lead(&table.ruling)?;
    let [incident] = table.ruling.incidents.as_slice() else { return None };
    let declarer = table.ruling.contract?.declarer;
    if declarer.side() == incident.offender.side() || is_disputed(incident, table.record.laws) {
        return None;
    }
    let ask = Ask::Lead { declarer, leader: incident.offender.partner() };
    let changed = what_ifs(&table);
    let mut wrong: Vec<(Claim, Option<Reason>)> = Vec::new();
    for lead in conceivable(&table, incident) {
        let claim = Claim::Lead(lead.clone());
        if lead != right && !wrong.iter().any(|(known, _)| *known == claim) {
            let reason = confusion(&changed, &claim).or_else(|| why_not(incident, &right, &lead));
            wrong.push((claim, reason));
        }
    }
    Some(Draft { ask, right: Claim::Lead(right), wrong, table: table.clone() })
}

/// Where directors differ about Law 26, nothing is asked.
fn is_disputed(incident: &Incident, edition: Edition) -> bool {
    let cites = |address: &str| incident.result.clauses.iter().any(|clause| clause.address() == address);
    let by_own_terms = cites("27B1(a)") || cites("27B1(b)") || cites("31A2(a)");
    match incident.kind {
        Irregularity::InsufficientBid | Irregularity::BidOutOfRotation => {
            !edition.frees_lead() && (by_own_terms && incident.result.lead.is_some() || !incident.attempts.is_empty())
        }
        Irregularity::InadmissibleDouble => false,
        Irregularity::PassOutOfRotation => edition.pass_binds_partner() || cites("30A"),
        _ => true,
    }
}

/// The suits that the withdrawn call showed, and those that the offender has shown in the auction that stands.
fn suits(table: &Table, incident: &Incident) -> (Vec<Suit>, Vec<Suit>) {
    let withdrawn = Shows::named_by(incident.call).suits().collect();
    let calls = table.ruling.auction.calls().iter().filter(|(by, _)| *by == incident.offender);
    let legal = calls.fold(Shows::NOTHING, |all, (_, call)| all.union(Shows::named_by(*call)));
    (withdrawn, legal.suits().collect())
}

/// What somebody might say.
fn conceivable(table: &Table, incident: &Incident) -> Vec<Lead> {
    let (withdrawn, legal) = suits(table, incident);
    let unshown: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| !legal.contains(suit)).collect();
    let mut all = vec![Lead::Nothing, Lead::Forbid(Suit::ALL.to_vec())];
    all.extend((!unshown.is_empty()).then_some(Lead::Forbid(unshown)));
    all.extend((!withdrawn.is_empty()).then_some(Lead::Require(withdrawn)));
    all
}

/// Why declarer may not do this, where the answer does not say it.
fn why_not(incident: &Incident, right: &Lead, said: &Lead) -> Option<Reason> {
    let restriction = incident.result.lead.as_ref();
    let (offender, call) = (incident.offender, incident.call);
    let says = match (right, said) {
        (Lead::Nothing, _) => return None,
        (_, Lead::Nothing) => Message::QuizRestricted { call },
        (Lead::Forbid(_), Lead::Require(_)) => Message::QuizNoRequire {},
        (Lead::Require(suits), Lead::Forbid(_) | Lead::Require(_)) => {
            Message::QuizMayRequire { suits: suits.clone(), call }
        }
        (Lead::Forbid(_), Lead::Forbid(_)) if restriction.is_some_and(|lead| lead.kind == LeadKind::ForbidAnyOne) => {
            Message::QuizAnySuit { call }
        }
        (Lead::Forbid(suits), Lead::Forbid(said)) => {
            let shown: Vec<Suit> = said.iter().filter(|suit| !suits.contains(suit)).copied().collect();
            let more: Vec<Suit> = suits.iter().filter(|suit| !said.contains(suit)).copied().collect();
            match shown.is_empty() {
                false => Message::QuizShown { offender, suits: shown },
                true => Message::QuizMoreSuits { offender, suits: more },
            }
        }
    };
    Some(Reason { says, clause: restriction.map(|lead| lead.clause) })
}
