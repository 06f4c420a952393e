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

/// The rows under a card: who chooses, the calls, the record, reading, the director.
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
    let mut rows = Vec::new();
    if file.state() != State::Withdrawn {
        rows.push(choices(&next, press));
        rows.push(next.call.as_ref().map(|call| CreateActionRow::SelectMenu(menu(call, press))));
        rows.push(record(file, &next, press));
    }
    rows.push(reading(file, press, view));
    rows.push((view.reader == Reader::Director).then(|| director(file, press)));
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

/// What happened at the table, and taking it back.
fn record(file: &CaseFile, next: &Next, press: CaseButton) -> Option<CreateActionRow> {
    let language = press.language;
    let plain = |verb, words: CaseText| button(press, verb, words.say(language), ButtonStyle::Secondary);
    let mut buttons = vec![plain(CaseAction::Next, CaseText::Next {})];
    if let Some((_, words)) = &next.slip {
        buttons.push(button(press, CaseAction::Slip, say(words, language), ButtonStyle::Secondary));
    }
    buttons.extend(next.meant.map(|_| plain(CaseAction::TellMeaning, CaseText::Meant {})));
    buttons.extend(next.call.as_ref().map(|_| plain(CaseAction::WhatIf, CaseText::WhatIf {})));
    buttons.extend(file.has_gone_on(Reader::Director).then(|| plain(CaseAction::Undo, CaseText::Undo {})));
    Some(CreateActionRow::Buttons(buttons))
}

/// Reading the case another way, and showing it to others.
fn reading(file: &CaseFile, press: CaseButton, view: View) -> Option<CreateActionRow> {
    let language = view.language;
    let others: Vec<&str> = file.record(Reader::Player).laws.others().map(Edition::year).collect();
    let year = others.join("/");
    let in_server = matches!(file.id.place, Place::Server(_));
    let plain = |verb, words: CaseText| button(press, verb, words.say(language), ButtonStyle::Secondary);
    let mut buttons = vec![
        plain(CaseAction::Why, CaseText::Why {}),
        plain(CaseAction::OtherEdition, CaseText::OtherEdition { year }),
        plain(CaseAction::OtherLanguage, CaseText::OtherLanguage {}),
    ];
    if in_server && view.reader == Reader::Player {
        if view.is_public {
            buttons.push(plain(CaseAction::DirectorView, CaseText::Direct {}));
        } else if view.may_share && !file.is_shared() {
            buttons.push(plain(CaseAction::Share, CaseText::Share {}));
        }
        if !file.is_called() && file.state() == State::Proposed {
            buttons.push(button(press, CaseAction::CallDirector, CaseText::Call {}.say(language), ButtonStyle::Danger));
        }
    }
    Some(CreateActionRow::Buttons(buttons))
}

fn director(file: &CaseFile, press: CaseButton) -> CreateActionRow {
    let plain = |verb, words: CaseText, style| button(press, verb, words.say(press.language), style);
    let is_open = file.state() != State::Withdrawn;
    let mut buttons = Vec::new();
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
#[must_use]
pub fn one_button(press: CaseButton, words: &CaseText) -> Vec<CreateActionRow> {
    let label = words.say(press.language);
    vec![CreateActionRow::Buttons(vec![button(press, press.verb, label, ButtonStyle::Primary)])]
}
