//! What happened, in sentences: what the auction alone does not show.

use super::{
    Kind,
    reason::At,
    settle::put_right,
    table::{Table, called_over},
};
use crate::{
    bridge::{Call, Seat},
    explain::{Message, Together, Which},
    record::{Event, LhoChoice, MadeCall, Shows},
    ruling::{CallStatus, Incident, Kind as Irregularity, RuledCall},
};

/// The story of a table, as somebody tells it who asks a question of this kind about it.
pub(super) fn story(kind: Kind, table: &Table) -> Vec<Message> {
    let mut story = vec![Message::QuizDealt { seat: table.record.dealer }];
    match kind {
        Kind::Accepts | Kind::Order => story.extend(up_to_the_last_call(table).unwrap_or_default()),
        Kind::Irregular => {}
        Kind::Comparable => {
            story.extend(events(table));
            story.extend(meanings(table));
        }
        Kind::Passes | Kind::Free | Kind::Lead | Kind::Clause | Kind::Contract | Kind::Editions => {
            story.extend(shown(table));
            story.extend(events(table));
            story.extend(meanings(table));
            story.extend(new_bid(kind, table));
        }
    }
    story
}

/// Law 27B1(a): which bid shows what an artificial bid showed hangs on the pair's system, unless something is said of it.
fn new_bid(kind: Kind, table: &Table) -> Option<Message> {
    let incident = table.last().filter(|_| kind == Kind::Free)?;
    let shows = table.made(incident.event)?.facts.shows?;
    (shows != Shows::named_by(incident.call)).then_some(Message::QuizNewBidNatural {})
}

/// What happened, but not that there is something wrong with the last call, nor what became of it.
fn up_to_the_last_call(table: &Table) -> Option<Vec<Message>> {
    let last = table.last_call()?;
    let table = &table.until(last + 1)?;
    let mut story = shown(table);
    story.extend(told(table, |incident| incident.event < last));
    let changed = table.last().filter(|incident| incident.kind == Irregularity::ChangeOfCall && incident.event == last);
    story.extend(changed.and_then(|incident| change(table, incident)));
    Some(story)
}

fn events(table: &Table) -> Vec<Message> {
    told(table, |_| true)
}

/// Each event in its turn, of the irregularities that are to be told.
fn told(table: &Table, is_told: impl Fn(&Incident) -> bool) -> Vec<Message> {
    let mut story = Vec::new();
    for incident in table.ruling.incidents.iter().filter(|incident| is_told(incident)) {
        story.extend(said_too_late(table, incident));
        story.extend(fault(table, incident));
        story.extend(passed_on(table, incident));
        story.extend(just_before(table, incident));
        story.extend(table.record.events.get(incident.event).and_then(|event| no_slip(event, incident)));
        story.extend(over(table, incident));
        story.extend(course(table, incident));
    }
    story
}

/// Laws 36 to 39: whether LHO called over a call that nobody can accept.
pub(super) fn over(table: &Table, incident: &Incident) -> Option<Message> {
    let is_over = called_over(table, incident).filter(|_| incident.kind != Irregularity::CallAfterFinalPass)?;
    let which = Which(if is_over { "called" } else { "not-called" });
    Some(Message::QuizCalledOver { which, lho: incident.offender.lho(), call: incident.call })
}

/// What happened after an irregular call, until the next one: what was chosen, what was called instead, what the director found.
pub(super) fn course(table: &Table, incident: &Incident) -> Vec<Message> {
    let next = table.ruling.incidents.iter().map(|other| other.event).filter(|event| *event > incident.event).min();
    let until = next.unwrap_or(table.record.events.len());
    let since = table.record.events.iter().enumerate().take(until).skip(incident.event + 1);
    let messages = since.flat_map(|(place, event)| match event {
        Event::Lho(choice) => vec![chosen(table, incident, place, *choice)],
        Event::Call(made) => called(table, incident, place, made),
        Event::DirectorRuled | Event::OpeningLeadFaced => Vec::new(),
    });
    messages.collect()
}

/// That a player called this, as a word.
pub(super) const fn done(call: Call) -> Which {
    Which(match call {
        Call::Pass => "passed",
        Call::Double => "doubled",
        Call::Redouble => "redoubled",
        Call::Bid(_) => "bid",
    })
}

/// What was wrong with a call.
pub(super) fn fault(table: &Table, incident: &Incident) -> Option<Message> {
    let (offender, call, nth) = (incident.offender, incident.call, table.nth(incident.event));
    let was = |which| Message::QuizWas { which: Which(which), offender, call, nth };
    Some(match incident.kind {
        Irregularity::InsufficientBid => was("insufficient"),
        Irregularity::PassOutOfRotation | Irregularity::BidOutOfRotation | Irregularity::DoubleOutOfRotation => {
            let seat = At::incident(table, incident)?.turn()?;
            Message::QuizWasOutOfTurn { offender, call, nth, seat }
        }
        Irregularity::ChangeOfCall => return change(table, incident),
        Irregularity::UnintendedCall => was("slip"),
        Irregularity::InadmissibleDouble => was("not-allowed"),
        Irregularity::CallByBarredPlayer => Message::QuizShouldHavePassed { which: done(call), offender, call },
        Irregularity::BidAboveSeven => Message::QuizBidAboveSeven { offender, call },
        Irregularity::CallAfterFinalPass => was("after-the-end"),
        Irregularity::PassesOutOfRotationEnd => Message::QuizWentBack { seat: At::incident(table, incident)?.turn()? },
        Irregularity::ConsideredInRotation => {
            let turn = At::incident(table, incident)?.turn()?;
            match turn == offender {
                // 28A: over a pass that had to be made.
                true => Message::QuizCalledFirst { offender, call, seat: offender.rho() },
                false => Message::QuizInTurnAfterwards { which: done(call), offender, call, seat: turn },
            }
        }
        Irregularity::SimultaneousCall => return None,
    })
}

/// Law 34: who passed after the three passes that ended nothing; those passes were cancelled with them.
fn passed_on(table: &Table, incident: &Incident) -> Option<Message> {
    let is_it =
        |one: &&RuledCall| one.status == CallStatus::Cancelled && one.event.is_some_and(|event| event > incident.event);
    // With the one out of turn these two made three.
    let passes: Vec<Seat> = table.ruling.calls.iter().filter(is_it).skip(2).map(|one| one.by).collect();
    let seat = *passes.first().filter(|_| incident.kind == Irregularity::PassesOutOfRotationEnd)?;
    Some(Message::QuizPassedOn { seat, lho: seat.lho(), partner: seat.partner(), number: passes.len() })
}

/// When a call out of turn was made: the columns of an auction do not show it.
fn just_before(table: &Table, incident: &Incident) -> Option<Message> {
    let said = match table.calls_from(0).take_while(|(place, _)| *place < incident.event).last() {
        Some((_, made)) => Message::QuizJustBefore { seat: made.by?, call: made.call },
        None => Message::QuizNobodyHadCalled {},
    };
    incident.kind.is_out_of_rotation().then_some(said)
}

/// Law 25A: the call was meant, and falls under the law of its own fault.
fn no_slip(event: &Event, incident: &Incident) -> Option<Message> {
    let was_meant = matches!(event, Event::Call(made) if made.facts.unintended == Some(false));
    let (offender, call) = (incident.offender, incident.call);
    (was_meant && incident.kind != Irregularity::ChangeOfCall).then_some(Message::QuizNoSlip { offender, call })
}

/// Law 25A: partner had called before the player said that the call was a slip, and what they had meant: the call beside it.
fn said_too_late(table: &Table, incident: &Incident) -> Option<Message> {
    let partner = incident.offender.partner();
    let is_it = incident.kind == Irregularity::UnintendedCall && incident.replacement.is_none();
    let (_, over) = table.calls_from(incident.event + 1).find(|(_, made)| is_it && made.by == Some(partner))?;
    let (replacement, _) = put_right(table, incident)?;
    let (offender, call) = (incident.offender, incident.call);
    Some(Message::QuizSaidTooLate { offender, call, partner, over: over.call, replacement })
}

/// Law 25B: the two calls of one player.
fn change(table: &Table, incident: &Incident) -> Option<Message> {
    let first = table.made(incident.event.checked_sub(1)?)?;
    let (offender, call, replacement) = (incident.offender, first.call, incident.call);
    Some(Message::QuizChanged { which: done(call), offender, call, replacement })
}

fn chosen(table: &Table, incident: &Incident, place: usize, choice: LhoChoice) -> Message {
    let which = match choice {
        LhoChoice::Accepts => "accepted",
        LhoChoice::Declines => "refused",
    };
    let call = chosen_about(table, incident, place).unwrap_or(incident.call);
    Message::QuizChosen { which: Which(which), lho: incident.offender.lho(), call }
}

/// Law 27B4: the bid in place of the first about which LHO chooses in this place, once the first was refused.
pub(super) fn chosen_about(table: &Table, incident: &Incident, place: usize) -> Option<Call> {
    let since = table.record.events.get(incident.event + 1..place)?;
    let is_refused = since.iter().any(|event| matches!(event, Event::Lho(LhoChoice::Declines) | Event::DirectorRuled));
    let made = since.iter().rev().find_map(Event::made_call)?;
    let is_second = made.by == Some(incident.offender) && incident.kind == Irregularity::InsufficientBid;
    (is_second && is_refused).then_some(made.call)
}

/// The place of the call that LHO accepted, if they did: the irregular one, or one in its place (27B4).
pub(super) fn accepted(table: &Table, incident: &Incident) -> Option<usize> {
    let is_of_27 = incident.kind == Irregularity::InsufficientBid;
    let is_second = |made: &MadeCall| made.by == Some(incident.offender) && Some(made.call) == incident.replacement;
    let second = table.calls_from(incident.event + 1).find(|(_, made)| is_of_27 && is_second(made));
    (incident.accepted == Some(true)).then(|| second.map_or(incident.event, |(place, _)| place))
}

/// A call after the irregular one: the offender’s in its place, with what the director found.
fn called(table: &Table, incident: &Incident, place: usize, made: &MadeCall) -> Vec<Message> {
    let (offender, call, replacement) = (incident.offender, incident.call, made.call);
    let first_stands = incident.accepted == Some(true) && incident.replacement.is_none();
    let nth = nth(table, incident, place, made);
    let is_of_27 = incident.kind == Irregularity::InsufficientBid;
    let is_premature = is_of_27 && nth == Some(0) && place == incident.event + 1;
    let nth = nth.filter(|_| !first_stands || is_premature);
    let last_try = nth.and_then(|nth| incident.attempts.get(nth.checked_sub(1)?)).copied();
    let over =
        calls_before_correction(table, incident, place).filter(|_| nth == Some(0) && incident.replacement.is_some());
    let told = match (incident.kind, nth) {
        // Too late for a slip to be put right: this is the offender’s next call.
        (Irregularity::UnintendedCall, Some(0)) if incident.replacement.is_some() => {
            Some(Message::QuizCorrected { offender, replacement })
        }
        (Irregularity::InsufficientBid, Some(_)) if is_premature => {
            Some(Message::QuizPremature { offender, replacement })
        }
        (Irregularity::InsufficientBid, Some(nth)) if nth <= incident.attempts.len() => match last_try {
            Some(double) if double.is_double_or_redouble() => {
                Some(Message::QuizAfterDouble { which: done(replacement), offender, call: double, replacement })
            }
            _ => Some(Message::QuizReplaced { which: done(replacement), offender, replacement }),
        },
        (_, _) => None,
    };
    // In 2007 only Law 27 compares calls.
    let is_compared = table.record.laws.has_comparable_calls() || incident.kind == Irregularity::InsufficientBid;
    let found = finding(table, made, call).filter(|_| is_compared);
    told.into_iter().chain(over).chain(found).collect()
}

/// Law 25A: LHO had called over the slip before it was corrected, and takes that back.
fn calls_before_correction(table: &Table, incident: &Incident, place: usize) -> Option<Message> {
    let made = table.made(incident.event + 1)?;
    let is_it = incident.kind == Irregularity::UnintendedCall && incident.event + 1 < place;
    let lho = incident.offender.lho();
    (is_it && made.by == Some(lho)).then_some(Message::QuizTookBack { lho, call: made.call })
}

/// Which of the offender’s calls after the irregular one this is, from 0.
fn nth(table: &Table, incident: &Incident, place: usize, made: &MadeCall) -> Option<usize> {
    let between = table.calls_from(incident.event + 1).take_while(|(one, _)| *one < place);
    let is_theirs = |made: &MadeCall| made.by == Some(incident.offender);
    is_theirs(made).then(|| between.filter(|(_, made)| is_theirs(made)).count())
}

fn finding(table: &Table, made: &MadeCall, call: Call) -> Option<Message> {
    let (replacement, edition) = (made.call, table.record.laws);
    Some(match made.facts.comparable? {
        true => Message::WhyComparable { call, replacement, edition },
        false => Message::WhyNotComparable { call, replacement, edition },
    })
}

/// What calls showed that were artificial, those together that showed the same.
fn shown(table: &Table) -> Vec<Message> {
    let mut all: Vec<(Shows, Vec<Call>)> = Vec::new();
    for (_, made) in table.calls_from(0) {
        let Some(shows) = made.facts.shows else { continue };
        match all.iter_mut().find(|(known, _)| *known == shows) {
            Some((_, calls)) if calls.contains(&made.call) => {}
            Some((_, calls)) => calls.push(made.call),
            None => all.push((shows, vec![made.call])),
        }
    }
    let told = all.into_iter().map(|(shows, calls)| {
        let (number, suits) = (calls.len(), shows.suits().collect::<Vec<_>>());
        match suits.is_empty() {
            true => Message::QuizShowedNothing { calls: Together(calls), number },
            false => Message::QuizShowed { calls: Together(calls), suits },
        }
    });
    told.collect()
}

/// What calls mean of which more is said than the suits that they show.
fn meanings(table: &Table) -> Vec<Message> {
    let described = table.calls_from(0).filter_map(|(_, made)| {
        let meaning = made.facts.meaning.as_ref()?.meaning()?;
        Some(Message::MeaningOfCall { call: made.call, condition: meaning.shows.clone() })
    });
    described.collect()
}
