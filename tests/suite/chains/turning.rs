//! Nothing in the Laws depends on who is called North.

use director_please::{
    bridge::{Auction, Contract, Seat},
    laws,
    record::{Event, Record},
    ruling::{
        Answers, Choice, Continuation, DirectorsOption, InForce, Incident, LeadRestriction, Outcome, PlayersOption,
        Rectification, Ruling,
    },
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table},
};

/// The same record, with everybody one seat to the left.
pub fn record(record: &Record) -> Record {
    let mut turned = record.clone();
    turned.dealer = record.dealer.lho();
    for event in &mut turned.events {
        if let Event::Call(made) = event {
            made.by = made.by.map(Seat::lho);
        }
    }
    turned
}

fn lead(mut lead: LeadRestriction) -> LeadRestriction {
    lead.leader = lead.leader.lho();
    lead.or = lead.or.map(|or| Box::new(self::lead(*or)));
    lead
}

fn rectification(mut result: Rectification) -> Rectification {
    result.lead = result.lead.map(lead);
    result
}

fn outcome(it: Outcome) -> Outcome {
    match it {
        Outcome::NoRectification(result) => Outcome::NoRectification(rectification(result)),
        Outcome::Rectification(result) => Outcome::Rectification(rectification(result)),
        Outcome::PlayersOption(option) => {
            let turned = |choice: Choice| Choice { then: outcome(choice.then), ..choice };
            let choices = option.choices.into_iter().map(turned).collect();
            Outcome::PlayersOption(PlayersOption { chooser: option.chooser.lho(), choices, ..option })
        }
        Outcome::DirectorsOption(option) => {
            let (if_yes, if_no) = (Box::new(outcome(*option.if_yes)), Box::new(outcome(*option.if_no)));
            Outcome::DirectorsOption(DirectorsOption { if_yes, if_no, ..option })
        }
    }
}

fn auction(auction: &Auction) -> Auction {
    let mut turned = Auction::new(auction.dealer().lho());
    auction.calls().iter().for_each(|(by, call)| turned.push(by.lho(), *call));
    turned
}

fn in_force(mut force: InForce) -> InForce {
    force.must_pass.iter_mut().for_each(|bar| bar.seat = bar.seat.lho());
    force.must_repeat.iter_mut().for_each(|bar| bar.seat = bar.seat.lho());
    force.no_double.iter_mut().for_each(|bar| bar.seat = bar.seat.lho());
    force.lead = force.lead.into_iter().map(lead).collect();
    force
}

/// Who is bound is listed by seat, and the seats begin with North.
pub fn in_one_order(mut ruling: Ruling) -> Ruling {
    ruling.in_force.must_pass.sort_by_key(|bar| bar.seat);
    ruling.in_force.no_double.sort_by_key(|bar| bar.seat);
    ruling
}

fn incident(it: &Incident) -> Incident {
    Incident {
        offender: it.offender.lho(),
        result: rectification(it.result.clone()),
        outcome: outcome(it.outcome.clone()),
        answers: answers(it.answers.as_deref()),
        ..it.clone()
    }
}

fn answers(it: Option<&Answers>) -> Option<Box<Answers>> {
    it.map(|it| Box::new(Answers { yes: continuation(&it.yes), no: continuation(&it.no) }))
}

fn continuation(it: &Continuation) -> Continuation {
    Continuation {
        in_force: in_force(it.in_force.clone()),
        turn: it.turn.map(Seat::lho),
        contract: it.contract.map(|it| Contract { declarer: it.declarer.lho(), ..it }),
        on_lead: it.on_lead.map(Seat::lho),
        incidents: it.incidents.iter().map(incident).collect(),
        answers: answers(it.answers.as_deref()),
        ..it.clone()
    }
}

/// The same ruling, with everybody one seat to the left.
pub fn ruling(ruling: &Ruling) -> Ruling {
    let mut turned = ruling.clone();
    turned.calls.iter_mut().for_each(|call| call.by = call.by.lho());
    turned.incidents = ruling.incidents.iter().map(incident).collect();
    turned.in_force = in_force(turned.in_force);
    turned.auction = auction(&ruling.auction);
    turned.turn = ruling.turn.map(Seat::lho);
    turned.contract = ruling.contract.map(|it| Contract { declarer: it.declarer.lho(), ..it });
    turned.on_lead = ruling.on_lead.map(Seat::lho);
    turned
}

#[test]
fn turning_the_table_turns_the_whole_ruling() {
    for_many(2_000, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 10);
        let events = table.record.events.len();
        if events > 0 && dice.one_in(5) {
            // Law 33: two calls at the same instant. Not every such record tells a story.
            if let Event::Call(made) = &mut table.record.events[dice.below(events)] {
                made.facts.simultaneous = true;
            }
            if laws::rule(&table.record).is_err() {
                return;
            }
        }
        let (here, there) = (tally.rule(&table.record), tally.rule(&record(&table.record)));
        let (Some(here), Some(there)) = (here, there) else { return };
        let same = in_one_order(ruling(&here)) == in_one_order(there.clone());
        tally.hold(same, &table.record, || format!("one seat to the left:\n{there}"));
    });
}
