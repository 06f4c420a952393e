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
};
use crate::{
    bridge::{Call, Seat, Suit},
    explain::{Message, Which},
    lawbook::Edition,
    record::Shows,
    ruling::{CallStatus, Incident, Kind as Irregularity, LeadKind, RuledCall},
};

pub(super) const PLOTS: &[(Plot, u32)] =
    &[(Plot::Insufficient, 6), (Plot::BidOutOfTurn, 5), (Plot::PassOutOfTurn, 2), (Plot::NotAllowed, 6)];

pub(super) fn follow(dice: &mut Dice, table: &mut Table) -> Option<()> {
    let mind = dice.weighted(&[(Mind::Accepts, 1), (Mind::Either, 1), (Mind::Refuses, 2)])?;
    settle(dice, table, mind)?;
    table.finish(dice)?;
    Some(())
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let right = claim::lead(&table.ruling)?;
    let [incident] = table.ruling.incidents.as_slice() else { return None };
    let declarer = table.ruling.contract?.declarer;
    if declarer.side() == incident.offender.side()
        || is_disputed(incident, table.record.laws)
        || has_doubled(&table, incident)
    {
        return None;
    }
    let ask = Ask::Lead { declarer, leader: incident.offender.partner() };
    let others = conceivable(&table, incident).into_iter().filter(|lead| *lead != right);
    let wrong = others.map(Claim::Lead).collect();
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

/// Whether the offender has made a double that stands, and about which nothing is said: most doubles of low bids show some suit, which may
/// then not be forbidden.
fn has_doubled(table: &Table, incident: &Incident) -> bool {
    let stands = |event: usize| {
        let mut calls = table.ruling.calls.iter();
        calls.any(|call| call.event == Some(event) && call.status == CallStatus::Stands)
    };
    let mut doubles = table.calls_from(0).filter(|(_, made)| made.call == Call::Double && made.is_bare());
    doubles.any(|(event, made)| made.by == Some(incident.offender) && stands(event))
}

/// What somebody might say: that the suits are exempt which the offender has shown in the auction that stands, or their side, or
/// those of the withdrawn call.
fn conceivable(table: &Table, incident: &Incident) -> Vec<Lead> {
    let shown_by = |is_it: &dyn Fn(Seat) -> bool| {
        let calls = table.ruling.auction.calls().iter().filter(|(by, _)| is_it(*by));
        calls.fold(Shows::NOTHING, |all, (_, call)| all.union(Shows::named_by(*call)))
    };
    let withdrawn = Shows::named_by(incident.call);
    let exempt = [
        Shows::NOTHING,
        shown_by(&|by| by == incident.offender),
        shown_by(&|by| by.side() == incident.offender.side()),
        withdrawn,
    ];
    let mut all = vec![Lead::Nothing];
    for exempt in exempt {
        let left: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| !exempt.has_suit(*suit)).collect();
        all.extend(Some(Lead::Forbid(left)).filter(|lead| *lead != Lead::Forbid(Vec::new()) && !all.contains(lead)));
    }
    // Where the withdrawn call showed no suit, somebody may think of one that the side has shown otherwise.
    let shown =
        [withdrawn, shown_by(&|by| by == incident.offender), shown_by(&|by| by.side() == incident.offender.side())];
    let required = shown.into_iter().find_map(|shows| shows.suits().next()).unwrap_or(Suit::Spades);
    all.push(Lead::Require(vec![required]));
    all
}

/// Why declarer may not do this, where the answer does not say it.
pub(super) fn against(table: &Table, right: &Lead, said: &Lead) -> Option<Reason> {
    let (incident, edition) = (table.last()?, table.record.laws);
    let restriction = incident.result.lead.as_ref();
    let is_any = restriction.is_some_and(|lead| lead.kind == LeadKind::ForbidAnyOne);
    let (which, suits) = match (right, said) {
        (Lead::Nothing, _) => return None,
        (_, Lead::Nothing) => (if is_cancelled(table, incident) { "cancelled" } else { "restricted" }, Vec::new()),
        (Lead::Forbid(_), Lead::Require(_)) if !edition.lead_depends_on_withdrawn() => ("no-require", Vec::new()),
        (Lead::Require(suits), Lead::Forbid(_) | Lead::Require(_)) => ("require", suits.clone()),
        (Lead::Forbid(_), Lead::Require(_)) => ("any", Vec::new()),
        (Lead::Forbid(_), Lead::Forbid(_)) if is_any => ("any", Vec::new()),
        (Lead::Forbid(suits), Lead::Forbid(said)) => {
            let beyond =
                |one: &[Suit], other: &[Suit]| one.iter().copied().filter(|suit| !other.contains(suit)).collect();
            let (shown, more): (Vec<Suit>, Vec<Suit>) = (beyond(said, suits), beyond(suits, said));
            let is_named = |suit: &Suit| Shows::named_by(incident.call).has_suit(*suit);
            match (shown.is_empty(), more.iter().any(is_named)) {
                (false, _) => ("shown", shown),
                (true, true) => ("more", more),
                (true, false) => ("partners", more),
            }
        }
    };
    let (offender, call) = (incident.offender, incident.call);
    let says = Message::QuizMayLead { which: Which(which), offender, partner: offender.partner(), call, suits };
    Some(Reason { says, clause: restriction.map(|lead| lead.clause) })
}

/// Whether the Laws took the call away, and not its player.
fn is_cancelled(table: &Table, incident: &Incident) -> bool {
    let is_it = |call: &RuledCall| call.event == Some(incident.event) && call.status == CallStatus::Cancelled;
    table.ruling.calls.iter().any(is_it)
}

/// Why a suit may not be forbidden, which nothing else says, whatever else would have to be otherwise.
pub(super) fn exempt(against: Option<Reason>) -> Option<Reason> {
    against.filter(|reason| matches!(reason.says, Message::QuizMayLead { which: Which("shown"), .. }))
}
