//! `agreements`, and the flag of that name: a pair's system by name or from a file.

use std::{ffi::OsStr, fs, io};

use super::{Arguments, NOT_DONE, RULED, Streams};
use crate::{
    explain,
    locale::{self, Language, say},
    meaning::{AgreementFault, AgreementProblem, Agreements},
    plain::plain,
};

/// Bytes of a file that are read at the most; more than agreements may have.
const LONGEST_FILE: u64 = 1 << 20;

/// The system with this name, or the one in this file; or why there is none.
pub(super) fn load(source: &OsStr, language: Language) -> Result<Agreements, String> {
    let word = source.to_string_lossy();
    if let Some(preset) = Agreements::preset(&word) {
        return Ok(preset.clone());
    }
    let text = read_file(source).map_err(|_| unknown(&word, language))?;
    Agreements::read(&text).map_err(|problems| {
        let told: Vec<String> = problems.iter().map(|problem| told(problem, language)).collect();
        format!("{}\n{}", plain(&word), told.join("\n"))
    })
}

/// A file of text, as far as it may be long.
pub(super) fn read_file(source: &OsStr) -> io::Result<String> {
    use io::Read as _;
    let mut bytes = Vec::new();
    fs::File::open(source)?.take(LONGEST_FILE).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn unknown(word: &str, language: Language) -> String {
    let names: Vec<&str> = Agreements::presets().collect();
    say(language, "agreements-unknown", &[("word", word), ("names", &names.join(", "))])
}

/// A problem in one sentence, with its place. People count from 1.
fn told(problem: &AgreementProblem, language: Language) -> String {
    let AgreementProblem { kind, line, from, to, found, .. } = problem;
    let text = match kind {
        AgreementFault::Meaning(kind) => {
            let number = kind.limit().unwrap_or_default();
            locale::sentence(&explain::Message::MeaningProblem { kind: *kind, word: found.clone(), number }, language)
        }
        _ => {
            let number = kind.limit().unwrap_or_default().to_string();
            say(language, "agreements-problem", &[("kind", kind.name()), ("word", found.trim()), ("number", &number)])
        }
    };
    let line = line.to_string();
    match to > from {
        true => {
            let number = if from + 1 == *to { "one" } else { "other" };
            let (from, to) = ((from + 1).to_string(), to.to_string());
            let place = [("line", line.as_str()), ("from", &from), ("to", &to), ("number", number)];
            say(language, "agreements-place", &[place.as_slice(), &[("text", text.as_str())]].concat())
        }
        false => say(language, "agreements-place-line", &[("line", &line), ("text", &text)]),
    }
}

/// Lists the systems that are known by name, or prints one, so that a pair can start from it.
pub(super) fn agreements(arguments: &Arguments, name: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    if name.is_empty() {
        for name in Agreements::presets() {
            writeln!(out.output, "{}", say(arguments.language, "agreements-preset", &[("name", name)]))?;
        }
        return Ok(RULED);
    }
    match Agreements::preset_text(name) {
        Some(text) => {
            // The file says in its first line what it is, in one language.
            let rest = text.strip_prefix('#').and_then(|text| text.split_once('\n')).map_or(text, |(_, rest)| rest);
            let told = say(arguments.language, "agreements-preset", &[("name", name)]);
            write!(out.output, "# {told}\n{rest}")?;
            Ok(RULED)
        }
        None => {
            writeln!(out.errors, "{}", unknown(name, arguments.language))?;
            Ok(NOT_DONE)
        }
    }
}
