//! Law 36A: LHO calls over a double that nobody may make, and the auction goes back to where it was. What bound the players there
//! binds them again; and before LHO calls, 36B adds to it and takes nothing away.

use std::cell::Cell;

use director_please::{
    bridge::Call,
    laws,
    record::{Event, LhoChoice},
    ruling::{InForce, Incident, Kind, MustRepeat, Outcome, Ruling, Until},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table, made},
};

fn awaits_lho(incident: &Incident) -> bool {
    matches!(&incident.outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
}

/// Who must pass and for how long, and what must be repeated.
fn bars(force: &InForce) -> (Vec<(usize, Until)>, Option<MustRepeat>) {
    let mut passes: Vec<_> = force.must_pass.iter().map(|bar| (bar.seat as usize, bar.until)).collect();
    passes.sort_by_key(|(seat, _)| *seat);
    (passes, force.must_repeat)
}

fn double_that_nobody_may_make(ruling: &Ruling) -> Option<Call> {
    let turn = ruling.turn?;
    [Call::Double, Call::Redouble].into_iter().find(|call| !ruling.auction.allows(turn, *call))
}

/// Whether nothing but the double has been added: a call in rotation may undo an earlier irregularity (28B).
fn are_the_same(before: &Ruling, after: &Ruling) -> bool {
    let is_same = |(one, other): (&Incident, &Incident)| one.kind == other.kind && one.result == other.result;
    after.incidents.len() == before.incidents.len() + 1 && before.incidents.iter().zip(&after.incidents).all(is_same)
}

#[test]
fn what_bound_the_players_before_a_double_that_falls_binds_them_again() {
    let (bound, repeats) = (Cell::new(0), Cell::new(0));
    for_many(600, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 5);
        // Often LHO declines, and everybody passes, so that calls come to be repeated.
        for _ in 0..5 {
            let Ok(ruling) = laws::rule(&table.record) else { return };
            if ruling.incidents.iter().any(awaits_lho) {
                table.record.events.push(Event::Lho(LhoChoice::Declines));
                continue;
            }
            let Some(turn) = ruling.turn.filter(|_| ruling.incidents.iter().all(|one| one.answers.is_none())) else {
                return;
            };
            let before = bars(&ruling.in_force);
            let is_bound = before.0.iter().any(|(seat, _)| *seat == turn as usize) || before.1.is_some();
            if !is_bound && dice.one_in(2) {
                table.record.events.push(made(Call::Pass, turn));
                continue;
            }
            let Some(double) = double_that_nobody_may_make(&ruling) else { return };
            table.record.events.push(made(double, turn));
            let Some(at_once) = tally.rule(&table.record) else { return };
            let kind = at_once.incidents.last().map(|incident| incident.kind);
            if kind != Some(Kind::InadmissibleDouble) || !are_the_same(&ruling, &at_once) {
                return;
            }
            let kept = |force: &InForce| {
                let after = bars(force);
                before.0.iter().all(|bar| after.0.iter().any(|other| other.0 == bar.0)) && after.1 == before.1
            };
            tally.hold(kept(&at_once.in_force), &table.record, || format!("before LHO: {before:?}"));
            let partner = |bar: &(usize, Until)| *bar == (turn.partner() as usize, Until::EndOfAuction);
            tally.hold(bars(&at_once.in_force).0.iter().any(partner), &table.record, || "36B".to_owned());
            table.record.events.push(made(Call::Pass, turn.lho()));
            let Some(after) = tally.rule(&table.record) else { return };
            if after.turn != Some(turn) || !are_the_same(&ruling, &after) {
                return;
            }
            tally.hold(bars(&after.in_force) == before, &table.record, || format!("after LHO: {before:?}"));
            bound.set(bound.get() + usize::from(!before.0.is_empty()));
            repeats.set(repeats.get() + usize::from(before.1.is_some()));
            return;
        }
    });
    assert!(bound.get() > 20 && repeats.get() > 5, "{bound:?} bound, {repeats:?} repeat");
}
