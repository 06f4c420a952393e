//! A question on its way: its kind, its table, and the claims that become its choices.

use strum::VariantArray;

use super::{ask::Ask, claim::Claim, table::Table};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Kind {
    /// Who may accept a call.
    Accepts,
    /// Whether a call is in order.
    Order,
    /// Who has to pass from here on.
    Passes,
    /// Which replacement leaves partner free.
    Free,
    /// What declarer may do about the lead.
    Lead,
    /// Which clause decides.
    Clause,
    /// The contract, and who plays it.
    Contract,
    /// Whether two calls are comparable.
    Comparable,
    /// Which call is irregular.
    Irregular,
    /// What changed between the editions.
    Editions,
}

/// A question before its choices are put in order.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) table: Table,
    pub(super) ask: Ask,
    pub(super) right: Claim,
    /// Wrong claims.
    pub(super) wrong: Vec<Claim>,
}

impl Kind {
    /// All kinds.
    pub const ALL: &'static [Kind] = Kind::VARIANTS;

    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Accepts => "accepts",
            Kind::Order => "order",
            Kind::Passes => "passes",
            Kind::Free => "free",
            Kind::Lead => "lead",
            Kind::Clause => "clause",
            Kind::Contract => "contract",
            Kind::Comparable => "comparable",
            Kind::Irregular => "irregular",
            Kind::Editions => "editions",
        }
    }
}
