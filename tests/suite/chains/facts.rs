//! What the director has decided is in the record, and is not asked again.

use director_please::{
    bridge::{Call, Seat},
    lawbook::Edition,
    laws,
    record::{Event, Facts, LhoChoice, MadeCall},
    ruling::{Incident, Outcome, Question, Ruling},
};

use super::{
    for_many, outcomes,
    table::{Fault, Table, any_call, made},
};

/// Everything that the director is asked about an incident.
fn questions(incident: &Incident) -> Vec<Question> {
    let asked = outcomes(&incident.outcome).into_iter().filter_map(|outcome| match outcome {
        Outcome::DirectorsOption(option) => Some(option.question),
        Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::PlayersOption(_) => None,
    });
    asked.collect()
}

fn asks(ruling: &Ruling, question: Question) -> bool {
    ruling.incidents.iter().any(|incident| questions(incident).contains(&question))
}

/// The call, with what the director has decided on it.
fn decided(call: Call, by: Seat, comparable: bool) -> Event {
    let facts = Facts { comparable: Some(comparable), ..Facts::default() };
    Event::Call(MadeCall { call, by: Some(by), facts })
}

#[test]
fn a_replacement_on_which_the_director_has_decided_is_not_asked_about() {
    for_many(300, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &[], 4);
        // A call that LHO does not accept: insufficient, or out of rotation.
        let who = if dice.one_in(2) { table.turn } else { Seat::ALL[dice.below(4)] };
        if table.is_end() || table.last_caller() == Some(who) {
            return;
        }
        table.record.events.push(made(any_call(dice), who));
        if !table.lho(LhoChoice::Declines) {
            return;
        }
        // Those who are to call before the offender do so.
        let mut asked_otherwise = table.record.clone();
        for _ in 0..4 {
            let Some(ruling) = tally.rule(&table.record) else { return };
            let Some(turn) = ruling.turn else { return };
            let must_pass = ruling.in_force.must_pass.iter().any(|bar| bar.seat == turn);
            let legal: Vec<Call> = ruling.auction.legal_calls(turn).take(6).collect();
            let call = if must_pass || dice.one_in(3) { Call::Pass } else { legal[dice.below(legal.len())] };
            let said = dice.one_in(2);
            let event = if turn == who { decided(call, turn, said) } else { made(call, turn) };
            table.record.events.push(event);
            asked_otherwise.events.push(made(call, turn));
            if turn != who {
                continue;
            }
            let Some(ruling) = tally.rule(&table.record) else { return };
            let question = Question::Comparable(call);
            // Only where there is a question at all without the decision does the decision matter.
            if laws::rule(&asked_otherwise).is_ok_and(|ruling| asks(&ruling, question)) {
                let why = || format!("{call} is asked about, and the director has said {said}");
                tally.hold(!asks(&ruling, question), &table.record, why);
            }
            return;
        }
    });
}

#[test]
fn a_substitute_on_which_the_director_has_decided_is_not_asked_about() {
    // 2017 Law 25B1: LHO accepts the substitute. Under 25B2 the first call replaces nothing, and nothing is comparable.
    for_many(200, |dice, _, tally| {
        let mut table = Table::played(dice, Edition::Laws2017, &[], 4);
        let (who, first) = (table.turn, table.legal_call(table.turn));
        let second = table.legal_call(who);
        // After the final pass Law 39 rules.
        let ends = |ruling: Ruling| ruling.auction.with(who, first).is_over();
        if table.is_end() || first == second || laws::rule(&table.record).is_ok_and(ends) {
            return;
        }
        let said = dice.one_in(2);
        let intended = Facts { unintended: Some(false), ..Facts::default() };
        table.record.events.push(Event::Call(MadeCall { call: first, by: Some(who), facts: intended }));
        table.record.events.push(decided(second, who, said));
        let choice = if dice.one_in(2) { LhoChoice::Accepts } else { LhoChoice::Declines };
        table.record.events.push(Event::Lho(choice));
        let Some(ruling) = tally.rule(&table.record) else { return };
        let asked = [first, second].map(Question::Comparable).into_iter().find(|question| asks(&ruling, *question));
        tally.hold(asked.is_none(), &table.record, || format!("{asked:?}"));
    });
}

#[test]
fn whether_a_call_was_unintended_is_not_asked_where_the_director_has_decided() {
    for_many(1_000, |dice, edition, tally| {
        // Without 37B and 38: a pass made where the Laws have put one is that pass, and no call of its own.
        let faults = [Fault::Insufficient, Fault::OutOfRotation, Fault::Change, Fault::Correction];
        let mut table = Table::played(dice, edition, &faults, 5);
        let who = if dice.one_in(2) { table.turn } else { Seat::ALL[dice.below(4)] };
        let (first, second) = (any_call(dice), any_call(dice));
        // A question names the call alone: another of that name, about which nothing was said, would be mistaken for it.
        let has_made_it = table.record.events.iter().any(|event| match event {
            Event::Call(made) => (made.by, made.call) == (Some(who), first),
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => false,
        });
        if first == second || has_made_it || table.has_just_called(who) {
            return;
        }
        let said = dice.one_in(2);
        let facts = Facts { unintended: Some(said), ..Facts::default() };
        let slip = table.record.events.len();
        table.record.events.push(Event::Call(MadeCall { call: first, by: Some(who), facts }));
        if dice.one_in(3) {
            table.record.events.push(made(Call::Pass, who.lho()));
        }
        table.record.events.push(made(second, who));
        let Some(ruling) = tally.rule(&table.record) else { return };
        let question = Question::Unintended(first);
        let asked = ruling.incidents.iter().filter(|incident| incident.event >= slip);
        let asked = asked.flat_map(questions).any(|asked| asked == question);
        tally.hold(!asked, &table.record, || format!("{first} is asked about, and the director has said {said}"));
    });
}
