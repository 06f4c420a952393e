//! The trace of a ruling: the way through its tree, and why clauses beside it do not apply.

use super::{Action, Incident, Question};
use crate::{
    bridge::{Auction, Seat},
    lawbook::Clause,
};

/// How the ruling on one irregularity came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The irregularity as it is ruled in the end.
    pub incident: Incident,
    /// What the table looked like when the irregular call was made.
    pub situation: Situation,
    /// What was chosen and decided, in order.
    pub steps: Vec<Step>,
    /// Clauses that led to the result, most decisive first, then those that gave somebody the choice.
    pub applied: Vec<Clause>,
    /// Clauses on the branches that are still open.
    pub open: Vec<Clause>,
    /// Clauses that were considered and do not apply, each with the first reason against it.
    pub considered: Vec<Considered>,
}

/// What the table looked like when the irregular call was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The legal auction before the call.
    pub auction: Auction,
    /// Whose turn it was, unless the auction was over.
    pub turn: Option<Seat>,
    /// LHO of an earlier irregular call who has not chosen yet: it was that player's turn as given only if they decline.
    pub waits_for: Option<Seat>,
    /// Whether the director was asked, or told, whether the call was unintended.
    pub asked_unintended: bool,
    /// Laws 29C and 30C: whether a call out of rotation is artificial, as far as anybody can know.
    pub is_artificial: Option<bool>,
}

/// A branch that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A player chose.
    Chose {
        /// Who.
        chooser: Seat,
        /// What.
        action: Action,
        /// The clause that gave them the choice.
        clause: Clause,
    },
    /// A call that somebody made before the choice changed what could be chosen.
    Overtaken {
        /// Who called.
        by: Seat,
    },
    /// Law 11A: the auction went on before the choice, so that the call stands.
    WentOn {
        /// Who had the choice.
        chooser: Seat,
        /// Who called.
        by: Seat,
    },
    /// Law 22B: the opening lead was faced, and that left nothing to choose.
    LeadFaced,
    /// The director decided.
    Decided {
        /// What they were asked.
        question: Question,
        /// Whether they said yes; for two clauses, whether it is the first.
        yes: bool,
    },
}

/// A clause that was considered and does not apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Considered {
    /// The clause.
    pub clause: Clause,
    /// Why it does not apply.
    pub because: Because,
}

/// Why a clause does not apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Because {
    /// It lies on a branch that was not taken.
    Otherwise(Step),
    /// Law 25A: nobody said that the call was unintended.
    NotSaidToBeUnintended,
    /// Law 25B: the offender did not change a call that they had made.
    NoChangeOfCall,
    /// Law 33: nobody said that two players called at the same instant.
    NotSimultaneous,
    /// It speaks of a call at another player's turn; it was this player's.
    TurnOf(Seat),
    /// It speaks of an auction without a bid; there had been one.
    AfterTheFirstBid,
    /// It speaks of an auction with a bid; there had been none.
    BeforeTheFirstBid,
    /// It speaks of an artificial call; this one counts as natural.
    Natural,
    /// Law 29C: it speaks of the denomination that a call names; this one names none.
    NamesNoDenomination,
    /// Law 30C: it speaks of a pass that is not treated as a bid.
    TreatedAsBid,
    /// What it speaks of did not happen.
    NotWhatHappened,
}
