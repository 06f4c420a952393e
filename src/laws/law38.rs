//! Law 38: a bid above seven. It can never be accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 38A | no play above seven, ever | - |
//! | 38B | it and all that followed is cancelled, and a pass takes its place | [`BidAboveSeven::take`], [`BidAboveSeven::fall`] |
//! | 38C | both partners must pass throughout; 26 and 72C (2007: 23) may apply | [`result`] |
//! | 38D | LHO has called: neither 26 nor 72C (2007: 23) | [`result`] |

use std::rc::Rc;

use crate::{
    bridge::Seat,
    lawbook::{Edition, clause_of},
    ruling::{Incident, Outcome, Rectification},
};

use super::{
    irregularity::Irregularity,
    law26::{self, LeadRuling},
    legal::LegalAuction,
    natural::Interpretation,
    removed::{self, Decision, RemovedCall},
    table::Table,
    tree::{Effect, Next, PlacedCall, Stage, Transition},
};

/// A bid above seven.
#[derive(Clone, Debug)]
pub(super) struct BidAboveSeven(RemovedCall);

impl BidAboveSeven {
    pub(super) fn new(of: Rc<Irregularity>, table: &Table) -> BidAboveSeven {
        let in_turn = of.is_in_turn();
        BidAboveSeven(RemovedCall::new(of, table, in_turn).falling_with_all())
    }

    pub(super) fn begin(&self, legal: &LegalAuction) -> Vec<Effect> {
        removed::begin(&self.0.of.call, self.result(legal))
    }

    /// Takes the next event as a branch.
    ///
    /// # Reading
    /// READING `over-bid-above-seven`: all later calls are cancelled, no matter who makes them, so that a call by another player than LHO before the
    /// director has ruled is no offence. LHO, who has not called, has 38D still before them.
    pub(super) fn take(&mut self, next: Next<'_>, table: &Table) -> Transition {
        let legal = &table.legal;
        if let Some(void) = self.0.void_call(next, legal) {
            return Transition::Branch(vec![Effect::cancels(void)]);
        }
        self.0.take(next, legal)
    }

    /// Laws 28B and 38B: what this call does, before the director has ruled.
    pub(super) fn decided_by(&self, call: &PlacedCall) -> Option<Decision> {
        self.0.decided_by(call)
    }

    /// Law 38B: these calls, all that followed, fall with it.
    pub(super) fn fall(&mut self, since: Vec<PlacedCall>, legal: &LegalAuction) -> Vec<Effect> {
        let fallen = self.0.fall(since);
        [Effect::Binds(self.result(legal))].into_iter().chain(fallen).collect()
    }

    pub(super) const fn stage(&self) -> Stage {
        self.0.stage()
    }

    pub(super) fn rule(&self, table: &Table, incident: &mut Incident) {
        if self.0.rule_not_made(incident) {
            return;
        }
        let result = self.result(&table.legal);
        incident.assumes = self.0.of.assumed_for(&result);
        incident.outcome = Outcome::Rectification(result);
    }

    fn result(&self, legal: &LegalAuction) -> Rectification {
        let of = &self.0.of;
        result(of.edition, of.offender(), of.interpretation(), legal, self.0.lho_has_called())
    }
}

/// Law 38: what follows from a bid above seven.
pub(super) fn result(
    edition: Edition,
    offender: Seat,
    call: Interpretation<'_>,
    legal: &LegalAuction,
    lho_has_called: bool,
) -> Rectification {
    let clauses = vec![clause_of!(edition, L38B), clause_of!(edition, L38C)];
    if !lho_has_called {
        let lead = law26::restriction(edition, offender, [call.shows()], legal.specified_by(offender));
        return removed::both_pass(edition, clauses, lead);
    }
    let mut result = removed::both_pass(edition, clauses, LeadRuling::default());
    result.clauses.push(clause_of!(edition, L38D));
    result.review.clear();
    result
}
