//! `quiz --own FILE`: questions from a file, each with its key.

use std::{
    ffi::OsStr,
    fs,
    io::{self, Read as _},
};

use serde_json::{Value, json};

use crate::{
    cli::{NOT_DONE, Streams},
    locale::{Language, say},
    present::terminal,
    quiz::{self, OWN_BYTES, OwnProblem, Question, own_questions},
};

/// The questions of a file; or the exit status, once it is said what is wrong with it.
pub(super) fn read(file: &OsStr, language: Language, out: &mut Streams<'_>) -> io::Result<Result<Vec<Question>, u8>> {
    let bytes = match read_file(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let (file, reason) = (file.to_string_lossy(), error.to_string());
            writeln!(out.errors, "{}", say(language, "cli-quiz-no-file", &[("file", &file), ("reason", &reason)]))?;
            return Ok(Err(NOT_DONE));
        }
    };
    match own_questions(&bytes) {
        Ok(own) => Ok(Ok(own.into_iter().map(|own| own.question).collect())),
        Err(problems) => {
            let page = terminal::render(&quiz::refusal(&problems, language));
            let page = format!("{}\n{page}", file.to_string_lossy());
            Ok(Err(out.refusal(&page, || json_of(&problems, language))?))
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
