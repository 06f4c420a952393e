//! The offender's turn has come or will come, and for another irregularity he has to pass: he has nothing to choose, but what
//! his pass comes to may still be open.

use super::{
    Line, Part,
    case::{Case, after},
    message::Message,
    price,
    rotation::price_later,
};
use crate::{
    bridge::Call,
    ruling::{Action, Later, Outcome, PlayersOption, Rectification},
};

/// He is to call.
pub(super) fn now(case: &Case<'_>, option: &PlayersOption) -> Option<Part> {
    let then = after(option, Action::Replace(Call::Pass)).filter(|_| case.is_bound(case.offender))?;
    match then {
        Outcome::DirectorsOption(question) => {
            let (yes, no) = (question.if_yes.rectification()?, question.if_no.rectification()?);
            Some(either(case, yes, no, |result| price::text(case, result)))
        }
        Outcome::NoRectification(result) | Outcome::Rectification(result) => Some(
            Part::headed(Message::RotationLaterPass { offender: case.offender }).with_text(price::text(case, result)),
        ),
        Outcome::PlayersOption(_) => None,
    }
}

/// Others call first.
pub(super) fn later(case: &Case<'_>, option: &PlayersOption) -> Option<Part> {
    let result = |kind| after(option, Action::Later(kind)).and_then(Outcome::rectification);
    let (yes, no) = (result(Later::Comparable)?, result(Later::Other)?);
    case.is_bound(case.offender).then(|| either(case, yes, no, |result| price_later(case, result)))
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
