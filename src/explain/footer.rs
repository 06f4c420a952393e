//! The last lines: clauses, edition, what was taken for granted, and that the director rules.

use super::{Reader, arg::Together, message::Message};
use crate::{
    bridge::Call,
    lawbook::{Clause, Edition, clause_of, index_2017},
    ruling::{Answers, Assumption, Incident, Outcome, Rectification, Ruling},
};

/// The footer of a ruling. `stated`: clauses of what the page states and no branch of the ruling cites.
pub(super) fn footer(ruling: &Ruling, reader: Reader, stated: &[Clause]) -> Vec<Message> {
    let mut clauses = Vec::new();
    let (mut natural, mut conventional): (Vec<Call>, Vec<Call>) = Default::default();
    let (mut open, mut takeout, mut measured): (Vec<Call>, Vec<Call>, Vec<Call>) = Default::default();
    let mut shown: Vec<Message> = Vec::new();
    for incident in ruled(&ruling.incidents) {
        of_incident(incident, reader, &mut clauses);
        for assumption in &incident.assumes {
            let (calls, call) = match assumption {
                Assumption::Natural(call) => (&mut natural, *call),
                Assumption::Conventional(call, shows) if shows.is_known_suits_only() => {
                    let shows = Message::AssumesShows { call: *call, suits: shows.suits().collect() };
                    if !shown.contains(&shows) {
                        shown.push(shows);
                    }
                    continue;
                }
                Assumption::Conventional(call, _) => (&mut conventional, *call),
                Assumption::Open(call) => (&mut open, *call),
                Assumption::Takeout(call) => (&mut takeout, *call),
                Assumption::ByYardstick(call) => (&mut measured, *call),
            };
            if !calls.contains(&call) {
                calls.push(call);
            }
        }
    }
    stated.iter().for_each(|clause| add(*clause, &mut clauses));
    // Law 29B: a call out of rotation that is not accepted is cancelled.
    let may_be_refused =
        |one: &Incident| one.kind.is_out_of_rotation() && (one.awaits_lho() || one.accepted == Some(false));
    if ruling.incidents.iter().any(may_be_refused) {
        add(clause_of!(ruling.edition, L29B), &mut clauses);
    }
    leading_to(ruling, &clauses).into_iter().for_each(|clause| add(clause, &mut clauses));
    ruling.in_force.no_double.iter().for_each(|bar| add(bar.clause, &mut clauses));
    let mut footer = Vec::new();
    if !clauses.is_empty() {
        footer.push(Message::Laws { clauses: in_order(&clauses) });
    }
    footer.push(Message::UnderEdition { edition: ruling.edition });
    footer.extend(naturals(ruling, natural));
    footer.extend(shown);
    if !conventional.is_empty() {
        footer.push(Message::AssumesConventional { number: conventional.len(), calls: Together(conventional) });
    }
    if !open.is_empty() {
        footer.push(Message::AssumesOpen { number: open.len(), calls: Together(open) });
    }
    if !takeout.is_empty() {
        footer.push(Message::AssumesTakeout {});
    }
    if !measured.is_empty() {
        footer.push(Message::ByYardstick { calls: Together(measured) });
    }
    footer.push(Message::AdviceOnly {});
    footer
}

/// Calls of the auction in its order, of which the text can say otherwise; and calls that may yet be made.
fn naturals(ruling: &Ruling, natural: Vec<Call>) -> impl Iterator<Item = Message> {
    let place = |call: &Call| ruling.calls.iter().position(|made| made.call == *call);
    let (mut made, open): (Vec<Call>, Vec<Call>) = natural.into_iter().partition(|call| place(call).is_some());
    made.sort_by_key(place);
    let made = (!made.is_empty()).then_some(Message::AssumesNatural { number: made.len(), calls: Together(made) });
    let open = (!open.is_empty()).then_some(Message::AssumesWouldBeNatural { calls: Together(open) });
    made.into_iter().chain(open)
}

/// 2017 Laws 30B1(a), 31B1 and 32B1: until the offender's turn partner may make any legal call. No branch of the ruling cites them;
/// the page tells it beside what follows at that turn.
fn leading_to(ruling: &Ruling, clauses: &[Clause]) -> Vec<Clause> {
    let pairs = [("30B1(b)", index_2017::L30B1A), ("31B2", index_2017::L31B1), ("32B2", index_2017::L32B1)];
    let is_open = |one: &Incident| one.kind.is_out_of_rotation() && !one.is_settled();
    if !ruling.edition.has_comparable_calls() || !ruling.incidents.iter().any(is_open) {
        return Vec::new();
    }
    let is_cited = |sent: &str| clauses.iter().any(|clause| clause.address().starts_with(sent));
    pairs.into_iter().filter(|(sent, _)| is_cited(sent)).map(|(_, before)| ruling.edition.own(before)).collect()
}

/// The footer of a page without an auction.
pub(super) fn of_editions_alone(edition: Edition) -> Vec<Message> {
    vec![Message::UnderEdition { edition }, Message::AdviceOnly {}]
}

/// The footer of a page that names its own clauses.
pub(super) fn of_edition(ruling: &Ruling) -> Vec<Message> {
    footer(ruling, Reader::Director, &[])
        .into_iter()
        .filter(|message| !matches!(message, Message::Laws { .. }))
        .collect()
}

/// The law that rules first, then those it refers to, each in the order of the book. A law as a whole is left out where
/// its clauses are named.
fn in_order(clauses: &[Clause]) -> Vec<Clause> {
    let main = clauses.first().map(|clause| clause.law());
    let named = |clause: &Clause| clauses.iter().any(|other| is_part(other.address(), clause.address()));
    let mut ordered: Vec<Clause> = clauses.iter().copied().filter(|clause| !named(clause)).collect();
    // Within a law, addresses in the order of letters and figures are in the order of the book.
    ordered.sort_by_key(|clause| (Some(clause.law()) != main, clause.law(), clause.address()));
    ordered
}

/// Whether `27B1(a)` is part of `27B`.
fn is_part(address: &str, whole: &str) -> bool {
    address.len() > whole.len() && address.starts_with(whole)
}

/// Those that do not wait for a choice about an earlier one.
fn ruled(incidents: &[Incident]) -> impl Iterator<Item = &Incident> {
    incidents.iter().filter(|incident| incident.waits_for.is_none() || incident.waits_for_later())
}

/// Every clause of an irregularity, each once; of the irregularities under one of the director's answers, players read only what
/// has led to a result.
fn of_incident(incident: &Incident, reader: Reader, clauses: &mut Vec<Clause>) {
    if !incident.is_settled() {
        cite(&incident.result, clauses);
    }
    of_outcome(&incident.outcome, clauses);
    of_answers(incident.answers.as_deref(), reader, clauses);
}

fn of_answers(answers: Option<&Answers>, reader: Reader, clauses: &mut Vec<Clause>) {
    for answer in answers.iter().flat_map(|answers| [&answers.yes, &answers.no]) {
        ruled(&answer.incidents).for_each(|only| match reader {
            Reader::Player => cite(&only.result, clauses),
            Reader::Director => of_incident(only, reader, clauses),
        });
        answer.in_force.lead.iter().for_each(|lead| add(lead.clause, clauses));
        answer.in_force.must_repeat.iter().for_each(|bar| add(bar.clause, clauses));
        if reader == Reader::Director {
            answer.in_force.review.iter().for_each(|clause| add(*clause, clauses));
            answer.in_force.must_pass.iter().for_each(|bar| add(bar.clause, clauses));
        }
        of_answers(answer.answers.as_deref(), reader, clauses);
    }
}

/// Every clause of a tree, each once.
fn of_outcome(outcome: &Outcome, clauses: &mut Vec<Clause>) {
    match outcome {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => cite(result, clauses),
        Outcome::PlayersOption(option) => {
            add(option.clause, clauses);
            option.choices.iter().for_each(|choice| of_outcome(&choice.then, clauses));
        }
        Outcome::DirectorsOption(option) => {
            of_outcome(&option.if_yes, clauses);
            of_outcome(&option.if_no, clauses);
        }
    }
}

fn cite(result: &Rectification, clauses: &mut Vec<Clause>) {
    result.clauses.iter().chain(&result.review).for_each(|clause| add(*clause, clauses));
}

fn add(clause: Clause, clauses: &mut Vec<Clause>) {
    if !clauses.contains(&clause) {
        clauses.push(clause);
    }
}
