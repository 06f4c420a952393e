//! How the record walks down the tree of Law 27, and what is certain on the way.

use std::rc::Rc;

use crate::{
    bridge::{Auction, Call, Relation, Seat},
    ruling::{Assumption, Incident, Question, Rectification},
};

use super::{
    super::{
        legal::LegalAuction,
        natural::Interpretation,
        table::Table,
        tree::{self, Director, Effect, Next, PlacedCall, Stage, Transition},
    },
    Ending, InsufficientBid, Node, Replacement,
};

impl InsufficientBid {
    /// Takes the next event as a branch. LHO accepts by any call (27A1).
    ///
    /// # Reading
    /// READING `over-cancelled-double`: 27B3 cancels the double and says nothing of the calls over it. They are cancelled with it, no matter who made them, as
    /// over any call that the Laws remove (36A, 38B), and nobody is an offender for them; nor can one of them be accepted. By 11A
    /// or 29A others let a call stand over which the other side has called.
    pub(in crate::laws) fn take(&mut self, next: Next<'_>, table: &Table, director: &mut Director) -> Transition {
        match (self.node.clone(), next) {
            (Node::LhoChooses, Next::Call(Relation::Same, _)) if self.has_ruled => {
                self.node = Node::OffenderReplaces;
                Transition::ThenTheCall(vec![Effect::withdraws(&self.of.call)])
            }
            (Node::LhoChooses, Next::Ruled) => {
                self.has_ruled = true;
                Transition::Branch(Vec::new())
            }
            (Node::LhoChooses, Next::Call(Relation::Same, call)) => {
                self.is_premature = true;
                self.node = Node::Replaced(call.clone());
                Transition::Branch(Vec::new())
            }
            (Node::LhoChooses, Next::Call(Relation::Lho, _)) => Transition::ThenTheCall(self.accept()),
            (Node::LhoChooses, Next::Accepts) => Transition::Branch(self.accept()),
            (Node::LhoChooses, Next::Declines) => {
                self.node = Node::OffenderReplaces;
                Transition::Branch(vec![Effect::withdraws(&self.of.call)])
            }
            // A call that only the first bid allows was made over it.
            (Node::Replaced(replacement), Next::Call(Relation::Lho, call))
                if self.is_over_the_bid(&replacement, call) =>
            {
                Transition::ThenTheCall(self.accept_first(&replacement))
            }
            (Node::Replaced(replacement), Next::Call(Relation::Lho, _)) => {
                Transition::ThenTheCall(self.replace(&replacement, table, director))
            }
            (Node::Replaced(replacement), Next::Declines) => {
                Transition::Branch(self.replace(&replacement, table, director))
            }
            (Node::Replaced(replacement), Next::Accepts) => Transition::Branch(self.accept_first(&replacement)),
            (Node::LhoChoosesSecond(second), Next::Call(Relation::Lho, _)) => {
                Transition::ThenTheCall(self.accept_second(&second))
            }
            (Node::LhoChoosesSecond(second), Next::Accepts) => Transition::Branch(self.accept_second(&second)),
            (Node::LhoChoosesSecond(second), Next::Declines) => Transition::Branch(self.cancel_attempt(&second)),
            (Node::OffenderReplaces, Next::Call(Relation::Same, call)) => {
                Transition::Branch(self.replace(call, table, director))
            }
            (Node::OffenderReplaces, Next::Call(_, call)) if self.over_the_double => {
                Transition::Branch(vec![Effect::cancels(call)])
            }
            (Node::OffenderReplaces, Next::Ruled) => {
                self.over_the_double = false;
                Transition::Branch(Vec::new())
            }
            (Node::LhoChoosesSecond(second), Next::Call(Relation::Same, call)) => {
                let mut effects = self.cancel_attempt(&second);
                effects.extend(self.replace(call, table, director));
                Transition::Branch(effects)
            }
            // A third call is one in place of the second, which LHO's choice may yet let stand.
            (Node::Replaced(_), Next::Call(Relation::Same, _))
            | (
                Node::LhoChooses | Node::Replaced(_) | Node::LhoChoosesSecond(_),
                Next::Call(Relation::Partner | Relation::Rho, _),
            ) => Transition::Waits,
            (_, Next::Call(..) | Next::Accepts | Next::Declines | Next::LeadFaced | Next::Ruled) => {
                Transition::NoBranch
            }
        }
    }

    /// Offender's partner has called out of rotation, and RHO over that; or RHO has, and the offender over that.
    ///
    /// # Reading
    /// READING `auction-goes-on-before-choice`: the non-offending side has gone on before anybody called the director, so its right is lost (11A), and the bid
    /// stands. No text says so; others let LHO choose still.
    pub(in crate::laws) fn overtaken(&mut self) -> Transition {
        match self.node.clone() {
            Node::LhoChooses => Transition::ThenTheCall(self.accept()),
            Node::LhoChoosesSecond(second) => Transition::ThenTheCall(self.accept_second(&second)),
            Node::Replaced(_) | Node::OffenderReplaces | Node::End(..) => Transition::Waits,
        }
    }

    /// Law 25A: the call in place of the bid was unintended, so the offender has yet to replace it. What binds whom until then, if
    /// this was that call.
    pub(in crate::laws) fn reopened_by(&mut self, call: &PlacedCall) -> Option<Rectification> {
        let Node::End(ending, Some(replacement)) = &self.node else { return None };
        if *ending == Ending::SecondAccepted || replacement.place != call.place {
            return None;
        }
        self.node = Node::OffenderReplaces;
        Some(if self.attempts.is_empty() { Rectification::default() } else { self.certain() })
    }

    /// Law 25: an opponent's last call has been changed since the bid was refused. What replaces the bid is made over the call that
    /// stands now.
    pub(in crate::laws) fn follows_changed_call(&mut self, legal: &LegalAuction) {
        let is_offenders_turn = legal.auction().turn() == self.of.offender() && legal.len() == self.of.before.len();
        let is_changed = legal.auction().calls() != self.of.before.auction().calls();
        if matches!(self.node, Node::OffenderReplaces) && is_offenders_turn && is_changed {
            self.of = Rc::new(self.of.over(legal.clone()));
        }
    }

    fn accept(&mut self) -> Vec<Effect> {
        self.node = Node::End(Ending::Accepted, None);
        vec![Effect::Stands(self.of.call.clone())]
    }

    fn is_over_the_bid(&self, replacement: &PlacedCall, call: &PlacedCall) -> bool {
        let after = |made: &PlacedCall| self.of.before.auction().with(made.by, made.made.call);
        let allows = |auction: Auction| !auction.is_over() && auction.allows(call.by, call.made.call);
        call.made.call != Call::Pass && allows(after(&self.of.call)) && !allows(after(replacement))
    }

    /// Law 27C: LHO accepts the first bid, although it had been replaced. What was put in place of the replacement goes with it.
    fn accept_first(&mut self, replacement: &PlacedCall) -> Vec<Effect> {
        self.node = Node::End(Ending::AcceptedAfterReplacement, None);
        vec![Effect::withdraws(replacement), Effect::WithdrawsWaiting, Effect::Stands(self.of.call.clone())]
    }

    /// Law 27B4.
    fn accept_second(&mut self, second: &PlacedCall) -> Vec<Effect> {
        self.node = Node::End(Ending::SecondAccepted, Some(second.clone()));
        let result = Ending::SecondAccepted.rectification(self, &self.of.before);
        vec![Effect::StandsAsSecond(second.clone()), Effect::Binds(result)]
    }

    /// Law 27B: the offender replaces the bid.
    fn replace(&mut self, replacement: &PlacedCall, table: &Table, director: &mut Director) -> Vec<Effect> {
        let replacement = PlacedCall { made: self.of.as_described(&replacement.made), ..replacement.clone() };
        if self.is_barred(&replacement, table) {
            return self.ruled_elsewhere(replacement);
        }
        let question = Question::Comparable(replacement.made.call);
        let (mut leads_to, mut is_undecided) = self.replacement_of(&replacement.made);
        // 2007 Law 30B2(b): no double is allowed at this turn, whatever it means.
        if replacement.made.call.is_double_or_redouble() && table.force.may_not_double(self.offender()) {
            (leads_to, is_undecided) = (Replacement::Cancelled, false);
        }
        if is_undecided && director.ask(&self.of.call, question, || tree::certain(self.clause_b())) {
            leads_to = Replacement::Stands(self.if_comparable(&replacement.made));
        }
        let mut effects = vec![Effect::withdraws(&self.of.call)];
        match leads_to {
            Replacement::AboveSeven => return self.ruled_elsewhere(replacement),
            Replacement::Insufficient => self.node = Node::LhoChoosesSecond(replacement),
            Replacement::Cancelled => {
                self.over_the_double = true;
                effects.extend(self.cancel_attempt(&replacement));
            }
            Replacement::Stands(ending) => {
                let legal = self.of.before.with(self.offender(), &replacement.made);
                let result = ending.rectification(self, &legal);
                self.node = Node::End(ending, Some(replacement.clone()));
                effects.extend([Effect::Stands(replacement), Effect::Binds(result)]);
            }
        }
        effects
    }

    /// Laws 27B3 and 27B4: the attempted replacement is cancelled, and the offender chooses again.
    fn cancel_attempt(&mut self, attempt: &PlacedCall) -> Vec<Effect> {
        self.attempts.push(self.of.as_described(&attempt.made));
        self.node = Node::OffenderReplaces;
        let result = Ending::AfterAttempt.rectification(self, &self.of.before);
        vec![Effect::cancels(attempt), Effect::Binds(result)]
    }

    /// Law 27C: whether the bid has been replaced before LHO chose, and they still may.
    pub(in crate::laws) const fn is_replaced_too_soon(&self) -> bool {
        matches!(self.node, Node::Replaced(_))
    }

    /// Law 27B4: whether LHO has yet to choose about a second insufficient bid.
    pub(in crate::laws) const fn awaits_second(&self) -> bool {
        matches!(self.node, Node::LhoChoosesSecond(_))
    }

    /// Law 27B3: whether the call in this place is a double of this player's that stands only if the director finds it
    /// comparable. Where they call again, the director cannot have.
    pub(in crate::laws) fn forbids_another_call(&self, by: Seat, last: Option<usize>) -> bool {
        let Node::End(Ending::Comparable(_), Some(double)) = &self.node else { return false };
        let is_it = double.by == by && Some(double.place) == last && double.made.call.is_double_or_redouble();
        is_it && self.replacement_of(&double.made).1
    }

    /// Law 29A: whether the offender's turn is gone, because a call by another player was accepted before they had replaced the bid.
    pub(in crate::laws) fn has_lost_turn(&self, legal: &LegalAuction) -> bool {
        matches!(self.node, Node::OffenderReplaces) && legal.len() > self.of.before.len()
    }

    pub(in crate::laws) fn stage(&self, legal: &LegalAuction) -> Stage {
        match self.node {
            // Where the auction goes back (17D3), it is their turn again.
            Node::OffenderReplaces if self.has_lost_turn(legal) => Stage::NextCallMayMatter,
            Node::LhoChooses | Node::Replaced(_) | Node::LhoChoosesSecond(_) => Stage::LhoChooses { or: None },
            Node::OffenderReplaces => Stage::OffenderChooses,
            Node::End(..) => Stage::Done,
        }
    }

    pub(in crate::laws) fn rule(&self, table: &Table, incident: &mut Incident) {
        incident.attempts = self.attempts.iter().map(|attempt| attempt.call).collect();
        incident.accepted = self.accepted_by_lho();
        incident.replacement = self.replacement();
        incident.result = self.certain();
        incident.assumes = self.assumptions(&table.legal);
        incident.outcome = self.outcome(table);
    }

    /// Whether LHO accepted the bid, or the second one that stands in its place.
    const fn accepted_by_lho(&self) -> Option<bool> {
        match &self.node {
            Node::LhoChooses | Node::Replaced(_) => None,
            Node::End(Ending::Accepted | Ending::AcceptedAfterReplacement | Ending::SecondAccepted, _) => Some(true),
            Node::OffenderReplaces | Node::LhoChoosesSecond(_) | Node::End(..) => Some(false),
        }
    }

    /// The call in place of the bid, if there is one.
    fn replacement(&self) -> Option<Call> {
        match &self.node {
            Node::Replaced(replacement) | Node::End(_, Some(replacement)) => Some(replacement.made.call),
            Node::LhoChooses | Node::OffenderReplaces | Node::LhoChoosesSecond(_) | Node::End(_, None) => None,
        }
    }

    /// What is certain while somebody still has to choose.
    fn certain(&self) -> Rectification {
        if !self.attempts.is_empty() {
            return Ending::AfterAttempt.rectification(self, &self.of.before);
        }
        tree::certain(match self.node {
            Node::LhoChooses => self.clause_a1(),
            Node::Replaced(_) => self.clause_c(),
            Node::LhoChoosesSecond(_) => self.clause_b4(),
            Node::OffenderReplaces | Node::End(..) => self.clause_b(),
        })
    }

    /// What is taken for granted: by the ending, or, while the case is open, by the bid that would be free.
    fn assumptions(&self, legal: &LegalAuction) -> Vec<Assumption> {
        match &self.node {
            Node::End(ending, replacement) => {
                let by_meaning = matches!(ending, Ending::Comparable(_) | Ending::Other);
                let replacement = replacement.as_ref().filter(|_| by_meaning);
                let measured = replacement.and_then(|placed| self.of.measured(&placed.made));
                ending.assumptions(self, legal).into_iter().chain(measured).collect()
            }
            Node::Replaced(replacement) => {
                let legal = self.of.before.with(self.offender(), &self.of.as_described(&replacement.made));
                Ending::Other.assumptions(self, &legal)
            }
            Node::LhoChoosesSecond(_) => natural(self.of.interpretation()).into_iter().collect(),
            Node::OffenderReplaces if self.has_lost_turn(legal) => Ending::TurnLost.assumptions(self, legal),
            Node::LhoChooses | Node::OffenderReplaces => {
                let free = if self.attempts.is_empty() { self.free_bid() } else { None };
                let free = free.and_then(|bid| natural(self.of.instead(&bid)));
                // 2007 Law 26 asks what the bid showed, and the page has to say where that comes from.
                let own = match self.of.edition.lead_depends_on_withdrawn() {
                    true => self.of.interpretation().assumption(),
                    false => natural(self.of.interpretation()),
                };
                own.into_iter().chain(free).collect()
            }
        }
    }
}

/// While the offender chooses, only that a bid is natural can be said without telling what was meant.
fn natural(call: Interpretation<'_>) -> Option<Assumption> {
    call.assumption().filter(|assumption| *assumption == Assumption::Natural(call.made.call))
}
