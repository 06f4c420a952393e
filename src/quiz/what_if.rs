//! The same table, had one thing been otherwise: what the real confusions come from, and what would change an answer.

use super::{
    Choice, Question,
    ask::Ask,
    change::{Change, WhatIf},
    claim::Claim,
    deciding_clause::deciding_clause,
    draft::Kind,
    ends::other_ends,
    instead::other_calls,
    reason::Reason,
    settle::is_alike,
    story::{accepted, chosen_about, done},
    table::{Table, called_over},
};
use crate::{
    bridge::{Call, Seat},
    explain::Message,
    lawbook::Edition,
    record::{Event, LhoChoice, Record},
    ruling::Incident,
};

/// Everything that could have been otherwise about a table; what is done at the table first.
fn what_ifs(table: &Table) -> Vec<WhatIf> {
    let all = [
        other_finding(table),
        other_choice(table),
        other_replacement(table),
        other_refusal(table),
        other_moment(table),
        other_edition(table),
    ];
    // Where the auction ends, nobody has anything more to do.
    all.into_iter().flatten().filter(|one| one.table.ruling.auction_over == table.ruling.auction_over).collect()
}

/// What would have to be otherwise for a wrong answer to be right: that is the confusion behind it.
pub(super) fn confusion(kind: Kind, table: &Table, ask: Ask, claim: &Claim) -> Option<Reason> {
    let all = what_ifs(table);
    all.iter().find(|one| one.answers(kind, ask).is_some_and(|(_, answer)| answer == *claim)).map(WhatIf::reason)
}

/// A question about a table at which one thing was otherwise, and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// What would have to be otherwise.
    pub condition: Message,
    /// What would have happened then.
    pub record: Record,
    /// What is asked of it: the same, but that the call may be another one.
    pub ask: Ask,
    /// The answer then.
    pub claim: Claim,
}

/// The one change that gives another answer to a question; `None` where one of its choices says so already, or there is none.
#[must_use]
pub fn turned(question: &Question) -> Option<Turned> {
    let is_said = |choice: &Choice| matches!(&choice.against, Some(Reason { says: Message::QuizIf { .. }, .. }));
    let (kind, right) = (question.kind, &question.choices.get(question.right)?.claim);
    if question.choices.iter().any(is_said) {
        return None;
    }
    let table = &Table::of(question.record.clone())?;
    let all = match kind {
        Kind::Accepts | Kind::Order | Kind::Irregular => other_calls(kind, table),
        Kind::Free | Kind::Comparable => kind.had_it_shown(table).into_iter().filter_map(WhatIf::of_meaning).collect(),
        Kind::Contract => other_ends(table),
        Kind::Passes | Kind::Lead | Kind::Clause | Kind::Editions => what_ifs(table),
    };
    let mut answered = all.into_iter().filter_map(|one| {
        let (ask, claim) = one.answers(kind, question.ask)?;
        Some(Turned { condition: one.condition(), record: one.table.record, ask, claim })
    });
    answered.find(|turned| !is_same(&turned.claim, right))
}

/// Whether two answers are the same to the reader: a clause of the other edition may have the same number.
fn is_same(one: &Claim, other: &Claim) -> bool {
    match (one, other) {
        (Claim::Rules(one), Claim::Rules(other)) => one.address() == other.address(),
        _ => one == other,
    }
}

/// The other edition of the two that people confuse.
fn other_edition(table: &Table) -> Option<WhatIf> {
    let edition = Edition::LATEST.into_iter().find(|edition| *edition != table.record.laws)?;
    let changed = Table::of(Record { laws: edition, ..table.record.clone() })?;
    let (seat, call) = table.last().map(|incident| (incident.offender, incident.call))?;
    // Where the other edition silences somebody who has bid since, or asks what nobody has said, it is another story.
    let is_same = changed.is_settled() && changed.story() == table.story();
    is_same.then(|| WhatIf::new(changed, Change { edition, ..Change::of("edition", table, seat, call) }))
}

/// The director has found the other thing about the replacement.
fn other_finding(table: &Table) -> Option<WhatIf> {
    let mut record = table.record.clone();
    let (place, found, by, replacement) =
        record.events.iter_mut().enumerate().rev().find_map(|(place, event)| match event {
            Event::Call(made) => {
                let found = made.facts.comparable.as_mut()?;
                *found = !*found;
                Some((place, *found, made.by?, made.call))
            }
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        })?;
    let before = |incident: &&Incident| incident.offender == by && incident.event < place;
    let incident = table.ruling.incidents.iter().rfind(before)?;
    if found {
        let before = Record { events: record.events.iter().take(place).cloned().collect(), ..record.clone() };
        if !is_alike(&Table::of(before)?.ruling.auction, incident, replacement) {
            return None;
        }
    }
    let (call, event) = (incident.call, incident.event);
    let changed = Table::of(record)?;
    let clause = deciding_clause(changed.ruling.incidents.iter().find(|incident| incident.event == event)?);
    let which = if found { "comparable" } else { "not-comparable" };
    let change = Change { replacement, ..Change::of(which, table, by, call) };
    Some(WhatIf { clause, ..WhatIf::new(changed, change) })
}

/// LHO has accepted what they did not: the record ends there.
fn other_choice(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    let chosen = table.record.events.iter().rposition(|event| *event == Event::Lho(LhoChoice::Declines))?;
    if chosen < incident.event {
        return None;
    }
    let mut changed = table.until(chosen)?;
    changed.lho(LhoChoice::Accepts)?;
    let call = chosen_about(table, incident, chosen).unwrap_or(incident.call);
    Some(WhatIf::new(changed, Change::of("accepted", table, incident.offender.lho(), call)))
}

/// LHO has refused what they accepted, and the next player has passed.
fn other_refusal(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    let place = accepted(table, incident)?;
    let call = table.made(place)?.call;
    let mut changed = table.until(place + 1)?;
    changed.lho(LhoChoice::Declines)?;
    let (which, offender) = match changed.ruling.turn.filter(|_| !changed.is_settled()) {
        None => ("refused", incident.offender),
        Some(turn) => {
            changed.call(turn, Call::Pass)?;
            (if turn == incident.offender { "refused-replaced" } else { "refused-passed" }, turn)
        }
    };
    let change = Change { offender, ..Change::of(which, table, incident.offender.lho(), call) };
    changed.is_settled().then(|| WhatIf::new(changed, change))
}

/// The offender has taken the lowest bid in the denomination of their insufficient bid, and not something else; or a pass, and
/// not that bid.
fn other_replacement(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    incident.replacement?;
    let mut changed = table.until(next_call(table, incident.event, incident.offender)?)?;
    let free = super::claim::free(&changed.ruling)?.first().copied()?;
    let call = if Some(free) == incident.replacement { Call::Pass } else { free };
    changed.call(incident.offender, call)?;
    Some(WhatIf::new(changed, Change::of(done(call).0, table, incident.offender, call)))
}

/// Laws 36 to 38: LHO has called over a call that nobody can accept before the director was called, or has not.
fn other_moment(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    let was_over = called_over(table, incident)?;
    let mut changed = table.until(incident.event + 1)?;
    let (by, which) = match was_over {
        true => (incident.offender, "not-called-over"),
        false => (incident.offender.lho(), "called-over"),
    };
    changed.call(by, changed.bound(by).unwrap_or(Call::Pass))?;
    Some(WhatIf::new(changed, Change::of(which, table, incident.offender.lho(), incident.call)))
}

/// The place of a player's next call after another one.
fn next_call(table: &Table, after: usize, seat: Seat) -> Option<usize> {
    table.calls_from(after + 1).find(|(_, made)| made.by == Some(seat)).map(|(place, _)| place)
}
