//! What is told of a choice before it is made (Law 10C1) is what is ruled once it has been made: the record walks down the
//! very tree that a ruling shows.

use director_please::{
    laws,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{Action, Choice, Incident, Kind, Outcome, Ruling},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table},
};

/// The record once the choice has been made; `None` where that is no single event.
fn made(record: &Record, choice: &Choice, chooser: director_please::bridge::Seat) -> Option<Record> {
    let mut longer = record.clone();
    longer.events.push(match choice.action {
        Action::Accept => Event::Lho(LhoChoice::Accepts),
        Action::Decline => Event::Lho(LhoChoice::Declines),
        Action::Replace(call) => Event::Call(MadeCall::new(call, Some(chooser))),
        Action::Passes | Action::Acts | Action::Later(_) => return None,
    });
    Some(longer)
}

fn the_same<'a>(ruling: &'a Ruling, incident: &Incident) -> Option<&'a Incident> {
    ruling.incidents.iter().find(|other| (other.event, other.offender) == (incident.event, incident.offender))
}

/// Whether one thing is told before and after. Three passes may send the auction back at once (Law 34), and of a call that has
/// just been cancelled it is told only afterwards what may take its place (27B3).
fn is_as_told(told: &Outcome, ruled: &Outcome) -> bool {
    match (told.rectification(), ruled.rectification()) {
        (Some(told), _) if told.cancels_call => true,
        // A bid above seven in place of another is an irregularity of its own, and a pass is what takes the place (38B).
        (Some(told), _) if told.clauses.iter().any(|clause| clause.address() == "38B") => true,
        (Some(told), Some(ruled)) => told == ruled,
        (None, None) => told == ruled,
        // 17D3: accepted in words, the pass stands until LHO calls.
        (None, Some(ruled)) => ruled.clauses.iter().any(|clause| clause.address() == "29A"),
        (Some(_), None) => false,
    }
}

#[test]
fn what_is_told_of_a_choice_is_what_is_ruled_once_it_is_made() {
    for_many(1_000, |dice, edition, tally| {
        let table = Table::played(dice, edition, &EVERY_FAULT, 6);
        let Some(ruling) = tally.rule(&table.record) else { return };
        let undecided = ruling.incidents.iter().any(|incident| incident.answers.is_some());
        let Some(incident) = ruling.incidents.iter().find(|incident| !incident.is_settled()) else { return };
        let Outcome::PlayersOption(option) = &incident.outcome else { return };
        if undecided || ruling.incidents.iter().any(|other| other.waits_for.is_some()) {
            return;
        }
        for choice in &option.choices {
            let Some(after) = made(&table.record, choice, option.chooser) else { continue };
            let Ok(then) = laws::rule(&after) else { continue };
            let Some(ruled) = the_same(&then, incident) else {
                tally.fail(&after, || "the irregularity is gone".to_owned());
                continue;
            };
            // A call that is irregular in its turn, or after which the auction goes back, tells another story.
            let is_new = then.incidents.iter().any(|other| other.event + 1 == after.events.len());
            let goes_back = then.incidents.iter().any(|other| other.kind == Kind::PassesOutOfRotationEnd);
            if !is_new && !goes_back {
                let why =
                    || format!("{:?} is told as {:?},\nand ruled as {:?}", choice.action, choice.then, ruled.outcome);
                tally.hold(is_as_told(&choice.then, &ruled.outcome), &after, why);
            }
        }
    });
}
