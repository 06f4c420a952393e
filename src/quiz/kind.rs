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

pub(super) use free::{answer, clause_27b1};
pub(super) use irregular::fault as fault_of;
pub(super) use passes::spent;

use super::{
    ask::Ask,
    balance::Aim,
    bar::Bar,
    claim::Claim,
    dice::Dice,
    draft::{Draft, Kind},
    parts,
    plot::Plot,
    reason::Reason,
    sort::Sort,
    table::Table,
    what_if::{confusion, had_rho_acted},
};
use crate::{bridge::Seat, explain::Message};

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

    /// A table for a question of this kind, at which this goes wrong, with this answer if that can be chosen; `None` when the dice
    /// fall badly.
    pub(super) fn play(self, dice: &mut Dice, aim: &Aim, plot: Plot, answer: Sort) -> Option<Table> {
        let dealer = dice.pick(&Seat::ALL)?;
        let mut table = Table::new(aim.edition, dealer)?;
        table.most = aim.length.unwrap_or(table.most);
        match self {
            Kind::Order => order::play(dice, &mut table, plot),
            Kind::Free => free::play(dice, &mut table, aim.level, aim.draw),
            Kind::Comparable => comparable::play(dice, &mut table, &aim.choices, answer),
            Kind::Irregular => irregular::play(dice, &mut table, plot),
            Kind::Editions => editions::play(dice, &mut table, plot),
            Kind::Accepts | Kind::Passes | Kind::Lead | Kind::Clause | Kind::Contract => plot.play(dice, &mut table),
        }?;
        Some(table)
    }

    /// Whether a question of this kind comes after everybody has chosen what they may.
    pub(super) const fn is_about_what_follows(self) -> bool {
        matches!(self, Kind::Passes | Kind::Lead | Kind::Clause | Kind::Contract | Kind::Editions)
    }

    /// Everybody chooses what they may, and the auction goes on as far as a question of this kind needs.
    pub(super) fn follow(self, dice: &mut Dice, aim: &Aim, table: &mut Table) -> Option<()> {
        match self {
            Kind::Passes => passes::follow(dice, table, aim.level),
            Kind::Lead => lead::follow(dice, table),
            Kind::Clause => clause::follow(dice, table),
            Kind::Contract => contract::follow(dice, table),
            Kind::Editions => editions::follow(dice, table),
            Kind::Accepts | Kind::Order | Kind::Free | Kind::Comparable | Kind::Irregular => Some(()),
        }
    }

    /// What is against a wrong answer, where the reason for the right one does not say it: the confusion behind it, with its clause.
    pub(super) fn against(self, table: &Table, ask: Ask, right: &Claim, wrong: &Claim) -> Option<Reason> {
        let confusion = || confusion(self, table, ask, wrong);
        match (right, wrong) {
            (_, Claim::Order(Some(wrong))) => order::against(table, *wrong),
            (Claim::Contract(right), Claim::Contract(wrong)) => contract::against(table, *right, *wrong),
            (Claim::Passes(right), Claim::Passes(wrong)) => {
                let is_again = matches!(right, Bar::Repeats(..));
                let acted = || had_rho_acted(self, table, ask, &Claim::Passes(*wrong)).filter(|_| is_again);
                confusion().or_else(acted).or_else(|| passes::against(table, *right, *wrong))
            }
            (Claim::Free(Some(right)), Claim::Free(None)) => Some(free::certain(table, *right)),
            (Claim::Free(right), Claim::Free(Some(wrong))) => free::against(table, table.last()?, *right, *wrong),
            (Claim::Lead(right), Claim::Lead(wrong)) => {
                let of_lead = || lead::against(table, right, wrong);
                lead::exempt(of_lead()).or_else(confusion).or_else(of_lead)
            }
            (Claim::Rules(right), Claim::Rules(wrong)) => {
                confusion().or_else(|| Some(clause::against(table, *right, *wrong)))
            }
            (Claim::Comparable(right), Claim::Comparable(wrong)) => parts::against(table, *right, *wrong),
            (_, Claim::Editions(wrong)) => editions::against(table, *wrong),
            (_, _) => None,
        }
    }

    /// The same table where a call showed something else, and what it showed.
    pub(super) fn had_it_shown(self, table: &Table) -> Vec<(Table, Message)> {
        match self {
            Kind::Free => free::had_it_shown(table),
            Kind::Comparable => comparable::had_it_shown(table).into_iter().collect(),
            _ => Vec::new(),
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
