//! `laws`: every clause of every edition, and what the program does with it.

use std::io::{self, Write};

use serde_json::json;

use super::{Arguments, Format, RULED};
use crate::{
    lawbook::{Edition, Entry, Law},
    locale::{Language, clause_out, clause_says, clause_status, law_heading, say},
    present::terminal,
};

/// Lists the clauses of the edition asked for, or of all.
pub(super) fn laws(arguments: &Arguments, output: &mut dyn Write) -> io::Result<u8> {
    let editions = Edition::ALL.into_iter().filter(|edition| arguments.edition.is_none_or(|asked| asked == *edition));
    for edition in editions {
        match arguments.format {
            Format::Text | Format::Pbn => table(edition, arguments.language, output)?,
            Format::Json => lines(edition, arguments.language, output)?,
        }
    }
    Ok(RULED)
}

fn table(edition: Edition, language: Language, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "{}", say(language, "laws-edition", &[("year", edition.year())]))?;
    for line in say(language, "laws-legend", &[]).lines() {
        writeln!(output, "  {line}")?;
    }
    for law in edition.laws() {
        writeln!(output, "\n{:<10}{}", law.number, law_heading(law, language))?;
        for entry in law.entries {
            let reason = clause_out(entry, language);
            let mut lines = wrapped(&reason, terminal::WIDTH - REASON).into_iter();
            let first = lines.next().unwrap_or_default();
            let line = format!("  {:<12}{:<10}{first}", entry.clause.address(), clause_status(entry, language));
            writeln!(output, "{}", line.trim_end())?;
            for line in lines {
                writeln!(output, "{:REASON$}{line}", "")?;
            }
        }
    }
    writeln!(output)
}

/// The column in which the reason begins.
const REASON: usize = 24;

/// A text in lines up to a number of characters.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn lines(edition: Edition, language: Language, output: &mut dyn Write) -> io::Result<()> {
    for law in edition.laws() {
        for entry in law.entries {
            line(law, entry, language, output)?;
        }
    }
    Ok(())
}

/// A clause as a line of JSON.
pub(super) fn line(law: Law, entry: &Entry, language: Language, output: &mut dyn Write) -> io::Result<()> {
    let line = json!({
        "laws": law.edition.year(),
        "clause": entry.clause.address(),
        "heading": law_heading(law, language),
        "status": entry.status.to_string(),
        "says": clause_says(entry.clause, language),
        "reason": entry.status.out_reason().map(|_| clause_out(entry, language)),
    });
    serde_json::to_writer(&mut *output, &line)?;
    writeln!(output)
}
