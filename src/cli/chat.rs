//! `chat`: the conversation in a terminal, as it would go in Discord.

use std::io::{self, BufRead, Write};

use super::{Arguments, RULED};
use crate::{
    answer::{self, Asked},
    explain::Reader,
    lawbook::Edition,
    locale::{Language, say},
    meaning::Agreements,
    present::terminal,
    record::Yardstick,
};

/// What has been said so far, and how the next answer is to be given.
struct Conversation<'a> {
    /// The auction, with everything that was added to it.
    auction: String,
    edition: Option<Edition>,
    language: Language,
    reader: Reader,
    agreements: Option<&'a Agreements>,
    yardstick: Yardstick,
}

/// What a line asks for.
enum Said {
    Nothing,
    Goodbye,
    Help,
    Again,
    Why,
    Auction,
}

/// Answers line by line until the input ends or somebody says goodbye.
pub(super) fn chat(arguments: &Arguments, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<u8> {
    let mut conversation = Conversation {
        auction: String::new(),
        edition: arguments.edition,
        language: arguments.language,
        reader: arguments.reader,
        agreements: arguments.agreements.as_ref(),
        yardstick: arguments.yardstick,
    };
    writeln!(output, "{}", say(conversation.language, "cli-chat-hello", &[]))?;
    let mut line = String::new();
    loop {
        write!(output, "\n> ")?;
        output.flush()?;
        line.clear();
        if input.read_line(&mut line)? == 0 {
            writeln!(output)?;
            return Ok(RULED);
        }
        match conversation.hear(line.trim()) {
            Said::Nothing => {}
            Said::Goodbye => return Ok(RULED),
            Said::Help => writeln!(output, "{}", say(conversation.language, "cli-chat-help", &[]))?,
            Said::Again | Said::Why if conversation.auction.is_empty() => {
                writeln!(output, "{}", say(conversation.language, "cli-chat-noted", &[]))?;
            }
            Said::Why => writeln!(output, "{}", conversation.why())?,
            Said::Again | Said::Auction => writeln!(output, "{}", conversation.answer())?,
        }
    }
}

impl Conversation<'_> {
    /// Takes a line: a word about the conversation, more of the same auction, or a new auction.
    fn hear(&mut self, line: &str) -> Said {
        match line.to_lowercase().as_str() {
            "" => return Said::Nothing,
            "quit" | "exit" | "bye" | "slutt" | "avslutt" => return Said::Goodbye,
            "help" | "hjelp" => return Said::Help,
            "why" | "why?" | "hvorfor" | "hvorfor?" => return Said::Why,
            "2007" => self.edition = Some(Edition::Laws2007),
            "2017" => self.edition = Some(Edition::Laws2017),
            "english" | "engelsk" => self.language = Language::English,
            "norsk" | "norwegian" => self.language = Language::Norwegian,
            "director" | "tl" => self.reader = Reader::Director,
            "player" | "spiller" => self.reader = Reader::Player,
            _ => {
                self.add(line);
                return Said::Auction;
            }
        }
        Said::Again
    }

    /// A line that begins with a mark, or with a plus, goes on with the same auction; any other begins a new one.
    fn add(&mut self, line: &str) {
        let more = line.strip_prefix('+').map(str::trim_start);
        match more.or_else(|| goes_on(line).then_some(line)) {
            Some(more) if !self.auction.is_empty() => {
                self.auction.push(' ');
                self.auction.push_str(more);
            }
            Some(line) => line.clone_into(&mut self.auction),
            None => line.clone_into(&mut self.auction),
        }
    }

    fn asked(&self) -> Asked<'_> {
        let Conversation { auction, edition, language, reader, agreements, yardstick } = self;
        let (edition, language, reader, agreements, yardstick) =
            (*edition, *language, *reader, *agreements, *yardstick);
        Asked { text: auction, edition, language, reader, agreements, yardstick }
    }

    fn answer(&self) -> String {
        terminal::render(&answer::answer(&self.asked()).page)
    }

    fn why(&self) -> String {
        terminal::render(&answer::why(&self.asked()).0.page)
    }
}

/// Whether a line begins with a mark, which can only belong to the auction before it.
fn goes_on(line: &str) -> bool {
    const MARKS: [&str; 14] = [
        "acc", "accepts", "godtatt", "rej", "ikke", "declines", ">", "->", "→", "cmp", "ncmp", "sml", "isml", "rettet",
    ];
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    MARKS.contains(&first.as_str()) || first.starts_with('>') || first.starts_with("->")
}
