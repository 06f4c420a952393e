//! No circle of files: beside each other in a folder, files import one another one way. A file and the folder of its name
//! count as one.

use std::collections::{BTreeMap, BTreeSet};

use regex::Regex;

use crate::tidy;

/// A module's path in the crate: `["laws", "law27"]`.
pub type Module = Vec<String>;

fn module(names: &str) -> Module {
    names.split("::").map(str::to_owned).collect()
}

/// Every module of the crate with its code, without comments; `lib` and `main` see everything and are left out.
fn modules() -> BTreeMap<Module, String> {
    let named = |source: tidy::Source| (module(&source.path.trim_end_matches(".rs").replace('/', "::")), source.code);
    let sources = tidy::sources().into_iter().map(named);
    sources.filter(|(name, _)| !["lib", "main"].contains(&name[0].as_str())).collect()
}

/// Every path in `a::{b, c::{d, e as f}}`.
fn leaves(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((head, group)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap().trim().trim_end_matches("::self");
        return if path.is_empty() { Vec::new() } else { vec![path.to_owned()] };
    };
    let group = group.trim_end().strip_suffix('}').unwrap();
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for ch in group.chars() {
        depth += i32::from(ch == '{') - i32::from(ch == '}');
        if ch == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(ch);
        }
    }
    let inner = parts.iter().flat_map(|part| leaves(part));
    inner.map(|leaf| format!("{head}{leaf}").trim_end_matches("::self").to_owned()).collect()
}

/// A path from the root of the crate; `None` where it leads out of the crate.
fn absolute(path: &str, from: &Module) -> Option<Module> {
    let mut names: Vec<&str> = path.split("::").map(str::trim).collect();
    let mut to = match *names.first()? {
        "crate" => Vec::new(),
        "self" | "super" => from.clone(),
        _ => return None,
    };
    if names.first() != Some(&"super") {
        names.remove(0);
    }
    while names.first() == Some(&"super") {
        to.pop();
        names.remove(0);
    }
    to.extend(names.into_iter().map(str::to_owned));
    Some(to)
}

/// The modules that a module names.
fn imports(from: &Module, code: &str, all: &BTreeMap<Module, String>) -> BTreeSet<Module> {
    let uses = Regex::new(r"(?m)^\s*(?:pub(?:\([^)]*\))? )?use ([^;]+);").unwrap();
    let inline = Regex::new(r"\b(?:crate|super|self)(?:::\w+)+").unwrap();
    let mut paths: Vec<String> = uses.captures_iter(code).flat_map(|found| leaves(&found[1])).collect();
    let rest = uses.replace_all(code, "");
    paths.extend(inline.find_iter(&rest).map(|found| found.as_str().to_owned()));
    let owner = |path: Module| (1..=path.len()).rev().map(|n| path[..n].to_vec()).find(|path| all.contains_key(path));
    paths.iter().filter_map(|path| owner(absolute(path, from)?)).collect()
}

/// Which module imports which.
pub fn graph() -> BTreeMap<Module, BTreeSet<Module>> {
    let code = modules();
    code.iter().map(|(from, text)| (from.clone(), imports(from, text, &code))).collect()
}

/// Below `folder`, which file or folder imports which.
fn neighbours(folder: &[String], all: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<String, BTreeSet<String>> {
    let name = |path: &Module| path.strip_prefix(folder)?.first().cloned();
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in all {
        let Some(own) = name(from) else { continue };
        let others = to.iter().filter_map(name).filter(|other| *other != own);
        found.entry(own.clone()).or_default().extend(others);
    }
    found
}

/// What is left when everything that imports nothing that is left has been taken away.
fn circle(mut left: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    loop {
        let names: BTreeSet<String> = left.keys().cloned().collect();
        left.values_mut().for_each(|to| to.retain(|name| names.contains(name)));
        let before = left.len();
        left.retain(|_, to| !to.is_empty());
        if left.len() == before {
            return left;
        }
    }
}

#[test]
fn files_import_each_other_in_no_circle() {
    let all = graph();
    assert!(all[&module("laws::law27")].contains(&module("laws::law23")), "imports are seen");
    let folders: BTreeSet<&[String]> = all.keys().flat_map(|path| (0..path.len()).map(|n| &path[..n])).collect();
    let circles: Vec<String> = folders
        .into_iter()
        .map(|folder| (folder.join("::"), circle(neighbours(folder, &all))))
        .filter(|(_, left)| !left.is_empty())
        .map(|(folder, left)| format!("in {folder}: {left:?}"))
        .collect();
    assert!(circles.is_empty(), "\n{}\n", circles.join("\n"));
}

#[test]
fn a_circle_is_seen_however_it_is_written() {
    let all = |files: &[(&str, &str)]| {
        let code: BTreeMap<Module, String> =
            files.iter().map(|(name, code)| (module(name), (*code).to_owned())).collect();
        let graph = code.iter().map(|(from, text)| (from.clone(), imports(from, text, &code))).collect();
        !circle(neighbours(&[], &graph)).is_empty()
    };
    assert!(all(&[("a", "use super::b::X;"), ("b", "use crate::{a::{Y, Z as W}, c};"), ("c", "")]));
    assert!(all(&[("a", "fn f() { crate::b::g() }"), ("b", "pub use super::a;")]));
    assert!(all(&[("a", ""), ("a::x", "use super::super::b;"), ("b", "use crate::{\n    a::{self, x},\n};")]));
    assert!(!all(&[("a", "use crate::b::{self, X};"), ("b", "use std::fmt;"), ("a::x", "use super::Y;")]));
}
