//! The trace of a ruling: the path taken through its tree, and every clause on another path.
//!
//! Nothing is ruled here. The rulings on the beginnings of the record show which branch each event took.

mod elsewhere;
mod general;
mod way;

use std::collections::HashSet;

use crate::{
    bridge::Auction,
    lawbook::{Clause, index_2007, index_2017},
    record::{Event, LhoChoice, Record},
    ruling::{Considered, Incident, Outcome, Question, Ruling, Situation, Step, Trace},
};

use super::{
    fault::BadRecord,
    undecided::{Walks, is_simultaneous},
};

/// Where in a trace a clause stands that rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// It applies.
    Applied,
    /// It may still apply.
    Open,
}

/// The traces of all irregularities of a record, in order.
///
/// # Errors
///
/// When the record contradicts itself, as for [`super::rule`].
pub fn trace(record: &Record) -> Result<Vec<Trace>, BadRecord> {
    let walks = Walks::through(record)?;
    let ruling = walks.report();
    let rulings = beginnings(record, &ruling);
    let traces = ruling.incidents.iter().map(|incident| {
        let situation = situation(incident, record, (&walks, &ruling), &rulings);
        of_incident(incident, situation, record, &rulings)
    });
    Ok(traces.collect())
}

/// The rulings on the record's beginnings: without any event, after the first, and so on to its end; `None` where nothing
/// irregular comes next, and nothing was open, so that no way goes on there.
fn beginnings(record: &Record, whole: &Ruling) -> Vec<Option<Ruling>> {
    let begins: HashSet<usize> = whole.incidents.iter().map(|incident| incident.event).collect();
    let mut walks = Walks::begin(record);
    let (mut cases, mut goes_on) = (0, false);
    let mut rulings = Vec::new();
    let mut ruled = |length: usize, walks: &Walks| {
        let number = walks.irregularities();
        let is_new = std::mem::replace(&mut cases, number) != number;
        let is_asked = goes_on || is_new || walks.is_open() || begins.contains(&length);
        let ruling = is_asked.then(|| walks.report());
        goes_on = ruling.iter().flat_map(|ruling| &ruling.incidents).any(may_change);
        rulings.push(ruling);
    };
    ruled(0, &walks);
    let mut at = 0;
    while at < record.events.len() {
        if record.events.get(at + 1).is_some_and(is_simultaneous) {
            // The record might have ended between the two.
            let mut alone = walks.clone();
            match alone.take_alone(&record.events, at) {
                Ok(()) => ruled(at + 1, &alone),
                Err(_) => break,
            }
        }
        match walks.take(&record.events, at) {
            Ok(taken) => at += taken,
            Err(_) => break,
        }
        ruled(at, &walks);
    }
    rulings
}

/// Whether the next event may change what an irregularity brings: it is open, or a call by LHO undoes the ruling (36A, 37A, 38B).
fn may_change(incident: &Incident) -> bool {
    !incident.is_settled() || incident.kind.is_of_36_to_38()
}

fn of_incident(incident: &Incident, situation: Situation, record: &Record, rulings: &[Option<Ruling>]) -> Trace {
    let way = way::of(incident, record, rulings);
    // While the director has yet to say which law rules, its clause may apply or not.
    let is_asked = match &incident.outcome {
        Outcome::DirectorsOption(option) => !matches!(option.question, Question::Comparable(_)),
        Outcome::PlayersOption(_) | Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
    };
    let mut applied = if is_asked { Vec::new() } else { incident.result.clauses.clone() };
    for step in &way.steps {
        if let Step::Chose { clause, .. } = step {
            push_new(&mut applied, *clause);
        }
    }
    let beside = general::beside(incident, &way.steps, record.laws);
    beside.into_iter().for_each(|clause| push_new(&mut applied, clause));
    let asked = incident.result.clauses.iter().copied().filter(|_| is_asked);
    let mut open: Vec<Clause> = Vec::new();
    let may_apply = asked.chain(way::clauses(&incident.outcome)).filter(|one| !applied.contains(one));
    may_apply.for_each(|clause| push_new(&mut open, clause));
    let freeing = general::either_may_free(incident, &situation, record.laws);
    freeing.into_iter().filter(|clause| !applied.contains(clause)).for_each(|clause| push_new(&mut open, clause));
    let meanwhile = elsewhere::meanwhile(incident, &situation, record.laws);
    if let Some(clause) = meanwhile.filter(|clause| !open.contains(clause)) {
        match incident.accepted {
            Some(false) => push_new(&mut applied, clause),
            Some(true) | None if open.iter().any(general::is_of_30_to_32) => push_new(&mut open, clause),
            Some(true) | None => {}
        }
    }
    if let Some(clause) = general::may_decline(incident, &open, record.laws) {
        push_new(&mut open, clause);
    }
    let of_denominations = record.laws.of(index_2007::L29C, index_2017::L29C);
    match general::when_artificial(incident, &situation, &applied, &open) {
        Some(Place::Applied) => push_new(&mut applied, of_denominations),
        Some(Place::Open) => push_new(&mut open, of_denominations),
        None => {}
    }
    let ruling: Vec<Clause> = applied.iter().chain(&open).copied().collect();
    let is_said = |clause: Clause, considered: &[Considered]| {
        let considered = considered.iter().map(|one| one.clause);
        applied.iter().chain(&open).copied().chain(considered).any(|said| is_or_contains(clause, said))
    };
    let mut considered: Vec<Considered> = Vec::new();
    for one in way.last_reasons().into_iter().chain(elsewhere::considered(incident, &situation, record.laws)) {
        if !is_said(one.clause, &considered) {
            considered.push(general::with_reason(one, &considered, incident, &way.steps, &ruling));
        }
    }
    Trace { incident: incident.clone(), situation, steps: way.steps, applied, open, considered }
}

fn situation(
    incident: &Incident,
    record: &Record,
    (walks, whole): (&Walks, &Ruling),
    rulings: &[Option<Ruling>],
) -> Situation {
    let before = rulings.get(incident.event).and_then(Option::as_ref);
    let mut auction = before.map_or_else(|| Auction::new(record.dealer), |ruling| ruling.auction.clone());
    let mut waits_for = None;
    // Whose turn it was may hang on what LHO chose afterwards, or by this very call.
    let pending = before.into_iter().flat_map(|ruling| &ruling.incidents).rfind(|it| it.awaits_lho());
    if let Some(pending) = pending {
        let since = whole.incidents.iter().find(|it| it.event == pending.event && it.offender == pending.offender);
        match since.and_then(|it| it.accepted) {
            Some(true) => auction = accepted(record, incident.event, whole).unwrap_or(auction),
            Some(false) => {}
            None => waits_for = Some(pending.offender.lho()),
        }
    }
    Situation {
        turn: (!auction.is_over()).then(|| auction.turn()),
        waits_for,
        asked_unintended: elsewhere::asked_unintended(incident, record),
        is_artificial: walks.is_artificial(incident.event),
        auction,
    }
}

/// The legal auction before this event, had LHO said first that they accept, of every call that came to be accepted.
fn accepted(record: &Record, event: usize, whole: &Ruling) -> Option<Auction> {
    let mut before = record.clone();
    before.events.truncate(event);
    let came_to_be = |it: &Incident| {
        let is_it = |other: &&Incident| (other.event, other.offender) == (it.event, it.offender);
        whole.incidents.iter().find(is_it).is_some_and(|it| it.accepted == Some(true))
    };
    loop {
        before.events.push(Event::Lho(LhoChoice::Accepts));
        let ruling = Walks::through(&before).ok()?.report();
        if !ruling.incidents.iter().any(|it| it.awaits_lho() && came_to_be(it))
            || before.events.len() > 2 * record.events.len()
        {
            return Some(ruling.auction);
        }
    }
}

/// Whether a clause is this one, or the whole of which this one is a part: 27B of 27B1(a).
fn is_or_contains(clause: Clause, part: Clause) -> bool {
    clause.law() == part.law() && part.address().starts_with(clause.address())
}

fn push_new(clauses: &mut Vec<Clause>, clause: Clause) {
    if !clauses.contains(&clause) {
        clauses.push(clause);
    }
}
