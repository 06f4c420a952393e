//! The configuration file: what it says counts as flags do, where they are not given.

use std::{ffi::OsString, path::Path};

use toml::de::{DeTable, DeValue};

use super::{agreements, flags};
use crate::{
    lawbook::Edition,
    locale::{Language, say},
    meaning::Agreements,
    plain::plain,
    record::Yardstick,
};

/// The settings of the file, each called as its flag is.
pub(super) const SETTINGS: [&str; 4] = ["agreements", "lang", "laws", "similar"];

/// What the file says.
#[derive(Debug, Default)]
pub(super) struct Defaults {
    pub(super) edition: Option<Edition>,
    pub(super) language: Option<Language>,
    pub(super) yardstick: Option<Yardstick>,
    pub(super) agreements: Option<Agreements>,
    /// What is wrong with it, each with its place.
    pub(super) problems: Vec<String>,
}

impl Defaults {
    /// Reads the file; what is wrong is told in its own language, or else in this one.
    pub(super) fn read(path: &Path, language: Language) -> Defaults {
        let mut defaults = Defaults::default();
        let file = path.display().to_string();
        let text = match agreements::read_file(path.as_os_str()) {
            Ok(text) => text,
            Err(error) => {
                let said = [("file", &*plain(&file)), ("reason", &error.to_string())];
                defaults.problems.push(say(language, "cli-config-unread", &said));
                return defaults;
            }
        };
        let (table, errors) = DeTable::parse_recoverable(&text);
        // What comes after the first mistake may follow from it.
        let start = |error: &toml::de::Error| error.span().unwrap_or_default().start;
        if let Some(error) = errors.iter().min_by_key(|error| start(error)) {
            let problem = say(language, "cli-config-not-toml", &[("reason", error.message())]);
            let at = place(&file, &text, start(error));
            defaults.problems.push(format!("{at}: {problem}"));
            return defaults;
        }
        let mut entries: Vec<_> = table.get_ref().iter().collect();
        // The language comes first: the others are told of in it.
        entries.sort_by_key(|(key, _)| (key.get_ref() != "lang", key.span().start));
        for (key, value) in entries {
            let language = defaults.language.unwrap_or(language);
            let (name, span) = (key.get_ref().as_ref(), value.span());
            let raw = text.get(span.clone()).unwrap_or_default();
            let (at, problem) = match defaults.set(name, &word(value.get_ref(), raw), path, language) {
                Ok(()) => continue,
                Err(Wrong::Name) => (
                    key.span(),
                    say(language, "cli-config-setting", &[("setting", &plain(name)), ("names", &SETTINGS.join(", "))]),
                ),
                Err(Wrong::Value) => {
                    let form = flags::form_of(name, "", language).unwrap_or_default();
                    let said = [("setting", name), ("word", &*plain(raw)), ("text", &*form)];
                    (span, say(language, "cli-config-value", &said))
                }
                Err(Wrong::Agreements(problem)) => (span, problem),
            };
            defaults.problems.push(format!("{}: {problem}", place(&file, &text, at.start)));
        }
        defaults
    }

    fn set(&mut self, setting: &str, word: &str, path: &Path, language: Language) -> Result<(), Wrong> {
        match setting {
            "laws" => self.edition = Some(word.parse().map_err(|_| Wrong::Value)?),
            "lang" => self.language = Some(Language::from_tag(word).ok_or(Wrong::Value)?),
            "similar" => self.yardstick = Some(word.parse().map_err(|_| Wrong::Value)?),
            "agreements" => {
                let source = match Agreements::preset(word) {
                    Some(_) => OsString::from(word),
                    // A path is meant from the file on.
                    None => path.parent().unwrap_or(Path::new("")).join(word).into_os_string(),
                };
                self.agreements = Some(agreements::load(&source, language).map_err(Wrong::Agreements)?);
            }
            _ => return Err(Wrong::Name),
        }
        Ok(())
    }
}

/// What is wrong with an entry.
enum Wrong {
    /// No setting is called so.
    Name,
    /// The setting has no such value.
    Value,
    /// The agreements cannot be had, and why.
    Agreements(String),
}

/// A value as the flag has it: `2007`, `5,15`.
fn word(value: &DeValue<'_>, raw: &str) -> String {
    match value {
        DeValue::String(word) => word.to_string(),
        DeValue::Array(_) => raw.chars().filter(|sign| !matches!(sign, '[' | ']' | ' ')).collect(),
        _ => raw.to_owned(),
    }
}

/// `file:line:column`, counted from 1.
fn place(file: &str, text: &str, start: usize) -> String {
    let before = text.get(..start).unwrap_or(text);
    let column = before.chars().rev().take_while(|sign| *sign != '\n').count() + 1;
    format!("{}:{}:{column}", plain(file), before.matches('\n').count() + 1)
}
