//! How the record walks down the tree of a law: the next event as the law sees it, and what taking a branch does to the
//! table. Seats are relative to the offender, as in the book.

use std::rc::Rc;

use crate::{
    bridge::{Relation, Seat},
    lawbook::Clause,
    record::MadeCall,
    ruling::{CallStatus, DirectorsOption, Incident, Kind, Outcome, Question, Rectification},
};

/// The next event, as the law of an open irregularity sees it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next<'a> {
    /// LHO says that they accept.
    Accepts,
    /// LHO says that they do not.
    Declines,
    /// Somebody calls.
    Call(Relation, &'a PlacedCall),
    /// Law 22B: the opening lead is faced.
    LeadFaced,
    /// The director has ruled.
    Ruled,
}

/// What the next event is to one law.
#[derive(Clone, Debug)]
pub(super) enum Transition {
    /// It is not a branch of this tree.
    NoBranch,
    /// It is a branch, and no more than that.
    Branch(Vec<Effect>),
    /// It is a branch, and the call itself is then ruled on as any other.
    ThenTheCall(Vec<Effect>),
    /// The call waits until LHO has chosen: before that nobody can say what it was made over.
    Waits,
}

/// What a law waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// LHO has to choose before the auction goes on. They choose by a call too; somebody else may have called in their place.
    LhoChooses { or: Option<Seat> },
    /// The offender has to call before the auction goes on.
    OffenderChooses,
    /// The auction goes on, and the next call or event may still be a branch.
    NextCallMayMatter,
    /// No event is a branch any more.
    Done,
}

/// What taking a branch does to the table.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    /// The call joins the legal auction.
    Stands(PlacedCall),
    /// Law 27B4: the same of an insufficient bid in place of another.
    StandsAsSecond(PlacedCall),
    /// The call in this place has another status now.
    Status(usize, CallStatus),
    /// The last call of the legal auction does not stand after all.
    TakesOutLast,
    /// The rectification binds its players from now on, and no longer what the irregularity brought before.
    Binds(Rectification),
    /// Nobody is bound by the irregularity any more.
    Frees,
    /// Law 25A: this call, which was the last of the legal auction and is taken out, was never made: what it was in place of is
    /// still to be replaced.
    NeverMade(PlacedCall),
    /// A call is ruled on now, in the light of what was chosen.
    Rules(PlacedCall),
    /// The same, as if the irregularity bound nobody yet.
    RulesUnbound(PlacedCall),
    /// A call is ruled on now, after the calls that wait and were made before it.
    RulesInOrder(PlacedCall),
    /// The offender's calls that wait are withdrawn.
    WithdrawsWaiting,
    /// Laws 37 and 38: the pass that the Laws had put in place of the call in this place is taken out again.
    NoSubstitute(usize),
    /// Laws 37 and 38: the call is the pass that the Laws have put there already.
    IsSubstitute(PlacedCall),
    /// 2017 Law 36C: the turn of the call in this place counts as a pass, although no pass is shown.
    CountsAsPass(usize),
    /// 2017 Law 36C: the call counts, if it is legal now.
    StandsIfLegal(PlacedCall),
}

impl Effect {
    pub(super) const fn cancels(call: &PlacedCall) -> Effect {
        Effect::Status(call.place, CallStatus::Cancelled)
    }

    pub(super) const fn withdraws(call: &PlacedCall) -> Effect {
        Effect::Status(call.place, CallStatus::Withdrawn)
    }
}

/// A call that was made, and its places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlacedCall {
    pub(super) by: Seat,
    pub(super) made: Rc<MadeCall>,
    /// Its place among the calls of the table.
    pub(super) place: usize,
    /// Its place among the events; `None` for a pass that the Laws have put there.
    pub(super) event: Option<usize>,
}

/// The director's answers to the questions that an event raises. A question without an answer is noted, and taken for
/// answered with no; `undecided` then takes the event once more, with either answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Director {
    answers: Vec<bool>,
    next: usize,
    pub(super) open: Option<OpenQuestion>,
}

/// A question to the director that nobody has answered.
#[derive(Clone, Debug)]
pub(super) struct OpenQuestion {
    /// The irregular call that it is about, by its place among the events.
    pub(super) event: Option<usize>,
    pub(super) question: Question,
    /// What is certain whatever the answer.
    pub(super) certain: Rectification,
}

impl OpenQuestion {
    /// Of two clauses the first is the likelier; about a call, the director is more often not satisfied.
    pub(super) const fn likelier_is_yes(&self) -> bool {
        match self.question {
            Question::WhichLaw(..) => true,
            Question::Comparable(_) | Question::Unintended(_) => false,
        }
    }

    /// The incident while the question is open, of the two to which the answers lead.
    pub(super) fn while_open(&self, mut yes: Incident, mut no: Incident) -> Incident {
        if matches!(self.question, Question::Comparable(_)) {
            if !no.is_settled() {
                // Law 27B3: the double is cancelled, and the offender has to choose again.
                let result = std::mem::take(&mut no.result);
                no.outcome = Outcome::Rectification(Rectification { cancels_call: true, ..result });
            }
            (no.replacement, no.attempts) = (yes.replacement, std::mem::take(&mut yes.attempts));
        }
        // 25B or 29A: that it may be a change of call is what there is to ask.
        let is_refused = [&yes, &no].map(|one| one.accepted) == [Some(false); 2];
        let asks_for_the_law = matches!(self.question, Question::WhichLaw(..));
        let is_change = asks_for_the_law && yes.kind == Kind::ChangeOfCall;
        let settled = || Outcome::NoRectification(Rectification::default());
        let [if_yes, if_no] = [&mut yes, &mut no].map(|one| Box::new(std::mem::replace(&mut one.outcome, settled())));
        let base = if is_change { yes } else { no };
        // 25A3, 25A5: after the last pass it is 39 only if that was intended.
        let kind = if matches!(self.question, Question::Unintended(_)) { Kind::ChangeOfCall } else { base.kind };
        Incident {
            kind,
            accepted: base.accepted.filter(|_| !asks_for_the_law || is_refused),
            result: self.certain.clone(),
            outcome: Outcome::DirectorsOption(DirectorsOption { question: self.question, if_yes, if_no }),
            ..base
        }
    }
}

impl Director {
    pub(super) fn answering(answers: &[bool]) -> Director {
        Director { answers: answers.to_vec(), next: 0, open: None }
    }

    /// The director's answer to a question about this irregular call: as the record has it, or else the next one.
    pub(super) fn ask(
        &mut self,
        about: &PlacedCall,
        question: Question,
        certain: impl FnOnce() -> Rectification,
    ) -> bool {
        if let (Question::WhichLaw(_, one, other), Some(law)) = (&question, about.made.facts.law.as_deref())
            && [one, other].into_iter().any(|clause| clause.address() == law)
        {
            return one.address() == law;
        }
        let answer = self.answers.get(self.next).copied();
        self.next += 1;
        if answer.is_none() && self.open.is_none() {
            self.open = Some(OpenQuestion { event: about.event, question, certain: certain() });
        }
        answer.unwrap_or(false)
    }
}

/// Only this clause is certain.
pub(super) fn certain(clause: Clause) -> Rectification {
    Rectification { clauses: vec![clause], ..Rectification::default() }
}
