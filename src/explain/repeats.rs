//! 2007 Law 31A2: whether the bid at the offender's turn repeats the denomination is for the director to find out.

use super::{Line, Part, Reader, case::Case, comparable, message::Message};
use crate::{
    bridge::Call,
    ruling::{DirectorsOption, Question},
};

/// The bid of which the director has to find that out.
pub(super) fn asked(option: &DirectorsOption) -> Option<Call> {
    match option.question {
        Question::WhichLaw(call, one, _) => one.address().starts_with("31A2").then_some(call),
        Question::Comparable(_) | Question::Unintended(_) => None,
    }
}

/// What now.
pub(super) fn headline(case: &Case<'_>, replacement: Call, reader: Reader) -> Message {
    let (offender, call) = (case.offender, case.call);
    match reader {
        Reader::Player => Message::RotationRepeats { offender, call, replacement },
        Reader::Director => Message::RotationRepeatsForDirector { offender, call, replacement },
    }
}

/// The question, with what follows from either answer.
pub(super) fn part(case: &Case<'_>, option: &DirectorsOption, replacement: Call) -> Part {
    let yes = Line::labelled(Message::If {}, comparable::told(case, &option.if_yes, true));
    let no = Line::labelled(Message::IfNot {}, comparable::told(case, &option.if_no, false));
    Part::headed(Message::RotationRepeatsHeading { call: case.call, replacement }).with_lines([yes, no])
}
