//! The command `/case` as Discord is told about it, in every language.

use serenity::{
    all::CommandOptionType,
    builder::{CreateCommand, CreateCommandOption},
};

use crate::bot::{
    commands::{
        builder::{self, option_of, with_choice},
        case::{NUMBER, Subcommand, TEXT, WHICH, list::CaseFilter},
    },
    discord::limits,
    view::text::cases::CaseListText as Words,
};

/// The command.
pub fn command() -> CreateCommand {
    let command = builder::slash(builder::CASE, |it| Words::Name {}.say(it), |it| Words::Description {}.say(it));
    command.set_options(Subcommand::ALL.iter().copied().map(sub).collect())
}

fn sub(sub: Subcommand) -> CreateCommandOption {
    let (name, description, options) = match sub {
        Subcommand::Show => (Words::ShowName {}, Words::ShowDescription {}, vec![number(), builder::view()]),
        Subcommand::List => (Words::ListName {}, Words::ListDescription {}, vec![which()]),
        Subcommand::Note => (Words::NoteName {}, Words::NoteDescription {}, vec![number(), text()]),
        Subcommand::Export => (Words::ExportName {}, Words::ExportDescription {}, vec![number()]),
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
        .max_length(u16::try_from(limits::LIMIT).unwrap_or(u16::MAX))
}

fn which() -> CreateCommandOption {
    let option = option(CommandOptionType::String, WHICH, &Words::WhichName {}, &Words::WhichDescription {});
    CaseFilter::ALL.iter().copied().fold(option, |option, which| {
        with_choice(option, which.key(), |language| Words::Which { which: which.key() }.say(language))
    })
}

fn option(kind: CommandOptionType, key: &str, name: &Words, description: &Words) -> CreateCommandOption {
    option_of(kind, key, |language| name.say(language), |language| description.say(language))
}
