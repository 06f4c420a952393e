//! `manual`: the manual page, from the pages of help.

use std::io::{self, Write};

use roff::{Roff, bold, roman};

use super::{
    HelpPage, RULED,
    usage::{self, Block},
};
use crate::locale::{Language, say};

/// Prints the manual page.
pub(super) fn manual(language: Language, output: &mut dyn Write) -> io::Result<u8> {
    let heading = |id| say(language, id, &[]).to_uppercase();
    let mut page = Roff::new();
    let version = concat!("director-please ", env!("CARGO_PKG_VERSION"));
    page.control("TH", ["DIRECTOR-PLEASE", "1", " ", version]);
    let mut program = usage::blocks(HelpPage::Program, language).into_iter();
    page.control("SH", [heading("cli-manual-name").as_str()]);
    if let Some(Block::Text(about)) = program.next() {
        page.text([roman(format!("director-please - {}", about.trim_end_matches('.')))]);
    }
    page.control("SH", [heading("cli-manual-synopsis").as_str()]);
    let commands: Vec<(HelpPage, Vec<Block>)> = HelpPage::ALL
        .iter()
        .filter(|page| page.command().is_some())
        .map(|page| (*page, usage::blocks(*page, language)))
        .collect();
    let usages = commands.iter().filter_map(|(_, blocks)| match blocks.first() {
        Some(Block::Lines(lines)) => Some(lines.as_slice()),
        _ => None,
    });
    add_lines(&mut page, usages.flatten());
    page.control("SH", [heading("cli-manual-description").as_str()]);
    program.for_each(|block| add(&mut page, &block, "SH"));
    for (command, blocks) in &commands {
        page.control("SH", [command.command().unwrap_or_default().to_uppercase().as_str()]);
        blocks.iter().skip(1).for_each(|block| add(&mut page, block, "SS"));
    }
    output.write_all(page.render().as_bytes())?;
    Ok(RULED)
}

fn add(page: &mut Roff, block: &Block, heading_level: &str) {
    match block {
        Block::Text(text) => {
            page.control("PP", []);
            page.text([roman(text)]);
        }
        Block::Lines(lines) => {
            page.control("PP", []);
            add_lines(page, lines);
        }
        Block::List { heading, entries } => {
            if !heading.is_empty() {
                page.control(heading_level, [heading.trim_end_matches(':').to_uppercase().as_str()]);
            }
            for entry in entries {
                page.control("TP", []);
                page.text([bold(&entry.term)]);
                page.text([roman(&entry.about)]);
            }
        }
    }
}

/// Lines that are not filled.
fn add_lines<'a>(page: &mut Roff, lines: impl IntoIterator<Item = &'a String>) {
    page.control("nf", []);
    for line in lines {
        page.text([roman(line)]);
    }
    page.control("fi", []);
}
