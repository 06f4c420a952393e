//! The commands as Discord is told about them, in every language.

use serde_json::Value;
use serenity::{
    all::{CommandOptionType, CommandType, InstallationContext, InteractionContext},
    builder::{CreateCommand, CreateCommandOption},
};

use super::{
    about, casebook, input, law, privacy, quiz, settings,
    text::{Asks, Text},
};
use crate::{explain::Reader, lawbook::Edition, locale::Language, meaning::Agreements};

/// The slash command's name in what Discord sends, whatever the language.
pub const RULING: &str = "ruling";
/// The name of the command that shows a clause.
pub const LAW: &str = "law";
/// The name of the command that shows and changes settings.
pub const SETTINGS: &str = "settings";
/// The name of the command that says what is stored about somebody.
pub const PRIVACY: &str = "privacy";
/// The name of the command that says what the bot is.
pub const ABOUT: &str = "about";
/// The name of the command for cases.
pub const CASE: &str = "case";
/// The name of the command for the quiz.
pub const QUIZ: &str = "quiz";
/// The name of the entry in the menu of a message in what Discord sends, whatever the language.
pub const MENU: &str = "Rule on this auction";

/// Discord's locales for which there are texts. One without would get the text of another, so both Englishes stand here.
pub const LOCALES: [(&str, Language); 3] =
    [("en-GB", Language::English), ("en-US", Language::English), ("no", Language::Norwegian)];

/// How `view` names a reader in what Discord sends.
#[must_use]
pub const fn view_key(reader: Reader) -> &'static str {
    match reader {
        Reader::Player => "player",
        Reader::Director => "director",
    }
}

/// Every command as it is sent: without what says nothing, which is most of it.
#[must_use]
pub fn to_send() -> Value {
    let mut commands = serde_json::to_value(all()).unwrap_or_default();
    prune(&mut commands);
    commands
}

fn prune(value: &mut Value) {
    let is_nothing = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    match value {
        Value::Object(fields) => {
            fields.retain(|_, value| !is_nothing(value));
            fields.values_mut().for_each(prune);
        }
        Value::Array(values) => values.iter_mut().for_each(prune),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Every command, for servers and for users, in servers, in direct messages, and wherever a user takes it along.
#[must_use]
pub fn all() -> Vec<CreateCommand> {
    let ruling = slash(RULING, said(&Text::RulingName), said(&Text::RulingDescription)).set_options(vec![
        auction(),
        edition(Asks::Edition),
        view(),
        agreements(),
        share(),
    ]);
    let law = slash(LAW, said(&Text::LawName), said(&Text::LawDescription))
        .set_options(vec![clause(), edition(Asks::ClauseEdition)]);
    let menu = LOCALES
        .into_iter()
        .fold(everywhere(CreateCommand::new(MENU).kind(CommandType::Message)), |menu, (locale, language)| {
            menu.name_localized(locale, Text::MenuName.say(language))
        });
    vec![
        ruling,
        menu,
        law,
        settings::command(),
        privacy::command(),
        casebook::command(),
        quiz::command(),
        about::command(),
    ]
}

/// A slash command with its name and what it does in every language.
pub(super) fn slash(
    key: &str,
    name: impl Fn(Language) -> String,
    description: impl Fn(Language) -> String,
) -> CreateCommand {
    let command = everywhere(CreateCommand::new(key).kind(CommandType::ChatInput));
    let command = command.description(description(Language::English));
    LOCALES.into_iter().fold(command, |command, (locale, language)| {
        command.name_localized(locale, name(language)).description_localized(locale, description(language))
    })
}

/// An option with its name and what it means in every language.
pub(super) fn option_of(
    kind: CommandOptionType,
    key: &str,
    name: impl Fn(Language) -> String,
    description: impl Fn(Language) -> String,
) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, key, description(Language::English));
    LOCALES.into_iter().fold(option, |option, (locale, language)| {
        option.name_localized(locale, name(language)).description_localized(locale, description(language))
    })
}

/// The option with one more to choose from, under its name in every language.
pub(super) fn with_choice(
    option: CreateCommandOption,
    value: &str,
    name: impl Fn(Language) -> String,
) -> CreateCommandOption {
    let localized = LOCALES.map(|(locale, language)| (locale, name(language)));
    option.add_string_choice_localized(name(Language::English), value, localized)
}

fn said(text: &Text) -> impl Fn(Language) -> String {
    |language| text.say(language)
}

fn everywhere(command: CreateCommand) -> CreateCommand {
    command.integration_types(vec![InstallationContext::Guild, InstallationContext::User]).contexts(vec![
        InteractionContext::Guild,
        InteractionContext::BotDm,
        InteractionContext::PrivateChannel,
    ])
}

fn auction() -> CreateCommandOption {
    let limit = u16::try_from(input::LIMIT).unwrap_or(u16::MAX);
    option(CommandOptionType::String, Asks::Auction)
        .required(true)
        .set_autocomplete(true)
        .min_length(1)
        .max_length(limit)
}

fn clause() -> CreateCommandOption {
    let limit = u16::try_from(law::LIMIT).unwrap_or(u16::MAX);
    option(CommandOptionType::String, Asks::Clause)
        .required(true)
        .set_autocomplete(true)
        .min_length(1)
        .max_length(limit)
}

fn edition(asks: Asks) -> CreateCommandOption {
    let mut option = option(CommandOptionType::String, asks);
    for edition in [Edition::Laws2017, Edition::Laws2007] {
        option = choice(option, &Text::Edition(edition), edition.year());
    }
    option
}

/// For whom an answer is.
pub(super) fn view() -> CreateCommandOption {
    let mut option = option(CommandOptionType::String, Asks::View);
    for (reader, text) in [(Reader::Player, Text::ViewPlayer), (Reader::Director, Text::ViewDirector)] {
        option = choice(option, &text, view_key(reader));
    }
    option
}

fn agreements() -> CreateCommandOption {
    Agreements::presets().fold(option(CommandOptionType::String, Asks::Agreements), |option, name| {
        choice(option, &Text::System(name), name)
    })
}

fn share() -> CreateCommandOption {
    option(CommandOptionType::Boolean, Asks::Share)
}

fn option(kind: CommandOptionType, asks: Asks) -> CreateCommandOption {
    option_of(kind, asks.key(), said(&Text::OptionName(asks)), said(&Text::OptionDescription(asks)))
}

fn choice(option: CreateCommandOption, text: &Text, value: &str) -> CreateCommandOption {
    with_choice(option, value, said(text))
}
