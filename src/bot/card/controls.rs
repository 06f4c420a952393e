//! What can be done next, as buttons and menus.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption},
};

use super::View;
use crate::{
    answer::Answer,
    bot::{
        message::{self, CHOICE, CHOICES},
        press::{Press, Verb},
        words::Words,
    },
    case::{CaseFile, Place, State},
    explain::{self, Message, Next, NextCall, Reader},
    locale::{self, Language},
};

/// The value of the menu's last entry: a call that is not in the menu.
pub const ANOTHER: &str = "another";
/// Characters of a button's label.
const LABEL: usize = 80;

/// The rows under a card: who chooses, the calls, the record, reading, the director.
pub(super) fn rows(file: &CaseFile, answer: &Answer, view: View) -> Vec<CreateActionRow> {
    let press = Press {
        verb: Verb::Show,
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
    message::shortened(&locale::sentence(message, language), LABEL)
}

fn button(press: Press, verb: Verb, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(press.to(verb).id()).label(label).style(style)
}

/// What the next player or the director chooses between.
fn choices(next: &Next, press: Press) -> Option<CreateActionRow> {
    let pair = |verbs: [Verb; 2], words: &[Message; 2]| {
        let [yes, no] = verbs.map(|verb| press.to(verb));
        let [is, is_not] = words.each_ref().map(|words| say(words, press.language));
        CreateActionRow::Buttons(vec![
            button(press, yes.verb, is, ButtonStyle::Primary),
            button(press, no.verb, is_not, ButtonStyle::Primary),
        ])
    };
    let lho = next.lho.as_ref().map(|words| pair([Verb::Accept, Verb::Decline], words));
    lho.or_else(|| next.decision.as_ref().map(|(_, words)| pair([Verb::Yes, Verb::No], words)))
}

/// The menu of calls, with what each costs; the last entry is for any other.
fn menu(next: &NextCall, press: Press) -> CreateSelectMenu {
    let language = press.language;
    let option = |(call, price): &(crate::bridge::Call, Option<Message>)| {
        let label = locale::sentence(&Message::TheseCalls { calls: vec![*call] }, language);
        let option = CreateSelectMenuOption::new(message::shortened(&label, CHOICE), call.to_string());
        let price = price.as_ref().map(|price| message::shortened(&locale::sentence(price, language), CHOICE));
        price.into_iter().fold(option, CreateSelectMenuOption::description)
    };
    let another = CreateSelectMenuOption::new(Words::AnotherCall {}.say(language), ANOTHER)
        .description(Words::AnotherCallHow {}.say(language));
    let options = next.calls.iter().take(CHOICES - 1).map(option).chain([another]).collect();
    CreateSelectMenu::new(press.to(Verb::Choose).id(), CreateSelectMenuKind::String { options })
        .placeholder(say(&next.heading, language))
}

/// What happened at the table, and taking it back.
fn record(file: &CaseFile, next: &Next, press: Press) -> Option<CreateActionRow> {
    let language = press.language;
    let plain = |verb, words: Words| button(press, verb, words.say(language), ButtonStyle::Secondary);
    let mut buttons = vec![plain(Verb::Next, Words::Next {})];
    if let Some((_, words)) = &next.slip {
        buttons.push(button(press, Verb::Slip, say(words, language), ButtonStyle::Secondary));
    }
    buttons.extend(next.meant.map(|_| plain(Verb::Meant, Words::Meant {})));
    buttons.extend(next.call.as_ref().map(|_| plain(Verb::WhatIf, Words::WhatIf {})));
    buttons.extend(file.has_gone_on(Reader::Director).then(|| plain(Verb::Undo, Words::Undo {})));
    Some(CreateActionRow::Buttons(buttons))
}

/// Reading the case another way, and showing it to others.
fn reading(file: &CaseFile, press: Press, view: View) -> Option<CreateActionRow> {
    let language = view.language;
    let year = file.record(Reader::Player).laws.other().year();
    let in_server = matches!(file.id.place, Place::Server(_));
    let plain = |verb, words: Words| button(press, verb, words.say(language), ButtonStyle::Secondary);
    let mut buttons = vec![
        plain(Verb::Why, Words::Why {}),
        plain(Verb::OtherEdition, Words::OtherEdition { year }),
        plain(Verb::OtherLanguage, Words::OtherLanguage {}),
    ];
    if in_server && view.reader == Reader::Player {
        if view.is_public {
            buttons.push(plain(Verb::Direct, Words::Direct {}));
        } else if view.may_share && !file.is_shared() {
            buttons.push(plain(Verb::Share, Words::Share {}));
        }
        if !file.is_called() && file.state() == State::Proposed {
            buttons.push(button(press, Verb::Call, Words::Call {}.say(language), ButtonStyle::Danger));
        }
    }
    Some(CreateActionRow::Buttons(buttons))
}

fn director(file: &CaseFile, press: Press) -> CreateActionRow {
    let plain = |verb, words: Words, style| button(press, verb, words.say(press.language), style);
    let is_open = file.state() != State::Withdrawn;
    let mut buttons = Vec::new();
    if is_open {
        buttons.push(plain(Verb::Confirm, Words::Confirm {}, ButtonStyle::Success));
    }
    buttons.push(plain(Verb::Amend, Words::Amend {}, ButtonStyle::Secondary));
    if is_open {
        buttons.push(plain(Verb::Withdraw, Words::Withdraw {}, ButtonStyle::Danger));
    }
    buttons.push(plain(Verb::Note, Words::Note {}, ButtonStyle::Secondary));
    CreateActionRow::Buttons(buttons)
}

/// One button, alone.
#[must_use]
pub fn one_button(press: Press, words: &Words) -> Vec<CreateActionRow> {
    let label = words.say(press.language);
    vec![CreateActionRow::Buttons(vec![button(press, press.verb, label, ButtonStyle::Primary)])]
}
