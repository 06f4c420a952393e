//! What the latest edition changed: who has to pass under each edition.

use super::super::{
    ask::Ask,
    balance::EDITIONS,
    bar::Bar,
    claim::Claim,
    deciding_clause::sending_clause,
    dice::Dice,
    draft::Draft,
    plot::Plot,
    reason::{self, Reason},
    settle::{Mind, settle},
    table::Table,
};
use crate::{
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

pub(super) fn play(dice: &mut Dice, table: &mut Table, plot: Plot) -> Option<()> {
    let [_, newer] = Edition::LATEST;
    table.record.laws = newer;
    plot.play(dice, table)
}

pub(super) fn follow(dice: &mut Dice, table: &mut Table) -> Option<()> {
    settle(dice, table, Mind::Refuses)?;
    let bar = Bar::of(&table.ruling);
    table.go_on_for_some(dice)?;
    (Bar::of(&table.ruling) == bar).then_some(())
}

pub(super) fn about(table: Table) -> Option<Draft> {
    let [_, newer] = Edition::LATEST;
    let right = under_both(&table)?;
    if table.record.laws != newer || hangs_on_a_finding(&table) || table.ruling.auction_over {
        return None;
    }
    let incident = table.last()?;
    let said = EDITIONS.map(|sorts| sorts.map(|sort| Bar::of_sort(sort, incident.offender, incident.call)));
    let wrong = said.map(Claim::Editions).into();
    Some(Draft { ask: Ask::Editions, right: Claim::Editions(right.map(|(bar, _)| bar)), wrong, table })
}

/// How it is under the first edition of which this is not so.
pub(super) fn against(table: &Table, said: [Bar; 2]) -> Option<Reason> {
    let all = Edition::LATEST.into_iter().zip(said).zip(under_both(table)?);
    let mut wrong = all.filter(|((_, said), (bar, _))| said != bar);
    wrong.next().map(|((edition, _), (bar, clause))| reason::under(edition, bar, clause))
}

/// Who has to pass under each edition, and by which clause.
fn under_both(table: &Table) -> Option<[(Bar, Clause); 2]> {
    let under = |laws| {
        let changed = Table::of(Record { laws, ..table.record.clone() })?;
        // Where one edition had barred somebody who has bid since, it is another story.
        if changed.story() != table.story() {
            return None;
        }
        let clause = Bar::clause(&changed.ruling)?;
        let sends = changed.last().filter(|last| last.result.clauses.contains(&clause)).and_then(sending_clause);
        Some((Bar::of(&changed.ruling)?, sends.unwrap_or(clause)))
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
