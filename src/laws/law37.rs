//! Law 37: a bid, double or redouble by a player who must pass. It can never be accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 37A | LHO has called: it stands, with all that follows | [`BarredCall::take`] |
//! | 37B1 | LHO has not: cancelled, and a pass takes its place | [`BarredCall::take`] |
//! | 37B2 | both partners must pass throughout; 26 and 72C (2007: 23) may apply | [`BarredCall::result`] |

use crate::{
    bridge::{Call, Relation},
    lawbook::{Edition, index_2007, index_2017},
    ruling::{CallStatus, Information, Outcome, Rectification},
};

use super::{
    legal::LegalAuction,
    removed,
    tree::{Effect, Next, PlacedCall, Taken},
};

/// A bid, double or redouble by a player who must pass.
///
/// # Reading
/// READING: a player who must pass *when next it is their turn* and bids out of rotation before that is ruled on here; others
/// rule on a call out of rotation.
#[derive(Clone, Debug)]
pub(super) struct BarredCall {
    pub(super) edition: Edition,
    pub(super) call: PlacedCall,
    /// Whether it was made in turn, so that a pass takes its place.
    pub(super) in_turn: bool,
    /// How many calls stood when it was made, with the pass in its place.
    pub(super) standing: usize,
    pub(super) node: Node,
}

/// Where in the tree of Law 37 the record has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// 37B, unless LHO calls before the director has ruled.
    Fresh,
    /// 37B.
    Cancelled,
    /// 37A.
    Stands,
}

impl BarredCall {
    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>, legal: &LegalAuction) -> Taken {
        match (self.node, next) {
            // Others have called since, so LHO does not call over it.
            (Node::Fresh, Next::Call(..)) if legal.len() != self.standing => {
                self.node = Node::Cancelled;
                Taken::NoBranch
            }
            (Node::Fresh, Next::Call(Relation::Lho, _)) => {
                self.node = Node::Stands;
                let stays = [Effect::Frees, Effect::NoSubstitute(self.call.place), Effect::Stands(self.call.clone())];
                Taken::ThenTheCall(stays.into())
            }
            (Node::Fresh, Next::Call(Relation::Same, call)) if self.in_turn && call.made.call == Call::Pass => {
                self.node = Node::Cancelled;
                Taken::Branch(vec![Effect::IsSubstitute(call.clone())])
            }
            // Another call in place of the first changes nothing, and its side may not use it.
            (Node::Fresh, Next::Call(Relation::Same, call)) => {
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)])
            }
            (Node::Fresh, Next::Call(_, call)) if call.by == legal.auction().turn() => {
                self.node = Node::Cancelled;
                Taken::ThenTheCall(Vec::new())
            }
            (Node::Fresh, Next::Ruled) => {
                self.node = Node::Cancelled;
                Taken::Branch(Vec::new())
            }
            (Node::Fresh, Next::Call(..) | Next::Accepts | Next::Declines | Next::LeadFaced)
            | (Node::Cancelled | Node::Stands, _) => Taken::NoBranch,
        }
    }

    /// Whether the next call may change the ruling.
    pub(super) const fn is_fresh(&self) -> bool {
        matches!(self.node, Node::Fresh)
    }

    /// What opens the case: the call is cancelled, and both partners must pass.
    pub(super) fn begin(&self, legal: &LegalAuction) -> Vec<Effect> {
        vec![Effect::Status(self.call.place, CallStatus::Cancelled), Effect::Binds(self.result(legal))]
    }

    /// The ruling.
    pub(super) fn outcome(&self, legal: &LegalAuction) -> Outcome {
        match self.node {
            Node::Fresh | Node::Cancelled => Outcome::Rectification(self.result(legal)),
            Node::Stands => self.stands(),
        }
    }

    /// Law 37A.
    ///
    /// # Reading
    /// READING: it stands by force of the law, not by LHO's choice, so the director may not offer it to them. No text says
    /// whether offender's partner may use a call that stands and that nobody accepted.
    fn stands(&self) -> Outcome {
        let clause = self.edition.of(index_2007::L37A, index_2017::L37A);
        Outcome::NoRectification(Rectification {
            clauses: vec![clause],
            information: Some(Information::Authorised),
            ..Rectification::default()
        })
    }

    /// Law 37B.
    fn result(&self, legal: &LegalAuction) -> Rectification {
        let clause = self.edition.of(index_2007::L37B, index_2017::L37B);
        let lead = removed::law26(self.edition, self.call.by, &self.call.made, legal);
        removed::both_pass(self.edition, vec![clause], clause, lead)
    }
}
