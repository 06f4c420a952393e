//! `law`: one clause, or all under an address, with our sentence on each.

use std::io;

use super::{Arguments, Format, RULED, Streams, laid_out, laws};
use crate::{
    lawbook::{self, Edition, Entry, Law},
    locale::{Language, clause_out, clause_says, clauses_about, law_heading, say, years},
    present::{
        Page, Section,
        json::{ErrorJson, ProblemJson},
    },
};

/// Shows the clauses under the address, in every edition unless one is asked for, by a flag or at the end of the text.
pub(super) fn law(arguments: &Arguments, text: &str, out: &mut Streams<'_>) -> io::Result<u8> {
    let (address, year) = lawbook::with_year(text);
    let edition = year.or(arguments.edition);
    let editions: Vec<Edition> =
        Edition::ALL.into_iter().filter(|one| edition.is_none_or(|asked| asked == *one)).collect();
    let found: Vec<(Law, Vec<&Entry>)> = editions.iter().filter_map(|edition| found(*edition, address)).collect();
    let is_by_words = found.is_empty();
    let mut found = if is_by_words { about(address, &editions, arguments.language) } else { found };
    if found.is_empty() {
        return refuse(arguments, address.trim(), &editions, out);
    }
    match arguments.format {
        Format::Text | Format::Pbn => {
            // The page begins with the last: the newest edition, or here the likeliest law.
            if is_by_words {
                found.reverse();
            }
            writeln!(out.output, "{}", laid_out(arguments, &page(&found, arguments.language)))?
        }
        Format::Json => {
            for (law, entry) in found.iter().flat_map(|(law, entries)| entries.iter().map(|entry| (*law, *entry))) {
                laws::line(law, entry, arguments.language, out.output)?;
            }
        }
    }
    Ok(RULED)
}

/// The clauses of an edition under the address, all of one law, with that law.
fn found(edition: Edition, address: &str) -> Option<(Law, Vec<&'static Entry>)> {
    let entries = edition.find(address);
    let number = entries.first()?.clause.law();
    Some((edition.laws().find(|law| law.number == number)?, entries))
}

/// The laws and the clauses that are about these words, of the newest edition that has any: the first few.
fn about(words: &str, editions: &[Edition], language: Language) -> Vec<(Law, Vec<&'static Entry>)> {
    const MOST: usize = 8;
    let says = |edition: Edition| {
        let mut room = MOST;
        let groups = clauses_about(words, &[edition], language).into_iter().filter_map(|address| {
            let (law, mut entries) = found(edition, address)?;
            let is_law = lawbook::steps(address).len() == 1;
            let is_about = |entry: &&Entry| is_law || entry.clause.address() == address;
            entries.retain(|entry| is_about(entry) && clause_says(entry.clause, language).is_some());
            (!entries.is_empty()).then_some((law, entries))
        });
        let fitting = groups.take_while(|(_, entries)| {
            let fits = room > 0;
            room = room.saturating_sub(entries.len());
            fits
        });
        fitting.collect::<Vec<_>>()
    };
    let starts_with_number = words.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
    if starts_with_number {
        return Vec::new();
    }
    editions.iter().rev().map(|edition| says(*edition)).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The clauses of each edition, the newest first; only once where both say the same.
fn page(found: &[(Law, Vec<&Entry>)], language: Language) -> Page {
    let said = |(law, entries): &(Law, Vec<&Entry>)| (title(*law, language), sections(entries, language));
    let agree =
        matches!(found, [one, others @ ..] if !others.is_empty() && others.iter().all(|it| said(it) == said(one)));
    let years = years(found.iter().map(|(law, _)| law.edition), language);
    let of = |law: Law| say(language, "laws-edition", &[("year", law.edition.year())]);
    let mut sections = Vec::new();
    for of_edition in found.iter().rev().take(if agree { 1 } else { found.len() }) {
        let (title, clauses) = said(of_edition);
        let heading = if agree { say(language, "cli-law-both", &[("years", &years)]) } else { of(of_edition.0) };
        sections.push(Section { heading, text: vec![title], ..Section::default() });
        sections.extend(clauses);
    }
    Page { sections, ..Page::default() }
}

fn title(law: Law, language: Language) -> String {
    let heading = law_heading(law, language);
    say(language, "cli-law-title", &[("law", &law.number.to_string()), ("heading", &heading)])
}

/// The clauses with our sentences; those in a row that are left out for one reason stand together.
fn sections(entries: &[&Entry], language: Language) -> Vec<Section> {
    let out = |entry: &Entry| clause_says(entry.clause, language).is_none().then(|| clause_out(entry, language));
    let together = |one: &&Entry, next: &&Entry| out(one).is_some_and(|reason| out(next) == Some(reason));
    entries.chunk_by(together).filter_map(|group| section(group, language)).collect()
}

/// Clauses with our sentence, or with the reason why there is none.
fn section(group: &[&Entry], language: Language) -> Option<Section> {
    let (first, last) = group.first().zip(group.last())?;
    let clauses = match group {
        [only] => only.clause.address().to_owned(),
        _ => format!("{}–{}", first.clause.address(), last.clause.address()),
    };
    let out = || say(language, "laws-not-used", &[("reason", &clause_out(first, language))]);
    let says = clause_says(first.clause, language).unwrap_or_else(out);
    // What a law says before its first section has no address of its own.
    let law = first.clause.law();
    let of_law = first.clause.edition().index().iter().filter(|entry| entry.clause.law() == law);
    let is_introduction = clauses == law.to_string() && of_law.count() > 1;
    let id = if is_introduction { "cli-law-introduction" } else { "cli-law-clause" };
    let heading = say(language, id, &[("clause", &clauses)]);
    Some(Section { heading, text: vec![says], ..Section::default() })
}

/// Says that no edition has the clause, and which ones come nearest.
fn refuse(arguments: &Arguments, text: &str, editions: &[Edition], out: &mut Streams<'_>) -> io::Result<u8> {
    let mut nearest: Vec<&str> = Vec::new();
    for address in editions.iter().flat_map(|edition| edition.nearest(text)) {
        if !nearest.contains(&address) {
            nearest.push(address);
        }
    }
    let listed = nearest.join(", ");
    let has_number = text.contains(|sign: char| sign.is_ascii_digit());
    let id = match (nearest.is_empty(), has_number) {
        (true, true) => "cli-law-not-here",
        (true, false) => "cli-law-not-a-clause",
        (false, _) => "cli-law-unknown",
    };
    let message = say(arguments.language, id, &[("text", text), ("nearest", &listed)]);
    let expected = nearest.into_iter().map(str::to_owned).collect();
    let span = [0, text.chars().count()];
    let problem = ProblemJson { message: message.clone(), span, expected, kind: "not_a_clause" };
    out.refusal(&message, || ErrorJson::new(vec![problem], None))
}
