//! The arguments: which command, on what, and how.

use std::{ffi::OsString, path::Path};

use lexopt::{Arg, Parser, ValueExt as _};

use super::{
    Canvas, Compared, Games, HelpPage, Layout, Purpose, Quizzed, agreements,
    command::{Command, Format, Source, Text},
    completions,
    defaults::Defaults,
    flags,
    quiz::{Form, Mode},
};
use crate::{
    answer::{Asked, answer},
    explain::Reader,
    lawbook::Edition,
    locale::{Language, say},
    meaning::Agreements,
    record::Yardstick,
    shorthand::formats::file::FileForm,
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

/// The arguments cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ArgumentError(String);

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
    yardstick: Option<Yardstick>,
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
    /// Reads the arguments; answers are in `language` unless a flag or the configuration file says otherwise.
    ///
    /// # Errors
    ///
    /// When a command, a flag or its value is not known, or something in the file; the error says what was expected.
    pub fn read(mut parser: Parser, language: Language, file: Option<&Path>) -> Result<Arguments, ArgumentError> {
        let defaults = file.map(|file| Defaults::read(file, language)).unwrap_or_default();
        let mut found = Found { language: defaults.language.unwrap_or(language), ..Found::default() };
        while match found.take_next(&mut parser) {
            Ok(more) => more,
            Err(error) => {
                found.look_for_the_language(&mut parser);
                let command = found.words.first().map(String::as_str).unwrap_or_default();
                return Err(ArgumentError(flags::refused(&error, &found.option, command, found.language)));
            }
        } {}
        let command = found.command()?;
        if command.asks_the_file() && !defaults.problems.is_empty() {
            return Err(ArgumentError(defaults.problems.join("\n")));
        }
        let Found { edition, language, reader, yardstick, agreements, picture, editions, .. } = found;
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
            edition: edition.or(defaults.edition.filter(|_| editions == Editions::One)),
            language,
            format,
            reader,
            yardstick: yardstick.or(defaults.yardstick).unwrap_or_default(),
            agreements: agreements.or(defaults.agreements),
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
            Arg::Long("similar") => self.yardstick = Some(parser.value()?.parse()?),
            Arg::Long("withdrawn") => self.withdrawn = Some(parser.value()?.string()?),
            Arg::Long("replacement") => self.replacement = Some(parser.value()?.string()?),
            Arg::Long("level") => self.quiz.level = Some(parser.value()?.parse()?),
            Arg::Long("law") => self.quiz.law = Some(parser.value()?.parse()?),
            Arg::Long("seed") => self.quiz.seed = Some(parser.value()?.parse()?),
            Arg::Long("number" | "count") => self.quiz.number = Some(parser.value()?.parse()?),
            Arg::Long("own") => self.quiz.own = Some(parser.value()?),
            Arg::Long("check") => self.quiz.mode = Mode::Checks,
            Arg::Long("answers") => self.quiz.mode = Mode::Answers,
            Arg::Long("linked") => self.quiz.form = Form::Linked,
            Arg::Long("exam") => self.quiz.form = Form::Exam,
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
        let Ok(page) = name.parse::<HelpPage>() else {
            let is_auction = answer(&Asked::new(&self.words.join(" "), self.language)).found.is_ok();
            let which = if is_auction { "auction" } else { "other" };
            let problem = say(self.language, "cli-unknown-command", &[("word", name), ("which", which)]);
            return Err(ArgumentError(format!("{problem}\n\n{}", say(self.language, "cli-help", &[]))));
        };
        if page == HelpPage::Program {
            let of = rest.first().and_then(|word| word.parse().ok());
            return Ok(Command::Help(of.unwrap_or(HelpPage::Program)));
        }
        if self.help {
            return Ok(Command::Help(page));
        }
        if self.format == Some(Format::Pbn) && page != HelpPage::Parse {
            return Err(ArgumentError(say(self.language, "cli-pbn-is-for-parse", &[("word", name)])));
        }
        let many = self.records.is_some() || self.games.is_some();
        if self.picture.is_some() && (page != HelpPage::Rule || many) {
            return Err(ArgumentError(say(self.language, "cli-picture-is-for-rule", &[])));
        }
        let wants_png =
            self.picture.as_ref().is_some_and(|file| file.to_string_lossy().to_lowercase().ends_with(".png"));
        if wants_png && !cfg!(feature = "picture") {
            return Err(ArgumentError(say(self.language, "cli-no-png", &[])));
        }
        if let Some((form, file)) = &self.games {
            let rules = page == HelpPage::Rule && self.editions == Editions::One && self.records.is_none();
            let purpose = if rules { Purpose::Rule } else { Purpose::Parse };
            if !rules && page != HelpPage::Parse || !rest.is_empty() {
                return Err(ArgumentError(say(self.language, "cli-games-are-for-rule", &[])));
            }
            return Ok(Command::Games(Games { purpose, form: *form, source: Source::of(file) }));
        }
        Ok(match page {
            HelpPage::Program => Command::Help(HelpPage::Program),
            HelpPage::Rule => match &self.records {
                Some(file) => Command::Records(Source::of(file)),
                None if self.editions == Editions::Every => Command::Editions(Text::of(rest)),
                None => Command::Rule(Text::of(rest)),
            },
            HelpPage::Why => Command::Why(Text::of(rest)),
            HelpPage::Parse => Command::Parse(Text::of(rest)),
            HelpPage::Law if rest.is_empty() => Command::Help(HelpPage::Law),
            HelpPage::Law => Command::Law(rest.join(" ")),
            HelpPage::Meaning => Command::Meaning(Text::of(rest)),
            HelpPage::Compare => match (&self.withdrawn, &self.replacement, rest) {
                (Some(withdrawn), Some(replacement), []) => {
                    Command::Compare(Compared { withdrawn: withdrawn.clone(), replacement: replacement.clone() })
                }
                _ => return Err(ArgumentError(say(self.language, "cli-compare-what", &[]))),
            },
            HelpPage::Agreements => Command::Agreements(rest.join(" ")),
            HelpPage::Laws | HelpPage::Readings | HelpPage::Quiz | HelpPage::Chat | HelpPage::Manual
                if !rest.is_empty() =>
            {
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
            HelpPage::Completions => {
                let shell = rest.join(" ").parse().map_err(|_| {
                    ArgumentError(say(
                        self.language,
                        "cli-completions-which",
                        &[("shells", &completions::shells(self.language))],
                    ))
                });
                Command::Completions(shell?)
            }
            HelpPage::Manual => Command::Manual,
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

/// A dash, an arrow: shorthand. Only `-h`, `-V` and what begins with two dashes are flags.
fn is_shorthand_with_dash(word: &str) -> bool {
    word.starts_with('-') && !word.starts_with("--") && word != "-h" && word != "-V"
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
