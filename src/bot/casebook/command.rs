//! The command `/case` as Discord is told about it, in every language.

use serenity::{
    all::CommandOptionType,
    builder::{CreateCommand, CreateCommandOption},
};

use super::{NUMBER, Sub, TEXT, WHICH, Which};
use crate::bot::{
    commands::{self, option_of, with_choice},
    input,
    words::CasebookWords as Words,
};

/// The command.
pub fn command() -> CreateCommand {
    let command = commands::slash(commands::CASE, |it| Words::Name {}.say(it), |it| Words::Description {}.say(it));
    command.set_options(Sub::ALL.map(sub).to_vec())
}

fn sub(sub: Sub) -> CreateCommandOption {
    let (name, description, options) = match sub {
        Sub::Show => (Words::ShowName {}, Words::ShowDescription {}, vec![number(), commands::view()]),
        Sub::List => (Words::ListName {}, Words::ListDescription {}, vec![which()]),
        Sub::Note => (Words::NoteName {}, Words::NoteDescription {}, vec![number(), text()]),
        Sub::Export => (Words::ExportName {}, Words::ExportDescription {}, vec![number()]),
    };
    option(CommandOptionType::SubCommand, sub.key(), &name, &description).set_sub_options(options)
}

fn number() -> CreateCommandOption {
    option(CommandOptionType::Integer, NUMBER, &Words::NumberName {}, &Words::NumberDescription {})
        .required(true)
        .min_int_value(1)
        .max_int_value(u32::MAX.into())
}

fn text() -> CreateCommandOption {
    option(CommandOptionType::String, TEXT, &Words::TextName {}, &Words::TextDescription {})
        .required(true)
        .min_length(1)
        .max_length(u16::try_from(input::LIMIT).unwrap_or(u16::MAX))
}

fn which() -> CreateCommandOption {
    let option = option(CommandOptionType::String, WHICH, &Words::WhichName {}, &Words::WhichDescription {});
    Which::ALL.into_iter().fold(option, |option, which| {
        with_choice(option, which.key(), |language| Words::Which { which: which.key() }.say(language))
    })
}

fn option(kind: CommandOptionType, key: &str, name: &Words, description: &Words) -> CreateCommandOption {
    option_of(kind, key, |language| name.say(language), |language| description.say(language))
}
