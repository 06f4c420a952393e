//! `rule --pbn`, `rule --lin`, and the same of `parse`: a file of games, one answer for each.

use std::io::{self, BufRead, BufReader, BufWriter, Read as _, Write};

use serde::Serialize;

use super::{
    Arguments, Format, NOT_DONE, RULED, Streams, UNREADABLE,
    command::Source,
    decode::{Decoder, open},
    laid_out, rule,
};
use crate::{
    answer::{self, Answer, Ruled},
    bridge::{Contract, Doubled},
    locale::say,
    plain::plain,
    present::json::RulingJson,
    shorthand::{
        self,
        formats::{
            file::{Cutter, FileForm, Game},
            pbn::Header,
        },
    },
};

/// What is done with every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Its ruling.
    Rule,
    /// The record that was read.
    Parse,
}

/// A file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    /// What is done with every game.
    pub purpose: Purpose,
    /// How the file is written.
    pub form: FileForm,
    /// The file.
    pub source: Source,
}

/// How many bytes are read at a time where a line has no end.
const LONGEST_PIECE: u64 = 1 << 16;

/// Answers every game of a file in its place. One that cannot be read does not stop the run; the exit status tells of it.
pub(super) fn games(
    arguments: &Arguments,
    games: &Games,
    input: &mut dyn BufRead,
    out: &mut Streams<'_>,
) -> io::Result<u8> {
    let mut run = Run {
        arguments,
        purpose: games.purpose,
        output: BufWriter::with_capacity(1 << 16, &mut *out.output),
        count: 0,
        failed: 0,
    };
    match &games.source {
        Source::Input => run.read(games.form, input)?,
        Source::File(path) => run.read(games.form, &mut open(path)?)?,
    }
    run.output.flush()?;
    let Run { count, failed, .. } = run;
    if count == 0 {
        writeln!(out.errors, "{}", say(arguments.language, "cli-no-games", &[]))?;
        return Ok(UNREADABLE);
    }
    Ok(if failed == 0 { RULED } else { NOT_DONE })
}

struct Run<'a, W: Write> {
    arguments: &'a Arguments,
    purpose: Purpose,
    output: BufWriter<W>,
    count: usize,
    failed: usize,
}

/// A game's place in its file, and what it says of itself.
struct Place {
    number: usize,
    line: usize,
    header: Header,
}

/// A ruling in its place.
#[derive(Serialize)]
struct GameJson<'a> {
    game: usize,
    line: usize,
    #[serde(skip_serializing_if = "str::is_empty")]
    board: &'a str,
    #[serde(flatten)]
    ruling: RulingJson<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_says: Option<FileSays<'a>>,
}

/// What the file says otherwise than the ruling.
#[derive(Serialize)]
struct FileSays<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<&'a str>,
}

impl<W: Write> Run<'_, W> {
    fn read(&mut self, form: FileForm, input: &mut dyn BufRead) -> io::Result<()> {
        let mut input = BufReader::new(Decoder::new(input)?);
        let mut cutter = Cutter::new(form);
        let mut piece = Vec::new();
        while input.by_ref().take(LONGEST_PIECE).read_until(cutter.delimiter(), &mut piece)? > 0 {
            if let Some(game) = cutter.take(&piece) {
                self.answer(&game)?;
            }
            piece.clear();
        }
        cutter.end().iter().try_for_each(|game| self.answer(game))
    }

    fn answer(&mut self, game: &Game) -> io::Result<()> {
        self.count += 1;
        let place = Place { number: self.count, line: game.line, header: game.header() };
        let Some(text) = &game.text else {
            let message = say(self.arguments.language, "cli-game-too-long", &[]);
            return self.refused(&place, &message, None);
        };
        let answer = answer::answer(&rule::asked(self.arguments, text));
        match (&answer.found, self.purpose) {
            (Ok(ruled), Purpose::Rule) => self.ruled(&place, &answer, ruled),
            (Ok(ruled), Purpose::Parse) => self.parsed(&place, ruled),
            (Err(unread), _) => {
                let page = laid_out(self.arguments, &answer.page);
                let error = rule::error(text, unread, self.arguments.language);
                let line = game.line + rule::lines_before(text, unread);
                self.refused(&Place { line, ..place }, &page, Some(serde_json::to_value(error)?))
            }
        }
    }

    fn ruled(&mut self, place: &Place, answer: &Answer, ruled: &Ruled) -> io::Result<()> {
        let file_says = place.otherwise(ruled);
        let page = laid_out(self.arguments, &answer.page);
        match self.arguments.format {
            Format::Json => {
                let ruling = RulingJson::new(&ruled.ruling, self.arguments.language.tag(), &page);
                let Place { number, line, header: Header { board, .. } } = place;
                super::write_json(&mut self.output, &GameJson { game: *number, line: *line, board, ruling, file_says })
            }
            Format::Text | Format::Pbn => {
                self.heading(place)?;
                writeln!(self.output, "{page}")?;
                if let Some(FileSays { contract, declarer }) = file_says {
                    let language = self.arguments.language;
                    for (id, value) in [("cli-file-contract", contract), ("cli-file-declarer", declarer)] {
                        if let Some(value) = value {
                            writeln!(self.output, "\n{}", say(language, id, &[("value", &in_one_line(value))]))?;
                        }
                    }
                }
                Ok(())
            }
        }
    }

    fn parsed(&mut self, place: &Place, ruled: &Ruled) -> io::Result<()> {
        match (self.arguments.format, shorthand::write_pbn(&ruled.record)) {
            (Format::Text | Format::Json, _) => super::write_json(&mut self.output, &ruled.record),
            (Format::Pbn, Some(game)) => {
                let gap = if place.number > 1 { "\n" } else { "" };
                write!(self.output, "{gap}{game}")
            }
            (Format::Pbn, None) => {
                let message = say(self.arguments.language, "cli-not-in-pbn", &[]);
                self.refused(place, &message, None)
            }
        }
    }

    /// Says in the game's place why it has no answer: as JSON where the answers are, else as text.
    fn refused(&mut self, place: &Place, message: &str, error: Option<serde_json::Value>) -> io::Result<()> {
        self.failed += 1;
        if self.arguments.format == Format::Json
            || self.arguments.format == Format::Text && self.purpose == Purpose::Parse
        {
            let mut error = error.unwrap_or_else(|| serde_json::json!({ "error": { "message": message } }));
            if let Some(about) = error.get_mut("error").and_then(serde_json::Value::as_object_mut) {
                about.insert("line".to_owned(), place.line.into());
            }
            if let Some(fields) = error.as_object_mut() {
                fields.insert("game".to_owned(), place.number.into());
                if !place.header.board.is_empty() {
                    fields.insert("board".to_owned(), place.header.board.clone().into());
                }
            }
            return super::write_json(&mut self.output, &error);
        }
        self.heading(place)?;
        let joint = if self.arguments.format == Format::Pbn { "\n% " } else { "\n" };
        writeln!(self.output, "{}", message.lines().collect::<Vec<_>>().join(joint))
    }

    /// Which game it is, above its page; in PBN as a comment, so that it stays PBN.
    fn heading(&mut self, place: &Place) -> io::Result<()> {
        let gap = if place.number > 1 { "\n" } else { "" };
        let (number, line) = (place.number.to_string(), place.line.to_string());
        let board = in_one_line(&place.header.board);
        let id = if board.is_empty() { "cli-game" } else { "cli-game-of-board" };
        let heading = say(self.arguments.language, id, &[("number", &number), ("line", &line), ("board", &board)]);
        match self.arguments.format {
            Format::Pbn => write!(self.output, "{gap}% {heading}\n% "),
            Format::Text | Format::Json => writeln!(self.output, "{gap}{heading}\n"),
        }
    }
}

/// A word of the file on one line, as it may be shown.
fn in_one_line(value: &str) -> String {
    plain(value).split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Place {
    /// The tags that say otherwise than the auction, where it is over.
    fn otherwise(&self, ruled: &Ruled) -> Option<FileSays<'_>> {
        if !ruled.ruling.auction_over {
            return None;
        }
        let Header { contract, declarer, .. } = &self.header;
        let played = ruled.ruling.contract.as_ref();
        let says = FileSays {
            contract: Some(contract.as_str()).filter(|told| is_said(told) && !same_contract(told, played)),
            // `^S` says itself that it was not as the auction has it (3.4.13).
            declarer: Some(declarer.as_str()).filter(|told| {
                let is_declarer = |played: &Contract| told.eq_ignore_ascii_case(&played.declarer.to_string());
                is_said(told) && !told.starts_with('^') && !played.is_some_and(is_declarer)
            }),
        };
        (says.contract.is_some() || says.declarer.is_some()).then_some(says)
    }
}

fn is_said(value: &str) -> bool {
    !matches!(value.trim(), "" | "?" | "-" | "#" | "##")
}

/// `4HX`, `Pass`, as the standard has it (3.4.14); many write `N` for notrump.
fn same_contract(told: &str, played: Option<&Contract>) -> bool {
    let told = told.to_ascii_uppercase().replace(' ', "");
    match played {
        None => told == "PASS",
        Some(played) => {
            let risk = match played.doubled {
                Doubled::No => "",
                Doubled::Doubled => "X",
                Doubled::Redoubled => "XX",
            };
            let bid = told.strip_suffix(risk).filter(|bid| !bid.ends_with('X')).unwrap_or_default();
            bid == played.bid.to_string() || format!("{bid}T") == played.bid.to_string()
        }
    }
}
