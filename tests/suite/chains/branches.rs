//! What is told of a choice before it is made (Law 10C1) is what is ruled once it has been made: the record walks down the
//! very tree that a ruling shows.

use director_please::{
    bridge::Seat,
    laws,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{Action, Answers, Choice, InForce, Incident, Kind, LeadRestriction, MustPass, Outcome, Ruling, Until},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table, any_call, made},
};

/// The record once the choice has been made; `None` where that is no single event.
fn once_made(record: &Record, choice: &Choice, chooser: Seat) -> Option<Record> {
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
            let Some(after) = once_made(&table.record, choice, option.chooser) else { continue };
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

/// Whether two restrictions are one, but perhaps for the suits that may be forbidden: what is accepted is shown legally.
fn is_of_one_law(one: &LeadRestriction, two: &LeadRestriction) -> bool {
    (one.leader, one.clause) == (two.leader, two.clause)
}

/// What binds before and no longer binds after, while the auction goes on.
fn released(before: &InForce, after: &InForce) -> bool {
    // A bar at the next turn ends where an accepted call out of rotation goes past that turn.
    let lasts = |bar: &&MustPass| bar.until == Until::EndOfAuction;
    before.must_pass.iter().filter(lasts).any(|bar| !after.must_pass.iter().any(|kept| kept.seat == bar.seat))
        || before.lead.iter().any(|lead| !after.lead.iter().any(|kept| is_of_one_law(lead, kept)))
        || before.review.iter().any(|clause| !after.review.contains(clause))
}

/// Whether the auction is over, at least under one answer of the director's.
fn may_be_over(ruling: &Ruling) -> bool {
    ruling.auction_over || ruling.incidents.iter().any(|incident| ends_under_one(incident.answers.as_deref()))
}

fn ends_under_one(answers: Option<&Answers>) -> bool {
    let mut both = answers.into_iter().flat_map(|answers| [&answers.yes, &answers.no]);
    both.any(|then| {
        let mut others = then.incidents.iter();
        then.auction_over
            || ends_under_one(then.answers.as_deref())
            || others.any(|other| ends_under_one(other.answers.as_deref()))
    })
}

#[test]
fn what_binds_while_lho_has_not_chosen_binds_whatever_they_choose() {
    for_many(1_500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 6);
        // Two more calls while something may be open, by any player.
        for _ in 0..2 {
            table.record.events.push(made(any_call(dice), Seat::ALL[dice.below(4)]));
            if laws::rule(&table.record).is_err() {
                table.record.events.pop();
            }
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        for choice in [LhoChoice::Accepts, LhoChoice::Declines] {
            let mut after = table.record.clone();
            after.events.push(Event::Lho(choice));
            let Ok(then) = laws::rule(&after) else { continue };
            // Law 36A, where LHO called over an inadmissible double, and what ends with the auction.
            let forfeited =
                then.incidents.iter().any(|it| it.result.clauses.iter().any(|clause| clause.address() == "36A"));
            if !may_be_over(&then) && !forfeited {
                let why = || format!("{:?}\nand once LHO {choice:?}:\n{:?}", ruling.in_force, then.in_force);
                tally.hold(!released(&ruling.in_force, &then.in_force), &after, why);
            }
        }
    });
}

/// A bar that holds under both answers to a question is in force, by whichever clause and for at least as long as under the shorter; a
/// lead that is restricted under both is restricted once.
#[test]
fn what_binds_under_either_answer_is_in_force() {
    for_many(400, |dice, edition, tally| {
        let table = Table::played(dice, edition, &EVERY_FAULT, 8);
        let Some(ruling) = tally.rule(&table.record) else { return };
        let open: Vec<&Answers> = ruling.incidents.iter().filter_map(|one| one.answers.as_deref()).collect();
        // Of two questions the second may be open under one answer only.
        let [Answers { yes, no }] = open[..] else { return };
        if yes.answers.is_some() || no.answers.is_some() {
            return;
        }
        let bars = |force: &InForce| force.must_pass.iter().map(|bar| bar.seat).collect::<Vec<_>>();
        let [yes_bars, no_bars, bound] = [&yes.in_force, &no.in_force, &ruling.in_force].map(bars);
        for seat in yes_bars.iter().filter(|seat| no_bars.contains(seat)) {
            tally.hold(bound.contains(seat), &table.record, || format!("{seat} must pass under either answer"));
        }
        let until =
            |force: &InForce, seat: Seat| force.must_pass.iter().find(|bar| bar.seat == seat).map(|bar| bar.until);
        for seat in &bound {
            let is_bound = yes_bars.contains(seat) && no_bars.contains(seat);
            tally.hold(is_bound, &table.record, || format!("{seat} need not pass under both answers"));
            let of = [until(&yes.in_force, *seat), until(&no.in_force, *seat)];
            let shorter = if of.contains(&Some(Until::NextTurn)) { Until::NextTurn } else { Until::EndOfAuction };
            tally.hold(until(&ruling.in_force, *seat) == Some(shorter), &table.record, || {
                format!("{seat}: until {of:?}")
            });
        }
        let leads = [&yes.in_force, &no.in_force].map(|force| force.lead.len()).into_iter().min();
        let is_once = leads >= Some(ruling.in_force.lead.len());
        tally.hold(is_once, &table.record, || "a lead is restricted more often than under either answer".to_owned());
    });
}
