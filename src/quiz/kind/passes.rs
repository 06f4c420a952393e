//! Who has to pass from here on, and for how long.

use super::super::{
    ask::Ask,
    bar::Bar,
    claim::Claim,
    dice::Dice,
    draft::Draft,
    plot::Plot,
    reason,
    settle::{Mind, settle},
    table::Table,
    what_if::{confusion, what_ifs},
};
use crate::bridge::Call;

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 6),
    (Plot::PassOutOfTurn, 5),
    (Plot::BidOutOfTurn, 7),
    (Plot::DoubleOutOfTurn, 4),
    (Plot::NotAllowed, 3),
    (Plot::HadToPass, 6),
    (Plot::AboveSeven, 2),
    (Plot::Slip, 1),
    (Plot::ChangeOfMind, 1),
    (Plot::NotOver, 1),
    (Plot::TurnTaken, 1),
    (Plot::Twice, 10),
];

pub(super) fn draft(dice: &mut Dice, mut table: Table, plot: Plot) -> Option<Draft> {
    plot.play(dice, &mut table)?;
    settle(dice, &mut table, Mind::Either)?;
    about(dice, table)
}

pub(super) fn about(dice: &mut Dice, table: Table) -> Option<Draft> {
    let right = Bar::of(&table.ruling)?;
    let clause = Bar::clause(&table.ruling)?;
    if table.ruling.auction_over {
        return None;
    }
    let changed = what_ifs(&table);
    let mut others: Vec<Bar> = changed.iter().filter_map(|one| Bar::of(&one.table.ruling)).collect();
    let mut rest = conceivable(&table)?;
    dice.shuffle(&mut rest);
    rest.sort_by_key(|one| !matches!(one, Bar::Repeats(..)));
    others.extend(rest);
    let mut wrong = Vec::new();
    for one in others {
        let claim = Claim::Passes(one);
        if one == right || wrong.iter().any(|(known, _)| *known == claim) {
            continue;
        }
        let reason = confusion(&changed, &claim).or_else(|| match one {
            Bar::Repeats(..) => reason::no_repeat(&table),
            Bar::Nobody | Bar::Once(_) | Bar::Throughout(_) | Bar::Both(_) => None,
        });
        let reason = reason.unwrap_or_else(|| reason::barred(&table, right, clause));
        wrong.push((claim, reason));
    }
    Some(Draft { ask: Ask::Passes, right: Claim::Passes(right), wrong, table })
}

/// What somebody might say who remembers that there was a penalty, and not which.
fn conceivable(table: &Table) -> Option<Vec<Bar>> {
    let incident = table.last()?;
    let (offender, partner) = (incident.offender, incident.offender.partner());
    let mut all = vec![
        Bar::Nobody,
        Bar::Once(partner),
        Bar::Throughout(partner),
        Bar::Once(offender),
        Bar::Both(offender.side()),
    ];
    // Only a pass of 2007 bars the offender alone and to the end, or what had gone wrong before; and only a call out
    // of turn may have to be repeated.
    let had_a_past = table.ruling.incidents.len() > 1;
    all.extend((incident.call == Call::Pass || had_a_past).then_some(Bar::Throughout(offender)));
    let repeats = incident.call != Call::Pass && reason::no_repeat(table).is_some();
    all.extend(repeats.then_some(Bar::Repeats(offender, incident.call)));
    Some(all)
}
