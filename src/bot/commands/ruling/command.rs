//! The definition of `/ruling`, and what Discord sends of its options.

use crate::{
    bot::{
        commands::builder::{choice, option},
        discord::limits,
        view::text::{bot::Text, options::CommandOption},
    },
    meaning::Agreements,
};
use serenity::{all::CommandOptionType, builder::CreateCommandOption};

pub(crate) fn auction() -> CreateCommandOption {
    let limit = u16::try_from(limits::LIMIT).unwrap_or(u16::MAX);
    option(CommandOptionType::String, CommandOption::Auction).set_autocomplete(true).min_length(1).max_length(limit)
}

pub(crate) fn agreements() -> CreateCommandOption {
    Agreements::presets().fold(option(CommandOptionType::String, CommandOption::Agreements), |option, name| {
        choice(option, &Text::System { name }, name)
    })
}

pub(crate) fn share() -> CreateCommandOption {
    option(CommandOptionType::Boolean, CommandOption::Share)
}
