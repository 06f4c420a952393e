//! Agreements put to use: what the calls of an irregularity show by the pair's system, wherever nobody has said it.
//!
//! A withdrawn call showed what it would have shown in the auction that its player thought they saw. Which one that was, only
//! they know; the likeliest that the agreements describe is taken, and named, so that a director can check it with them.

mod meant;

pub use meant::Meant;

use crate::{
    bridge::{Auction, Call, Seat},
    meaning::{Agreed, Agreements, Meaning},
    record::{Event, Facts, Record},
    ruling::{CallStatus, Incident, Kind, Outcome, RuledCall, Ruling},
};

/// A record with what the agreements say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// The record; what was stated in it has stayed.
    pub record: Record,
    /// What was taken for granted about each withdrawn call.
    pub taken: Vec<Taken>,
}

/// What a withdrawn call was taken to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Who made it.
    pub offender: Seat,
    /// The call.
    pub call: Call,
    /// Its place among the events of the record, from 0.
    pub event: usize,
    /// In which auction they thought they were.
    pub meant: Meant,
    /// What it shows there.
    pub agreed: Agreed,
}

/// Which irregularities to describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    All,
    /// Those in which the offender has chosen a call. Before that, what they might have meant is between them and the
    /// director.
    Chosen,
}

/// Describes withdrawn calls and what may replace them, wherever nobody has said what they show.
#[must_use]
pub fn describe(agreements: &Agreements, record: &Record, ruling: &Ruling, scope: Scope) -> Described {
    let mut described = Described { record: record.clone(), taken: Vec::new() };
    for incident in ruling.incidents.iter().filter(|incident| hangs_on_meaning(incident.kind)) {
        let place = ruling.place_of(incident);
        let before = standing(&ruling.calls, place);
        let chosen = chosen(ruling, incident, place);
        if scope == Scope::Chosen && chosen.is_none() {
            continue;
        }
        let Some(Event::Call(withdrawn)) = described.record.events.get_mut(incident.event) else { continue };
        let found = meant::meant(agreements, &before, incident.offender, incident.call);
        if let Some((meant, agreed)) = found.filter(|_| !is_stated(&withdrawn.facts)) {
            state(&mut withdrawn.facts, &agreed.meaning);
            let Incident { offender, call, event, .. } = *incident;
            described.taken.push(Taken { offender, call, event, meant, agreed: agreed.clone() });
        }
        let Some(turn) = turn(ruling, incident, before, place) else { continue };
        let mut legal = Auction::new(record.dealer);
        turn.iter().for_each(|&(by, call)| legal.push(by, call));
        for (call, meaning) in agreements.calls(&turn, incident.offender) {
            let is_wanted = scope == Scope::All || chosen == Some(call);
            if is_wanted && legal.allows(incident.offender, call) && !is_stated_later(record, incident, call) {
                let facts = withdrawn.facts.replacements.entry(call).or_default();
                if !is_stated(facts) {
                    state(facts, meaning);
                }
            }
        }
    }
    described
}

/// Takes nothing for granted about the withdrawn calls whose price the agreements may change: in `ruling` nothing of them is used
/// yet, and in `told` all of it. Gives whether there are any.
pub fn withhold(record: &mut Record, ruling: &Ruling, told: &Ruling) -> bool {
    let mut is_any = false;
    for incident in &ruling.incidents {
        let same = told.incidents.iter().find(|other| other.event == incident.event && other.kind == incident.kind);
        let Some(Event::Call(withdrawn)) = record.events.get_mut(incident.event) else { continue };
        if same.is_some_and(|other| !keeps_prices(&incident.outcome, &other.outcome)) && !is_stated(&withdrawn.facts) {
            withdrawn.facts.undisclosed = true;
            is_any = true;
        }
    }
    is_any
}

/// Whether every replacement for which one price is told costs partner the same by the agreements.
fn keeps_prices(outcome: &Outcome, told: &Outcome) -> bool {
    let (Some(option), Some(told)) = (outcome.replacements(), told.replacements()) else { return true };
    option.choices.iter().all(|choice| {
        let Some(result) = choice.then.rectification() else { return true };
        let other = told.choices.iter().find(|other| other.action == choice.action);
        other.is_none_or(|other| {
            other.then.rectification().is_some_and(|other| other.partner_passes == result.partner_passes)
        })
    })
}

/// Whether it can matter what the call showed.
fn hangs_on_meaning(kind: Kind) -> bool {
    kind == Kind::InsufficientBid || kind.is_out_of_rotation()
}

/// Whether somebody has said what the call shows, or decided about it.
fn is_stated(facts: &Facts) -> bool {
    facts.meaning.is_some() || facts.shows.is_some() || facts.comparable.is_some() || facts.purpose.is_some()
}

/// Whether somebody has said it where the offender made the call in place of the other one.
fn is_stated_later(record: &Record, incident: &Incident, call: Call) -> bool {
    record.events.iter().skip(incident.event + 1).any(|event| match event {
        Event::Call(made) => {
            made.call == call && made.by.is_none_or(|by| by == incident.offender) && is_stated(&made.facts)
        }
        Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => false,
    })
}

/// States a meaning; a call that is for something else than to show its suit is said to be for that.
fn state(facts: &mut Facts, meaning: &Meaning) {
    facts.meaning = Some(meaning.to_string().into());
    let purpose = meaning.purposes.iter().find(|purpose| !purpose.is_about_strength());
    facts.purpose = purpose.map(|purpose| purpose.name().into());
    facts.undisclosed = false;
}

/// The calls before this place that stand.
fn standing(calls: &[RuledCall], place: usize) -> Vec<(Seat, Call)> {
    let before = calls.iter().take(place);
    before.filter(|call| call.status == CallStatus::Stands).map(|call| (call.by, call.call)).collect()
}

/// The call by which the offender has replaced the withdrawn one, or which they made when their turn came.
fn chosen(ruling: &Ruling, incident: &Incident, place: usize) -> Option<Call> {
    let later = ruling.calls.iter().skip(place + 1);
    incident.replacement.or_else(|| {
        let withdrawn = incident.accepted == Some(false);
        later.filter(|call| withdrawn && call.by == incident.offender).map(|call| call.call).next()
    })
}

/// The auction in which the offender chooses again; `None` until their turn has come.
fn turn(ruling: &Ruling, incident: &Incident, before: Vec<(Seat, Call)>, place: usize) -> Option<Vec<(Seat, Call)>> {
    if incident.kind == Kind::InsufficientBid {
        return Some(before);
    }
    let later = ruling.calls.iter().enumerate().skip(place + 1);
    match later.filter(|(_, call)| call.by == incident.offender).map(|(place, _)| place).next() {
        Some(chosen) => Some(standing(&ruling.calls, chosen)),
        None => (ruling.turn == Some(incident.offender)).then(|| ruling.auction.calls().to_vec()),
    }
}
