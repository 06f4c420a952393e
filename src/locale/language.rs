//! The languages in which the program answers.

use strum::{EnumCount, EnumString, IntoStaticStr};

/// A language in which the program answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr)]
pub enum Language {
    /// English.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// Norwegian, bokmål.
    #[strum(serialize = "nb")]
    Norwegian,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; Language::COUNT] = [Language::English, Language::Norwegian];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Language {
        match self {
            Language::English => Language::Norwegian,
            Language::Norwegian => Language::English,
        }
    }

    /// The language tag: `en`, `nb`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// The language of a tag such as `en-GB`, `nb_NO.UTF-8`, `no` or `nn`; `None` for any other language.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        match primary.as_str() {
            "en" => Some(Language::English),
            "nb" | "no" | "nn" => Some(Language::Norwegian),
            _ => None,
        }
    }
}
