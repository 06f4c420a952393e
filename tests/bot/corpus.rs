//! Every text of `fuzz/corpus` that comes from Discord, checked without the fuzzer; and what a generator makes of them.

#[path = "../../fuzz/src/bot.rs"]
mod checks;

use std::{fs, path::Path};

fn texts(target: &str) -> Vec<String> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = fs::read_dir(&corpus).unwrap().map(|file| file.unwrap().path());
    let texts: Vec<String> = files.map(|path| String::from_utf8(fs::read(path).unwrap()).unwrap()).collect();
    assert!(texts.len() > 10, "{}", corpus.display());
    texts
}

/// The texts, and as many that are cut out of them and put together again, in the same way every time.
fn each(target: &str, changed: usize, check: fn(&str)) {
    let texts = texts(target);
    texts.iter().for_each(|text| check(text));
    let mut state = 0x2007_2017_u64;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % limit as u64).unwrap()
    };
    for _ in 0..changed {
        let mut part = || {
            let letters: Vec<char> = texts[below(texts.len())].chars().collect();
            let from = below(letters.len() + 1);
            let to = from + below(letters.len() + 1 - from);
            letters[from..to].iter().collect::<String>()
        };
        check(&[part(), part(), part()].concat());
    }
}

#[test]
fn presses() {
    each("press", 20_000, checks::press);
}

#[test]
fn boxes() {
    each("boxes", 300, checks::boxes);
}
