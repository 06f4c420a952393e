//! `rule` and `parse`: one auction in, its ruling or its record out.

use std::io;

use super::{Arguments, Command, Format, NOT_DONE, RULED, Streams, command::Text, laid_out, write_json};
use crate::{
    answer::{self, Asked, Ruled, Unread},
    explain::{self, Message, Reader},
    locale::{self, Language},
    present::{
        Page,
        json::{ErrorJson, ProblemJson, RulingJson, WhyJson},
    },
    shorthand::{self, Problem, ProblemKind},
};

/// Rules on one auction.
pub(super) fn rule(arguments: &Arguments, text: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let answer = answer::answer(&asked(arguments, text));
    let page = laid_out(arguments, &answer.page);
    let ruling = match &answer.found {
        Ok(ruled) => &ruled.ruling,
        Err(unread) => return refuse(arguments, text, unread, &page, out),
    };
    out.answer(&page, || RulingJson::new(ruling, arguments.language.tag(), &page))?;
    drawn(arguments, &answer.page, out)
}

/// Rules on one auction under every edition; only the differences are told apart.
pub(super) fn by_edition(arguments: &Arguments, text: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let answers = answer::by_edition(&asked(arguments, text));
    let together = answer::side_by_side(&answers, arguments.language);
    let page = laid_out(arguments, &together);
    let mut rulings = serde_json::Map::new();
    for answer in &answers {
        match &answer.found {
            Ok(Ruled { ruling, .. }) => {
                let explanation = laid_out(arguments, &answer.page);
                let ruling_json = RulingJson::new(ruling, arguments.language.tag(), &explanation);
                rulings.insert(ruling.edition.year().to_owned(), serde_json::to_value(&ruling_json)?);
            }
            Err(unread) => return refuse(arguments, text, unread, &page, out),
        }
    }
    out.answer(&page, || rulings)?;
    drawn(arguments, &together, out)
}

/// Draws the auction if that was asked for, and gives the exit status.
fn drawn(arguments: &Arguments, page: &Page, out: &mut Streams<'_>) -> io::Result<u8> {
    let Some(canvas) = &arguments.picture else { return Ok(RULED) };
    Ok(canvas.draw(page, arguments.language, out.errors)?.unwrap_or(RULED))
}

/// Tells why an auction is ruled on as it is.
pub(super) fn why(arguments: &Arguments, text: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let (answer, traces) = answer::why(&asked(arguments, text));
    let page = laid_out(arguments, &answer.page);
    match &answer.found {
        Ok(Ruled { ruling, .. }) => {
            out.answer(&page, || WhyJson::new(ruling.edition, &traces, arguments.language.tag(), &page))
        }
        Err(unread) => refuse(arguments, text, unread, &page, out),
    }
}

/// Shows the record that was read from one auction, as JSON or as PBN.
pub(super) fn parse(arguments: &Arguments, text: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let answer = answer::answer(&Asked { reader: Reader::Director, ..asked(arguments, text) });
    if let Ok(Ruled { left_out, .. }) = &answer.found {
        // A record has no place for what was not read.
        for line in explain::left_out(left_out).lines.iter().flat_map(|line| &line.text) {
            let not_read = locale::sentence(line, arguments.language);
            let heading = locale::sentence(&Message::NotRead {}, arguments.language);
            writeln!(out.errors, "{heading}: {not_read}")?;
        }
    }
    match &answer.found {
        Ok(Ruled { record, .. }) => match (arguments.format, shorthand::write_pbn(record)) {
            (Format::Text | Format::Json, _) => {
                write_json(out.output, record)?;
                Ok(RULED)
            }
            (Format::Pbn, Some(game)) => {
                write!(out.output, "{game}")?;
                Ok(RULED)
            }
            (Format::Pbn, None) => {
                writeln!(out.errors, "{}", locale::say(arguments.language, "cli-not-in-pbn", &[]))?;
                Ok(NOT_DONE)
            }
        },
        Err(unread) => refuse(arguments, text, unread, &laid_out(arguments, &answer.page), out),
    }
}

/// Says what could not be read, and how a file of several games is asked about.
fn refuse(arguments: &Arguments, text: &str, unread: &Unread, page: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let status = out.refusal(page, || error(text, unread, arguments.language))?;
    if let (Command::Rule(Text::File(path)) | Command::Parse(Text::File(path)), true) =
        (&arguments.command, has_several_games(unread))
    {
        let form = if path.to_lowercase().ends_with(".lin") { "lin" } else { "pbn" };
        writeln!(
            out.errors,
            "\n{}",
            locale::say(arguments.language, "cli-every-game", &[("form", form), ("file", path)])
        )?;
    }
    Ok(status)
}

fn has_several_games(unread: &Unread) -> bool {
    let is_asked = |problem: &Problem| matches!(problem.kind(), ProblemKind::SeveralAuctions { .. });
    matches!(unread, Unread::Text(problems) if problems.list().iter().any(is_asked))
}

/// The number of lines before the first problem.
pub(super) fn lines_before(text: &str, unread: &Unread) -> usize {
    let Unread::Text(problems) = unread else { return 0 };
    let from = problems.list().first().map_or(0, |problem| problem.span().from);
    text.get(..from).unwrap_or_default().matches('\n').count()
}

pub(super) fn error(text: &str, unread: &Unread, language: Language) -> ErrorJson {
    let characters = |byte: usize| text.char_indices().take_while(|(at, _)| *at < byte).count();
    match unread {
        Unread::Text(problems) => {
            let found = problems.list().iter().map(|problem| ProblemJson {
                message: locale::sentence(&explain::problem(text, problem), language),
                span: [characters(problem.span().from), characters(problem.span().to)],
                expected: problem.expected().iter().map(|&one| locale::expected(one, language)).collect(),
                kind: problem.kind().name(),
            });
            ErrorJson::new(found.collect(), problems.fix().map(str::to_owned))
        }
        Unread::Record(bad) => {
            let message = locale::sentence(&explain::bad_record(bad).headline, language);
            let whole_text = [0, characters(text.len())];
            ErrorJson::new(vec![ProblemJson { message, span: whole_text, ..ProblemJson::default() }], None)
        }
    }
}

pub(super) fn asked<'a>(arguments: &'a Arguments, text: &'a str) -> Asked<'a> {
    let Arguments { edition, language, reader, .. } = *arguments;
    Asked { text, edition, language, reader, agreements: arguments.agreements.as_ref(), yardstick: arguments.yardstick }
}
