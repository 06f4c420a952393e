//! The modals of a case.

use crate::{
    bot::{
        discord::interaction::ModalSubmit,
        view::{
            case_button::{CaseAction, CaseButton},
            label_modal::{Label, LabelModal, Typed},
            layout,
            text::CaseText,
        },
    },
    case::CaseFile,
    explain::Reader,
    shorthand,
};

/// Characters that a text input holds.
const HOLDS: u16 = 4000;
/// Characters of what a text input for calls holds.
const CALLS: u16 = 500;
/// Characters of a reason, a ruling or a note.
const WORDS: u16 = 1000;

/// The first text of an input.
pub const FIRST: &str = "text";
/// The director's own ruling.
pub const RULING: &str = "ruling";
/// Why.
pub const REASON: &str = "reason";

/// The modal that a button opens; `None` for buttons that open none.
pub fn of(press: CaseButton, file: &CaseFile) -> Option<LabelModal> {
    let language = press.language;
    let say = |words: CaseText| words.say(language);
    let number = file.id.number;
    let short = |label, example| {
        let example = Some(say(example));
        let typed = Typed { id: FIRST, most: CALLS, is_required: true, example, ..Typed::default() };
        Label::text(say(label), None, typed)
    };
    let long = |label, id, is_required| {
        Label::text(say(label), None, Typed { id, most: WORDS, is_paragraph: true, is_required, ..Typed::default() })
    };
    let (title, components) = match press.verb {
        CaseAction::Next | CaseAction::Choose => {
            (CaseText::NextTitle {}, vec![short(CaseText::NextLabel {}, CaseText::NextExample {})])
        }
        CaseAction::WhatIf => {
            (CaseText::WhatIfTitle {}, vec![short(CaseText::WhatIfLabel {}, CaseText::WhatIfExample {})])
        }
        CaseAction::TellMeaning => {
            (CaseText::MeantTitle {}, vec![short(CaseText::MeantLabel {}, CaseText::MeantExample {})])
        }
        CaseAction::Amend => {
            let components = vec![
                Label::text(say(CaseText::AmendRecord {}), None, record(file)),
                long(CaseText::AmendRuling {}, RULING, false),
                long(CaseText::AmendReason {}, REASON, true),
            ];
            (CaseText::AmendTitle { number }, components)
        }
        CaseAction::Withdraw => {
            (CaseText::WithdrawTitle { number }, vec![long(CaseText::WithdrawReason {}, REASON, true)])
        }
        CaseAction::Wrong => (CaseText::WrongTitle {}, vec![long(CaseText::WrongLabel {}, FIRST, true)]),
        CaseAction::Note => (CaseText::NoteTitle { number }, vec![long(CaseText::NoteLabel {}, FIRST, true)]),
        _ => return None,
    };
    // A call that is not in the menu is typed as calls are.
    let verb = if press.verb == CaseAction::Choose { CaseAction::Next } else { press.verb };
    Some(LabelModal { custom_id: press.to(verb).id(), title: say(title), components })
}

/// The record as shorthand, to be changed. Left empty, it stays as it is.
fn record(file: &CaseFile) -> Typed {
    let text = shorthand::write(&file.record(Reader::Director));
    let value = text.filter(|text| layout::length(text) <= usize::from(HOLDS));
    Typed { id: FIRST, most: HOLDS, is_paragraph: true, value, ..Typed::default() }
}

/// What somebody typed into an input of a modal; `None` if nothing.
pub fn typed<'a>(filled: &'a ModalSubmit, id: &str) -> Option<&'a str> {
    filled.text(id).map(str::trim).filter(|text| !text.is_empty())
}
