//! Why, as JSON: the steps, and the clauses that applied, may still apply, and do not.

use serde::Serialize;

use crate::{
    bridge::{Call, Seat},
    lawbook::{Clause, Edition},
    ruling::{Action, Because, Considered, Later, Question, Step, Trace},
};

/// How the rulings on all irregularities of an auction came about, ready to be written as JSON.
#[derive(Serialize)]
pub struct WhyJson<'a> {
    v: u8,
    laws: &'static str,
    incidents: Vec<TraceJson>,
    explanation: ExplanationJson<'a>,
}

#[derive(Serialize)]
struct ExplanationJson<'a> {
    lang: &'static str,
    text: &'a str,
}

#[derive(Serialize)]
struct TraceJson {
    kind: &'static str,
    offender: Seat,
    call: Call,
    event: usize,
    turn: Option<Seat>,
    steps: Vec<StepJson>,
    applied: Vec<&'static str>,
    open: Vec<&'static str>,
    considered: Vec<ConsideredJson>,
}

#[derive(Default, Serialize)]
struct StepJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choose: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<Call>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opening_lead: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yes: Option<bool>,
}

#[derive(Serialize)]
struct ConsideredJson {
    clause: &'static str,
    because: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<StepJson>,
}

impl<'a> WhyJson<'a> {
    /// The traces with their explanation in the language of this tag.
    #[must_use]
    pub fn new(edition: Edition, traces: &[Trace], lang: &'static str, text: &'a str) -> WhyJson<'a> {
        let incidents = traces.iter().map(TraceJson::new).collect();
        WhyJson { v: 1, laws: edition.year(), incidents, explanation: ExplanationJson { lang, text } }
    }
}

impl TraceJson {
    fn new(trace: &Trace) -> TraceJson {
        let addresses = |clauses: &[Clause]| clauses.iter().map(|clause| clause.address()).collect();
        TraceJson {
            kind: trace.incident.kind.name(),
            offender: trace.incident.offender,
            call: trace.incident.call,
            event: trace.incident.event,
            turn: trace.situation.turn,
            steps: trace.steps.iter().copied().map(StepJson::new).collect(),
            applied: addresses(&trace.applied),
            open: addresses(&trace.open),
            considered: trace.considered.iter().map(ConsideredJson::new).collect(),
        }
    }
}

impl StepJson {
    fn new(step: Step) -> StepJson {
        match step {
            Step::Chose { chooser, action, clause } => {
                let (choose, call) = choice(action);
                let (by, clause) = (Some(chooser), Some(clause.address()));
                StepJson { by, choose: Some(choose), call, clause, ..StepJson::default() }
            }
            Step::Overtaken { by } | Step::WentOn { by, .. } => {
                StepJson { by: Some(by), choose: Some("call"), ..StepJson::default() }
            }
            Step::LeadFaced => StepJson { opening_lead: Some("faced"), ..StepJson::default() },
            Step::Decided { question, yes } => {
                let (decided, call, clause) = match question {
                    Question::Comparable(call) => ("comparable", call, None),
                    Question::Unintended(call) => ("unintended", call, None),
                    Question::WhichLaw(call, first, second) => {
                        ("which_law", call, Some(if yes { first } else { second }))
                    }
                };
                StepJson {
                    decided: Some(decided),
                    call: Some(call),
                    clause: clause.map(Clause::address),
                    yes: clause.is_none().then_some(yes),
                    ..StepJson::default()
                }
            }
        }
    }
}

const fn choice(action: Action) -> (&'static str, Option<Call>) {
    match action {
        Action::Accept => ("accept", None),
        Action::Decline => ("decline", None),
        Action::Replace(call) => ("replace", Some(call)),
        Action::Passes => ("pass", None),
        Action::Acts => ("act", None),
        Action::Later(Later::SameDenomination) => ("same_denomination", None),
        Action::Later(Later::Comparable) => ("comparable", None),
        Action::Later(Later::Other) => ("other", None),
        Action::Later(Later::Any) => ("any", None),
    }
}

impl ConsideredJson {
    fn new(considered: &Considered) -> ConsideredJson {
        let (because, step) = match considered.because {
            Because::Otherwise(step) => ("otherwise", Some(StepJson::new(step))),
            Because::NotSaidToBeUnintended => ("not_said_to_be_unintended", None),
            Because::NoChangeOfCall => ("no_change_of_call", None),
            Because::NotSimultaneous => ("not_simultaneous", None),
            Because::TurnOf(by) => ("turn_of", Some(StepJson { by: Some(by), ..StepJson::default() })),
            Because::AfterTheFirstBid => ("after_the_first_bid", None),
            Because::BeforeTheFirstBid => ("before_the_first_bid", None),
            Because::Natural => ("natural", None),
            Because::NamesNoDenomination => ("names_no_denomination", None),
            Because::TreatedAsBid => ("treated_as_bid", None),
            Because::NotWhatHappened => ("not_what_happened", None),
        };
        ConsideredJson { clause: considered.clause.address(), because, step }
    }
}
