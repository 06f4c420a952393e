//! What the latest edition changed: who has to pass under each edition.

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
};
use crate::{
    explain::Message,
    lawbook::{Clause, Edition},
    record::{Event, Record},
    ruling::Kind as Irregularity,
};

pub(super) const PLOTS: &[(Plot, u32)] = &[
    (Plot::Insufficient, 4),
    (Plot::PassOutOfTurn, 5),
    (Plot::BidOutOfTurn, 7),
    (Plot::DoubleOutOfTurn, 2),
    (Plot::NotAllowed, 2),
    (Plot::HadToPass, 2),
    (Plot::AboveSeven, 1),
    (Plot::Twice, 9),
];

pub(super) fn draft(dice: &mut Dice, table: Table, plot: Plot) -> Option<Draft> {
    let [_, newer] = Edition::LATEST;
    let mut table = Table::new(newer, table.record.dealer)?;
    plot.play(dice, &mut table)?;
    settle(dice, &mut table, Mind::Refuses)?;
    about(dice, table)
}

pub(super) fn about(dice: &mut Dice, table: Table) -> Option<Draft> {
    let [older, newer] = Edition::LATEST;
    let [(old, old_clause), (new, new_clause)] = under_both(&table)?;
    if table.record.laws != newer || hangs_on_a_finding(&table) || table.ruling.auction_over {
        return None;
    }
    let offender = table.last()?.offender;
    let one = match (old, new) {
        (Bar::Once(seat) | Bar::Throughout(seat), _) | (_, Bar::Once(seat) | Bar::Throughout(seat)) => seat,
        (Bar::Nobody | Bar::Both(_) | Bar::Repeats(..), _) => offender.partner(),
    };
    let mut further = vec![
        [Bar::Throughout(one), Bar::Once(one)],
        [Bar::Once(one), Bar::Throughout(one)],
        [Bar::Throughout(one), Bar::Nobody],
        [Bar::Once(one), Bar::Once(one.partner())],
        [Bar::Nobody, Bar::Once(one)],
        [Bar::Throughout(one), Bar::Throughout(one)],
        [Bar::Once(one), Bar::Once(one)],
    ];
    dice.shuffle(&mut further);
    let mut near = vec![[new, old], [old, old], [new, new]];
    dice.shuffle(&mut near);
    near.truncate(2);
    let claims = near.into_iter().chain(further);
    let mut wrong: Vec<(Claim, Message)> = Vec::new();
    for claim in claims {
        let known = wrong.iter().any(|(known, _)| *known == Claim::Editions(claim));
        let [said_old, said_new] = claim;
        let reason = match (said_old == old, said_new == new) {
            (true, true) => continue,
            (false, _) => reason::under(older, old, old_clause),
            (true, false) => reason::under(newer, new, new_clause),
        };
        if !known {
            wrong.push((Claim::Editions(claim), reason));
        }
    }
    Some(Draft { ask: Ask::Editions, right: Claim::Editions([old, new]), wrong, table })
}

/// Who has to pass under each edition, and by which clause.
fn under_both(table: &Table) -> Option<[(Bar, Clause); 2]> {
    let under = |laws| {
        let changed = Table::of(Record { laws, ..table.record.clone() })?;
        // Where one edition had barred somebody who has bid since, it is another story.
        if changed.story() != table.story() {
            return None;
        }
        Some((Bar::of(&changed.ruling)?, Bar::clause(&changed.ruling)?))
    };
    let [older, newer] = Edition::LATEST;
    Some([under(older)?, under(newer)?])
}

/// The director has found a call comparable in place of an insufficient bid: the editions ask for different things there,
/// and one finding does not say the other.
fn hangs_on_a_finding(table: &Table) -> bool {
    let found = |event: &Event| matches!(event, Event::Call(made) if made.facts.comparable == Some(true));
    let is_insufficient = |kind| kind == Irregularity::InsufficientBid;
    table.record.events.iter().any(found)
        && table.ruling.incidents.iter().any(|incident| is_insufficient(incident.kind))
}
