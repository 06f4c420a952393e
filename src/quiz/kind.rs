//! The kinds of question. Each makes a table at which something goes wrong, asks about it, and knows what people confuse.

mod accepts;
mod clause;
mod comparable;
mod contract;
mod editions;
mod free;
mod irregular;
mod lead;
mod order;
mod passes;

pub(super) use free::clause_27b1a;
pub(super) use irregular::fault as fault_of;

use super::{
    ask::Ask,
    claim::Claim,
    dice::Dice,
    draft::{Draft, Kind},
    plot::Plot,
    reason::Reason,
    table::Table,
    what_if::confusion,
};
use crate::{bridge::Seat, explain::Message, lawbook::Edition};

impl Kind {
    /// What can go wrong in a question of this kind, and how often.
    pub(super) const fn plots(self) -> &'static [(Plot, u32)] {
        match self {
            Kind::Accepts => accepts::PLOTS,
            Kind::Order => order::PLOTS,
            Kind::Passes => passes::PLOTS,
            Kind::Free => free::PLOTS,
            Kind::Lead => lead::PLOTS,
            Kind::Clause => clause::PLOTS,
            Kind::Contract => contract::PLOTS,
            Kind::Comparable => comparable::PLOTS,
            Kind::Irregular => irregular::PLOTS,
            Kind::Editions => editions::PLOTS,
        }
    }

    /// A table for a question of this kind, at which this goes wrong; `None` when the dice fall badly.
    pub(super) fn play(self, dice: &mut Dice, edition: Edition, plot: Plot) -> Option<Table> {
        let dealer = dice.pick(&Seat::ALL)?;
        let mut table = Table::new(edition, dealer)?;
        match self {
            Kind::Accepts => accepts::play(dice, &mut table, plot),
            Kind::Order => order::play(dice, &mut table, plot),
            Kind::Passes => passes::play(dice, &mut table, plot),
            Kind::Free => free::play(dice, &mut table),
            Kind::Lead => lead::play(dice, &mut table, plot),
            Kind::Clause => clause::play(dice, &mut table, plot),
            Kind::Contract => contract::play(dice, &mut table, plot),
            Kind::Comparable => comparable::play(dice, &mut table),
            Kind::Irregular => irregular::play(dice, &mut table, plot),
            Kind::Editions => editions::play(dice, &mut table, plot),
        }?;
        Some(table)
    }

    /// What is against a wrong answer, where the reason for the right one does not say it: the confusion behind it, with its clause.
    pub(super) fn against(self, table: &Table, ask: Ask, right: &Claim, wrong: &Claim) -> Option<Reason> {
        let confusion = || confusion(self, table, ask, wrong);
        match (right, wrong) {
            (Claim::Order(right), Claim::Order(Some(wrong))) => order::against(table, *right, *wrong),
            (Claim::Passes(right), Claim::Passes(wrong)) => {
                confusion().or_else(|| passes::against(table, *right, *wrong))
            }
            (Claim::Free(right), Claim::Free(Some(wrong))) => free::against(table, table.last()?, *right, *wrong),
            (Claim::Lead(right), Claim::Lead(wrong)) => {
                confusion().or_else(|| lead::against(table.last()?, right, wrong))
            }
            (_, Claim::Rules(wrong)) => confusion().or_else(|| Some(Message::QuizOtherCase { says: *wrong }.into())),
            (_, Claim::Editions(wrong)) => editions::against(table, *wrong),
            (_, _) => None,
        }
    }

    /// A question of this kind about a table that is given; `None` where it has none.
    pub(super) fn about(self, table: Table) -> Option<Draft> {
        match self {
            Kind::Accepts => accepts::about(table),
            Kind::Order => order::about(table),
            Kind::Passes => passes::about(table),
            Kind::Free => free::about(table),
            Kind::Lead => lead::about(table),
            Kind::Clause => clause::about(table),
            Kind::Contract => contract::about(table),
            Kind::Comparable => comparable::about(table),
            Kind::Irregular => irregular::about(table),
            Kind::Editions => editions::about(table),
        }
    }
}
