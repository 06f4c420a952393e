//! Law 37: a bid, double or redouble by a player who must pass. It can never be accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 37A | LHO has called: it stands, with all that follows | [`BarredCall::take`] |
//! | 37B1 | LHO has not: cancelled, and a pass takes its place | [`BarredCall::take`] |
//! | 37B2 | both partners must pass throughout; 26 and 72C (2007: 23) may apply | [`BarredCall::result`] |

use std::rc::Rc;

use crate::{
    lawbook::clause_of,
    ruling::{Incident, Outcome, Rectification},
};

use super::{
    irregular,
    irregularity::Irregularity,
    law16,
    legal::LegalAuction,
    removed::{self, Decision, RemovedCall},
    table::Table,
    tree::{Effect, Next, PlacedCall, Stage, Transition},
};

/// A bid, double or redouble by a player who must pass.
///
/// # Reading
/// READING `barred-before-the-turn`: a player who must pass *when next it is their turn* and bids out of rotation before that is ruled on here; others
/// rule on a call out of rotation.
#[derive(Clone, Debug)]
pub(super) struct BarredCall {
    removed: RemovedCall,
    /// The call that its player made at the same turn before, and changes.
    first: Option<PlacedCall>,
    /// 37A: LHO has called over it.
    stands: bool,
}

impl BarredCall {
    pub(super) fn new(of: Rc<Irregularity>, table: &Table) -> BarredCall {
        let in_turn = of.is_in_turn();
        let first = if irregular::is_change(of.before.auction(), &of.call) { table.last_standing() } else { None };
        BarredCall { removed: RemovedCall::new(of, table, in_turn), first, stands: false }
    }

    pub(super) fn begin(&self, legal: &LegalAuction) -> Vec<Effect> {
        removed::begin(&self.removed.of.call, self.result(legal))
    }

    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>, table: &Table) -> Transition {
        if self.stands {
            return Transition::NoBranch;
        }
        if self.removed.is_called_over_by(next, &table.legal) {
            self.stands = true;
            let call = &self.removed.of.call;
            let mut stays = vec![Effect::Frees, Effect::NoSubstitute(call.place)];
            if let Some(first) = &self.first {
                stays.extend([Effect::TakesOutLast, Effect::withdraws(first)]);
            }
            stays.push(Effect::Stands(call.clone()));
            return Transition::ThenTheCall(stays);
        }
        self.removed.take(next, &table.legal)
    }

    /// Laws 28B and 37A: what this call does, before the director has ruled.
    pub(super) fn decided_by(&self, call: &PlacedCall) -> Option<Decision> {
        self.removed.decided_by(call).filter(|_| !self.stands)
    }

    pub(super) const fn stage(&self) -> Stage {
        if self.stands { Stage::Done } else { self.removed.stage() }
    }

    /// Law 37A, or 37B.
    ///
    /// # Reading
    /// READING `standing-without-acceptance`: it stands by force of the law, not by LHO's choice, so the director may not offer it to them. No text says
    /// whether offender's partner may use a call that stands and that nobody accepted.
    pub(super) fn rule(&self, table: &Table, incident: &mut Incident) {
        if self.removed.rule_not_made(incident) {
            return;
        }
        incident.outcome = if self.stands {
            Outcome::NoRectification(law16::stands(vec![clause_of!(self.removed.of.edition, L37A)]))
        } else {
            let result = self.result(&table.legal);
            incident.assumes = self.removed.of.assumed_for(&result);
            Outcome::Rectification(result)
        };
    }

    fn result(&self, legal: &LegalAuction) -> Rectification {
        let of = &self.removed.of;
        removed::both_pass(of.edition, vec![clause_of!(of.edition, L37B)], of.lead(legal))
    }
}
