//! The command line: what the arguments ask for, done.

mod agreements;
mod arguments;
mod chat;
mod command;
mod compare;
mod completions;
mod decode;
mod defaults;
mod flags;
mod games;
mod help;
mod json;
mod law;
mod laws;
mod manual;
mod meaning;
mod picture;
mod quiz;
mod readings;
mod records;
mod rule;
mod usage;

use std::{
    io::{self, BufRead, Write},
    ops::RangeInclusive,
};

use serde::Serialize;

pub use arguments::Arguments;
pub use command::{Command, Format};
pub use compare::Compared;
pub use games::{Games, Purpose};
pub use help::HelpPage;
pub use json::json;
pub use picture::Canvas;
pub use quiz::{Mode, Quizzed};

use crate::{
    lawbook::Edition,
    locale::{say, years},
    present::{Page, terminal},
};

/// How text is laid out in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The longest line.
    pub columns: usize,
    /// Whether hearts and diamonds are red.
    pub colors: bool,
}

impl Layout {
    /// The layout for a terminal of this width, or for a pipe.
    pub fn new(columns: Option<usize>, colors: bool) -> Layout {
        /// Shorter lines are hard to read, and so are longer ones.
        const READABLE: RangeInclusive<usize> = 40..=100;
        let columns = columns.unwrap_or(terminal::WIDTH).clamp(*READABLE.start(), *READABLE.end());
        Layout { columns, colors }
    }
}

impl Default for Layout {
    fn default() -> Layout {
        Layout::new(None, false)
    }
}

/// The text was ruled on.
const RULED: u8 = 0;
/// What was asked for cannot be done.
const NOT_DONE: u8 = 1;
/// The input could not be read: what, where, and what was expected has been said.
const UNREADABLE: u8 = 2;

/// Does what the arguments ask for, and gives the exit status: 0 done, 2 the input could not be read.
///
/// # Errors
///
/// When reading or writing fails.
pub fn run(
    arguments: &Arguments,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<u8> {
    let out = &mut Streams { output, errors, format: arguments.format };
    match &arguments.command {
        Command::Help(page) => {
            writeln!(out.output, "{}", say(arguments.language, page.id(), &[]))?;
            Ok(RULED)
        }
        Command::Version => {
            writeln!(out.output, "director-please {}", env!("DIRECTOR_PLEASE_VERSION"))?;
            let years = years(Edition::ALL, arguments.language);
            writeln!(out.output, "{}", say(arguments.language, "cli-law-both", &[("years", &years)]))?;
            Ok(RULED)
        }
        Command::Rule(text) => rule::rule(arguments, &text.read(input)?, out),
        Command::Editions(text) => rule::by_edition(arguments, &text.read(input)?, out),
        Command::Why(text) => rule::why(arguments, &text.read(input)?, out),
        Command::Parse(text) => rule::parse(arguments, &text.read(input)?, out),
        Command::Meaning(text) => meaning::meaning(arguments, &text.read(input)?, out),
        Command::Records(source) => records::records(arguments, source, input, out.output),
        Command::Games(asked) => games::games(arguments, asked, input, out),
        Command::Law(address) => law::law(arguments, address, out),
        Command::Compare(compared) => compare::compare(arguments, compared, out),
        Command::Agreements(name) => agreements::agreements(arguments, name, out),
        Command::Laws => laws::laws(arguments, out.output),
        Command::Readings => readings::readings(arguments, out.output),
        Command::Quiz(asked) => quiz::quiz(arguments, asked, input, out),
        Command::Chat => chat::chat(arguments, input, out.output),
        Command::Completions(shell) => completions::completions(*shell, arguments.language, out.output),
        Command::Manual => manual::manual(arguments.language, out.output),
        Command::Bot | Command::Health => {
            writeln!(out.errors, "{}", say(arguments.language, "cli-no-bot", &[]))?;
            Ok(NOT_DONE)
        }
    }
}

/// Where an answer goes, where it is said what went wrong, and in which format.
struct Streams<'a> {
    output: &'a mut dyn Write,
    errors: &'a mut dyn Write,
    format: Format,
}

impl Streams<'_> {
    /// Writes an answer, as text or as JSON.
    fn answer<J: Serialize>(&mut self, page: &str, json: impl FnOnce() -> J) -> io::Result<u8> {
        match self.format {
            Format::Text | Format::Pbn => writeln!(self.output, "{page}")?,
            Format::Json => write_json(self.output, &json())?,
        }
        Ok(RULED)
    }

    /// Says what could not be read: as JSON where the answer would have been, as text where errors go.
    fn refusal<J: Serialize>(&mut self, page: &str, json: impl FnOnce() -> J) -> io::Result<u8> {
        match self.format {
            Format::Text | Format::Pbn => writeln!(self.errors, "{page}")?,
            Format::Json => write_json(self.output, &json())?,
        }
        Ok(UNREADABLE)
    }
}

/// A page as people read it, in the layout of their terminal; or as a program does, in the same layout everywhere.
fn laid_out(arguments: &Arguments, page: &Page) -> String {
    let Layout { columns, colors } = arguments.layout;
    match arguments.format {
        Format::Json => terminal::render(page),
        Format::Text | Format::Pbn if colors => in_color(&terminal::render_in(page, columns)),
        Format::Text | Format::Pbn => terminal::render_in(page, columns),
    }
}

/// Hearts and diamonds in red.
fn in_color(text: &str) -> String {
    const RED: &str = "\u{1b}[31m";
    const PLAIN: &str = "\u{1b}[0m";
    let mut colored = String::with_capacity(text.len());
    for sign in text.chars() {
        if matches!(sign, '♥' | '♦') {
            colored.extend([RED, sign.encode_utf8(&mut [0; 4]), PLAIN]);
        } else {
            colored.push(sign);
        }
    }
    colored
}

/// Writes a line of JSON.
fn write_json(output: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = Vec::new();
    json(value, &mut line)?;
    line.push(b'\n');
    output.write_all(&line)
}
