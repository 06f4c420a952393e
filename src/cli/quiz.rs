//! `quiz`: questions one after the other; a letter is the answer.

mod own;

use std::{
    ffi::OsString,
    io::{self, BufRead, Write},
    time::{SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};

use super::{Arguments, Format, NOT_DONE, RULED, Streams, laid_out};
use crate::{
    explain::Message,
    locale::{self, Language, say},
    present::terminal,
    quiz::{self, EXAM, LETTERS, Level, Mark, Marks, Question, Questions, Wanted},
};

/// How many questions there are unless somebody says how many.
const NUMBER: usize = 10;

/// How many chains of linked questions there are unless somebody says how many.
const CHAINS: usize = 3;

/// Which questions are wanted, and how they are asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quizzed {
    /// The level, unless any will do.
    pub level: Option<Level>,
    /// The law that they are about, unless any will do.
    pub law: Option<u8>,
    /// The seed of the first; without one, the clock gives it.
    pub seed: Option<u64>,
    /// How many; unless it is said, ten, or all of a file.
    pub number: Option<usize>,
    /// A file of questions, in place of those that the program makes.
    pub own: Option<OsString>,
    /// Whether answers are awaited.
    pub mode: Mode,
    /// How the questions hang together.
    pub form: Form,
}

/// How questions hang together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Each stands for itself.
    #[default]
    Single,
    /// Several about one table, in the order of a director's work.
    Linked,
    /// Twenty, marked at the end.
    Exam,
}

/// Whether answers are awaited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// After each question a letter is read.
    #[default]
    Asks,
    /// Each question is followed by its answer.
    Answers,
    /// After each question a letter is read, and the answers come at the end.
    Exam,
    /// Nothing is asked: a file of questions is only checked.
    Checks,
}

/// What somebody typed after a question.
enum Said {
    Choice(usize),
    Goodbye,
    Something,
}

/// Asks, reads an answer a line, and tells the score at the end.
pub(super) fn quiz(
    arguments: &Arguments,
    asked: &Quizzed,
    input: &mut dyn BufRead,
    out: &mut Streams<'_>,
) -> io::Result<u8> {
    let wanted = Wanted { level: asked.level, law: asked.law, edition: arguments.edition, kind: None };
    if let Some(file) = &asked.own {
        let questions = match own::read(file, arguments.language, out)? {
            Ok(questions) => questions,
            Err(status) => return Ok(status),
        };
        if asked.mode == Mode::Checks {
            let number = questions.len().to_string();
            writeln!(out.output, "{}", say(arguments.language, "cli-quiz-checked", &[("number", &number)]))?;
            return Ok(RULED);
        }
        let number = asked.number.unwrap_or(questions.len());
        let suiting = questions.into_iter().filter(|question| quiz::suits(question, &wanted));
        let none = || say(arguments.language, "cli-quiz-none", &[]);
        return play(arguments, asked.mode, &mut suiting.take(number), &none, input, out);
    }
    let laws = quiz::asked_laws();
    if let Some(law) = asked.law.filter(|law| !laws.contains(law)) {
        let laws = laws.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let law = law.to_string();
        writeln!(out.errors, "{}", say(arguments.language, "cli-quiz-no-law", &[("law", &law), ("laws", &laws)]))?;
        return Ok(NOT_DONE);
    }
    let seed = asked.seed.unwrap_or_else(from_the_clock);
    let none = || none_of(&wanted, arguments.language);
    match asked.form {
        Form::Single => {
            let mut questions = Questions::from(seed, wanted).take(asked.number.unwrap_or(NUMBER));
            play(arguments, asked.mode, &mut questions, &none, input, out)
        }
        Form::Linked => {
            let chains = quiz::chains(seed, wanted).take(asked.number.unwrap_or(CHAINS));
            play(arguments, asked.mode, &mut chains.flatten(), &none, input, out)
        }
        Form::Exam => {
            let mode = if asked.mode == Mode::Asks { Mode::Exam } else { asked.mode };
            let mut questions = quiz::exam(seed, wanted).take(asked.number.unwrap_or(EXAM));
            play(arguments, mode, &mut questions, &none, input, out)
        }
    }
}

/// That there is no such question; where a law has questions of other levels, of which.
fn none_of(wanted: &Wanted, language: Language) -> String {
    let is_asked = |level: &Level| Questions::from(1, Wanted { level: Some(*level), ..*wanted }).next().is_some();
    let levels: Vec<Level> = quiz::asked_levels(wanted).into_iter().filter(is_asked).collect();
    match (wanted.law, wanted.level) {
        (Some(law), Some(level)) if !levels.is_empty() && !levels.contains(&level) => {
            let [law, level] = [law.to_string(), level.to_string()];
            let number = if levels.len() == 1 { "one" } else { "other" };
            let levels = levels.iter().map(quiz::Level::to_string).collect::<Vec<_>>().join(", ");
            let said = [("law", law.as_str()), ("level", &level), ("levels", &levels), ("number", number)];
            say(language, "cli-quiz-no-level", &said)
        }
        (_, _) => say(language, "cli-quiz-none", &[]),
    }
}

/// One question after the other, and the score. Where there is none, that is said.
fn play(
    arguments: &Arguments,
    mode: Mode,
    questions: &mut dyn Iterator<Item = Question>,
    none: &dyn Fn() -> String,
    input: &mut dyn BufRead,
    out: &mut Streams<'_>,
) -> io::Result<u8> {
    let language = arguments.language;
    let (mut marks, mut told, mut wrong) = (Marks::default(), 0, Vec::new());
    for (place, question) in questions.enumerate() {
        told += 1;
        match (arguments.format, mode) {
            (Format::Json, _) => writeln!(out.output, "{}", json_of(&question, language))?,
            (Format::Text | Format::Pbn, Mode::Answers | Mode::Checks) => {
                show(&question, place, arguments, out.output)?
            }
            (Format::Text | Format::Pbn, Mode::Asks | Mode::Exam) => {
                let Some(chosen) = ask(&question, place, arguments, input, out.output)? else { break };
                marks.add(question.topic().and_then(quiz::Topic::law), chosen == question.right);
                let page = quiz::reveal_page(&question, Some(chosen), language);
                if mode == Mode::Asks {
                    writeln!(out.output, "\n{}\n", laid_out(arguments, &page))?;
                } else if chosen != question.right {
                    wrong.push((place, question, page));
                }
            }
        }
    }
    if told == 0 {
        writeln!(out.errors, "{}", none())?;
        return Ok(NOT_DONE);
    }
    for (place, question, page) in &wrong {
        heading(question, *place, language, out.output)?;
        writeln!(out.output, "{}\n", laid_out(arguments, &quiz::question_page(question, language)))?;
        writeln!(out.output, "{}\n", laid_out(arguments, page))?;
    }
    score(&marks, mode, language, out.output)?;
    Ok(RULED)
}

/// How many were right, in an exam about each law, and what to read again.
fn score(marks: &Marks, mode: Mode, language: Language, output: &mut dyn Write) -> io::Result<()> {
    if marks.all.asked == 0 {
        return Ok(());
    }
    let numbers = |mark: &Mark| [mark.right.to_string(), mark.asked.to_string()];
    if mode == Mode::Exam {
        for (law, mark) in &marks.laws {
            let [right, asked] = numbers(mark);
            let said = [("law", law.to_string()), ("right", right), ("number", asked)];
            let said: Vec<(&str, &str)> = said.iter().map(|(name, text)| (*name, text.as_str())).collect();
            writeln!(output, "{}", say(language, "cli-quiz-of-law", &said))?;
        }
    }
    let weak = marks.weak();
    if !weak.is_empty() {
        let laws = weak.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let number = weak.len().to_string();
        writeln!(output, "{}", say(language, "cli-quiz-weak", &[("laws", &laws), ("number", &number)]))?;
    }
    let [right, asked] = numbers(&marks.all);
    writeln!(output, "{}", say(language, "cli-quiz-score", &[("right", &right), ("number", &asked)]))
}

/// A question with its answer.
fn show(question: &Question, place: usize, arguments: &Arguments, output: &mut dyn Write) -> io::Result<()> {
    let language = arguments.language;
    heading(question, place, language, output)?;
    writeln!(output, "{}\n", laid_out(arguments, &quiz::question_page(question, language)))?;
    writeln!(output, "{}\n", laid_out(arguments, &quiz::reveal_page(question, None, language)))
}

fn heading(question: &Question, place: usize, language: Language, output: &mut dyn Write) -> io::Result<()> {
    let (number, seed) = ((place + 1).to_string(), question.seed.to_string());
    let heading = match &question.own {
        Some(name) => say(language, "cli-quiz-own", &[("number", &number), ("name", name)]),
        None => say(language, "cli-quiz-question", &[("number", &number), ("seed", &seed)]),
    };
    writeln!(output, "{heading}\n")
}

/// Asks until there is an answer; `None` when the input has ended, or somebody has had enough.
fn ask(
    question: &Question,
    place: usize,
    arguments: &Arguments,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Option<usize>> {
    let language = arguments.language;
    heading(question, place, language, output)?;
    writeln!(output, "{}", laid_out(arguments, &quiz::question_page(question, language)))?;
    let mut line = String::new();
    loop {
        write!(output, "\n> ")?;
        output.flush()?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            writeln!(output)?;
            return Ok(None);
        }
        match said(line.trim(), question) {
            Said::Choice(chosen) => return Ok(Some(chosen)),
            Said::Goodbye => return Ok(None),
            Said::Something => {
                let letters = LETTERS.iter().take(question.choices.len()).copied().collect::<Vec<_>>().join(", ");
                writeln!(output, "{}", say(language, "cli-quiz-letter", &[("letters", &letters)]))?;
            }
        }
    }
}

fn said(line: &str, question: &Question) -> Said {
    if ["q", "quit", "exit", "bye", "slutt", "avslutt"].contains(&line.to_lowercase().as_str()) {
        return Said::Goodbye;
    }
    let place = LETTERS.iter().position(|letter| letter.eq_ignore_ascii_case(line));
    place.filter(|place| *place < question.choices.len()).map_or(Said::Something, Said::Choice)
}

/// A question with its key.
fn json_of(question: &Question, language: Language) -> Value {
    let told = |message: &Message| locale::sentence(message, language);
    let choices = question.choices.iter().enumerate().map(|(place, choice)| {
        json!({
            "letter": LETTERS.get(place),
            "text": quiz::choice(question, place, language),
            "right": place == question.right,
            "confusion": choice.against.as_ref().map(|against| against.says.id()),
            "why": choice.against.as_ref().map(|against| told(&against.says)),
        })
    });
    json!({
        "v": 1,
        "seed": question.seed,
        "level": question.level.number(),
        "kind": question.kind.name(),
        "laws": question.edition.year(),
        "about": question.laws,
        "classic": question.classic,
        "own": question.own,
        "record": question.record,
        "ask": told(&quiz::question_sentence(question)),
        "choices": choices.collect::<Vec<_>>(),
        "right": LETTERS.get(question.right),
        "explanation": {
            "lang": language.tag(),
            "text": terminal::render(&quiz::question_page(question, language)),
            "answer": terminal::render(&quiz::reveal_page(question, None, language)),
        },
    })
}

/// A seed for somebody who does not mind which.
fn from_the_clock() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    passed.as_secs() ^ u64::from(passed.subsec_nanos()).rotate_left(32)
}
