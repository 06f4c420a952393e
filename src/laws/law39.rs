//! Law 39: a call after the final pass.
//!
//! | clause | says | here |
//! |---|---|---|
//! | 39A | it is cancelled | [`CallAfterEnd::rule`] |
//! | 39B | LHO has called, or it is a pass by a defender, or any call of declarer's side: nothing more | [`CallAfterEnd::rule`] |
//! | 39C | a bid, double or redouble by a defender: 26 may apply | [`CallAfterEnd::rule`] |

use std::rc::Rc;

use crate::{
    bridge::{Call, Relation},
    lawbook::clause_of,
    ruling::{Incident, Outcome},
};

use super::{
    irregularity::Irregularity,
    law16,
    table::Table,
    tree::{Next, Stage, Transition},
};

/// A call after the final pass.
#[derive(Clone, Debug)]
pub(super) struct CallAfterEnd {
    of: Rc<Irregularity>,
    node: Node,
}

/// Where in the tree of Law 39 the record has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    /// LHO has not called, and the director has not ruled.
    Fresh,
    /// LHO has called over it.
    CalledOver,
    /// The director has ruled before LHO called.
    Ruled,
}

impl CallAfterEnd {
    pub(super) const fn new(of: Rc<Irregularity>) -> CallAfterEnd {
        CallAfterEnd { of, node: Node::Fresh }
    }

    /// Takes the next event as a branch.
    pub(super) fn take(&mut self, next: Next<'_>) -> Transition {
        match (self.node, next) {
            (Node::Fresh, Next::Call(Relation::Lho, _)) => self.node = Node::CalledOver,
            (Node::Fresh, Next::Ruled) => self.node = Node::Ruled,
            // 39B asks only whether LHO has called before the director ruled.
            (Node::Fresh, Next::Call(..) | Next::Accepts | Next::Declines | Next::LeadFaced)
            | (Node::CalledOver | Node::Ruled, _) => {}
        }
        Transition::NoBranch
    }

    pub(super) const fn stage(&self) -> Stage {
        match self.node {
            Node::Fresh => Stage::NextCallMayMatter,
            Node::CalledOver | Node::Ruled => Stage::Done,
        }
    }

    pub(super) fn rule(&self, table: &Table, incident: &mut Incident) {
        let (of, contract) = (&self.of, table.auction().contract());
        let defends = contract.is_some_and(|contract| contract.declarer.side() != of.offender().side());
        incident.outcome = if of.made().call == Call::Pass || !defends || self.node == Node::CalledOver {
            let clause = match contract {
                Some(_) => clause_of!(of.edition, L39B),
                None => clause_of!(of.edition, L39A),
            };
            Outcome::NoRectification(law16::cancelled(vec![clause]))
        } else {
            let result = law16::cancelled(vec![clause_of!(of.edition, L39C)]);
            let result = of.lead(&table.legal).added_to(result);
            incident.assumes = of.assumed_for(&result);
            Outcome::Rectification(result)
        };
    }
}
