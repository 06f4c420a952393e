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
    dice::Dice,
    draft::{Draft, Kind},
    plot::Plot,
    table::Table,
};
use crate::{bridge::Seat, lawbook::Edition};

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

    /// A question of this kind about a table where this goes wrong; `None` when the dice fall badly.
    pub(super) fn draft(self, dice: &mut Dice, edition: Edition, plot: Plot) -> Option<Draft> {
        let dealer = dice.pick(&Seat::ALL)?;
        let table = Table::new(edition, dealer)?;
        match self {
            Kind::Accepts => accepts::draft(dice, table, plot),
            Kind::Order => order::draft(dice, table, plot),
            Kind::Passes => passes::draft(dice, table, plot),
            Kind::Free => free::draft(dice, table),
            Kind::Lead => lead::draft(dice, table, plot),
            Kind::Clause => clause::draft(dice, table, plot),
            Kind::Contract => contract::draft(dice, table, plot),
            Kind::Comparable => comparable::draft(dice, table),
            Kind::Irregular => irregular::draft(dice, table, plot),
            Kind::Editions => editions::draft(dice, table, plot),
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
