//! Law 25B: a player changes a call that they had intended.

use std::rc::Rc;

use crate::{
    bridge::Relation,
    lawbook::{Clause, Law25, clause_of, index_2007, index_2017},
    record::MadeCall,
    ruling::{
        Action, CallStatus, Choice, DirectorsOption, Incident, Kind, Outcome, PlayersOption, Question, Rectification,
    },
};

use super::{
    super::{
        irregularity::Irregularity,
        law16,
        law23::{self, Comparability},
        law26,
        legal::LegalAuction,
        natural::Interpretation,
        table::Table,
        tree::{self, Director, Effect, Next, PlacedCall, Stage, Transition},
    },
    UnintendedCall, unintended,
};

/// Law 25B: a player changes a call that they had intended.
#[derive(Clone, Debug)]
pub(in crate::laws) struct ChangedCall {
    /// The second call.
    of: Rc<Irregularity>,
    first: PlacedCall,
    /// The legal auction up to the first call.
    before: LegalAuction,
    /// LHO's call over the first call, if LHO had called when the call was changed.
    over_first: Option<PlacedCall>,
    node: Node,
    /// Laws 36 and 38: the second call is one that nobody can accept.
    is_inadmissible: bool,
    /// 2007 Law 25A2, 2017 Law 25A4: partner had called, so that an unintended first call could not be put right.
    is_late: bool,
}

/// Where in the tree of Law 25B the record has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    /// LHO has yet to choose.
    LhoChooses,
    /// 25B1: the second call stands.
    Accepted,
    /// 25B2: the first call stands.
    Declined,
    /// Another call has taken the place of the second, which is cancelled.
    ChangedAgain,
}

impl ChangedCall {
    /// Another call by the player who called last, or, with LHO's call over the first, last but one.
    pub(in crate::laws) fn new(table: &Table, second: &PlacedCall, also: Option<Kind>) -> Option<ChangedCall> {
        let first = table.last_of(second.by)?;
        let before = table.legal_before(first.place);
        let over_first = table.last_standing().filter(|over| over.by == second.by.lho());
        let of = Irregularity::new(table, second);
        let is_inadmissible = matches!(also, Some(Kind::InadmissibleDouble | Kind::BidAboveSeven));
        Some(ChangedCall { of, first, before, over_first, node: Node::LhoChooses, is_inadmissible, is_late: false })
    }

    /// Law 25A: the ruling if the first call was unintended after all, and what that does to the table. The director finds
    /// that out first, unless partner has called since and it matters no more.
    pub(in crate::laws) fn as_unintended(
        &self,
        table: &Table,
        director: &mut Director,
    ) -> Option<(UnintendedCall, Vec<Effect>)> {
        let is_said = self.first.made.facts.unintended.is_some();
        let question = Question::Unintended(self.first.made.call);
        let certain = || tree::certain(unintended(self.of.edition));
        let is_settled =
            is_said || self.is_same_call() || table.has_called_since(self.of.offender().partner(), self.first.place);
        if is_settled || !director.ask(&self.of.call, question, certain) {
            return None;
        }
        let again = [Effect::NeverMade(self.first.clone()), Effect::Rules(self.of.call.clone())];
        let effects = self.takes_out_first().chain(again).collect();
        let first = self.before.auction().with(self.of.offender(), self.first.made.call);
        // A pass that the Laws have put there is not LHO's to take back.
        let over = self.over_first.clone().filter(|over| over.event.is_some());
        Some((UnintendedCall::found_afterwards(Rc::clone(&self.of), first, over), effects))
    }

    /// What opens the case.
    ///
    /// # Reading
    /// READING `change-to-inadmissible`: 25B comes before 36 and 38, which rule on a call that the player may not make at all. Here the first call is
    /// legal, and the second, which nobody can accept, is cancelled (25B2); partner is not silenced.
    pub(in crate::laws) fn begin(&mut self) -> Vec<Effect> {
        if self.is_inadmissible || self.is_same_call() {
            return self.decline();
        }
        vec![Effect::Status(self.first.place, CallStatus::Pending)]
    }

    /// Takes the next event as a branch.
    ///
    /// # Reading
    /// READING `change-calls-again`: a third call takes the place of the second, which is cancelled, so that LHO chooses between the first call and the
    /// last. A player who changes again had not meant the second call all along, so nobody asks any more whether it was the intended one.
    ///
    /// READING `change-over-the-first`: 25B1 speaks of a call that LHO makes over the second on purpose. A call that only the first allows was made over the
    /// first; any other is taken to be over the second, as it came after it.
    pub(in crate::laws) fn take(&mut self, next: Next<'_>) -> Transition {
        if self.node != Node::LhoChooses {
            return Transition::NoBranch;
        }
        match next {
            Next::Accepts => Transition::Branch(self.accept()),
            Next::Declines => Transition::Branch(self.decline()),
            Next::Call(Relation::Lho, call) if self.is_over_the_first(call) => Transition::ThenTheCall(self.decline()),
            Next::Call(Relation::Lho, _) => Transition::ThenTheCall(self.accept()),
            // The player goes back to the first call, which stands.
            Next::Call(Relation::Same, call) if call.made.call == self.first.made.call => {
                let back = Effect::cancels(call);
                Transition::Branch(self.decline().into_iter().chain([back]).collect())
            }
            Next::Call(Relation::Same, _) => {
                self.node = Node::ChangedAgain;
                Transition::ThenTheCall(vec![
                    Effect::Status(self.first.place, CallStatus::Stands),
                    Effect::cancels(&self.of.call),
                ])
            }
            Next::Call(Relation::Partner, _) if self.over_first.is_some() => Transition::ThenTheCall(self.decline()),
            Next::Call(Relation::Partner | Relation::Rho, _) => Transition::Waits,
            Next::LeadFaced | Next::Ruled => Transition::NoBranch,
        }
    }

    /// Whether LHO can have made this call over the first call only.
    fn is_over_the_first(&self, over: &PlacedCall) -> bool {
        let allows = |call| {
            let auction = self.before.auction().with(self.of.offender(), call);
            !auction.is_over() && auction.allows(over.by, over.made.call)
        };
        self.over_first.is_none() && allows(self.first.made.call) && !allows(self.of.made().call)
    }

    pub(in crate::laws) fn stage(&self) -> Stage {
        match self.node {
            // Partner's turn has come where LHO has called over the first call.
            Node::LhoChooses => {
                Stage::LhoChooses { or: self.over_first.as_ref().map(|_| self.of.offender().partner()) }
            }
            Node::Accepted | Node::Declined | Node::ChangedAgain => Stage::Done,
        }
    }

    /// Law 25B1: the first call is withdrawn, with what LHO called over it.
    fn accept(&mut self) -> Vec<Effect> {
        self.node = Node::Accepted;
        self.takes_out_first().chain([Effect::Stands(self.of.call.clone())]).collect()
    }

    fn takes_out_first(&self) -> impl Iterator<Item = Effect> {
        let withdrawn = self.over_first.iter().chain([&self.first]);
        withdrawn.flat_map(|call| [Effect::TakesOutLast, Effect::withdraws(call)])
    }

    /// Law 25B2, once partner has called after the first call: LHO is offered nothing. Whether the first was unintended.
    pub(in crate::laws) fn come_too_late(&mut self, is_slip: bool) -> Vec<Effect> {
        self.is_late = is_slip;
        self.decline()
    }

    /// Law 25B2: the second call is cancelled, and the first stands.
    fn decline(&mut self) -> Vec<Effect> {
        self.node = Node::Declined;
        vec![Effect::Status(self.first.place, CallStatus::Stands), Effect::cancels(&self.of.call)]
    }

    pub(in crate::laws) fn rule(&self, table: &Table, incident: &mut Incident) {
        let (clause, accepted, outcome) = match self.node {
            Node::LhoChooses => (self.clause_b1(), None, self.lho_chooses()),
            Node::Accepted => (self.clause_b1(), Some(true), self.second_stands(&table.legal)),
            Node::Declined => {
                let refused = (!self.is_inadmissible && !self.is_same_call()).then_some(false);
                (self.clause_b2(), refused, self.first_stands(&table.legal))
            }
            // What the lead may cost is told with the last change.
            Node::ChangedAgain => {
                let gone = law16::cancelled(vec![self.clause_b3()]);
                (self.clause_b3(), Some(false), Outcome::NoRectification(gone))
            }
        };
        incident.result = tree::certain(clause);
        incident.accepted = accepted;
        incident.outcome = outcome;
        // Of an insufficient bid Law 27 asks what it shows.
        if self.node == Node::LhoChooses && incident.also.is_none() {
            law26::assume_what_spares(incident, &self.before.with(self.of.offender(), &self.of.call.made));
        }
    }

    fn lho_chooses(&self) -> Outcome {
        let offender = self.of.offender();
        let with = |made| self.before.with(offender, made);
        Outcome::PlayersOption(PlayersOption {
            chooser: offender.lho(),
            clause: self.clause_b1(),
            choices: vec![
                Choice { action: Action::Accept, then: self.second_stands(&with(&self.of.call.made)) },
                Choice { action: Action::Decline, then: self.first_stands(&with(&self.first.made)) },
            ],
        })
    }

    /// 2007 Law 30B3 and the note to 31, 2017 Laws 30B2, 31C and 32C: the same call once more, which changes nothing. The first
    /// stands, there is nothing to accept, and partner learns nothing new.
    fn is_same_call(&self) -> bool {
        self.first.made.call == self.of.made().call
    }

    /// Law 25B2: the second call is cancelled. The first replaces nothing, so whether they are comparable is no question.
    fn first_stands(&self, legal: &LegalAuction) -> Outcome {
        if self.is_same_call() {
            return Outcome::NoRectification(law16::stands(vec![self.clause_b2()]));
        }
        let late = self.is_late.then(|| self.of.clause(index_2007::L25A2, index_2017::L25A4));
        self.with_lead(late.into_iter().chain([self.clause_b2()]), self.of.made(), legal)
    }

    /// Law 25B1: the second call stands; 2017: a comparable one leaves partner's lead free (26A).
    ///
    /// # Reading
    /// READING `comparable-change-information` (2017): 25B3 sends to 16C, 26A switches 16C off for a comparable call. Partner is not barred here, so the
    /// withdrawn call counts as unauthorised.
    fn second_stands(&self, legal: &LegalAuction) -> Outcome {
        let restricted = self.with_lead([self.clause_b1()], &self.first.made, legal);
        match self.of.edition.law25() {
            Law25::Of2007 => restricted,
            Law25::Of2017 => match self.comparability() {
                Comparability::NotComparable => restricted,
                Comparability::Comparable(ground) => self.comparable(ground),
                // Nothing depends on it: partner does not lead, is dummy, or nobody plays.
                Comparability::Undecided if !self.of.may_defend(legal) => restricted,
                Comparability::Undecided => Outcome::DirectorsOption(DirectorsOption {
                    question: Question::Comparable(self.of.made().call),
                    if_yes: Box::new(self.comparable(Some(self.of.edition.own(index_2017::L23A)))),
                    if_no: Box::new(restricted),
                }),
            },
        }
    }

    fn comparability(&self) -> Comparability {
        let (first, second) = (self.interpretation(&self.first.made), self.interpretation(self.of.made()));
        law23::comparability(self.of.edition, self.of.yardstick, first, second)
    }

    /// One of the two calls, made after the legal auction up to the first.
    fn interpretation<'a>(&self, made: &'a MadeCall) -> Interpretation<'a> {
        self.of.after(made, self.before.calls())
    }

    /// 2017 Law 26A: the call that stands is comparable, so the lead is free; 23C may bring an adjustment.
    fn comparable(&self, ground: Option<Clause>) -> Outcome {
        let clauses = [self.clause_b1()].into_iter().chain(ground).chain([self.clause_b3()]).collect();
        Outcome::NoRectification(Rectification {
            review: vec![self.of.edition.own(index_2017::L23C)],
            ..law16::cancelled(clauses)
        })
    }

    /// Laws 25B3 and 16, and Law 26 by its own terms, for the call that does not stand.
    fn with_lead(
        &self,
        clauses: impl IntoIterator<Item = Clause>,
        withdrawn: &MadeCall,
        legal: &LegalAuction,
    ) -> Outcome {
        let offender = self.of.offender();
        let specified = legal.specified_by(offender);
        let lead = law26::restriction(self.of.edition, offender, [self.interpretation(withdrawn).shows()], specified);
        let mut result = lead.added_to(law16::cancelled(clauses.into_iter().collect()));
        result.clauses.push(self.clause_b3());
        match result.lead {
            Some(_) => Outcome::Rectification(result),
            None => Outcome::NoRectification(result),
        }
    }

    fn clause_b1(&self) -> Clause {
        clause_of!(self.of.edition, L25B1)
    }

    fn clause_b2(&self) -> Clause {
        clause_of!(self.of.edition, L25B2)
    }
    /// The call that does not stand: Law 16.
    fn clause_b3(&self) -> Clause {
        clause_of!(self.of.edition, L25B3)
    }
}
