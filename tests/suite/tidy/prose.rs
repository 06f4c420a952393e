//! What can be held of the style of comments and declarations.

use super::*;

/// Rust sources below the root, with their paths from there.
fn rust_files() -> Vec<(String, String)> {
    let files = tracked_files().into_iter().filter(|file| file.extension().is_some_and(|it| it == "rs"));
    files
        .map(|file| (file.strip_prefix(root()).unwrap().display().to_string(), fs::read_to_string(&file).unwrap()))
        .collect()
}

/// Players, directors and users are *they*; and what can be said in a plain word is.
#[test]
fn comments_are_plain() {
    let words = Regex::new(
        r"(?i)^\s*//.*\b(he|his|him|himself|whoever|anew|afresh|of late|what came of|came of it|comes to (this|that|one|what)|and is none|that is none|of which (nobody|nothing)|so (many|wanted)|RequestKind [a-z]+)\b",
    )
    .unwrap();
    let mut problems = Vec::new();
    for (name, text) in rust_files() {
        let lines = text.lines().zip(1..).filter(|(line, _)| words.is_match(line));
        problems.extend(lines.map(|(line, number)| format!("{name}:{number}: {}", line.trim())));
    }
    report(&problems);
}

/// The same of names.
#[test]
fn names_are_of_nobody() {
    let his = Regex::new(r"\b(\w+_)?(he|his|him)(_\w+)?\b").unwrap();
    let mut problems = Vec::new();
    for (name, text) in rust_files().into_iter().filter(|(name, _)| name.starts_with("src/")) {
        let is_code = |line: &str| !line.trim_start().starts_with("//") && !line.contains('"');
        let lines = text.lines().zip(1..).filter(|(line, _)| is_code(line) && his.is_match(line));
        problems.extend(lines.map(|(line, number)| format!("{name}:{number}: {}", line.trim())));
    }
    report(&problems);
}

/// A list of all variants that is written by hand does not notice a new one. What has no variants may count.
#[test]
fn lists_of_variants_are_not_counted_by_hand() {
    const NO_ENUMS: [&str; 2] = ["Level", "Feature"];
    let list = Regex::new(r"const ALL: \[(\w+); \d+\]").unwrap();
    let mut problems = Vec::new();
    for (name, text) in rust_files().into_iter().filter(|(name, _)| name.starts_with("src/")) {
        let lists = list.captures_iter(&text).filter(|found| !NO_ENUMS.contains(&&found[1]));
        problems.extend(lists.map(|found| format!("{name}: {}", &found[0])));
    }
    report(&problems);
}

/// Catch-all arms are denied where a new variant has to be thought about: in the laws, and in what they speak of.
#[test]
fn the_laws_have_no_catch_all_arms() {
    for module in ["laws", "lawbook", "ruling", "record"] {
        let text = fs::read_to_string(root().join(format!("src/{module}.rs"))).unwrap();
        assert!(text.contains("#![deny(clippy::wildcard_enum_match_arm"), "{module}");
    }
}
