//! The options of a slash command, as serenity reads them.

use std::str::FromStr;

use serenity::all::{CommandDataOption, CommandDataOptionValue};

/// The options of a command, or of a subcommand.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a>(pub &'a [CommandDataOption]);

impl<'a> Options<'a> {
    /// The value of an option.
    pub fn given(self, key: &str) -> Option<&'a CommandDataOptionValue> {
        self.0.iter().find(|option| option.name == key).map(|option| &option.value)
    }

    /// The text of an option.
    pub fn text(self, key: &str) -> Option<&'a str> {
        self.given(key)?.as_str()
    }

    /// What the text of an option names; `None` also where it names nothing.
    pub fn named<T: FromStr>(self, key: &str) -> Option<T> {
        self.text(key)?.parse().ok()
    }

    /// The number of an option.
    pub fn integer(self, key: &str) -> Option<i64> {
        self.given(key)?.as_i64()
    }

    /// Whether an option is set; `None` where it is not given.
    pub fn flag(self, key: &str) -> Option<bool> {
        self.given(key)?.as_bool()
    }

    /// The subcommand, and its options.
    pub fn subcommand<T: FromStr>(self) -> Option<(T, Options<'a>)> {
        let (name, options) = self.0.iter().find_map(|option| Some((&option.name, subcommand(&option.value)?)))?;
        Some((name.parse().ok()?, options))
    }

    /// The option that somebody is typing, and what they have typed so far.
    pub fn focused(self) -> Option<(&'a str, &'a str)> {
        self.0.iter().find_map(|option| match &option.value {
            CommandDataOptionValue::Autocomplete { value, .. } => Some((option.name.as_str(), value.as_str())),
            value => subcommand(value)?.focused(),
        })
    }

    /// The names of the options.
    pub fn names(self) -> impl Iterator<Item = &'a str> {
        self.0.iter().map(|option| option.name.as_str())
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

/// The options of a subcommand, or of a group of them.
fn subcommand(value: &CommandDataOptionValue) -> Option<Options<'_>> {
    match value {
        CommandDataOptionValue::SubCommand(options) | CommandDataOptionValue::SubCommandGroup(options) => {
            Some(Options(options))
        }
        _ => None,
    }
}
