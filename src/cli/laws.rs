//! `laws`: every clause of both editions, and what the program does with it.

use std::io::{self, Write};

use serde_json::json;

use super::{Arguments, Format, RULED};
use crate::{
    lawbook::{Edition, Entry, Law},
    locale::{Language, clause_says, say},
};

/// Lists the clauses of the edition asked for, or of both.
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
        writeln!(output, "\n{:<10}{}", law.number, heading(law, language))?;
        for entry in law.entries {
            let line =
                format!("  {:<12}{:<10}{}", entry.clause.address(), status(entry, language), reason(entry, language));
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
        "heading": heading(law, language),
        "status": entry.status.to_string(),
        "says": clause_says(entry.clause, language),
        "reason": entry.status.out_reason().map(|_| reason(entry, language)),
    });
    serde_json::to_writer(&mut *output, &line)?;
    writeln!(output)
}

/// What the law is about.
pub(super) fn heading(law: Law, language: Language) -> String {
    say(language, &format!("laws-heading-{}", law.heading()), &[])
}

/// What we do with the clause, in a word.
pub(super) fn status(entry: &Entry, language: Language) -> String {
    say(language, &format!("laws-status-{}", entry.status), &[])
}

/// Why we do not rule by the clause; empty where we do.
pub(super) fn reason(entry: &Entry, language: Language) -> String {
    let reason = entry.status.out_reason();
    reason.map(|reason| say(language, &format!("laws-out-{reason}"), &[])).unwrap_or_default()
}
