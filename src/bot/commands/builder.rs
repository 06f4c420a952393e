//! Builders of the command definitions, in every language.

use crate::{
    bot::view::text::{bot::Text, options::CommandOption},
    explain::Reader,
    lawbook::Edition,
    locale::Language,
};
use serenity::{
    all::{CommandOptionType, CommandType, InstallationContext, InteractionContext},
    builder::{CreateCommand, CreateCommandOption},
};

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
pub const fn view_key(reader: Reader) -> &'static str {
    match reader {
        Reader::Player => "player",
        Reader::Director => "director",
    }
}

/// A slash command with its name and what it does in every language.
pub(crate) fn slash(
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
pub(crate) fn option_of(
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
pub(crate) fn with_choice(
    option: CreateCommandOption,
    value: &str,
    name: impl Fn(Language) -> String,
) -> CreateCommandOption {
    let localized = LOCALES.map(|(locale, language)| (locale, name(language)));
    option.add_string_choice_localized(name(Language::English), value, localized)
}

pub(crate) fn said(text: &Text) -> impl Fn(Language) -> String {
    |language| text.say(language)
}

pub(crate) fn everywhere(command: CreateCommand) -> CreateCommand {
    command.integration_types(vec![InstallationContext::Guild, InstallationContext::User]).contexts(vec![
        InteractionContext::Guild,
        InteractionContext::BotDm,
        InteractionContext::PrivateChannel,
    ])
}

pub(crate) fn edition(asks: CommandOption) -> CreateCommandOption {
    let mut option = option(CommandOptionType::String, asks);
    for edition in Edition::ALL.into_iter().rev() {
        option = choice(option, &Text::edition(edition), edition.year());
    }
    option
}

/// For whom an answer is.
pub(crate) fn view() -> CreateCommandOption {
    let mut option = option(CommandOptionType::String, CommandOption::View);
    for (reader, text) in [(Reader::Player, Text::ViewPlayer {}), (Reader::Director, Text::ViewDirector {})] {
        option = choice(option, &text, view_key(reader));
    }
    option
}

pub(crate) fn option(kind: CommandOptionType, asks: CommandOption) -> CreateCommandOption {
    let (name, description) = asks.texts();
    option_of(kind, asks.key(), said(&name), said(&description))
}

pub(crate) fn choice(option: CreateCommandOption, text: &Text, value: &str) -> CreateCommandOption {
    with_choice(option, value, said(text))
}
