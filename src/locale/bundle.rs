//! The Fluent bundles, read once for each language, and messages of them with their arguments filled in.

use std::{borrow::Cow, sync::LazyLock};

use fluent::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::Language;
use crate::{
    lawbook::{Clause, Edition},
    plain::plain,
};

/// Most messages come to no more bytes.
pub(super) const LIKELY_LENGTH: usize = 128;

type Texts = FluentBundle<FluentResource>;

/// The files of a language.
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../locales/", $tag, "/terms.ftl")),
            include_str!(concat!("../../locales/", $tag, "/bridge.ftl")),
            include_str!(concat!("../../locales/", $tag, "/headline.ftl")),
            include_str!(concat!("../../locales/", $tag, "/diagram.ftl")),
            include_str!(concat!("../../locales/", $tag, "/choice.ftl")),
            include_str!(concat!("../../locales/", $tag, "/rotation.ftl")),
            include_str!(concat!("../../locales/", $tag, "/which.ftl")),
            include_str!(concat!("../../locales/", $tag, "/rest.ftl")),
            include_str!(concat!("../../locales/", $tag, "/removed.ftl")),
            include_str!(concat!("../../locales/", $tag, "/price.ftl")),
            include_str!(concat!("../../locales/", $tag, "/lead.ftl")),
            include_str!(concat!("../../locales/", $tag, "/result.ftl")),
            include_str!(concat!("../../locales/", $tag, "/director.ftl")),
            include_str!(concat!("../../locales/", $tag, "/footer.ftl")),
            include_str!(concat!("../../locales/", $tag, "/panel.ftl")),
            include_str!(concat!("../../locales/", $tag, "/why.ftl")),
            include_str!(concat!("../../locales/", $tag, "/proof.ftl")),
            include_str!(concat!("../../locales/", $tag, "/shorthand.ftl")),
            include_str!(concat!("../../locales/", $tag, "/meaning.ftl")),
            include_str!(concat!("../../locales/", $tag, "/agreements.ftl")),
            include_str!(concat!("../../locales/", $tag, "/record.ftl")),
            include_str!(concat!("../../locales/", $tag, "/laws.ftl")),
            include_str!(concat!("../../locales/", $tag, "/clauses.ftl")),
            include_str!(concat!("../../locales/", $tag, "/readings.ftl")),
            include_str!(concat!("../../locales/", $tag, "/cli.ftl")),
            include_str!(concat!("../../locales/", $tag, "/bot.ftl")),
            include_str!(concat!("../../locales/", $tag, "/case.ftl")),
            include_str!(concat!("../../locales/", $tag, "/casebook.ftl")),
            include_str!(concat!("../../locales/", $tag, "/quizbot.ftl")),
            include_str!(concat!("../../locales/", $tag, "/settings.ftl")),
            include_str!(concat!("../../locales/", $tag, "/about.ftl")),
            include_str!(concat!("../../locales/", $tag, "/quiz.ftl")),
            #[cfg(feature = "drill-edition")]
            include_str!(concat!("../../locales/", $tag, "/drill.ftl")),
        ]
    };
}

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| texts(Language::English, &files!("en")));
static NORWEGIAN: LazyLock<Texts> = LazyLock::new(|| texts(Language::Norwegian, &files!("nb")));

/// The texts of one language. What cannot be parsed is left out; a test makes sure that nothing is.
fn texts(language: Language, files: &[&str]) -> Texts {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Texts::new_concurrent(vec![tag]);
    // The marks around arguments would stay in an auction that somebody copies.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn of(language: Language) -> &'static Texts {
    match language {
        Language::English => &ENGLISH,
        Language::Norwegian => &NORWEGIAN,
    }
}

/// A message that a language lacks, or that asks for something it is not given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingMessage {
    /// The id of the message.
    pub id: String,
    /// What is wrong with it.
    pub reasons: Vec<String>,
}

/// The text with this id, for what is no part of an explanation: help, commands, tables. A text that a language
/// lacks is told in English; a test makes sure that none is missing.
#[must_use]
pub fn say(language: Language, id: &str, args: &[(&str, &str)]) -> String {
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, word_or_number(value))).collect();
    in_some_language(id, Some(&args), Typed::Perhaps, language).unwrap_or_default()
}

/// What is written as a number is one for Fluent, which chooses between one and several by it.
fn word_or_number(value: &str) -> FluentValue<'_> {
    let number = value.parse::<u32>().ok().filter(|number| number.to_string() == value);
    number.map_or_else(|| FluentValue::from(value), FluentValue::from)
}

/// What a clause says, in one sentence of ours; `None` for a clause by which we do not rule. A sentence that a
/// language lacks is told in English; a test makes sure that none is missing.
#[must_use]
pub fn clause_says(clause: Clause, language: Language) -> Option<String> {
    let address = clause.address().replace(['(', ')'], "");
    let says = |edition: Edition| in_some_language(&format!("clause-{edition}-{address}"), None, Typed::No, language);
    says(clause.edition()).or_else(|| says(clause.edition().amends()?))
}

/// The text of a name, for names of things; the arguments are words or numbers. Empty where the language lacks it.
pub(super) fn name(id: &str, args: &[(&'static str, String)], language: Language) -> String {
    let args = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let mut text = String::new();
    format(&mut text, id, Some(&args), Typed::No, language).map(|()| text).unwrap_or_default()
}

/// Whether what somebody typed may be among the arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Typed {
    Perhaps,
    No,
}

/// The text with this id in a language; should it be missing there, in English.
fn in_some_language(id: &str, args: Option<&FluentArgs<'_>>, typed: Typed, language: Language) -> Option<String> {
    let mut text = String::with_capacity(LIKELY_LENGTH);
    let mut told = [language, Language::English].into_iter().map(|one| format(&mut text, id, args, typed, one));
    told.any(|told| told.is_ok()).then_some(text)
}

/// Adds the text with this id to what is written already, which stays as it was if that fails.
pub(super) fn format(
    text: &mut String,
    id: &str,
    args: Option<&FluentArgs<'_>>,
    typed: Typed,
    language: Language,
) -> Result<(), MissingMessage> {
    let texts = of(language);
    let lacks = || MissingMessage { id: id.to_owned(), reasons: vec!["no such message".to_owned()] };
    let pattern = texts.get_message(id).and_then(|message| message.value()).ok_or_else(lacks)?;
    let start = text.len();
    let mut errors = Vec::new();
    let written = texts.write_pattern(text, pattern, args, &mut errors);
    if written.is_err() || !errors.is_empty() {
        text.truncate(start);
        return Err(MissingMessage { id: id.to_owned(), reasons: errors.iter().map(ToString::to_string).collect() });
    }
    if typed == Typed::Perhaps
        && let Cow::Owned(shown) = plain(text.get(start..).unwrap_or_default())
    {
        text.truncate(start);
        text.push_str(&shown);
    }
    Ok(())
}
