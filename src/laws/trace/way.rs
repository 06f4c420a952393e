//! The way through the tree: which branches the events took, and what lies on the others.

use crate::{
    bridge::Seat,
    lawbook::Clause,
    record::{Event, MadeCall, Record},
    ruling::{
        Action, Because, Considered, DirectorsOption, Incident, Origin, Outcome, PlayersOption, Question,
        Rectification, RuledCall, Ruling, Step,
    },
};

use super::push_new;

/// The branches that were taken, and the clauses on those that were not.
#[derive(Debug, Default)]
pub(super) struct Way {
    pub(super) steps: Vec<Step>,
    pub(super) considered: Vec<Considered>,
}

/// The way of one irregularity through the rulings on the beginnings of the record.
pub(super) fn of(incident: &Incident, record: &Record, rulings: &[Option<Ruling>]) -> Way {
    let mut way = Way::default();
    let mut stage: Option<&Outcome> = None;
    for (length, ruling) in rulings.iter().enumerate() {
        let Some(now) = ruling.as_ref().and_then(|ruling| outcome(ruling, incident)) else { continue };
        if let Some(before) = stage.filter(|before| *before != now) {
            let event = length.checked_sub(1).and_then(|last| record.events.get(last));
            let caller = match event {
                Some(Event::Lho(_)) => ruling.as_ref().map(|ruling| opponent_since(ruling, incident)),
                Some(Event::Call(_) | Event::DirectorRuled | Event::OpeningLeadFaced) | None => {
                    ruling.as_ref().and_then(last_caller)
                }
            };
            // Law 33: of two calls made at once, the other player's changed what could be chosen.
            let is_both = event.is_some_and(super::is_simultaneous) && caller == Some(incident.offender);
            let caller = if is_both { ruling.as_ref().map(|ruling| opponent_since(ruling, incident)) } else { caller };
            let is_lho = caller == Some(incident.offender.lho());
            let is_by_36_to_38 = incident.kind.is_of_36_to_38() && before.is_settled() && now.is_settled();
            if matches!(event, Some(Event::Call(_))) && is_lho && is_by_36_to_38 {
                way.settled_by_lho(before, incident.offender.lho());
            } else {
                way.go(before, now, event, caller);
            }
        }
        stage = Some(now);
    }
    way
}

/// Who called last.
fn last_caller(ruling: &Ruling) -> Option<Seat> {
    ruling.calls.iter().rfind(|call| call.origin == Origin::Made).map(|call| call.by)
}

/// The opponent who called first after an irregularity about which nothing could be chosen until LHO had spoken of another; or
/// RHO, whose pass was taken as made (28A).
fn opponent_since(ruling: &Ruling, incident: &Incident) -> Seat {
    let is_later = |call: &&RuledCall| call.event > Some(incident.event) && call.by.side() != incident.offender.side();
    ruling.calls.iter().find(is_later).map_or_else(|| incident.offender.rho(), |call| call.by)
}

impl Way {
    /// From what a tree was to what the next event made of it.
    fn go(&mut self, before: &Outcome, now: &Outcome, event: Option<&Event>, caller: Option<Seat>) {
        let made = event.and_then(Event::made_call).map(|made| made.call);
        let is_made = |step: &Step| match step {
            Step::Chose { action: Action::Replace(call), .. } => made.is_none_or(|made| made == *call),
            Step::Chose { .. }
            | Step::Overtaken { .. }
            | Step::WentOn { .. }
            | Step::LeadFaced
            | Step::Decided { .. } => true,
        };
        let steps = find(before, &is_made, &|at| at == now).or_else(|| find(before, &is_made, &|at| is_like(at, now)));
        if let Some(steps) = steps {
            let mut at = before;
            for step in steps {
                at = self.take_as(at, step, as_it_was(step, event, caller)).unwrap_or(now);
            }
            return;
        }
        match (event, caller) {
            // Law 25A: LHO's call leaves the offender the same choice.
            (Some(Event::Call(_)), Some(by))
                if chooser(before) == chooser(now) && chooser(now).is_some_and(|it| it != by) => {}
            (Some(Event::Call(made)), Some(by)) => self.overtaken(before, by, made),
            (Some(Event::OpeningLeadFaced), _) if !before.is_settled() => {
                self.take(before, Step::LeadFaced);
            }
            (Some(Event::Lho(_)), Some(by)) if now.is_settled() => {
                self.take(before, Step::Overtaken { by });
            }
            (Some(Event::OpeningLeadFaced | Event::Call(_) | Event::Lho(_) | Event::DirectorRuled) | None, _) => {}
        }
    }

    /// A call that went another way than the tree foresaw: the offender's replacement, about which something was known
    /// already, or a call before the choice.
    fn overtaken(&mut self, before: &Outcome, by: Seat, made: &MadeCall) {
        let is_it = |step: &Step| match step {
            Step::Chose { chooser, action, .. } => *chooser == by && *action == Action::Replace(made.call),
            Step::Overtaken { .. } | Step::WentOn { .. } | Step::LeadFaced | Step::Decided { .. } => false,
        };
        match chosen(before, &is_it) {
            Some((at, step)) => {
                let then = self.take(at, step);
                if let (Some(Outcome::DirectorsOption(option)), Some(yes)) = (then, made.facts.comparable) {
                    self.take(
                        &Outcome::DirectorsOption(option.clone()),
                        Step::Decided { question: option.question, yes },
                    );
                }
            }
            None if before.is_settled() => {}
            None => {
                self.take(before, Step::Overtaken { by });
            }
        }
    }

    /// Laws 36A, 37A and 38B: LHO's call after which other clauses rule.
    fn settled_by_lho(&mut self, before: &Outcome, lho: Seat) {
        let step = Step::Overtaken { by: lho };
        self.considered.extend(ruled_out(clauses(before), step));
        self.steps.push(step);
    }

    /// Takes a branch; the clauses beside it were considered. What follows from it, if the tree holds the branch.
    fn take<'a>(&mut self, at: &'a Outcome, step: Step) -> Option<&'a Outcome> {
        self.take_as(at, step, step)
    }

    /// Takes a branch, which came about in this way.
    fn take_as<'a>(&mut self, at: &'a Outcome, step: Step, said: Step) -> Option<&'a Outcome> {
        self.considered.extend(not_taken(at, step, said));
        self.steps.push(said);
        branches(at).into_iter().find(|(other, _)| *other == step).map(|(_, then)| then)
    }
}

/// Every clause on a tree, in the order in which it is read.
pub(super) fn clauses(outcome: &Outcome) -> Vec<Clause> {
    let mut found = Vec::new();
    collect(outcome, &mut found);
    found
}

fn outcome<'a>(ruling: &'a Ruling, incident: &Incident) -> Option<&'a Outcome> {
    let same = |other: &&Incident| other.event == incident.event && other.offender == incident.offender;
    ruling.incidents.iter().find(same).map(|found| &found.outcome)
}

/// Whether two results are the same but for what the auction has brought since.
fn is_like(one: &Outcome, other: &Outcome) -> bool {
    match (one.rectification(), other.rectification()) {
        (Some(one), Some(other)) => one.clauses == other.clauses && one.partner_passes == other.partner_passes,
        (Some(_), None) | (None, _) => false,
    }
}

/// Where in a tree a choice is made, and the choice.
fn chosen<'a>(at: &'a Outcome, is_it: &impl Fn(&Step) -> bool) -> Option<(&'a Outcome, Step)> {
    let branches = branches(at);
    let here = branches.iter().find(|(step, _)| is_it(step)).map(|(step, _)| (at, *step));
    here.or_else(|| branches.into_iter().find_map(|(_, then)| chosen(then, is_it)))
}

/// Who has to choose.
fn chooser(outcome: &Outcome) -> Option<Seat> {
    if let Outcome::PlayersOption(option) = outcome { Some(option.chooser) } else { None }
}

/// The shortest way down a tree to something, by steps that may have been taken.
fn find(from: &Outcome, may_be: &impl Fn(&Step) -> bool, is_it: &impl Fn(&Outcome) -> bool) -> Option<Vec<Step>> {
    let ways = branches(from).into_iter().filter(|(step, _)| may_be(step)).filter_map(|(step, then)| {
        let mut way = vec![step];
        if !is_it(then) {
            way.extend(find(then, may_be, is_it)?);
        }
        Some(way)
    });
    ways.min_by_key(Vec::len)
}

/// The branches of a tree.
fn branches(outcome: &Outcome) -> Vec<(Step, &Outcome)> {
    match outcome {
        Outcome::PlayersOption(PlayersOption { chooser, clause, choices }) => choices
            .iter()
            .map(|choice| (Step::Chose { chooser: *chooser, action: choice.action, clause: *clause }, &choice.then))
            .collect(),
        Outcome::DirectorsOption(DirectorsOption { question, if_yes, if_no }) => {
            let question = *question;
            vec![(Step::Decided { question, yes: true }, if_yes), (Step::Decided { question, yes: false }, if_no)]
        }
        Outcome::NoRectification(_) | Outcome::Rectification(_) => Vec::new(),
    }
}

/// The clauses on the branches beside the one that was taken, which came about in this way.
fn not_taken(at: &Outcome, taken: Step, said: Step) -> Vec<Considered> {
    let others = branches(at).into_iter().filter(|(step, _)| *step != taken);
    ruled_out(others.flat_map(|(_, then)| clauses(then)), said).collect()
}

/// A call is accepted by its LHO alone; where another player called first, nobody has chosen.
fn as_it_was(step: Step, event: Option<&Event>, caller: Option<Seat>) -> Step {
    match (step, event, caller) {
        (Step::Chose { chooser, action: Action::Accept, .. }, Some(Event::Call(_)), Some(by)) if by != chooser => {
            Step::WentOn { chooser, by }
        }
        _ => step,
    }
}

/// Clauses that do not apply because this branch was taken.
fn ruled_out(clauses: impl IntoIterator<Item = Clause>, taken: Step) -> impl Iterator<Item = Considered> {
    clauses.into_iter().map(move |clause| Considered { clause, because: Because::Otherwise(taken) })
}

fn collect(outcome: &Outcome, found: &mut Vec<Clause>) {
    match outcome {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => leaf(result, found),
        Outcome::PlayersOption(option) => {
            push_new(found, option.clause);
            option.choices.iter().for_each(|choice| collect(&choice.then, found));
        }
        Outcome::DirectorsOption(option) => {
            if let Question::WhichLaw(_, first, second) = option.question {
                push_new(found, first);
                push_new(found, second);
            }
            collect(&option.if_yes, found);
            collect(&option.if_no, found);
        }
    }
}

fn leaf(result: &Rectification, found: &mut Vec<Clause>) {
    result.clauses.iter().for_each(|clause| push_new(found, *clause));
}
