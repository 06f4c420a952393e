//! `quiz --own FILE`: questions from a file, each with its key.

use std::{
    ffi::OsStr,
    fs,
    io::{self, Read as _, Write},
};

use serde_json::{Value, json};

use crate::{
    cli::{Arguments, Format, NOT_DONE, UNREADABLE},
    locale::{Language, say},
    present::terminal,
    quiz::{self, OWN_BYTES, OwnProblem, Question, own_questions},
};

/// The questions of a file; or the exit status, once it is said what is wrong with it.
pub(super) fn read(
    file: &OsStr,
    arguments: &Arguments,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<Result<Vec<Question>, u8>> {
    let language = arguments.language;
    let bytes = match read_file(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let (file, reason) = (file.to_string_lossy(), error.to_string());
            writeln!(errors, "{}", say(language, "cli-quiz-no-file", &[("file", &file), ("reason", &reason)]))?;
            return Ok(Err(NOT_DONE));
        }
    };
    match own_questions(&bytes) {
        Ok(own) => Ok(Ok(own.into_iter().map(|own| own.question).collect())),
        Err(problems) => {
            match arguments.format {
                Format::Text | Format::Pbn => {
                    let page = quiz::refusal(&problems, language);
                    writeln!(errors, "{}\n{}", file.to_string_lossy(), terminal::render(&page))?;
                }
                Format::Json => writeln!(output, "{}", json_of(&problems, language))?,
            }
            Ok(Err(UNREADABLE))
        }
    }
}

/// A file, or so much of it that it is seen to be too long.
fn read_file(file: &OsStr) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = u64::try_from(OWN_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    fs::File::open(file)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn json_of(problems: &[OwnProblem], language: Language) -> Value {
    let problem = |problem: &OwnProblem| {
        let characters = |byte: usize| problem.text.char_indices().take_while(|(at, _)| *at < byte).count();
        json!({
            "kind": problem.kind.name(),
            "line": problem.line,
            "span": [characters(problem.span.from), characters(problem.span.to)],
            "message": problem.told(language).join(" "),
        })
    };
    let problems: Vec<Value> = problems.iter().map(problem).collect();
    let mut error = problems.first().cloned().unwrap_or_default();
    if let Some(first) = error.as_object_mut() {
        first.insert("problems".to_owned(), Value::Array(problems));
    }
    json!({ "error": error })
}
