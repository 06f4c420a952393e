//! The same table, had one thing been otherwise: what the real confusions come from, and what would change an answer.

use super::{
    Choice, Question,
    ask::Ask,
    bar::Bar,
    change::{Change, WhatIf},
    claim::{Claim, of_last_call},
    deciding_clause::deciding_clause,
    draft::Kind,
    ends::other_ends,
    instead::other_calls,
    reason::Reason,
    refusals::{first_choice, gone_on, other_choice, other_refusals, rho_acted, unlike},
    settle::{is_alike, put_right},
    skipped::called_over_the_pass,
    story::done,
    table::{Table, called_over},
};
use crate::{
    bridge::{Call, Seat},
    explain::Message,
    lawbook::Edition,
    record::{Event, LhoChoice, Record},
    ruling::{Incident, Kind as Irregularity},
};

/// Everything that could have been otherwise about a table; what is done at the table first.
fn all_what_ifs(table: &Table, goes_on: bool) -> Vec<WhatIf> {
    let all = [other_finding(table), other_choice(table), other_replacement(table, goes_on), other_time(table)];
    let last = [other_moment(table), other_edition(table)];
    let last = last.into_iter().flatten().chain(first_choice(table));
    all.into_iter().flatten().chain(other_refusals(table)).chain(last).collect()
}

/// Those about which a question of this kind may be asked as well: which clause decides does not hang on whether the auction is over.
fn what_ifs(kind: Kind, table: &Table) -> Vec<WhatIf> {
    let is_over = table.ruling.auction_over;
    let is_alike = |one: &WhatIf| kind == Kind::Clause || one.table.ruling.auction_over == is_over;
    all_what_ifs(table, is_over).into_iter().filter(is_alike).collect()
}

/// Law 37: how the player would not have had to pass, and the same call.
fn unbound(table: &Table) -> Vec<WhatIf> {
    let is_breach =
        |one: &&Incident| one.kind == Irregularity::CallByBarredPlayer && Some(one.event) == table.last_call();
    let Some(breach) = table.last().filter(is_breach) else { return Vec::new() };
    let Some(before) = table.until(breach.event) else { return Vec::new() };
    let call = table.record.events.get(breach.event);
    let with_it = |mut one: WhatIf| {
        one.table.add(call?.clone())?;
        (of_last_call(&one.table.record, &one.table.ruling) == Some(None)).then_some(one)
    };
    accepted_before(table, breach)
        .into_iter()
        .chain(all_what_ifs(&before, true).into_iter().filter_map(with_it))
        .collect()
}

/// Law 27: LHO had accepted the insufficient bid that made a player pass, and all called as they did.
fn accepted_before(table: &Table, breach: &Incident) -> Option<WhatIf> {
    let is_it = |one: &&Incident| one.kind == Irregularity::InsufficientBid && one.attempts.is_empty();
    let bid = table.barring(breach).filter(is_it)?;
    let place = next_call(table, bid.event, bid.offender)?;
    let mut changed = table.until(bid.event + 1)?;
    changed.lho(LhoChoice::Accepts)?;
    for event in table.record.events.iter().skip(place + 1) {
        changed.add(event.clone())?;
    }
    let is_in_order = of_last_call(&changed.record, &changed.ruling) == Some(None);
    let change = Change::of("accepted", table, bid.offender.lho(), bid.call);
    is_in_order.then(|| WhatIf::new(changed, change))
}

/// What would have to be otherwise for a wrong answer to be right: that is the confusion behind it.
pub(super) fn confusion(kind: Kind, table: &Table, ask: Ask, claim: &Claim) -> Option<Reason> {
    let all = what_ifs(kind, table);
    all.iter()
        .find(|one| one.answers(kind, ask).is_some_and(|(_, answer)| answer == *claim))
        .map(|one| one.reason(kind))
}

/// Laws 31A1, 31B and 32: the same, had RHO not passed, and the offender not had to make the call again.
pub(super) fn had_rho_acted(kind: Kind, table: &Table, ask: Ask, claim: &Claim) -> Option<Reason> {
    let acted = rho_acted(table).filter(|one| one.answers(kind, ask).is_some_and(|(_, answer)| answer == *claim));
    acted.map(|one| one.reason(kind))
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
    let (kind, right) = (question.kind, &question.choices.get(question.right)?.claim);
    if says_if(question) {
        return None;
    }
    let table = &Table::of(question.record.clone())?;
    let all = match kind {
        Kind::Accepts | Kind::Order | Kind::Irregular => {
            unbound(table).into_iter().chain(unmeant(table)).chain(other_calls(kind, table)).collect()
        }
        Kind::Free | Kind::Comparable => kind.had_it_shown(table).into_iter().filter_map(WhatIf::of_meaning).collect(),
        Kind::Contract => {
            let at_another_time = other_time(table).into_iter().chain(other_moment(table)).filter_map(WhatIf::ended);
            let called = other_calls(kind, table).into_iter().filter_map(WhatIf::ended);
            called_over_the_pass(table)
                .into_iter()
                .chain(other_ends(table))
                .chain(at_another_time)
                .chain(called)
                .collect()
        }
        Kind::Lead => {
            let others = other_replacement(table, false).into_iter().chain(other_bid(table)).collect();
            let ended = all_what_ifs(table, true).into_iter().filter_map(WhatIf::ended);
            gone_on(table, others).into_iter().chain(ended).chain(other_ends(table)).collect()
        }
        // In the other edition the same clause may have another number.
        Kind::Clause => {
            let all = what_ifs(kind, table).into_iter().chain(rho_acted(table)).chain(other_bid(table));
            all.filter(|one| one.change.which != "edition").collect()
        }
        Kind::Passes => {
            let also = other_bid(table).into_iter().chain(rho_acted(table)).chain(earlier(table));
            what_ifs(kind, table).into_iter().chain(also).collect()
        }
        Kind::Editions => what_ifs(kind, table),
    };
    let answered = all.into_iter().filter_map(|one| {
        let (ask, claim) = one.answers(kind, question.ask)?;
        Some(Turned { condition: one.condition(), record: one.table.record, ask, claim })
    });
    // Who must make a call again need not pass.
    let is_nobody = |claim: &Claim| matches!(claim, Claim::Passes(Bar::Nobody | Bar::Repeats(..)));
    let is_other = |claim: &Claim| claim != right && !(is_nobody(claim) && is_nobody(right));
    let mut others: Vec<Turned> = answered.filter(|turned| is_other(&turned.claim)).collect();
    // That all is in order then is what a reader thinks of first.
    others.sort_by_key(|turned| turned.claim != Claim::Order(None));
    others.into_iter().next()
}

/// Law 25: the first of a player's two calls was not intended, and the second puts it right.
fn unmeant(table: &Table) -> Option<WhatIf> {
    let incident = table.last().filter(|incident| incident.kind == Irregularity::ChangeOfCall)?;
    let place = incident.event.checked_sub(1)?;
    let mut record = table.record.clone();
    let Event::Call(made) = record.events.get_mut(place)? else { return None };
    made.facts.unintended = Some(true);
    let change = Change::of("unintended", table, incident.offender, made.call);
    Some(WhatIf::new(Table::of(record)?, change))
}

/// Whether a question can say what would turn its answer: one that cannot teaches nothing.
pub(super) fn can_be_turned(question: &Question) -> bool {
    says_if(question) || turned(question).is_some()
}

/// Whether a choice says what would have to be otherwise for it to be right.
fn says_if(question: &Question) -> bool {
    let is_said = |choice: &Choice| matches!(&choice.against, Some(Reason { says: Message::QuizIf { .. }, .. }));
    question.choices.iter().any(is_said)
}

/// The other edition of the two that people confuse.
fn other_edition(table: &Table) -> Option<WhatIf> {
    let edition = Edition::LATEST.into_iter().find(|edition| *edition != table.record.laws)?;
    let mut record = Record { laws: edition, ..table.record.clone() };
    // In 2007 only Law 27 compares calls: of others nobody has told what the director would find.
    let is_of_27 = table.ruling.incidents.iter().any(|one| one.kind == Irregularity::InsufficientBid);
    if !table.record.laws.has_comparable_calls() && !is_of_27 {
        (0..record.events.len()).for_each(|event| record.change_facts(event, |facts| facts.comparable = None));
    }
    let changed = Table::of(record)?;
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
        if !is_alike(&Table::of(before)?, incident, replacement) {
            return None;
        }
    }
    let (call, event) = (incident.call, incident.event);
    let mut changed = Table::of(record)?;
    // Law 27B3: a double that is not comparable is cancelled, and partner must pass whatever comes in its place.
    if !changed.is_settled() && replacement.is_double_or_redouble() {
        changed.call(by, Call::Pass)?;
    }
    let clause = deciding_clause(changed.ruling.incidents.iter().find(|incident| incident.event == event)?);
    let which = if found { "comparable" } else { "not-comparable" };
    let change = Change { replacement, ..Change::of(which, table, by, call) };
    Some(WhatIf { clause, ..WhatIf::new(changed, change) })
}

/// Law 25A: partner has not called since the slip, and it is put right; or has called before it could be.
fn other_time(table: &Table) -> Option<WhatIf> {
    let incident = table.last().filter(|one| one.kind == Irregularity::UnintendedCall)?;
    let partner = incident.offender.partner();
    let end = |changed: Table, change| changed.is_settled().then(|| WhatIf::new(changed, change));
    if incident.replacement.is_some() {
        let (next, lho) = (incident.event + 1, incident.offender.lho());
        let mut changed = table.until(next)?;
        // LHO may have called over the slip, and have taken that back since.
        let over = table.made(next).filter(|made| made.by == Some(lho)).map(|made| made.call);
        changed.call(lho, over.unwrap_or(Call::Pass))?;
        changed.call(partner, Call::Pass)?;
        let which = if over.is_some() { "called-since" } else { "both-called-since" };
        return end(changed, Change { other: lho, ..Change::of(which, table, partner, incident.call) });
    }
    let (replacement, changed) = put_right(table, incident)?;
    let change = Change::of("corrected-before", table, incident.offender, incident.call);
    end(changed, Change { other: partner, replacement, ..change })
}

/// Where something had gone wrong before: what might have been otherwise about that, or that the last call was a pass.
fn earlier(table: &Table) -> Vec<WhatIf> {
    let [first, .., last] = table.ruling.incidents.as_slice() else { return Vec::new() };
    let Some(before) = table.until(last.event) else { return Vec::new() };
    let mut passed = before.clone();
    let change = Change { replacement: last.call, ..Change::of("passed-for", table, last.offender, Call::Pass) };
    let is_bid = last.call.bid().is_some() && before.ruling.turn == Some(last.offender);
    let passed = passed.call(last.offender, Call::Pass).filter(|()| is_bid).map(|()| WhatIf::new(passed, change));
    let since = table.ruling.incidents.iter().rev().map(|one| one.event).filter(|event| *event > first.event);
    let all = since.filter_map(|event| table.until(event)).flat_map(|before| all_what_ifs(&before, false));
    // The edition turns nothing of what has not happened yet.
    let is_of_then = |one: &WhatIf| one.change.which != "edition" && !one.table.ruling.auction_over;
    all.chain(passed).filter(is_of_then).collect()
}

/// The offender has taken the lowest bid in the denomination of their insufficient bid, and not something else; or a pass, and
/// not that bid.
fn other_replacement(table: &Table, goes_on: bool) -> Option<WhatIf> {
    let incident = table.last()?;
    incident.replacement?;
    let place = next_call(table, incident.event, incident.offender)?;
    let mut changed = table.until(place)?;
    let replacement = table.made(place)?.call;
    let free = super::claim::free(&changed.ruling)?.first().copied()?;
    let call = if Some(free) == incident.replacement { Call::Pass } else { free };
    changed.call(incident.offender, call)?;
    // All the others call as they did.
    for event in table.record.events.iter().skip(place + 1).filter(|_| goes_on) {
        changed.add(event.clone())?;
    }
    // Where something was replaced before, which of the two it is has to be said.
    let is_only_one = incident.attempts.is_empty() && table.ruling.incidents.len() == 1;
    let which = if is_only_one { done(call).0 } else { in_place_of(call, replacement) };
    let nth = table.nth(place);
    Some(WhatIf::new(changed, Change { replacement, nth, ..Change::of(which, table, incident.offender, call) }))
}

/// The offender has bid something else in place of the first call, and not comparable to it.
fn other_bid(table: &Table) -> Option<WhatIf> {
    let incident = table.last()?;
    incident.replacement?;
    let place = next_call(table, incident.event, incident.offender)?;
    let (_, changed) = unlike(&table.until(place)?, incident, incident.call)?;
    let [replacement, call] = [table, &changed].map(|table| table.made(place).map(|made| made.call));
    let (replacement, call) = replacement.zip(call).filter(|(old, new)| old != new)?;
    let (which, nth) = (in_place_of(call, replacement), table.nth(place));
    Some(WhatIf::new(changed, Change { replacement, nth, ..Change::of(which, table, incident.offender, call) }))
}

/// That this was called, and not that: which of the two calls in place of the first it is.
const fn in_place_of(call: Call, replacement: Call) -> &'static str {
    match (call, replacement) {
        (Call::Pass, Call::Double) => "passed-not-doubled",
        (Call::Pass, Call::Redouble) => "passed-not-redoubled",
        (Call::Pass, _) => "passed-for",
        (_, Call::Bid(_)) => "bid-for",
        (_, Call::Pass) => "bid-over",
        (_, Call::Double) => "bid-not-doubled",
        (_, Call::Redouble) => "bid-not-redoubled",
    }
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
