//! What is open in a ruling, as flat lists: the choices of the players and the questions to the director.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{ContinuationJson, ResultJson};
use crate::{
    bridge::{Call, Seat},
    ruling::{Action, Choice, Continuation, Incident, Outcome, PlayersOption, Question, Rectification},
};

/// One choice of a player and what comes of it.
#[derive(Serialize)]
pub(super) struct OptionJson<'a> {
    by: Seat,
    choose: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<Call>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<&'static str>,
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    condition: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelled: Option<bool>,
    #[serde(flatten)]
    result: Option<ResultJson<'a>>,
}

/// The questions to the director.
pub(super) type Choices<'a> = Vec<QuestionJson<'a>>;

/// A question to the director and what comes of each answer.
#[derive(Serialize)]
pub(super) struct QuestionJson<'a> {
    ask: &'static str,
    about: Call,
    #[serde(skip_serializing_if = "Option::is_none")]
    if_yes: Option<Answer<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    if_no: Option<Answer<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<BTreeMap<&'static str, Answer<'a>>>,
}

/// What follows from the director's answer; where a player has a choice then, their options.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    #[serde(flatten)]
    result: Option<ResultJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelled: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<OptionJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<QuestionJson<'a>>,
    /// Where the record goes on: what comes of the rest of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<ContinuationJson<'a>>,
}

/// Every choice that is open now, and after LHO declines also the offender's.
pub(super) fn options(outcome: &Outcome) -> Vec<OptionJson<'_>> {
    let mut flat = Vec::new();
    if let Outcome::PlayersOption(option) = outcome {
        add_option(&mut flat, option, None);
    }
    flat
}

/// The questions that are open now.
pub(super) fn questions(incident: &Incident) -> Choices<'_> {
    let answers = incident.answers.as_deref();
    of_outcome(&incident.outcome, answers.map(|answers| &answers.yes), answers.map(|answers| &answers.no))
}

fn of_outcome<'a>(outcome: &'a Outcome, yes: Option<&'a Continuation>, no: Option<&'a Continuation>) -> Choices<'a> {
    let Outcome::DirectorsOption(option) = outcome else { return Vec::new() };
    let (yes, no) = (Answer::new(&option.if_yes, yes), Answer::new(&option.if_no, no));
    let question = |ask, about| QuestionJson { ask, about, if_yes: None, if_no: None, choices: None };
    vec![match option.question {
        Question::Comparable(call) => {
            QuestionJson { if_yes: Some(yes), if_no: Some(no), ..question("comparable", call) }
        }
        Question::Unintended(call) => {
            QuestionJson { if_yes: Some(yes), if_no: Some(no), ..question("unintended", call) }
        }
        Question::WhichLaw(call, one, other) => {
            let choices = [(one.address(), yes), (other.address(), no)].into_iter().collect();
            QuestionJson { choices: Some(choices), ..question("which_law", call) }
        }
    }]
}

impl<'a> Answer<'a> {
    fn new(outcome: &'a Outcome, then: Option<&'a Continuation>) -> Answer<'a> {
        let (result, second) = (outcome.rectification(), then.and_then(|then| then.answers.as_deref()));
        Answer {
            result: result.map(ResultJson::new),
            cancelled: cancelled(result),
            options: options(outcome),
            questions: of_outcome(outcome, second.map(|second| &second.yes), second.map(|second| &second.no)),
            then: then.map(ContinuationJson::new),
        }
    }
}

fn add_option<'a>(flat: &mut Vec<OptionJson<'a>>, option: &'a PlayersOption, after: Option<&'static str>) {
    for choice in &option.choices {
        let (choose, call) = match choice.action {
            Action::Accept => ("accept", None),
            Action::Decline => ("decline", None),
            Action::Replace(call) => ("replace", Some(call)),
            Action::Passes => ("pass", None),
            Action::Acts => ("act", None),
            Action::Later(_) => continue,
        };
        let entry = |condition, result: Option<&'a Rectification>| OptionJson {
            by: option.chooser,
            choose,
            call,
            after,
            condition,
            cancelled: cancelled(result),
            result: result.map(ResultJson::new),
        };
        add_choice(flat, choice, &entry);
    }
}

fn add_choice<'a>(
    flat: &mut Vec<OptionJson<'a>>,
    choice: &'a Choice,
    entry: &dyn Fn(Option<&'static str>, Option<&'a Rectification>) -> OptionJson<'a>,
) {
    match &choice.then {
        Outcome::NoRectification(result) | Outcome::Rectification(result) => flat.push(entry(None, Some(result))),
        Outcome::DirectorsOption(option) => {
            let (yes, no) = match option.question {
                Question::Comparable(_) => ("comparable", "not_comparable"),
                Question::Unintended(_) => ("unintended", "intended"),
                Question::WhichLaw(_, one, other) => (one.address(), other.address()),
            };
            flat.push(entry(Some(yes), option.if_yes.rectification()));
            flat.push(entry(Some(no), option.if_no.rectification()));
        }
        Outcome::PlayersOption(next) if is_by_calling(next) => {
            for choice in &next.choices {
                let condition = if choice.action == Action::Passes { "pass" } else { "act" };
                flat.push(entry(Some(condition), choice.then.rectification()));
            }
        }
        Outcome::PlayersOption(next) => {
            flat.push(entry(None, None));
            if next.choices.iter().any(|choice| matches!(choice.action, Action::Replace(_))) {
                add_option(flat, next, Some("decline"));
            }
        }
    }
}

/// Law 34: whether what follows from LHO's acceptance hangs on whether they pass or act.
fn is_by_calling(option: &PlayersOption) -> bool {
    let clauses =
        |choice: &Choice| choice.then.rectification().map(|result| result.clauses.clone()).unwrap_or_default();
    option.choices.iter().any(|choice| clauses(choice).iter().any(|clause| clause.address() == "34"))
}

fn cancelled(result: Option<&Rectification>) -> Option<bool> {
    result.is_some_and(|result| result.cancels_call).then_some(true)
}
