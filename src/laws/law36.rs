//! Law 36: a double or redouble that Law 19 does not allow. It can never be accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 36A | LHO has called: it and all that followed is cancelled, and nothing follows | [`InadmissibleDouble::fall`] |
//! | 36B1, 36B2 | LHO has not: cancelled, and the offender makes a legal call | [`InadmissibleDouble::choices`] |
//! | 36B3 | partner must pass throughout; 26 and 72C (2007: 23) may apply | [`InadmissibleDouble::result`] |
//! | 36B4 | it was out of rotation too: back to the player whose turn it was | [`InadmissibleDouble::result`] |
//! | 2017 36C | noticed after the opening lead: scored without it | [`InadmissibleDouble::take`] |

use std::{iter, rc::Rc};

use crate::{
    bridge::Call,
    lawbook::{Clause, Law36, clause_of, index_2007, index_2017},
    record::MadeCall,
    ruling::{Action, Choice, Incident, Information, Outcome, Passes, PlayersOption, Rectification},
};

use super::{
    irregularity::Irregularity,
    law16,
    law23::Comparability,
    law26::{self, LeadRuling},
    legal::LegalAuction,
    removed::{self, Decision, RemovedCall},
    table::Table,
    tree::{Effect, Next, PlacedCall, Stage, Transition},
};

/// A double or redouble that Law 19 does not allow.
#[derive(Clone, Debug)]
pub(super) struct InadmissibleDouble {
    removed: RemovedCall,
    /// 2017 Law 36C: noticed after the opening lead.
    is_after_the_lead: bool,
}

impl InadmissibleDouble {
    pub(super) fn new(of: Rc<Irregularity>, table: &Table) -> InadmissibleDouble {
        let removed = RemovedCall::new(of, table, false).falling_with_all();
        InadmissibleDouble { removed, is_after_the_lead: false }
    }

    pub(super) fn begin(&self, legal: &LegalAuction) -> Vec<Effect> {
        removed::begin(&self.of().call, self.result(legal))
    }

    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>, table: &Table) -> Transition {
        match (self.removed.void(), next) {
            (Some(void), Next::LeadFaced) if !self.is_after_the_lead => {
                let counts = Effect::CountsAsPass(self.of().call.place);
                let effects = iter::once(counts).chain(void.iter().cloned().map(Effect::StandsIfLegal)).collect();
                self.is_after_the_lead = true;
                Transition::Branch(effects)
            }
            (Some(_), _) if self.is_after_the_lead => Transition::NoBranch,
            (Some(_) | None, _) => self.removed.take(next, &table.legal),
        }
    }

    /// Laws 28B and 36A: what this call does, before the director has ruled.
    pub(super) fn decided_by(&self, call: &PlacedCall) -> Option<Decision> {
        self.removed.decided_by(call).filter(|_| !self.is_after_the_lead)
    }

    /// Law 36A: these calls, all that followed, fall with it.
    pub(super) fn fall(&mut self, since: Vec<PlacedCall>) -> Vec<Effect> {
        iter::once(Effect::Frees).chain(self.removed.fall(since)).collect()
    }

    pub(super) const fn stage(&self) -> Stage {
        if self.is_after_the_lead { Stage::Done } else { self.removed.stage() }
    }

    pub(super) fn rule(&self, table: &Table, incident: &mut Incident) {
        if self.removed.rule_not_made(incident) {
            return;
        }
        incident.replacement = self.replacement(&table.legal).map(|made| made.call);
        incident.result = self.result(&table.legal);
        incident.outcome = self.outcome(table);
    }

    /// The tree from here on.
    fn outcome(&self, table: &Table) -> Outcome {
        if self.is_after_the_lead {
            return Outcome::NoRectification(law16::cancelled(vec![self.clause_c()]));
        }
        if self.removed.lho_has_called() {
            return Outcome::NoRectification(law16::cancelled(vec![self.clause_a()]));
        }
        match self.removed.stage() {
            // Law 29A: where a call by another player was accepted since, the offender's turn is gone.
            Stage::NextCallMayMatter if self.of().is_in_turn() && table.legal.len() == self.of().before.len() => {
                self.choices(table)
            }
            Stage::NextCallMayMatter | Stage::LhoChooses { .. } | Stage::OffenderChooses | Stage::Done => {
                Outcome::Rectification(self.result(&table.legal))
            }
        }
    }

    /// Law 36B: the offender, in turn, chooses any legal call. A player who has to pass has no other.
    fn choices(&self, table: &Table) -> Outcome {
        let made = |call: Call| Rc::new(MadeCall::new(call, None));
        let follows = |_: &Rc<MadeCall>, legal: &LegalAuction| Outcome::Rectification(self.result(legal));
        let chooser = self.of().offender();
        let mut choices = self.of().choices(&table.legal, table, made, follows);
        // Law 31A1: a bid that has to be repeated is made, although it is insufficient by now.
        if let (true, Some(due)) = (choices.is_empty(), table.force.must_repeat(chooser)) {
            let then = Outcome::Rectification(self.result(&table.legal));
            choices.push(Choice { action: Action::Replace(due.call), then });
        }
        Outcome::PlayersOption(PlayersOption { chooser, clause: self.clause_b(), choices })
    }

    /// Law 36B: the call is cancelled, partner must pass throughout, and Law 26 may restrict their lead. Law 36B4: the
    /// same when it was out of rotation, and the auction goes back to the player whose turn it was.
    fn result(&self, legal: &LegalAuction) -> Rectification {
        let lead = self.lead(legal);
        let is_comparable = lead.comparable;
        let mut result = law26::partner_passes(self.of().edition, vec![self.clause_b()], Passes::Throughout, lead);
        if is_comparable {
            // 2017 Law 26A switches 16C off.
            result.information = Some(Information::Authorised);
        }
        result
    }

    /// Law 26 after the double was cancelled.
    ///
    /// # Reading
    /// READING `comparable-after-double` (2017): 26A frees the lead wherever a cancelled call is replaced by a comparable one, so here too; the
    /// director is not asked, only heard.
    fn lead(&self, legal: &LegalAuction) -> LeadRuling {
        let before = self.of().before.calls();
        let comparability =
            self.replacement(legal).map(|replacement| self.of().comparability(self.of().after(replacement, before)));
        match (self.of().edition.law36(), comparability) {
            (Law36::Of2017, Some(Comparability::Comparable(_))) => law26::comparable(self.of().edition),
            (Law36::Of2007 | Law36::Of2017, _) => self.of().lead(legal),
        }
    }

    /// The call that the offender has made in its place.
    fn replacement<'a>(&self, legal: &'a LegalAuction) -> Option<&'a MadeCall> {
        let (since, offender) = (self.of().before.len(), self.of().offender());
        let is_next = !self.of().is_in_turn() || legal.at(since).is_some_and(|(by, _)| by == offender);
        if self.removed.lho_has_called() || !is_next { None } else { legal.first_made_since(since, offender) }
    }

    fn of(&self) -> &Irregularity {
        &self.removed.of
    }

    fn clause_a(&self) -> Clause {
        clause_of!(self.of().edition, L36A)
    }

    fn clause_b(&self) -> Clause {
        if self.of().is_in_turn() { clause_of!(self.of().edition, L36B) } else { clause_of!(self.of().edition, L36B4) }
    }

    /// 2017 Law 36C. 2007 is silent, and practice the same.
    fn clause_c(&self) -> Clause {
        self.of().clause(index_2007::L36A, index_2017::L36C)
    }
}
