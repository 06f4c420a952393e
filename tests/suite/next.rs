//! What can be done next is offered as buttons and menus, so whatever is offered must be possible, and lead on.

use std::collections::BTreeSet;

use director_please::{
    explain::{self, Decision, Next},
    lawbook::{Clause, Edition},
    laws,
    record::{Event, Facts, LhoChoice, MadeCall, Record},
    ruling::{Incident, Origin, Outcome, Ruling},
};

use crate::{dice::Dice, totality};

/// Every record to which one step leads that is offered: for each, what the step is called.
fn steps(record: &Record, next: &Next) -> Vec<(String, Record)> {
    let mut steps = Vec::new();
    let with = |event: Event| {
        let mut longer = record.clone();
        longer.events.push(event);
        longer
    };
    if next.lho.is_some() {
        for choice in [LhoChoice::Accepts, LhoChoice::Declines] {
            steps.push((format!("{choice:?}"), with(Event::Lho(choice))));
        }
    }
    for (call, _) in next.call.iter().flat_map(|next| &next.calls) {
        let by = next.call.as_ref().map(|next| next.seat);
        steps.push((call.to_string(), with(Event::Call(MadeCall::new(*call, by)))));
    }
    for is in [true, false] {
        match next.decision.as_ref().map(|(decision, _)| *decision) {
            Some(Decision::Comparable(event)) => {
                steps.push((format!("comparable {is}"), held(record, event, |facts| facts.comparable = Some(is))));
            }
            Some(Decision::Unintended(event)) => {
                steps.push((format!("unintended {is}"), held(record, event, |facts| facts.unintended = Some(is))));
            }
            Some(Decision::WhichLaw(event, clauses)) => {
                let law = clauses[usize::from(!is)].address();
                steps.push((format!("law {law}"), held(record, event, |facts| facts.law = Some(law.to_owned()))));
            }
            None => {}
        }
    }
    steps.extend(
        next.slip
            .iter()
            .map(|(event, _)| ("slip".to_owned(), held(record, *event, |facts| facts.unintended = Some(true)))),
    );
    steps
}

fn held(record: &Record, event: usize, hold: impl FnOnce(&mut Facts)) -> Record {
    let mut changed = record.clone();
    let Some(Event::Call(made)) = changed.events.get_mut(event) else { panic!("no call at {event}: {record:?}") };
    hold(&mut made.facts);
    changed
}

/// The record with a name at every call, as the shorthand writes it; `None` if it contradicts itself.
fn named(record: &Record) -> Option<(Record, Ruling)> {
    let ruling = laws::rule(record).ok()?;
    let mut named = record.clone();
    let mut made = ruling.calls.iter().filter(|call| call.origin == Origin::Made);
    for event in &mut named.events {
        if let Event::Call(call) = event {
            let by = made.next().map(|ruled| ruled.by);
            call.by = call.by.or(by);
        }
    }
    let ruling = laws::rule(&named).ok()?;
    Some((named, ruling))
}

fn is_open(ruling: &Ruling) -> bool {
    ruling.incidents.iter().any(|incident| matches!(incident.outcome, Outcome::DirectorsOption(_)))
}

#[test]
fn every_step_that_is_offered_can_be_taken() {
    let (mut taken, mut kinds) = (0, BTreeSet::new());
    for (seed, edition) in (0..1_500).flat_map(|seed| Edition::ALL.map(|edition| (seed, edition))) {
        let record = totality::record(&mut Dice::new(seed), edition);
        let Some((record, ruling)) = named(&record) else { continue };
        let next = explain::next(&record, &ruling);
        for (step, after) in steps(&record, &next) {
            let ruled = laws::rule(&after);
            assert!(ruled.is_ok(), "{step} after {record:?}: {ruled:?}");
            assert_ne!(after, record, "{step} changes nothing: {record:?}");
            taken += 1;
            kinds.insert(step.split(' ').next().unwrap().to_owned());
        }
    }
    assert!(taken > 20_000, "{taken}");
    for kind in ["Accepts", "Declines", "comparable", "unintended", "slip", "P", "X", "7NT"] {
        assert!(kinds.contains(kind), "{kind} is never offered");
    }
}

#[test]
fn where_somebody_has_to_choose_something_is_offered() {
    for (seed, edition) in (0..1_500).flat_map(|seed| Edition::ALL.map(|edition| (seed, edition))) {
        let record = totality::record(&mut Dice::new(seed), edition);
        let Ok(ruling) = laws::rule(&record) else { continue };
        let next = explain::next(&record, &ruling);
        if ruling.turn.is_some() && !is_open(&ruling) {
            assert!(next.lho.is_some() || next.call.is_some(), "{record:?}\n{ruling}");
        }
        let prices = next.call.iter().filter(|next| next.replaces).flat_map(|next| &next.calls);
        assert!(prices.clone().all(|(_, price)| price.is_some()), "{record:?}");
    }
}

/// Law 34: a further pass would be cancelled, so it is entered under the director's ruling.
#[test]
fn once_the_auction_has_gone_back_a_pass_leads_on() {
    let mut record = director_please::shorthand::read("1H S:P W:P N:P", None).unwrap();
    let call = explain::next(&record, &laws::rule(&record).unwrap()).call.unwrap();
    assert!(call.after_ruling);
    let pass = Event::Call(MadeCall::new(director_please::bridge::Call::Pass, Some(call.seat)));
    let mut before = record.clone();
    before.events.push(pass.clone());
    assert_eq!(laws::rule(&before).unwrap().turn, Some(call.seat));
    record.events.extend([Event::DirectorRuled, pass]);
    assert_eq!(laws::rule(&record).unwrap().turn, Some(call.seat.lho()));
}

#[test]
fn the_free_replacements_come_first() {
    let record = director_please::shorthand::read("1S 1H ib rej", None).unwrap();
    let next = explain::next(&record, &laws::rule(&record).unwrap());
    let call = next.call.unwrap();
    assert!(call.replaces);
    assert_eq!(call.calls.first().map(|(call, _)| call.to_string()).as_deref(), Some("2H"));
    assert_eq!(call.calls.len(), 33, "every legal call: pass, double, and the 31 bids above one spade");
}

/// A ruling that the reader has just seen is not changed by the call that is offered next: under Laws 36, 37 and 38 a call before
/// the director's ruling would cancel more, or let the irregular call stand.
#[test]
fn the_call_that_is_offered_next_leaves_settled_what_was_settled() {
    let mut kinds = BTreeSet::new();
    for (seed, edition) in (0..5000).flat_map(|seed| Edition::ALL.map(|edition| (seed, edition))) {
        let record = totality::record(&mut Dice::new(seed), edition);
        let Some((record, ruling)) = named(&record) else { continue };
        let Some(next) = explain::next(&record, &ruling).call else { continue };
        let Some(last) = ruling.incidents.last().filter(|last| last.is_settled()) else { continue };
        for (call, _) in &next.calls {
            let mut after = record.clone();
            after.events.extend(next.after_ruling.then_some(Event::DirectorRuled));
            after.events.push(Event::Call(MadeCall::new(*call, Some(next.seat))));
            let Ok(ruled) = laws::rule(&after) else { continue };
            let is_it = |other: &&Incident| (other.event, other.kind) == (last.event, last.kind);
            // Law 26: which suits offender has shown, and so what declarer may do, is seen as the auction goes on.
            let decides = |one: &Incident| -> Vec<Clause> {
                one.result.clauses.iter().filter(|clause| !clause.address().starts_with("26")).copied().collect()
            };
            let same = ruled.incidents.iter().find(is_it).map(decides);
            assert_eq!(same, Some(decides(last)), "{call} after {record:?}");
            kinds.insert(format!("{:?}", last.kind));
        }
    }
    for kind in ["InadmissibleDouble", "CallByBarredPlayer", "BidAboveSeven"] {
        assert!(kinds.contains(kind), "{kind} never came");
    }
}
