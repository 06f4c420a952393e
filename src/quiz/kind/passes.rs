//! Who has to pass from here on, and for how long.

use super::super::{
    ask::Ask,
    bar::Bar,
    claim::Claim,
    dice::Dice,
    draft::Draft,
    plot::Plot,
    reason::{self, Reason},
    settle::{Mind, settle},
    sort::BarSort,
    table::Table,
    what_if::{confusion, what_ifs},
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 6),
    (Plot::PassOutOfTurn, 5),
    (Plot::BidOutOfTurn, 7),
    (Plot::DoubleOutOfTurn, 4),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 6),
    (Plot::AboveSeven, 1),
    (Plot::Slip, 1),
    (Plot::ChangeOfMind, 1),
    (Plot::NotOver, 1),
    (Plot::TurnTaken, 1),
    (Plot::Twice, 10),
];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    settle(dice, &mut table, Mind::Either)?;
    about(table)
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let right = Bar::of(&table.ruling)?;
    if table.ruling.auction_over {
        return None;
    }
    let incident = table.last()?;
    let changed = what_ifs(&table);
    let mut wrong: Vec<(Claim, Option<Reason>)> = Vec::new();
    for sort in BarSort::ALL {
        let bar = Bar::of_sort(*sort, incident.offender, incident.call);
        let claim = Claim::Passes(bar);
        if bar == right || wrong.iter().any(|(known, _)| *known == claim) {
            continue;
        }
        let reason = confusion(&changed, &claim).or_else(|| match bar {
            Bar::Repeats(..) => reason::no_repeat(&table),
            Bar::Once(seat) | Bar::Throughout(seat) => reason::not_barred(right, seat),
            Bar::Nobody | Bar::Both(_) => None,
        });
        wrong.push((claim, reason));
    }
    Some(Draft { ask: Ask::Passes, right: Claim::Passes(right), wrong, table })
}
