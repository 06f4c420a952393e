//! What the page says of the offender's calls, against what follows from each.

use director_please::{
    bridge::Call,
    explain::{Explanation, Line, Message, Reader},
    record::Record,
    ruling::{Action, Choice, Outcome, PlayersOption, Question, Ruling},
};

use super::{Tally, names};

/// A double or redouble that the director would judge is named where the page says what then follows; “anything else” is not it.
pub(super) fn check(tally: &mut Tally, about: (&Record, Reader), ruling: &Ruling, explanation: &Explanation) {
    let mut options = ruling.incidents.iter().filter_map(|it| offenders(&it.outcome));
    let (Some(option), None) = (options.next(), options.next()) else { return };
    let doubles: Vec<Call> = option.choices.iter().filter_map(judged_double).collect();
    let tells = |line: &&Line| line.text.iter().any(|text| text.id().ends_with("-if-comparable"));
    let lines = explanation.sections.iter().flat_map(|part| &part.lines).filter(tells);
    let labels: Vec<&Message> = lines.filter_map(|line| line.label.as_ref()).collect();
    let is_named = |call: &Call| labels.is_empty() || labels.iter().any(|label| names(label, *call));
    tally.hold("a double that the director judges is not named", doubles.iter().all(is_named), about, || {
        format!("{doubles:?} of {labels:?}")
    });
}

/// What the offender chooses from, now or once LHO has declined.
fn offenders(outcome: &Outcome) -> Option<&PlayersOption> {
    let Outcome::PlayersOption(option) = outcome else { return None };
    let has_calls = option.choices.iter().any(|choice| matches!(choice.action, Action::Replace(_)));
    if has_calls { Some(option) } else { offenders(option.after(Action::Decline)?) }
}

/// A double or redouble that is not cancelled in any case, and about which the director decides.
fn judged_double(choice: &Choice) -> Option<Call> {
    let Action::Replace(call) = choice.action else { return None };
    let Outcome::DirectorsOption(question) = &choice.then else { return None };
    let is_judged = matches!(question.question, Question::Comparable(_));
    let is_cancelled = question.if_no.rectification().is_some_and(|result| result.cancels_call);
    (call.is_double_or_redouble() && is_judged && !is_cancelled).then_some(call)
}
