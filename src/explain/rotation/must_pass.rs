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

/// What follows from a pass that the offender has to make, or will have made, when the turn comes.
pub(super) fn once_passed(case: &Case<'_>, option: &PlayersOption) -> Part {
    let result = |kind| option.after(Action::Later(kind)).and_then(Outcome::rectification);
    let text = |result: &Rectification| rectification::later_text(case, result);
    match (result(Later::Comparable), result(Later::Other).or_else(|| result(Later::Any))) {
        (Some(yes), Some(no)) if !is_natural_bid(case) => either(case, yes, no, text),
        (_, no) => Part::headed(Message::RotationLaterPass { offender: case.offender })
            .with_text(no.map(text).unwrap_or_default()),
    }
}

/// The same under a heading that names a condition.
pub(super) fn follows(case: &Case<'_>, option: &PlayersOption) -> Vec<Message> {
    let result = |kind| option.after(Action::Later(kind)).and_then(Outcome::rectification);
    let unless = result(Later::Comparable).filter(|_| !is_natural_bid(case));
    let unless = unless.map(|_| Message::UnlessComparable { edition: case.ruling.edition });
    let other = result(Later::Other).or_else(|| result(Later::Any));
    let text = other.map(|other| rectification::later_text(case, other)).unwrap_or_default();
    text.into_iter().chain(unless).collect()
}

/// No pass is comparable to a natural bid.
fn is_natural_bid(case: &Case<'_>) -> bool {
    case.call.bid().is_some() && !case.made().is_some_and(|made| made.is_artificial())
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
