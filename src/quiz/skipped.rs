//! Law 34: the turn that a player would have lost, had not everybody passed.

use super::{
    change::{Change, WhatIf},
    instead::bids_instead_of_pass,
    reason::At,
    table::Table,
};
use crate::{bridge::Call, ruling::Kind as Irregularity};

/// LHO of the player who passed out of turn has bid or doubled over that pass, and not passed; all have passed then. Bids come
/// first: a double is thought of less.
pub(super) fn called_over_the_pass(table: &Table) -> Vec<WhatIf> {
    let Some(incident) = table.last().filter(|one| one.kind == Irregularity::PassesOutOfRotationEnd) else {
        return Vec::new();
    };
    let (place, lho) = (incident.event + 1, incident.offender.lho());
    let skipped = At::incident(table, incident).and_then(At::turn);
    let is_theirs = table.made(place).is_some_and(|made| made.by == Some(lho) && made.call == Call::Pass);
    let (Some(skipped), true) = (skipped, is_theirs) else { return Vec::new() };
    let bids = bids_instead_of_pass(table, place).into_iter().filter_map(|(_, instead)| instead);
    let calls = bids.chain([(lho, Call::Double)]);
    let changed = calls.filter_map(|(seat, call)| {
        let mut changed = table.until(place)?;
        changed.call(seat, call)?;
        let which = if call == Call::Double { "doubled-after-skip" } else { "bid-after-skip" };
        let change = Change::of(which, table, seat, call);
        WhatIf::new(changed, Change { other: skipped, offender: incident.offender, ..change }).ended()
    });
    changed.collect()
}
