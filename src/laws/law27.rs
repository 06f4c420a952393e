//! Law 27: the insufficient bid, made in rotation.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 27A1 | offender's LHO may accept it; they do when they call | [`InsufficientBid::take`] |
//! | 27A2 | out of rotation: Law 31 | `law31` |
//! | 27B1(a) | lowest sufficient bid in (2017: specifying) the same denomination | [`InsufficientBid::is_lowest_in_denomination`] |
//! | 27B1(b) | 2007: same or more precise meaning; 2017: comparable call | `law23` |
//! | 27B2 | any other sufficient bid or pass | [`Branch::Other`] |
//! | 27B3 | a double or redouble is cancelled | [`InsufficientBid::cancelled`] |
//! | 27B4 | another insufficient bid: as 27B3, unless LHO accepts it | [`InsufficientBid::second`] |
//! | 27C | replaced before the ruling: the replacement stands, unless LHO accepts the first bid | [`InsufficientBid::premature`] |
//! | 27D | the director may adjust later | [`Branch`] |

mod branch;
mod walk;

pub(super) use branch::Branch;

use crate::{
    bridge::{Bid, Call, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{Feature, MadeCall, Shows, Yardstick},
    ruling::{Action, Choice, DirectorsOption, Outcome, PlayersOption, Question},
};

use super::{
    force::Force,
    law23::{self, Comparability},
    law38::{self, Lho},
    legal::LegalAuction,
    natural::{self, Called, Specifies},
    table::Table,
    tree::PlacedCall,
};

/// An insufficient bid in rotation and what has been done about it so far.
#[derive(Clone, Debug)]
pub(super) struct InsufficientBid {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    /// The bid, with what is known about it and about the offender's other calls.
    pub(super) bid: PlacedCall,
    /// The legal auction up to the bid.
    pub(super) before: LegalAuction,
    /// Laws 27B3 and 27B4: replacements that were cancelled.
    pub(super) attempts: Vec<MadeCall>,
    pub(super) timing: Timing,
    pub(super) node: Node,
    /// Law 27B3: a double has just been cancelled, so that what was called over it falls too.
    pub(super) over_the_double: bool,
}

/// Where in the tree of Law 27 the record has come.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// 27A1: LHO has yet to choose.
    LhoChooses,
    /// 27C: the offender has replaced the bid before LHO chose.
    Replaced(PlacedCall),
    /// 27B: LHO did not accept; the offender has to replace the bid.
    OffenderReplaces,
    /// 27B4: LHO has yet to choose about a second insufficient bid.
    LhoChoosesSecond(PlacedCall),
    /// A branch has been taken to its end, with this replacement.
    End(Branch, Option<PlacedCall>),
}

/// Law 27B: what a replacement leads to, unless the director has yet to find it comparable.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Replacement {
    /// It stands, and this branch is the ruling.
    Stands(Branch),
    /// Law 27B3: a double or redouble; it is cancelled, and the offender chooses again.
    Cancelled,
    /// Law 27B4: insufficient too; LHO may accept it, or else it is cancelled.
    Insufficient,
    /// Law 38: a bid above seven.
    AboveSeven,
}

/// Law 27C: whether the offender replaced the bid before the director had ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    AfterRuling,
    Premature,
}

impl InsufficientBid {
    /// The tree from here on, given the legal auction as far as it has gone.
    pub(super) fn outcome(&self, table: &Table) -> Outcome {
        let Table { legal, force, .. } = table;
        match &self.node {
            Node::LhoChooses => {
                self.lho_option(self.clause_a1(), &Branch::Accepted, &self.before, self.replacements(force))
            }
            Node::Replaced(replacement) => self.premature(&self.as_described(&replacement.made), force),
            Node::OffenderReplaces => self.replacements(force),
            Node::LhoChoosesSecond(second) => self.second(&second.made, force),
            Node::End(branch, _) => branch.outcome(self, legal),
        }
    }

    /// Law 27B: the bid was not accepted; every legal call of the offender, each with what follows.
    fn replacements(&self, force: &Force) -> Outcome {
        let legal = self.before.auction().legal_calls(self.offender());
        let calls = legal.filter(|call| force.allows(self.offender(), *call));
        let mut legal = self.before.clone();
        let choices = calls.map(|call| {
            let replacement = self.as_described(&MadeCall::new(call, None));
            let then =
                legal.trying(self.offender(), &replacement, |legal| self.replaced_by(&replacement, legal, force));
            Choice { action: Action::Replace(call), then }
        });
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender(),
            clause: self.clause_b(),
            choices: choices.collect(),
        })
    }

    /// Law 27C: the offender has replaced the bid before the ruling. LHO may still accept the first bid.
    fn premature(&self, replacement: &MadeCall, force: &Force) -> Outcome {
        let legal = self.before.with(self.offender(), replacement);
        let decline = self.replaced_by(replacement, &legal, force);
        self.lho_option(self.clause_c(), &Branch::AcceptedAfterReplacement, &self.before, decline)
    }

    /// Law 27B4: the replacement is insufficient too. LHO may accept it; otherwise it is cancelled as in 27B3.
    fn second(&self, second: &MadeCall, force: &Force) -> Outcome {
        let decline = self.after_attempt(second).replacements(force);
        let legal = self.before.with(self.offender(), second);
        self.lho_option(self.clause_b4(), &Branch::SecondAccepted(second.clone()), &legal, decline)
    }

    fn lho_option(&self, clause: Clause, accepted: &Branch, legal: &LegalAuction, decline: Outcome) -> Outcome {
        let accept = accepted.outcome(self, legal);
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender().lho(),
            clause,
            choices: vec![
                Choice { action: Action::Accept, then: accept },
                Choice { action: Action::Decline, then: decline },
            ],
        })
    }

    /// Law 27B: what follows from this replacement, given the legal auction with it.
    fn replaced_by(&self, replacement: &MadeCall, legal: &LegalAuction, force: &Force) -> Outcome {
        let otherwise = match self.replacement_of(replacement) {
            Replacement::Insufficient => return self.second(replacement, force),
            Replacement::AboveSeven => {
                return law38::outcome(self.edition, self.offender(), replacement, &self.before, Lho::HasNotCalled);
            }
            Replacement::Cancelled => self.cancelled(replacement),
            Replacement::Stands(branch) => branch.outcome(self, legal),
        };
        if !self.is_undecided(replacement) {
            return otherwise;
        }
        Outcome::DirectorsOption(DirectorsOption {
            question: Question::Comparable(replacement.call),
            if_yes: Box::new(self.if_comparable().outcome(self, legal)),
            if_no: Box::new(otherwise),
        })
    }

    /// Law 27B3: the replacement is cancelled, and the offender chooses again.
    fn cancelled(&self, replacement: &MadeCall) -> Outcome {
        let mut result = Branch::AfterAttempt.rectification(&self.after_attempt(replacement), &self.before);
        result.cancels_call = true;
        Outcome::Rectification(result)
    }

    /// The same case after one more replacement was cancelled.
    fn after_attempt(&self, attempt: &MadeCall) -> InsufficientBid {
        let mut later = self.clone();
        later.attempts.push(attempt.clone());
        later
    }

    /// Law 27B: what this replacement leads to, unless the director has yet to find it comparable.
    ///
    /// # Reading
    /// READING: once an attempt was cancelled (27B3, 27B4) partner is barred whatever the offender chooses now, also
    /// the bid of 27B1(a) or a comparable call.
    fn replacement_of(&self, replacement: &MadeCall) -> Replacement {
        let call = replacement.call;
        if let Some(bid) = call.bid() {
            if bid.is_above_seven() {
                return Replacement::AboveSeven;
            }
            if !bid.is_sufficient_over(self.last_bid()) {
                return Replacement::Insufficient;
            }
        }
        if self.attempts.is_empty() && self.is_legal(call) {
            if self.is_lowest_in_denomination(replacement) {
                return Replacement::Stands(Branch::SameDenomination);
            }
            if let Comparability::Comparable(ground) = self.comparability(replacement) {
                return Replacement::Stands(Branch::Comparable(ground));
            }
        }
        match call {
            Call::Double | Call::Redouble => Replacement::Cancelled,
            Call::Pass | Call::Bid(_) if self.attempts.is_empty() => Replacement::Stands(Branch::Other),
            Call::Pass | Call::Bid(_) => Replacement::Stands(Branch::AfterAttempt),
        }
    }

    /// Law 27B1(b): whether the director has yet to find the replacement comparable.
    fn is_undecided(&self, replacement: &MadeCall) -> bool {
        self.attempts.is_empty()
            && self.is_legal(replacement.call)
            && !self.is_lowest_in_denomination(replacement)
            && self.comparability(replacement) == Comparability::Undecided
    }

    fn comparability(&self, replacement: &MadeCall) -> Comparability {
        let comparability = law23::comparability(self.edition, self.yardstick, &self.bid.made, replacement);
        comparability.unless(|| natural::show_something_else(self.called(&self.bid.made), self.called(replacement)))
    }

    /// A call of the offender at this turn.
    fn called<'a>(&'a self, made: &'a MadeCall) -> Called<'a> {
        Called { by: self.offender(), made, before: self.before.calls() }
    }

    fn is_legal(&self, call: Call) -> bool {
        self.before.auction().allows(self.offender(), call)
    }

    /// The branch if the director finds the replacement comparable.
    fn if_comparable(&self) -> Branch {
        Branch::Comparable(law23::ground(self.edition))
    }

    /// Law 27B1(a): whether the replacement is the lowest sufficient bid in the same denomination.
    ///
    /// # Editions
    /// 2007: the denomination *named*, and both bids natural. 2017: the denominations *specified*, by whatever bid;
    /// a lower bid that specifies the same is the one that counts.
    fn is_lowest_in_denomination(&self, replacement: &MadeCall) -> bool {
        let (Some(old), Some(new)) = (self.bid.made.call.bid(), replacement.call.bid()) else {
            return false;
        };
        match self.edition {
            Edition::Laws2007 => {
                let natural = self.is_natural(&self.bid.made) && self.is_natural(replacement);
                natural && old.denomination == new.denomination && self.lowest_naming_the_same() == Some(new)
            }
            Edition::Laws2017 => self.specifies_the_same(replacement) && !self.lower_specifies_the_same(new),
        }
    }

    fn is_natural(&self, made: &MadeCall) -> bool {
        let natural = Shows::named_by(made.call);
        self.called(made).specifies() == Specifies::This(natural)
    }

    /// 2007 Law 27B1(a): the lowest sufficient bid that names the denomination of the insufficient one.
    fn lowest_naming_the_same(&self) -> Option<Bid> {
        let denomination = self.bid.made.call.bid()?.denomination;
        self.sufficient_bids().find(|bid| bid.denomination == denomination)
    }

    /// 2017 Law 27B1(a): whether the replacement specifies exactly what the insufficient bid specified. A bid that
    /// specifies nothing, or a suit that is not known, has no denomination to repeat. What the insufficient bid would usually
    /// show is not known; of the replacement that is taken for granted.
    ///
    /// # Reading
    /// READING: a pair that bids another suit than it shows may do so a level higher too, so that a bid of which nobody says
    /// anything is not free because it names that suit.
    fn specifies_the_same(&self, replacement: &MadeCall) -> bool {
        let Specifies::This(shows) = self.called(&self.bid.made).specifies() else { return false };
        let is_known = !shows.is_empty() && !shows.contains(Feature::UnknownSuit);
        let by_name = shows == Shows::named_by(self.bid.made.call);
        is_known
            && match self.called(replacement).specifies() {
                Specifies::This(new) => new == shows && (by_name || replacement.is_described()),
                Specifies::Usually(new) => new == shows,
                Specifies::Perhaps(_) | Specifies::Unknown => false,
            }
    }

    fn lower_specifies_the_same(&self, bid: Bid) -> bool {
        self.sufficient_bids()
            .take_while(|&lower| lower < bid)
            .any(|lower| self.specifies_the_same(&self.as_described(&MadeCall::new(Call::Bid(lower), None))))
    }

    /// The bid that keeps partner free by 27B1(a), as far as the facts tell.
    fn free_bid(&self) -> Option<MadeCall> {
        let mut bids = self.sufficient_bids().map(|bid| self.as_described(&MadeCall::new(Call::Bid(bid), None)));
        bids.find(|bid| self.is_lowest_in_denomination(bid))
    }

    fn sufficient_bids(&self) -> impl Iterator<Item = Bid> {
        let last = self.last_bid();
        Bid::all().filter(move |bid| bid.is_sufficient_over(last))
    }

    fn last_bid(&self) -> Option<Bid> {
        self.before.auction().last_bid().map(|(_, bid)| bid)
    }

    const fn offender(&self) -> Seat {
        self.bid.by
    }

    /// A replacement with everything known about it: stated on the call itself, or else on the insufficient bid.
    fn as_described(&self, made: &MadeCall) -> MadeCall {
        made.described_by(self.bid.made.facts.replacements.get(&made.call))
    }

    /// Law 27A1.
    const fn clause_a1(&self) -> Clause {
        self.edition.of(index_2007::L27A1, index_2017::L27A1)
    }

    /// Law 27B.
    const fn clause_b(&self) -> Clause {
        self.edition.of(index_2007::L27B, index_2017::L27B)
    }

    /// Law 27B4.
    const fn clause_b4(&self) -> Clause {
        self.edition.of(index_2007::L27B4, index_2017::L27B4)
    }

    /// Law 27C.
    const fn clause_c(&self) -> Clause {
        self.edition.of(index_2007::L27C, index_2017::L27C)
    }
}
