//! Law 27: the insufficient bid, made in rotation.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 27A1 | offender's LHO may accept it; he does when he calls | [`InsufficientBid::rule`] |
//! | 27A2 | out of rotation: Law 31 | `replay` |
//! | 27B1(a) | lowest sufficient bid in (2017: specifying) the same denomination | [`InsufficientBid::is_lowest_in_denomination`] |
//! | 27B1(b) | 2007: same or more precise meaning; 2017: comparable call | `law23` |
//! | 27B2 | any other sufficient bid or pass | [`InsufficientBid::price`] |
//! | 27B3 | a double or redouble is cancelled | [`InsufficientBid::price`] |
//! | 27B4 | another insufficient bid: as 27B3, unless LHO accepts it | [`InsufficientBid::second`] |
//! | 27C | replaced before the ruling: the replacement stands, unless LHO accepts the first bid | [`InsufficientBid::premature`] |
//! | 27D | the director may adjust later | [`Branch`] |

mod branch;

pub(super) use branch::Branch;

use crate::{
    bridge::{Bid, Call, Seat},
    lawbook::{Clause, Edition, index_2007, index_2017},
    record::{Feature, MadeCall, Yardstick},
    ruling::{Action, Choice, DirectorsOption, Outcome, PlayersOption, Question},
};

use super::{
    law23::{self, Comparability},
    law36,
    legal::LegalAuction,
};

/// An insufficient bid in rotation and what has been done about it so far.
#[derive(Clone, Debug)]
pub(super) struct InsufficientBid {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) offender: Seat,
    /// The bid, with what is known about it and about the offender's other calls.
    pub(super) bid: MadeCall,
    /// The legal auction up to the bid.
    pub(super) before: LegalAuction,
    /// Laws 27B3 and 27B4: replacements that were cancelled.
    pub(super) attempts: Vec<MadeCall>,
    pub(super) timing: Timing,
}

/// Law 27C: whether the offender replaced his bid before the director had ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    AfterRuling,
    Premature,
}

/// What a replacement costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Price {
    /// It stands, and this branch of the law is the ruling.
    Stands(Branch),
    /// Law 27B3: it is cancelled, and the offender must choose again.
    Cancelled,
    /// Law 27B4: it is insufficient too; LHO may accept it, or else it is cancelled.
    InsufficientToo,
    /// Law 27B1(b): it stands free of charge if the director finds it comparable; if not, the other price holds.
    IfComparable(Box<Price>),
    /// Law 38: it is a bid above seven.
    AboveSeven,
}

impl InsufficientBid {
    /// Law 27A1: LHO chooses first, before anything else is known.
    pub(super) fn rule(&self) -> Outcome {
        let decline = self.replacements();
        self.lho_option(self.clause_a1(), Branch::Accepted, decline)
    }

    /// Law 27B: the bid was not accepted; every legal call of the offender, each with its price.
    pub(super) fn replacements(&self) -> Outcome {
        let calls = self.before.auction().legal_calls(self.offender);
        let mut legal = self.before.clone();
        let choices = calls.map(|call| {
            let replacement = self.as_described(&MadeCall::new(call, None));
            let then = legal.trying(self.offender, &replacement, |legal| {
                self.outcome_of(self.price(&replacement), &replacement, legal)
            });
            Choice { action: Action::Replace(call), then }
        });
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender,
            clause: self.clause_b(),
            choices: choices.collect(),
        })
    }

    /// Law 27C: the offender has replaced his bid before the ruling. LHO may still accept the first bid.
    pub(super) fn premature(&self, replacement: &MadeCall) -> Outcome {
        let decline = self.outcome(replacement);
        self.lho_option(self.clause_c(), Branch::AcceptedAfterReplacement, decline)
    }

    /// Law 27B4: the replacement is insufficient too. LHO may accept it; otherwise it is cancelled as in 27B3.
    pub(super) fn second(&self, second: &MadeCall) -> Outcome {
        let decline = self.after_attempt(second).replacements();
        self.lho_option(self.clause_b4(), Branch::SecondAccepted(second.clone()), decline)
    }

    /// The same case after one more replacement was cancelled.
    pub(super) fn after_attempt(&self, attempt: &MadeCall) -> InsufficientBid {
        let mut later = self.clone();
        later.attempts.push(attempt.clone());
        later
    }

    fn lho_option(&self, clause: Clause, accepted: Branch, decline: Outcome) -> Outcome {
        let accept = Outcome::NoRectification(accepted.rectification(self, &self.before));
        Outcome::PlayersOption(PlayersOption {
            chooser: self.offender.lho(),
            clause,
            choices: vec![
                Choice { action: Action::Accept, then: accept },
                Choice { action: Action::Decline, then: decline },
            ],
        })
    }

    /// Law 27B: what this replacement costs.
    ///
    /// # Reading
    /// READING: once an attempt was cancelled (27B3, 27B4) partner is barred whatever the offender chooses now, also
    /// the bid of 27B1(a) or a comparable call.
    pub(super) fn price(&self, replacement: &MadeCall) -> Price {
        let call = replacement.call;
        if let Some(bid) = call.bid() {
            if bid.is_above_seven() {
                return Price::AboveSeven;
            }
            if !bid.is_sufficient_over(self.last_bid()) {
                return Price::InsufficientToo;
            }
        }
        let otherwise = match call {
            Call::Double | Call::Redouble => Price::Cancelled,
            Call::Pass | Call::Bid(_) if self.attempts.is_empty() => Price::Stands(Branch::Other),
            Call::Pass | Call::Bid(_) => return Price::Stands(Branch::AfterAttempt),
        };
        if !self.attempts.is_empty() || !self.before.auction().allows(self.offender, call) {
            return otherwise;
        }
        if self.is_lowest_in_denomination(replacement) {
            return Price::Stands(Branch::SameDenomination);
        }
        match law23::comparability(self.edition, self.yardstick, &self.bid, replacement) {
            Comparability::Comparable(ground) => Price::Stands(Branch::Comparable(ground)),
            Comparability::NotComparable => otherwise,
            Comparability::Undecided => Price::IfComparable(Box::new(otherwise)),
        }
    }

    /// The branch if the director finds the replacement comparable.
    pub(super) fn if_comparable(&self) -> Branch {
        match law23::yes(self.edition) {
            Comparability::Comparable(ground) => Branch::Comparable(ground),
            Comparability::NotComparable | Comparability::Undecided => Branch::Comparable(None),
        }
    }

    /// What comes of this replacement, given the legal auction with it.
    pub(super) fn outcome(&self, replacement: &MadeCall) -> Outcome {
        let legal = self.before.with(self.offender, replacement);
        self.outcome_of(self.price(replacement), replacement, &legal)
    }

    pub(super) fn outcome_of(&self, price: Price, replacement: &MadeCall, legal: &LegalAuction) -> Outcome {
        match price {
            Price::Stands(branch) => branch.outcome(self, legal),
            Price::Cancelled => {
                let mut result = Branch::AfterAttempt.rectification(&self.after_attempt(replacement), &self.before);
                result.cancels_call = true;
                Outcome::Rectification(result)
            }
            Price::InsufficientToo => self.second(replacement),
            Price::IfComparable(otherwise) => Outcome::DirectorsOption(DirectorsOption {
                question: Question::Comparable(replacement.call),
                if_yes: Box::new(self.if_comparable().outcome(self, legal)),
                if_no: Box::new(self.outcome_of(*otherwise, replacement, legal)),
            }),
            Price::AboveSeven => {
                law36::law38(self.edition, self.offender, replacement, &self.before, law36::Lho::HasNotCalled)
            }
        }
    }

    /// Law 27B1(a): whether the replacement is the lowest sufficient bid in the same denomination.
    ///
    /// # Editions
    /// 2007: the denomination *named*, and both bids natural. 2017: the denominations *specified*, by whatever bid;
    /// a lower bid that specifies the same is the one that counts.
    fn is_lowest_in_denomination(&self, replacement: &MadeCall) -> bool {
        let (Some(old), Some(new)) = (self.bid.call.bid(), replacement.call.bid()) else {
            return false;
        };
        match self.edition {
            Edition::Laws2007 => {
                let natural = self.bid.shows().is_natural_for(old.denomination)
                    && replacement.shows().is_natural_for(new.denomination);
                natural && old.denomination == new.denomination && self.lowest_naming_the_same() == Some(new)
            }
            Edition::Laws2017 => self.specifies_the_same(replacement) && !self.lower_specifies_the_same(new),
        }
    }

    /// 2007 Law 27B1(a): the lowest sufficient bid that names the denomination of the insufficient one.
    fn lowest_naming_the_same(&self) -> Option<Bid> {
        let denomination = self.bid.call.bid()?.denomination;
        self.sufficient_bids().find(|bid| bid.denomination == denomination)
    }

    /// 2017 Law 27B1(a): whether the replacement specifies exactly what the insufficient bid specified. A bid that
    /// specifies nothing, or a suit that is not known, has no denomination to repeat.
    fn specifies_the_same(&self, replacement: &MadeCall) -> bool {
        let shows = self.bid.shows();
        !shows.is_empty() && !shows.contains(Feature::UnknownSuit) && replacement.shows() == shows
    }

    fn lower_specifies_the_same(&self, bid: Bid) -> bool {
        self.sufficient_bids()
            .take_while(|&lower| lower < bid)
            .any(|lower| self.specifies_the_same(&self.as_described(&MadeCall::new(Call::Bid(lower), None))))
    }

    /// The bid that keeps partner free by 27B1(a), as far as the facts tell.
    pub(super) fn free_bid(&self) -> Option<MadeCall> {
        let bids = self.sufficient_bids().map(|bid| self.as_described(&MadeCall::new(Call::Bid(bid), None)));
        bids.into_iter().find(|bid| self.is_lowest_in_denomination(bid))
    }

    fn sufficient_bids(&self) -> impl Iterator<Item = Bid> {
        let last = self.last_bid();
        Bid::all().filter(move |bid| bid.is_sufficient_over(last))
    }

    fn last_bid(&self) -> Option<Bid> {
        self.before.auction().last_bid().map(|(_, bid)| bid)
    }

    /// A replacement with everything known about it: stated on the call itself, or else on the insufficient bid.
    pub(super) fn as_described(&self, made: &MadeCall) -> MadeCall {
        made.described_by(self.bid.facts.replacements.get(&made.call))
    }

    /// Law 27A1.
    pub(super) const fn clause_a1(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L27A1,
            Edition::Laws2017 => index_2017::L27A1,
        }
    }

    /// Law 27B.
    pub(super) const fn clause_b(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L27B,
            Edition::Laws2017 => index_2017::L27B,
        }
    }

    /// Law 27B4.
    pub(super) const fn clause_b4(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L27B4,
            Edition::Laws2017 => index_2017::L27B4,
        }
    }

    /// Law 27C.
    pub(super) const fn clause_c(&self) -> Clause {
        match self.edition {
            Edition::Laws2007 => index_2007::L27C,
            Edition::Laws2017 => index_2017::L27C,
        }
    }
}
