//! An irregular call, and the table as it was when it was made: what every law asks about it.

use std::rc::Rc;

use crate::{
    bridge::{Call, Contract, Seat},
    lawbook::{Clause, Edition, Law26},
    record::{MadeCall, Yardstick},
    ruling::{Action, Assumption, Choice, Outcome, Rectification},
};

use super::{
    law23::{self, Comparability},
    law26::{self, LeadRuling},
    legal::LegalAuction,
    natural::{BidCache, Called, Interpretation, Specifies},
    table::Table,
    tree::PlacedCall,
};

/// An irregular call, and the table as it was when it was made.
#[derive(Clone, Debug)]
pub(super) struct Irregularity {
    pub(super) edition: Edition,
    pub(super) yardstick: Yardstick,
    pub(super) call: PlacedCall,
    /// What the call specifies.
    specifies: Specifies,
    /// The legal auction before the call.
    pub(super) before: LegalAuction,
    /// What bids in its place specify.
    instead: BidCache,
}

impl Irregularity {
    pub(super) fn new(table: &Table, call: &PlacedCall) -> Rc<Irregularity> {
        let (edition, yardstick, before) = (table.edition, table.yardstick, table.legal.clone());
        let called = Called { by: call.by, made: &call.made, before: before.calls(), is_second: false };
        let specifies = called.specifies();
        Rc::new(Irregularity { edition, yardstick, call: call.clone(), specifies, before, instead: BidCache::new() })
    }

    /// The same, where an opponent's call before it has been changed since.
    pub(super) fn over(&self, before: LegalAuction) -> Irregularity {
        Irregularity { before, instead: BidCache::new(), ..self.clone() }
    }

    pub(super) const fn offender(&self) -> Seat {
        self.call.by
    }

    pub(super) fn made(&self) -> &MadeCall {
        &self.call.made
    }

    /// The clause that says this in the edition under which the table plays.
    pub(super) const fn clause(&self, laws_2007: Clause, laws_2017: Clause) -> Clause {
        self.edition.of(laws_2007, laws_2017)
    }

    /// Whether it was made by the player whose turn it was.
    pub(super) fn is_in_turn(&self) -> bool {
        self.before.auction().turn() == self.offender()
    }

    /// A call of the offender with everything known about it, stated on the call itself or on the irregular one.
    pub(super) fn as_described(&self, made: &Rc<MadeCall>) -> Rc<MadeCall> {
        match self.call.made.facts.replacements.get(&made.call) {
            Some(known) => Rc::new(made.described_by(Some(known))),
            None => Rc::clone(made),
        }
    }

    /// The same of a call that the offender might make.
    pub(super) fn described(&self, call: Call) -> Rc<MadeCall> {
        self.as_described(&Rc::new(MadeCall::new(call, None)))
    }

    /// The call with what it specifies.
    pub(super) fn interpretation(&self) -> Interpretation<'_> {
        let over = self.before.auction().last_bid().map(|(_, bid)| bid);
        Interpretation { made: self.made(), over, specifies: self.specifies }
    }

    /// A call of the offender in its place, with what that specifies.
    pub(super) fn instead<'a>(&self, made: &'a MadeCall) -> Interpretation<'a> {
        let called = Called { by: self.offender(), made, before: self.before.calls(), is_second: true };
        Interpretation { made, over: called.last_bid(), specifies: called.specifies_among(&self.instead) }
    }

    /// A call of the offender after these, with what it specifies.
    pub(super) fn after<'a>(&self, made: &'a MadeCall, before: &[(Seat, Rc<MadeCall>)]) -> Interpretation<'a> {
        let called = Called { by: self.offender(), made, before, is_second: false };
        Interpretation { made, over: called.last_bid(), specifies: called.specifies() }
    }

    /// Law 23A: whether this call of the offender is comparable to the irregular one.
    pub(super) fn comparability(&self, replacement: Interpretation<'_>) -> Comparability {
        law23::comparability(self.edition, self.yardstick, self.interpretation(), replacement)
    }

    /// 2017 Law 23A1: the assumption, if the program's own yardstick was needed for this replacement.
    pub(super) fn measured(&self, replacement: &MadeCall) -> Option<Assumption> {
        law23::measured(self.edition, self.yardstick, self.made(), replacement)
    }

    /// Law 26 after the call was cancelled, given the legal auction as far as it has gone.
    pub(super) fn lead(&self, legal: &LegalAuction) -> LeadRuling {
        let specified = legal.specified_by(self.offender());
        law26::restriction(self.edition, self.offender(), [self.interpretation().shows()], specified)
    }

    /// Law 26: whether the offending side defends, or may still come to.
    pub(super) fn may_defend(&self, legal: &LegalAuction) -> bool {
        let defends = |contract: Contract| contract.declarer.side() != self.offender().side();
        !legal.auction().is_over() || legal.auction().contract().is_some_and(defends)
    }

    /// 2007 Law 26 asks what the call showed: what is assumed about that where it restricts the lead.
    pub(super) fn assumed_for(&self, result: &Rectification) -> Vec<Assumption> {
        match self.edition.law26() {
            Law26::Of2007 => self.interpretation().assumption().filter(|_| result.lead.is_some()).into_iter().collect(),
            Law26::Of2017 => Vec::new(),
            #[cfg(feature = "drill-edition")]
            Law26::OfDrill => Vec::new(),
        }
    }

    /// Every call that the offender may make after `legal`, as `made`, with what follows, given the legal auction with it.
    pub(super) fn choices(
        &self,
        legal: &LegalAuction,
        table: &Table,
        made: impl Fn(Call) -> Rc<MadeCall>,
        follows: impl Fn(&Rc<MadeCall>, &LegalAuction) -> Outcome,
    ) -> Vec<Choice> {
        let offender = self.offender();
        let calls = legal.auction().legal_calls(offender).filter(|call| table.force.allows(offender, *call));
        let mut tried = legal.clone();
        let choice = |call| {
            let made = made(call);
            let then = tried.trying(offender, &made, |legal| follows(&made, legal));
            Choice { action: Action::Replace(call), then }
        };
        calls.map(choice).collect()
    }
}
