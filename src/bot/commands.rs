//! The commands as Discord is told about them, in every language.

use serenity::{
    all::{CommandOptionType, CommandType, InstallationContext, InteractionContext},
    builder::{CreateCommand, CreateCommandOption},
};

use super::{
    input, law,
    text::{Asks, Text},
};
use crate::{explain::Reader, lawbook::Edition, locale::Language, meaning::Agreements};

/// The slash command's name in what Discord sends, whatever the language.
pub const RULING: &str = "ruling";
/// The name of the command that shows a clause.
pub const LAW: &str = "law";
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

/// Every command, for servers and for users, in servers, in direct messages, and wherever a user takes it along.
#[must_use]
pub fn all() -> Vec<CreateCommand> {
    let mut ruling = everywhere(CreateCommand::new(RULING).kind(CommandType::ChatInput))
        .description(Text::RulingDescription.say(Language::English))
        .set_options(vec![auction(), edition(Asks::Edition), view(), agreements(), share()]);
    let mut law = everywhere(CreateCommand::new(LAW).kind(CommandType::ChatInput))
        .description(Text::LawDescription.say(Language::English))
        .set_options(vec![clause(), edition(Asks::ClauseEdition)]);
    let mut menu = everywhere(CreateCommand::new(MENU).kind(CommandType::Message));
    for (locale, language) in LOCALES {
        ruling = ruling
            .name_localized(locale, Text::RulingName.say(language))
            .description_localized(locale, Text::RulingDescription.say(language));
        law = law
            .name_localized(locale, Text::LawName.say(language))
            .description_localized(locale, Text::LawDescription.say(language));
        menu = menu.name_localized(locale, Text::MenuName.say(language));
    }
    vec![ruling, menu, law]
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

fn view() -> CreateCommandOption {
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
    let description = Text::OptionDescription(asks);
    let mut option = CreateCommandOption::new(kind, asks.key(), description.say(Language::English));
    for (locale, language) in LOCALES {
        option = option
            .name_localized(locale, Text::OptionName(asks).say(language))
            .description_localized(locale, description.say(language));
    }
    option
}

fn choice(option: CreateCommandOption, text: &Text, value: &str) -> CreateCommandOption {
    let localized = LOCALES.map(|(locale, language)| (locale, text.say(language)));
    option.add_string_choice_localized(text.say(Language::English), value, localized)
}
