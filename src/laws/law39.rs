//! Law 39: a call after the final pass.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 39A | it is cancelled | [`CallAfterEnd::outcome`] |
//! | 39B | LHO has called, or it is a pass by a defender, or any call of declarer's side: nothing more | [`CallAfterEnd::outcome`] |
//! | 39C | a bid, double or redouble by a defender: 26 may apply | [`CallAfterEnd::outcome`] |

use crate::{
    bridge::{Call, Relation},
    lawbook::{Edition, index_2007, index_2017},
    ruling::Outcome,
};

use super::{
    law16,
    legal::LegalAuction,
    removed,
    tree::{Next, PlacedCall, Taken},
};

/// A call after the final pass.
#[derive(Clone, Debug)]
pub(super) struct CallAfterEnd {
    pub(super) edition: Edition,
    pub(super) call: PlacedCall,
    pub(super) node: Node,
}

/// Where in the tree of Law 39 the record has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// The next call may be LHO's.
    Fresh,
    /// LHO has called over it.
    CalledOver,
    /// Somebody else has called, or the director has ruled.
    End,
}

impl CallAfterEnd {
    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>) -> Taken {
        match (self.node, next) {
            (Node::Fresh, Next::Call(Relation::Lho, _)) => self.node = Node::CalledOver,
            (Node::Fresh, Next::Call(..) | Next::Ruled) => self.node = Node::End,
            (Node::Fresh, Next::Accepts | Next::Declines | Next::LeadFaced) | (Node::CalledOver | Node::End, _) => {}
        }
        Taken::NoBranch
    }

    /// Whether the next call may change the ruling.
    pub(super) const fn is_fresh(&self) -> bool {
        matches!(self.node, Node::Fresh)
    }

    /// The ruling.
    pub(super) fn outcome(&self, legal: &LegalAuction) -> Outcome {
        let contract = legal.auction().contract();
        let defends = contract.is_some_and(|contract| contract.declarer.side() != self.call.by.side());
        if self.call.made.call == Call::Pass || !defends || self.node == Node::CalledOver {
            let clause = match contract {
                Some(_) => self.edition.of(index_2007::L39B, index_2017::L39B),
                None => self.edition.of(index_2007::L39A, index_2017::L39A),
            };
            return Outcome::NoRectification(law16::cancelled(vec![clause]));
        }
        let clause = self.edition.of(index_2007::L39C, index_2017::L39C);
        let lead = removed::law26(self.edition, self.call.by, &self.call.made, legal);
        let mut result = law16::cancelled(vec![clause]);
        result.clauses.extend(lead.clauses);
        result.lead = lead.lead;
        Outcome::Rectification(result)
    }
}
