//! How many bytes a meaning holds, and which meanings to look at.

use std::{collections::BTreeMap, fs, path::Path};

use director_please::meaning::{Agreements, Comparison, Condition, Meaning, Shown, read};

/// What is made, and how many bytes of the heap it holds.
pub fn held<T>(make: impl FnOnce() -> T) -> (usize, T) {
    let mut made = None;
    let bytes = allocation_counter::measure(|| made = Some(make())).bytes_current;
    (usize::try_from(bytes).unwrap(), made.unwrap())
}

/// A call that shows what the text says, as it is after it was compared with one that shows nothing at all: everything
/// has been worked out that ever is.
pub fn compared(text: &str) -> Shown {
    let withdrawn = Shown::new(read(text).unwrap());
    let anything = Shown::new(Meaning::of(Condition::All(Vec::new())));
    Comparison::of(&withdrawn, &anything).unwrap();
    withdrawn
}

/// Every call of every system that is known by name: the system and the call, and what it shows.
pub fn of_presets() -> Vec<(String, String)> {
    let calls = |name| Agreements::preset(name).unwrap().all().map(move |(call, shows)| (name, call, shows));
    Agreements::presets()
        .flat_map(calls)
        .map(|(name, call, shows)| (format!("{name} {call}"), shows.to_string()))
        .collect()
}

/// Every text of `tests/meanings` that can be read.
pub fn of_tests() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/meanings/good.toml");
    let file: BTreeMap<String, Vec<BTreeMap<String, toml::Value>>> =
        toml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    file["meaning"].iter().map(|meaning| meaning["text"].as_str().unwrap().to_owned()).collect()
}
