//! The offender's turn has come or will come, and another irregularity makes them pass: they have no choice, but what
//! follows from their pass may still be open.

use crate::{
    bridge::Call,
    explain::{Line, Part, case::Case, message::Message, rectification},
    ruling::{Action, Later, Outcome, PlayersOption, Rectification},
};

/// The offender is to call.
pub(in crate::explain) fn now(case: &Case<'_>, option: &PlayersOption) -> Option<Part> {
    let then = option.after(Action::Replace(Call::Pass)).filter(|_| case.is_bound(case.offender))?;
    match then {
        Outcome::DirectorsOption(question) => {
            let (yes, no) = (question.if_yes.rectification()?, question.if_no.rectification()?);
            Some(either(case, yes, no, |result| rectification::text(case, result)))
        }
        Outcome::NoRectification(result) | Outcome::Rectification(result) => Some(
            Part::headed(Message::RotationLaterPass { offender: case.offender })
                .with_text(rectification::text(case, result)),
        ),
        Outcome::PlayersOption(_) => None,
    }
}

/// Others call first.
pub(in crate::explain) fn later(case: &Case<'_>, option: &PlayersOption) -> Option<Part> {
    let result = |kind| option.after(Action::Later(kind)).and_then(Outcome::rectification);
    let (yes, no) = (result(Later::Comparable)?, result(Later::Other)?);
    case.is_bound(case.offender).then(|| either(case, yes, no, |result| rectification::later_text(case, result)))
}

fn either(
    case: &Case<'_>,
    yes: &Rectification,
    no: &Rectification,
    text: impl Fn(&Rectification) -> Vec<Message>,
) -> Part {
    Part::headed(Message::RotationPassComparable { offender: case.offender })
        .with_lines([Line::labelled(Message::If {}, text(yes)), Line::labelled(Message::IfNot {}, text(no))])
}
