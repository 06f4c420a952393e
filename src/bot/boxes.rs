//! The text boxes of a case.

use serenity::{
    all::InputTextStyle,
    builder::{CreateActionRow, CreateInputText, CreateModal},
};

use super::{
    interaction::Filled,
    message,
    press::{Press, Verb},
    words::Words,
};
use crate::{case::CaseFile, explain::Reader, shorthand};

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
pub fn of(press: Press, file: &CaseFile) -> Option<CreateModal> {
    let language = press.language;
    let say = |words: Words| words.say(language);
    let number = file.id.number;
    let short = |label, example| {
        CreateInputText::new(InputTextStyle::Short, say(label), FIRST).placeholder(say(example)).max_length(CALLS)
    };
    let long = |label: Words, id| CreateInputText::new(InputTextStyle::Paragraph, say(label), id).max_length(WORDS);
    let (title, inputs) = match press.verb {
        Verb::Next | Verb::Choose => (Words::NextTitle {}, vec![short(Words::NextLabel {}, Words::NextExample {})]),
        Verb::WhatIf => (Words::WhatIfTitle {}, vec![short(Words::WhatIfLabel {}, Words::WhatIfExample {})]),
        Verb::Meant => (Words::MeantTitle {}, vec![short(Words::MeantLabel {}, Words::MeantExample {})]),
        Verb::Amend => {
            let inputs = vec![
                record(file, say(Words::AmendRecord {})),
                long(Words::AmendRuling {}, RULING).required(false),
                long(Words::AmendReason {}, REASON),
            ];
            (Words::AmendTitle { number }, inputs)
        }
        Verb::Withdraw => (Words::WithdrawTitle { number }, vec![long(Words::WithdrawReason {}, REASON)]),
        Verb::Note => (Words::NoteTitle { number }, vec![long(Words::NoteLabel {}, FIRST)]),
        Verb::Accept
        | Verb::Decline
        | Verb::Slip
        | Verb::Yes
        | Verb::No
        | Verb::Undo
        | Verb::Why
        | Verb::OtherEdition
        | Verb::OtherLanguage
        | Verb::Share
        | Verb::Call
        | Verb::Own
        | Verb::Show
        | Verb::Direct
        | Verb::Confirm => return None,
    };
    // A call that is not in the menu is typed as calls are.
    let verb = if press.verb == Verb::Choose { Verb::Next } else { press.verb };
    let rows = inputs.into_iter().map(CreateActionRow::InputText).collect();
    Some(CreateModal::new(press.to(verb).id(), say(title)).components(rows))
}

/// The record as shorthand, to be changed. Left empty, it stays as it is.
fn record(file: &CaseFile, label: String) -> CreateInputText {
    let input = CreateInputText::new(InputTextStyle::Paragraph, label, FIRST).required(false);
    let text = shorthand::write(&file.record(Reader::Director)).filter(|text| message::length(text) <= HOLDS);
    text.into_iter().fold(input, CreateInputText::value)
}

/// What somebody typed into an input of a box; `None` if nothing.
#[must_use]
pub fn typed<'a>(filled: &'a Filled, id: &str) -> Option<&'a str> {
    filled.text(id).map(str::trim).filter(|text| !text.is_empty())
}
