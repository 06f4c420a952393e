//! Every text of `fuzz/corpus`: what the fuzzer made up, and what it found. Here the checks run without it.

#[path = "../../fuzz/src/core.rs"]
mod checks;

use std::{fs, path::Path};

fn each(target: &str, check: fn(&str)) {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut count = 0;
    for file in fs::read_dir(&corpus).unwrap() {
        let path = file.unwrap().path();
        eprintln!("{}", path.display());
        check(&String::from_utf8(fs::read(&path).unwrap()).unwrap());
        count += 1;
    }
    assert!(count > 10, "{}: {count}", corpus.display());
}

#[test]
fn shorthand() {
    each("shorthand", checks::shorthand);
}

#[test]
fn imports() {
    each("imports", checks::imports);
}

#[test]
fn records() {
    each("record", checks::record);
}

#[test]
fn meanings() {
    each("meaning", checks::meaning);
}
