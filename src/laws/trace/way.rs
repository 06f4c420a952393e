//! The way through the tree: which branches the events took, and what lies on the others.

use crate::{
    bridge::{Call, Seat},
    lawbook::Clause,
    record::{Event, LhoChoice, MadeCall, Record},
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
    let mut stage: Option<&Incident> = None;
    let ruled = rulings.iter().enumerate().filter_map(|(length, ruling)| Some((length, ruling.as_ref()?)));
    for (length, ruling) in ruled {
        let Some(now) = found(ruling, incident) else { continue };
        if let Some(before) = stage.filter(|before| before.outcome != now.outcome) {
            let event = length.checked_sub(1).and_then(|last| record.events.get(last));
            let caller = caller(ruling, incident, event);
            let is_lho = caller == Some(incident.offender.lho());
            match event {
                Some(Event::Call(_)) if is_lho && is_lifted(before, now) => {
                    way.settled_by_lho(&before.outcome, incident.offender.lho());
                }
                _ => {
                    let is_awaited = before.waits_for.is_none() && is_lho_choice(&before.outcome);
                    let since = Since { ruling, incident, caller, is_awaited };
                    way.go(&before.outcome, &now.outcome, event, &since);
                }
            }
        }
        stage = Some(now);
    }
    way
}

/// Laws 36A, 37A and 38D: whether LHO's call has ended what would have followed.
fn is_lifted(before: &Incident, now: &Incident) -> bool {
    let is_settled = before.is_settled() && now.is_settled();
    let is_free = now.result.review.is_empty() && before.result.clauses != now.result.clauses;
    now.kind.is_of_36_to_38() && is_settled && is_free
}

/// Who called last; or, where the last event is no call, or two at once, the opponent who called first.
fn caller(ruling: &Ruling, incident: &Incident, event: Option<&Event>) -> Option<Seat> {
    let last = match event {
        Some(Event::Lho(_)) => None,
        Some(Event::Call(_) | Event::DirectorRuled | Event::OpeningLeadFaced) | None => last_caller(ruling, incident),
    };
    // Law 33: of two calls made at once, the other player's changed what could be chosen.
    let is_both = |caller: &Seat| event.is_some_and(super::is_simultaneous) && *caller == incident.offender;
    last.filter(|caller| !is_both(caller)).or_else(|| opponent_since(ruling, incident))
}

/// Who called last; nobody, where only a pass that the Laws had put there was written down since (28A).
fn last_caller(ruling: &Ruling, incident: &Incident) -> Option<Seat> {
    let last = ruling.calls.iter().rfind(|call| call.origin == Origin::Made);
    last.filter(|call| call.event > Some(incident.event)).map(|call| call.by)
}

/// The opponent who called first after an irregularity about which nothing could be chosen until LHO had spoken of another; or
/// RHO, whose pass was taken as made (28A).
fn opponent_since(ruling: &Ruling, incident: &Incident) -> Option<Seat> {
    let is_later = |call: &&RuledCall| call.event > Some(incident.event) && call.by.side() != incident.offender.side();
    let is_taken_as_made = |call: &&RuledCall| call.origin == Origin::Substituted && call.by == incident.offender.rho();
    let calls = || ruling.calls.iter();
    calls().find(is_later).or_else(|| calls().find(is_taken_as_made)).map(|call| call.by)
}

impl Way {
    /// The clauses on the branches that were not taken, each with the last step that ruled it out: until then it could still
    /// have applied on another branch.
    pub(super) fn last_reasons(&self) -> Vec<Considered> {
        let mut each: Vec<Considered> = Vec::new();
        for one in &self.considered {
            match each.iter_mut().find(|known| known.clause == one.clause) {
                Some(known) => known.because = one.because,
                None => each.push(*one),
            }
        }
        each
    }

    /// From what a tree was to what the next event made of it.
    fn go(&mut self, before: &Outcome, now: &Outcome, event: Option<&Event>, since: &Since<'_>) {
        let caller = since.caller;
        let is_made = |step: &Step| match step {
            Step::Chose { chooser, action, .. } => since.may_have_chosen(*chooser, *action, event),
            Step::Overtaken { .. } | Step::WentOn { .. } | Step::LeadFaced | Step::Decided { .. } => true,
        };
        let steps = find(before, &is_made, &|at| at == now).or_else(|| find(before, &is_made, &|at| is_like(at, now)));
        if let Some(steps) = steps {
            let mut at = before;
            for step in steps {
                at = match self.known_by_itself(step, event) {
                    Some(known) => self.pass_over(at, step, known),
                    None => self.take_as(at, step, as_it_was(step, event, caller)),
                }
                .unwrap_or(now);
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
            // 2007 Law 17E2, 2017 Law 17D3: LHO has accepted the third pass, and has yet to call.
            (Some(Event::Lho(choice)), _) if since.is_awaited => self.said(before, *choice),
            (Some(Event::Lho(_)), Some(by)) if now.is_settled() => {
                self.take(before, Step::Overtaken { by });
            }
            (Some(Event::OpeningLeadFaced | Event::Call(_) | Event::Lho(_) | Event::DirectorRuled) | None, _) => {}
        }
    }

    /// A call that went another way than the tree foresaw: the offender's replacement, about which something was known
    /// already, RHO's call in turn, after which the tree is another, or a call before the choice.
    fn overtaken(&mut self, before: &Outcome, by: Seat, made: &MadeCall) {
        // RHO acts in turn only where nobody else has to choose first (29B).
        let is_next = chooser(before) == Some(by);
        let may_be = |action: Action| is_next || matches!(action, Action::Replace(_));
        let is_it = |step: &Step| match step {
            Step::Chose { chooser, action, .. } => *chooser == by && may_be(*action) && tells(*action, made.call),
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

    /// LHO's word, where the tree has only branches for what LHO calls.
    fn said(&mut self, before: &Outcome, choice: LhoChoice) {
        let Outcome::PlayersOption(option) = before else { return };
        let action = match choice {
            LhoChoice::Accepts => Action::Accept,
            LhoChoice::Declines => Action::Decline,
        };
        self.take(before, Step::Chose { chooser: option.chooser, action, clause: option.clause });
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

    /// Law 23A: what was said of a call told whether it is comparable, so that the director was not asked: the step that brought the call.
    fn known_by_itself(&self, step: Step, event: Option<&Event>) -> Option<Step> {
        let made = event.and_then(Event::made_call)?;
        let is_it = matches!(step, Step::Decided { question: Question::Comparable(call), .. } if call == made.call);
        (is_it && made.facts.comparable.is_none()).then(|| self.steps.last().copied()).flatten()
    }

    /// Takes a branch that is no step of its own: another one decided it.
    fn pass_over<'a>(&mut self, at: &'a Outcome, step: Step, by: Step) -> Option<&'a Outcome> {
        self.considered.extend(not_taken(at, step, by));
        branches(at).into_iter().find(|(other, _)| *other == step).map(|(_, then)| then)
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

/// The same irregularity in another ruling.
fn found<'a>(ruling: &'a Ruling, incident: &Incident) -> Option<&'a Incident> {
    ruling.incidents.iter().find(|other| other.event == incident.event && other.offender == incident.offender)
}

/// Whether two results are the same but for what the auction has brought since.
fn is_like(one: &Outcome, other: &Outcome) -> bool {
    match (one.rectification(), other.rectification()) {
        (Some(one), Some(other)) => one.clauses == other.clauses && one.partner_passes == other.partner_passes,
        (Some(_), None) | (None, _) => false,
    }
}

/// What the next event made of the ruling on an irregularity.
struct Since<'a> {
    ruling: &'a Ruling,
    incident: &'a Incident,
    /// Who called last, or first.
    caller: Option<Seat>,
    /// Whether this irregularity, and no earlier one, waited for LHO.
    is_awaited: bool,
}

impl Since<'_> {
    /// Whether a player may have chosen this by the event, or by a call of theirs that had to wait for it.
    fn may_have_chosen(&self, chooser: Seat, action: Action, event: Option<&Event>) -> bool {
        let made = event.and_then(Event::made_call).map(|made| made.call);
        match action {
            Action::Replace(call) => made.is_none_or(|made| made == call),
            Action::Passes | Action::Acts => {
                let own = made.filter(|_| self.caller == Some(chooser));
                let called = own.or_else(|| self.first_call_by(chooser));
                called.map_or(!matches!(event, Some(Event::Lho(_))), |call| tells(action, call))
            }
            Action::Accept | Action::Decline | Action::Later(_) => true,
        }
    }

    /// The first call that a player made afterwards, or the pass that was taken as made (28A).
    fn first_call_by(&self, seat: Seat) -> Option<Call> {
        let its = || self.ruling.calls.iter().filter(|call| call.by == seat);
        let made = its().find(|call| call.event > Some(self.incident.event));
        made.or_else(|| its().find(|call| call.origin == Origin::Substituted)).map(|call| call.call)
    }
}

/// Whether LHO has yet to accept or to decline.
fn is_lho_choice(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::PlayersOption(option) if option.is_lho_choice())
}

/// Whether this call alone tells that the choice was made.
fn tells(action: Action, made: Call) -> bool {
    match action {
        Action::Replace(call) => call == made,
        Action::Passes => made == Call::Pass,
        Action::Acts => made != Call::Pass,
        Action::Accept | Action::Decline | Action::Later(_) => false,
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
