//! The director's answers: once one stands in the record, the ruling is what was told of it before.

use director_please::{
    bridge::Seat,
    laws,
    record::{Event, Facts, Record},
    ruling::{Continuation, InForce, Outcome, Question, Ruling},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table, any_call, made},
};

fn decided(record: &Record, event: usize, decide: impl FnOnce(&mut Facts)) -> Record {
    let mut record = record.clone();
    let Some(Event::Call(made)) = record.events.get_mut(event) else { panic!("{event} is no call: {record:?}") };
    decide(&mut made.facts);
    record
}

/// Where the auction stands, and what binds whom for the rest of it.
fn stands(ruling: &Ruling) -> (Option<Seat>, bool, &InForce) {
    (ruling.turn, ruling.auction_over, &ruling.in_force)
}

fn told(then: &Continuation) -> (Option<Seat>, bool, &InForce) {
    (then.turn, then.auction_over, &then.in_force)
}

#[test]
fn which_of_two_clauses_applies_can_be_said_and_is_then_not_asked() {
    for_many(250, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        for _ in 0..2 {
            table.record.events.push(made(any_call(dice), Seat::ALL[dice.below(4)]));
            if laws::rule(&table.record).is_err() {
                table.record.events.pop();
            }
        }
        let Ok(ruling) = laws::rule(&table.record) else { return };
        for incident in &ruling.incidents {
            let Outcome::DirectorsOption(option) = &incident.outcome else { continue };
            let (Question::WhichLaw(_, one, other), Some(answers)) = (&option.question, &incident.answers) else {
                continue;
            };
            for (clause, then) in [(one, &answers.yes), (other, &answers.no)] {
                let law = clause.address().to_owned();
                let record = decided(&table.record, incident.event, |facts| facts.law = Some(law));
                // Under one of the two clauses the rest of the record may be impossible.
                let Ok(after) = laws::rule(&record) else { continue };
                let asks = |outcome: &Outcome| matches!(outcome, Outcome::DirectorsOption(it) if it.question == option.question);
                let still = after.incidents.iter().any(|it| it.event == incident.event && asks(&it.outcome));
                tally.hold(!still, &record, || format!("{clause} is asked about still"));
                let is_open = after.incidents.iter().any(|it| it.answers.is_some());
                if !is_open && then.answers.is_none() {
                    let why = || format!("told {:?},\nruled {:?}", told(then), stands(&after));
                    tally.hold(told(then) == stands(&after), &record, why);
                }
            }
        }
    });
}
