//! The surroundings: the only reader of the environment.

use std::env;

use crate::locale::Language;

/// The language of the terminal, by `LC_ALL`, `LC_MESSAGES` and `LANG`; English if none of them says otherwise.
#[must_use]
pub fn language() -> Language {
    let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}
