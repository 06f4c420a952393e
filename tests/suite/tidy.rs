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

/// Above this, a file holds more than one concept.
const LONGEST_FILE: usize = 400;
/// Files that are one list, a line an entry: they grow with what there is to say.
const LISTS: [&str; 1] = ["src/explain/message.rs"];

/// A file of src: its path from there, the module to which it belongs, and its code without comments.
struct Source {
    path: String,
    module: String,
    code: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources() -> Vec<Source> {
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

    /// The modules of the crate that this file names after `crate::`, or after `super::` where that is the crate.
    fn imports(&self) -> Vec<String> {
        let root = if self.path.contains('/') { "crate" } else { "(?:crate|super)" };
        let start = Regex::new(&format!(r"\b{root}::")).unwrap();
        start.find_iter(&self.code).flat_map(|found| first_names(&self.code[found.end()..])).collect()
    }
}

/// The files beside it, below `folder`, that this file imports. A file and the folder of its name are one.
fn neighbours(source: &Source, folder: &str, names: &[String], held: &[String]) -> Vec<String> {
    let own = room(source, folder);
    let code: String = if own.as_deref() == Some(folder) {
        source.code.clone()
    } else {
        let uses = Regex::new(&format!(r"(?s)\b(?:use super|crate::{folder})::.*?;")).unwrap();
        uses.find_iter(&source.code).map(|found| found.as_str()).collect()
    };
    let is_named = |name: &&String| Regex::new(&format!(r"\b{name}\b")).unwrap().is_match(&code);
    let mut found: Vec<String> = names.iter().filter(is_named).cloned().collect();
    let is_beside_it = source.path.matches('/').count() == 1;
    let from_root = code.split("use super::").skip(1).flat_map(first_names);
    found.extend(from_root.filter(|name| is_beside_it && held.contains(name)).map(|_| folder.to_owned()));
    found.retain(|name| own.as_ref() != Some(name));
    found
}

/// What the file with the folder's name holds itself, or hands on from the folder's files.
fn held(root: &Source) -> Vec<String> {
    let items = Regex::new(r"(?m)^(?:pub(?:\(\w+\))? )?(?:fn|struct|enum|const|type) (\w+)").unwrap();
    let own = items.captures_iter(&root.code).map(|found| found[1].to_owned());
    let handed_on = Regex::new(r"(?m)^pub use \w+::(.*);$").unwrap();
    own.chain(handed_on.captures_iter(&root.code).flat_map(|found| first_names(&found[1]))).collect()
}

/// The file of a folder, or the one that bears the folder's name.
fn room(source: &Source, folder: &str) -> Option<String> {
    if source.path == format!("{folder}.rs") {
        return Some(folder.to_owned());
    }
    let rest = source.path.strip_prefix(&format!("{folder}/"))?;
    Some(rest.split(['/', '.']).next()?.to_owned())
}

#[test]
fn the_files_of_the_laws_import_each_other_in_no_circle() {
    let all = sources();
    let inside: Vec<(String, &Source)> =
        all.iter().filter_map(|source| Some((room(source, "laws")?, source))).collect();
    let mut names: Vec<String> = inside.iter().map(|(name, _)| name.clone()).collect();
    names.sort();
    names.dedup();
    assert!(names.len() > 20, "{names:?}");
    let (_, root) = inside.iter().find(|(name, _)| name == "laws").unwrap();
    // A file is called by its own name, not by what the root holds.
    let held: Vec<String> = held(root).into_iter().filter(|name| !names.contains(name)).collect();
    assert!(["rule", "BadRecord"].iter().all(|name| held.iter().any(|held| held == name)), "{held:?}");
    let mut left: Vec<(String, Vec<String>)> = names
        .iter()
        .map(|name| {
            let files = inside.iter().filter(|(room, _)| room == name);
            (name.clone(), files.flat_map(|(_, source)| neighbours(source, "laws", &names, &held)).collect())
        })
        .collect();
    assert!(left.iter().any(|(name, to)| name == "law27" && to.contains(&"law23".to_owned())), "{left:?}");
    // What imports nothing that is left is taken away, until nothing is left, or a circle.
    while let Some(at) = left.iter().position(|(_, to)| !left.iter().any(|(other, _)| to.contains(other))) {
        left.remove(at);
    }
    assert!(left.is_empty(), "a circle: {left:?}");
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

/// The first name of every path in `bridge::Call`, or in `{bridge::{Call, Seat}, lawbook::Clause}`.
fn first_names(tree: &str) -> Vec<String> {
    let name = |text: &str| text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let Some(group) = tree.strip_prefix('{') else { return vec![name(tree)] };
    let mut depth = 1;
    let inside = group.find(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    });
    let mut flat = group[..inside.unwrap()].to_owned();
    let innermost = Regex::new(r"\{[^{}]*\}").unwrap();
    while innermost.is_match(&flat) {
        flat = innermost.replace_all(&flat, "").into_owned();
    }
    flat.split(',').map(name).filter(|name| !name.is_empty()).collect()
}

/// Every line of the table that this file breaks.
fn forbidden_imports(source: &Source) -> Vec<String> {
    if ["main", "lib"].contains(&source.module.as_str()) {
        return Vec::new();
    }
    let Some((_, allowed)) = MAY_IMPORT.iter().find(|(module, _)| *module == source.module) else {
        return vec![format!("{} is not in the table of who may import whom", source.path)];
    };
    let modules: Vec<&str> = MAY_IMPORT.iter().map(|(module, _)| *module).collect();
    let imports = source.imports().into_iter();
    imports
        .filter(|name| modules.contains(&name.as_str()) && *name != source.module && !allowed.contains(&name.as_str()))
        .map(|name| format!("{} must not import {name}", source.path))
        .collect()
}

fn report(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn imports_keep_to_the_table() {
    report(&sources().iter().flat_map(forbidden_imports).collect::<Vec<_>>());
}

/// The layers of the bot. Each may import those before it.
const BOT: [&str; 5] = ["discord", "view", "context", "commands", "runtime"];

#[test]
fn the_layers_of_the_bot_import_downwards() {
    let layer = |source: &Source| {
        let name = source.path.strip_prefix("bot/")?.split(['/', '.']).next()?.to_owned();
        BOT.iter().position(|layer| *layer == name)
    };
    let start = Regex::new(r"\bbot::").unwrap();
    let mut problems = Vec::new();
    let mut seen = 0;
    for source in sources() {
        let Some(own) = layer(&source) else { continue };
        for found in start.find_iter(&source.code) {
            for name in first_names(&source.code[found.end()..]) {
                let Some(other) = BOT.iter().position(|layer| *layer == name) else { continue };
                seen += 1;
                if other > own {
                    problems.push(format!("{} must not import bot::{name}", source.path));
                }
            }
        }
    }
    assert!(seen > 100, "{seen} imports were seen");
    report(&problems);
}

#[test]
fn a_forbidden_import_is_seen_however_it_is_written() {
    let file = |path: &str, code: &str| Source {
        path: path.to_owned(),
        module: path.split(['/', '.']).next().unwrap().to_owned(),
        code: code.to_owned(),
    };
    let said = |path, code| forbidden_imports(&file(path, code));
    assert_eq!(said("shorthand.rs", "use crate::laws::rule;"), ["shorthand.rs must not import laws"]);
    assert_eq!(said("shorthand.rs", "use super::laws;"), ["shorthand.rs must not import laws"]);
    let group = "use crate::{\n    bridge::{Call, Seat},\n    laws,\n    record::Record,\n};";
    assert_eq!(said("shorthand/token.rs", group), ["shorthand/token.rs must not import laws"]);
    assert_eq!(said("laws/law27.rs", "crate::explain::explain(x)"), ["laws/law27.rs must not import explain"]);
    assert_eq!(said("helpers.rs", ""), ["helpers.rs is not in the table of who may import whom"]);
    assert!(said("laws/law27.rs", "use super::legal; use crate::{bridge::Call, laws::law26};").is_empty());
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
