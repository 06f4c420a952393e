//! How the record walks down the tree of Laws 28 to 32, and what is certain on the way.

use crate::{
    bridge::{Call, Relation},
    lawbook::Edition,
    record::MadeCall,
    ruling::{Assumption, CallStatus, Question, Rectification},
};

use super::{
    super::{
        law16, law23,
        legal::LegalAuction,
        rotation::{Branch, Declined},
        tree::{self, Asks, Effect, Next, PlacedCall, Taken},
    },
    CallOutOfRotation, Node,
};

impl CallOutOfRotation {
    /// Takes the next event as a branch, before LHO has chosen.
    ///
    /// # Reading
    /// READING: partner, whose turn it was, may call before LHO chooses: no clause cancels that call, and in 2007 the duty to
    /// pass begins only with the ruling. Once the next opponent has followed in rotation, that opponent is a player whose
    /// turn it was and who called before the ruling (28B), so nothing is left of 29A. Some directors go on with 30 to 32.
    pub(in crate::laws) fn take(&mut self, next: Next<'_>, asks: &mut Asks) -> Taken {
        if self.node != Node::LhoChooses {
            return Taken::NoBranch;
        }
        match (next, self.call.turn_of) {
            (Next::Accepts, _) => Taken::Branch(self.is_accepted()),
            (Next::Declines, _) => Taken::Branch(self.is_declined()),
            (Next::Call(Relation::Lho, call), Relation::Lho) => {
                if self.is_over_it(call) {
                    return Taken::ThenTheCall(self.is_accepted());
                }
                let question = Question::WhichLaw(self.call.call.made.call, self.clause_28b(), self.clause_29a());
                let opened_as_dealer = asks.ask(self.call.call.event, question, || self.certain());
                Taken::ThenTheCall(if opened_as_dealer { self.is_not_made() } else { self.is_accepted() })
            }
            (Next::Call(Relation::Lho, _), _) => Taken::ThenTheCall(self.called_over(asks)),
            (Next::Call(Relation::Rho, _), Relation::Rho) => Taken::ThenTheCall(self.is_not_made()),
            (Next::Call(Relation::Rho, _), Relation::Partner) if self.partners_call.is_some() => {
                Taken::ThenTheCall(self.is_not_made())
            }
            (Next::Call(Relation::Partner, call), Relation::Partner) if self.partners_call.is_none() => {
                self.partners_call = Some(call.clone());
                Taken::Branch(Vec::new())
            }
            (Next::Call(Relation::Same, call), _) => {
                self.second = Some(call.clone());
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Withdrawn)])
            }
            (Next::Call(Relation::Partner | Relation::Rho, _), _) => Taken::Waits,
            (Next::LeadFaced | Next::Ruled, _) => Taken::NoBranch,
        }
    }

    /// Whether LHO can have called over this call only: a double of it.
    fn is_over_it(&self, call: &PlacedCall) -> bool {
        let (before, made) = (self.call.before.auction(), call.made.call);
        let accepted = before.with(self.call.offender(), self.call.call.made.call);
        made.is_double_or_redouble() && accepted.allows(call.by, made) && !before.allows(call.by, made)
    }

    /// LHO calls. Over which of two calls, the director asks (25B1).
    fn called_over(&mut self, asks: &mut Asks) -> Vec<Effect> {
        let Some(second) = self.second.clone().filter(|second| second.made.call != self.call.call.made.call) else {
            return self.is_accepted();
        };
        let question = Question::WhichLaw(second.made.call, self.clause_25b1(), self.clause_29a());
        if !asks.ask(self.call.call.event, question, || self.certain()) {
            return self.is_accepted();
        }
        self.node = Node::SecondAccepted;
        vec![Effect::Status(self.call.call.place, CallStatus::Withdrawn), Effect::Stands(second)]
    }

    /// Law 29A: the call stands. Partner, whose turn it may have been, has lost it.
    fn is_accepted(&mut self) -> Vec<Effect> {
        self.node = Node::Accepted;
        let lost = self.partners_call.iter().map(|call| Effect::Status(call.place, CallStatus::Cancelled));
        lost.chain([Effect::Stands(self.call.call.clone())]).collect()
    }

    /// Law 28B.
    fn is_not_made(&mut self) -> Vec<Effect> {
        self.node = Node::NotMade;
        let partners = self.partners_call.clone().map(Effect::Rules);
        [Effect::Status(self.call.call.place, CallStatus::Cancelled)].into_iter().chain(partners).collect()
    }

    /// Law 29B: LHO says that they do not accept; the auction goes back to the player whose turn it was.
    fn is_declined(&mut self) -> Vec<Effect> {
        let declined = self.if_declined();
        self.node = match declined {
            Declined::OffenderPasses(_) => Node::MustPass,
            Declined::DependsOnRho | Declined::OffenderFree(_) => Node::Waits,
        };
        let mut effects = vec![Effect::Status(self.call.call.place, CallStatus::Cancelled)];
        effects.extend(self.partners_call.clone().map(Effect::Rules));
        if let Declined::OffenderPasses(result) | Declined::OffenderFree(result) = declined {
            effects.push(Effect::Binds(result));
        }
        effects
    }

    /// Laws 30 to 32: a call that stands, at the offender's turn or at RHO's, may be a branch.
    ///
    /// # Reading
    /// READING: where the offender loses the turn at which they had to repeat the call (29A), nothing is left to repeat. No text
    /// says whether 31A2 applies at their next turn; here nothing does, and the call stays unauthorised for their side.
    pub(in crate::laws) fn call_stands(
        &mut self,
        by: Relation,
        made: &MadeCall,
        legal: &LegalAuction,
        asks: &mut Asks,
    ) -> Option<Effect> {
        match (&self.node, by) {
            (Node::Waits | Node::RhoActed, Relation::Same) => {
                let made = self.call.as_described(made);
                let branch = self.branch(&made, legal).unwrap_or_else(|| {
                    let is = asks.ask(self.call.call.event, Question::Comparable(made.call), || self.certain());
                    if is { self.if_comparable() } else { Branch::Other }
                });
                self.node = Node::End(branch, made);
                self.end(branch, legal).rectification().cloned().map(Effect::Binds)
            }
            (Node::MustRepeat, Relation::Same) if made.call == self.call.call.made.call => {
                self.node = Node::Repeated;
                Some(Effect::Frees)
            }
            (Node::MustRepeat, Relation::Same) => {
                self.node = Node::NotRepeated;
                Some(Effect::Frees)
            }
            // The turn at which the call had to be repeated is gone, because a call over it was accepted.
            (Node::MustRepeat, Relation::Lho | Relation::Partner | Relation::Rho) => {
                self.node = Node::NotRepeated;
                Some(Effect::Frees)
            }
            (Node::Waits, Relation::Rho) if self.call.turn_of == Relation::Rho => {
                if made.call != Call::Pass {
                    self.node = Node::RhoActed;
                    return None;
                }
                self.node = Node::MustRepeat;
                self.end(Branch::Repeated, legal).rectification().cloned().map(Effect::Binds)
            }
            _ => None,
        }
    }

    /// Whether LHO accepted.
    pub(in crate::laws) const fn accepted_by_lho(&self) -> Option<bool> {
        match self.node {
            Node::LhoChooses | Node::NotMade => None,
            Node::Accepted | Node::SecondAccepted => Some(true),
            Node::MustPass
            | Node::Waits
            | Node::MustRepeat
            | Node::RhoActed
            | Node::End(..)
            | Node::Repeated
            | Node::NotRepeated => Some(false),
        }
    }

    /// The call in its place.
    pub(in crate::laws) fn replacement(&self) -> Option<Call> {
        match &self.node {
            Node::End(_, made) => Some(made.call),
            Node::SecondAccepted => self.second.as_ref().map(|second| second.made.call),
            Node::LhoChooses
            | Node::Accepted
            | Node::NotMade
            | Node::MustPass
            | Node::Waits
            | Node::MustRepeat
            | Node::RhoActed
            | Node::Repeated
            | Node::NotRepeated => None,
        }
    }

    /// What is certain while somebody still has to choose.
    pub(in crate::laws) fn certain(&self) -> Rectification {
        match (&self.node, self.if_declined()) {
            (Node::LhoChooses | Node::Accepted | Node::NotMade, _) => tree::certain(self.clause_29a()),
            (Node::SecondAccepted, _) => law16::cancelled(vec![self.clause_25b1(), self.clause_29a()]),
            (Node::NotRepeated, _) => self.not_repeated(),
            (_, Declined::OffenderFree(result) | Declined::OffenderPasses(result)) => result,
            (_, Declined::DependsOnRho) => tree::certain(self.clause_29b()),
        }
    }

    /// Laws 31A1 and 32: the call was not repeated: the auction ended before, or another call was made in its place.
    pub(super) fn not_repeated(&self) -> Rectification {
        let end = self.end(Branch::Repeated, &self.call.before);
        law16::cancelled(end.rectification().map(|result| result.clauses.clone()).unwrap_or_default())
    }

    /// What is taken for granted.
    pub(in crate::laws) fn assumptions(&self, legal: &LegalAuction) -> Vec<Assumption> {
        let made = &self.call.call.made;
        let own = if self.call.rho_may_pass {
            self.call.called().assumption()
        } else {
            made.is_assumed_natural().then_some(Assumption::Natural(made.call))
        };
        let double = self.call.takes_for_artificial().filter(|_| !matches!(self.node, Node::Accepted | Node::NotMade));
        let others: Vec<Assumption> = match &self.node {
            Node::End(Branch::Comparable(_), by) if by.call == self.call.call.made.call && by.hands().is_none() => {
                own.into_iter().filter(|assumption| matches!(assumption, Assumption::Natural(_))).collect()
            }
            Node::End(Branch::Comparable(_), by) => self.measured(by).into_iter().collect(),
            Node::End(_, by) => {
                let others = legal.assumed_of(self.call.offender()).filter(|other| Some(*other) != own);
                own.into_iter().chain(others).chain(self.measured(by)).collect()
            }
            Node::LhoChooses | Node::Waits | Node::RhoActed => {
                own.into_iter().filter(|_| self.call.turn_of == Relation::Rho || self.call.is_bid()).collect()
            }
            Node::Accepted
            | Node::SecondAccepted
            | Node::NotMade
            | Node::MustPass
            | Node::MustRepeat
            | Node::Repeated
            | Node::NotRepeated => Vec::new(),
        };
        double.into_iter().chain(others).collect()
    }

    fn measured(&self, by: &MadeCall) -> Option<Assumption> {
        let edition = self.call.edition;
        let measured = law23::measured(edition, self.call.yardstick, &self.call.call.made, by);
        measured.filter(|_| edition == Edition::Laws2017)
    }

    /// Law 31A1: whether this is the call that must be repeated. It is then, although it may be insufficient by now.
    pub(in crate::laws) fn is_repeated(&mut self, call: Call) -> bool {
        let is = self.node == Node::MustRepeat && call == self.call.call.made.call;
        if is {
            self.node = Node::Repeated;
        }
        is
    }
}
