//! Values that a game has from the one before it: `[Dealer "#"]` (4.8).

use std::{collections::BTreeMap, sync::LazyLock};

use regex::{Captures, Regex};

/// The tags whose values matter here.
static TAG: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"(\[\s*(Dealer|Board|Room|Table|Contract|Declarer)\s*")([^"\\\n]*)(")"#).ok());

/// The values of the game before, by the names of their tags.
#[derive(Default)]
pub(super) struct Inherited(BTreeMap<String, String>);

impl Inherited {
    /// The text with the values that it takes from the game before.
    pub(super) fn fill_in(&mut self, text: &str) -> String {
        let Some(tag) = TAG.as_ref() else { return text.to_owned() };
        let filled = tag.replace_all(text, |found: &Captures| {
            let group = |number| found.get(number).map_or("", |group| group.as_str());
            let (name, value) = (group(2), group(3));
            if matches!(value, "#" | "##") {
                let before = self.0.get(name).map_or(value, String::as_str);
                return format!("{}{before}{}", group(1), group(4));
            }
            self.0.insert(name.to_owned(), value.to_owned());
            group(0).to_owned()
        });
        filled.into_owned()
    }
}
