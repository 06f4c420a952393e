//! `laws`: every clause of every edition, and what the program does with it.

use std::io::{self, Write};

use serde_json::json;

use super::{Arguments, Format, RULED};
use crate::{
    lawbook::{Edition, Entry, Law},
    locale::{Language, clause_out, clause_says, clause_status, law_heading, say},
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
            let line = format!(
                "  {:<12}{:<10}{}",
                entry.clause.address(),
                clause_status(entry, language),
                clause_out(entry, language)
            );
            writeln!(output, "{}", line.trim_end())?;
        }
    }
    writeln!(output)
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
