//! Clauses that a director thinks of, and that no branch of the tree holds: they speak of another situation.

use crate::{
    bridge::{Call, Relation},
    lawbook::{Clause, Edition, Status, index_2017},
    record::{Event, Record},
    ruling::{Because, Considered, Incident, Kind, Situation},
};

/// Laws 25A and 33 could rule on any call; the others are those on irregularities of this kind.
pub(super) fn considered(incident: &Incident, situation: &Situation, edition: Edition) -> Vec<Considered> {
    let laws = laws_on(incident.kind);
    let entries = edition.index().iter().filter(|entry| entry.status == Status::Encoded);
    let clauses = entries.map(|entry| entry.clause);
    let thought_of = clauses.filter(|clause| clause.address() == "25A" || laws.contains(&clause.law()));
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
    let clause = match incident.kind {
        Kind::PassOutOfRotation => index_2017::L30B1A,
        Kind::BidOutOfRotation => index_2017::L31B1,
        Kind::DoubleOutOfRotation => index_2017::L32B1,
        Kind::InsufficientBid
        | Kind::ChangeOfCall
        | Kind::UnintendedCall
        | Kind::InadmissibleDouble
        | Kind::CallByBarredPlayer
        | Kind::BidAboveSeven
        | Kind::CallAfterFinalPass
        | Kind::SimultaneousCall
        | Kind::ConsideredInRotation
        | Kind::PassesOutOfRotationEnd => return None,
    };
    let speaks = situation.turn.is_some_and(|turn| speaks_of(clause).contains(&incident.offender.relation_of(turn)));
    (edition == Edition::Laws2017 && speaks && incident.accepted != Some(true)).then_some(clause)
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

/// Clauses of those laws that only sum up others, or begin the auction.
fn is_outside(clause: Clause, kind: Kind) -> bool {
    match clause.law() {
        17 => !["17D3", "17E2"].contains(&clause.address()),
        25 if clause.address() == "25A" => kind == Kind::UnintendedCall,
        25 if clause.address().starts_with("25A") => kind != Kind::UnintendedCall,
        _ => false,
    }
}

fn because(clause: Clause, incident: &Incident, situation: &Situation) -> Because {
    match clause.law() {
        25 if clause.address().starts_with("25A") && incident.kind != Kind::UnintendedCall => {
            match situation.asked_unintended {
                true => Because::NotWhatHappened,
                false => Because::NotSaidToBeUnintended,
            }
        }
        25 if clause.address().starts_with("25B") && incident.kind != Kind::ChangeOfCall => Because::NoChangeOfCall,
        27 if clause.address() == "27A2" => situation.turn.map_or(Because::NotWhatHappened, Because::TurnOf),
        29 if clause.address() == "29C" => naturalness(incident),
        30 if clause.address() == "30C" => naturalness(incident),
        30..=32 => rotation(clause, incident, situation),
        33 => Because::NotSimultaneous,
        _ => Because::NotWhatHappened,
    }
}

/// Laws 30 to 32: they speak of a turn, and 2007 Law 30 of whether there has been a bid.
fn rotation(clause: Clause, incident: &Incident, situation: &Situation) -> Because {
    let bid_made = situation.auction.last_bid().is_some();
    match (clause.edition(), clause.address()) {
        (Edition::Laws2007, "30A") if bid_made => return Because::AfterTheFirstBid,
        (Edition::Laws2007, address) if address.starts_with("30B") && !bid_made => return Because::BeforeTheFirstBid,
        (Edition::Laws2007 | Edition::Laws2017, _) => {}
    }
    match situation.turn {
        Some(turn) if !speaks_of(clause).contains(&incident.offender.relation_of(turn)) => Because::TurnOf(turn),
        Some(_) | None => Because::NotWhatHappened,
    }
}

/// At whose turn the call out of rotation is of which a clause of Laws 30 to 32 speaks.
fn speaks_of(clause: Clause) -> &'static [Relation] {
    const RHO: &[Relation] = &[Relation::Rho];
    const PARTNER_OR_LHO: &[Relation] = &[Relation::Partner, Relation::Lho];
    const LHO: &[Relation] = &[Relation::Lho];
    const ANY: &[Relation] = &[Relation::Rho, Relation::Partner, Relation::Lho];
    let starts = |address: &str| clause.address().starts_with(address);
    match clause.edition() {
        Edition::Laws2007 if starts("30B1") || starts("31A") || starts("32B") => RHO,
        Edition::Laws2007 if starts("30B2") || starts("31B") || starts("32A") => PARTNER_OR_LHO,
        Edition::Laws2007 if starts("30B3") => LHO,
        Edition::Laws2017 if starts("30A") || starts("31A") || starts("32A") => RHO,
        Edition::Laws2017 if starts("30B1") || starts("31B") || starts("32B") => PARTNER_OR_LHO,
        Edition::Laws2017 if starts("30B2") || starts("31C") || starts("32C") => LHO,
        Edition::Laws2007 | Edition::Laws2017 => ANY,
    }
}

/// Laws 29C and 30C: artificial calls. Where such a clause rules, it is among those that led to the result.
fn naturalness(incident: &Incident) -> Because {
    match incident.call {
        Call::Bid(_) | Call::Pass => Because::Natural,
        Call::Double | Call::Redouble => Because::NotWhatHappened,
    }
}
