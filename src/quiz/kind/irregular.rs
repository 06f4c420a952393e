//! Which call of an auction is irregular.

use super::super::{
    ask::Ask,
    claim::{Claim, Fault, Spot},
    dice::Dice,
    draft::Draft,
    plot::Plot,
    settle::{Mind, settle},
    table::Table,
};
use crate::{
    bridge::Call,
    record::Event,
    ruling::{Incident, Kind as Irregularity},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::InOrder, 6),
    (Plot::Insufficient, 5),
    (Plot::BidOutOfTurn, 4),
    (Plot::DoubleOutOfTurn, 1),
    (Plot::NotAllowed, 1),
];

pub(super) fn play(dice: &mut Dice, table: &mut Table, plot: Plot) -> Option<()> {
    plot.play(dice, table)?;
    let goes_on = match plot {
        Plot::Insufficient | Plot::BidOutOfTurn | Plot::DoubleOutOfTurn => {
            settle(dice, table, Mind::Accepts)?;
            true
        }
        plot => plot == Plot::InOrder,
    };
    if table.record.events.iter().any(|event| !matches!(event, Event::Call(_))) {
        return None;
    }
    if goes_on && !table.ruling.auction_over {
        let left = u32::try_from(table.most.saturating_sub(table.record.events.len())).ok()?;
        let fewer = dice.below(2);
        table.go_on_for(dice, left.saturating_sub(fewer))?;
    }
    Some(())
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let spots = spots(&table);
    let right = match table.ruling.incidents.as_slice() {
        [] => None,
        [incident] if fault(incident).is_some() => {
            Some(spots.iter().find(|spot| spot.event == incident.event).copied()?)
        }
        [_, ..] => return None,
    };
    let others = spots.into_iter().map(Some).chain([None]).filter(|spot| *spot != right);
    let wrong = others.map(Claim::Irregular).collect();
    Some(Draft { ask: Ask::Irregular, right: Claim::Irregular(right), wrong, table })
}

/// The calls other than passes and redoubles, each if its player made it only once: a redouble is hardly ever in order.
fn spots(table: &Table) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for (event, happened) in table.record.events.iter().enumerate() {
        let Event::Call(made) = happened else { continue };
        let Some(seat) = made.by.filter(|_| !matches!(made.call, Call::Pass | Call::Redouble)) else { continue };
        spots.push(Spot { event, seat, call: made.call });
    }
    let is_alone = |spot: &Spot| spots.iter().filter(|one| (one.seat, one.call) == (spot.seat, spot.call)).count() == 1;
    spots.iter().copied().filter(is_alone).collect()
}

/// What is wrong with the one irregular call of an auction; `None` where that is not for everybody to see.
pub(in crate::quiz) fn fault(incident: &Incident) -> Option<Fault> {
    match incident.kind {
        _ if incident.also.is_some() => None,
        Irregularity::InsufficientBid => Some(Fault::Insufficient),
        Irregularity::BidOutOfRotation | Irregularity::DoubleOutOfRotation => Some(Fault::OutOfTurn),
        Irregularity::InadmissibleDouble => Some(Fault::NotAllowed),
        _ => None,
    }
}
