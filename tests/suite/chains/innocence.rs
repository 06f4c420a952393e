//! Who is no offender. A player who calls when their turn has come, after the last call made in rotation, has done nothing
//! wrong, whatever irregularity of somebody else is open (28B, 29A; 17D3, 2007: 17E2).

use director_please::{
    bridge::Seat,
    ruling::{Kind, Ruling},
};

use super::{
    for_many,
    table::{EVERY_FAULT, Table},
};

/// Who has done nothing wrong, and yet is said to have, or is bound by what they did.
fn wronged(table: &Table, ruling: &Ruling) -> Option<String> {
    let is_blamed = |seat: Seat| table.blamed.contains(&seat);
    let side_is_blamed = |seat: Seat| is_blamed(seat) || is_blamed(seat.partner());
    // Law 28A blames nobody: RHO had to pass, and the call was in rotation.
    let blames = ruling.incidents.iter().filter(|incident| incident.kind != Kind::ConsideredInRotation);
    let blamed = blames.map(|incident| incident.offender).find(|seat| !is_blamed(*seat));
    let force = &ruling.in_force;
    let must_pass = force.must_pass.iter().map(|bar| bar.seat).find(|seat| !side_is_blamed(*seat));
    let must_repeat = force.must_repeat.map(|bar| bar.seat).filter(|seat| !is_blamed(*seat));
    let no_double = force.no_double.iter().map(|bar| bar.seat).find(|seat| !is_blamed(seat.partner()));
    let lead = force.lead.iter().map(|lead| lead.leader).find(|seat| !is_blamed(seat.partner()));
    let said = [
        (blamed, "is called an offender"),
        (must_pass, "must pass"),
        (must_repeat, "must repeat a call"),
        (no_double, "may not double"),
        (lead, "is restricted on lead"),
    ];
    let mut said = said.into_iter();
    said.find_map(|(seat, what)| Some(format!("{} has done nothing wrong, and {what}", seat?)))
}

/// Laws 36A and 38: whether calls are void until the player to whom the auction goes back calls. Where that player calls in the
/// wrong place, no text says who has followed whom.
fn is_void(ruling: &Ruling) -> bool {
    let clauses = ruling.incidents.iter().flat_map(|incident| &incident.result.clauses);
    clauses.into_iter().any(|clause| matches!(clause.address(), "36A" | "38D"))
}

#[test]
fn who_only_ever_called_in_turn_is_no_offender_and_is_not_restricted() {
    for_many(1_500, |dice, edition, tally| {
        let table = Table::played(dice, edition, &EVERY_FAULT, 9);
        let Some(ruling) = tally.rule(&table.record) else { return };
        // Where players of both sides have erred, an erring LHO may have accepted what the others took for over.
        let one_side = table.blamed.iter().all(|seat| seat.side() == table.blamed[0].side());
        // Nor does any text say whose turn the others may take it to be after a double in place of a bid, and another call.
        let again = ruling.incidents.iter().any(|incident| !incident.attempts.is_empty());
        if !table.blamed.is_empty() && one_side && !again && !is_void(&ruling) {
            let wronged = wronged(&table, &ruling);
            tally.hold(wronged.is_none(), &table.record, || wronged.unwrap_or_default());
        }
    });
}

#[test]
fn the_side_that_declares_is_not_restricted_on_lead_and_no_side_passes_for_the_others_faults() {
    for_many(500, |dice, edition, tally| {
        let mut table = Table::played(dice, edition, &EVERY_FAULT, 5);
        // From here on everybody calls in turn, until the auction ends.
        for _ in 0..20 {
            if table.is_end() {
                break;
            }
            table.call_in_turn();
        }
        let Some(ruling) = tally.rule(&table.record) else { return };
        let pass = ruling.in_force.must_pass.iter().map(|bar| bar.seat);
        let blamed = |seat: Seat| table.blamed.iter().any(|blamed| blamed.side() == seat.side());
        let mut innocent = pass.filter(|seat| !blamed(*seat));
        if let Some(seat) = innocent.next() {
            tally.fail(&table.record, || format!("{seat}'s side has done nothing wrong, and {seat} must pass"));
        }
        let Some(contract) = ruling.contract else { return };
        let declares = |seat: Seat| seat.side() == contract.declarer.side();
        let restricted = ruling.in_force.lead.iter().any(|lead| declares(lead.leader));
        tally.hold(!restricted, &table.record, || {
            format!("{}'s side declares, and may be restricted", contract.declarer)
        });
    });
}
