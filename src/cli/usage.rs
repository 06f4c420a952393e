//! The pages of help, taken apart: for the completions and the manual page, so that nothing about flags is said twice.

use super::HelpPage;
use crate::locale::{Language, say};

/// A line of a list on a page: `--laws YEAR`, and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) term: String,
    pub(super) about: String,
}

/// What stands between two empty lines of a page.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// Sentences.
    Text(String),
    /// Lines that stay as they are: examples, tables.
    Lines(Vec<String>),
    /// A list, perhaps with a heading.
    List { heading: String, entries: Vec<Entry> },
}

/// A flag as a page lists it: `-h, --help`, `--laws YEAR`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flag {
    pub(super) short: Option<char>,
    pub(super) long: String,
    pub(super) value: Option<String>,
    pub(super) about: String,
}

/// The parts of a page.
pub(super) fn blocks(page: HelpPage, language: Language) -> Vec<Block> {
    let text = say(language, page.id(), &[]);
    text.split("\n\n").map(|block| Block::read(&block.lines().collect::<Vec<_>>())).collect()
}

/// The flags that a page lists.
pub(super) fn flags(page: HelpPage, language: Language) -> Vec<Flag> {
    entries(page, language).filter_map(|entry| Flag::read(&entry)).collect()
}

/// What the page of the program says of a command.
pub(super) fn about(command: &str, language: Language) -> String {
    let is_it = |entry: &Entry| entry.term.split(' ').next() == Some(command);
    entries(HelpPage::Program, language).find(is_it).map(|entry| entry.about).unwrap_or_default()
}

fn entries(page: HelpPage, language: Language) -> impl Iterator<Item = Entry> {
    blocks(page, language).into_iter().flat_map(|block| match block {
        Block::List { entries, .. } => entries,
        Block::Text(_) | Block::Lines(_) => Vec::new(),
    })
}

impl Block {
    fn read(lines: &[&str]) -> Block {
        let is_indented = |line: &&str| line.starts_with("  ");
        if let Some((heading, list)) = lines.split_first()
            && !is_indented(heading)
            && !list.is_empty()
            && list.iter().all(is_indented)
            && !heading.ends_with('\\')
        {
            return Block::List { heading: (*heading).to_owned(), entries: Entry::list(list) };
        }
        if lines.iter().all(is_indented) {
            return Block::List { heading: String::new(), entries: Entry::list(lines) };
        }
        match is_text(lines) {
            true => Block::Text(lines.join(" ")),
            false => Block::Lines(lines.iter().map(|line| (*line).to_owned()).collect()),
        }
    }
}

/// Sentences fill their lines and end; examples and tables do not.
fn is_text(lines: &[&str]) -> bool {
    let Some((last, full)) = lines.split_last() else { return true };
    last.ends_with(['.', ':'])
        && full.iter().all(|line| line.chars().count() > 50)
        && !lines.iter().any(|line| line.contains("  ") || line.starts_with("director-please "))
}

impl Entry {
    /// The entries begin two columns in; what goes on with one begins further in.
    fn list(lines: &[&str]) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for line in lines {
            let said = line.trim();
            match entries.last_mut() {
                Some(entry) if line.starts_with("    ") => {
                    entry.about.push(' ');
                    entry.about.push_str(said);
                }
                _ => {
                    let (term, about) = said.split_once("  ").unwrap_or((said, ""));
                    entries.push(Entry { term: term.to_owned(), about: about.trim_start().to_owned() });
                }
            }
        }
        entries
    }
}

impl Flag {
    fn read(entry: &Entry) -> Option<Flag> {
        let (short, long) = entry.term.split_once(", --").map_or((None, entry.term.as_str()), |(short, long)| {
            (short.strip_prefix('-').and_then(|short| short.chars().next()), long)
        });
        let long = if short.is_some() { long } else { long.strip_prefix("--")? };
        let (long, value) = long.split_once(' ').map_or((long, None), |(long, value)| (long, Some(value.to_owned())));
        Some(Flag { short, long: long.to_owned(), value, about: entry.about.clone() })
    }
}
