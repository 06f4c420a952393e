//! Law 22: how else the auction might have ended.

use super::{
    change::{Change, WhatIf},
    natural::lowest,
    table::Table,
};
use crate::{
    bridge::Call,
    record::LhoChoice,
    ruling::{Incident, Kind as Irregularity},
};

/// How the auction would have ended had everybody passed, after LHO had chosen the other thing; an insufficient bid may be
/// corrected to the lowest one in its denomination. Law 25A: or had the call been meant.
pub(super) fn other_ends(table: &Table) -> Vec<WhatIf> {
    let Some(incident) = table.last() else { return Vec::new() };
    let (offender, lho, call) = (incident.offender, incident.offender.lho(), incident.call);
    let chosen = |choice| {
        let mut changed = table.until(incident.event + 1)?;
        changed.lho(choice)?;
        Some(changed)
    };
    let end = |which, seat, changed: Option<Table>| {
        passed_out(changed?).map(|end| (end, Change::of(which, table, seat, call)))
    };
    let ends = match incident.accepted {
        _ if incident.kind == Irregularity::UnintendedCall => {
            let meant =
                table.until(incident.event).and_then(|mut changed| changed.call(offender, call).map(|()| changed));
            vec![end("ended-intended", offender, meant)]
        }
        Some(false) => vec![end("ended-accepted", lho, chosen(LhoChoice::Accepts))],
        Some(true) => {
            let refused = || chosen(LhoChoice::Declines);
            let corrected = refused().and_then(|mut changed| Some((correct(&mut changed, incident)?, changed)));
            let corrected = corrected.and_then(|(replacement, changed)| {
                let (end, change) = end("ended-corrected", lho, Some(changed))?;
                Some((end, Change { replacement, ..change }))
            });
            vec![corrected, end("ended-refused", lho, refused())]
        }
        None => Vec::new(),
    };
    ends.into_iter().flatten().map(|(end, change)| WhatIf::new(end, change)).collect()
}

/// The lowest sufficient bid in the denomination of an insufficient one, in its place.
fn correct(table: &mut Table, incident: &Incident) -> Option<Call> {
    let bid = incident.call.bid().filter(|_| incident.kind == Irregularity::InsufficientBid)?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let replacement = Call::Bid(lowest(last, bid.denomination)?);
    table.call(incident.offender, replacement)?;
    Some(replacement)
}

/// The table after everybody has passed.
fn passed_out(mut table: Table) -> Option<Table> {
    while !table.ruling.auction_over {
        table.call(table.ruling.turn?, Call::Pass)?;
    }
    Some(table)
}
