//! Laws 31A1 and 32, with 25, 34 and 37A: the turn at which the offender has to repeat the call, or chooses; who takes it from
//! them, and what gives it back.

use crate::ruling::Rectification;

use super::{
    super::{
        irregularity::Irregularity,
        legal::LegalAuction,
        rotation::{Consequence, OffendersCall},
        tree::PlacedCall,
    },
    CallOutOfRotation, Node,
};

impl CallOutOfRotation {
    /// Law 29A: whether another player's call was accepted at the turn of RHO, so that 31A and 32 have nothing to go by. Where the
    /// auction goes back (17D3), it is RHO's turn again.
    pub(super) fn has_rho_lost_turn(&self, legal: &LegalAuction) -> bool {
        let next = legal.at(self.of().before.len());
        self.rotation.is_rhos_turn() && next.is_some_and(|(by, _)| by != self.of().offender().rho())
    }

    /// Laws 31A1 and 32: whether the offender may have to repeat this call, out of rotation at the same turn as that one.
    pub(in crate::laws) fn is_at_the_turn_of(&self, other: &CallOutOfRotation) -> bool {
        let is_same = |of: &Irregularity| (of.offender(), of.before.len());
        is_same(self.of()) == is_same(other.of()) && self.rotation.is_rhos_turn()
    }

    /// Laws 31A and 32: whether the last call of the auction was made at RHO's turn. RHO may have changed their call (25): what stands
    /// decides.
    pub(super) fn is_at_rhos_turn(&self, legal: &LegalAuction) -> bool {
        self.rotation.is_rhos_turn() && legal.len() == self.of().before.len() + 1
    }

    /// Law 25A: the call at the offender's turn was unintended, so they have yet to choose. What binds whom until then, if this was
    /// that call, and the legal auction is without it.
    pub(in crate::laws) fn reopened_by(&mut self, call: &PlacedCall, legal: &LegalAuction) -> Option<Rectification> {
        let Node::End(_, made) = &self.node else { return None };
        let is_it = call.by == self.of().offender() && made.call == call.made.call;
        (is_it && self.has_yet_to_call(legal)).then(|| self.reopen())
    }

    /// Laws 34 and 17D3: the offender has the turn back that they had lost, or at which they had called. What binds whom until they call.
    pub(in crate::laws) fn turn_comes_back(
        &mut self,
        legal: &LegalAuction,
        is_superseded: bool,
    ) -> Option<Rectification> {
        if matches!(self.node, Node::End(..)) && self.has_yet_to_call(legal) {
            return Some(self.reopen());
        }
        if self.node != Node::NotRepeated || !self.is_at_rhos_turn(legal) || is_superseded {
            return None;
        }
        self.node = Node::MustRepeat;
        self.end(OffendersCall::Repeated, legal).rectification().cloned()
    }

    /// Whether the offender has not called since, as the legal auction is now.
    fn has_yet_to_call(&self, legal: &LegalAuction) -> bool {
        legal.first_made_since(self.of().before.len(), self.of().offender()).is_none()
    }

    fn reopen(&mut self) -> Rectification {
        self.node = if self.rotation.is_rhos_turn() { Node::RhoActed } else { Node::Waits };
        match self.consequence() {
            Consequence::OffenderPasses(result) | Consequence::OffenderFree(result) => result,
            Consequence::DependsOnRho => Rectification::default(),
        }
    }

    /// Laws 31A1 and 32: whether the call was repeated in this place.
    pub(in crate::laws) fn was_repeated_in(&self, place: usize) -> bool {
        self.node == Node::Repeated(place)
    }

    /// Laws 31A1 and 32: the call that repeated it does not stand after all (25), so it has to be repeated still.
    pub(in crate::laws) fn is_due_again(&mut self) {
        self.node = Node::MustRepeat;
    }

    /// Law 31A1: the offender repeats the call, although it is insufficient by now. Whether this is the call that they must
    /// repeat.
    pub(in crate::laws) fn repeat(&mut self, call: &PlacedCall) -> bool {
        let made = &self.of().call;
        let is_it = self.node == Node::MustRepeat && (call.by, call.made.call) == (made.by, made.made.call);
        if is_it {
            self.node = Node::Repeated(call.place);
        }
        is_it
    }

    /// Law 37A: the pass in this place, which the Laws had put there, is taken out again. If it was the one to repeat, it was not.
    pub(in crate::laws) fn loses_substitute(&mut self, place: usize) {
        if self.was_repeated_in(place) {
            self.node = Node::NotRepeated;
        }
    }
}
