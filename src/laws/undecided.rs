//! What the director has not decided: the record is ruled on with either answer, each to its end, and the two rulings are
//! put side by side. A question whose answers come to the same from here on is not asked.

use crate::{
    bridge::Seat,
    record::{Event, MadeCall},
    ruling::{
        Answers, CallStatus, Continuation, DirectorsOption, InForce, Incident, Kind, Outcome, Question, RuledCall,
        Ruling,
    },
};

use super::{
    Fault, report,
    tree::{Asked, Asks},
    walk::Walk,
};

/// More answers than this are not followed side by side: of the oldest question, only what the answers come to by themselves
/// is kept.
const MOST_WALKS: usize = 16;

/// The record, as far as it has been taken, under every combination of answers that the director may still give.
#[derive(Clone, Debug)]
pub(super) enum Walks {
    /// Nothing is undecided.
    One(Box<Walk>),
    /// The director has yet to answer.
    Either { asked: Box<Asked>, yes: Box<Walks>, no: Box<Walks> },
    /// The director has yet to answer, and the record is followed as if with yes.
    Noted { asked: Box<Asked>, no: Box<Incident>, yes: Box<Walks> },
}

impl Walks {
    pub(super) fn new(walk: Walk) -> Walks {
        Walks::One(Box::new(walk))
    }

    /// Takes the next event, or two that are simultaneous; gives how many.
    pub(super) fn take(&mut self, events: &[Event], at: usize) -> Result<usize, Fault> {
        let taken = match (events.get(at), events.get(at + 1)) {
            (Some(Event::Call(first)), Some(Event::Call(second))) if second.facts.simultaneous => {
                let by = self.caller(first)?;
                let first = MadeCall { by: Some(by), ..first.clone() };
                self.each(&|walk| walk.take_both(at, &first, second), Kept::Never)?;
                2
            }
            // What is simultaneous with no call says nothing.
            (Some(Event::Call(made)), next) => {
                let by = self.caller(made)?;
                match self {
                    Walks::One(walk) if !walk.may_ask(by) => walk.call(at, by, made)?,
                    Walks::One(_) | Walks::Either { .. } | Walks::Noted { .. } => {
                        self.each(&|walk| walk.call(at, by, made), Kept::Never)?;
                    }
                }
                1 + usize::from(super::is_simultaneous(next))
            }
            (Some(event), next) => {
                self.each(&|walk| walk.take(at, event), Kept::IfTheOtherTakesIt)?;
                1 + usize::from(super::is_simultaneous(next))
            }
            (None, _) => 1,
        };
        while self.count() > MOST_WALKS && self.note_oldest() {}
        Ok(taken)
    }

    /// Takes one event alone, as if the record ended there.
    pub(super) fn take_alone(&mut self, events: &[Event], at: usize) -> Result<(), Fault> {
        let shorter = events.get(..=at).unwrap_or(events);
        self.take(shorter, at).map(drop)
    }

    /// The player who made a call: as named, or the only one who can have.
    fn caller(&self, made: &MadeCall) -> Result<Seat, Fault> {
        if let Some(by) = made.by {
            return Ok(by);
        }
        let mut candidates: Vec<Seat> = Vec::new();
        self.walks(&mut |walk| {
            let news: Vec<Seat> = walk.candidates().into_iter().filter(|seat| !candidates.contains(seat)).collect();
            candidates.extend(news);
        });
        match candidates.as_slice() {
            [only] => Ok(*only),
            _ => Err(Fault::WhoCalled(candidates)),
        }
    }

    /// Takes an event under each answer. An answer under which it cannot have happened falls away, or the walk stays as it was.
    fn each(&mut self, take: &dyn Fn(&mut Walk) -> Result<(), Fault>, kept: Kept) -> Result<(), Fault> {
        match self {
            Walks::One(walk) => {
                *self = split(walk, take, &[])?;
                Ok(())
            }
            Walks::Noted { yes, .. } => yes.each(take, kept),
            Walks::Either { yes, no, .. } => match (yes.each(take, kept), no.each(take, kept), kept) {
                (Ok(()), Ok(()), _) | (Ok(()), Err(_), Kept::IfTheOtherTakesIt) => Ok(()),
                (Err(_), Ok(()), Kept::IfTheOtherTakesIt) => Ok(()),
                (Ok(()), Err(_), Kept::Never) => {
                    *self = (**yes).clone();
                    Ok(())
                }
                (Err(_), Ok(()), Kept::Never) => {
                    *self = (**no).clone();
                    Ok(())
                }
                (Err(_), Err(fault), _) => Err(fault),
            },
        }
    }

    fn walks<'a>(&'a self, see: &mut dyn FnMut(&'a Walk)) {
        match self {
            Walks::One(walk) => see(walk),
            Walks::Either { yes, no, .. } => {
                yes.walks(see);
                no.walks(see);
            }
            Walks::Noted { yes, .. } => yes.walks(see),
        }
    }

    fn count(&self) -> usize {
        let mut count = 0;
        self.walks(&mut |_| count += 1);
        count
    }

    /// How many irregularities there are, at most.
    pub(super) fn irregularities(&self) -> usize {
        let mut most = 0;
        self.walks(&mut |walk| most = most.max(walk.cases.len()));
        most
    }

    /// Whether something irregular is open under any answer.
    pub(super) fn is_open(&self) -> bool {
        let mut open = !matches!(self, Walks::One(_));
        self.walks(&mut |walk| open |= walk.cases.iter().any(|case| case.is_open() || case.waits_for_a_call()));
        open
    }

    /// The oldest question is noted: from here on the record is followed as if the answer were yes.
    fn note_oldest(&mut self) -> bool {
        match self {
            Walks::One(_) => false,
            Walks::Noted { yes, .. } => yes.note_oldest(),
            Walks::Either { asked, yes, no } => {
                let ruling = no.report();
                let Some(at) = place(&ruling, asked.event) else { return false };
                let Some(incident) = ruling.incidents.into_iter().nth(at) else { return false };
                *self = Walks::Noted { asked: asked.clone(), no: Box::new(incident), yes: yes.clone() };
                true
            }
        }
    }

    /// The ruling as it stands.
    pub(super) fn report(&self) -> Ruling {
        match self {
            Walks::One(walk) => report::report(walk),
            Walks::Either { asked, yes, no } => both(asked, yes.report(), no.report()),
            Walks::Noted { asked, no, yes } => {
                let mut ruling = yes.report();
                if let Some(at) = place(&ruling, asked.event)
                    && let Some(incident) = ruling.incidents.get_mut(at)
                {
                    *incident = undecided(asked, incident, no);
                }
                ruling
            }
        }
    }
}

/// What becomes of an answer under which an event cannot have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    /// The players act under the ruling, so it is not the director's.
    Never,
    /// A word of LHO's says nothing about the director's answer.
    IfTheOtherTakesIt,
}

/// The walks into which an event leads: one, or more if it raises questions.
fn split(before: &mut Walk, take: &dyn Fn(&mut Walk) -> Result<(), Fault>, answers: &[bool]) -> Result<Walks, Fault> {
    let mut walk = before.clone();
    walk.asks = Asks::answered(answers);
    take(&mut walk)?;
    let Some(asked) = walk.asks.open.take() else { return Ok(Walks::One(Box::new(walk))) };
    let mut with = |answer| split(before, take, &[answers, &[answer]].concat()).map(Box::new);
    Ok(Walks::Either { asked: Box::new(asked), yes: with(true)?, no: with(false)? })
}

/// The rulings with either answer, side by side.
fn both(asked: &Asked, yes: Ruling, no: Ruling) -> Ruling {
    let (Some(at_yes), Some(at_no)) = (place(&yes, asked.event), place(&no, asked.event)) else { return no };
    let (Some(if_yes), Some(if_no)) = (yes.incidents.get(at_yes), no.incidents.get(at_no)) else { return no };
    if come_to_the_same(&yes, &no, if_yes, if_no) {
        return no;
    }
    let mut incident = undecided(asked, if_yes, if_no);
    let other = |incident: &&Incident, at: &Incident| *incident != at;
    let of_yes: Vec<&Incident> = yes.incidents.iter().filter(|one| other(one, if_yes)).collect();
    let of_no: Vec<&Incident> = no.incidents.iter().filter(|one| other(one, if_no)).collect();
    let same =
        |one: &Incident, two: &Incident| (one.event, one.kind, one.offender) == (two.event, two.kind, two.offender);
    let only = |these: &[&Incident], those: &[&Incident]| -> Vec<Incident> {
        these.iter().filter(|one| !those.iter().any(|two| same(one, two))).map(|one| (*one).clone()).collect()
    };
    incident.answers = Some(Box::new(Answers {
        yes: continuation(&yes, only(&of_yes, &of_no)),
        no: continuation(&no, only(&of_no, &of_yes)),
    }));
    // Of what both have in common, the details are those of the likelier answer: 28B, or no.
    let follows_yes = matches!(asked.question, Question::WhichLaw(..));
    let (base, of_base, of_other) = if follows_yes { (&yes, of_yes, of_no) } else { (&no, of_no, of_yes) };
    let in_both = |one: &&Incident| of_other.iter().any(|two| same(one, two));
    let mut incidents: Vec<Incident> = of_base.iter().copied().filter(in_both).cloned().collect();
    incidents.push(incident);
    incidents.sort_by_key(|incident| incident.event);
    // The auction is over in one contract, or it is not certain how it ends.
    let auction_over = yes.auction_over && no.auction_over && yes.contract == no.contract;
    Ruling {
        edition: no.edition,
        calls: calls(&yes, &no),
        incidents,
        in_force: common(&yes.in_force, &no.in_force),
        turn: yes.turn.filter(|turn| no.turn == Some(*turn)),
        auction_over,
        contract: no.contract.filter(|_| auction_over),
        on_lead: no.on_lead.filter(|_| auction_over),
        auction: base.auction.clone(),
    }
}

/// The place of the incident that a question is about.
fn place(ruling: &Ruling, event: usize) -> Option<usize> {
    let is_it = |one: &Incident| one.event == event && one.kind != Kind::PassesOutOfRotationEnd;
    ruling.incidents.iter().rposition(is_it)
}

/// Whether nothing differs from here on.
fn come_to_the_same(yes: &Ruling, no: &Ruling, if_yes: &Incident, if_no: &Incident) -> bool {
    let rest = |ruling: &Ruling| (ruling.turn, ruling.auction_over, ruling.contract, ruling.on_lead);
    let information = |incident: &Incident| incident.result.information;
    let passed_out = no.auction_over && no.contract.is_none();
    if_yes.is_settled()
        && if_no.is_settled()
        && rest(yes) == rest(no)
        && yes.in_force == no.in_force
        && yes.calls == no.calls
        && yes.incidents.len() == no.incidents.len()
        && (information(if_yes) == information(if_no) || passed_out)
}

/// The incident while the question is open.
fn undecided(asked: &Asked, yes: &Incident, no: &Incident) -> Incident {
    // 25B or 29A: that it may be a change of call is what there is to ask.
    let is_change = matches!(asked.question, Question::WhichLaw(..)) && yes.kind == Kind::ChangeOfCall;
    let mut incident = if is_change { yes.clone() } else { no.clone() };
    let mut if_no = no.outcome.clone();
    match asked.question {
        Question::Comparable(_) => {
            incident.replacement = yes.replacement;
            incident.attempts.clone_from(&yes.attempts);
            if !no.is_settled() {
                // Law 27B3: the double is cancelled, and the offender has to choose again.
                let mut result = no.result.clone();
                result.cancels_call = true;
                if_no = Outcome::Rectification(result);
            }
        }
        Question::WhichLaw(..) => incident.accepted = None,
        Question::Unintended(_) => {}
    }
    incident.result = asked.certain.clone();
    incident.outcome = Outcome::DirectorsOption(DirectorsOption {
        question: asked.question,
        if_yes: Box::new(yes.outcome.clone()),
        if_no: Box::new(if_no),
    });
    incident
}

/// How the record goes on under one answer.
fn continuation(ruling: &Ruling, incidents: Vec<Incident>) -> Continuation {
    Continuation {
        in_force: ruling.in_force.clone(),
        turn: ruling.turn,
        auction_over: ruling.auction_over,
        contract: ruling.contract,
        on_lead: ruling.on_lead,
        incidents,
    }
}

/// The calls, and what is certain about each. A pass that the Laws put there under one answer alone is not certain.
fn calls(yes: &Ruling, no: &Ruling) -> Vec<RuledCall> {
    let same =
        |one: &RuledCall, other: &RuledCall| (one.by, one.call, one.origin) == (other.by, other.call, other.origin);
    let mut of_yes = yes.calls.as_slice();
    let mut certain = Vec::with_capacity(no.calls.len());
    for call in &no.calls {
        let Some(at) = of_yes.iter().position(|other| same(call, other)) else { continue };
        let Some((other, rest)) = of_yes.get(at..).and_then(<[RuledCall]>::split_first) else { continue };
        let status = if call.status == other.status { call.status } else { CallStatus::Pending };
        certain.push(RuledCall { status, ..*call });
        of_yes = rest;
    }
    certain
}

/// What binds whom whatever the answer.
fn common(yes: &InForce, no: &InForce) -> InForce {
    InForce {
        must_pass: no.must_pass.iter().filter(|bar| yes.must_pass.contains(bar)).copied().collect(),
        must_repeat: no.must_repeat.filter(|bar| yes.must_repeat == Some(*bar)),
        no_double: no.no_double.iter().filter(|bar| yes.no_double.contains(bar)).copied().collect(),
        lead: no.lead.iter().filter(|lead| yes.lead.contains(lead)).cloned().collect(),
        review: no.review.iter().filter(|clause| yes.review.contains(clause)).copied().collect(),
    }
}
