//! How the record walks down the tree of Law 27, and what is certain on the way.

use crate::{
    bridge::{Call, Relation},
    lawbook::Clause,
    record::MadeCall,
    ruling::{Assumption, CallStatus, Question, Rectification},
};

use super::{
    super::{
        law23,
        legal::LegalAuction,
        tree::{self, Asks, Effect, Next, PlacedCall, Taken},
    },
    Branch, InsufficientBid, Node, Replacement, Timing,
};

impl InsufficientBid {
    /// Takes the next event as a branch. LHO accepts by any call (27A1).
    ///
    /// # Reading
    /// READING: what others called over a double that 27B3 cancels falls with it, as over any call that the Laws remove; nobody
    /// who followed in rotation is an offender.
    pub(in crate::laws) fn take(&mut self, next: Next<'_>, asks: &mut Asks) -> Taken {
        match (self.node.clone(), next) {
            (Node::LhoChooses, Next::Call(Relation::Same, call)) => {
                self.timing = Timing::Premature;
                self.node = Node::Replaced(call.clone());
                Taken::Branch(Vec::new())
            }
            (Node::LhoChooses, Next::Call(Relation::Lho, _)) => Taken::ThenTheCall(self.accepted()),
            (Node::LhoChooses, Next::Accepts) => Taken::Branch(self.accepted()),
            (Node::LhoChooses, Next::Declines) => {
                self.node = Node::OffenderReplaces;
                Taken::Branch(vec![Effect::Status(self.bid.place, CallStatus::Withdrawn)])
            }
            // After a pass that would have ended the auction, a call can only be made over the bid.
            (Node::Replaced(replacement), Next::Call(Relation::Lho, call))
                if self.is_over_the_bid(&replacement, call) =>
            {
                Taken::ThenTheCall(self.first_accepted(&replacement))
            }
            (Node::Replaced(replacement), Next::Call(Relation::Lho, _)) => {
                Taken::ThenTheCall(self.replaces(&replacement, asks))
            }
            (Node::Replaced(replacement), Next::Declines) => Taken::Branch(self.replaces(&replacement, asks)),
            (Node::Replaced(replacement), Next::Accepts) => Taken::Branch(self.first_accepted(&replacement)),
            (Node::LhoChoosesSecond(second), Next::Call(Relation::Lho, _)) => {
                Taken::ThenTheCall(self.second_accepted(&second))
            }
            (Node::LhoChoosesSecond(second), Next::Accepts) => Taken::Branch(self.second_accepted(&second)),
            (Node::LhoChoosesSecond(second), Next::Declines) => Taken::Branch(self.attempt(&second)),
            (Node::OffenderReplaces, Next::Call(Relation::Same, call)) => Taken::Branch(self.replaces(call, asks)),
            (Node::OffenderReplaces, Next::Call(_, call)) if self.over_the_double => {
                Taken::Branch(vec![Effect::Status(call.place, CallStatus::Cancelled)])
            }
            (Node::OffenderReplaces, Next::Ruled) => {
                self.over_the_double = false;
                Taken::Branch(Vec::new())
            }
            // A third bid before LHO has chosen about the second: it takes the place of the second.
            (Node::Replaced(earlier), Next::Call(Relation::Same, call)) => {
                self.node = Node::Replaced(call.clone());
                Taken::Branch(vec![Effect::Status(earlier.place, CallStatus::Withdrawn)])
            }
            (Node::LhoChoosesSecond(second), Next::Call(Relation::Same, call)) => {
                let mut effects = self.attempt(&second);
                effects.extend(self.replaces(call, asks));
                Taken::Branch(effects)
            }
            (
                Node::LhoChooses | Node::Replaced(_) | Node::LhoChoosesSecond(_),
                Next::Call(Relation::Partner | Relation::Rho, _),
            ) => Taken::Waits,
            (_, Next::Call(..) | Next::Accepts | Next::Declines | Next::LeadFaced | Next::Ruled) => Taken::NoBranch,
        }
    }

    /// Offender's partner has called out of rotation, and RHO over that.
    ///
    /// # Reading
    /// READING: the non-offending side has gone on before anybody called the director, so its right is lost (11A), and the bid
    /// stands. No text says so; others let LHO choose still.
    pub(in crate::laws) fn overtaken(&mut self) -> Taken {
        match self.node.clone() {
            Node::LhoChooses => Taken::ThenTheCall(self.accepted()),
            Node::LhoChoosesSecond(second) => Taken::ThenTheCall(self.second_accepted(&second)),
            Node::Replaced(_) | Node::OffenderReplaces | Node::End(..) => Taken::Waits,
        }
    }

    fn accepted(&mut self) -> Vec<Effect> {
        self.node = Node::End(Branch::Accepted, None);
        vec![Effect::Stands(self.bid.clone())]
    }

    fn is_over_the_bid(&self, replacement: &PlacedCall, call: &PlacedCall) -> bool {
        let replaced = self.before.auction().with(replacement.by, replacement.made.call);
        replaced.is_over() && call.made.call != Call::Pass
    }

    /// Law 27C: LHO accepts the first bid, although it had been replaced.
    fn first_accepted(&mut self, replacement: &PlacedCall) -> Vec<Effect> {
        self.node = Node::End(Branch::AcceptedAfterReplacement, None);
        vec![Effect::Status(replacement.place, CallStatus::Withdrawn), Effect::Stands(self.bid.clone())]
    }

    /// Law 27B4.
    fn second_accepted(&mut self, second: &PlacedCall) -> Vec<Effect> {
        self.node = Node::End(Branch::SecondAccepted(second.made.clone()), Some(second.clone()));
        let result = Branch::SecondAccepted(second.made.clone()).rectification(self, &self.before);
        vec![Effect::Stands(second.clone()), Effect::Binds(result)]
    }

    /// Law 27B: the offender replaces the bid.
    fn replaces(&mut self, replacement: &PlacedCall, asks: &mut Asks) -> Vec<Effect> {
        let replacement = PlacedCall { made: self.as_described(&replacement.made), ..replacement.clone() };
        let first = Effect::Status(self.bid.place, CallStatus::Withdrawn);
        let question = Question::Comparable(replacement.made.call);
        let mut leads_to = self.replacement_of(&replacement.made);
        if self.is_undecided(&replacement.made) && asks.ask(self.bid.event, question, || tree::certain(self.clause_b()))
        {
            leads_to = Replacement::Stands(self.if_comparable());
        }
        let mut effects = match leads_to {
            Replacement::Insufficient => {
                self.node = Node::LhoChoosesSecond(replacement);
                Vec::new()
            }
            Replacement::Cancelled => {
                self.over_the_double = true;
                self.attempt(&replacement)
            }
            Replacement::AboveSeven => {
                // Law 38 puts a pass in its place, and that pass replaces the insufficient bid.
                let pass = PlacedCall { made: MadeCall::new(Call::Pass, None), ..replacement.clone() };
                let branch = if self.attempts.is_empty() { Branch::Other } else { Branch::AfterAttempt };
                self.node = Node::End(branch, Some(pass));
                vec![Effect::Rules(replacement)]
            }
            Replacement::Stands(branch) => {
                let result = branch.rectification(self, &self.before.with(self.offender(), &replacement.made));
                self.node = Node::End(branch, Some(replacement.clone()));
                vec![Effect::Stands(replacement), Effect::Binds(result)]
            }
        };
        effects.insert(0, first);
        effects
    }

    /// Laws 27B3 and 27B4: the attempted replacement is cancelled, and the offender chooses again.
    fn attempt(&mut self, attempt: &PlacedCall) -> Vec<Effect> {
        self.attempts.push(self.as_described(&attempt.made));
        self.node = Node::OffenderReplaces;
        let result = Branch::AfterAttempt.rectification(self, &self.before);
        vec![Effect::Status(attempt.place, CallStatus::Cancelled), Effect::Binds(result)]
    }

    /// Law 27B3: the double that stands only if the director finds it comparable.
    pub(in crate::laws) fn hanging_double(&self) -> Option<&PlacedCall> {
        let Node::End(Branch::Comparable(_), Some(replacement)) = &self.node else { return None };
        let is_double = replacement.made.call.is_double_or_redouble();
        Some(replacement).filter(|_| is_double && self.is_undecided(&replacement.made))
    }

    /// Whether LHO accepted the bid, or the second one that stands in its place.
    pub(in crate::laws) const fn accepted_by_lho(&self) -> Option<bool> {
        match &self.node {
            Node::LhoChooses | Node::Replaced(_) => None,
            Node::End(Branch::Accepted | Branch::AcceptedAfterReplacement | Branch::SecondAccepted(_), _) => Some(true),
            Node::OffenderReplaces | Node::LhoChoosesSecond(_) | Node::End(..) => Some(false),
        }
    }

    /// The call in place of the bid, if there is one.
    pub(in crate::laws) fn replacement(&self) -> Option<Call> {
        match &self.node {
            Node::Replaced(replacement) | Node::End(_, Some(replacement)) => Some(replacement.made.call),
            Node::LhoChooses | Node::OffenderReplaces | Node::LhoChoosesSecond(_) | Node::End(_, None) => None,
        }
    }

    /// What is certain while somebody still has to choose.
    pub(in crate::laws) fn certain(&self) -> Rectification {
        if !self.attempts.is_empty() {
            return Branch::AfterAttempt.rectification(self, &self.before);
        }
        let clause: Clause = match self.node {
            Node::LhoChooses => self.clause_a1(),
            Node::Replaced(_) => self.clause_c(),
            Node::LhoChoosesSecond(_) => self.clause_b4(),
            Node::OffenderReplaces | Node::End(..) => self.clause_b(),
        };
        tree::certain(clause)
    }

    /// What is taken for granted: by the branch, or, while the case is open, by the bid that would be free.
    pub(in crate::laws) fn assumptions(&self, legal: &LegalAuction) -> Vec<Assumption> {
        match &self.node {
            Node::End(branch, replacement) => {
                let by_meaning = matches!(branch, Branch::Comparable(_) | Branch::Other);
                let replacement = replacement.as_ref().filter(|_| by_meaning);
                let measured = replacement
                    .and_then(|placed| law23::measured(self.edition, self.yardstick, &self.bid.made, &placed.made));
                // While it is asked whether the replacement is comparable, it is open what it shows.
                let asked = replacement.filter(|placed| self.is_undecided(&placed.made)).map(|placed| placed.made.call);
                let is_open = |assumption: &Assumption| asked.map(Assumption::Conventional) == Some(*assumption);
                let taken = branch.assumptions(self, legal).into_iter().filter(|assumption| !is_open(assumption));
                taken.chain(measured).collect()
            }
            Node::Replaced(replacement) => {
                let legal = self.before.with(self.offender(), &self.as_described(&replacement.made));
                Branch::Other.assumptions(self, &legal)
            }
            Node::LhoChoosesSecond(_) => self.natural(&self.bid.made).into_iter().collect(),
            Node::LhoChooses | Node::OffenderReplaces => {
                let free = if self.attempts.is_empty() { self.free_bid() } else { None };
                std::iter::once(&self.bid.made).chain(&free).filter_map(|made| self.natural(made)).collect()
            }
        }
    }

    /// While the offender chooses, only that a bid is natural can be said without telling what was meant.
    fn natural(&self, made: &MadeCall) -> Option<Assumption> {
        self.called(made).assumption().filter(|assumption| *assumption == Assumption::Natural(made.call))
    }
}
