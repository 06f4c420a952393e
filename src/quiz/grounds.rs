//! The clauses behind an answer, the decisive one first. They say which Laws a question is about, and which of them somebody reads again
//! who fails.

use super::{
    Claim, Fault, Kind, Lead,
    bar::Bar,
    claim::{compared, of_last_call},
    deciding_clause::{deciding_clause, sending_clause},
    kind::spent,
    reason::{At, would_be_third_pass},
    table::Table,
    why::{clause_behind, is_again},
};
use crate::{
    bridge::Call,
    lawbook::{Clause, index_2007, index_2017},
    record::Shows,
    ruling::{Incident, Kind as Irregularity},
};

/// The clauses behind this answer to a question of a kind about a table, each once.
pub(super) fn grounds(kind: Kind, right: &Claim, table: &Table) -> Vec<Clause> {
    let mut once: Vec<Clause> = Vec::new();
    for clause in clauses(kind, right, table) {
        if !once.contains(&clause) {
            once.push(clause);
        }
    }
    once
}

/// The Laws of these clauses, lowest first.
pub(super) fn laws(clauses: &[Clause]) -> Vec<u8> {
    let mut laws: Vec<u8> = clauses.iter().map(|clause| clause.law()).collect();
    laws.sort_unstable();
    laws.dedup();
    laws
}

fn clauses(kind: Kind, right: &Claim, table: &Table) -> Vec<Clause> {
    let at = At::last_call(table);
    let regular = || at.map(At::regular).unwrap_or_default();
    let edition = table.record.laws;
    let last = of_last_call(&table.record, &table.ruling);
    match (kind, table.last()) {
        (Kind::Irregular, None) => all_regular(table),
        (_, None) => regular(),
        (Kind::Accepts | Kind::Order, Some(_)) if last == Some(None) => regular(),
        (Kind::Order | Kind::Irregular, Some(incident)) => against(kind, right, table).unwrap_or_else(|| few(incident)),
        (Kind::Free, Some(_)) => vec![super::kind::clause_27b1(table, matches!(right, Claim::Free(Some(_))))],
        (Kind::Lead, Some(incident)) => [law_26(incident, table)].into_iter().chain(few(incident)).collect(),
        (Kind::Clause, Some(incident)) => few(incident).into_iter().chain(clause_behind(table, incident)).collect(),
        (Kind::Passes, Some(incident)) => {
            let is_breach = |one: &&Incident| one.kind == Irregularity::CallByBarredPlayer;
            let breaches = || table.ruling.incidents.iter().rev().filter(is_breach);
            let mut clauses: Vec<Clause> = Bar::clause(&table.ruling).into_iter().collect();
            clauses.extend([incident].into_iter().chain(breaches()).flat_map(few));
            clauses.extend(breaches().filter_map(|one| clause_behind(table, one)));
            // What bound a player at one turn is what they are told no longer binds them.
            clauses.extend(spent(table).into_iter().map(|(_, clause)| clause));
            clauses
        }
        (Kind::Contract, Some(_)) => {
            let incidents = table.ruling.incidents.iter().rev();
            let ended = edition.of(index_2007::L22A2, index_2017::L22A);
            incidents.flat_map(|incident| fate(incident, table)).chain([ended]).collect()
        }
        (Kind::Comparable, Some(incident)) => {
            let ground = compared(&table.record).and_then(|(verdict, _)| verdict.ground);
            let mut clauses = vec![ground.unwrap_or(edition.of(index_2007::L27B1B, index_2017::L23A))];
            clauses.extend(few(incident));
            clauses
        }
        (Kind::Accepts, Some(incident)) if incident.kind == Irregularity::CallAfterFinalPass => {
            vec![edition.of(index_2007::L39A, index_2017::L39A)]
        }
        (Kind::Accepts, Some(incident)) if incident.kind == Irregularity::InadmissibleDouble => {
            // Whether LHO calls over it or not, it never stands.
            let halves =
                [edition.of(index_2007::L36A, index_2017::L36A), edition.of(index_2007::L36B, index_2017::L36B)];
            halves.into_iter().chain(at.and_then(|at| at.against(Fault::NotAllowed))).collect()
        }
        (Kind::Accepts, Some(incident)) => {
            let back = edition.of(index_2007::L17E2, index_2017::L17D3);
            let back = Some(back).filter(|_| would_be_third_pass(table, incident));
            few(incident).into_iter().chain(back).collect()
        }
        (Kind::Editions, Some(incident)) => {
            Bar::clause(&table.ruling).into_iter().chain(sending_clause(incident)).collect()
        }
    }
}

/// Law 26: the clause that restricts the lead, or says that nothing does; or that would have restricted it, had the ruling been
/// otherwise.
fn law_26(incident: &Incident, table: &Table) -> Clause {
    let edition = table.record.laws;
    let cited = incident.result.clauses.iter().find(|clause| clause.law() == 26).copied();
    let is_comparable = || incident.result.clauses.iter().any(|clause| clause.law() == 23);
    let shown = || table.made(incident.event)?.facts.shows;
    let of_suits = || shown().unwrap_or_else(|| Shows::named_by(incident.call)).suits().next().is_some();
    cited.unwrap_or_else(|| match edition.has_comparable_calls() {
        true if is_comparable() => edition.own(index_2017::L26A),
        true => edition.own(index_2017::L26B),
        false if of_suits() && incident.replacement == Some(incident.call) => edition.own(index_2007::L26A1),
        false if of_suits() => edition.own(index_2007::L26A2),
        false => edition.own(index_2007::L26B),
    })
}

/// Whether a clause behind this answer is about another ruling than the one at the table: a lead restriction where there is none.
pub(super) fn is_other_case(right: &Claim, clause: Clause) -> bool {
    *right == Claim::Lead(Lead::Nothing) && clause.law() == 26 && !matches!(clause.address(), "26A" | "26A1")
}

/// By which clauses every call is in order: it was in turn, a bid was high enough, a double was allowed.
fn all_regular(table: &Table) -> Vec<Clause> {
    let edition = table.record.laws;
    let is_made = |is_it: fn(Call) -> bool| table.calls_from(0).any(|(_, made)| is_it(made.call));
    let clauses = [
        (true, edition.of(index_2007::L17C, index_2017::L17C)),
        (is_made(|call| call.bid().is_some()), edition.of(index_2007::L18C, index_2017::L18C)),
        (is_made(|call| call == Call::Double), edition.of(index_2007::L19A1, index_2017::L19A1)),
        (is_made(|call| call == Call::Redouble), edition.of(index_2007::L19B1, index_2017::L19B1)),
    ];
    clauses.into_iter().filter(|(applies, _)| *applies).map(|(_, clause)| clause).collect()
}

/// By which clauses an irregular call stands, or does not.
fn fate(incident: &Incident, table: &Table) -> Vec<Clause> {
    let edition = table.record.laws;
    // Law 34: who was skipped has the turn back, and did not lose it.
    if gave_the_turn_back(incident, table) {
        return Vec::new();
    }
    let refused = match incident.kind {
        _ if incident.accepted != Some(false) => None,
        Irregularity::InsufficientBid => Some(edition.of(index_2007::L27B, index_2017::L27B)),
        kind if kind.is_out_of_rotation() => Some(edition.of(index_2007::L29B, index_2017::L29B)),
        _ => None,
    };
    // Of what follows for partner nobody asks here, but another call may have been cancelled, or stand.
    let decides = deciding_clause(incident).filter(|_| refused.is_none() || !incident.attempts.is_empty());
    // LHO has taken back what they called over a slip.
    let taken_back = edition.of(index_2007::L25A4, index_2017::L25A6);
    let taken_back = Some(taken_back).filter(|clause| incident.result.clauses.contains(clause));
    let back = [edition.of(index_2007::L17E2, index_2017::L17D3)].into_iter();
    let back = back.filter(|_| incident.kind == Irregularity::PassesOutOfRotationEnd);
    // Another call had come in its place before LHO chose.
    let too_soon = incident.result.clauses.iter().copied().filter(|clause| clause.address() == "27C");
    refused.into_iter().chain(decides).chain(too_soon).chain(back).chain(taken_back).collect()
}

/// Whether three passes that ended nothing were cancelled, of which this was the one out of turn.
fn gave_the_turn_back(incident: &Incident, table: &Table) -> bool {
    let went_back = |one: &Incident| one.kind == Irregularity::PassesOutOfRotationEnd && one.event == incident.event;
    incident.kind.is_out_of_rotation() && table.ruling.incidents.iter().any(went_back)
}

/// The clause that the irregular call is against.
fn against(kind: Kind, right: &Claim, table: &Table) -> Option<Vec<Clause>> {
    let incident = table.last()?;
    let at = At::incident(table, incident)?;
    let fault = match right {
        Claim::Order(fault) => (*fault)?,
        _ => super::kind::fault_of(incident)?,
    };
    if fault == Fault::HadToPass {
        return Some(clause_behind(table, incident).into_iter().chain(few(incident)).collect());
    }
    let again = few(incident).into_iter().filter(|_| kind == Kind::Order && is_again(table, incident));
    at.against(fault).into_iter().chain(again).map(Some).collect()
}

/// The first clauses of a ruling, without those on the lead.
fn few(incident: &Incident) -> Vec<Clause> {
    incident.result.clauses.iter().copied().filter(|clause| clause.law() != 26).take(3).collect()
}
