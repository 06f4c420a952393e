//! What can be asked for: the commands, what each works on, and the form of the answer.

use std::{
    ffi::OsString,
    io::{self, BufRead, Read as _},
    path::Path,
};

use clap_complete::Shell;

use super::{Compared, Games, HelpPage, Quizzed, decode::Decoder, decode::open};
use crate::shorthand::formats::file;

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Rule on shorthand.
    Rule(Text),
    /// Rule on shorthand under every edition, side by side.
    Editions(Text),
    /// Rule on shorthand, and tell why: each clause that applies, and each that was considered.
    Why(Text),
    /// Rule on records, one a line, from this source.
    Records(Source),
    /// Rule on every game of a file, or show its record.
    Games(Games),
    /// Read shorthand and show the record.
    Parse(Text),
    /// Show the clauses under this address.
    Law(String),
    /// Read back what a call shows.
    Meaning(Text),
    /// Compare what two calls show.
    Compare(Compared),
    /// List the systems that are known by name, or print the one with this name.
    Agreements(String),
    /// List the clauses.
    Laws,
    /// List what the Laws leave open.
    Readings,
    /// Ask questions, and mark the answers.
    Quiz(Quizzed),
    /// Talk, line by line.
    Chat,
    /// Run the Discord bot.
    Bot,
    /// Ask a running bot how it is.
    Health,
    /// Print the completions for this shell.
    Completions(Shell),
    /// Print the manual page.
    Manual,
    /// Explain the command line.
    Help(HelpPage),
    /// Say which version this is.
    Version,
}

/// Shorthand on the command line, or where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// The arguments, joined by spaces.
    Given(String),
    /// Standard input, all of it.
    Input,
    /// A file, named by its path.
    File(String),
}

/// Where records or games come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input.
    Input,
    /// This file.
    File(OsString),
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For bridge programs: what was read, in the Portable Bridge Notation.
    Pbn,
}

impl Source {
    /// A file, or standard input.
    pub(super) fn of(file: &OsString) -> Source {
        if file == "-" { Source::Input } else { Source::File(file.clone()) }
    }
}

impl Text {
    /// Shorthand from the words that follow the command; none of them, or a lone dash, is standard input.
    pub(super) fn of(words: &[String]) -> Text {
        match words {
            [] => Text::Input,
            [dash] if dash == "-" => Text::Input,
            [path] if names_file(path) => Text::File(path.clone()),
            words => Text::Given(words.join(" ")),
        }
    }

    /// The shorthand.
    ///
    /// # Errors
    ///
    /// When standard input cannot be read.
    pub fn read(&self, input: &mut dyn BufRead) -> io::Result<String> {
        match self {
            Text::Given(text) => Ok(text.clone()),
            Text::Input => whole(input),
            Text::File(path) => whole(open(path)?),
        }
    }
}

fn whole(input: impl BufRead) -> io::Result<String> {
    let mut bytes = Vec::new();
    Decoder::new(input)?.take(LONGEST_INPUT).read_to_end(&mut bytes)?;
    Ok(file::text(bytes))
}

/// Bytes of shorthand that are read at the most; far more than the shorthand itself allows.
const LONGEST_INPUT: u64 = 1 << 20;

impl Command {
    /// Whether the configuration file says something about it. The others go on without one that is wrong.
    pub(super) const fn asks_the_file(&self) -> bool {
        !matches!(
            self,
            Command::Bot
                | Command::Health
                | Command::Completions(_)
                | Command::Manual
                | Command::Help(_)
                | Command::Version
        )
    }
}

/// Whether a word can only be the path of a file with an auction in it.
fn names_file(word: &str) -> bool {
    let extension = Path::new(word).extension().and_then(|extension| extension.to_str()).map(str::to_lowercase);
    matches!(extension.as_deref(), Some("pbn" | "lin" | "txt")) && !word.contains("://") && !word.contains('\n')
}
