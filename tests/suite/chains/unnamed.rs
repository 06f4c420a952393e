//! A call in a text that names no player: after a refusal it is made by the player whose turn it then is.

use director_please::{
    bridge::Seat,
    laws,
    record::{Event, LhoChoice, Record},
    ruling::{Incident, Kind, Outcome},
    shorthand,
};

use super::{
    for_many,
    table::{Fault, Table, made},
};

/// Contract 2: who makes the call after `rej`, whatever was called before it.
#[test]
fn after_a_refusal_a_call_without_a_name_is_made_by_the_player_in_turn() {
    for_many(300, |dice, edition, tally| {
        let faults = [Fault::Insufficient, Fault::OutOfRotation, Fault::Correction];
        let mut table = Table::played(dice, edition, &faults, 4);
        // `acc` and then another call by the same player: it is not said whether that is a change.
        if table.record.events.iter().any(|event| matches!(event, Event::Lho(_))) {
            return;
        }
        if let (Some(Event::Call(last)), true) = (table.record.events.last().cloned(), dice.one_in(2)) {
            // Partner, or the offender once more, before LHO has chosen.
            let by = last.by.unwrap_or(Seat::North);
            let by = if dice.one_in(2) { by } else { by.partner() };
            table.record.events.push(made(super::table::any_call(dice), by));
        }
        table.record.events.push(Event::Lho(LhoChoice::Declines));
        let Ok(ruling) = laws::rule(&table.record) else { return };
        let lho_chooses = |one: &Incident| matches!(&one.outcome, Outcome::PlayersOption(it) if it.is_lho_choice());
        let is_quiet = ruling.incidents.iter().all(|one| one.is_settled() || one.accepted == Some(false));
        let goes_back = |one: &Incident| one.kind == Kind::PassesOutOfRotationEnd;
        let is_quiet = is_quiet && !ruling.incidents.iter().any(|one| lho_chooses(one) || goes_back(one));
        let Some(turn) = ruling.turn.filter(|_| is_quiet && !ruling.auction_over) else { return };
        let Some(text) = shorthand::write(&table.record) else { return };
        let Ok(read) = shorthand::read(&format!("{text} P"), Some(edition)) else { return };
        let why = || format!("{text} P is not {turn}'s pass");
        tally.hold(caller(&read).is_none_or(|by| by == turn), &table.record, why);
    });
}

fn caller(record: &Record) -> Option<Seat> {
    match record.events.last() {
        Some(Event::Call(made)) => made.by,
        _ => None,
    }
}
