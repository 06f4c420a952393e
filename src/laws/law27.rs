//! Law 27: the insufficient bid, made in rotation.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 27A1 | offender's LHO may accept it; they do when they call | [`InsufficientBid::take`] |
//! | 27A2 | out of rotation: Law 31 | `law31` |
//! | 27B1(a) | lowest sufficient bid in (2017: specifying) the same denomination | [`InsufficientBid::is_lowest_in_denomination`] |
//! | 27B1(b) | 2007: same or more precise meaning; 2017: comparable call | `law23` |
//! | 27B2 | any other sufficient bid or pass | [`Ending::Other`] |
//! | 27B3 | a double or redouble is cancelled | [`InsufficientBid::cancelled`] |
//! | 27B4 | another insufficient bid: as 27B3, unless LHO accepts it | [`InsufficientBid::second`] |
//! | 27C | replaced before the ruling: the replacement stands, unless LHO accepts the first bid | [`InsufficientBid::premature`] |
//! | 37, 38 | by a player who has to pass, or above seven | [`InsufficientBid::ruled_elsewhere`] |
//! | 27D | the director may adjust later | [`Ending`] |

mod barred;
mod ending;
mod lowest;
mod second;
mod walk;

use std::rc::Rc;

use crate::{
    bridge::{Auction, Bid, Call, Seat},
    lawbook::{Clause, clause_of},
    record::MadeCall,
    ruling::{Action, Choice, DirectorsOption, Outcome, PlayersOption, Question},
};

use super::{
    irregularity::Irregularity,
    law23::{self, Comparability},
    law38,
    legal::LegalAuction,
    table::Table,
    tree::PlacedCall,
};
use ending::Ending;

/// An insufficient bid in rotation and what has been done about it so far.
#[derive(Clone, Debug)]
pub(super) struct InsufficientBid {
    of: Rc<Irregularity>,
    /// Laws 27B3 and 27B4: replacements that were cancelled.
    attempts: Vec<Rc<MadeCall>>,
    /// Law 27C: whether the offender replaced the bid before the director had ruled.
    is_premature: bool,
    /// The director has ruled, so the offender's next call means that LHO declined.
    has_ruled: bool,
    node: Node,
    /// Law 27B3: a double has just been cancelled, so that what was called over it is cancelled too.
    over_the_double: bool,
}

/// Where in the tree of Law 27 the record has come.
#[derive(Clone, Debug)]
enum Node {
    /// 27A1: LHO has yet to choose.
    LhoChooses,
    /// 27C: the offender has replaced the bid before LHO chose.
    Replaced(PlacedCall),
    /// 27B: LHO did not accept; the offender has to replace the bid.
    OffenderReplaces,
    /// 27B4: LHO has yet to choose about a second insufficient bid.
    LhoChoosesSecond(PlacedCall),
    /// Nothing is left to choose; with this replacement.
    End(Ending, Option<PlacedCall>),
}

/// Law 27B: what a replacement leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Replacement {
    /// It stands, and this is the ruling.
    Stands(Ending),
    /// Law 27B3: a double or redouble; it is cancelled, and the offender chooses again.
    Cancelled,
    /// Law 27B4: insufficient too; LHO may accept it, or else it is cancelled.
    Insufficient,
    /// Law 38: a bid above seven.
    AboveSeven,
}

/// Law 18: whether a bid does not beat the last bid.
pub(super) fn is_insufficient(call: Call, auction: &Auction) -> bool {
    let last = auction.last_bid().map(|(_, bid)| bid);
    call.bid().is_some_and(|bid| !bid.is_above_seven() && !bid.is_sufficient_over(last))
}

impl InsufficientBid {
    pub(super) const fn new(of: Rc<Irregularity>) -> InsufficientBid {
        let node = Node::LhoChooses;
        InsufficientBid {
            of,
            attempts: Vec::new(),
            is_premature: false,
            has_ruled: false,
            node,
            over_the_double: false,
        }
    }

    /// The tree from here on.
    fn outcome(&self, table: &Table) -> Outcome {
        match &self.node {
            Node::LhoChooses => {
                self.lho_option(self.clause_a1(), Ending::Accepted, &self.of.before, self.replacements(table))
            }
            Node::Replaced(replacement) => self.premature(&self.of.as_described(&replacement.made), table),
            Node::OffenderReplaces if self.has_lost_turn(&table.legal) => Ending::TurnLost.outcome(self, &table.legal),
            Node::OffenderReplaces => self.replacements(table),
            Node::LhoChoosesSecond(second) => self.second(&second.made, table),
            Node::End(ending, _) => ending.outcome(self, &table.legal),
        }
    }

    /// Law 27B: the bid was not accepted; every legal call of the offender, each with what follows.
    fn replacements(&self, table: &Table) -> Outcome {
        let described = |call| self.of.described(call);
        let follows = |made: &Rc<MadeCall>, legal: &LegalAuction| self.replaced_by(made, legal, table);
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender(),
            clause: self.clause_b(),
            choices: self.of.choices(&self.of.before, table, described, follows),
        })
    }

    /// Law 27C: the offender has replaced the bid before the ruling. LHO may still accept the first bid.
    fn premature(&self, replacement: &Rc<MadeCall>, table: &Table) -> Outcome {
        let legal = self.of.before.with(self.offender(), replacement);
        let decline = self.replaced_by(replacement, &legal, table);
        self.lho_option(self.clause_c(), Ending::AcceptedAfterReplacement, &self.of.before, decline)
    }

    /// Law 27B4: the replacement is insufficient too. LHO may accept it; otherwise it is cancelled as in 27B3.
    fn second(&self, second: &Rc<MadeCall>, table: &Table) -> Outcome {
        let decline = self.after_attempt(second).replacements(table);
        let mut legal = self.of.before.with(self.offender(), second);
        legal.last_is_second();
        self.lho_option(self.clause_b4(), Ending::SecondAccepted, &legal, decline)
    }

    fn lho_option(&self, clause: Clause, accepted: Ending, legal: &LegalAuction, decline: Outcome) -> Outcome {
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender().lho(),
            clause,
            choices: vec![
                Choice { action: Action::Accept, then: accepted.outcome(self, legal) },
                Choice { action: Action::Decline, then: decline },
            ],
        })
    }

    /// Law 27B: what follows from this replacement, given the legal auction with it.
    fn replaced_by(&self, replacement: &Rc<MadeCall>, legal: &LegalAuction, table: &Table) -> Outcome {
        let (leads_to, is_undecided) = self.replacement_of(replacement);
        let otherwise = match leads_to {
            Replacement::Insufficient => return self.second(replacement, table),
            Replacement::AboveSeven => {
                let (edition, offender, before) = (self.of.edition, self.offender(), &self.of.before);
                return Outcome::Rectification(law38::result(
                    edition,
                    offender,
                    self.of.instead(replacement),
                    before,
                    false,
                ));
            }
            Replacement::Cancelled => self.cancelled(replacement),
            Replacement::Stands(ending) => ending.outcome(self, legal),
        };
        if !is_undecided {
            return otherwise;
        }
        Outcome::DirectorsOption(DirectorsOption {
            question: Question::Comparable(replacement.call),
            if_yes: Box::new(self.if_comparable(replacement).outcome(self, legal)),
            if_no: Box::new(otherwise),
        })
    }

    /// Law 27B3: the replacement is cancelled, and the offender chooses again.
    fn cancelled(&self, replacement: &Rc<MadeCall>) -> Outcome {
        let mut result = Ending::AfterAttempt.rectification(&self.after_attempt(replacement), &self.of.before);
        result.cancels_call = true;
        Outcome::Rectification(result)
    }

    /// The same case after one more replacement was cancelled.
    fn after_attempt(&self, attempt: &Rc<MadeCall>) -> InsufficientBid {
        let mut later = self.clone();
        later.attempts.push(Rc::clone(attempt));
        later
    }

    /// Law 27B: what this replacement leads to, and whether the director has yet to find it comparable, which it is not until
    /// then.
    ///
    /// # Reading
    /// READING `cancelled-attempt-bars`: once an attempt was cancelled (27B3, 27B4) partner is barred whatever the offender chooses now, also
    /// the bid of 27B1(a) or a comparable call.
    fn replacement_of(&self, replacement: &Rc<MadeCall>) -> (Replacement, bool) {
        let (call, auction) = (replacement.call, self.of.before.auction());
        if call.bid().is_some_and(Bid::is_above_seven) {
            return (Replacement::AboveSeven, false);
        }
        if is_insufficient(call, auction) {
            return (Replacement::Insufficient, false);
        }
        let mut is_undecided = false;
        if self.attempts.is_empty() && auction.allows(self.offender(), call) {
            let replacement = self.of.instead(replacement);
            if self.is_lowest_in_denomination(replacement) {
                return (Replacement::Stands(Ending::SameDenomination), false);
            }
            match self.of.comparability(replacement) {
                Comparability::Comparable(_) if self.is_usually_lowest(replacement) => {
                    return (Replacement::Stands(Ending::SameDenomination), false);
                }
                Comparability::Comparable(ground) => {
                    return (Replacement::Stands(Ending::Comparable(ground)), false);
                }
                Comparability::Undecided => is_undecided = true,
                // What measures show does not bear on 27B1(a).
                Comparability::NotComparable => is_undecided = self.may_be_lowest(replacement),
            }
        }
        let leads_to = match call {
            Call::Double | Call::Redouble => Replacement::Cancelled,
            Call::Pass | Call::Bid(_) => Replacement::Stands(self.other_ending()),
        };
        (leads_to, is_undecided)
    }

    /// Law 27B2, or 27B3 and 27B4 once an attempt was cancelled.
    fn other_ending(&self) -> Ending {
        if self.attempts.is_empty() { Ending::Other } else { Ending::AfterAttempt }
    }

    /// The ending if the director finds the replacement comparable.
    fn if_comparable(&self, replacement: &MadeCall) -> Ending {
        match self.is_usually_lowest(self.of.instead(replacement)) {
            true => Ending::SameDenomination,
            false => Ending::Comparable(law23::ground(self.of.edition)),
        }
    }

    fn offender(&self) -> Seat {
        self.of.offender()
    }

    fn clause_a1(&self) -> Clause {
        clause_of!(self.of.edition, L27A1)
    }

    fn clause_b(&self) -> Clause {
        clause_of!(self.of.edition, L27B)
    }

    fn clause_b4(&self) -> Clause {
        clause_of!(self.of.edition, L27B4)
    }

    fn clause_c(&self) -> Clause {
        clause_of!(self.of.edition, L27C)
    }
}
