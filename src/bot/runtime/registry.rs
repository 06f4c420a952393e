//! The definitions of all commands, as they are registered with Discord.

use serde_json::Value;
use serenity::{all::CommandType, builder::CreateCommand};

use crate::bot::{
    commands::{
        about,
        builder::{LAW, LOCALES, MENU, RULING, edition, everywhere, said, slash, view},
        case,
        law::command::clause,
        privacy, quiz,
        ruling::command::{agreements, auction, share},
        settings,
    },
    view::text::{bot::Text, options::CommandOption},
};

/// Every command as it is sent: without what says nothing, which is most of it.
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
pub fn all() -> Vec<CreateCommand> {
    let ruling = slash(RULING, said(&Text::RulingName {}), said(&Text::RulingDescription {})).set_options(vec![
        auction(),
        edition(CommandOption::Edition),
        view(),
        agreements(),
        share(),
    ]);
    let law = slash(LAW, said(&Text::LawName {}), said(&Text::LawDescription {}))
        .set_options(vec![clause(), edition(CommandOption::ClauseEdition)]);
    let menu = LOCALES
        .into_iter()
        .fold(everywhere(CreateCommand::new(MENU).kind(CommandType::Message)), |menu, (locale, language)| {
            menu.name_localized(locale, Text::MenuName {}.say(language))
        });
    vec![
        ruling,
        menu,
        law,
        settings::command::command(),
        privacy::command(),
        case::command::command(),
        quiz::command::command(),
        about::command(),
    ]
}
