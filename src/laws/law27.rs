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
mod second;
mod walk;

use std::rc::Rc;

use crate::{
    bridge::{Auction, Bid, Call, Seat},
    lawbook::{Clause, Law27, clause_of},
    record::{Feature, MadeCall, Shows},
    ruling::{Action, Choice, DirectorsOption, Outcome, PlayersOption, Question},
};

use super::{
    irregularity::Irregularity,
    law23::{self, Comparability},
    law38,
    legal::LegalAuction,
    natural::{Interpretation, Specifies},
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

/// 2017 Law 27B1(a): whether a bid specifies the same denominations as the insufficient one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TheSame {
    Specified,
    /// Nobody says what it shows; most pairs would show that by it.
    Usually,
    No,
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

    /// Law 27B1(a): whether the replacement is the lowest sufficient bid in the same denomination.
    ///
    /// # Editions
    /// 2007: the denomination *named*, and both bids natural. 2017: the denominations *specified*, by whatever bid;
    /// a lower bid that specifies the same is the one that counts.
    fn is_lowest_in_denomination(&self, replacement: Interpretation<'_>) -> bool {
        let (Some(old), Some(new)) = (self.of.made().call.bid(), replacement.made.call.bid()) else {
            return false;
        };
        match self.of.edition.law27() {
            Law27::Of2007 => {
                let natural = [self.of.interpretation(), replacement].iter().all(|call| call.natural_bid().is_some());
                natural && old.denomination == new.denomination && self.lowest_naming_the_same() == Some(new)
            }
            Law27::Of2017 => self.is_lowest(replacement, new, TheSame::Specified),
        }
    }

    /// 2017 Law 27B1(a): whether that holds of the replacement if it shows what most pairs show by it. The director then has to
    /// find out whether it does.
    fn is_usually_lowest(&self, replacement: Interpretation<'_>) -> bool {
        let bid = replacement.made.call.bid();
        match self.of.edition.law27() {
            Law27::Of2007 => false,
            Law27::Of2017 => bid.is_some_and(|bid| self.is_lowest(replacement, bid, TheSame::Usually)),
        }
    }

    /// 2017 Law 27B1(a): whether the lowest bid that names its denomination specifies the same, and only a bid by which most pairs would show
    /// that stands below it. The director, whom nobody has asked, finds out.
    fn may_be_lowest(&self, replacement: Interpretation<'_>) -> bool {
        let Some(bid) = replacement.made.call.bid() else { return false };
        let names_it = |other: &Bid| other.denomination == bid.denomination;
        let is_2017 = matches!(self.of.edition.law27(), Law27::Of2017);
        let is_asked = replacement.made.facts.comparable.is_none() && is_2017;
        is_asked
            && self.sufficient_bids().find(names_it) == Some(bid)
            && self.specifies_the_same(replacement) != TheSame::No
            && !self.lower_bids(bid).any(|lower| self.specifies_the_same(self.of.instead(&lower)) == TheSame::Specified)
    }

    fn lower_bids(&self, bid: Bid) -> impl Iterator<Item = Rc<MadeCall>> {
        let lower = self.sufficient_bids().take_while(move |&lower| lower < bid);
        lower.map(|lower| self.of.described(Call::Bid(lower)))
    }

    fn is_lowest(&self, replacement: Interpretation<'_>, bid: Bid, how: TheSame) -> bool {
        self.specifies_the_same(replacement) == how && !self.lower_specifies_the_same(bid)
    }

    /// 2007 Law 27B1(a): the lowest sufficient bid that names the denomination of the insufficient one.
    fn lowest_naming_the_same(&self) -> Option<Bid> {
        let denomination = self.of.made().call.bid()?.denomination;
        self.sufficient_bids().find(|bid| bid.denomination == denomination)
    }

    /// 2017 Law 27B1(a): whether the replacement specifies exactly what the insufficient bid specified. A bid that
    /// specifies nothing, or a suit that is not known, has no denomination to repeat. What the insufficient bid would usually
    /// show is not known.
    ///
    /// # Reading
    /// READING `bid-of-another-suit`: a pair that bids another suit than it shows may do so a level higher too, so that a bid about which nobody says
    /// anything is not certainly free because it names that suit. Where no lower bid is sufficient, the natural bid is the one.
    fn specifies_the_same(&self, replacement: Interpretation<'_>) -> TheSame {
        let Specifies::This(shows) = self.of.interpretation().specifies else { return TheSame::No };
        let by_name = shows == Shows::named_by(self.of.made().call);
        // Length in a suit and a control in it are not the same, nor is a suit with another of which only a convention's name tells.
        let old = self.of.made();
        if old.is_control() != replacement.made.is_control() || old.names_another_convention_than(replacement.made) {
            return TheSame::No;
        }
        match replacement.specifies {
            _ if shows.is_empty() || shows.contains(Feature::UnknownSuit) => TheSame::No,
            Specifies::This(new) if new == shows && self.is_certain(replacement.made, by_name) => TheSame::Specified,
            Specifies::This(new) | Specifies::Usually(new) if new == shows => TheSame::Usually,
            Specifies::This(_)
            | Specifies::Usually(_)
            | Specifies::Open
            | Specifies::Perhaps(_)
            | Specifies::Unknown => TheSame::No,
        }
    }

    /// Whether it is certain that no lower bid specifies the same as this one. `by_name`: the insufficient bid specified what it names.
    /// Most pairs play a lower bid that names that denomination by agreement, perhaps, and this pair may not; or it may show what the
    /// insufficient bid showed that named it.
    fn is_certain(&self, made: &MadeCall, by_name: bool) -> bool {
        if made.is_described() && by_name || self.sufficient_bids().next() == made.call.bid() {
            return true;
        }
        let (Some(bid), Some(old)) = (made.call.bid(), self.of.made().call.bid()) else { return false };
        if made.is_described() && made.is_described_as(self.of.made()) {
            return true;
        }
        let is_stated = by_name || made.is_described();
        self.lower_bids(bid).all(|lower| {
            let is_other = lower.call.bid().is_some_and(|bid| bid.denomination != old.denomination);
            lower.is_described() || is_other && (is_stated || self.of.instead(&lower).is_told())
        })
    }

    fn lower_specifies_the_same(&self, bid: Bid) -> bool {
        self.lower_bids(bid).any(|lower| self.specifies_the_same(self.of.instead(&lower)) != TheSame::No)
    }

    /// The bid that keeps partner free by 27B1(a), as far as the facts tell.
    fn free_bid(&self) -> Option<Rc<MadeCall>> {
        let mut bids = self.sufficient_bids().map(|bid| self.of.described(Call::Bid(bid)));
        bids.find(|bid| self.is_lowest_in_denomination(self.of.instead(bid)))
    }

    fn sufficient_bids(&self) -> impl Iterator<Item = Bid> {
        let last = self.of.before.auction().last_bid().map(|(_, bid)| bid);
        Bid::all().filter(move |bid| bid.is_sufficient_over(last))
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
