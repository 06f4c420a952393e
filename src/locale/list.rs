//! Lists in words.

use super::{
    Language,
    word_cache::{Joiner, word_cache},
};

/// Most lists come to no more bytes.
const LIKELY_LIST: usize = 64;

/// A list in words: the last two joined by `last`, all others by a comma.
pub(super) fn list<W: AsRef<str>>(last: Joiner, words: impl IntoIterator<Item = W>, language: Language) -> String {
    list_with(last, words, language, |list, word| list.push_str(word.as_ref()))
}

/// The same of things that are written one by one.
pub(super) fn list_with<T>(
    last: Joiner,
    all: impl IntoIterator<Item = T>,
    language: Language,
    write: impl Fn(&mut String, T),
) -> String {
    let words = word_cache(language);
    let mut all = all.into_iter().peekable();
    let mut list = String::with_capacity(LIKELY_LIST);
    if let Some(first) = all.next() {
        write(&mut list, first);
    }
    while let Some(one) = all.next() {
        list.push_str(words.joiner(if all.peek().is_some() { Joiner::Comma } else { last }));
        write(&mut list, one);
    }
    list
}
