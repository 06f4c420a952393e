//! `chat`: the conversation in a terminal, as it would go in Discord.

use std::io::{self, BufRead, Write};

use super::{Arguments, RULED, laid_out, rule};
use crate::{
    answer::{self, Asked},
    explain::Reader,
    locale::{Language, say},
    plain::plain,
};

/// What has been said so far, and how the next answer is to be given.
struct Conversation {
    /// The auction, with everything that was added to it.
    auction: String,
    /// The auction as it was before each line, the latest last.
    earlier: Vec<String>,
    arguments: Arguments,
}

/// What a line asks for.
enum Said {
    Nothing,
    Goodbye,
    Help,
    Again,
    Undo,
    Why,
    Auction(String),
}

/// Answers line by line until the input ends or somebody says goodbye.
pub(super) fn chat(arguments: &Arguments, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<u8> {
    let mut conversation = Conversation { auction: String::new(), earlier: Vec::new(), arguments: arguments.clone() };
    let told = |conversation: &Conversation, id| say(conversation.arguments.language, id, &[]);
    writeln!(output, "{}", told(&conversation, "cli-chat-hello"))?;
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
            Said::Help => writeln!(output, "{}", told(&conversation, "cli-chat-help"))?,
            Said::Again | Said::Why if conversation.auction.is_empty() => {
                writeln!(output, "{}", told(&conversation, "cli-chat-noted"))?;
            }
            Said::Undo => writeln!(output, "{}", conversation.undo())?,
            Said::Why => writeln!(output, "{}", conversation.why())?,
            Said::Again => writeln!(output, "{}", conversation.answer())?,
            Said::Auction(line) => writeln!(output, "{}", conversation.add(&line))?,
        }
    }
}

impl Conversation {
    /// Takes a line: a word about the conversation, more of the same auction, or a new auction.
    fn hear(&mut self, line: &str) -> Said {
        match line.to_lowercase().as_str() {
            "" => return Said::Nothing,
            "quit" | "exit" | "bye" | "slutt" | "avslutt" => return Said::Goodbye,
            "help" | "hjelp" => return Said::Help,
            "?" | "what now" | "what now?" | "hva nå" | "hva nå?" => {}
            "why" | "why?" | "hvorfor" | "hvorfor?" => return Said::Why,
            "english" | "engelsk" => self.arguments.language = Language::English,
            "norsk" | "norwegian" => self.arguments.language = Language::Norwegian,
            "director" | "tl" => self.arguments.reader = Reader::Director,
            "player" | "spiller" => self.arguments.reader = Reader::Player,
            "undo" | "angre" => return Said::Undo,
            word => match word.parse() {
                Ok(edition) => self.arguments.edition = Some(edition),
                Err(_) => return Said::Auction(line.to_owned()),
            },
        }
        Said::Again
    }

    /// Takes a line of an auction, and answers. What cannot be read changes nothing.
    fn add(&mut self, line: &str) -> String {
        let auction = self.with(line);
        let answer = answer::answer(&self.asked(&auction));
        let record = |answer: &answer::Answer| answer.found.as_ref().ok().map(|ruled| ruled.record.clone());
        let before = answer::answer(&self.asked(&self.auction));
        if auction != line && record(&answer).is_some() && record(&answer) == record(&before) {
            return say(self.arguments.language, "cli-chat-not-understood", &[("text", &plain(line))]);
        }
        if answer.found.is_ok() {
            self.earlier.push(std::mem::replace(&mut self.auction, auction));
        }
        laid_out(&self.arguments, &answer.page)
    }

    /// The auction with this line. A line that begins with a mark or with a plus, a single call, and what can only be read together
    /// with the auction go on with it; anything else is an auction of its own.
    fn with(&self, line: &str) -> String {
        let together = |more: &str| format!("{} {more}", self.auction);
        if self.auction.is_empty() {
            return line.to_owned();
        }
        if let Some(more) = line.strip_prefix('+') {
            return together(more.trim_start());
        }
        let longer = together(line);
        let reads = |text: &str| answer::answer(&self.asked(text)).found.ok();
        let alone = reads(line).map(|ruled| ruled.record.events.len());
        let goes_on = goes_on(line) || matches!(alone, None | Some(1)) && reads(&longer).is_some();
        if goes_on { longer } else { line.to_owned() }
    }

    /// Takes the last line back.
    fn undo(&mut self) -> String {
        let told = |id| say(self.arguments.language, id, &[]);
        let Some(earlier) = self.earlier.pop() else { return told("cli-chat-nothing-to-undo") };
        self.auction = earlier;
        if self.auction.is_empty() { told("cli-chat-undone") } else { self.answer() }
    }

    fn asked<'t>(&'t self, text: &'t str) -> Asked<'t> {
        rule::asked(&self.arguments, text)
    }

    fn answer(&self) -> String {
        laid_out(&self.arguments, &answer::answer(&self.asked(&self.auction)).page)
    }

    fn why(&self) -> String {
        laid_out(&self.arguments, &answer::why(&self.asked(&self.auction)).0.page)
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
