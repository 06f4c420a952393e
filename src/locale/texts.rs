//! The texts of every language, read once, and the filling in of arguments.

use std::{borrow::Cow, sync::LazyLock};

use fluent::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::{Language, names};
use crate::{
    explain::{Arg, Message},
    lawbook::Clause,
    plain::plain,
};

/// Most messages have no more arguments, the forms of a call included.
const LIKELY_ARGS: usize = 6;
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
            include_str!(concat!("../../locales/", $tag, "/why.ftl")),
            include_str!(concat!("../../locales/", $tag, "/proof.ftl")),
            include_str!(concat!("../../locales/", $tag, "/shorthand.ftl")),
            include_str!(concat!("../../locales/", $tag, "/meaning.ftl")),
            include_str!(concat!("../../locales/", $tag, "/agreements.ftl")),
            include_str!(concat!("../../locales/", $tag, "/record.ftl")),
            include_str!(concat!("../../locales/", $tag, "/laws.ftl")),
            include_str!(concat!("../../locales/", $tag, "/clauses.ftl")),
            include_str!(concat!("../../locales/", $tag, "/cli.ftl")),
            include_str!(concat!("../../locales/", $tag, "/bot.ftl")),
            include_str!(concat!("../../locales/", $tag, "/case.ftl")),
            include_str!(concat!("../../locales/", $tag, "/casebook.ftl")),
            include_str!(concat!("../../locales/", $tag, "/quizbot.ftl")),
            include_str!(concat!("../../locales/", $tag, "/settings.ftl")),
            include_str!(concat!("../../locales/", $tag, "/about.ftl")),
            include_str!(concat!("../../locales/", $tag, "/quiz.ftl")),
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
pub struct Untold {
    /// The id of the message.
    pub id: String,
    /// What is wrong with it.
    pub reasons: Vec<String>,
}

/// Tells a message in a language.
///
/// # Errors
///
/// When the language lacks the message, or its text asks for an argument that the message does not have.
pub fn tell(message: &Message, language: Language) -> Result<String, Untold> {
    let mut text = String::with_capacity(LIKELY_LENGTH);
    add(&mut text, message, language).map(|()| text)
}

/// Tells a message at the end of a text, which stays as it was if that fails.
pub(super) fn add(text: &mut String, message: &Message, language: Language) -> Result<(), Untold> {
    let mut args = None;
    let mut typed = Typed::No;
    message.each_arg(&mut |name, value| {
        let args = args.get_or_insert_with(|| FluentArgs::with_capacity(LIKELY_ARGS));
        if let Arg::Call(call) = value {
            let forms = names::forms(call, language);
            args.set(name.the, forms.the.as_str());
            args.set(name.a, forms.a.as_str());
        }
        if let Arg::Text(_) | Arg::Shorthand(_) = value {
            typed = Typed::Perhaps;
        }
        args.set(name.plain, names::value(value, language));
    });
    format(text, message.id(), args.as_ref(), typed, language)
}

/// The text with this id, for what is no part of an explanation: help, commands, tables. A text that a language
/// lacks is told in English; a test makes sure that none is missing.
#[must_use]
pub fn say(language: Language, id: &str, args: &[(&str, &str)]) -> String {
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, *value)).collect();
    in_some_language(id, Some(&args), Typed::Perhaps, language).unwrap_or_default()
}

/// What a clause comes to, in one sentence of ours; `None` for a clause by which we do not rule. A sentence that a
/// language lacks is told in English; a test makes sure that none is missing.
#[must_use]
pub fn clause_says(clause: Clause, language: Language) -> Option<String> {
    let id = format!("clause-{}-{}", clause.edition(), clause.address().replace(['(', ')'], ""));
    in_some_language(&id, None, Typed::No, language)
}

/// The text of a name, for [`names`]; the arguments are words or numbers. Empty where the language lacks it.
pub(super) fn name(id: &str, args: &[(&'static str, String)], language: Language) -> String {
    let args = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let mut text = String::new();
    format(&mut text, id, Some(&args), Typed::No, language).map(|()| text).unwrap_or_default()
}

/// Whether what somebody typed may be among the arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typed {
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
fn format(
    text: &mut String,
    id: &str,
    args: Option<&FluentArgs<'_>>,
    typed: Typed,
    language: Language,
) -> Result<(), Untold> {
    let texts = of(language);
    let lacks = || Untold { id: id.to_owned(), reasons: vec!["no such message".to_owned()] };
    let pattern = texts.get_message(id).and_then(|message| message.value()).ok_or_else(lacks)?;
    let start = text.len();
    let mut errors = Vec::new();
    let written = texts.write_pattern(text, pattern, args, &mut errors);
    if written.is_err() || !errors.is_empty() {
        text.truncate(start);
        return Err(Untold { id: id.to_owned(), reasons: errors.iter().map(ToString::to_string).collect() });
    }
    if typed == Typed::Perhaps
        && let Cow::Owned(shown) = plain(text.get(start..).unwrap_or_default())
    {
        text.truncate(start);
        text.push_str(&shown);
    }
    Ok(())
}
