//! The arguments: which command, on what, and how.

use std::{
    ffi::OsString,
    fmt,
    io::{self, BufRead, Read as _},
    path::Path,
};

use lexopt::{Arg, Parser, ValueExt as _};

use super::{
    Canvas, Compared, Games, HelpPage, Layout, Purpose, Quizzed, agreements, decode::Decoder, decode::open, flags,
    quiz::Mode,
};
use crate::{
    explain::Reader,
    lawbook::Edition,
    locale::{Language, say},
    meaning::Agreements,
    record::Yardstick,
    shorthand::formats::file::{self, FileForm},
};

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arguments {
    /// What to do.
    pub command: Command,
    /// The edition, unless the text names one.
    pub edition: Option<Edition>,
    /// The language of the answer.
    pub language: Language,
    /// The form of the answer.
    pub format: Format,
    /// For whom the answer is written.
    pub reader: Reader,
    /// How much is similar.
    pub yardstick: Yardstick,
    /// What the offending side has agreed on.
    pub agreements: Option<Agreements>,
    /// Where to draw the auction.
    pub picture: Option<Canvas>,
    /// How text is laid out: as in a pipe, unless the caller knows the terminal.
    pub layout: Layout,
}

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

impl Text {
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

/// The arguments cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentError(String);

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ArgumentError {}

/// The words and flags as they were found, before they are put together.
#[derive(Default)]
struct Found {
    words: Vec<String>,
    help: bool,
    version: bool,
    records: Option<OsString>,
    games: Option<(FileForm, OsString)>,
    agreements: Option<OsString>,
    picture: Option<OsString>,
    /// The flag that was read last.
    option: String,
    edition: Option<Edition>,
    language: Language,
    format: Option<Format>,
    reader: Reader,
    yardstick: Yardstick,
    editions: Editions,
    withdrawn: Option<String>,
    replacement: Option<String>,
    quiz: Quizzed,
}

/// Under which editions to rule.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Editions {
    #[default]
    One,
    Every,
}

impl Arguments {
    /// Reads the arguments; answers are in `language` unless a flag says otherwise.
    ///
    /// # Errors
    ///
    /// When a command, a flag or its value is not known; the error says what was expected.
    pub fn read(mut parser: Parser, language: Language) -> Result<Arguments, ArgumentError> {
        let mut found = Found { language, ..Found::default() };
        while match found.take_next(&mut parser) {
            Ok(more) => more,
            Err(error) => {
                found.look_for_the_language(&mut parser);
                return Err(ArgumentError(flags::refused(&error, &found.option, found.language)));
            }
        } {}
        let command = found.command()?;
        let Found { edition, language, reader, yardstick, agreements, picture, .. } = found;
        let format = found.format.unwrap_or_default();
        let agreements =
            agreements.map(|source| agreements::load(&source, language)).transpose().map_err(ArgumentError)?;
        let canvas = |file: OsString| {
            let name = file.to_string_lossy().into_owned();
            Canvas::new(file).ok_or_else(|| ArgumentError(say(language, "cli-picture-name", &[("file", &name)])))
        };
        let picture = picture.map(canvas).transpose()?;
        Ok(Arguments {
            command,
            edition,
            language,
            format,
            reader,
            yardstick,
            agreements,
            picture,
            layout: Layout::default(),
        })
    }
}

impl Found {
    /// Takes the next argument; false when there is none left.
    fn take_next(&mut self, parser: &mut Parser) -> Result<bool, lexopt::Error> {
        if let Some(mut raw) = parser.try_raw_args()
            && raw.peek().and_then(|word| word.to_str()).is_some_and(is_shorthand_with_dash)
        {
            self.words.extend(raw.next().map(|word| word.to_string_lossy().into_owned()));
            return Ok(true);
        }
        let Some(argument) = parser.next()? else { return Ok(false) };
        self.option = if let Arg::Long(option) = argument { option.to_owned() } else { String::new() };
        match argument {
            Arg::Value(word) => self.words.push(word.to_string_lossy().into_owned()),
            Arg::Short('h') | Arg::Long("help") => self.help = true,
            Arg::Short('V') | Arg::Long("version") => self.version = true,
            Arg::Long("editions" | "both") => self.editions = Editions::Every,
            Arg::Long("director") => self.reader = Reader::Director,
            Arg::Long("agreements") => self.agreements = Some(parser.value()?),
            Arg::Long("picture") => self.picture = Some(parser.value()?),
            Arg::Long("records") => self.records = Some(parser.value()?),
            Arg::Long("pbn") => self.games = Some((FileForm::Pbn, parser.value()?)),
            Arg::Long("lin") => self.games = Some((FileForm::Lin, parser.value()?)),
            Arg::Long("laws") => self.edition = Some(parser.value()?.parse()?),
            Arg::Long("lang") => self.language = parser.value()?.parse_with(language)?,
            Arg::Long("format") => self.format = Some(parser.value()?.parse_with(format)?),
            Arg::Long("similar") => self.yardstick = parser.value()?.parse()?,
            Arg::Long("withdrawn") => self.withdrawn = Some(parser.value()?.string()?),
            Arg::Long("replacement") => self.replacement = Some(parser.value()?.string()?),
            Arg::Long("level") => self.quiz.level = Some(parser.value()?.parse()?),
            Arg::Long("law") => self.quiz.law = Some(parser.value()?.parse()?),
            Arg::Long("seed") => self.quiz.seed = Some(parser.value()?.parse()?),
            Arg::Long("number" | "count") => self.quiz.number = Some(parser.value()?.parse()?),
            Arg::Long("own") => self.quiz.own = Some(parser.value()?),
            Arg::Long("check") => self.quiz.mode = Mode::Checks,
            Arg::Long("answers") => self.quiz.mode = Mode::Answers,
            Arg::Short(_) | Arg::Long(_) => return Err(argument.unexpected()),
        }
        Ok(true)
    }

    /// The command, which is the first word, with what follows it.
    fn command(&self) -> Result<Command, ArgumentError> {
        let (name, rest) = match self.words.split_first() {
            Some((name, rest)) => (name.as_str(), rest),
            None if self.version => return Ok(Command::Version),
            None => return Ok(Command::Help(HelpPage::Program)),
        };
        let page = HelpPage::ALL.iter().copied().find(|page| page.command() == Some(name));
        if name == "help" {
            let of = |page: &HelpPage| rest.first().is_some_and(|word| page.command() == Some(word.as_str()));
            return Ok(Command::Help(HelpPage::ALL.iter().copied().find(of).unwrap_or(HelpPage::Program)));
        }
        let Some(page) = page else {
            let problem = say(self.language, "cli-unknown-command", &[("word", name)]);
            return Err(ArgumentError(format!("{problem}\n\n{}", say(self.language, "cli-help", &[]))));
        };
        if self.help {
            return Ok(Command::Help(page));
        }
        if self.format == Some(Format::Pbn) && page != HelpPage::Parse {
            return Err(ArgumentError(say(self.language, "cli-pbn-is-for-parse", &[("word", name)])));
        }
        let wants_png =
            self.picture.as_ref().is_some_and(|file| file.to_string_lossy().to_lowercase().ends_with(".png"));
        if wants_png && !cfg!(feature = "picture") {
            return Err(ArgumentError(say(self.language, "cli-no-png", &[])));
        }
        let many = self.records.is_some() || self.games.is_some();
        if self.picture.is_some() && (page != HelpPage::Rule || many) {
            return Err(ArgumentError(say(self.language, "cli-picture-is-for-rule", &[])));
        }
        if let Some((form, file)) = &self.games {
            let rules = page == HelpPage::Rule && self.editions == Editions::One && self.records.is_none();
            let purpose = if rules { Purpose::Rule } else { Purpose::Parse };
            if !rules && page != HelpPage::Parse || !rest.is_empty() {
                return Err(ArgumentError(say(self.language, "cli-games-are-for-rule", &[])));
            }
            return Ok(Command::Games(Games { purpose, form: *form, source: source(file) }));
        }
        Ok(match page {
            HelpPage::Program => Command::Help(HelpPage::Program),
            HelpPage::Rule => match &self.records {
                Some(file) => Command::Records(source(file)),
                None if self.editions == Editions::Every => Command::Editions(text(rest)),
                None => Command::Rule(text(rest)),
            },
            HelpPage::Why => Command::Why(text(rest)),
            HelpPage::Parse => Command::Parse(text(rest)),
            HelpPage::Law if rest.is_empty() => Command::Help(HelpPage::Law),
            HelpPage::Law => Command::Law(rest.join(" ")),
            HelpPage::Meaning => Command::Meaning(text(rest)),
            HelpPage::Compare => match (&self.withdrawn, &self.replacement, rest) {
                (Some(withdrawn), Some(replacement), []) => {
                    Command::Compare(Compared { withdrawn: withdrawn.clone(), replacement: replacement.clone() })
                }
                _ => return Err(ArgumentError(say(self.language, "cli-compare-what", &[]))),
            },
            HelpPage::Agreements => Command::Agreements(rest.join(" ")),
            HelpPage::Laws | HelpPage::Quiz | HelpPage::Chat if !rest.is_empty() => {
                let said = [("command", page.command().unwrap_or_default()), ("text", &rest.join(" "))];
                return Err(ArgumentError(say(self.language, "cli-takes-no-text", &said)));
            }
            HelpPage::Laws => Command::Laws,
            HelpPage::Readings => Command::Readings,
            HelpPage::Quiz if self.quiz.own.is_none() && self.quiz.mode == Mode::Checks => {
                return Err(ArgumentError(say(self.language, "cli-quiz-check-what", &[])));
            }
            HelpPage::Quiz => Command::Quiz(self.quiz.clone()),
            HelpPage::Chat => Command::Chat,
            HelpPage::Bot => Command::Bot,
            HelpPage::Health => Command::Health,
        })
    }

    /// `--lang nb` after the flag that is wrong: the error is told in that language.
    fn look_for_the_language(&mut self, parser: &mut Parser) {
        let Ok(raw) = parser.raw_args() else { return };
        let words: Vec<String> = raw.map(|word| word.to_string_lossy().into_owned()).collect();
        let glued = words.iter().find_map(|word| word.strip_prefix("--lang="));
        let apart = words.iter().skip_while(|word| *word != "--lang").nth(1).map(String::as_str);
        if let Some(language) = glued.or(apart).and_then(Language::from_tag) {
            self.language = language;
        }
    }
}

/// A file, or standard input.
fn source(file: &OsString) -> Source {
    if file == "-" { Source::Input } else { Source::File(file.clone()) }
}

/// A dash, an arrow: shorthand. Only `-h`, `-V` and what begins with two dashes are flags.
fn is_shorthand_with_dash(word: &str) -> bool {
    word.starts_with('-') && !word.starts_with("--") && word != "-h" && word != "-V"
}

/// Shorthand from the words that follow the command; none of them, or a lone dash, is standard input.
fn text(words: &[String]) -> Text {
    match words {
        [] => Text::Input,
        [dash] if dash == "-" => Text::Input,
        [path] if names_file(path) => Text::File(path.clone()),
        words => Text::Given(words.join(" ")),
    }
}

/// Whether a word can only be the path of a file with an auction in it.
fn names_file(word: &str) -> bool {
    let extension = Path::new(word).extension().and_then(|extension| extension.to_str()).map(str::to_lowercase);
    matches!(extension.as_deref(), Some("pbn" | "lin" | "txt")) && !word.contains("://") && !word.contains('\n')
}

fn language(tag: &str) -> Result<Language, &'static str> {
    Language::from_tag(tag).ok_or("en | nb")
}

fn format(name: &str) -> Result<Format, &'static str> {
    match name {
        "text" => Ok(Format::Text),
        "json" => Ok(Format::Json),
        "pbn" => Ok(Format::Pbn),
        _ => Err("text | json | pbn"),
    }
}
