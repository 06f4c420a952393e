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
    #[must_use]
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
    match &arguments.command {
        Command::Help(page) => {
            writeln!(output, "{}", say(arguments.language, page.id(), &[]))?;
            Ok(RULED)
        }
        Command::Version => {
            writeln!(output, "director-please {}", env!("DIRECTOR_PLEASE_VERSION"))?;
            let years = years(Edition::ALL, arguments.language);
            writeln!(output, "{}", say(arguments.language, "cli-law-both", &[("years", &years)]))?;
            Ok(RULED)
        }
        Command::Rule(text) => rule::rule(arguments, &text.read(input)?, output, errors),
        Command::Editions(text) => rule::by_edition(arguments, &text.read(input)?, output, errors),
        Command::Why(text) => rule::why(arguments, &text.read(input)?, output, errors),
        Command::Parse(text) => rule::parse(arguments, &text.read(input)?, output, errors),
        Command::Meaning(text) => meaning::meaning(arguments, &text.read(input)?, output, errors),
        Command::Records(source) => records::records(arguments, source, input, output),
        Command::Games(asked) => games::games(arguments, asked, input, output, errors),
        Command::Law(address) => law::law(arguments, address, output, errors),
        Command::Compare(compared) => compare::compare(arguments, compared, output, errors),
        Command::Agreements(name) => agreements::agreements(arguments, name, output, errors),
        Command::Laws => laws::laws(arguments, output),
        Command::Readings => readings::readings(arguments, output),
        Command::Quiz(asked) => quiz::quiz(arguments, asked, input, output, errors),
        Command::Chat => chat::chat(arguments, input, output),
        Command::Completions(shell) => completions::completions(*shell, arguments.language, output),
        Command::Manual => manual::manual(arguments.language, output),
        Command::Bot | Command::Health => {
            writeln!(errors, "{}", say(arguments.language, "cli-no-bot", &[]))?;
            Ok(NOT_DONE)
        }
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
