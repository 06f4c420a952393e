//! Law 22: how else the auction might have ended.

use super::{
    change::{Change, WhatIf},
    table::Table,
};
use crate::{
    bridge::{Bid, Call},
    record::LhoChoice,
    ruling::{Incident, Kind as Irregularity},
};

/// What LHO might have chosen otherwise, after which everybody passes; an insufficient bid may be corrected to the lowest one in
/// its denomination.
pub(super) fn other_ends(table: &Table) -> Vec<WhatIf> {
    let Some(incident) = table.last() else { return Vec::new() };
    let (lho, call) = (incident.offender.lho(), incident.call);
    let is_premature = table.made(incident.event + 1).is_some_and(|made| made.by == Some(incident.offender));
    let chosen = |choice| {
        let mut changed = table.until(incident.event + 1)?;
        changed.lho(choice)?;
        Some(changed)
    };
    let end = |which, changed: Option<Table>| Some(WhatIf::new(changed?, Change::of(which, table, lho, call)));
    let ends = match incident.accepted {
        Some(false) => vec![end("accepted", chosen(LhoChoice::Accepts))],
        Some(true) => {
            let refused = || chosen(LhoChoice::Declines).filter(|_| !is_premature);
            let corrected = refused().and_then(|mut changed| {
                let replacement = correct(&mut changed, incident)?;
                Some(WhatIf::new(changed, Change { replacement, ..Change::of("corrected", table, lho, call) }))
            });
            // Law 27C: what was called in its place too soon is there all the same.
            let stands = || {
                let mut changed = table.until(incident.event + 2).filter(|_| is_premature)?;
                changed.lho(LhoChoice::Declines)?;
                Some(changed)
            };
            vec![corrected, end("refused", refused().or_else(stands))]
        }
        None => Vec::new(),
    };
    ends.into_iter().flatten().filter_map(WhatIf::ended).collect()
}

/// The lowest sufficient bid in the denomination of an insufficient one, in its place.
fn correct(table: &mut Table, incident: &Incident) -> Option<Call> {
    let bid = incident.call.bid().filter(|_| incident.kind == Irregularity::InsufficientBid)?;
    let last = table.ruling.auction.last_bid().map(|(_, bid)| bid);
    let replacement = Call::Bid(Bid::lowest_in(bid.denomination, last)?);
    table.call(incident.offender, replacement)?;
    Some(replacement)
}
