//! `meaning`: what a call shows, read back in words.

use std::io;

use serde::Serialize;

use super::{Arguments, Streams, laid_out};
use crate::{
    explain,
    locale::{self, Language},
    meaning::{self, Meaning, Problem, Purpose},
    present::json::{ErrorJson, ProblemJson},
};

/// A meaning as JSON.
#[derive(Serialize)]
struct MeaningJson {
    /// In the one spelling that leaves no doubt.
    notation: String,
    denies: Vec<String>,
    purposes: Vec<&'static str>,
    excludes: Vec<String>,
    notes: Vec<NoteJson>,
    explanation: ExplanationJson,
}

/// How something was read that can be read in more than one way.
#[derive(Serialize)]
struct NoteJson {
    span: [usize; 2],
    written: String,
    read_as: String,
}

#[derive(Serialize)]
struct ExplanationJson {
    lang: &'static str,
    text: String,
}

/// Reads a meaning back.
pub(super) fn meaning(arguments: &Arguments, text: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let text = text.trim_end();
    let language = arguments.language;
    match meaning::read(text) {
        Ok(meaning) => {
            let page = laid_out(arguments, &locale::page(&explain::meaning(None, &meaning), language));
            out.answer(&page, || json(&meaning, language, page.clone()))
        }
        Err(problems) => refuse(arguments, text, &problems, out),
    }
}

/// Says why a meaning cannot be read.
pub(super) fn refuse(arguments: &Arguments, text: &str, problems: &[Problem], out: &mut Streams<'_>) -> io::Result<u8> {
    let page = locale::page(&explain::meaning_problems(text, problems), arguments.language);
    out.refusal(&laid_out(arguments, &page), || error(text, problems, arguments.language))
}

fn json(meaning: &Meaning, language: Language, text: String) -> MeaningJson {
    let note = |note: &meaning::Reading| NoteJson {
        span: [note.from, note.to],
        written: note.written.clone(),
        read_as: note.read_as.to_string(),
    };
    MeaningJson {
        notation: meaning.to_string(),
        denies: meaning.denies.iter().map(|denial| denial.text.clone()).collect(),
        purposes: meaning.purposes.iter().copied().map(Purpose::name).collect(),
        excludes: meaning.excludes.iter().map(ToString::to_string).collect(),
        notes: meaning.notes.iter().map(note).collect(),
        explanation: ExplanationJson { lang: language.tag(), text },
    }
}

fn error(text: &str, problems: &[Problem], language: Language) -> ErrorJson {
    let found = problems.iter().map(|problem| ProblemJson {
        message: locale::sentence(&explain::meaning_problem(problem), language),
        span: [problem.from, problem.to],
        expected: problem.expected.iter().map(|&one| locale::meant(one, language)).collect(),
        kind: problem.kind.name(),
    });
    ErrorJson::new(found.collect(), explain::mended(text, problems))
}
