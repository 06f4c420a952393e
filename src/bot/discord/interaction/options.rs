//! The options of a slash command.

use std::{fmt, num::NonZeroU64};

use serde::{Deserialize, Deserializer, de};
use serenity::all::AttachmentId;

/// Discord's numbers for what an option may be.
const SUBCOMMAND: u8 = 1;
const SUBCOMMANDS: u8 = 2;
const TEXT: u8 = 3;
const INTEGER: u8 = 4;
const FLAG: u8 = 5;
const CHANNEL: u8 = 7;
const ROLE: u8 = 8;
const FILE: u8 = 11;

/// What comes with a command, or with a subcommand.
#[derive(Debug, Default, Deserialize)]
pub struct Options(Vec<Named>);

#[derive(Debug, Deserialize)]
#[serde(try_from = "Wire")]
struct Named {
    name: String,
    given: OptionValue,
}

/// What is given for an option.
#[derive(Debug)]
pub enum OptionValue {
    /// What comes with a subcommand, or with several of them.
    Sub(Options),
    /// A text.
    Text(String),
    /// A number.
    Integer(i64),
    /// Yes or no.
    Flag(bool),
    /// A channel.
    Channel(NonZeroU64),
    /// A role.
    Role(NonZeroU64),
    /// A file.
    File(AttachmentId),
    /// What somebody is typing, whatever it is to be.
    Typing(String),
    /// What the bot asks for nowhere.
    Other,
}

impl Options {
    /// What is given for an option.
    #[must_use]
    pub fn given(&self, key: &str) -> Option<&OptionValue> {
        self.0.iter().find(|option| option.name == key).map(|option| &option.given)
    }

    /// The text that is given for an option.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        self.given(key)?.text()
    }

    /// The number that is given for an option.
    #[must_use]
    pub fn integer(&self, key: &str) -> Option<i64> {
        self.given(key)?.integer()
    }

    /// Whether an option is set; `None` where nothing is said.
    #[must_use]
    pub fn flag(&self, key: &str) -> Option<bool> {
        self.given(key)?.flag()
    }

    /// The subcommand, and what comes with it.
    #[must_use]
    pub fn sub(&self) -> Option<(&str, &Options)> {
        self.0.iter().find_map(|option| Some((option.name.as_str(), option.given.sub()?)))
    }

    /// The option that somebody is typing, and as much as he has typed.
    #[must_use]
    pub fn typing(&self) -> Option<(&str, &str)> {
        self.0.iter().find_map(|option| match &option.given {
            OptionValue::Typing(text) => Some((option.name.as_str(), text.as_str())),
            OptionValue::Sub(options) => options.typing(),
            OptionValue::Text(_)
            | OptionValue::Integer(_)
            | OptionValue::Flag(_)
            | OptionValue::Channel(_)
            | OptionValue::Role(_)
            | OptionValue::File(_)
            | OptionValue::Other => None,
        })
    }

    /// The names of the options.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|option| option.name.as_str())
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl OptionValue {
    /// The text that it is.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        let OptionValue::Text(text) = self else { return None };
        Some(text)
    }

    /// The whole number that it is.
    #[must_use]
    pub const fn integer(&self) -> Option<i64> {
        let OptionValue::Integer(number) = self else { return None };
        Some(*number)
    }

    /// The yes or no that it is.
    #[must_use]
    pub const fn flag(&self) -> Option<bool> {
        let OptionValue::Flag(is_set) = self else { return None };
        Some(*is_set)
    }

    /// The number of the role that it is.
    #[must_use]
    pub const fn role(&self) -> Option<u64> {
        let OptionValue::Role(role) = self else { return None };
        Some(role.get())
    }

    /// The number of the channel that it is.
    #[must_use]
    pub const fn channel(&self) -> Option<u64> {
        let OptionValue::Channel(channel) = self else { return None };
        Some(channel.get())
    }

    const fn sub(&self) -> Option<&Options> {
        let OptionValue::Sub(options) = self else { return None };
        Some(options)
    }
}

/// An option as Discord writes it: which fields there are depends on what it may be.
#[derive(Deserialize)]
struct Wire {
    name: String,
    #[serde(rename = "type")]
    kind: u8,
    value: Option<Scalar>,
    options: Option<Options>,
    focused: Option<bool>,
}

/// A value of JSON's that is no list and no object.
enum Scalar {
    Text(String),
    Integer(i64),
    Flag(bool),
    /// A number that is no integer, or too large a one: the bot asks for none.
    Number,
}

impl TryFrom<Wire> for Named {
    type Error = &'static str;

    fn try_from(it: Wire) -> Result<Named, &'static str> {
        let given = match (it.kind, it.value) {
            (_, Some(Scalar::Text(text))) if it.focused == Some(true) => OptionValue::Typing(text),
            _ if it.focused == Some(true) => return Err("what is being typed is no text"),
            (SUBCOMMAND | SUBCOMMANDS, _) => OptionValue::Sub(it.options.unwrap_or_default()),
            (TEXT, Some(Scalar::Text(text))) => OptionValue::Text(text),
            (INTEGER, Some(Scalar::Integer(number))) => OptionValue::Integer(number),
            (FLAG, Some(Scalar::Flag(is_set))) => OptionValue::Flag(is_set),
            (CHANNEL, Some(value)) => OptionValue::Channel(value.id()?),
            (ROLE, Some(value)) => OptionValue::Role(value.id()?),
            (FILE, Some(value)) => OptionValue::File(value.id()?.into()),
            (TEXT | INTEGER | FLAG | CHANNEL | ROLE | FILE, _) => return Err("a value that its option cannot have"),
            _ => OptionValue::Other,
        };
        Ok(Named { name: it.name, given })
    }
}

impl Scalar {
    /// A number of Discord's: as a string, as it sends them, or as what it is.
    fn id(&self) -> Result<NonZeroU64, &'static str> {
        let id = match self {
            Scalar::Text(text) => text.parse().ok(),
            Scalar::Integer(number) => u64::try_from(*number).ok().and_then(NonZeroU64::new),
            Scalar::Flag(_) | Scalar::Number => None,
        };
        id.ok_or("a value that is no number of Discord's")
    }
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Scalar, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a number, true or false")
            }

            fn visit_bool<E>(self, is_set: bool) -> Result<Scalar, E> {
                Ok(Scalar::Flag(is_set))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Scalar, E> {
                Ok(Scalar::Integer(number))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Scalar, E> {
                Ok(i64::try_from(number).map_or(Scalar::Number, Scalar::Integer))
            }

            fn visit_f64<E>(self, _: f64) -> Result<Scalar, E> {
                Ok(Scalar::Number)
            }

            fn visit_str<E>(self, text: &str) -> Result<Scalar, E> {
                Ok(Scalar::Text(text.to_owned()))
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}
