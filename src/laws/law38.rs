//! Law 38: a bid above seven. It can never be accepted.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 38A | no play above seven, ever | - |
//! | 38B | it and all that followed is cancelled, and a pass takes its place | [`BidAboveSeven::take`] |
//! | 38C | both partners must pass throughout; 26 and 72C (2007: 23) may apply | [`outcome`] |
//! | 38D | LHO has called: neither 26 nor 72C (2007: 23) | [`outcome`] |

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::{Edition, index_2007, index_2017},
    record::MadeCall,
    ruling::{CallStatus, Outcome},
};

use super::{
    law26::LeadRuling,
    legal::LegalAuction,
    removed,
    tree::{Effect, Next, PlacedCall, Taken},
};

/// A bid above seven.
#[derive(Clone, Debug)]
pub(super) struct BidAboveSeven {
    pub(super) edition: Edition,
    pub(super) call: PlacedCall,
    /// Whose turn it is after the pass that takes its place.
    pub(super) resumes: Seat,
    /// Whether it was made in turn, so that a pass takes its place.
    pub(super) in_turn: bool,
    /// How many calls stood when it was made, with the pass in its place.
    pub(super) standing: usize,
    pub(super) node: Node,
}

/// Where in the tree of Law 38 the record has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// LHO has not called over it, and the director has not ruled.
    Fresh,
    /// LHO has called over it; everything is void until the player to whom the auction goes back calls.
    CalledOver(Vec<PlacedCall>),
    /// It is dealt with.
    End(Lho),
}

/// Whether LHO had called over the bid before the director ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lho {
    HasNotCalled,
    HasCalled,
}

impl BidAboveSeven {
    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>, legal: &LegalAuction) -> Taken {
        match (&mut self.node, next) {
            (Node::Fresh, Next::Call(Relation::Same, call)) if self.in_turn && call.made.call == Call::Pass => {
                self.node = Node::End(Lho::HasNotCalled);
                Taken::Branch(vec![Effect::IsSubstitute(call.clone())])
            }
            // Others have called since, so LHO does not call over it.
            (Node::Fresh, Next::Call(..)) if legal.len() != self.standing => {
                self.node = Node::End(Lho::HasNotCalled);
                Taken::NoBranch
            }
            (Node::Fresh, Next::Call(Relation::Lho, call)) => {
                self.node = Node::CalledOver(vec![call.clone()]);
                let binds = self.outcome(legal).rectification().cloned().map(Effect::Binds);
                let void = Effect::Status(call.place, CallStatus::Cancelled);
                Taken::Branch([void].into_iter().chain(binds).collect())
            }
            // Another call in place of the bid changes nothing, and its side may not use it.
            (Node::Fresh, Next::Call(Relation::Same, call)) => {
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)])
            }
            (Node::CalledOver(void), Next::Call(_, call))
                if call.by != self.resumes || !removed::goes_on(legal, void, call) =>
            {
                void.push(call.clone());
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)])
            }
            (Node::Fresh, Next::Call(_, call)) if call.by == legal.auction().turn() => {
                self.node = Node::End(Lho::HasNotCalled);
                Taken::ThenTheCall(Vec::new())
            }
            (Node::CalledOver(_), Next::Call(..)) => {
                self.node = Node::End(Lho::HasCalled);
                Taken::ThenTheCall(Vec::new())
            }
            (Node::Fresh | Node::CalledOver(_), Next::Ruled) => {
                self.node = Node::End(self.lho());
                Taken::Branch(Vec::new())
            }
            (Node::Fresh, Next::Call(..))
            | (Node::Fresh | Node::CalledOver(_), Next::Accepts | Next::Declines | Next::LeadFaced)
            | (Node::End(_), _) => Taken::NoBranch,
        }
    }

    /// What opens the case: the bid is cancelled, and both partners must pass.
    pub(super) fn begin(&self, legal: &LegalAuction) -> Vec<Effect> {
        let binds = self.outcome(legal).rectification().cloned().map(Effect::Binds);
        [Effect::Status(self.call.place, CallStatus::Cancelled)].into_iter().chain(binds).collect()
    }

    /// The ruling.
    pub(super) fn outcome(&self, legal: &LegalAuction) -> Outcome {
        outcome(self.edition, self.call.by, &self.call.made, legal, self.lho())
    }

    const fn lho(&self) -> Lho {
        match self.node {
            Node::Fresh => Lho::HasNotCalled,
            Node::CalledOver(_) => Lho::HasCalled,
            Node::End(lho) => lho,
        }
    }

    /// Whether the next call may change the ruling.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.node, Node::Fresh | Node::CalledOver(_))
    }
}

/// Law 38: what follows from a bid above seven.
pub(super) fn outcome(edition: Edition, offender: Seat, call: &MadeCall, legal: &LegalAuction, lho: Lho) -> Outcome {
    let clauses = match (edition, lho) {
        (Edition::Laws2007, Lho::HasNotCalled) => vec![index_2007::L38B, index_2007::L38C],
        (Edition::Laws2007, Lho::HasCalled) => vec![index_2007::L38B, index_2007::L38C, index_2007::L38D],
        (Edition::Laws2017, Lho::HasNotCalled) => vec![index_2017::L38B, index_2017::L38C],
        (Edition::Laws2017, Lho::HasCalled) => vec![index_2017::L38B, index_2017::L38C, index_2017::L38D],
    };
    let lead = match lho {
        Lho::HasNotCalled => removed::law26(edition, offender, call, legal),
        Lho::HasCalled => LeadRuling::default(),
    };
    let mut result = removed::both_pass(edition, clauses, edition.of(index_2007::L38C, index_2017::L38C), lead);
    if lho == Lho::HasCalled {
        result.review.clear();
    }
    Outcome::Rectification(result)
}
