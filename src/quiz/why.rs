//! Why an answer is right: the facts that decided, from the way that was taken through the ruling, and the clause.

use super::{
    Claim, Kind, Question,
    bar::Bar,
    claim::{Acceptor, Fault, Lead, compared},
    deciding_clause::deciding_clause,
    kind::fault_of,
    reason::At,
    table::Table,
    what_if::called_over,
};
use crate::{
    bridge::Call,
    explain::{self, Message, Which},
    lawbook::Clause,
    laws,
    meaning::{self, Shown},
    ruling::{Action, Incident, Kind as Irregularity, Question as Asked, Step},
};

/// The facts that decided, a sentence each.
pub(super) fn why(question: &Question, table: &Table) -> Vec<Message> {
    let at = At::last_call(table);
    let right = question.choices.get(question.right).map(|choice| &choice.claim);
    match (right, table.last()) {
        (Some(Claim::Accepts(Acceptor::NothingToAccept) | Claim::Order(None)), last) => {
            let mut why = last.map(|one| facts(table, one)).unwrap_or_default();
            why.extend(at.map(At::in_order).unwrap_or_default());
            why
        }
        (Some(Claim::Irregular(None)), _) => vec![Message::WhyRegular {}],
        (Some(Claim::Accepts(acceptor)), Some(incident)) => {
            let (offender, lho, call) = (incident.offender, incident.offender.lho(), incident.call);
            let mut why = faulted(table, incident);
            why.push(match acceptor {
                Acceptor::Seat(_) | Acceptor::NothingToAccept => Message::QuizLhoMay { lho, offender },
                Acceptor::NobodyCan => Message::QuizNobodyCanAccept { call },
            });
            why
        }
        (Some(Claim::Order(Some(Fault::HadToPass))), Some(incident)) => {
            let mut why = barring(table, incident).map(|one| facts(table, one)).unwrap_or_default();
            why.push(Message::QuizHadToPass { seat: incident.offender });
            why
        }
        (Some(Claim::Order(Some(fault))), _) => at.map(|at| at.has(*fault)).into_iter().collect(),
        (Some(Claim::Irregular(Some(_))), Some(incident)) => faulted(table, incident),
        (Some(Claim::Free(call)), Some(incident)) => vec![match call {
            Some(call) => Message::QuizIsFree { call: *call },
            None => Message::QuizArtificial { call: incident.call, edition: question.edition },
        }],
        (Some(Claim::Contract(contract)), _) => {
            let call = Call::Bid(contract.bid);
            let mut why = table.ruling.incidents.iter().flat_map(|one| facts(table, one)).collect::<Vec<_>>();
            why.extend([Message::QuizLastBid { call }, Message::QuizFirstToName { declarer: contract.declarer, call }]);
            why
        }
        (Some(Claim::Comparable(_)), _) => proof(question),
        (Some(Claim::Lead(lead)), Some(incident)) => {
            let mut why = facts(table, incident);
            why.extend((*lead == Lead::Nothing).then_some(Message::QuizLeadFree {}));
            why
        }
        (Some(Claim::Passes(_) | Claim::Editions(_)), Some(last)) => {
            let clause = Bar::clause(&table.ruling);
            let decides = |one: &&Incident| clause.is_some_and(|clause| one.result.clauses.contains(&clause));
            facts(table, table.ruling.incidents.iter().rev().find(decides).unwrap_or(last))
        }
        (Some(_), Some(incident)) => facts(table, incident),
        (_, _) => Vec::new(),
    }
}

/// The irregularity that made a player pass who did not.
pub(super) fn barring<'a>(table: &'a Table, broken: &Incident) -> Option<&'a Incident> {
    let before = table.until(broken.event)?;
    let clause = before.ruling.in_force.must_pass.iter().find(|bar| bar.seat == broken.offender)?.clause;
    table.ruling.incidents.iter().rev().find(|one| one.event < broken.event && one.result.clauses.contains(&clause))
}

/// What was wrong with a call.
fn faulted(table: &Table, incident: &Incident) -> Vec<Message> {
    let at = At::call(table, incident.event, incident.offender, incident.call);
    let (offender, call) = (incident.offender, incident.call);
    let fault = match incident.kind {
        Irregularity::ChangeOfCall => return vec![Message::QuizIsAChange { offender, call }],
        Irregularity::UnintendedCall => return vec![Message::WhyUnintended { call }],
        Irregularity::CallByBarredPlayer => Some(Fault::HadToPass),
        Irregularity::BidAboveSeven => Some(Fault::AboveSeven),
        Irregularity::CallAfterFinalPass => Some(Fault::AfterTheEnd),
        kind if kind.is_out_of_rotation() => Some(Fault::OutOfTurn),
        _ => fault_of(incident),
    };
    at.zip(fault).map(|(at, fault)| at.has(fault)).into_iter().collect()
}

/// What was wrong, and what was chosen and found since.
fn facts(table: &Table, incident: &Incident) -> Vec<Message> {
    let mut facts = faulted(table, incident);
    if let Some(is_over) = called_over(table, incident) {
        let which = Which(if is_over { "called" } else { "not-called" });
        facts.push(Message::QuizCalledOver { which, lho: incident.offender.lho(), call: incident.call });
    }
    let traces = laws::trace(&table.record).unwrap_or_default();
    let trace = traces.iter().find(|trace| trace.incident.event == incident.event);
    facts.extend(trace.into_iter().flat_map(|trace| &trace.steps).filter_map(|one| step(table, incident, *one)));
    let is_free = incident.result.clauses.iter().any(|clause| clause.address() == "27B1(a)");
    facts.extend(incident.replacement.filter(|_| is_free).map(|call| Message::QuizIsFree { call }));
    facts
}

/// What was chosen or found.
fn step(table: &Table, incident: &Incident, step: Step) -> Option<Message> {
    let (call, edition) = (incident.call, table.record.laws);
    Some(match step {
        Step::Chose { chooser: lho, action: Action::Accept, .. } => Message::QuizAcceptedIt { lho },
        Step::Chose { chooser: lho, action: Action::Decline, .. } => Message::QuizRefusedIt { lho },
        // Calls with the same price stand for each other in a choice.
        Step::Chose { chooser: offender, action: Action::Replace(_), .. } => {
            let replacement = incident.attempts.first().copied().or(incident.replacement)?;
            match incident.kind {
                Irregularity::UnintendedCall => Message::QuizCorrected { offender, replacement },
                _ => Message::QuizReplaced { offender, replacement },
            }
        }
        Step::Chose { chooser: seat, action: Action::Passes, .. } => Message::QuizRho { which: Which("passed"), seat },
        Step::Chose { chooser: seat, action: Action::Acts, .. } => Message::QuizRho { which: Which("acted"), seat },
        Step::Decided { question: Asked::Comparable(asked), yes } => {
            let tried = incident.attempts.first().copied();
            let replacement = tried.or(incident.replacement).unwrap_or(asked);
            match yes {
                true => Message::WhyComparable { call, replacement, edition },
                false => Message::WhyNotComparable { call, replacement, edition },
            }
        }
        Step::Decided { question: Asked::Unintended(call), yes: true } => Message::WhyUnintended { call },
        Step::Decided { question: Asked::Unintended(call), yes: false } => Message::WhyIntended { call },
        Step::Overtaken { by: lho } if lho == incident.offender.lho() && incident.accepted == Some(true) => {
            Message::QuizCalledOver { which: Which("called"), lho, call }
        }
        Step::Overtaken { .. } | Step::Chose { action: Action::Later(_), .. } => return None,
        Step::Decided { .. } | Step::LeadFaced => return None,
    })
}

/// How much of the replacement lies outside the withdrawn call, and a hand that does.
fn proof(question: &Question) -> Vec<Message> {
    let Some((verdict, [old, new])) = compared(&question.record) else { return Vec::new() };
    let witness = meaning::witness(&Shown::new(old), &Shown::new(new)).ok().flatten();
    let mut proof = vec![explain::proved(&verdict, question.edition)];
    proof.extend(witness.as_ref().map(explain::shown_by));
    proof
}

/// The clause that made a player pass who did not.
pub(super) fn clause_behind(table: &Table, broken: &Incident) -> Option<Clause> {
    barring(table, broken).and_then(deciding_clause)
}

/// Whether a question is put in words alone, without the numbers of clauses.
pub(super) const fn is_in_words(question: &Question) -> bool {
    question.level.number() < 2 && !matches!(question.kind, Kind::Clause)
}
