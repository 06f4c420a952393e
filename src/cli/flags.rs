//! What is wrong with a flag of the command line, in the reader's language.

use crate::{
    lawbook::Edition,
    locale::{Language, one_of, say},
};

/// The sentence about it; `option` is the flag that was read last, and `command` what was read of the command.
pub(super) fn refused(error: &lexopt::Error, option: &str, command: &str, language: Language) -> String {
    let told = |id: &str, word: &str| {
        let forms = form_of(option, command, language).unwrap_or_default();
        say(language, id, &[("word", word), ("option", option), ("text", &forms)])
    };
    let reason = match error {
        lexopt::Error::MissingValue { .. } => told("cli-value-missing", ""),
        lexopt::Error::UnexpectedOption(option) => told("cli-unknown-option", option),
        lexopt::Error::UnexpectedValue { value, .. } => told("cli-value-not-taken", &value.to_string_lossy()),
        lexopt::Error::UnexpectedArgument(word) => told("cli-unknown-option", &word.to_string_lossy()),
        lexopt::Error::NonUnicodeValue(value) => told("cli-bad-value", &value.to_string_lossy()),
        lexopt::Error::ParsingFailed { value, .. } => told("cli-bad-value", value),
        lexopt::Error::Custom(error) => error.to_string(),
    };
    say(language, "cli-bad-argument", &[("reason", &reason)])
}

/// What the value of a flag of this command looks like, in words.
pub(super) fn form_of(option: &str, command: &str, language: Language) -> Option<String> {
    let forms: &[&str] = match option {
        "laws" => &Edition::ALL.map(Edition::year),
        "lang" => &Language::ALL.map(Language::tag),
        "format" if command == "parse" => &["json", "pbn"],
        "format" => &["text", "json"],
        "similar" => &["5,15"],
        "level" => &["0", "1", "2", "3"],
        "law" => &["25 … 39"],
        "seed" | "number" | "count" => &["0, 1, 2, …"],
        "records" | "own" => &["FILE"],
        "picture" => &["auction.png", "auction.svg"],
        "agreements" => &["acol"],
        "withdrawn" | "replacement" => &["5+H 12-21"],
        _ => return None,
    };
    Some(one_of(forms.iter().copied(), language))
}
