//! What Laws 36, 37 and 38 have in common: a call that can never be accepted. It is cancelled; where LHO calls over it before
//! the director has ruled, that is cancelled too, until the player to whom the auction goes back calls.

use std::rc::Rc;

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::{Clause, Edition},
    ruling::{Incident, Kind, Outcome, Passes, Rectification},
};

use super::{
    irregularity::Irregularity,
    law26::{self, LeadRuling},
    law28,
    legal::LegalAuction,
    table::Table,
    tree::{Effect, Next, PlacedCall, Stage, Transition},
};

/// A call that can never be accepted, and what has happened since.
#[derive(Clone, Debug)]
pub(super) struct RemovedCall {
    pub(super) of: Rc<Irregularity>,
    /// Laws 37 and 38: whether a pass has taken its place.
    is_replaced_by_pass: bool,
    /// Laws 36A and 38B: whether LHO’s call, before the director has ruled, cancels what others have called since.
    falls_with_all: bool,
    /// To whom the auction goes back.
    resumes: Seat,
    /// How many calls stand without it, with the pass in its place.
    standing: usize,
    node: Node,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    /// LHO has not called over it, and the director has not ruled.
    Fresh,
    /// The same, and partner has called, whose turn it was.
    PartnerCalled,
    /// LHO has called over it; everything is void until the player to whom the auction goes back calls.
    CalledOver(Vec<PlacedCall>),
    /// The director has ruled before LHO called, and nobody has called since.
    Ruled,
    /// Law 28B: an opponent whose turn it was has called before the director has ruled. LHO may still call before the offender.
    NotMade,
    /// It is dealt with.
    End(End),
}

/// What an opponent's call does to one that can never be accepted, and to what was called since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// Laws 36A and 38B: everything falls.
    AllFalls,
    /// Law 28B: it counts as not made; Law 37A: it stands. What others have called since counts.
    OthersCount,
}

/// How a call was dealt with that can never be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Before LHO had called.
    Removed,
    /// LHO had called over it.
    CalledOver,
    /// Law 28B.
    NotMade,
}

impl RemovedCall {
    /// The table is as the call has left it: with the pass in its place, if there is one.
    pub(super) fn new(of: Rc<Irregularity>, table: &Table, is_replaced_by_pass: bool) -> RemovedCall {
        let (resumes, standing) = (table.auction().turn(), table.legal.len());
        RemovedCall { of, is_replaced_by_pass, falls_with_all: false, resumes, standing, node: Node::Fresh }
    }

    /// Laws 36A and 38B: until the director has ruled, all that follows may fall with the call.
    ///
    /// # Reading
    /// READING `gone-on-before-ruling`: 36A and 38B cancel *all* later calls once LHO has called before the ruling, also where others had
    /// called first, the player whose turn it was among them. Others hold that the auction had gone back to that player already, and
    /// let their call stand. Once the offender has called in turn too (28B), LHO calls in turn, and nothing falls.
    pub(super) fn falling_with_all(self) -> RemovedCall {
        RemovedCall { falls_with_all: true, ..self }
    }

    /// What this call does, before the director has ruled: LHO's, or one by RHO whose turn it was.
    pub(super) fn decided_by(&self, call: &PlacedCall) -> Option<Decision> {
        let is_before_ruling = matches!(self.node, Node::Fresh | Node::PartnerCalled);
        match self.of.offender().relation_of(call.by) {
            Relation::Lho if self.falls_with_all => {
                (is_before_ruling || self.node == Node::NotMade).then_some(Decision::AllFalls)
            }
            Relation::Lho => is_before_ruling.then_some(Decision::OthersCount),
            Relation::Rho => (is_before_ruling && call.by == self.resumes).then_some(Decision::OthersCount),
            Relation::Same | Relation::Partner => None,
        }
    }

    /// Laws 36A and 38B: these calls, all that followed, fall with it.
    pub(super) fn fall(&mut self, since: Vec<PlacedCall>) -> Vec<Effect> {
        let cancelled = since.iter().map(Effect::cancels).collect();
        self.node = Node::CalledOver(since);
        cancelled
    }

    /// Law 28B: whether an opponent whose turn it was calls before the director has ruled on this call, which was out of rotation.
    ///
    /// # Reading
    /// READING `not-made-or-called-over`: where LHO is that player, 36A, 37A and 38B rule, which are about what LHO calls.
    fn is_called_in_turn(&self, next: Next<'_>, legal: &LegalAuction) -> bool {
        let Next::Call(Relation::Rho, call) = next else { return false };
        let is_before_ruling = self.node == Node::PartnerCalled || self.node == Node::Fresh && call.by == self.resumes;
        is_before_ruling && legal.auction().turn() == call.by
    }

    /// Takes the next event as a branch.
    ///
    /// # Reading
    /// READING `bar-begins-with-ruling`: partner has to pass from the ruling on, so that a call by partner before it, in turn, breaks no duty and
    /// stands (as after a call out of rotation, 28B and 29A). Out of turn it is ruled on as one by a player who has to pass (37).
    pub(super) fn take(&mut self, next: Next<'_>, legal: &LegalAuction) -> Transition {
        if self.is_called_in_turn(next, legal) {
            self.node = Node::NotMade;
            return Transition::ThenTheCall(vec![Effect::Frees]);
        }
        let has_gone_on = legal.len() != self.standing;
        match (&mut self.node, next) {
            // Others have called since, so the offender does not say the pass in its place.
            (Node::Fresh, Next::Call(Relation::Same, _)) if has_gone_on => self.removed(),
            (Node::Fresh, Next::Call(..)) if has_gone_on => Transition::NoBranch,
            (Node::Fresh, Next::Ruled) if has_gone_on => self.removed(),
            (Node::Fresh, Next::Call(Relation::Same, call))
                if self.is_replaced_by_pass && call.made.call == Call::Pass =>
            {
                self.node = Node::End(End::Removed);
                Transition::Branch(vec![Effect::IsSubstitute(call.clone())])
            }
            // Another call in place of the first changes nothing, and its side may not use it.
            (Node::Fresh, Next::Call(Relation::Same, call)) if self.is_replaced_by_pass || call.by != self.resumes => {
                Transition::Branch(vec![Effect::cancels(call)])
            }
            (Node::Fresh, Next::Call(Relation::Partner, call)) if call.by == self.resumes => {
                self.node = Node::PartnerCalled;
                Transition::Branch(vec![Effect::RulesUnbound(call.clone())])
            }
            (Node::PartnerCalled, Next::Call(Relation::Same, _) | Next::Ruled) => self.removed(),
            (Node::Fresh | Node::Ruled, Next::Call(_, call)) if call.by == self.resumes => {
                self.node = Node::End(End::Removed);
                Transition::ThenTheCall(Vec::new())
            }
            (Node::NotMade, Next::Call(Relation::Same, call)) if call.by == legal.auction().turn() => {
                self.node = Node::End(End::NotMade);
                Transition::NoBranch
            }
            (Node::NotMade, Next::Ruled) => {
                self.node = Node::End(End::NotMade);
                Transition::NoBranch
            }
            (Node::CalledOver(void), Next::Call(_, call))
                if call.by == self.resumes && !puts_right(void, call) && goes_on(legal, void, call) =>
            {
                self.node = Node::End(End::CalledOver);
                Transition::ThenTheCall(Vec::new())
            }
            (Node::CalledOver(void), Next::Call(_, call)) => {
                void.push(call.clone());
                Transition::Branch(vec![Effect::cancels(call)])
            }
            (Node::Fresh, Next::Ruled) => {
                self.node = Node::Ruled;
                Transition::Branch(Vec::new())
            }
            (Node::CalledOver(_), Next::Ruled) => {
                self.node = Node::End(End::CalledOver);
                Transition::Branch(Vec::new())
            }
            (
                Node::Fresh | Node::PartnerCalled | Node::CalledOver(_) | Node::Ruled | Node::NotMade | Node::End(_),
                _,
            ) => Transition::NoBranch,
        }
    }

    fn removed(&mut self) -> Transition {
        self.node = Node::End(End::Removed);
        Transition::NoBranch
    }

    /// Law 37A: whether LHO calls over it now.
    pub(super) fn is_called_over_by(&self, next: Next<'_>, legal: &LegalAuction) -> bool {
        self.node == Node::Fresh && matches!(next, Next::Call(Relation::Lho, _)) && legal.len() == self.standing
    }

    /// Law 38: a call by somebody else than LHO, before the director has ruled, which is cancelled with the others.
    pub(super) fn void_call<'a>(&self, next: Next<'a>, legal: &LegalAuction) -> Option<&'a PlacedCall> {
        let Next::Call(Relation::Partner | Relation::Rho, call) = next else { return None };
        let is_partners_bid = self.of.offender().partner() == call.by && call.made.call != Call::Pass;
        let is_void = self.node == Node::Fresh && legal.len() == self.standing;
        (is_void && (call.by != self.resumes || is_partners_bid)).then_some(call)
    }

    /// Laws 36 and 38: the calls that are void since LHO has called over it.
    pub(super) fn void(&self) -> Option<&[PlacedCall]> {
        if let Node::CalledOver(void) = &self.node { Some(void) } else { None }
    }

    /// Law 28B: rules that the call counts as not made, where it does.
    pub(super) fn rule_not_made(&self, incident: &mut Incident) -> bool {
        let is_not_made = matches!(self.node, Node::NotMade | Node::End(End::NotMade));
        if is_not_made {
            incident.kind = Kind::ConsideredInRotation;
            incident.outcome = Outcome::NoRectification(law28::not_made(self.of.edition));
        }
        is_not_made
    }

    pub(super) const fn lho_has_called(&self) -> bool {
        matches!(self.node, Node::CalledOver(_) | Node::End(End::CalledOver))
    }

    pub(super) const fn stage(&self) -> Stage {
        match self.node {
            Node::Fresh | Node::PartnerCalled | Node::CalledOver(_) | Node::Ruled | Node::NotMade => {
                Stage::NextCallMayMatter
            }
            Node::End(_) => Stage::Done,
        }
    }
}

/// What opens the case: the call is cancelled, and somebody must pass.
pub(super) fn begin(call: &PlacedCall, result: Rectification) -> Vec<Effect> {
    vec![Effect::cancels(call), Effect::Binds(result)]
}

/// Laws 37 and 38: a pass takes the place of the call, and by the last of these clauses both partners must pass throughout.
pub(super) fn both_pass(edition: Edition, clauses: Vec<Clause>, lead: LeadRuling) -> Rectification {
    let result = law26::partner_passes(edition, clauses, Passes::Throughout, lead);
    Rectification { offender_passes: Passes::Throughout, ..result }
}

/// Laws 36A and 38: whether a call by the player to whom the auction goes back is their call in the auction as it was. One that
/// is legal only over what is void was made in good faith, and is void too.
fn goes_on(legal: &LegalAuction, void: &[PlacedCall], call: &PlacedCall) -> bool {
    let mut as_seen = legal.auction().clone();
    void.iter().for_each(|call| as_seen.push(call.by, call.made.call));
    legal.auction().allows(call.by, call.made.call) || !as_seen.allows(call.by, call.made.call)
}

/// Law 25A: whether this is the call that was meant in place of a slip that is void. It comes where the slip did, and is void too.
fn puts_right(void: &[PlacedCall], call: &PlacedCall) -> bool {
    void.last().is_some_and(|last| last.by == call.by && last.made.facts.unintended == Some(true))
}
