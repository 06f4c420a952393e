//! `readings`: what the Laws leave open, how it is read here, and what else is defensible.

use std::io::{self, Write};

use serde_json::json;

use super::{Arguments, Format, RULED, laid_out, write_json};
use crate::{
    laws::READINGS,
    locale::{self, LawReadingText, say},
    present::{Item, Page, Section},
};

/// Lists the readings of the edition asked for, or all of them.
pub(super) fn readings(arguments: &Arguments, output: &mut dyn Write) -> io::Result<u8> {
    let language = arguments.language;
    let is_asked = |reading: &&crate::laws::LawReading| {
        arguments.edition.is_none_or(|asked| reading.clauses.iter().any(|clause| clause.edition() == asked))
    };
    let mut sections = Vec::new();
    for reading in READINGS.iter().filter(is_asked) {
        let LawReadingText { asks, here, other } = locale::reading(reading.name, language);
        let clauses = locale::by_edition(reading.clauses, language);
        if arguments.format == Format::Json {
            let clauses: Vec<_> = reading
                .clauses
                .iter()
                .map(|clause| json!({ "laws": clause.edition().year(), "clause": clause.address() }))
                .collect();
            let line = json!({ "name": reading.name, "clauses": clauses, "asks": asks, "here": here, "else": other });
            write_json(output, &line)?;
            continue;
        }
        let item = |id, text| Item { label: say(language, id, &[]), text };
        sections.push(Section {
            heading: format!("{} ({clauses})", reading.name),
            text: vec![asks],
            items: vec![item("cli-readings-here", here), item("cli-readings-else", other)],
            ..Section::default()
        });
    }
    if arguments.format != Format::Json {
        let page = Page { headline: say(language, "cli-readings", &[]), sections, ..Page::default() };
        writeln!(output, "{}", laid_out(arguments, &page))?;
    }
    Ok(RULED)
}
