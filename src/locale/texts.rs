//! Messages of an explanation as text.

use fluent::FluentArgs;

use super::{
    Language,
    bundle::{LIKELY_LENGTH, MissingMessage, Typed, format},
    list::list,
    names,
    word_cache::Joiner,
};
use crate::explain::{Arg, Message};

/// Most messages have no more arguments, the forms of a call included.
const LIKELY_ARGS: usize = 6;

/// Tells a message in a language.
///
/// # Errors
///
/// When the language lacks the message, or its text asks for an argument that the message does not have.
pub fn tell(message: &Message, language: Language) -> Result<String, MissingMessage> {
    let mut text = String::with_capacity(LIKELY_LENGTH);
    add(&mut text, message, language).map(|()| text)
}

/// Tells a message at the end of a text, which stays as it was if that fails.
pub(super) fn add(text: &mut String, message: &Message, language: Language) -> Result<(), MissingMessage> {
    let mut args = None;
    let mut typed = Typed::No;
    message.each_arg(&mut |name, value| {
        let args = args.get_or_insert_with(|| FluentArgs::with_capacity(LIKELY_ARGS));
        if let Arg::Call(call) = value {
            let forms = names::forms(call, language);
            // In the order of their names, in which they are kept, so that none has to make room for another.
            args.set(name.a, forms.a.as_str());
            args.set(name.plain, forms.plain.as_str());
            args.set(name.the, forms.the.as_str());
            return;
        }
        if let Arg::Text(_) | Arg::Shorthand(_) = value {
            typed = Typed::Perhaps;
        }
        args.set(name.plain, names::value(value, language));
        if let Arg::Together(calls) = value {
            let the = calls.iter().map(|one| names::forms(*one, language).the.as_str());
            args.set(name.the, list(Joiner::And, the, language));
        }
    });
    format(text, message.id(), args.as_ref(), typed, language)
}
