//! Laws 37 and 38 in place of an insufficient bid: they put a pass there, unless LHO lets the call of a barred player stand.

use std::rc::Rc;

use crate::{
    bridge::Call,
    record::MadeCall,
    ruling::{Question, Rectification},
};

use super::{
    super::{
        table::Table,
        tree::{self, Director, Effect, PlacedCall},
    },
    Ending, InsufficientBid, Node, Replacement,
};

impl InsufficientBid {
    /// Law 37: whether the offender, by an irregularity of partner's since, had to pass. A double that Law 19 does not allow
    /// falls by 27B3 all the same.
    pub(super) fn is_barred(&self, replacement: &PlacedCall, table: &Table) -> bool {
        let call = replacement.made.call;
        let is_double_by_law = !call.is_double_or_redouble() || self.of.before.auction().allows(self.offender(), call);
        call != Call::Pass && is_double_by_law && table.force.must_pass(self.offender())
    }

    /// Laws 37 and 38 rule on the replacement. They put a pass in its place, and that pass replaces the insufficient bid.
    pub(super) fn ruled_elsewhere(&mut self, replacement: PlacedCall) -> Vec<Effect> {
        let pass = PlacedCall { made: Rc::new(MadeCall::new(Call::Pass, None)), ..replacement.clone() };
        self.node = Node::End(self.other_ending(), Some(pass));
        vec![Effect::withdraws(&self.of.call), Effect::Rules(replacement)]
    }

    /// Law 37A: whether this call, in whose place a pass was put, is the replacement.
    pub(in crate::laws) fn is_replaced_by(&self, call: &PlacedCall) -> bool {
        let Node::End(_, Some(pass)) = &self.node else { return false };
        pass.place == call.place && pass.made.call != call.made.call
    }

    /// Law 37A: the replacement stands, as LHO has called over it, and costs what it costs by Law 27.
    pub(in crate::laws) fn stands_after_all(&mut self, call: &PlacedCall, director: &mut Director) -> Rectification {
        let question = Question::Comparable(call.made.call);
        let (leads_to, is_undecided) = self.replacement_of(&call.made);
        let is_comparable = is_undecided && director.ask(&self.of.call, question, || tree::certain(self.clause_b()));
        let ending = match leads_to {
            _ if is_comparable => self.if_comparable(&call.made),
            Replacement::Stands(ending) => ending,
            Replacement::Insufficient => Ending::SecondAccepted,
            Replacement::Cancelled | Replacement::AboveSeven => Ending::AfterAttempt,
        };
        self.node = Node::End(ending, Some(call.clone()));
        ending.rectification(self, &self.of.before.with(self.offender(), &call.made))
    }
}
