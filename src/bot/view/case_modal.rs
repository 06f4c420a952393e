//! The modals of a case.

use serenity::{
    all::InputTextStyle,
    builder::{CreateActionRow, CreateInputText, CreateModal},
};

use crate::{
    bot::{
        discord::interaction::ModalSubmit,
        view::{
            case_button::{CaseAction, CaseButton},
            layout,
            text::CaseText,
        },
    },
    case::CaseFile,
    explain::Reader,
    shorthand,
};

/// Characters that a text box holds.
const HOLDS: usize = 4000;
/// Characters of what a box for calls takes.
const CALLS: u16 = 500;
/// Characters of a reason, a ruling or a note.
const WORDS: u16 = 1000;

/// The first text of a box.
pub const FIRST: &str = "text";
/// The director's own ruling.
pub const RULING: &str = "ruling";
/// Why.
pub const REASON: &str = "reason";

/// The text box that a button opens; `None` for buttons that open none.
#[must_use]
pub fn of(press: CaseButton, file: &CaseFile) -> Option<CreateModal> {
    let language = press.language;
    let say = |words: CaseText| words.say(language);
    let number = file.id.number;
    let short = |label, example| {
        CreateInputText::new(InputTextStyle::Short, say(label), FIRST).placeholder(say(example)).max_length(CALLS)
    };
    let long = |label: CaseText, id| CreateInputText::new(InputTextStyle::Paragraph, say(label), id).max_length(WORDS);
    let (title, inputs) = match press.verb {
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
            let inputs = vec![
                record(file, say(CaseText::AmendRecord {})),
                long(CaseText::AmendRuling {}, RULING).required(false),
                long(CaseText::AmendReason {}, REASON),
            ];
            (CaseText::AmendTitle { number }, inputs)
        }
        CaseAction::Withdraw => (CaseText::WithdrawTitle { number }, vec![long(CaseText::WithdrawReason {}, REASON)]),
        CaseAction::Wrong => (CaseText::WrongTitle {}, vec![long(CaseText::WrongLabel {}, FIRST)]),
        CaseAction::Note => (CaseText::NoteTitle { number }, vec![long(CaseText::NoteLabel {}, FIRST)]),
        _ => return None,
    };
    // A call that is not in the menu is typed as calls are.
    let verb = if press.verb == CaseAction::Choose { CaseAction::Next } else { press.verb };
    let rows = inputs.into_iter().map(CreateActionRow::InputText).collect();
    Some(CreateModal::new(press.to(verb).id(), say(title)).components(rows))
}

/// The record as shorthand, to be changed. Left empty, it stays as it is.
fn record(file: &CaseFile, label: String) -> CreateInputText {
    let input = CreateInputText::new(InputTextStyle::Paragraph, label, FIRST).required(false);
    let text = shorthand::write(&file.record(Reader::Director)).filter(|text| layout::length(text) <= HOLDS);
    text.into_iter().fold(input, CreateInputText::value)
}

/// What somebody typed into an input of a box; `None` if nothing.
#[must_use]
pub fn typed<'a>(filled: &'a ModalSubmit, id: &str) -> Option<&'a str> {
    filled.text(id).map(str::trim).filter(|text| !text.is_empty())
}
