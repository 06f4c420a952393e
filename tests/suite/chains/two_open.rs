//! Two irregularities that are open at once: what a page says of either choice about the one is what the ruling says once that
//! choice is made.

use director_please::{
    bridge::Seat,
    explain::{self, Explanation, Line, Message, Reader},
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{Continuation, Incident, Rectification, Ruling},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table, any_call, made},
};
use crate::{
    dice::Dice,
    pages::{names, seat, sentences},
};

/// What says beside *Accept* that nothing new follows.
const PLAIN: [&str; 6] = [
    "rotation-accept",
    "rotation-accept-one",
    "rotation-accept-two",
    "rotation-accept-own",
    "choice-accept-stands",
    "choice-accept-stands-last",
];

/// A bid that LHO has declined, then a call out of turn, and with luck calls by the player who has to replace the bid.
fn refused_bid_and_call_out_of_turn(dice: &mut Dice, table: &mut Table, replacements: usize) {
    let offender = table.turn;
    table.insufficient();
    table.lho(LhoChoice::Declines);
    let by = if dice.one_in(2) { offender.partner() } else { offender.lho() };
    let mut calls = vec![(any_call(dice), by)];
    calls.extend((0..replacements).map(|_| (any_call(dice), offender)));
    for (call, by) in calls {
        table.add(made(call, by));
    }
}

/// A bid about which LHO has yet to choose, and a call out of turn that waits for that choice.
fn bid_and_call_that_waits(dice: &mut Dice, table: &mut Table) {
    let offender = table.turn;
    table.insufficient();
    let by = if dice.one_in(2) { offender.partner() } else { offender.lho().partner() };
    table.add(made(any_call(dice), by));
}

fn chosen(record: &Record, choice: LhoChoice) -> Option<Ruling> {
    let mut chosen = record.clone();
    chosen.events.push(Event::Lho(choice));
    laws::rule(&chosen).ok()
}

fn is_one(ruling: &Ruling) -> bool {
    ruling.incidents.iter().all(|incident| incident.answers.is_none())
}

/// The line beside *Accept* of the first choice.
fn accept(page: &Explanation) -> Option<&Line> {
    let mut lines = page.sections.iter().flat_map(|part| &part.lines);
    lines.find(|line| line.label.as_ref().is_some_and(|label| label.id() == "choice-accept"))
}

/// Law 10C1: where it is not said beside *Accept*, no restriction comes from an acceptance.
#[test]
fn an_acceptance_brings_no_restriction_that_is_not_told_beside_it() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 4);
        if table.named.is_some() && !table.is_end() {
            match dice.below(3) {
                0 => {}
                1 => bid_and_call_that_waits(dice, &mut table),
                _ => {
                    let replacements = dice.below(3);
                    refused_bid_and_call_out_of_turn(dice, &mut table, replacements);
                }
            }
        }
        let record = table.record;
        let Some(ruling) = tally.rule(&record) else { return };
        let page = explain::explain(&record, &ruling, Reader::Player);
        let (Some(accepted), Some(line)) = (chosen(&record, LhoChoice::Accepts), accept(&page)) else { return };
        let is_plain = line.text.iter().all(|text| PLAIN.contains(&text.id()));
        if !is_plain || !is_one(&ruling) || !is_one(&accepted) {
            return;
        }
        let (before, after) = (&ruling.in_force, &accepted.in_force);
        let lead = after.lead.iter().find(|lead| !before.lead.contains(lead));
        let bar = after.must_pass.iter().find(|bar| !before.must_pass.contains(bar));
        let why = || format!("{:?}, but {lead:?} and {bar:?}", line.text);
        tally.hold(lead.is_none() && bar.is_none(), &record, why);
    });
}

/// What waits for a choice about an irregularity that there is in any case, also where it waits under one answer of the director only.
fn waiting(ruling: &Ruling) -> Vec<&Incident> {
    fn under<'a>(then: &'a Continuation, found: &mut Vec<&'a Incident>) {
        found.extend(&then.incidents);
        for answers in then.answers.iter().chain(then.incidents.iter().filter_map(|it| it.answers.as_ref())) {
            [&answers.yes, &answers.no].into_iter().for_each(|then| under(then, found));
        }
    }
    let mut found: Vec<&Incident> = ruling.incidents.iter().collect();
    for answers in ruling.incidents.iter().filter_map(|it| it.answers.as_ref()) {
        [&answers.yes, &answers.no].into_iter().for_each(|then| under(then, &mut found));
    }
    let is_open = |event: usize| ruling.incidents.iter().any(|it| it.event == event);
    found.retain(|it| it.waits_for.is_some_and(|first| first < it.event && is_open(first)));
    found
}

/// A call that was made and is ruled on only after LHO's choice is spoken of, also where it waits under one answer only.
#[test]
fn no_call_that_waits_is_left_out() {
    for_many(400, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 5);
        if table.named.is_some() && !table.is_end() && dice.one_in(2) {
            bid_and_call_that_waits(dice, &mut table);
        }
        let record = table.record;
        let Some(ruling) = tally.rule(&record) else { return };
        for reader in [Reader::Player, Reader::Director] {
            let page = explain::explain(&record, &ruling, reader);
            for it in waiting(&ruling) {
                let speaks = |text: &&Message| {
                    let is_theirs =
                        ["offender", "seat", "partner", "lho"].iter().any(|arg| seat(text, arg) == Some(it.offender));
                    is_theirs && names(text, it.call)
                };
                let told = sentences(&page).iter().any(speaks);
                tally.hold(told, &record, || format!("{reader:?}: {}’s {} is not spoken of", it.offender, it.call));
            }
        }
    });
}

/// Nothing is certain of a call that waits for LHO's choice but the law that it comes under, and nothing of it is in force.
#[test]
fn nothing_is_certain_of_a_call_that_waits() {
    for_many(400, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 4);
        if table.named.is_none() || table.is_end() {
            return;
        }
        bid_and_call_that_waits(dice, &mut table);
        let record = table.record;
        let Some(ruling) = tally.rule(&record) else { return };
        for it in ruling.incidents.iter().filter(|it| it.waits_for_earlier()) {
            let clauses = it.result.clauses.clone();
            let nothing = Rectification { clauses, ..Rectification::default() };
            tally.hold(it.result == nothing, &record, || format!("{:?}", it.result));
        }
    });
}

/// However much is open at once, a page can be drawn for either reader.
#[test]
fn a_page_is_drawn_however_often_the_offender_calls_before_lho_has_chosen() {
    for_many(20, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 3);
        if table.named.is_none() || table.is_end() {
            return;
        }
        let replacements = 1 + dice.below(3);
        refused_bid_and_call_out_of_turn(dice, &mut table, replacements);
        let record = table.record;
        let Some(ruling) = tally.rule(&record) else { return };
        for reader in [Reader::Player, Reader::Director] {
            let is_told = !sentences(&explain::explain(&record, &ruling, reader)).is_empty();
            tally.hold(is_told, &record, || "nothing is told".to_owned());
        }
    });
}

/// The sentences that say that a player has to pass.
const BARS: [&str; 12] = [
    "price-throughout",
    "price-once",
    "price-barred-auction",
    "price-cancelled",
    "price-cancelled-pass",
    "choice-decline-again",
    "choice-decline-passes",
    "choice-decline-neither",
    "choice-decline-neither-pass",
    "choice-cancelled-unless",
    "rest-had-to-pass",
    "result-once-now",
];

/// Law 10C1: who has to pass once the call is declined is named on the page.
#[test]
fn a_refusal_brings_no_bar_that_is_not_on_the_page() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 4);
        if table.named.is_some() && !table.is_end() && dice.one_in(2) {
            bid_and_call_that_waits(dice, &mut table);
        }
        let record = table.record;
        let Some(ruling) = tally.rule(&record) else { return };
        let page = explain::explain(&record, &ruling, Reader::Player);
        let Some(declined) = chosen(&record, LhoChoice::Declines).filter(|_| accept(&page).is_some()) else { return };
        if !is_one(&ruling) || !is_one(&declined) {
            return;
        }
        let bars = declined.in_force.must_pass.iter().filter(|bar| !ruling.in_force.must_pass.contains(bar));
        for bar in bars {
            let names =
                |text: &&Message| ["seat", "partner", "offender"].iter().any(|it| seat(text, it) == Some(bar.seat));
            let told = sentences(&page).into_iter().filter(names).any(|text| BARS.contains(&text.id()));
            let ids = || sentences(&page).iter().map(|text| text.id()).collect::<Vec<_>>();
            tally.hold(told, &record, || format!("{bar:?} is not told: {:?}", ids()));
        }
    });
}

/// What the offender of an earlier irregularity has called, before LHO chose about a call of partner's, is ruled on as it will be if
/// LHO declines, and they are not offered to choose once more.
#[test]
fn a_call_in_place_of_an_irregular_one_counts_as_it_will_if_lho_declines() {
    for_many(100, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 3);
        if table.named.is_none() || table.is_end() {
            return;
        }
        refused_bid_and_call_out_of_turn(dice, &mut table, 1);
        let record = table.record;
        let Some(ruling) = tally.rule(&record) else { return };
        let waiting = ruling.incidents.iter().find(|it| it.waits_for.is_some_and(|later| later > it.event));
        let Some(waiting) = waiting.filter(|_| is_one(&ruling)) else { return };
        let Some(declined) = chosen(&record, LhoChoice::Declines) else { return };
        let Some(then) = declined.incidents.iter().find(|it| it.event == waiting.event) else { return };
        let same = Incident { waits_for: None, ..waiting.clone() } == Incident { answers: None, ..then.clone() };
        tally.hold(same, &record, || format!("{waiting:#?}\n{then:#?}"));
        let page = explain::explain(&record, &ruling, Reader::Player);
        let offers = |text: &&Message| {
            let is_offer = ["choice-offender", "choice-offender-next"].contains(&text.id());
            is_offer && seat(text, "offender") == Some(waiting.offender)
        };
        // The same bid once more is a call like any other.
        let is_told = |text: &&Message| text.id().starts_with("rotation-partner-");
        let is_about_partner = sentences(&page).into_iter().any(|text| is_told(&text));
        tally.hold(is_about_partner, &record, || "nothing is said of the call in its place".to_owned());
        let offered = sentences(&page).into_iter().find(offers);
        tally.hold(offered.is_none() || !then.is_settled(), &record, || format!("{offered:?}"));
    });
}

/// The sentence that says that the auction is not over names the player whose turn it is to call.
#[test]
fn whose_turn_it_is_under_an_answer_is_no_player_who_only_chooses() {
    for_many(8, |dice, edition, tally| {
        let record = Table::played(dice, edition, &EVERY_FAULT, 7).record;
        let Some(ruling) = tally.rule(&record) else { return };
        let page = explain::explain(&record, &ruling, Reader::Player);
        let goes_on = sentences(&page).into_iter().find(|text| text.id() == "rest-goes-on");
        let Some(named) = goes_on.and_then(|text| seat(text, "seat")) else { return };
        let turn = |(at, unintended): (usize, bool)| {
            let mut answered = record.clone();
            let Some(Event::Call(made)) = answered.events.get_mut(at) else { return None };
            made.facts.unintended = made.facts.unintended.or(Some(unintended));
            Some(laws::rule(&answered).ok()?.auction.turn())
        };
        let is_call = |at: &usize| matches!(record.events.get(*at), Some(Event::Call(_)));
        let answers = (0..record.events.len()).filter(is_call).flat_map(|at| [(at, true), (at, false)]);
        // Where LHO has accepted a call since, it cannot be said of the record that it was a slip.
        let Some(turns) = answers.map(turn).collect::<Option<Vec<Seat>>>() else { return };
        tally.hold(turns.contains(&named), &record, || format!("{named} is named, and it is one of {turns:?}"));
    });
}
