//! How the record walks down the tree of Laws 28 to 32, and what is certain on the way.

use std::rc::Rc;

use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::Law29,
    record::MadeCall,
    ruling::{Assumption, Incident, Kind, Question, Rectification},
};

use super::{
    super::{
        law16,
        legal::LegalAuction,
        rotation::{Consequence, OffendersCall},
        table::Table,
        tree::{self, Director, Effect, Next, PlacedCall, Stage, Transition},
    },
    CallKind, CallOutOfRotation, Node,
};

impl CallOutOfRotation {
    /// Takes the next event as a branch, before LHO has chosen.
    ///
    /// # Reading
    /// READING `partner-calls-first`: partner, whose turn it was, may call before LHO chooses: no clause cancels that call, and in 2007 the duty to
    /// pass begins only with the ruling. Once the next opponent has followed in rotation, that opponent is a player whose
    /// turn it was and who called before the ruling (28B), so nothing is left of 29A. Some directors go on with 30 to 32.
    /// Where LHO calls instead, the director finds out over which of the two calls.
    pub(in crate::laws) fn take(&mut self, next: Next<'_>, director: &mut Director) -> Transition {
        if self.node != Node::LhoChooses {
            return Transition::NoBranch;
        }
        match (next, self.rotation.turn_of) {
            (Next::Accepts, _) => Transition::Branch(self.accept()),
            (Next::Declines, _) => Transition::Branch(self.decline()),
            (Next::Call(Relation::Lho, call), Relation::Lho) => {
                if self.is_over_it(call) {
                    return Transition::ThenTheCall(self.accept());
                }
                let clause = if self.has_ruled { self.clause_29b() } else { self.clause_28b() };
                let question = Question::WhichLaw(self.of().made().call, clause, self.clause_29a());
                let called_in_turn = director.ask(&self.of().call, question, || self.certain());
                Transition::ThenTheCall(if called_in_turn { self.called_in_turn() } else { self.accept() })
            }
            (Next::Call(Relation::Lho, call), _) => {
                match self.partners_call.clone().filter(|_| self.second.is_none()) {
                    Some(partners) if self.is_over_partners(call, &partners, director) => {
                        Transition::ThenTheCall(self.decline())
                    }
                    Some(_) | None => Transition::ThenTheCall(self.called_over(director)),
                }
            }
            (Next::Call(Relation::Rho, _), Relation::Rho) => Transition::ThenTheCall(self.called_in_turn()),
            (Next::Call(Relation::Rho, _), Relation::Partner) if self.partners_call.is_some() => {
                Transition::ThenTheCall(self.called_in_turn())
            }
            (Next::Call(Relation::Partner, _), Relation::Partner) if self.has_ruled && self.partners_call.is_none() => {
                Transition::ThenTheCall(self.decline())
            }
            (Next::Call(Relation::Partner, call), Relation::Partner) if self.partners_call.is_none() => {
                self.partners_call = Some(call.clone());
                Transition::Branch(Vec::new())
            }
            (Next::Call(Relation::Same, call), _) => {
                self.second = Some(call.clone());
                Transition::Branch(vec![Effect::withdraws(call)])
            }
            (Next::Call(Relation::Partner | Relation::Rho, _), _) => Transition::Waits,
            (Next::Ruled, _) => {
                self.has_ruled = true;
                Transition::Branch(Vec::new())
            }
            (Next::LeadFaced, _) => Transition::NoBranch,
        }
    }

    pub(in crate::laws) fn stage(&self) -> Stage {
        match self.node {
            Node::LhoChooses => Stage::LhoChooses { or: self.may_call_in_place_of_lho() },
            Node::Waits | Node::RhoActed | Node::MustRepeat => Stage::NextCallMayMatter,
            Node::Accepted
            | Node::SecondAccepted
            | Node::NotMade
            | Node::MustPass
            | Node::End(..)
            | Node::Repeated(_)
            | Node::NotRepeated => Stage::Done,
        }
    }

    /// Whether partner, whose turn it was, has called before LHO chose.
    pub(in crate::laws) const fn has_partner_called(&self) -> bool {
        self.partners_call.is_some()
    }

    /// Law 25B1: another call that the offender has made, while LHO may still call over it.
    pub(in crate::laws) fn open_second(&self) -> Option<&PlacedCall> {
        let is_another = |second: &&PlacedCall| second.made.call != self.of().made().call;
        self.second.as_ref().filter(is_another).filter(|_| self.node == Node::LhoChooses)
    }

    /// Laws 25B1, 28B and 29: whether only the call that LHO makes tells whether they called over this one.
    pub(in crate::laws) fn hangs_on_lhos_call(&self) -> bool {
        self.open_second().is_some() || self.partners_call.is_some() || self.rotation.turn_of == Relation::Lho
    }

    /// The player whose turn it was, and after partner the one who follows in rotation.
    fn may_call_in_place_of_lho(&self) -> Option<Seat> {
        match (self.rotation.turn_of, &self.partners_call) {
            (Relation::Lho, _) => None,
            (Relation::Rho | Relation::Partner | Relation::Same, None) => Some(self.of().before.auction().turn()),
            (Relation::Rho | Relation::Partner | Relation::Same, Some(_)) => Some(self.of().offender().rho()),
        }
    }

    /// Whether LHO can have called over this call only: a double of it.
    fn is_over_it(&self, call: &PlacedCall) -> bool {
        let (before, made) = (self.of().before.auction(), call.made.call);
        let accepted = before.with(self.of().offender(), self.of().made().call);
        made.is_double_or_redouble() && accepted.allows(call.by, made) && !before.allows(call.by, made)
    }

    /// Laws 29A and 29B: LHO calls, and partner has called in turn since. Whether LHO called over partner's call, and so let this one go.
    fn is_over_partners(&self, call: &PlacedCall, partners: &PlacedCall, director: &mut Director) -> bool {
        let over = |one: &PlacedCall| self.of().before.auction().with(one.by, one.made.call);
        let allows = |one: &PlacedCall| over(one).allows(call.by, call.made.call) && !over(one).is_over();
        match (allows(partners), allows(&self.of().call)) {
            (true, false) => true,
            (false, true) => false,
            (true, true) | (false, false) => {
                let question = Question::WhichLaw(partners.made.call, self.clause_29b(), self.clause_29a());
                director.ask(&self.of().call, question, || self.certain())
            }
        }
    }

    /// LHO calls. Over which of two calls, the director asks (25B1).
    fn called_over(&mut self, director: &mut Director) -> Vec<Effect> {
        let Some(second) = self.open_second().cloned() else { return self.accept() };
        let question = Question::WhichLaw(second.made.call, self.clause_25b1(), self.clause_29a());
        if !director.ask(&self.of().call, question, || self.certain()) {
            return self.accept();
        }
        self.node = Node::SecondAccepted;
        vec![Effect::withdraws(&self.of().call), Effect::Stands(second)]
    }

    /// Law 29A: the call stands. Partner, whose turn it may have been, has lost it.
    fn accept(&mut self) -> Vec<Effect> {
        self.node = Node::Accepted;
        let lost = self.partners_call.iter().map(Effect::cancels);
        lost.chain([Effect::Stands(self.of().call.clone())]).collect()
    }

    /// Law 29A: RHO has called out of rotation, and the offender over that, as RHO's LHO: the table has gone on, and the call stands (11A).
    pub(in crate::laws) fn overtaken(&mut self) -> Transition {
        if self.node == Node::LhoChooses { Transition::ThenTheCall(self.accept()) } else { Transition::NoBranch }
    }

    /// Law 28B: an opponent whose turn it was has called. Once the director has ruled, that tells that LHO declined (29B).
    fn called_in_turn(&mut self) -> Vec<Effect> {
        if self.has_ruled { self.decline() } else { self.count_as_not_made() }
    }

    /// Law 28B.
    fn count_as_not_made(&mut self) -> Vec<Effect> {
        self.node = Node::NotMade;
        self.goes_back().collect()
    }

    /// Law 29B: LHO says that they do not accept; the auction goes back to the player whose turn it was.
    fn decline(&mut self) -> Vec<Effect> {
        let (node, result) = match self.consequence() {
            Consequence::OffenderPasses(result) => (Node::MustPass, Some(result)),
            Consequence::OffenderFree(result) => (Node::Waits, Some(result)),
            Consequence::DependsOnRho => (Node::Waits, None),
        };
        self.node = node;
        // In 2007 partner has to pass from now on: what was called before is not made under that duty.
        self.goes_back().chain(result.map(Effect::Binds)).collect()
    }

    fn goes_back(&self) -> impl Iterator<Item = Effect> {
        let partners = self.partners_call.clone().map(Effect::RulesInOrder);
        [Effect::cancels(&self.of().call)].into_iter().chain(partners)
    }

    /// Law 29B: whether LHO did not accept it.
    pub(in crate::laws) fn is_refused(&self) -> bool {
        matches!(self.node, Node::Waits | Node::MustPass | Node::MustRepeat)
    }

    /// Laws 30 to 32: a call that stands, at the offender's turn or at RHO's, may be a branch.
    ///
    /// # Reading
    /// READING `turn-gone-before-repeating`: where the offender loses the turn at which they had to repeat the call (29A), nothing is left to repeat. No text
    /// says whether 31A2 applies at their next turn; here nothing does, and the call stays unauthorised for their side.
    ///
    /// `is_superseded`: another call of the offender was refused at the same turn since, and that is the one to repeat; or they
    /// have to pass.
    pub(in crate::laws) fn call_stands(
        &mut self,
        call: &PlacedCall,
        legal: &LegalAuction,
        is_superseded: bool,
        director: &mut Director,
    ) -> Option<Effect> {
        let made = &call.made;
        let result = match (&self.node, self.of().offender().relation_of(call.by)) {
            (Node::Waits, _) if self.has_rho_lost_turn(legal) => return None,
            (Node::Waits | Node::RhoActed, Relation::Same) => {
                let made = self.of().as_described(made);
                let kind = match self.kind_of(&made, legal) {
                    CallKind::Certain(kind) => kind,
                    CallKind::Open { question, if_yes } => {
                        let is = director.ask(&self.of().call, question, || self.certain());
                        if is { if_yes } else { OffendersCall::Other }
                    }
                };
                self.node = Node::End(kind, made);
                self.end(kind, legal)
            }
            (Node::Waits | Node::RhoActed | Node::MustRepeat, Relation::Rho) if self.is_at_rhos_turn(legal) => {
                match made.call {
                    Call::Pass if is_superseded => self.node = Node::NotRepeated,
                    Call::Pass => {
                        self.node = Node::MustRepeat;
                        let result = self.end(OffendersCall::Repeated, legal);
                        return result.rectification().cloned().map(Effect::Binds);
                    }
                    Call::Double | Call::Redouble | Call::Bid(_) => self.node = Node::RhoActed,
                }
                return Some(Effect::Frees);
            }
            (Node::MustRepeat, by) => {
                let is_repeated = by == Relation::Same && made.call == self.of().made().call;
                self.node = if is_repeated { Node::Repeated(call.place) } else { Node::NotRepeated };
                return Some(Effect::Frees);
            }
            _ => return None,
        };
        result.rectification().cloned().map(Effect::Binds)
    }

    pub(in crate::laws) fn rule(&self, table: &Table, incident: &mut Incident) {
        if self.node == Node::NotMade {
            incident.kind = Kind::ConsideredInRotation;
        }
        incident.accepted = self.accepted_by_lho();
        incident.replacement = self.replacement();
        incident.result = self.certain();
        incident.assumes = self.assumptions(&table.legal);
        incident.outcome = self.outcome(table);
    }

    fn accepted_by_lho(&self) -> Option<bool> {
        match self.node {
            Node::LhoChooses | Node::NotMade => None,
            Node::Accepted | Node::SecondAccepted => Some(true),
            Node::MustPass
            | Node::Waits
            | Node::MustRepeat
            | Node::RhoActed
            | Node::End(..)
            | Node::Repeated(_)
            | Node::NotRepeated => Some(false),
        }
    }

    /// The call in its place.
    fn replacement(&self) -> Option<Call> {
        if let Node::End(_, made) = &self.node {
            return Some(made.call);
        }
        self.second.as_ref().filter(|_| self.node == Node::SecondAccepted).map(|second| second.made.call)
    }

    /// What is certain while somebody still has to choose.
    pub(super) fn certain(&self) -> Rectification {
        match (&self.node, self.consequence()) {
            (Node::LhoChooses | Node::Accepted | Node::NotMade, _) => tree::certain(self.clause_29a()),
            (Node::SecondAccepted, _) => law16::cancelled(vec![self.clause_25b1(), self.clause_29a()]),
            (Node::NotRepeated, _) => self.not_repeated(),
            (_, Consequence::OffenderFree(result) | Consequence::OffenderPasses(result)) => result,
            (_, Consequence::DependsOnRho) => tree::certain(self.clause_29b()),
        }
    }

    /// Laws 31A1 and 32: the call was not repeated: the auction ended before, or another call was made in its place.
    ///
    /// # Reading
    /// READING `repeat-or-pass` (2007): an offender who has to pass by then, because partner's call out of turn was declined (30B2, 31B, 32A), passes, and
    /// does not repeat the call first.
    pub(super) fn not_repeated(&self) -> Rectification {
        let end = self.end(OffendersCall::Repeated, &self.of().before);
        law16::cancelled(end.rectification().map(|result| result.clauses.clone()).unwrap_or_default())
    }

    /// What is taken for granted.
    fn assumptions(&self, legal: &LegalAuction) -> Vec<Assumption> {
        let made = self.of().made();
        let own = if self.rotation.rho_may_pass {
            self.of().interpretation().assumption()
        } else {
            made.is_assumed_natural().then_some(Assumption::Natural(made.call))
        };
        let mut assumed = Vec::new();
        if !matches!(self.node, Node::Accepted | Node::NotMade) {
            assumed.extend(self.rotation.takes_for_artificial());
        }
        match &self.node {
            Node::End(OffendersCall::Comparable(_), by) if by.call == made.call && by.hands().is_none() => {
                assumed.extend(own.filter(|assumption| matches!(assumption, Assumption::Natural(_))));
            }
            Node::End(OffendersCall::Comparable(_), by) => assumed.extend(self.measured(by)),
            // The director knows what the two show.
            Node::End(OffendersCall::HeldToRepeat(_), _) => {
                assumed.extend(own.filter(|assumption| matches!(assumption, Assumption::Natural(_))));
            }
            Node::End(_, by) => {
                let is_about_it = |one: &Assumption| one.is_by_agreement() && one.call() == by.call;
                let is_asked = self.asks_what_it_shows(by, legal);
                let others = legal.assumed_of(self.of().offender()).filter(|other| Some(*other) != own);
                assumed.extend(own);
                assumed.extend(others.filter(|other| !(is_asked && is_about_it(other))));
                assumed.extend(self.measured(by));
            }
            Node::Waits if self.has_rho_lost_turn(legal) => {}
            Node::LhoChooses | Node::Waits | Node::RhoActed => {
                assumed.extend(own.filter(|_| self.rotation.is_rhos_turn() || self.rotation.is_bid()));
            }
            Node::Accepted
            | Node::SecondAccepted
            | Node::NotMade
            | Node::MustPass
            | Node::MustRepeat
            | Node::Repeated(_)
            | Node::NotRepeated => {}
        }
        assumed
    }

    /// 2007 Law 31A2: whether the director has to find out what this call of the offender shows, so that nothing is taken for granted.
    fn asks_what_it_shows(&self, made: &MadeCall, legal: &LegalAuction) -> bool {
        let (since, offender) = (self.of().before.len(), self.of().offender());
        let place = legal.calls().iter().enumerate().skip(since).find(|(_, (by, _))| *by == offender);
        let Some((place, _)) = place else { return false };
        let mut with_it = legal.clone();
        with_it.truncate(place + 1);
        matches!(self.kind_of(made, &with_it), CallKind::Open { question: Question::WhichLaw(..), .. })
    }

    /// 2017 Law 23A1. The Laws of 2007 do not ask here whether calls are comparable.
    fn measured(&self, replacement: &Rc<MadeCall>) -> Option<Assumption> {
        match self.of().edition.law29() {
            Law29::Of2007 => None,
            Law29::Of2017 => self.of().measured(replacement),
        }
    }
}
