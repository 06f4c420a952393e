//! Clauses that a director thinks of but that no branch of the tree holds: they are about another situation.

use crate::{
    bridge::Relation,
    lawbook::{Clause, Edition, Law29, Status, clause_of, index_2007, index_2017},
    record::{Event, Record},
    ruling::{Because, Considered, Incident, Kind, Situation},
};

use super::is_or_contains;

/// Laws 25A and 33 could rule on any call; the others are those about irregularities of this kind.
pub(super) fn considered(incident: &Incident, situation: &Situation, edition: Edition) -> Vec<Considered> {
    let laws = laws_on(incident.kind);
    let entries = edition.index().iter().filter(|entry| entry.status == Status::Encoded);
    let clauses = entries.map(|entry| entry.clause);
    let thought_of = clauses.filter(|clause| is_25a(*clause) || laws.contains(&clause.law()));
    let considered = thought_of.filter(|clause| !is_outside(*clause, incident.kind));
    considered.map(|clause| Considered { clause, because: because(clause, incident, situation) }).collect()
}

/// Law 25A: whether somebody said of this call that it was unintended, or not.
pub(super) fn asked_unintended(incident: &Incident, record: &Record) -> bool {
    let event = record.events.get(incident.event);
    matches!(event, Some(Event::Call(made)) if made.facts.unintended.is_some())
}

/// 2017 Laws 30B1(a), 31B1 and 32B1: what partner may do until the offender's turn comes. It leads to no result of its
/// own, so no branch of the tree holds it.
pub(super) fn meanwhile(incident: &Incident, situation: &Situation, edition: Edition) -> Option<Clause> {
    match edition.law29() {
        Law29::Of2007 => return None,
        Law29::Of2017 => {}
    }
    let of_kind = [
        (Kind::PassOutOfRotation, index_2017::L30B1A),
        (Kind::BidOutOfRotation, index_2017::L31B1),
        (Kind::DoubleOutOfRotation, index_2017::L32B1),
    ];
    let (_, clause) = of_kind.into_iter().find(|(kind, _)| *kind == incident.kind)?;
    let clause = edition.own(clause);
    let speaks = situation.turn.is_some_and(|turn| speaks_of(clause).contains(&incident.offender.relation_of(turn)));
    (speaks && incident.accepted != Some(true)).then_some(clause)
}

/// The laws among which a director looks for an irregularity of this kind.
const fn laws_on(kind: Kind) -> &'static [u8] {
    match kind {
        Kind::InsufficientBid => &[27],
        Kind::PassOutOfRotation => &[28, 29, 30, 33],
        Kind::BidOutOfRotation => &[28, 29, 31, 33],
        Kind::DoubleOutOfRotation => &[28, 29, 32, 33],
        Kind::ChangeOfCall | Kind::UnintendedCall => &[25],
        Kind::InadmissibleDouble => &[36],
        Kind::CallByBarredPlayer => &[37],
        Kind::BidAboveSeven => &[38],
        Kind::CallAfterFinalPass => &[39],
        Kind::SimultaneousCall => &[33],
        Kind::ConsideredInRotation => &[28, 29],
        Kind::PassesOutOfRotationEnd => &[17, 29, 34],
    }
}

fn is_25a(clause: Clause) -> bool {
    [index_2007::L25A, index_2017::L25A].contains(&clause.amended())
}

/// Law 25A, or a part of it.
fn is_of_25a(clause: Clause) -> bool {
    is_or_contains(clause_of!(clause.edition(), L25A), clause)
}

/// Clauses of those laws that only sum up others, or begin the auction.
fn is_outside(clause: Clause, kind: Kind) -> bool {
    match clause.law() {
        17 => ![index_2007::L17E2, index_2017::L17D3].contains(&clause.amended()),
        25 if is_25a(clause) => kind == Kind::UnintendedCall,
        25 if is_of_25a(clause) => kind != Kind::UnintendedCall,
        _ => false,
    }
}

fn because(clause: Clause, incident: &Incident, situation: &Situation) -> Because {
    let clause = clause.amended();
    match clause.law() {
        25 if is_of_25a(clause) && incident.kind != Kind::UnintendedCall => match situation.asked_unintended {
            true => Because::NotWhatHappened,
            false => Because::NotSaidToBeUnintended,
        },
        25 if !is_of_25a(clause) && incident.kind != Kind::ChangeOfCall => Because::NoChangeOfCall,
        27 if [index_2007::L27A2, index_2017::L27A2].contains(&clause.amended()) => {
            situation.turn.map_or(Because::NotWhatHappened, Because::TurnOf)
        }
        29 if is_29c(clause) && incident.call.is_double_or_redouble() => Because::NamesNoDenomination,
        29 if is_29c(clause) && situation.is_artificial == Some(false) => Because::Natural,
        29 if is_29c(clause) && incident.call.bid().is_none() => Because::NamesNoDenomination,
        30 if [index_2007::L30C, index_2017::L30C].contains(&clause) => Because::Natural,
        30..=32 => rotation(clause, incident, situation),
        // A double out of turn: 36B4 says what its player may call, and when.
        36 if [index_2007::L36B2, index_2017::L36B2].contains(&clause) && incident.result.cites("36B4") => {
            situation.turn.map_or(Because::NotWhatHappened, Because::TurnOf)
        }
        33 => Because::NotSimultaneous,
        _ => Because::NotWhatHappened,
    }
}

/// Laws 30 to 32: they speak of a turn, and 2007 Law 30 of whether there has been a bid.
fn rotation(clause: Clause, incident: &Incident, situation: &Situation) -> Because {
    let bid_made = situation.auction.last_bid().is_some();
    match clause {
        index_2007::L30A if bid_made => return Because::AfterTheFirstBid,
        index_2007::L30B1 | index_2007::L30B2A | index_2007::L30B2B | index_2007::L30B3 if !bid_made => {
            return Because::BeforeTheFirstBid;
        }
        _ => {}
    }
    match situation.turn {
        Some(turn) if !speaks_of(clause).contains(&incident.offender.relation_of(turn)) => Because::TurnOf(turn),
        Some(_) | None => Because::NotWhatHappened,
    }
}

/// At whose turn the call out of rotation is of which a clause of Laws 30 to 32 speaks.
fn speaks_of(clause: Clause) -> &'static [Relation] {
    match clause.amended() {
        index_2007::L30B1
        | index_2007::L31A1
        | index_2007::L31A2A
        | index_2007::L31A2B
        | index_2007::L32B1
        | index_2007::L32B2
        | index_2017::L30A
        | index_2017::L31A1
        | index_2017::L31A2A
        | index_2017::L31A2B
        | index_2017::L32A1
        | index_2017::L32A2A
        | index_2017::L32A2B => &[Relation::Rho],
        index_2007::L30B2A
        | index_2007::L30B2B
        | index_2007::L31B
        | index_2007::L32A
        | index_2017::L30B1A
        | index_2017::L30B1BI
        | index_2017::L30B1BII
        | index_2017::L31B1
        | index_2017::L31B2
        | index_2017::L32B1
        | index_2017::L32B2 => &[Relation::Partner, Relation::Lho],
        index_2007::L30B3 | index_2017::L30B2 | index_2017::L31C | index_2017::L32C => &[Relation::Lho],
        _ => &[Relation::Rho, Relation::Partner, Relation::Lho],
    }
}

/// What an artificial call names, and what it specifies.
pub(super) fn is_29c(clause: Clause) -> bool {
    [index_2007::L29C, index_2017::L29C].contains(&clause.amended())
}
