//! Who may import whom, and other things that no reader should have to look for.

mod prose;
mod table;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use director_please::locale::Language;
use regex::Regex;
use table::{MAY_IMPORT, ONLY};

use crate::circles;

/// Above this, a file holds more than one concept.
const LONGEST_FILE: usize = 400;
/// Files that are one list, a line an entry: they grow with what there is to say.
const LISTS: [&str; 1] = ["src/explain/message.rs"];

/// A file of src: its path from there, the module to which it belongs, and its code without comments.
pub struct Source {
    pub path: String,
    module: String,
    pub code: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub fn sources() -> Vec<Source> {
    let mut open = vec![root().join("src")];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(Source::read(&path));
        }
    }
    assert!(found.len() > 10, "src was not found");
    found
}

impl Source {
    fn read(path: &PathBuf) -> Source {
        let text = fs::read_to_string(path).unwrap();
        let path = path.strip_prefix(root().join("src")).unwrap().to_str().unwrap().replace('\\', "/");
        let module = path.split(['/', '.']).next().unwrap().to_owned();
        let comment = Regex::new(r"(?m)(^|\s)//.*$").unwrap();
        Source { code: comment.replace_all(&text, "").into_owned(), path, module }
    }
}

/// A third edition is to be a compile error wherever somebody has to think.
#[test]
fn the_laws_match_editions_and_do_not_compare_them() {
    let comparison = Regex::new(r"[=!]= Edition::|Edition::\w+ [=!]=").unwrap();
    let laws = sources().into_iter().filter(|source| source.module == "laws");
    let compared = laws.filter(|source| comparison.is_match(&source.code));
    report(&compared.map(|source| format!("{} compares editions: match them", source.path)).collect::<Vec<_>>());
}

/// A third edition is written in the lawbook, the laws and the texts alone: nothing else names an edition, or counts on two.
#[test]
fn nothing_but_the_lawbook_and_the_laws_names_an_edition() {
    let name = Regex::new(r"Edition::(Laws|Drill)|index_drill|\.law[0-9]+\(\)").unwrap();
    let others = sources().into_iter().filter(|source| !["laws", "lawbook"].contains(&source.module.as_str()));
    let named =
        others.filter(|source| name.is_match(&source.code)).map(|source| format!("{} names an edition", source.path));
    let two =
        Regex::new(r"(?i)both (the )?editions|the two editions|begge (lov)?utgave|de to utgave|2007\|2017|2017\|2007")
            .unwrap();
    let texts = Language::ALL.into_iter().flat_map(|language| {
        let folder = root().join("locales").join(language.tag());
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect::<Vec<_>>()
    });
    let counted = texts.flat_map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#') && two.is_match(line)).map(str::to_owned);
        lines.map(|line| format!("{}: {line}", path.display())).collect::<Vec<_>>()
    });
    report(&named.chain(counted).collect::<Vec<_>>());
}

fn report(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn imports_keep_to_the_table() {
    let mut problems = Vec::new();
    for (module, imports) in circles::graph() {
        let Some((_, allowed)) = MAY_IMPORT.iter().find(|(name, _)| *name == module[0]) else {
            problems.push(format!("{} is not in the table of who may import whom", module.join("::")));
            continue;
        };
        let others = imports.iter().filter(|other| other[0] != module[0] && !allowed.contains(&other[0].as_str()));
        problems.extend(others.map(|other| format!("{} must not import {}", module.join("::"), other.join("::"))));
    }
    report(&problems);
}

/// The layers of the bot. Each may import those before it.
const BOT: [&str; 5] = ["discord", "view", "context", "commands", "runtime"];

#[test]
fn the_layers_of_the_bot_import_downwards() {
    let layer = |module: &[String]| match module {
        [bot, name, ..] if bot == "bot" => BOT.iter().position(|layer| layer == name),
        _ => None,
    };
    let (mut seen, mut problems) = (0, Vec::new());
    for (module, imports) in circles::graph() {
        let Some(own) = layer(&module) else { continue };
        for (other, name) in imports.iter().filter_map(|import| Some((layer(import)?, import.join("::")))) {
            seen += 1;
            problems.extend((other > own).then(|| format!("{} must not import {name}", module.join("::"))));
        }
    }
    assert!(seen > 100, "{seen} imports were seen");
    report(&problems);
}

#[test]
fn the_table_points_one_way() {
    for (place, (module, allowed)) in MAY_IMPORT.iter().enumerate() {
        for other in *allowed {
            let earlier = MAY_IMPORT[..place].iter().any(|(name, _)| name == other);
            assert!(earlier, "{module} may import {other}, which does not come before it");
        }
    }
}

#[test]
fn what_stands_outside_is_touched_in_one_place() {
    let mut problems = Vec::new();
    for (name, pattern, allowed) in ONLY {
        let pattern = Regex::new(pattern).unwrap();
        let outside = sources().into_iter().filter(|source| !allowed.contains(&source.module.as_str()));
        problems.extend(
            outside
                .filter(|source| pattern.is_match(&source.code))
                .map(|source| format!("{} must not use {name}; only {} may", source.path, allowed.join(", "))),
        );
    }
    report(&problems);
}

#[test]
fn no_file_is_too_long() {
    let mut problems = Vec::new();
    for file in tracked_files().into_iter().filter(|file| file.extension().is_some_and(|it| it == "rs")) {
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        let lines = fs::read_to_string(&file).unwrap().lines().count();
        if lines > LONGEST_FILE && !LISTS.contains(&name.as_str()) {
            problems.push(format!("{name} has {lines} lines: split it"));
        }
    }
    report(&problems);
}

#[test]
fn nothing_panics_by_intention() {
    let panics =
        Regex::new(r"\.unwrap\(\)|\.(unwrap|expect)_err\(|\.expect\(|\b(panic|unreachable|todo|unimplemented)!")
            .unwrap();
    let mut problems = Vec::new();
    for source in sources() {
        problems.extend(panics.find_iter(&source.code).map(|found| format!("{}: {}", source.path, found.as_str())));
    }
    report(&problems);
}

/// Files that git knows, apart from cargo's lock files.
fn tracked_files() -> Vec<PathBuf> {
    if !root().join(".git").exists() {
        return Vec::new(); // an unpacked archive: nothing is tracked
    }
    let listed =
        Command::new("git").args(["-c", "safe.directory=*", "ls-files", "-z"]).current_dir(root()).output().unwrap();
    assert!(listed.status.success(), "git ls-files failed: {}", String::from_utf8_lossy(&listed.stderr));
    let names = String::from_utf8(listed.stdout).unwrap();
    let files: Vec<_> = names
        .split_terminator('\0')
        .filter(|name| !name.ends_with("Cargo.lock"))
        .map(|name| root().join(name))
        .filter(|path| path.is_file())
        .collect();
    assert!(!files.is_empty(), "git knows no files here");
    files
}

#[test]
fn no_machine_is_named() {
    let path = Regex::new(concat!(r"(?m)(^|[^\w.~$}])/(wo", r"rk|tm", r"p|ro", r"ot|ho", r"me)/\S*")).unwrap();
    let host = Regex::new(concat!(
        r"(?i)\b(sparse\+https?|artifac",
        r"tory|(crat",
        r"es|py",
        r"pi|np",
        r"mjs)\.(io|org|com))\b"
    ))
    .unwrap();
    let mut problems = Vec::new();
    for file in tracked_files() {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let name = file.strip_prefix(root()).unwrap().display();
        for found in path.find_iter(&text).chain(host.find_iter(&text)) {
            problems.push(format!("{name}: {}", found.as_str().trim()));
        }
    }
    report(&problems);
}

/// Norwegian letters in a string would be words outside `locales/`. What people type is read, not said, and a picture knows how
/// wide its letters are.
#[test]
fn no_words_of_a_language_are_in_the_sources() {
    const READ: [&str; 6] = ["shorthand", "meaning", "quiz/own", "picture", "locale/search", "cli/chat"];
    let norwegian = Regex::new("(?i)\"[^\"\n]*[æøå][^\"\n]*\"").unwrap();
    for source in sources().iter().filter(|source| !READ.iter().any(|part| source.path.contains(part))) {
        let found = norwegian.find(&source.code).map(|text| text.as_str());
        assert_eq!(found, None, "{}", source.path);
    }
}
