//! What the director has not decided: the record is ruled on with either answer, each to its end, and the two rulings are
//! put side by side. A question whose answers lead to the same from here on is not asked.

mod sides;

use std::rc::Rc;

use crate::{
    bridge::Seat,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{Incident, Ruling},
};

use super::{
    fault::{BadRecord, Fault},
    report,
    tree::{Director, Next, OpenQuestion},
    walk::Walk,
};
use sides::{both, place};

/// More answers than this are not followed side by side. Each doubles the work, and no director keeps four questions in mind:
/// of the oldest, only the ruling on its own call is kept with either answer.
const MOST_WALKS: usize = 16;

/// More irregularities than occur at any table: a record with more needs no ruling, and each one makes the others slower to rule on.
const MOST_IRREGULARITIES: usize = 24;

/// The record, as far as it has been taken, under every combination of answers that the director may still give.
#[derive(Clone, Debug)]
pub(super) enum Walks {
    /// Nothing is undecided.
    One(Box<Walk>),
    /// The director has yet to answer.
    Either { question: Box<OpenQuestion>, yes: Box<Walks>, no: Box<Walks> },
    /// The director has yet to answer, and the record is followed with the likelier answer; what the other one leads to.
    Likelier { question: Box<OpenQuestion>, other: Box<Incident>, likelier: Box<Walks> },
}

/// What happens at the table, under each answer.
type Happens<'a> = &'a dyn Fn(&mut Walk, &mut Director) -> Result<(), Fault>;

impl Walks {
    /// Before anything has happened.
    pub(super) fn begin(record: &Record) -> Walks {
        Walks::One(Box::new(Walk::new(record.laws, record.dealer, record.yardstick)))
    }

    /// Takes the whole record.
    pub(super) fn through(record: &Record) -> Result<Walks, BadRecord> {
        let mut walks = Walks::begin(record);
        let mut at = 0;
        while at < record.events.len() {
            at += walks.take(&record.events, at)?;
        }
        Ok(walks)
    }

    /// Takes the next event, or two that are simultaneous; gives how many.
    pub(super) fn take(&mut self, events: &[Event], at: usize) -> Result<usize, BadRecord> {
        let taken = self.take_event(events, at).map_err(|fault| BadRecord { event: at, fault })?;
        while self.count() > MOST_WALKS && self.follow_likelier() {}
        if self.irregularities() > MOST_IRREGULARITIES {
            return Err(BadRecord { event: at, fault: Fault::TooMany { limit: MOST_IRREGULARITIES } });
        }
        Ok(taken)
    }

    fn take_event(&mut self, events: &[Event], at: usize) -> Result<usize, Fault> {
        let Some(event) = events.get(at) else { return Ok(1) };
        let next = events.get(at + 1).filter(|next| is_simultaneous(next));
        let before = at.checked_sub(1).and_then(|before| events.get(before)).and_then(Event::made_call);
        match (event, next) {
            (Event::Call(made), _) if made.facts.simultaneous && before.is_none() => {
                return Err(Fault::SimultaneousAlone(made.call));
            }
            (Event::Call(first), Some(Event::Call(second))) => {
                let (by, first, second) = (self.caller(first)?, Rc::new(first.clone()), Rc::new(second.clone()));
                let both =
                    |walk: &mut Walk, director: &mut Director| walk.take_both(at, (by, &first), &second, director);
                self.each(&both, Impossible::FallsAway)?;
            }
            (Event::Call(made), _) => {
                let (by, made) = (self.caller(made)?, Rc::new(made.clone()));
                let is_unquestioned = match self {
                    Walks::One(walk) => walk.unquestioned_call(at, by, &made)?,
                    Walks::Either { .. } | Walks::Likelier { .. } => false,
                };
                if !is_unquestioned {
                    self.each(&|walk, director| walk.call(at, by, &made, director), Impossible::FallsAway)?;
                }
            }
            (Event::Lho(choice), _) => {
                let next = match choice {
                    LhoChoice::Accepts => Next::Accepts,
                    LhoChoice::Declines => Next::Declines,
                };
                // A word speaks of one irregularity, whatever the director's answers.
                let about = self.awaits_lho().ok_or(Fault::NothingToAccept)?;
                self.each(&|walk, director| walk.lho(about, next, director), Impossible::StaysAsItWas)?;
            }
            (Event::OpeningLeadFaced, _) => {
                self.each(&|walk, director| walk.lead_faced(director), Impossible::StaysAsItWas)?;
            }
            (Event::DirectorRuled, _) => {
                let ruled = |walk: &mut Walk, director: &mut Director| {
                    walk.ruled(director);
                    Ok(())
                };
                self.each(&ruled, Impossible::StaysAsItWas)?;
            }
        }
        Ok(if event.made_call().is_some() && next.is_some() { 2 } else { 1 })
    }

    /// Takes one event alone, as if the record ended there.
    pub(super) fn take_alone(&mut self, events: &[Event], at: usize) -> Result<(), BadRecord> {
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
            let (likeliest, other) = walk.candidates();
            let seats = [Some(likeliest), other].into_iter().flatten();
            for seat in seats {
                if !candidates.contains(&seat) {
                    candidates.push(seat);
                }
            }
        });
        match candidates.as_slice() {
            [only] => Ok(*only),
            _ => Err(Fault::WhoCalled(candidates)),
        }
    }

    /// The event of the earliest irregularity that waits for LHO under some answer.
    fn awaits_lho(&self) -> Option<usize> {
        let event = |walk: &Walk| walk.awaits_lho()?.event;
        let mut earliest: Option<usize> = None;
        self.walks(&mut |walk| earliest = earliest.into_iter().chain(event(walk)).min());
        earliest
    }

    /// Takes an event under each answer.
    fn each(&mut self, happens: Happens<'_>, impossible: Impossible) -> Result<(), Fault> {
        let (yes, no) = match self {
            Walks::One(walk) => {
                *self = split(walk, happens, &[])?;
                return Ok(());
            }
            Walks::Likelier { likelier, .. } => return likelier.each(happens, impossible),
            Walks::Either { yes, no, .. } => (yes, no),
        };
        match (yes.each(happens, impossible), no.each(happens, impossible), impossible) {
            (Ok(()), Ok(()), _) => {}
            (Err(_), Err(fault), _) => return Err(fault),
            (Ok(()), Err(_), Impossible::StaysAsItWas) | (Err(_), Ok(()), Impossible::StaysAsItWas) => {}
            (Ok(()), Err(_), Impossible::FallsAway) => *self = (**yes).clone(),
            (Err(_), Ok(()), Impossible::FallsAway) => *self = (**no).clone(),
        }
        Ok(())
    }

    fn walks<'a>(&'a self, see: &mut dyn FnMut(&'a Walk)) {
        match self {
            Walks::One(walk) => see(walk),
            Walks::Either { yes, no, .. } => {
                yes.walks(see);
                no.walks(see);
            }
            Walks::Likelier { likelier, .. } => likelier.walks(see),
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

    /// Laws 29C and 30C: whether the call out of rotation in this place among the events is artificial, as far as anybody can know.
    pub(super) fn is_artificial(&self, event: usize) -> Option<bool> {
        let mut found = None;
        self.walks(&mut |walk| {
            let mut cases = walk.cases.iter().filter(|case| case.call.event == Some(event));
            found = found.or_else(|| cases.find_map(|case| case.is_artificial()));
        });
        found
    }

    /// Whether something irregular is open under any answer.
    pub(super) fn is_open(&self) -> bool {
        let mut open = !matches!(self, Walks::One(_));
        self.walks(&mut |walk| open |= walk.is_open());
        open
    }

    /// From here on the record is followed with the likelier answer to the oldest question.
    fn follow_likelier(&mut self) -> bool {
        match self {
            Walks::One(_) => false,
            Walks::Likelier { likelier, .. } => likelier.follow_likelier(),
            Walks::Either { question, yes, no } => {
                let (likelier, other) = if question.likelier_is_yes() { (yes, no) } else { (no, yes) };
                let ruling = other.side_by_side();
                let Some(at) = place(&ruling, question) else { return false };
                let Some(incident) = ruling.incidents.into_iter().nth(at) else { return false };
                let (question, other, likelier) = (question.clone(), Box::new(incident), likelier.clone());
                *self = Walks::Likelier { question, other, likelier };
                true
            }
        }
    }

    /// The ruling as it stands.
    pub(super) fn report(&self) -> Ruling {
        let mut ruling = self.side_by_side();
        report::tell_accepted_slips_once(&mut ruling.incidents);
        ruling
    }

    /// The ruling under each answer, and what is certain.
    fn side_by_side(&self) -> Ruling {
        match self {
            Walks::One(walk) => report::report(walk),
            Walks::Either { question, yes, no } => both(question, yes.side_by_side(), no.side_by_side()),
            Walks::Likelier { question, other, likelier } => {
                let mut ruling = likelier.side_by_side();
                if let Some(at) = place(&ruling, question)
                    && let Some(incident) = ruling.incidents.get_mut(at)
                {
                    let (likelier, other) = (incident.clone(), (**other).clone());
                    let (yes, no) = if question.likelier_is_yes() { (likelier, other) } else { (other, likelier) };
                    *incident = question.while_open(yes, no);
                }
                ruling
            }
        }
    }
}

/// Whether an event is a call made at the same instant as the one before it.
pub(super) fn is_simultaneous(event: &Event) -> bool {
    matches!(event, Event::Call(made) if made.facts.simultaneous)
}

/// What becomes of an answer under which an event cannot have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Impossible {
    /// The players act under the ruling, so it is not the director's.
    FallsAway,
    /// What LHO says does not tell the director's answer.
    StaysAsItWas,
}

/// The walks into which an event leads: one, or more if it raises questions.
fn split(before: &mut Walk, happens: Happens<'_>, answers: &[bool]) -> Result<Walks, Fault> {
    let mut walk = before.clone();
    let mut director = Director::answering(answers);
    happens(&mut walk, &mut director)?;
    let Some(question) = director.open else { return Ok(Walks::One(Box::new(walk))) };
    let mut with = |answer| split(before, happens, &[answers, &[answer]].concat()).map(Box::new);
    Ok(Walks::Either { question: Box::new(question), yes: with(true)?, no: with(false)? })
}
