//! The definition of `/law`.

use crate::bot::{
    commands::{builder::option, law},
    view::text::options::CommandOption,
};
use serenity::{all::CommandOptionType, builder::CreateCommandOption};

pub(crate) fn clause() -> CreateCommandOption {
    let limit = u16::try_from(law::LIMIT).unwrap_or(u16::MAX);
    option(CommandOptionType::String, CommandOption::Clause)
        .required(true)
        .set_autocomplete(true)
        .min_length(1)
        .max_length(limit)
}
