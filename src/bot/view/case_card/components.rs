//! What can be done next, as buttons and menus.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption},
};

use crate::{
    answer::Answer,
    bot::view::{
        case_button::{CaseAction, CaseButton},
        case_card::View,
        layout::{self, CHOICE, CHOICES},
        text::CaseText,
    },
    case::{CaseFile, Place, State},
    explain::{self, Message, Next, NextCall, Reader},
    lawbook::Edition,
    locale::{self, Language},
};

/// The value of the menu's last entry: a call that is not in the menu.
pub const ANOTHER: &str = "another";
/// Characters of a button's label.
const LABEL: usize = 80;

/// The rows under a card, four at most: who chooses, the calls, what is rarely wanted, and who else is to know.
pub(crate) fn rows(file: &CaseFile, answer: &Answer, view: View) -> Vec<CreateActionRow> {
    let press = CaseButton {
        verb: CaseAction::Show,
        case: file.id,
        moves: file.moves(),
        reader: view.reader,
        language: view.language,
        epoch: file.epoch,
    };
    let next = answer.found.as_ref().map(|ruled| explain::next(&ruled.record, &ruled.ruling)).unwrap_or_default();
    let is_open = file.state() != State::Withdrawn;
    let calls = next.call.as_ref().filter(|_| is_open).map(|call| CreateActionRow::SelectMenu(menu(call, press)));
    let last = match view.reader {
        Reader::Player => others(file, press, view),
        Reader::Director => director(file, press),
    };
    let rows = [
        choices(&next, press).filter(|_| is_open),
        calls,
        Some(CreateActionRow::SelectMenu(more(file, &next, press, view))),
        Some(last),
    ];
    rows.into_iter().flatten().collect()
}

fn say(message: &Message, language: Language) -> String {
    layout::shortened(&locale::sentence(message, language), LABEL)
}

fn button(press: CaseButton, verb: CaseAction, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(press.to(verb).id()).label(label).style(style)
}

/// What the next player or the director chooses between.
fn choices(next: &Next, press: CaseButton) -> Option<CreateActionRow> {
    let pair = |verbs: [CaseAction; 2], words: &[Message; 2]| {
        let [yes, no] = verbs.map(|verb| press.to(verb));
        let [is, is_not] = words.each_ref().map(|words| say(words, press.language));
        CreateActionRow::Buttons(vec![
            button(press, yes.verb, is, ButtonStyle::Primary),
            button(press, no.verb, is_not, ButtonStyle::Primary),
        ])
    };
    let lho = next.lho.as_ref().map(|words| pair([CaseAction::Accept, CaseAction::Decline], words));
    lho.or_else(|| next.decision.as_ref().map(|(_, words)| pair([CaseAction::Yes, CaseAction::No], words)))
}

/// The menu of calls, with what each costs; the last entry is for any other.
fn menu(next: &NextCall, press: CaseButton) -> CreateSelectMenu {
    let language = press.language;
    let option = |(call, price): &(crate::bridge::Call, Option<Message>)| {
        let label = locale::sentence(&Message::TheseCalls { calls: vec![*call] }, language);
        let option = CreateSelectMenuOption::new(layout::shortened(&label, CHOICE), call.to_string());
        let price = price.as_ref().map(|price| layout::shortened(&locale::sentence(price, language), CHOICE));
        price.into_iter().fold(option, CreateSelectMenuOption::description)
    };
    let another = CreateSelectMenuOption::new(CaseText::AnotherCall {}.say(language), ANOTHER)
        .description(CaseText::AnotherCallHow {}.say(language));
    let options = next.calls.iter().take(CHOICES - 1).map(option).chain([another]).collect();
    CreateSelectMenu::new(press.to(CaseAction::Choose).id(), CreateSelectMenuKind::String { options })
        .placeholder(say(&next.heading, language))
}

/// What is rarely wanted: what happened at the table, and reading the case another way.
fn more(file: &CaseFile, next: &Next, press: CaseButton, view: View) -> CreateSelectMenu {
    let language = press.language;
    let is_open = file.state() != State::Withdrawn;
    let others: Vec<&str> = file.record(Reader::Player).laws.others().map(Edition::year).collect();
    let year = others.join("/");
    let entry = |is_there: bool, verb, words: CaseText| is_there.then(|| (verb, words.say(language)));
    let slip = next.slip.as_ref().filter(|_| is_open).map(|(_, words)| (CaseAction::Slip, say(words, language)));
    let entries = [
        entry(is_open, CaseAction::Next, CaseText::Next {}),
        slip,
        entry(is_open && next.meant.is_some(), CaseAction::TellMeaning, CaseText::Meant {}),
        entry(is_open && next.call.is_some(), CaseAction::WhatIf, CaseText::WhatIf {}),
        entry(is_open && file.has_gone_on(Reader::Director), CaseAction::Undo, CaseText::Undo {}),
        entry(true, CaseAction::OtherEdition, CaseText::OtherEdition { year }),
        entry(true, CaseAction::OtherLanguage, CaseText::OtherLanguage {}),
        entry(is_in_server(file) && view.is_public, CaseAction::DirectorView, CaseText::Direct {}),
        entry(view.reader == Reader::Director, CaseAction::ReadOut, CaseText::ReadOut {}),
        entry(is_open, CaseAction::Wrong, CaseText::Wrong {}),
    ];
    let option = |(verb, label): (CaseAction, String)| {
        CreateSelectMenuOption::new(layout::shortened(&label, CHOICE), verb.key())
    };
    let options = entries.into_iter().flatten().map(option).collect();
    CreateSelectMenu::new(press.to(CaseAction::More).id(), CreateSelectMenuKind::String { options })
        .placeholder(CaseText::More {}.say(language))
}

const fn is_in_server(file: &CaseFile) -> bool {
    matches!(file.id.place, Place::Server(_))
}

/// Why, and who else is to know: everybody, or the director.
fn others(file: &CaseFile, press: CaseButton, view: View) -> CreateActionRow {
    let plain = |verb, words: CaseText, style| button(press, verb, words.say(press.language), style);
    let mut buttons = vec![plain(CaseAction::Why, CaseText::Why {}, ButtonStyle::Secondary)];
    if is_in_server(file) {
        if !view.is_public && view.may_share && !file.is_shared() {
            buttons.push(plain(CaseAction::Share, CaseText::Share {}, ButtonStyle::Secondary));
        }
        if !file.is_called() && file.state() == State::Proposed {
            buttons.push(plain(CaseAction::CallDirector, CaseText::Call {}, ButtonStyle::Danger));
        }
    }
    CreateActionRow::Buttons(buttons)
}

/// Why, and the director's word.
fn director(file: &CaseFile, press: CaseButton) -> CreateActionRow {
    let plain = |verb, words: CaseText, style| button(press, verb, words.say(press.language), style);
    let is_open = file.state() != State::Withdrawn;
    let mut buttons = vec![plain(CaseAction::Why, CaseText::Why {}, ButtonStyle::Secondary)];
    if is_open {
        buttons.push(plain(CaseAction::Confirm, CaseText::Confirm {}, ButtonStyle::Success));
    }
    buttons.push(plain(CaseAction::Amend, CaseText::Amend {}, ButtonStyle::Secondary));
    if is_open {
        buttons.push(plain(CaseAction::Withdraw, CaseText::Withdraw {}, ButtonStyle::Danger));
    }
    buttons.push(plain(CaseAction::Note, CaseText::Note {}, ButtonStyle::Secondary));
    CreateActionRow::Buttons(buttons)
}

/// One button, alone.
pub fn one_button(press: CaseButton, words: &CaseText) -> Vec<CreateActionRow> {
    let label = words.say(press.language);
    vec![CreateActionRow::Buttons(vec![button(press, press.verb, label, ButtonStyle::Primary)])]
}
